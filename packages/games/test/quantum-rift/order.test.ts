import { type Frame, kindOf, NONE, type Option, option, type Seat, seatList } from "@rifthall/kernel/ids";
import { call, Dice, finishAbove, get, options, PC, pending, raiseSignal, resume, set } from "@rifthall/kernel/machine";
import { optionList } from "@rifthall/kernel/match";
import { asked, Columns, FRAME, isOver, MODIFIERS, SIGNALS, WAITING } from "@rifthall/kernel/state";
import { Refusal } from "@rifthall/kernel/text";
import { expect, test } from "vitest";
import { quantumRift } from "../../src/quantum-rift/game.js";
import { alike } from "../../src/quantum-rift/rules/order.js";
import { callAll, triggers } from "../../src/quantum-rift/rules/phases.js";
import { type QuantumRift, TRIGGERS, trigger } from "../../src/quantum-rift/table.js";
import { grammar } from "../../src/quantum-rift/verbs/grammar.js";
import { kind } from "../../src/quantum-rift/verbs/kinds.js";
import { inventEffect } from "../battery/invent.js";
import { begin, randomTable, wander } from "../battery/walk.js";
import { encounter, field, location, unit } from "./invented-field.js";
import { type Table, table } from "./table.js";

const WORDS = TRIGGERS.filter((word) => word !== "reveal");
const PASS = option(kind("pass"));
const MOST_ORDERS = 60;

const copy = (s: QuantumRift): QuantumRift => {
  const made = quantumRift.create({ content: s.library, options: s.options, seats: s.shape.seats });
  made.copyFrom(s);
  return made;
};

/** A table where all effects of that word are due and nobody has been asked yet; and the frame it all comes back to. */
function due(s: QuantumRift, word: number): { s: QuantumRift; base: number } {
  const made = copy(s);
  const base = made.cell[FRAME];
  made.cell[WAITING] = 0;
  const f = call(made, triggers);
  const r = triggers.registers;
  set(made, f, r.word, word);
  set(made, f, r.base, made.cell[SIGNALS]);
  callAll(made, word);
  resume(made, f, { of: triggers, step: 1 });
  return { s: made, base };
}

/** A number for an option that hangs on nothing but the option. */
const lot = (o: number, salt: number): number =>
  Math.imul(Math.imul(o ^ salt, 0x9e3779b1) ^ (o >>> 7), 0x85ebca6b) >>> 0;

const isOrder = (o: Option): boolean => kindOf(o) === kind("trigger") || kindOf(o) === kind("in-order");

interface Run {
  /** Were the players asked which comes first? */
  readonly asked: boolean;
  readonly s: QuantumRift;
}

/** Runs until that frame is reached again. What is asked on the way is answered alike whenever it comes. */
function runOut(s: QuantumRift, base: number, salt: number): Run {
  let wasAsked = false;
  finishAbove(s, base as Frame);
  for (let answers = 0; !isOver(s) && s.cell[FRAME] !== base; answers++) {
    const seat = seatList(asked(s))[0] as Seat;
    const { count, list } = options(s, seat);
    const all = Array.from({ length: count }, (_, i) => list[i]);
    if (answers > 200) throw new Error("asked without end");
    if (all.some(isOrder)) wasAsked = true;
    const pick = all.includes(PASS) ? PASS : all.reduce((a, b) => (lot(b, salt) < lot(a, salt) ? b : a));
    const question = pending(s);
    const f = s.cell[FRAME] as Frame;
    s.offer.seat = NONE;
    s.cell[WAITING] = 0;
    s.stack[f + PC] = s.program.next[s.stack[f + PC]];
    question.choose(s, f, pick, seat);
    finishAbove(s, base as Frame);
  }
  return { asked: wasAsked, s };
}

const modifiersOf = (s: QuantumRift): string[] =>
  Array.from({ length: s.cell[MODIFIERS] }, (_, i) =>
    [s.modifierKey[i], s.modifierSubject[i], s.modifierValue[i], s.modifierUntil[i]].join(),
  ).sort();

const CLOCKS = ["cell", "modifierKey", "modifierSubject", "modifierValue", "modifierUntil", "stack"];

/** How two ends of the same queue differ, for whoever plays on from there. */
function difference(a: QuantumRift, b: QuantumRift): string[] {
  if (isOver(a) && isOver(b))
    return JSON.stringify(quantumRift.outcome(a)) === JSON.stringify(quantumRift.outcome(b)) ? [] : ["outcome"];
  const columns = Columns.diff(a, b).filter(({ column }) => !CLOCKS.includes(column));
  const changed = modifiersOf(a).join() === modifiersOf(b).join() ? [] : ["modifiers"];
  return [...columns.map((d) => `${d.column}[${d.index}] ${d.before}/${d.after}`), ...changed];
}

