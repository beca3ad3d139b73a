import {
  acting,
  branch,
  compare,
  comparisonOf,
  EVERYTHING,
  effectOf,
  idOf,
  type Node,
  type Verb,
  wordOf,
} from "@rifthall/effects";
import type { Text } from "@rifthall/kernel/game";
import { type Def, everyone, type Frame, NONE, type Seat, thingOf, type Zone } from "@rifthall/kernel/ids";
import { ask, get, set } from "@rifthall/kernel/machine";
import { holds } from "@rifthall/kernel/state";
import { changed, counted } from "../../shared/phrases.js";
import { MOST_THREAT } from "../facts.js";
import { bring, canBring, spawnEnemies, spawnsWhereSaid, spawnTerrain, zoneOfArea } from "../rules/areas.js";
import { lose, win } from "../rules/end.js";
import { counterIndex } from "../rules/scenario.js";
import { drawResponse } from "../rules/supply.js";
import { addHeroes, preferred } from "../rules/target.js";
import { areaOf, type BeyondTheRift, ENEMY_DECK, MOST_COUNT, QUEST, RESPONSE, TERRAIN_DECK, THREAT } from "../table.js";
import { quoted } from "./phrases.js";
import { DECKS, IN_PLAY, STORY, touch } from "./touches.js";
import { anybody, youOf } from "./you.js";

const THREAT_WORD = "threat";

/** How far the threat or a counter can still go up, or down. */
function room(s: BeyondTheRift, id: string, up: boolean): number {
  if (id === THREAT_WORD) return up ? MOST_THREAT - s.tally[THREAT] : s.tally[THREAT];
  const at = counterIndex(s, id);
  if (at < 0) return 0;
  return up ? MOST_COUNT - s.counter[at] : s.counter[at];
}

/** BR-147: numbers of the scenario that do only what it says. */
function shift(s: BeyondTheRift, id: string, by: number): void {
  if (by === 0) return;
  if (id === THREAT_WORD) {
    s.tally[THREAT] += by;
    if (s.log !== null) s.log.push({ do: "threat", rule: "BR-147", n: by, left: s.tally[THREAT] });
    return;
  }
  const at = counterIndex(s, id);
  if (at < 0) return;
  s.counter[at] += by;
  if (s.log !== null) s.log.push({ do: "counter", rule: "BR-147", counter: id, n: by, left: s.counter[at] });
}

const shifting = (word: "raise" | "lower", about: Text, en: string, de: string): Verb<BeyondTheRift> =>
  acting<BeyondTheRift>({
    word,
    about,
    args: { [word]: { type: "id", of: "a counter of the scenario, or threat" }, n: { type: "amount", optional: true } },
    say: (node, say, mood) => {
      const id = idOf(node.values, word);
      const [by, per] = changed(node, say);
      if (say.language === "en")
        return `${en} ${id === THREAT_WORD ? "the Threat" : `“${say.named(id)}”`} by ${by}${per}`;
      const what = id === THREAT_WORD ? "die Bedrohung" : `„${say.named(id)}“`;
      return mood === "infinitive" ? `${what}${per} um ${by} ${de}n` : `${de} ${what}${per} um ${by}`;
    },
    touches: touch(0, STORY, 0),
    act: {
      amount: "n",
      useful: (s, _f, _x, n, node) => n > 0 && room(s, idOf(node.values, word), word === "raise") > 0,
      run: (s, _f, _x, n, node) => {
        const id = idOf(node.values, word);
        const by = Math.min(n, room(s, id, word === "raise"));
        shift(s, id, word === "raise" ? by : -by);
      },
    },
  });

const INTO = { type: "word", words: ["quest", "yours", "priority", "each"], optional: true } as const;
/** Where it appears, and in German whereto it is brought. */
const WHERE: Readonly<Record<string, Text & { readonly to: string }>> = {
  quest: { en: "into the Quest Area", de: "im Questbereich", to: "in den Questbereich" },
  yours: { en: "into your Hero Area", de: "in deinem Heldenbereich", to: "in deinen Heldenbereich" },
  priority: {
    en: "into the Hero Area that comes first in priority",
    de: "im nach Zielwahl ersten Heldenbereich",
    to: "in den nach Zielwahl ersten Heldenbereich",
  },
  each: { en: "into each Hero Area", de: "in jedem Heldenbereich", to: "in jeden Heldenbereich" },
};
const intoOf = (node: Node): string => wordOf(node.values, "into") ?? "quest";

