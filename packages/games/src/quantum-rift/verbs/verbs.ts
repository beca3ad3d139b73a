import {
  acting,
  type Condition,
  changeOf,
  compare,
  comparisonOf,
  EVERYTHING,
  effectOf,
  type Footprint,
  idOf,
  type Mood,
  type Node,
  R,
  type Sayer,
  type Verb,
  wordOf,
} from "@rifthall/effects";
import type { Card, Def, Frame, Language, Register, Seat, Text } from "@rifthall/kernel";
import { ask, findDef, get, modify, NONE, only, option, placeOf, refer, set, thingOf, within } from "@rifthall/kernel";
import { attack, startAttack } from "../rules/attack.js";
import { deployAlly, discardFromHand, distinct, distinctDefs, draw, gainDie, recover, spawn } from "../rules/cards.js";
import { combat } from "../rules/combat.js";
import { noticeDuration } from "../rules/duration.js";
import { canEngage, disengage, engage } from "../rules/engage.js";
import { resolve } from "../rules/resolve.js";
import { diceIn, faceOf, MOST_DICE, reroll, rollFrame, rollSeat, startTest } from "../rules/roll.js";
import { changeDistance, changeThreat, startEncounter, travel } from "../rules/story.js";
import { turn } from "../rules/turn.js";
import { damage, destroy, discard, exhaust, gainVitality, loseVitality, ready, revive } from "../rules/units.js";
import { closedHands } from "../rules/window.js";
import {
  ALLY_POOL,
  ANY,
  activeEncounter,
  activeLocation,
  COLOURS,
  type Colour,
  DAMAGED,
  DISTANCE,
  diceOf,
  discardOf,
  ENCOUNTER_POOL,
  ENEMY_POOL,
  EXHAUSTED,
  handOf,
  heroOf,
  inPlay,
  isHero,
  isLiving,
  isUnit,
  LOCATION_STACK,
  type QuantumRift,
  READY,
  THREAT,
} from "../table.js";
import { kind } from "./kinds.js";
import { isPlayerStat, type Stat, statKey, stats } from "./stats.js";
import { DICE, DISTANCES, HAND, STATS, STORY, THREATS, UNITS, VITALITY } from "./touches.js";
import { youOf, yourHero } from "./words.js";

const touch = (reads: number, adds: number, writes: number): Footprint => ({ reads, adds, writes });

/** Would it do something for you; where nobody has taken it on yet, for anybody? */
function forSomeone(s: QuantumRift, f: Frame, would: (seat: Seat) => boolean): boolean {
  const you = youOf(s, f);
  if (you !== NONE) return isLiving(s, you) && would(you);
  for (let seat = 0; seat < s.shape.seats; seat++) if (isLiving(s, seat as Seat) && would(seat as Seat)) return true;
  return false;
}

const defBy = (s: QuantumRift, id: string): Def => (s.library.find(id)?.index ?? NONE) as Def;

const COLOUR_NAMES: Readonly<Record<string, Text>> = {
  red: { en: "red", de: "rot" },
  yellow: { en: "yellow", de: "gelb" },
  green: { en: "green", de: "grün" },
  blue: { en: "blue", de: "blau" },
  any: { en: "any colour", de: "beliebige Farbe" },
};
const COLOUR_WORDS = [...COLOURS, "any"];
const colourOf = (node: Node, key: string): Colour => COLOUR_WORDS.indexOf(wordOf(node.values, key) ?? "any") as Colour;

/** A verb that changes the state of units. */
function changing(
  word: string,
  about: Text,
  en: string,
  de: readonly [imperative: string, infinitive: string],
  useful: (s: QuantumRift, card: Card) => boolean,
  run: (s: QuantumRift, card: Card) => void,
): Verb<QuantumRift> {
  return acting<QuantumRift>({
    word,
    about,
    args: { [word]: { type: "select", sort: "card" } },
    say: {
      en: { imperative: `${en} {${word}:acc}`, infinitive: `${en} {${word}:acc}` },
      de: { imperative: `${de[0]}`.replace("_", `{${word}:acc}`), infinitive: de[1].replace("_", `{${word}:acc}`) },
    },
    touches: touch(UNITS, 0, UNITS | VITALITY),
    act: {
      select: word,
      option: "target",
      useful: (s, _f, x) => inPlay(s, x as Card) && useful(s, x as Card),
      run: (s, _f, x) => {
        if (inPlay(s, x as Card) && useful(s, x as Card)) run(s, x as Card);
      },
    },
  });
}

/** The unit that a verb says does it: this one, your hero, or the one picked. */
function doer(s: QuantumRift, f: Frame, node: Node): Card {
  switch (wordOf(node.values, "by") ?? "self") {
    case "hero":
      return yourHero(s, f);
    case "self":
      return get(s, f, R.self);
    default:
      return NONE as Card;
  }
}
const BY = { type: "word", words: ["self", "hero"], optional: true } as const;
const byHero = (node: Node): boolean => wordOf(node.values, "by") === "hero";

/** "1 card", "X cards": the amount under a key, 1 if it is left out; and apart from it " for each …", else nothing. */
function counted(node: Node, say: Sayer, one: string, many: string, key = "n"): readonly [amount: string, per: string] {
  if (node.values[key] === undefined) return [`1 ${one}`, ""];
  const per = say.per(node.values, key);
  return per === null ? [say.counted(node.values, key, one, many), ""] : [`1 ${one}`, ` ${per}`];
}

