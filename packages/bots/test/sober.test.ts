import type { Described } from "@rifthall/kernel/game";
import { seatList } from "@rifthall/kernel/ids";
import { Dice } from "@rifthall/kernel/machine";
import type { Match } from "@rifthall/kernel/match";
import { asked } from "@rifthall/kernel/state";
import { look } from "@rifthall/kernel/view";
import { describe, expect, test } from "vitest";
import { table as board } from "../../games/test/neverrift/table.js";
import { table } from "../../games/test/riftforce/table.js";
import { decide } from "../src/index.js";
import { level } from "./duel.js";

/** Every level above the novice, as it decides at its ease. */
const SOBER = ["apprentice", "adept", "master"] as const;
/** The apprentice overlooks things, each time others. */
const TIMES = { apprentice: 12, adept: 3, master: 2 } as const;

/** What that level takes in that position, over some dice. */
function taken(match: Match, name: (typeof SOBER)[number]): Described[] {
  const { game, state, start } = match;
  const [seat] = seatList(asked(state));
  const view = look(game, state, seat, game.create(start));
  return Array.from({ length: TIMES[name] }, (_, i) =>
    game.describe(state, decide(level(name), game, start, view, { iterations: 120 }, new Dice(i + 1)).option),
  );
}

/** What that level does until somebody else is asked, or the match is over. */
function act(match: Match, name: string): readonly string[] {
  const { game, state, start } = match;
  const [seat] = seatList(asked(state));
  const done: string[] = [];
  do {
    const view = look(game, state, seat, game.create(start));
    const { index, option } = decide(level(name), game, start, view, { iterations: 120 }, new Dice(7));
    done.push(game.describe(state, option).do);
    match.choose(seat, index);
  } while (!match.over && seatList(asked(state))[0] === seat && !game.settled(state));
  return done;
}

describe.each(SOBER)("Riftforce: no %s", (name) => {
  test("RF-43 discards a card to activate what changes nothing", () => {
    const hand = ["light-6", "light-7", "fire-5", "ice-6", "water-7", "fire-6", "ice-5"];
    const t = table({ side: [["light-5"], []], lanes: { 0: [[], ["air-6"]] }, hands: [hand, []] });
    expect(t.described().filter((o) => o.idle).length).toBeGreaterThan(0);
    for (const option of taken(t.match, name)) expect(option.idle).toBeUndefined();
  });

  test("RF-45 checks where that neither scores nor draws, while a card can be destroyed", () => {
    const t = table({
      side: [["fire-6"], ["ice-5!3"]],
      hands: [["fire-5", "fire-7"], ["ice-6"]],
      decks: [[], []],
      discards: [[], []],
    });
    expect(t.options()).toContain("check");
    if (name === "apprentice") return;
    for (const option of taken(t.match, name)) expect(option.do).not.toBe("check");
  });
});

describe.each(["adept", "master"])("Riftforce: %s", (name) => {
  test("RF-60 takes the point that ends the match", () => {
    const t = table({
      side: [["ice-5!3"], ["fire-6"]],
      hands: [["ice-6"], ["fire-5", "water-7", "air-6"]],
      scores: [4, 11],
      turn: 1,
    });
    expect(act(t.match, name)).toContain("discard");
    expect(t.over).toBe(true);
    expect(t.outcome.winners).toEqual([1]);
  });
});

describe.each(SOBER)("Neverrift: no %s", (name) => {
  test("NR-65 spends the active for nothing", () => {
    const t = board({ tamers: ["herald"], hands: [["plain-2"], []], board: { a1: "plain-1:0" } });
    expect(t.described().filter((o) => o.idle)).toHaveLength(1);
    for (const option of taken(t.match, name)) expect(option.idle).toBeUndefined();
  });

  test("NR-25 casts a spell that has no target", () => {
    const t = board({ hands: [["destroy-spell", "plain-2"], []] });
    expect(t.described().filter((o) => o.idle)).toHaveLength(1);
    for (const option of taken(t.match, name)) expect(option.idle).toBeUndefined();
  });
});

describe.each(["adept", "master"] as const)("Neverrift: %s", (name) => {
  test("NR-51 does not pass with nothing on the board, which loses", () => {
    const t = board({ hands: [["plain-2", "rock"], ["plain-2"]], decks: [["rock"], ["rock"]] });
    for (const option of taken(t.match, name)) expect(option.do).not.toBe("end");
  });

  test("NR-50 does not pass while there is something to play", () => {
    const t = board({ hands: [["plain-2"], ["plain-2"]], board: { a1: "plain-1:0", d4: "plain-1:1" } });
    for (const option of taken(t.match, name)) expect(option.do).not.toBe("end");
  });
});
