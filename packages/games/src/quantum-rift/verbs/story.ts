import { acting, idOf, type Mood, type Node, type Sayer, type Verb } from "@rifthall/effects";
import { type Def, NONE } from "@rifthall/kernel/ids";
import { findDef } from "@rifthall/kernel/zone";
import { counted } from "../../shared/phrases.js";
import { deployAlly, spawn } from "../rules/cards.js";
import { isAhead, startEncounter, travel } from "../rules/story.js";
import { ALLY_POOL, ENCOUNTER_POOL, ENEMY_POOL, type QuantumRift } from "../table.js";
import { DISTANCES, STORY, THREATS, touch, UNITS } from "./touches.js";
import { anybody, forSomeone, youOf } from "./you.js";

const defBy = (s: QuantumRift, id: string): Def => (s.library.find(id)?.index ?? NONE) as Def;

/** So many by a number on the card, not by what is on the table. */
function isFixed({ values: { spawn: n } }: Node): boolean {
  return (
    n?.type === "amount" && (typeof n.amount === "number" || (typeof n.amount === "object" && "byHeroes" in n.amount))
  );
}

/** "Spawn 1 × Hyvryx Lurker and 2 × Hyvryx Scout." */
function saySpawn(nodes: readonly Node[], say: Sayer, mood: Mood): string {
  const said = nodes.map((node) => {
    const times = `× ${say.named(idOf(node.values, "name"))}`;
    return counted(node, say, times, times, "spawn");
  });
  const enemies = say.list(said.map(([amount]) => amount));
  const per = said.map(([, each]) => each).join("");
  if (say.language === "en") return `spawn ${enemies}${per}`;
  return mood === "infinitive" ? `${per} ${enemies} erscheinen lassen`.trim() : `lass${per} ${enemies} erscheinen`;
}

export const storyVerbs: readonly Verb<QuantumRift>[] = [
  acting<QuantumRift>({
    word: "spawn",
    about: {
      en: "That many named enemies come from the Enemy Pool, ready and unengaged.",
      de: "So viele der genannten Gegner kommen aus dem Gegnervorrat, bereit und ungebunden.",
    },
    args: { spawn: { type: "amount" }, name: { type: "id", of: "a unit" } },
    say: (node, say, mood) => saySpawn([node], say, mood),
    together: { agree: (a, b) => isFixed(a) && isFixed(b), say: saySpawn },
    touches: touch(0, 0, UNITS),
    act: {
      amount: "spawn",
      useful: (s, _f, _x, n, node) => n > 0 && findDef(s, ENEMY_POOL, defBy(s, idOf(node.values, "name"))) !== NONE,
      run: (s, _f, _x, n, node) => spawn(s, defBy(s, idOf(node.values, "name")), n, "QR-93"),
    },
  }),
  {
    ...acting<QuantumRift>({
      word: "deploy",
      about: {
        en: "The named card comes from the Adventure Pool under your control, free of cost.",
        de: "Die genannte Karte kommt kostenlos aus dem Abenteuervorrat unter deine Kontrolle.",
      },
      args: { deploy: { type: "id", of: "a unit, gear or skill" } },
      say: {
        en: { imperative: "deploy {deploy}", infinitive: "deploy {deploy}" },
        de: { imperative: "setze „{deploy}“ ein", infinitive: "„{deploy}“ einsetzen" },
      },
      touches: touch(0, 0, UNITS),
      act: {
        useful: (s, f, _x, _n, node) =>
          findDef(s, ALLY_POOL, defBy(s, idOf(node.values, "deploy"))) !== NONE && forSomeone(s, f, anybody),
        run: (s, f, _x, _n, node) => deployAlly(s, youOf(s, f), defBy(s, idOf(node.values, "deploy")), "QR-57"),
      },
    }),
    personal: () => true,
  },
  acting<QuantumRift>({
    word: "encounter",
    about: {
      en: "The named encounter begins; while another is active it waits.",
      de: "Die genannte Begegnung beginnt; solange eine andere aktiv ist, wartet sie.",
    },
    args: { encounter: { type: "id", of: "an encounter" } },
    say: {
      en: { imperative: "encounter {encounter}", infinitive: "encounter {encounter}" },
      de: {
        imperative: "beginne die Begegnung „{encounter}“",
        infinitive: "die Begegnung „{encounter}“ beginnen",
      },
    },
    touches: touch(0, 0, STORY | THREATS | UNITS),
    act: {
      useful: (s, _f, _x, _n, node) => findDef(s, ENCOUNTER_POOL, defBy(s, idOf(node.values, "encounter"))) !== NONE,
      run: (s, _f, _x, _n, node) => startEncounter(s, defBy(s, idOf(node.values, "encounter"))),
    },
  }),
  acting<QuantumRift>({
    word: "travel",
    about: { en: "You move to the named location.", de: "Ihr geht zum genannten Ort." },
    args: { travel: { type: "id", of: "a location" } },
    say: {
      en: { imperative: "move to {travel}", infinitive: "move to {travel}" },
      de: { imperative: "reise zum Ort „{travel}“", infinitive: "zum Ort „{travel}“ reisen" },
    },
    touches: touch(0, 0, STORY | DISTANCES | UNITS | THREATS),
    act: {
      useful: (s, _f, _x, _n, node) => isAhead(s, defBy(s, idOf(node.values, "travel"))),
      run: (s, _f, _x, _n, node) => travel(s, defBy(s, idOf(node.values, "travel"))),
    },
  }),
];