/** The same by which something is changed, without a noun. */
function changed(node: Node, say: Sayer): readonly [amount: string, per: string] {
  if (node.values.n === undefined) return ["1", ""];
  const per = say.per(node.values, "n");
  return per === null ? [say.fill("{n}", node.values), ""] : ["1", ` ${per}`];
}

/** A German clause with a subject, in the mood wanted: behind "dann" it stands behind its verb. */
function stated(mood: Mood, subject: string, verb: string, rest: string): string {
  return mood === "inverted" ? `${verb} ${subject} ${rest}` : `${subject} ${verb} ${rest}`;
}

type Thing = "threat" | "distance" | "vitality" | "die" | "card";

const THING_TOUCHES: Readonly<Record<Thing, Footprint>> = {
  threat: touch(0, THREATS, 0),
  distance: touch(0, DISTANCES, 0),
  vitality: touch(0, VITALITY, 0),
  die: touch(0, DICE, 0),
  card: touch(0, 0, HAND),
};

const isPersonal = (node: Node): boolean => {
  const thing = wordOf(node.values, node.verb);
  return thing === "die" || thing === "card" || thing === "vitality";
};

const thingTouches = (node: Node): Footprint => THING_TOUCHES[wordOf(node.values, node.verb) as Thing];

const gain: Verb<QuantumRift> = acting<QuantumRift>({
  word: "gain",
  about: {
    en: "Adds threat to the encounter, distance to the location, vitality or a ready die (with `colour`) to you.",
    de: "Gibt der Begegnung Bedrohung, dem Ort Entfernung, dir Lebenskraft oder einen bereiten Würfel (mit `colour`).",
  },
  args: {
    gain: { type: "word", words: ["threat", "distance", "vitality", "die"] },
    n: { type: "amount", optional: true },
    colour: { type: "word", words: COLOURS, optional: true },
  },
  say: sayGain,
  touches: thingTouches,
  personal: isPersonal,
  act: {
    amount: "n",
    useful: (s, f, _x, n, node) => {
      if (n <= 0) return false;
      const thing = wordOf(node.values, "gain") as Thing;
      if (thing === "threat") return activeEncounter(s) !== NONE;
      if (thing === "distance") return activeLocation(s) !== NONE;
      if (thing === "die" && colourOf(node, "colour") === ANY) return false;
      return forSomeone(s, f, () => true);
    },
    run: (s, f, _x, n, node) => {
      const you = youOf(s, f);
      switch (wordOf(node.values, "gain") as Thing) {
        case "threat":
          changeThreat(s, n, "QR-92");
          return;
        case "distance":
          changeDistance(s, n, "QR-86");
          return;
        case "vitality":
          if (isLiving(s, you)) gainVitality(s, heroOf(s, you), n, "QR-1");
          return;
        default:
          gainDie(s, you, colourOf(node, "colour"), n, "QR-36");
      }
    },
  },
});

function sayGain(node: Node, say: Sayer, mood: Mood): string {
  const thing = wordOf(node.values, "gain") as Thing;
  if (thing === "distance") return sayDistance(node, say, mood, "increase", "erhöhe");
  if (thing === "vitality") return sayVitality(node, say, mood, "gain", ["erhält", "erhalten"]);
  const last = mood === "infinitive";
  if (thing === "threat") {
    if (say.language === "en") {
      const [threat, per] = counted(node, say, "threat", "threat");
      return `add ${threat} to this encounter${per}`;
    }
    const [threat, per] = counted(node, say, "Bedrohung", "Bedrohung");
    return last ? `der Begegnung${per} ${threat} hinzufügen` : `füge der Begegnung${per} ${threat} hinzu`;
  }
  const colour = COLOUR_NAMES[wordOf(node.values, "colour") ?? "any"];
  if (say.language === "en") {
    const [dice, per] = counted(node, say, `${colour.en} die`, `${colour.en} dice`);
    return `gain ${dice}${per}`;
  }
  const [dice, per] = counted(node, say, `${colour.de}en Würfel`, `${colour.de}e Würfel`);
  return last ? `${per} ${dice} erhalten`.trim() : `erhalte${per} ${dice}`;
}

function sayDistance(node: Node, say: Sayer, mood: Mood, en: string, de: string): string {
  const [by, per] = changed(node, say);
  if (say.language === "en") return `${en} the distance by ${by}${per}`;
  return mood === "infinitive" ? `die Entfernung${per} um ${by} ${de}n` : `${de} die Entfernung${per} um ${by}`;
}

function sayVitality(node: Node, say: Sayer, mood: Mood, en: string, de: readonly [string, string]): string {
  if (say.language === "en") {
    const [vitality, per] = counted(node, say, "vitality", "vitality");
    return `${mood === "infinitive" ? `have your hero ${en}` : `your hero ${en}s`} ${vitality}${per}`;
  }
  const [vitality, per] = counted(node, say, "Lebenskraft", "Lebenskraft");
  if (mood === "infinitive") return `deinen Helden${per} ${vitality} ${de[1]} lassen`;
  return stated(mood, "dein Held", de[0], `${per} ${vitality}`.trim());
}