/** Puts what waits into another order; equal cards keep theirs, since nobody could tell which of them is meant. */
function shuffleQueue(s: QuantumRift, base: number, dice: Dice): void {
  const before = Array.from({ length: s.cell[SIGNALS] }, (_, row) => s.signalCard[row]);
  for (let row = base; row < s.cell[SIGNALS]; row++) {
    const from = row + dice.below(s.cell[SIGNALS] - row);
    let first = row;
    while (!alike(s, s.signalCard[first] as never, s.signalCard[from] as never)) first++;
    raiseSignal(s, first, row);
  }
  expect(new Set(before)).toEqual(new Set(Array.from({ length: before.length }, (_, row) => s.signalCard[row])));
}

/** What waits, and how it came out in an order that differs from the engine's; null where it does not, or players choose. */
function misjudged(s: QuantumRift, word: number, salt: number, seen: { asked: number; silent: number }): string | null {
  const start = due(s, word);
  const f = start.s.cell[FRAME] as Frame;
  const queue = get(start.s, f, triggers.registers.base);
  const waits = start.s.cell[SIGNALS] - queue;
  if (waits < 2) return null;
  const plain = runOut(copy(start.s), start.base, salt);
  if (plain.asked) {
    seen.asked++;
    return null;
  }
  seen.silent++;
  const dice = new Dice(salt + 1);
  for (let i = 0; i < Math.min(MOST_ORDERS, 2 ** waits); i++) {
    const other = copy(start.s);
    shuffleQueue(other, queue, dice);
    const names = Array.from(
      { length: waits },
      (_, k) => s.library.cards[s.def[other.signalCard[queue + k] as never]].id,
    );
    const { asked: wasAsked, s: end } = runOut(other, start.base, salt);
    const differs = wasAsked ? ["asked in this order"] : difference(plain.s, end);
    if (differs.length > 0) return `${TRIGGERS[word]}: ${names.join(", ")}: ${differs.slice(0, 6).join("; ")}`;
  }
  return null;
}

test("QR-83 QR-89 QR-90 where players are not asked which effect comes first, every order comes to the same", () => {
  const seen = { asked: 0, silent: 0 };
  for (let seed = 0; seed < 24; seed++) {
    const dice = new Dice(seed + 70);
    const t = randomTable(quantumRift, dice, seed % 3 === 0 ? "solo" : "pair", false);
    begin(quantumRift, t.s, seed);
    for (let look = 0; look < 30 && !isOver(t.s); look++) {
      wander(quantumRift, t.s, dice, 1 + dice.below(12));
      if (isOver(t.s) || !quantumRift.settled(t.s)) continue;
      for (const word of WORDS) {
        const wrong = misjudged(t.s, trigger(word), seed * 100 + look, seen);
        if (wrong !== null) expect.fail(`seed ${seed}, look ${look}: ${wrong}`);
      }
    }
  }
  expect(seen.silent).toBeGreaterThan(200);
  expect(seen.asked).toBeGreaterThan(50);
});

const order = (t: Table): string[] => t.events("trigger").map((e) => String(e.card));

test("QR-89 what would do nothing in any order is not asked about, and happens all the same", () => {
  const hunter = unit("hunter", 0, 9, { threat: { engage: "any damaged opposing unit" } });
  const healer = unit("healer", 0, 9, { threat: { revive: "each damaged andares unit" } });
  const scene = { ...field({ cards: [hunter, healer] }), phase: "explore", enemies: ["hunter"] };
  const idle = table({ ...scene, player: { units: ["healer"] } }).end();
  expect(idle.prompt).not.toBe("order");
  expect(order(idle)).toEqual(["hunter", "healer"]);
  const wounded = table({ ...scene, player: { units: ["healer/damaged"] } }).end();
  expect(wounded.prompt).toBe("order");
});

test("QR-89 what does nothing yet is asked about where another of those that wait could make it do something", () => {
  const hunter = unit("hunter", 0, 9, { threat: { engage: "any damaged opposing unit" } });
  const archer = unit("archer", 0, 9, { threat: { damage: "each friendly hero" } });
  const t = table({ ...field({ cards: [hunter, archer] }), phase: "explore", enemies: ["hunter", "archer"] }).end();
  expect(t.options("trigger").map((o) => o.card)).toEqual(["hunter", "archer"]);
  t.choose({ do: "trigger", card: "archer" });
  expect(t.events("engage")).toHaveLength(1);
});

test("QR-89 a gain and a loss are asked about, since what is counted ends at 0; gains among themselves are not", () => {
  const more = unit("more", 0, 9, { threat: { gain: "distance", n: 2 } });
  const most = unit("most", 0, 9, { threat: { gain: "distance", n: 3 } });
  const less = unit("less", 0, 9, { threat: { lose: "distance", n: 2 } });
  const scene = { ...field({ cards: [more, most, less] }), phase: "explore", distance: 1 };
  expect(table({ ...scene, enemies: ["more", "most"] }).end().prompt).not.toBe("order");
  const t = table({ ...scene, enemies: ["more", "less"] }).end();
  expect(
    table({ ...scene, enemies: ["more", "less"] })
      .end()
      .choose({ do: "trigger", card: "more" })
      .view().distance,
  ).toBe(1);
  expect(t.choose({ do: "trigger", card: "less" }).view().distance).toBe(2);
});

