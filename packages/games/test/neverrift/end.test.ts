import type { Seat } from "@rifthall/kernel/ids";
import { describe, expect, test } from "vitest";
import { resigningLoses } from "../kit.js";
import type { Board, Scene } from "./scene.js";
import { table } from "./table.js";

/** The quick board, full of rocks but for what is said. */
const quick = (board: Board, scene: Scene = {}): Scene => ({ format: "quick", filled: "rock", board, ...scene });

describe("the full board", () => {
  test("NR-56 the last field covered by a creature ends the match, after its attack", () => {
    const t = table(quick({ b2: ".", b1: "plain-1:1" }, { hands: [["plain-2"], []] }));
    t.seat(0).play("plain-2", "b2");
    t.expect({ board: { b2: "plain-2:0", b1: "plain-1:0/1" }, hands: { 0: [] }, over: true, winners: [0] });
  });

  test("NR-56 by a place too, after its effect", () => {
    const t = table(quick({ b2: ".", b1: "plain-1:1" }, { hands: [["library"], []], decks: [["plain-3"], []] }));
    t.seat(0).play("library", "b2");
    t.expect({ board: { b2: "library" }, hands: { 0: ["plain-3"] }, decks: { 0: [] }, over: true, winners: [1] });
  });

  test("NR-56 while a field is empty it goes on", () => {
    const t = table(quick({ b2: ".", c3: ".", b1: "plain-1:1" }, { hands: [["plain-2"], []] }));
    t.seat(0).play("plain-2", "b2");
    t.expect({ board: { b2: "plain-2:0", b1: "plain-1:0/1" }, hands: { 0: [] } });
  });

  test("NR-56 the standard board has sixteen fields to cover", () => {
    const t = table({ filled: "rock", board: { d4: ".", a1: "plain-1:1" }, hands: [["plain-2"], []] });
    t.seat(0).play("plain-2", "d4");
    t.expect({ board: { d4: "plain-2:0" }, hands: { 0: [] }, over: true, winners: [1] });
  });

  test("NR-56 a card that came by Stampede may be the one that fills it, and fights first", () => {
    const board = { b2: ".", b1: ".", a1: "plain-1:1", c1: "plain-1:1" };
    const t = table(quick(board, { hands: [["stampede-5", "plain-2"], []] }));
    t.seat(0).play("stampede-5", "b2");
    expect(t.over).toBe(false);
    t.seat(0).put("plain-2", "b1");
    t.expect({
      board: { b2: "stampede-5:0", b1: "plain-2:0", a1: "plain-1:0/1", c1: "plain-1:0/1" },
      hands: { 0: [] },
      over: true,
      winners: [0],
    });
  });

  test("NR-62 nothing can be played after it: spells in hand are dead", () => {
    const t = table(quick({ b2: ".", b1: "wall-9:1" }, { hands: [["plain-2", "tame-spell"], []], tamers: ["herald"] }));
    t.seat(0).play("plain-2", "b2");
    expect(t.over).toBe(true);
    expect(t.asked).toEqual([]);
    expect(() => t.match.choose(0 as Seat, 0)).toThrow(/over/);
  });

  test("NR-62 the cards come before it: a spell cast first counts", () => {
    const t = table(quick({ b2: ".", b1: "wall-9:1" }, { hands: [["plain-2", "tame-spell"], []] }));
    t.seat(0).cast("tame-spell").play("plain-2", "b2");
    t.expect({
      board: { b2: "plain-2:0", b1: "wall-9:0/1" },
      hands: { 0: [] },
      graveyards: { 0: ["tame-spell"] },
      over: true,
      winners: [0],
    });
  });

  test("NR-56 NR-62 filled before the play step begins, the match ends without another play", () => {
    const board = { b2: ".", c3: ".", b1: "host-each-turn-1:1", a3: "plain-1:1" };
    const t = table(quick(board, { hands: [["rock"], ["plain-2", "draw-spell"]], decks: [[], ["cliff"]] }));
    t.seat(0).play("rock", "c3").end();
    t.seat(1).put("plain-2", "b2");
    t.expect({
      board: { c3: "rock", b2: "plain-2:1" },
      hands: { 0: [], 1: ["draw-spell"] },
      over: true,
      winners: [1],
    });
  });

  test("NR-56 NR-60 filled at the end of a turn, it ends with that turn, which was the last", () => {
    const board = { b2: ".", b1: "host-each-end-1:0", a3: "plain-1:1", c1: "plain-1:1" };
    const t = table(quick(board, { hands: [["plain-2"], ["draw-spell"]], decks: [[], ["cliff"]] }));
    t.seat(0).end();
    t.seat(0).put("plain-2", "b2");
    t.expect({ board: { b2: "plain-2:0" }, hands: { 0: [] }, tokens: [2, 2], over: true, winners: [1] });
  });

  test("NR-A6 the end is latched: a last card that clears a field ends the match all the same", () => {
    const t = table(quick({ b2: ".", b1: "wall-9:1", c3: "plain-1:1" }, { hands: [["destroy-1"], ["plain-5"]] }));
    t.seat(0).play("destroy-1", "b2");
    t.expect({
      board: { b2: "destroy-1:0", b1: "." },
      hands: { 0: [] },
      graveyards: { 1: ["wall-9"] },
      over: true,
      winners: [1],
    });
  });

  test("NR-A6 so does one that returns a creature, accepted or declined", () => {
    const scene = quick({ b2: ".", b1: "wall-9:1", c3: "plain-1:0" }, { hands: [["bounce-up-1"], []] });
    const t = table(scene);
    t.seat(0).play("bounce-up-1", "b2").accept();
    t.expect({ board: { b2: "bounce-up-1:0", b1: "." }, hands: { 0: [], 1: ["wall-9"] }, over: true, winners: [0] });
    const u = table(scene);
    u.seat(0).play("bounce-up-1", "b2").decline();
    u.expect({ board: { b2: "bounce-up-1:0" }, hands: { 0: [] }, over: true, winners: [0] });
  });

  test("NR-A6 with endCheck afterResolution the cleared field keeps the match going", () => {
    const options = { endCheck: "afterResolution" };
    const t = table(quick({ b2: ".", b1: "wall-9:1" }, { hands: [["destroy-1"], ["plain-5"]], options }));
    t.seat(0).play("destroy-1", "b2");
    t.expect({ board: { b2: "destroy-1:0", b1: "." }, hands: { 0: [] }, graveyards: { 1: ["wall-9"] } });
    t.seat(0).end();
    t.seat(1).play("plain-5", "b1");
    t.expect({
      board: { b1: "plain-5:1", b2: "destroy-1:1/0" },
      hands: { 1: [] },
      over: true,
      winners: [1],
    });
  });

  test("NR-A6 NR-89 a Sacrifice covers no further field and ends nothing", () => {
    const t = table(quick({ c3: ".", b1: "plain-1:0" }, { hands: [["sacrifice-5"], []] }));
    t.seat(0).sacrifice("sacrifice-5", "b1");
    t.expect({ board: { b1: "sacrifice-5:0" }, hands: { 0: [] }, graveyards: { 0: ["plain-1"] } });
  });
});