const lose: Verb<QuantumRift> = acting<QuantumRift>({
  word: "lose",
  about: {
    en: "Takes threat from the encounter, distance from the location, vitality or cards of the hand from you.",
    de: "Nimmt der Begegnung Bedrohung, dem Ort Entfernung, dir Lebenskraft oder Handkarten.",
  },
  args: {
    lose: { type: "word", words: ["threat", "distance", "vitality", "card"] },
    n: { type: "amount", optional: true },
  },
  say: sayLose,
  touches: thingTouches,
  personal: isPersonal,
  act: {
    amount: "n",
    useful: (s, f, _x, n, node) => {
      if (n <= 0) return false;
      const thing = wordOf(node.values, "lose") as Thing;
      if (thing === "threat") return s.tally[THREAT] > 0;
      if (thing === "distance") return s.tally[DISTANCE] > 0;
      return forSomeone(s, f, (seat) => thing === "vitality" || s.size[handOf(seat)] > 0);
    },
    run: (s, f, _x, n, node) => {
      const you = youOf(s, f);
      const thing = wordOf(node.values, "lose") as Thing;
      if (thing === "threat") changeThreat(s, -n, "QR-92");
      else if (thing === "distance") changeDistance(s, -n, "QR-86");
      else if (thing === "vitality" && isLiving(s, you)) loseVitality(s, heroOf(s, you), n, "QR-A8");
    },
  },
});

/** Cards are discarded from the hand one by one, by choice; the rest is done at once. */
const losing: Verb<QuantumRift> = {
  ...lose,
  compile: (node, b) => {
    if (wordOf(node.values, "lose") !== "card") {
      lose.compile(node, b);
      return;
    }
    const left = b.register();
    const again = b.label();
    const end = b.label();
    const DISCARD = kind("discard");
    const { n } = node.values;
    b.run((s, f) => set(s, f, left, n?.type === "amount" ? b.meanings.amount(s, f, n.amount) : 1));
    b.place(again);
    b.proceedIf((s, f) => get(s, f, left) > 0 && youOf(s, f) !== NONE && s.size[handOf(youOf(s, f))] > 0, end);
    b.run((s, f) => set(s, f, left, get(s, f, left) - 1));
    b.items.push(
      ask<QuantumRift>({
        prompt: "discard",
        always: closedHands,
        who: (s, f) => only(youOf(s, f)),
        options: (s, f) => {
          const count = distinctDefs(s, handOf(youOf(s, f)));
          for (let i = 0; i < count; i++) s.offer.add(option(DISCARD, distinct[i]));
        },
        choose: (s, f, o) => discardFromHand(s, youOf(s, f), thingOf(o) as Def, "QR-81"),
      }),
    );
    b.goto(again);
    b.place(end);
  },
};

function sayLose(node: Node, say: Sayer, mood: Mood): string {
  const thing = wordOf(node.values, "lose") as Thing;
  if (thing === "distance") return sayDistance(node, say, mood, "decrease", "verringere");
  if (thing === "vitality") return sayVitality(node, say, mood, "lose", ["verliert", "verlieren"]);
  const last = mood === "infinitive";
  if (thing === "threat") {
    if (say.language === "en") {
      const [threat, per] = counted(node, say, "threat", "threat");
      return `remove ${threat} from this encounter${per}`;
    }
    const [threat, per] = counted(node, say, "Bedrohung", "Bedrohung");
    return last ? `${per} ${threat} von der Begegnung entfernen`.trim() : `entferne${per} ${threat} von der Begegnung`;
  }
  if (say.language === "en") {
    const [cards, per] = counted(node, say, "card", "cards");
    return `discard ${cards} from your hand${per}`;
  }
  const [cards, per] = counted(node, say, "Handkarte", "Handkarten");
  return last ? `${per} ${cards} ablegen`.trim() : `lege${per} ${cards} ab`;
}