test("QR-94 what an effect brings into play counts with its REVEAL", () => {
  const thief = unit("thief", 0, 9, { reveal: { lose: "card", n: 1 } });
  const caller = unit("caller", 0, 9, { threat: { spawn: 1, name: "thief" } });
  const scout = unit("scout", 0, 9, { threat: { draw: 1 } });
  const cards = [thief, caller, scout];
  const t = table({
    ...field({ cards, enemies: { thief: 1 } }),
    phase: "explore",
    enemies: ["caller"],
    player: { units: ["scout"], hand: [] },
  }).end();
  expect(t.options("trigger").map((o) => o.card)).toEqual(["caller", "scout"]);
});

const three = ["first", "second", "third"].map((id, i) =>
  unit(id, 0, 9, { threat: i === 1 ? { lose: "distance", n: 2 } : { gain: "distance", n: i + 1 } }),
);

test("QR-89 of three or more, one answer takes all as they are listed", () => {
  const scene = { ...field({ cards: three }), phase: "explore", distance: 0 };
  const t = table({ ...scene, enemies: ["third", "second", "first", "first"] }).end();
  expect(t.options().map((o) => o.card ?? o.do)).toEqual(["third", "second", "first", "in-order"]);
  const s = t.match.state as unknown as QuantumRift;
  const last = optionList(s, 0 as Seat).at(-1) as Option;
  expect(quantumRift.speech.en.label(s, last)).toBe("In this order: third, second, first");
  expect(quantumRift.speech.de.label(s, last)).toBe("In dieser Reihenfolge: third, second, first");
  t.choose({ do: "in-order" });
  expect(t.prompt).not.toBe("order");
  expect(order(t)).toEqual(["third", "second", "first", "first"]);
  const two = table({ ...scene, enemies: ["third", "second"] }).end();
  expect(two.may({ do: "in-order" })).toBe(false);
});

test("QR-89 equal cards come one after the other where all come as listed", () => {
  const t = table({
    ...field({ cards: three }),
    phase: "explore",
    distance: 0,
    enemies: ["first", "second", "first"],
  }).end();
  expect(t.options("trigger").map((o) => o.card)).toEqual(["first", "second"]);
  t.choose({ do: "in-order" });
  expect(order(t)).toEqual(["first", "first", "second"]);
});

test("QR-A38 an encounter that an effect takes out of play is watched no longer", () => {
  const t = table({
    ...field({ encounters: [encounter("storm", { threat: [{ discard: "self" }, { gain: "distance", n: 1 }] })] }),
    phase: "combat",
    encounter: "storm",
    enemies: [],
  });
  t.end();
  expect(t.view().encounter ?? null).toBeNull();
});

const STATES = ["", "/exhausted", "/damaged", "#1", "/exhausted#1"];

test("QR-89 made-up effects that are not asked about come to the same in every order, too", () => {
  const seen = { asked: 0, silent: 0 };
  const ids = {
    "a unit": ["m0"],
    "a unit, gear or skill": ["m4"],
    "an encounter": ["storm"],
    "a location": ["chapel"],
  };
  for (let seed = 0; seed < 200; seed++) {
    const dice = new Dice(seed + 500);
    const one = <T>(list: readonly T[]): T => list[dice.below(list.length)] as T;
    // One step each: of longer ones hardly two commute, and nothing would be left to look at.
    const made = (): unknown =>
      dice.below(8) === 0
        ? { get: { attack: 1 }, to: "each enemy unit", until: "turn" }
        : (inventEffect(grammar, dice, ["attack", "reroll", "test", "get"], ids) as unknown[])[0];
    const units = [0, 1, 2, 3, 4].map((i) =>
      unit(`m${i}`, 1 + dice.below(3), 2, {
        threat: made(),
        ...(dice.below(3) === 0 ? { reveal: made() } : {}),
      }),
    );
    const scene = {
      ...field({
        cards: units,
        enemies: { m0: 3, m1: 2, m2: 2 },
        locations: [location("chapel")],
        encounters: [encounter("storm", { threat: made(), reward: made() })],
      }),
      location: "meadow",
      distance: dice.below(3),
      ...(dice.below(3) === 0 ? {} : { encounter: "storm", threat: dice.below(4) }),
      enemies: ["m0#1", `m1${one(STATES)}`, `m2${one(STATES)}`],
      player: { hero: `plain*${1 + dice.below(5)}#1`, units: [`m3${one(STATES)}`], hand: ["pebble"] },
    };
    let s: QuantumRift;
    try {
      s = table(scene).match.state as unknown as QuantumRift;
    } catch (error) {
      if (error instanceof Refusal) continue;
      throw error;
    }
    const wrong = misjudged(s, trigger("threat"), seed, seen);
    if (wrong !== null)
      expect.fail(`seed ${seed}: ${wrong}\n${JSON.stringify(scene.packs?.[0], null, 0).slice(0, 6000)}`);
  }
  expect(seen.silent).toBeGreaterThan(15);
  expect(seen.asked).toBeGreaterThan(30);
});