/** Comes into the area that a word means; of Hero Areas that come equally first, the players choose (BR-99). */
function entering(
  word: string,
  about: Text,
  args: Verb<BeyondTheRift>["args"],
  say: Verb<BeyondTheRift>["say"],
  amount: string,
  could: (s: BeyondTheRift, node: Node) => boolean,
  whereSaid: (s: BeyondTheRift) => boolean,
  enter: (s: BeyondTheRift, n: number, to: Zone, node: Node) => void,
): Verb<BeyondTheRift> {
  const how = (s: BeyondTheRift, n: number, to: Zone, node: Node): void => {
    if (n > 0) enter(s, n, to, node);
  };
  return {
    word,
    about,
    args: { ...args, into: INTO },
    say,
    touches: touch(0, 0, IN_PLAY | DECKS),
    personal: (node) => intoOf(node) === "yours",
    compile: (node, b) => {
      const into = intoOf(node);
      const given = node.values[amount];
      const n = (s: BeyondTheRift, f: Frame): number =>
        given?.type === "amount" ? b.meanings.amount(s, f, given.amount) : 1;
      if (into === "quest") b.run((s, f) => how(s, n(s, f), QUEST, node));
      else if (into === "yours") b.run((s, f) => how(s, n(s, f), zoneOfArea(youOf(s, f)), node));
      else if (into === "each")
        b.run((s, f) => {
          const many = n(s, f);
          for (let seat = 0; seat < s.shape.seats; seat++) how(s, many, areaOf(seat as Seat), node);
        });
      else {
        const seat = b.register(holds.seatOrNone);
        // Looked up before anybody is asked: who answers does not see the deck it may come from.
        const comes = b.register(holds.flag);
        b.run((s, f) => {
          set(s, f, seat, NONE as Seat);
          set(s, f, comes, whereSaid(s) && could(s, node) ? 1 : 0);
        });
        b.items.push(
          ask<BeyondTheRift>({
            prompt: "area",
            who: (s) => everyone(s.shape.seats),
            options: (s, f) => {
              if (get(s, f, comes) === 1) addHeroes(s, preferred(s, everyone(s.shape.seats)));
            },
            choose: (s, f, o) => set(s, f, seat, thingOf(o) as Seat),
          }),
        );
        b.run((s, f) => how(s, n(s, f), zoneOfArea(get(s, f, seat)), node));
      }
    },
    able: (node, a) => {
      const given = node.values[amount];
      return (s, f) =>
        (could(s, node) && (given?.type !== "amount" || a.meanings.amount(s, f, given.amount) > 0)) || a.rest(s, f);
    },
  };
}

const spawn = entering(
  "spawn",
  {
    en: "That many enemies come from the top of the Enemy Deck (BR-26); in v0.9.9 always into the Quest Area (BR-103).",
    de: "So viele Gegner kommen vom Gegnerdeck (BR-26); in v0.9.9 immer in den Questbereich (BR-103).",
  },
  { spawn: { type: "amount" } },
  (node, say, mood) => {
    const where = intoOf(node) === "quest" ? "" : ` ${WHERE[intoOf(node)][say.language]}`;
    if (say.language === "en") {
      const [enemies, per] = counted(node, say, "enemy", "enemies", "spawn");
      return `spawn ${enemies}${where}${per}`;
    }
    const [enemies, per] = counted(node, say, "Gegner", "Gegner", "spawn");
    return mood === "infinitive"
      ? `${per} ${enemies}${where} erscheinen lassen`.trim()
      : `lass${per} ${enemies}${where} erscheinen`;
  },
  "spawn",
  (s) => s.size[ENEMY_DECK] > 0,
  spawnsWhereSaid,
  (s, n, to) => spawnEnemies(s, n, to, "BR-26"),
);

const defBy = (s: BeyondTheRift, node: Node): Def => (s.library.find(idOf(node.values, "bring"))?.index ?? NONE) as Def;

const bringing = entering(
  "bring",
  {
    en: "The named enemy or terrain comes into play: from outside, or else out of its deck.",
    de: "Der genannte Gegner oder das genannte Gelände kommt ins Spiel: von außerhalb, sonst aus seinem Deck.",
  },
  { bring: { type: "id", of: "an enemy or terrain" }, n: { type: "amount", optional: true } },
  (node, say, mood) => {
    const where = WHERE[intoOf(node)];
    const given = node.values.into !== undefined;
    const times = `× ${quoted(idOf(node.values, "bring"), say)}`;
    const [what, per] = counted(node, say, times, times);
    if (say.language === "en") return `bring ${what} ${given ? where.en : "into play"}${per}`;
    const to = given ? where.to : "ins Spiel";
    return mood === "infinitive" ? `${per} ${what} ${to} bringen`.trim() : `bringe${per} ${what} ${to}`;
  },
  "n",
  (s, node) => defBy(s, node) !== NONE && canBring(s, defBy(s, node)),
  anybody,
  (s, n, to, node) => {
    const def = defBy(s, node);
    for (let i = 0; i < n && def !== NONE && canBring(s, def); i++) bring(s, def, to, "BR-3");
  },
);