/** QR-29: rolls dice and goes on by the number of successes. */
const test: Verb<QuantumRift> = {
  word: "test",
  about: {
    en: "You roll any number of your ready dice of that colour and exhaust them; then or else by the successes.",
    de: "Du würfelst mit beliebig vielen deiner bereiten Würfel dieser Farbe und erschöpfst sie; weiter nach Erfolgen.",
  },
  args: {
    test: { type: "word", words: COLOUR_WORDS },
    is: { type: "comparison" },
    then: { type: "effect", optional: true },
    else: { type: "effect", optional: true },
  },
  touches: EVERYTHING,
  personal: () => true,
  say: (node, say, mood) => {
    const colour = COLOUR_NAMES[wordOf(node.values, "test") ?? "any"];
    const yes = effectOf(node.values, "then");
    const no = effectOf(node.values, "else");
    const is = comparisonOf(node.values, "is");
    if (say.language === "en") {
      const wanted = say.compared(is, "success", "successes");
      if (yes.length === 0)
        return `TEST ${colour.en} for ${wanted}${no.length > 0 ? `; if you fail, ${say.clause(no, "imperative")}` : ""}`;
      const then = `TEST ${colour.en}: on ${wanted}, ${say.clause(yes, "imperative")}`;
      return no.length > 0 ? `${then}; otherwise, ${say.clause(no, "imperative")}` : then;
    }
    const aim = yes.length > 0 ? "" : ` auf ${say.compared(is, "Erfolg", "Erfolge")}`;
    const what = `PROBE (${colour.de})${aim}`;
    const made = mood === "infinitive" ? `eine ${what} ablegen` : mood === "inverted" ? `lege eine ${what} ab` : what;
    const failed = no.length === 0 ? "" : `; ${aim === "" ? "sonst" : "misslingt sie,"} ${say.clause(no, "inverted")}`;
    if (aim !== "") return `${made}${failed}`;
    return `${made}: bei ${say.compared(is, "Erfolg", "Erfolgen")} ${say.clause(yes, "inverted")}${failed}`;
  },
  compile: (node, b) => {
    const colour = colourOf(node, "test");
    const is = comparisonOf(node.values, "is");
    const otherwise = b.label();
    const end = b.label();
    const into = (s: QuantumRift, f: Frame): number => within(s, f, resolve) + resolve.registers.successes;
    b.run((s, f) => {
      s.stack[into(s, f)] = 0;
      if (youOf(s, f) !== NONE && isLiving(s, youOf(s, f))) startTest(s, youOf(s, f), colour, into(s, f));
    });
    b.proceedIf((s, f) => compare(is, s.stack[into(s, f)]), otherwise);
    b.effect(effectOf(node.values, "then"));
    b.goto(end);
    b.place(otherwise);
    b.effect(effectOf(node.values, "else"));
    b.place(end);
  },
  able: (node, a) =>
    // The dice themselves are exhausted; without any, it is the way of no success.
    forSomeone(a.s, a.f, (seat) => hasReady(a.s, seat, colourOf(node, "test"))) ||
    a.effect([...effectOf(node.values, compare(comparisonOf(node.values, "is"), 0) ? "then" : "else"), ...a.rest]),
};

function hasReady(s: QuantumRift, seat: Seat, colour: Colour): boolean {
  if (colour !== ANY) return s.ready[diceOf(seat, colour)] > 0;
  for (let c = 0; c < COLOURS.length; c++) if (s.ready[diceOf(seat, c as Colour)] > 0) return true;
  return false;
}

/** QR-A26: in seat order; inside, each of them in turn is "you". */
const eachPlayer: Verb<QuantumRift> = {
  word: "eachPlayer",
  about: { en: "Each player in turn does this.", de: "Jeder Spieler tut dies der Reihe nach." },
  args: { eachPlayer: { type: "effect" } },
  say: {
    en: { imperative: "each player: {eachPlayer}", infinitive: "each player: {eachPlayer}" },
    de: { imperative: "jeder Spieler: {eachPlayer}", infinitive: "jeder Spieler: {eachPlayer}" },
  },
  compile: (node, b) => {
    const before = b.register<Seat>();
    const seat = b.register<Seat>();
    const again = b.label();
    const end = b.label();
    b.run((s, f) => {
      set(s, f, before, youOf(s, f));
      set(s, f, seat, NONE as Seat);
    });
    b.place(again);
    b.run((s, f) => {
      let next = get(s, f, seat) + 1;
      while (next < s.shape.seats && !isLiving(s, next as Seat)) next++;
      set(s, f, seat, next as Seat);
      if (next < s.shape.seats) set(s, f, R.you, next as Seat);
    });
    b.proceedIf((s, f) => get(s, f, seat) < s.shape.seats, end);
    b.effect(effectOf(node.values, "eachPlayer"));
    b.goto(again);
    b.place(end);
    b.run((s, f) => set(s, f, R.you, get(s, f, before)));
  },
  able: (node, a) => {
    const you = R.you as Register;
    const before = get(a.s, a.f, you);
    let found = false;
    for (let seat = 0; seat < a.s.shape.seats && !found; seat++) {
      if (!isLiving(a.s, seat as Seat)) continue;
      set(a.s, a.f, you, seat);
      found = a.effect(effectOf(node.values, "eachPlayer"));
    }
    set(a.s, a.f, you, before);
    return found || a.effect(a.rest);
  },
};

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

