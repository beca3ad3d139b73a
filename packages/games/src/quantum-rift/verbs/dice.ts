import {
  able,
  acting,
  type Builder,
  branch,
  compare,
  comparisonOf,
  type Effect,
  EVERYTHING,
  effectOf,
  type Node,
  type Verb,
  wordOf,
} from "@rifthall/effects";
import { type Frame, NONE, only, option, placeOf, type Seat } from "@rifthall/kernel/ids";
import { ask, get, set, within } from "@rifthall/kernel/machine";
import { holds } from "@rifthall/kernel/state";
import { counted } from "../../shared/phrases.js";
import { diceIn, faceOf, rollFrame, rollSeat, startTest } from "../rules/dice.js";
import { noticeDuration } from "../rules/duration.js";
import { resolve } from "../rules/resolve.js";
import { reroll } from "../rules/roll.js";
import { ANY, COLOURS, type Colour, diceOf, isLiving, MOST_DICE, type QuantumRift } from "../table.js";
import { COLOUR_NAMES, COLOUR_WORDS, colourOf } from "./colours.js";
import { kind } from "./kinds.js";
import { DICE, touch } from "./touches.js";
import { forSomeone, youOf } from "./you.js";

const DIE = kind("die");

/** QR-29: rolls dice and goes on by the number of successes. */
export const testVerb: Verb<QuantumRift> = {
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
    const into = (s: QuantumRift, f: Frame): number => within(s, f, resolve) + resolve.registers.successes;
    const matters = comesOf(node, b);
    b.run((s, f) => {
      const you = youOf(s, f);
      s.stack[into(s, f)] = 0;
      // What could come of it is foreseen only for dice to choose: without one nobody is asked.
      if (you !== NONE && isLiving(s, you))
        startTest(s, you, colour, into(s, f), hasReady(s, you, colour) && !matters(s, f));
    });
    branch(b, (s, f) => compare(is, s.stack[into(s, f)]), effectOf(node.values, "then"), effectOf(node.values, "else"));
  },
  able: (node, a) => {
    const colour = colourOf(node, "test");
    const canRoll = (s: QuantumRift, seat: Seat): boolean => hasReady(s, seat, colour);
    // Without a die it is the way of no success (QR-30). Else the dice themselves are exhausted; to their own player
    // only what comes of them counts.
    const without = compare(comparisonOf(node.values, "is"), 0) ? "then" : "else";
    const unrolled = a.effect(effectOf(node.values, without), a.rest);
    const rolled = a.own && !countsSuccesses(node) ? a.effect(branches(node), a.rest) : (): boolean => true;
    return (s, f) => (forSomeone(s, f, canRoll) ? rolled(s, f) : unrolled(s, f));
  },
};

const branches = (node: Node): Effect => [...effectOf(node.values, "then"), ...effectOf(node.values, "else")];

/** Is it rolled for the number itself? How many dice will succeed is not known before. */
const countsSuccesses = (node: Node): boolean => {
  const next = branches(node);
  return next.length === 0 || JSON.stringify(next).includes('"successes"');
};

/** Whether anything can come of a TEST, whatever its dice show. */
function comesOf(node: Node, b: Builder<QuantumRift>): (s: QuantumRift, f: Frame) => boolean {
  return countsSuccesses(node) ? () => true : able(branches(node), b, { own: true });
}

const HAS_EXHAUSTED = COLOURS.map((_, colour) => (s: QuantumRift, seat: Seat): boolean => {
  const dice = diceOf(seat, colour as Colour);
  return s.ready[dice] < s.dice[dice];
});

function hasReady(s: QuantumRift, seat: Seat, colour: Colour): boolean {
  if (colour !== ANY) return s.ready[diceOf(seat, colour)] > 0;
  for (let c = 0; c < COLOURS.length; c++) if (s.ready[diceOf(seat, c as Colour)] > 0) return true;
  return false;
}

export const refreshVerb: Verb<QuantumRift> = {
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
      useful: (s, f, _x, n, node) => n > 0 && forSomeone(s, f, HAS_EXHAUSTED[colourOf(node, "colour")]),
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
            colour: COLOURS[colourOf(node, "colour")],
            n: readied,
          });
      },
    },
  }),
  personal: () => true,
};

/** Dice of the roll under way, chosen one by one. */
export const rerollVerb: Verb<QuantumRift> = {
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
    const left = b.register(holds.int(0, MOST_DICE));
    const used = b.register(holds.bits(MOST_DICE));
    const { reroll: n } = node.values;
    b.run((s, f) => {
      set(s, f, left, n?.type === "amount" ? Number(n.amount) : 1);
      set(s, f, used, 0);
    });
    const question = ask<QuantumRift>({
      prompt: "reroll",
      who: (s, f) => only(youOf(s, f)),
      options: (s, f) => {
        const frame = yourRoll(s, f);
        for (let i = 0; i < diceIn(s, frame); i++)
          if ((get(s, f, used) & (1 << i)) === 0) s.offer.add(option(DIE, faceOf(s, frame, i), i));
      },
      choose: (s, f, o) => {
        const i = placeOf(o);
        set(s, f, used, get(s, f, used) | (1 << i));
        reroll(s, yourRoll(s, f), i);
      },
    });
    b.loop(
      (s, f) => get(s, f, left) > 0 && yourRoll(s, f) !== NONE,
      () => {
        b.run((s, f) => set(s, f, left, get(s, f, left) - 1));
        b.items.push(question);
      },
    );
  },
  able: (_node, a) => {
    const counts = a.counts("reroll");
    return (s, f) => (counts && yourRoll(s, f) !== NONE) || a.rest(s, f);
  },
};

/** Your roll under way, while it has dice. */
function yourRoll(s: QuantumRift, f: Frame): Frame {
  const frame = rollFrame(s);
  const own = frame !== NONE && rollSeat(s, frame) !== NONE && rollSeat(s, frame) === youOf(s, f);
  return own && diceIn(s, frame) > 0 ? frame : (NONE as Frame);
}