describe("scoring", () => {
  test("NR-58 NR-44 each creature counts for its controller, whoever owns it; places for nobody", () => {
    const board = { b2: ".", a1: "plain-1:0/1", a3: "plain-1:0", c1: "giant-a:1" };
    const t = table(quick(board, { hands: [["rock"], []] }));
    t.seat(0).play("rock", "b2");
    t.expect({ board: { b2: "rock" }, hands: { 0: [] }, tokens: [2, 1], over: true, winners: [0] });
    expect(t.outcome.scores).toEqual([2, 1]);
  });

  test.each([0, 1])("NR-59 most tokens win, whoever had the last turn (seat %i)", (turn) => {
    const board = { b2: ".", a1: "plain-1:1", a3: "plain-1:1", c1: "plain-1:1" };
    const hands = turn === 0 ? [["plain-1"], []] : [[], ["plain-1"]];
    const t = table(quick(board, { turn, hands }));
    t.seat(turn).play("plain-1", "b2");
    expect(t.outcome.winners).toEqual([1]);
  });

  test.each([
    [0, 1],
    [1, 0],
  ])("NR-60 on a tie seat %i, whose turn was last, loses to seat %i", (turn, winner) => {
    const board = { b2: ".", a1: `plain-1:${winner}` };
    const hands = turn === 0 ? [["plain-1"], []] : [[], ["plain-1"]];
    const t = table(quick(board, { turn, hands }));
    t.seat(turn).play("plain-1", "b2");
    t.expect({ board: { b2: `plain-1:${turn}` }, hands: { [turn]: [] }, over: true, winners: [winner] });
    expect(t.outcome.scores).toEqual([1, 1]);
  });

  test("NR-61 one more than the opponent is enough for who had the last turn", () => {
    const t = table(quick({ b2: ".", a1: "plain-1:1", a3: "plain-1:0" }, { hands: [["plain-1"], []] }));
    t.seat(0).play("plain-1", "b2");
    t.expect({ board: { b2: "plain-1:0" }, hands: { 0: [] }, over: true, winners: [0] });
  });

  test("NR-60 a tie at none", () => {
    const t = table(quick({ b2: "." }, { hands: [["rock"], []] }));
    t.seat(0).play("rock", "b2");
    t.expect({ board: { b2: "rock" }, hands: { 0: [] }, over: true, winners: [1] });
  });

  test("NR-A43 filled by the opponent's trigger, the last turn is still the one in progress", () => {
    const board = { b2: ".", c3: ".", a1: "host-1:1", a3: "plain-1:0" };
    const t = table(quick(board, { hands: [["plain-2"], ["plain-3"]] }));
    t.seat(0).play("plain-2", "b2");
    t.expect({
      board: { b2: "plain-2:0", c3: "plain-3:1" },
      hands: { 0: [], 1: [] },
      tokens: [2, 2],
      over: true,
      winners: [1],
    });
  });
});

describe("resigning", () => {
  resigningLoses("NR-57", (quits) =>
    table({ board: { a1: `plain-1:${quits}`, b1: `plain-1:${quits}` }, hands: [["plain-1"], ["plain-1"]] }),
  );
});