export const verbs: readonly Verb<QuantumRift>[] = [
  test,
  eachPlayer,
  gain,
  losing,
  {
    ...acting<QuantumRift>({
      word: "draw",
      about: { en: "You draw cards.", de: "Du ziehst Karten." },
      args: { draw: { type: "amount" } },
      say: (node, say, mood) => {
        if (say.language === "en") return `draw ${counted(node, say, "card", "cards", "draw").join("")}`;
        const [cards, per] = counted(node, say, "Karte", "Karten", "draw");
        return mood === "infinitive" ? `${per} ${cards} ziehen`.trim() : `ziehe${per} ${cards}`;
      },
      touches: touch(0, HAND | VITALITY, 0),
      act: {
        amount: "draw",
        useful: (s, f, _x, n) => n > 0 && forSomeone(s, f, () => true),
        run: (s, f, _x, n) => {
          for (let i = 0; i < n; i++) draw(s, youOf(s, f), "QR-1");
        },
      },
    }),
    personal: () => true,
  },
  recoverVerb(),
  {
    ...acting<QuantumRift>({
      word: "refresh",
      about: {
        en: "Readies so many of your exhausted dice of that colour.",
        de: "Macht so viele deiner erschöpften Würfel dieser Farbe bereit.",
      },
      args: { refresh: { type: "amount" }, colour: { type: "word", words: COLOURS } },
      say: (node, say, mood) => {
        const colour = COLOUR_NAMES[wordOf(node.values, "colour") ?? "any"];
        if (say.language === "en")
          return `ready ${counted(node, say, `exhausted ${colour.en} die`, `exhausted ${colour.en} dice`, "refresh").join("")}`;
        const one = `erschöpften ${colour.de}en Würfel`;
        const [dice, per] = counted(node, say, one, `erschöpfte ${colour.de}e Würfel`, "refresh");
        return mood === "infinitive" ? `${per} ${dice} bereit machen`.trim() : `mache${per} ${dice} bereit`;
      },
      touches: touch(0, 0, DICE),
      act: {
        amount: "refresh",
        useful: (s, f, _x, n, node) =>
          n > 0 &&
          forSomeone(s, f, (seat) => {
            const dice = diceOf(seat, colourOf(node, "colour"));
            return s.ready[dice] < s.dice[dice];
          }),
        run: (s, f, _x, n, node) => {
          const dice = diceOf(youOf(s, f), colourOf(node, "colour"));
          const readied = Math.min(n, s.dice[dice] - s.ready[dice]);
          s.ready[dice] += readied;
          noticeDuration(s, DICE);
          if (s.log !== null && readied > 0)
            s.log.push({
              do: "refresh",
              rule: "QR-28",
              seat: youOf(s, f),
              colour: wordOf(node.values, "colour"),
              n: readied,
            });
        },
      },
    }),
    personal: () => true,
  },
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
          findDef(s, ALLY_POOL, defBy(s, idOf(node.values, "deploy"))) !== NONE && forSomeone(s, f, () => true),
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
      useful: (s, _f, _x, _n, node) => findDef(s, LOCATION_STACK, defBy(s, idOf(node.values, "travel"))) !== NONE,
      run: (s, _f, _x, _n, node) => travel(s, defBy(s, idOf(node.values, "travel"))),
    },
  }),
  changing(
    "exhaust",
    { en: "Exhausts ready cards.", de: "Erschöpft bereite Karten." },
    "exhaust",
    ["erschöpfe _", "_ erschöpfen"],
    (s, card) => s.condition[card] === READY,
    (s, card) => exhaust(s, card, "QR-78"),
  ),
  changing(
    "ready",
    { en: "Readies exhausted cards.", de: "Macht erschöpfte Karten bereit." },
    "ready",
    ["mache _ bereit", "_ bereit machen"],
    (s, card) => s.condition[card] === EXHAUSTED,
    (s, card) => ready(s, card, "QR-78"),
  ),
  changing(
    "damage",
    { en: "Damages units; a damaged one is destroyed.", de: "Beschädigt Einheiten; eine beschädigte wird zerstört." },
    "damage",
    ["beschädige _", "_ beschädigen"],
    isUnit,
    (s, card) => damage(s, card, "QR-79"),
  ),
  changing(
    "revive",
    { en: "Turns damaged units exhausted.", de: "Macht beschädigte Einheiten erschöpft." },
    "revive",
    ["belebe _ wieder", "_ wiederbeleben"],
    (s, card) => s.condition[card] === DAMAGED,
    (s, card) => revive(s, card, "QR-78"),
  ),
  changing(
    "destroy",
    {
      en: "Destroys cards; a hero loses 1 vitality instead.",
      de: "Zerstört Karten; ein Held verliert stattdessen 1 Lebenskraft.",
    },
    "destroy",
    ["zerstöre _", "_ zerstören"],
    () => true,
    (s, card) => destroy(s, card, "QR-80"),
  ),
  changing(
    "discard",
    {
      en: "Puts cards in play into the discard of their side.",
      de: "Legt Karten im Spiel auf die Ablage ihrer Seite.",
    },
    "discard",
    ["lege _ ab", "_ ablegen"],
    (s, card) => !isHero(s, card),
    (s, card) => discard(s, card, "QR-81"),
  ),
  changing(
    "disengage",
    { en: "Takes units out of their engagement.", de: "Löst Einheiten aus ihrem Gefecht." },
    "disengage",
    ["löse _ aus dem Gefecht", "_ aus dem Gefecht lösen"],
    (s, card) => s.engagement[card] !== 0,
    (s, card) => disengage(s, card, "QR-62"),
  ),
  {
    ...acting<QuantumRift>({
      word: "engage",
      about: {
        en: "This unit (or your hero, `by: hero`) engages that one, or joins its engagement.",
        de: "Diese Einheit (oder dein Held, `by: hero`) beginnt mit jener ein Gefecht oder tritt ihrem bei.",
      },
      args: { engage: { type: "select", sort: "card" }, by: BY },
      say: (node, say, mood) => {
        const who = byHero(node);
        const last = mood === "infinitive";
        if (say.language === "en") {
          const hero = last ? "have your hero engage" : "your hero engages";
          return say.fill(`${who ? hero : "engage"} {engage:acc}`, node.values);
        }
        const fight = say.fill("ein Gefecht mit {engage:dat}", node.values);
        if (who) return last ? `deinen Helden ${fight} beginnen lassen` : stated(mood, "dein Held", "beginnt", fight);
        return last ? `${fight} beginnen` : `beginne ${fight}`;
      },
      touches: touch(UNITS, 0, UNITS),
      act: {
        select: "engage",
        option: "target",
        useful: (s, f, x, _n, node) => {
          const unit = doer(s, f, node);
          return unit !== NONE && canEngage(s, unit, x as Card);
        },
        run: (s, f, x, _n, node) => {
          const unit = doer(s, f, node);
          if (unit !== NONE && canEngage(s, unit, x as Card)) engage(s, unit, x as Card, "QR-61");
        },
      },
    }),
    personal: byHero,
  },
  {
    ...acting<QuantumRift>({
      word: "attack",
      about: {
        en: "This unit (or your hero, `by: hero`) makes a melee attack on that one at once.",
        de: "Diese Einheit (oder dein Held, `by: hero`) greift jene sofort im Nahkampf an.",
      },
      args: { attack: { type: "select", sort: "card" }, by: BY },
      say: (node, say, mood) => {
        const who = byHero(node);
        const last = mood === "infinitive";
        if (say.language === "en") {
          const hero = last ? "have your hero attack" : "your hero attacks";
          return say.fill(`${who ? hero : "attack"} {attack:acc}`, node.values);
        }
        const whom = say.fill("{attack:acc}", node.values);
        if (who)
          return last ? `deinen Helden ${whom} angreifen lassen` : stated(mood, "dein Held", "greift", `${whom} an`);
        return last ? `${whom} angreifen` : `greife ${whom} an`;
      },
      touches: EVERYTHING,
      act: {
        select: "attack",
        option: "target",
        useful: (s, f, x, _n, node) => {
          const unit = doer(s, f, node);
          return unit !== NONE && mayStrike(s, unit, x as Card);
        },
        run: (s, f, x, _n, node) => {
          const unit = doer(s, f, node);
          if (unit !== NONE && mayStrike(s, unit, x as Card)) startAttack(s, unit, x as Card, "QR-76");
        },
      },
    }),
    personal: byHero,
  },
  getVerb(),
  rerollVerb(),
];

