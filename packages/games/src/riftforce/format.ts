import type { PackFormat } from "@rifthall/effects";
import { LEAST, type Riftforce } from "./table.js";
import { grammar } from "./verbs/grammar.js";

/** The icons a guild may show: the built-in guilds' and a few more to invent with. */
const ICONS = [
  "flame",
  "snowflake",
  "sun",
  "moon",
  "mountain",
  "wave",
  "bolt",
  "leaf",
  "wind",
  "gem",
  "drop",
  "claw",
  "volcano",
  "heart",
  "magnet",
  "note",
  "dune",
  "star",
  "rift",
  "shield",
  "skull",
  "eye",
  "feather",
  "anchor",
  "hourglass",
  "drum",
] as const;

const number = { type: "number", least: LEAST, greatest: 7, about: { en: "5, 6 or 7", de: "5, 6 oder 7" } } as const;

/** What a pack for this game may hold. */
export const format: PackFormat<Riftforce> = {
  game: "riftforce",
  grammar,
  sections: [
    {
      key: "guilds",
      id: "guild",
      about: {
        en: "guilds, each with four 5s, three 6s and two 7s",
        de: "Gilden mit je vier 5ern, drei 6ern und zwei 7ern",
      },
      fields: {
        name: { type: "text", about: { en: "the guild's name", de: "der Name der Gilde" } },
        set: {
          type: "word",
          words: ["base", "beyond"],
          optional: true,
          about: { en: "which box it belongs to", de: "zu welcher Schachtel sie gehört" },
        },
        rule: {
          type: "rule",
          pattern: "RF-[0-9]+",
          optional: true,
          about: { en: "the rule that events cite", de: "die Regel, auf die sich das Protokoll beruft" },
        },
        icon: { type: "word", words: ICONS, optional: true, about: { en: "its symbol", de: "ihr Symbol" } },
        activate: {
          type: "effect",
          about: { en: "what a card does when activated", de: "was eine Karte beim Aktivieren tut" },
        },
        played: {
          type: "effect",
          optional: true,
          about: { en: "what it does when played", de: "was sie beim Ausspielen tut" },
        },
        destroyed: {
          type: "effect",
          optional: true,
          about: { en: "what happens when it is destroyed", de: "was bei ihrer Zerstörung geschieht" },
        },
      },
    },
    {
      key: "challenges",
      builtIn: true,
      id: "challenge",
      about: { en: "what the trainer's bots of a number do", de: "was die Bots des Trainers mit einer Zahl tun" },
      fields: {
        number,
        stars: { type: "number", least: 1, greatest: 4, about: { en: "how hard", de: "wie schwer" } },
        activate: { type: "effect", about: { en: "what the bot does", de: "was der Bot tut" } },
      },
    },
    {
      key: "addOns",
      builtIn: true,
      id: "addOn",
      about: { en: "what every bot does first", de: "was jeder Bot zuerst tut" },
      fields: {
        stars: { type: "number", least: 1, greatest: 5, about: { en: "how hard", de: "wie schwer" } },
        first: { type: "effect", about: { en: "what it does first", de: "was er zuerst tut" } },
      },
    },
    {
      key: "plans",
      builtIn: true,
      about: {
        en: "the trainer's plans, top first, in groups of four",
        de: "die Pläne des Trainers, oberster zuerst, in Vierergruppen",
      },
      fields: {
        kind: {
          type: "word",
          words: ["attack", "control"],
          about: { en: "attack or control", de: "Angriff oder Kontrolle" },
        },
        location: {
          type: "number",
          least: 0,
          greatest: 4,
          about: { en: "where the bot is placed", de: "wo der Bot ausgelegt wird" },
        },
        numbers: {
          type: "numbers",
          least: LEAST,
          greatest: 7,
          most: 6,
          optional: true,
          about: { en: "which bots attack, in order", de: "welche Bots der Reihe nach angreifen" },
        },
      },
    },
  ],
};
