import { games } from "@rifthall/games";
import { asked, Dice, INPUTS_PER_RECORD, Match, type MatchRecord, Refusal, seatList } from "@rifthall/kernel";
import { expect, test } from "vitest";
import { Host, Replay } from "../src/index.js";
import { choose, FLOODS, flooded, startOf } from "./floods.js";

/** Far more than it takes, and far less than it took: a machine that does other things as well gets more than one try. */
const SOON = 1_000;
function isSoon(act: () => unknown): boolean {
  for (let tries = 0; tries < 5; tries++) {
    const begun = performance.now();
    act();
    if (performance.now() - begun < SOON) return true;
  }
  return false;
}

function code(act: () => unknown): string {
  try {
    act();
    return "taken";
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

/** So cheap that they are taken whole. */
const TAKEN = ["back to the start", "back by one", "resigned and taken back"];

const [first, ...others] = games;
const CASES = [
  ...Object.keys(FLOODS).map((flood) => ({ game: first, flood })),
  ...others.flatMap((game) => ["back by one", "to and fro"].map((flood) => ({ game, flood }))),
];

test.each(CASES)("$game.id: $flood, 50,000 times, is soon taken or refused, alike everywhere", ({ game, flood }) => {
  const record = flooded(game, flood);
  const start = startOf(game);
  const open = Array.from({ length: start.seats }, () => ({ is: "open" }) as const);
  const ways: readonly ((r: MatchRecord) => unknown)[] = [
    (r) => new Match(game, start).replay(r),
    (r) => new Host(game, start, open, () => "", { record: r }),
    (r) => new Replay(game, start, r),
  ];
  for (const way of ways) {
    let answer = "";
    const soon = isSoon(() => {
      answer = code(() => way(record));
    });
    expect(answer).toBe(TAKEN.includes(flood) ? "taken" : "too-much-work");
    expect(soon).toBe(true);
  }
});

test.each(games)("$id: 20,000 choices, each tenth taken back, are played and loaded", (game) => {
  const m = new Match(game, startOf(game));
  const dice = new Dice(5);
  for (let n = 1; n <= 20_000; n++) {
    // So long a match would not end: it is led away from its end.
    for (let back = 0; m.over || (back > 0 && back < 5); back++) m.undo(m.undoTarget(null)?.to ?? 0);
    choose(m, dice);
    if (n % 10 === 0) m.undo(m.inputs.length - 1, `fresh ${n}`);
  }
  const again = new Match(game, m.start);
  again.replay(m.record());
  expect(again.state.hash()).toBe(m.state.hash());
});

test.each(games)("$id: whatever was played with undos without number can be loaded", (game) => {
  for (let round = 0; round < 2; round++) {
    const m = new Match(game, startOf(game));
    const dice = new Dice(round);
    let refused = 0;
    while (refused < 40) {
      if (!m.over) choose(m, dice);
      const [to, hash] = [dice.below(m.inputs.length + 1), m.state.hash()];
      if (dice.below(3) === 0) continue;
      if (code(() => m.undo(to, dice.below(2) === 0 ? undefined : `${to}`)) === "taken") continue;
      expect(m.state.hash(), "a refused undo changes nothing").toBe(hash);
      refused++;
    }
    const again = new Match(game, m.start);
    again.replay(m.record());
    expect(again.state.hash()).toBe(m.state.hash());
    expect(again.record()).toEqual(m.record());
  }
});

test.each(games)("$id: a match that is full is opened, and takes nothing more", (game) => {
  const record = flooded(game, "back by one", INPUTS_PER_RECORD);
  const start = startOf(game);
  const played = new Match(game, start);
  played.replay(record);
  const [waiting] = seatList(asked(played.state));
  const holders = Array.from({ length: start.seats }, (_, i) =>
    i === waiting ? ({ is: "person", name: "" } as const) : ({ is: "open" } as const),
  );
  const host = new Host(game, start, holders, () => "", { record });
  expect(host.number).toBe(INPUTS_PER_RECORD);
  const [option] = host.decision(waiting, "en")?.options ?? [];
  expect(code(() => host.answer(waiting, { number: host.number, key: option.key }))).toBe("too-many-inputs");
  expect(code(() => host.undo(waiting))).toBe("too-many-inputs");
  expect(host.undoRequest).toBe(null);
  expect(host.record()).toEqual(record);
});