/** QR-76: a unit that is not damaged against a unit of the other side; the effect itself says whom it reaches. */
const mayStrike = (s: QuantumRift, unit: Card, target: Card): boolean =>
  inPlay(s, unit) &&
  inPlay(s, target) &&
  isUnit(s, unit) &&
  isUnit(s, target) &&
  s.condition[unit] !== DAMAGED &&
  unit !== target;

function recoverVerb(): Verb<QuantumRift> {
  const RECOVER = kind("recover");
  return {
    word: "recover",
    about: {
      en: "The top card of your discard, or any of them, comes to your hand.",
      de: "Die oberste Karte deiner Ablage, oder eine beliebige davon, kommt auf deine Hand.",
    },
    args: { recover: { type: "word", words: ["top", "any"] } },
    touches: touch(HAND, 0, HAND),
    personal: () => true,
    say: (node, say, mood) => {
      const top = wordOf(node.values, "recover") === "top";
      if (say.language === "en") return `take ${top ? "the top card of" : "a card from"} your discard into your hand`;
      const card = top ? "die oberste Karte deiner Ablage" : "eine Karte aus deiner Ablage";
      return mood === "infinitive" ? `${card} auf die Hand nehmen` : `nimm ${card} auf die Hand`;
    },
    compile: (node, b) => {
      const top = wordOf(node.values, "recover") === "top";
      if (top) {
        b.run((s, f) => {
          const you = youOf(s, f);
          if (you !== NONE && s.size[discardOf(you)] > 0) recover(s, you, s.tail[discardOf(you)], "QR-11");
        });
        return;
      }
      const end = b.label();
      b.proceedIf((s, f) => youOf(s, f) !== NONE, end);
      b.items.push(
        ask<QuantumRift>({
          prompt: "recover",
          who: (s, f) => only(youOf(s, f)),
          options: (s, f) => {
            const n = distinctDefs(s, discardOf(youOf(s, f)));
            for (let i = 0; i < n; i++) s.offer.add(option(RECOVER, distinct[i]));
          },
          choose: (s, f, o) => {
            const pile = discardOf(youOf(s, f));
            let card = s.tail[pile];
            while (s.def[card] !== thingOf(o)) card = s.prev[card];
            recover(s, youOf(s, f), card, "QR-11");
          },
        }),
      );
      b.place(end);
    },
    able: (_node, a) => forSomeone(a.s, a.f, (seat) => a.s.size[discardOf(seat)] > 0) || a.effect(a.rest),
  };
}

/** How long a modifier lasts. Where there is no such frame around it, the turn must do. */
export const scopes = [
  {
    word: "attack",
    say: { en: "during this attack", de: "während dieses Angriffs" },
    frame: (s: QuantumRift, f: Frame): Frame => orTurn(s, f, within(s, f, attack)),
  },
  {
    word: "combat",
    say: { en: "until the end of combat", de: "bis zum Ende des Kampfes" },
    frame: (s: QuantumRift, f: Frame): Frame => orTurn(s, f, within(s, f, combat)),
  },
  {
    word: "turn",
    say: { en: "until the end of the turn", de: "bis zum Ende des Zuges" },
    frame: (s: QuantumRift, f: Frame): Frame => orTurn(s, f, NONE as Frame),
  },
] as const;