const explore: Verb<BeyondTheRift> = acting<BeyondTheRift>({
  word: "explore",
  about: {
    en: "That many cards come from the top of the Terrain Deck into the Quest Area (BR-26).",
    de: "So viele Karten kommen vom Geländedeck in den Questbereich (BR-26).",
  },
  args: { explore: { type: "amount" } },
  say: (node, say, mood) => {
    if (say.language === "en") {
      const [cards, per] = counted(node, say, "terrain card", "terrain cards", "explore");
      return `spawn ${cards}${per}`;
    }
    const [cards, per] = counted(node, say, "Geländekarte", "Geländekarten", "explore");
    return mood === "infinitive" ? `${per} ${cards} erscheinen lassen`.trim() : `lass${per} ${cards} erscheinen`;
  },
  touches: touch(0, 0, IN_PLAY | DECKS),
  act: {
    amount: "explore",
    useful: (s, _f, _x, n) => n > 0 && s.size[TERRAIN_DECK] > 0,
    run: (s, _f, _x, n) => spawnTerrain(s, n, "BR-26"),
  },
});

/** Draws a Response card and goes on by its value. */
const check: Verb<BeyondTheRift> = {
  word: "check",
  about: {
    en: "A Response card is drawn; `then` if its value compares so, else `else`.",
    de: "Eine Antwortkarte wird gezogen; `then`, falls ihr Wert sich so vergleicht, sonst `else`.",
  },
  args: { check: { type: "comparison" }, then: { type: "effect" }, else: { type: "effect", optional: true } },
  touches: EVERYTHING,
  say: (node, say, mood) => {
    const is = say.compared(comparisonOf(node.values, "check"));
    const yes = say.clause(effectOf(node.values, "then"), "inverted");
    const no = effectOf(node.values, "else");
    if (say.language === "en") {
      const other = no.length === 0 ? "" : `; otherwise, ${say.clause(no, "inverted")}`;
      return `draw a Response card${yes === "" ? "" : `: if it is ${is}, ${yes}${other}`}`;
    }
    const other = no.length === 0 ? "" : `; sonst ${say.clause(no, "inverted")}`;
    const drawn = mood === "infinitive" ? "eine Antwortkarte ziehen" : "ziehe eine Antwortkarte";
    return `${drawn}${yes === "" ? "" : `: ist sie ${is}, ${yes}${other}`}`;
  },
  compile: (node, b) => {
    const is = comparisonOf(node.values, "check");
    b.run((s) => {
      drawResponse(s, "check");
    });
    branch(b, (s) => compare(is, s.tally[RESPONSE]), effectOf(node.values, "then"), effectOf(node.values, "else"));
  },
  able: (node, a) => {
    const is = comparisonOf(node.values, "check");
    const yes = a.effect(effectOf(node.values, "then"), a.rest);
    const no = a.effect(effectOf(node.values, "else"), a.rest);
    // Nobody counts which cards are left: it is enough that there are such.
    const comes = ({ shape: { responses } }: BeyondTheRift, wanted: boolean): boolean => {
      for (let n = 0; n < responses.length; n++) if (responses[n] > 0 && compare(is, n) === wanted) return true;
      return false;
    };
    return (s, f) => (comes(s, true) && yes(s, f)) || (comes(s, false) && no(s, f));
  },
};

const finishing: Verb<BeyondTheRift> = acting<BeyondTheRift>({
  word: "finish",
  about: { en: "The scenario is won or lost at once.", de: "Das Szenario ist sofort gewonnen oder verloren." },
  args: { finish: { type: "word", words: ["won", "lost"] } },
  say: (node, say, mood) => {
    const won = wordOf(node.values, "finish") === "won";
    if (say.language === "en") return `${mood === "infinitive" ? "" : "you "}${won ? "win" : "lose"} the scenario`;
    if (mood === "infinitive") return `das Szenario ${won ? "gewinnen" : "verlieren"}`;
    const verb = won ? "gewinnt" : "verliert";
    return mood === "inverted" ? `${verb} ihr das Szenario` : `ihr ${verb} das Szenario`;
  },
  touches: EVERYTHING,
  act: {
    useful: () => true,
    run: (s, _f, _x, _n, node) => {
      if (wordOf(node.values, "finish") === "won") win(s);
      else lose(s, "scenario");
    },
  },
});

export const storyVerbs: readonly Verb<BeyondTheRift>[] = [
  shifting(
    "raise",
    { en: "Raises the Threat or a counter.", de: "Erhöht die Bedrohung oder einen Zähler." },
    "raise",
    "erhöhe",
  ),
  shifting(
    "lower",
    { en: "Lowers the Threat or a counter.", de: "Senkt die Bedrohung oder einen Zähler." },
    "lower",
    "senke",
  ),
  spawn,
  explore,
  bringing,
  check,
  finishing,
];
