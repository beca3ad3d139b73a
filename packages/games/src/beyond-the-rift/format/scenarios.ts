import type { Field, Section } from "@rifthall/effects";
import { MOST_AP, MOST_HEROES, MOST_THREAT } from "../facts.js";
import { MOST_COUNT, MOST_COUNTERS } from "../table.js";
import {
  byHeroes,
  COPIES,
  cost,
  countsByHeroes,
  doing,
  effect,
  flag,
  group,
  ids,
  name,
  number,
  once,
  text,
  told,
  v099,
  when,
} from "./fields.js";

const level = (en: string, de: string, optional?: true): Field =>
  group(
    {
      enemies: countsByHeroes("enemies", COPIES, "the Enemy Deck", "das Gegnerdeck"),
      terrain: countsByHeroes("terrain", COPIES, "the Terrain Deck", "das Geländedeck"),
      outside: countsByHeroes(
        "enemies or terrain",
        COPIES,
        "what may be summoned or brought",
        "was beschworen oder gebracht werden kann",
      ),
      threat: byHeroes(0, MOST_THREAT, "the Threat at the start", "die Bedrohung zu Beginn", true),
      counters: countsByHeroes("counters", MOST_COUNT, "counters at the start", "Zähler zu Beginn"),
    },
    en,
    de,
    optional,
  );
const cell = (n: string): Field =>
  effect(`when a ${n} is drawn for the column`, `wenn für die Spalte eine ${n} gezogen wird`);

export const scenarios: Section = {
  key: "scenarios",
  id: "scenario",
  about: text("scenarios to play", "spielbare Szenarien"),
  fields: {
    name,
    story: told("told before it begins", "erzählt, bevor es beginnt"),
    goal: told("what to do, in a sentence or two", "was zu tun ist, in ein, zwei Sätzen"),
    victory: told("told when it is won", "erzählt beim Sieg"),
    defeat: told("told when it is lost", "erzählt bei der Niederlage"),
    campaign: {
      type: "id",
      of: "a campaign",
      optional: true,
      about: text("the campaign it is part of", "zu welcher Kampagne es gehört"),
    },
    v099,
    requires: group(
      {
        won: ids("scenarios", "scenarios won", "gewonnene Szenarien", true),
        lost: ids("scenarios", "scenarios lost", "verlorene Szenarien", true),
        heroes: ids("heroes", "heroes available", "verfügbare Helden", true),
        notes: ids("notes", "notes that stand", "Notizen, die stehen", true),
        without: ids("notes", "notes that must not stand", "Notizen, die nicht stehen dürfen", true),
      },
      "what must be so before it may be chosen (BR-10)",
      "was gelten muss, damit es gewählt werden darf (BR-10)",
      true,
    ),
    must: ids("heroes", "heroes that must take part", "Helden, die dabei sein müssen", true),
    heroes: group(
      {
        least: number(1, MOST_HEROES, "fewest heroes", "wenigste Helden"),
        most: number(1, MOST_HEROES, "most heroes", "meiste Helden"),
      },
      "how many heroes",
      "wie viele Helden",
      true,
    ),
    levels: group(
      {
        normal: level("as written", "wie geschrieben"),
        easy: level("only what differs", "nur was anders ist", true),
        hard: level("only what differs", "nur was anders ist", true),
      },
      "decks and numbers by difficulty (BR-A99)",
      "Decks und Zahlen nach Schwierigkeit (BR-A99)",
    ),
    doors: {
      type: "map",
      of: "terrain",
      optional: true,
      fields: {
        value: byHeroes(0, MOST_AP, "what the AP must exceed (BR-134)", "was die AP übertreffen müssen (BR-134)"),
        responses: number(
          0,
          3,
          "Response cards drawn for it; 1 if left out",
          "Antwortkarten dafür; 1, wenn nicht genannt",
          true,
        ),
        defence: byHeroes(0, MOST_AP, "its defence (BR-136)", "ihre Verteidigung (BR-136)"),
      },
      about: text("numbers of its doors", "Zahlen ihrer Türen"),
    },
    counters: {
      type: "list",
      id: "counter",
      most: MOST_COUNTERS,
      optional: true,
      fields: { counter: { type: "id", of: "a counter", about: text("its id", "seine Kennung") }, name },
      about: text("what it counts", "was gezählt wird"),
    },
    rules: effect("in force throughout: `get` without `until`", "gilt die ganze Zeit: `get` ohne `until`"),
    setup: effect("the set-up", "der Aufbau"),
    hero: effect("at the start of the Hero Phase", "zu Beginn der Heldenphase"),
    enemy: effect("at the start of the Enemy Phase", "zu Beginn der Gegnerphase"),
    quest: effect(
      "the Quest Phase; in v0.9.9 the Spawn Phase (BR-101)",
      "die Questphase; in v0.9.9 die Erscheinensphase (BR-101)",
    ),
    draw: effect("at the start of the Draw Phase", "zu Beginn der Ziehphase"),
    end: effect("in the End Phase", "in der Endphase"),
    killed: effect("whenever an enemy died; `that` is the card", "sooft ein Gegner starb; `that` ist die Karte"),
    spawned: effect("whenever a card came into play", "sooft eine Karte ins Spiel kam"),
    opened: effect("whenever a door was opened", "sooft eine Tür geöffnet wurde"),
    table: {
      type: "list",
      most: 40,
      optional: true,
      fields: {
        who: { type: "id", of: "an enemy or family", about: text("which enemies", "welche Gegner") },
        zero: cell("0"),
        one: cell("1"),
        two: cell("2"),
        three: cell("3"),
      },
      about: text(
        "what enemies do, row by row; a column left out is the nearest lower one (BR-75, BR-A30)",
        "was Gegner tun, Zeile für Zeile; eine fehlende Spalte ist die nächstniedrigere (BR-75, BR-A30)",
      ),
    },
    actions: {
      type: "list",
      id: "action",
      most: 12,
      optional: true,
      fields: {
        action: { type: "id", of: "an action", about: text("its id", "ihre Kennung") },
        name,
        cost,
        once,
        unengaged: flag("only without an engaged enemy (BR-132)", "nur ohne gebundenen Gegner (BR-132)"),
        when,
        do: doing,
      },
      about: text("what heroes may do besides", "was Helden außerdem tun dürfen"),
    },
    win: { type: "condition", about: text("won as soon as this holds", "gewonnen, sobald dies gilt") },
    lose: {
      type: "condition",
      optional: true,
      about: text("lost as soon as this holds", "verloren, sobald dies gilt"),
    },
    rewards: effect("on a win: item, board, join, note", "beim Sieg: item, board, join, note"),
    setback: effect("on a loss: note, forget", "bei der Niederlage: note, forget"),
  },
};

export const campaigns: Section = {
  key: "campaigns",
  id: "campaign",
  about: text("campaigns", "Kampagnen"),
  fields: {
    name,
    story: told("told before it begins", "erzählt, bevor sie beginnt"),
    hero: { type: "id", of: "a hero", about: text("the hero it is built around", "der Held, um den es geht") },
    heroes: ids("heroes", "heroes to choose from at first", "Helden, die anfangs zur Wahl stehen"),
    scenarios: ids("scenarios", "its scenarios", "ihre Szenarien"),
    v099,
  },
};

export const notes: Section = {
  key: "notes",
  id: "note",
  about: text("what notes of a campaign are called", "wie Notizen einer Kampagne heißen"),
  fields: { name },
};