function orTurn(s: QuantumRift, f: Frame, found: Frame): Frame {
  if (found !== NONE) return found;
  const around = within(s, f, turn);
  return around === NONE ? (0 as Frame) : around;
}

const statOf = (node: Node): Stat | undefined => stats.find((x) => x.word === changeOf(node.values, "get").word);

/** "+1 Attack", "Melee" */
function statText(node: Node, language: Language): string {
  const { word, by } = changeOf(node.values, "get");
  const stat = statOf(node);
  const text = stat?.say[language] ?? word;
  return stat?.grant || stat?.cant ? text : `${signed(by)} ${text}`;
}

const signed = (by: number): string => `${by < 0 ? "−" : "+"}${Math.abs(by)}`;

/** Does the change stand in a sentence of its own, because it is not a unit's? */
const isOwn = (node: Node): boolean => statOf(node)?.player === true && node.values.to === undefined;

/** The same cards for the same time; where each is chosen anew, it is not. */
function agree(a: Node, b: Node): boolean {
  const { to } = a.values;
  const same = (key: string): boolean => JSON.stringify(a.values[key]) === JSON.stringify(b.values[key]);
  const fixed = to?.type !== "select" || to.select.kind === "reference" || to.select.quantifier === "each";
  const plain = ![a, b].some((node) => isOwn(node) || statOf(node)?.cant);
  return fixed && plain && same("to") && same("until") && same("while");
}

function sayGet(nodes: readonly Node[], say: Sayer, mood: Mood): string {
  const [node] = nodes;
  const { values } = node;
  const en = say.language === "en";
  const until = values.until === undefined ? "" : say.fill("{until}", values);
  const held = values.while?.type === "condition" ? values.while.condition : null;
  if (isOwn(node) && !statOf(node)?.cant) return sayOwn(node, say, mood, until, held);
  const clause = (statOf(node)?.cant ? sayCant : sayHas)(nodes, say, mood, until);
  if (held === null) return clause;
  return en ? `${clause} while ${say.condition(held)}` : `${clause}, solange ${say.condition(held)}`;
}

const spaced = (...parts: readonly string[]): string => parts.filter((p) => p !== "").join(" ");

/** "This card has +1 Attack and +1 Hit until the end of the turn." */
function sayHas(nodes: readonly Node[], say: Sayer, mood: Mood, until: string): string {
  const [{ values }] = nodes;
  const what = say.list(nodes.map((n) => statText(n, say.language)));
  const to = (wanted: "nom" | "acc" | "dat", self: string): string =>
    values.to === undefined ? self : say.fill(`{to:${wanted}}`, values);
  if (say.language === "en")
    return mood === "infinitive"
      ? spaced("give", to("acc", "this card"), what, until)
      : spaced(to("nom", "this card"), "has", what, until);
  if (mood === "infinitive") return spaced(to("dat", "dieser Karte"), until, what, "geben");
  return stated(mood, to("nom", "diese Karte"), "hat", spaced(until, what));
}

/** "RESPONSE abilities cannot be used." */
function sayCant(nodes: readonly Node[], say: Sayer, mood: Mood, until: string): string {
  const [node] = nodes;
  const whose = node.values.to !== undefined;
  const what = statOf(node)?.abilities?.[say.language] ?? "";
  if (say.language === "en") {
    const by = whose ? say.fill("by {to:acc}", node.values) : "";
    return spaced(mood === "infinitive" ? "have it that" : "", what, "cannot be used", by, until);
  }
  const by = whose ? say.fill("von {to:dat}", node.values) : "";
  if (mood === "infinitive") return spaced("bewirken, dass", what, by, until, "nicht benutzt werden dürfen");
  return stated(mood, what, "dürfen", spaced(by, until, "nicht benutzt werden"));
}

/** "Your green dice get +1 when you roll them." "Your Actions cost 1 yellow less." */
function sayOwn(node: Node, say: Sayer, mood: Mood, until: string, held: Condition | null): string {
  const { by } = changeOf(node.values, "get");
  const stat = statOf(node);
  const last = mood === "infinitive";
  if (say.language === "en") {
    const time = held === null ? until : spaced(until, "while", say.condition(held));
    if (stat?.cost)
      return spaced(
        last ? "have your" : "your",
        `Actions cost ${Math.abs(by)} ${stat.cost.en}`,
        by < 0 ? "less" : "more",
        time,
      );
    const dice = `${last ? "have your" : "your"} ${stat?.roll?.en} dice get ${signed(by)} when you roll them`;
    return time === "" || last ? spaced(dice, time) : `${time}, ${dice}`;
  }
  const still = held === null ? "" : `solange ${say.condition(held)}`;
  const more = by < 0 ? "weniger" : "mehr";
  const [subject, verb, infinitive, rest, tail] = stat?.cost
    ? ["deine Aktionen", "kosten", "kosten", spaced(until, `${Math.abs(by)} ${stat.cost.de} ${more}`), ""]
    : [`deine ${stat?.roll?.de}en Würfel`, "erhalten", "erhalten", spaced(until, signed(by)), ", wenn du sie wirfst"];
  if (last) return `${subject} ${rest} ${infinitive} lassen${tail}${still === "" ? "" : `, ${still}`}`;
  if (still !== "" && tail !== "" && mood === "imperative")
    return `${still}, ${stated("inverted", subject, verb, rest)}${tail}`;
  return `${stated(mood, subject, verb, rest)}${tail}${still === "" ? "" : `, ${still}`}`;
}

/** What lasts as long as an attack needs one. */
const isTime = (s: QuantumRift, f: Frame, node: Node): boolean =>
  wordOf(node.values, "until") !== "attack" || within(s, f, attack) !== NONE;

/** To the cards selected; without a selection to this card, or to the players where it is theirs. */
function getVerb(): Verb<QuantumRift> {
  const add = (s: QuantumRift, f: Frame, subject: Card, node: Node): void => {
    const { word, by } = changeOf(node.values, "get");
    const scope = scopes.find((x) => x.word === wordOf(node.values, "until")) ?? scopes[2];
    modify(s, statKey(word), refer(s, subject), by, scope.frame(s, f));
    if (s.log !== null)
      s.log.push({
        do: "get",
        rule: "QR-69",
        card: s.library.cards[s.def[subject]].id,
        id: subject,
        stat: word,
        n: by,
      });
  };
  const toPlayers = (s: QuantumRift, f: Frame, node: Node): void => {
    const you = youOf(s, f);
    for (let seat = 0; seat < s.shape.seats; seat++)
      if ((you === NONE || you === seat) && isLiving(s, seat as Seat)) add(s, f, heroOf(s, seat as Seat), node);
  };
  return acting<QuantumRift>({
    word: "get",
    about: {
      en: "Changes a stat of cards, or of you, for a while; in `ongoing`, as long as this card is in play.",
      de: "Ändert einen Wert von Karten oder von dir für eine Weile; in `ongoing`, solange diese Karte im Spiel ist.",
    },
    args: {
      get: { type: "modifier" },
      to: { type: "select", sort: "card", optional: true },
      until: { type: "word", words: ["attack", "combat", "turn"], optional: true },
      while: { type: "condition", optional: true },
    },
    say: (node, say, mood) => sayGet([node], say, mood),
    together: { agree, say: sayGet },
    touches: touch(0, STATS, 0),
    act: {
      select: "to",
      option: "target",
      useful: (s, f, x, _n, node) => isTime(s, f, node) && (x === NONE || inPlay(s, x as Card)),
      run: (s, f, x, _n, node) => {
        const { word } = changeOf(node.values, "get");
        if (!isTime(s, f, node)) return;
        if (x === NONE && isPlayerStat(word)) toPlayers(s, f, node);
        else if (x === NONE && inPlay(s, get(s, f, R.self))) add(s, f, get(s, f, R.self), node);
        else if (x !== NONE && inPlay(s, x as Card)) add(s, f, x as Card, node);
      },
    },
  });
}

/** Dice of the roll under way, chosen one by one. */
function rerollVerb(): Verb<QuantumRift> {
  const DIE = kind("die");
  const mine = (s: QuantumRift, f: Frame): Frame => {
    const frame = rollFrame(s);
    const own = frame !== NONE && rollSeat(s, frame) !== NONE && rollSeat(s, frame) === youOf(s, f);
    return own && diceIn(s, frame) > 0 ? frame : (NONE as Frame);
  };
  return {
    word: "reroll",
    about: {
      en: "You roll so many dice of your roll under way again.",
      de: "Du würfelst mit so vielen Würfeln deines laufenden Wurfs neu.",
    },
    args: { reroll: { type: "times", most: MOST_DICE } },
    touches: EVERYTHING,
    say: (node, say, mood) => {
      if (say.language === "en") return `reroll ${say.counted(node.values, "reroll", "die", "dice")} of this roll`;
      const dice = say.counted(node.values, "reroll", "Würfel", "Würfel");
      return mood === "infinitive" ? `${dice} dieses Wurfs neu werfen` : `wirf ${dice} dieses Wurfs neu`;
    },
    compile: (node, b) => {
      const left = b.register();
      const used = b.register();
      const again = b.label();
      const end = b.label();
      const { reroll: n } = node.values;
      b.run((s, f) => {
        set(s, f, left, n?.type === "amount" ? Number(n.amount) : 1);
        set(s, f, used, 0);
      });
      b.place(again);
      b.proceedIf((s, f) => get(s, f, left) > 0 && mine(s, f) !== NONE, end);
      b.run((s, f) => set(s, f, left, get(s, f, left) - 1));
      b.items.push(
        ask<QuantumRift>({
          prompt: "reroll",
          who: (s, f) => only(youOf(s, f)),
          options: (s, f) => {
            const frame = mine(s, f);
            for (let i = 0; i < diceIn(s, frame); i++)
              if ((get(s, f, used) & (1 << i)) === 0) s.offer.add(option(DIE, faceOf(s, frame, i), i));
          },
          choose: (s, f, o) => {
            const i = placeOf(o);
            set(s, f, used, get(s, f, used) | (1 << i));
            reroll(s, mine(s, f), i);
          },
        }),
      );
      b.goto(again);
      b.place(end);
    },
    able: (_node, a) => (mine(a.s, a.f) !== NONE && a.counts("reroll")) || a.effect(a.rest),
  };
}
