import { describe, expect, test } from "vitest";
import type { Board, Scene } from "./scene.js";
import { begun, kept, table } from "./table.js";

const many = (scene: Scene): Scene => ({ format: "multiplayer", ...scene });
const ROCKS = [
  ["rock", "rock"],
  ["rock", "rock"],
  ["rock", "rock"],
];

describe("three to five players", () => {
  test.each([3, 4, 5])("NR-3 %i players have a deck and six cards each; the first one draws", (seats) => {
    const t = kept(begun({ mode: "multiplayer" }, seats));
    const { first, hands, decks } = t.position();
    expect(hands.map((hand) => hand.length)).toEqual(hands.map((_, seat) => (seat === first ? 7 : 6)));
    expect(decks.map((deck) => deck.length)).toEqual(decks.map((_, seat) => (seat === first ? 23 : 24)));
    expect(hands).toHaveLength(seats);
  });

  test("NR-20 NR-A5 anybody may be the first", () => {
    const firsts = Array.from(
      { length: 40 },
      (_, i) => begun({ mode: "multiplayer" }, 3, `first ${i}`).position().first,
    );
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
  });

  test("NR-33 the turn goes round in a fixed order, from whoever was first", () => {
    const t = table(many({ hands: ROCKS, turn: 1, first: 1 }));
    const order: number[] = [];
    for (const field of ["a1", "b1", "c1", "d1"]) {
      order.push(t.position().turn);
      t.seat(t.asked[0]).play("rock", field).end();
    }
    expect(order).toEqual([1, 2, 0, 1]);
  });

  test("NR-A38 each seat has a token of its own", () => {
    const board = { a1: "plain-1:1", b2: "plain-1:2", c1: "plain-1:3", d4: "plain-1:4" };
    const t = table(many({ seats: 5, board, hands: [["plain-2"]] }));
    t.seat(0).play("plain-2", "b1");
    t.expect({
      board: { b1: "plain-2:0", a1: "plain-1:0/1", b2: "plain-1:0/2", c1: "plain-1:0/3" },
      hands: { 0: [] },
      tokens: [4, 0, 0, 0, 1],
    });
  });

  test("NR-3 free for all: every other player's creature is an enemy's", () => {
    const t = table(many({ board: { a1: "plain-1:1", h4: "plain-1:2", b1: "plain-1:0" }, hands: [["tame-spell"]] }));
    t.seat(0).cast("tame-spell");
    t.expectOptions(["target plain-1@a1", "target plain-1@h4"]);
  });
});

describe("which opponent", () => {
  test("NR-A25 the active player picks one for each effect: whose deck is scouted", () => {
    const decks = [["plain-1"], ["plain-2"], ["plain-3"]];
    const t = table(many({ hands: [["scout-spell"]], decks }));
    t.seat(0).cast("scout-spell");
    t.expectOptions(["against 1", "against 2"]);
    t.seat(0).against(2);
    expect(t.position(1).decks).toEqual([["?"], ["?"], ["plain-3"]]);
  });

  test("NR-A25 NR-A27 who has left is no opponent any more", () => {
    const decks = [["plain-1"], ["plain-2"], ["plain-3"]];
    const t = table(many({ hands: [["scout-spell"]], decks, board: { a1: "plain-1:1" } }));
    t.resign(2);
    t.seat(0).cast("scout-spell");
    expect(t.position(0).decks).toEqual([["?"], ["plain-2"], ["?"]]);
    t.expect({ hands: { 0: [] }, graveyards: { 0: ["scout-spell"] } });
  });

  test("NR-A25 who has to discard", () => {
    const t = table(many({ hands: [["extort"], ["rock", "cliff"], ["rock", "cliff"]] }));
    t.seat(0).cast("extort").against(1);
    expect(t.asked).toEqual([1]);
    t.seat(1).discard("rock");
    t.expect({ hands: { 0: [], 1: ["cliff"] }, graveyards: { 0: ["extort"], 1: ["rock"] } });
  });

  test("NR-A25 Hook takes any enemy's creature, without asking whose", () => {
    const t = table(many({ board: { a1: "plain-1:1", h4: "plain-1:2" }, hands: [["hook-5"]] }));
    t.seat(0).play("hook-5", "d2");
    t.expectOptions(["target plain-1@a1", "target plain-1@h4"]);
  });
});

describe("passing", () => {
  const board = { a1: "plain-1:0", b4: "plain-1:1", h4: "plain-1:2" };

  test("NR-A25 NR-50 a pass is answered by the next player in turn order", () => {
    const t = table(many({ board, hands: ROCKS }));
    t.seat(0).end();
    expect(t.asked).toEqual([1]);
    t.expectOptions(["tame plain-1@a1", "decline"]);
    t.seat(1).tame("plain-1");
    t.expect({ board: { a1: "plain-1:1/0" }, turn: 1 });
  });

  test("NR-A41 declined, it lapses: the one after is not asked", () => {
    const t = table(many({ board, hands: ROCKS }));
    t.seat(0).end();
    t.seat(1).decline().play("rock", "d1").end();
    expect(t.position().turn).toBe(2);
    t.expectOptions([], "tame");
    expect(t.options("play")).not.toEqual([]);
  });

  test("NR-A26 NR-51 who passes without a creature is out; the others play on, places stay", () => {
    const t = table(
      many({
        board: { b4: "plain-1:1", h4: "plain-1:2", c2: "cliff" },
        hands: ROCKS,
        decks: [["wall-9"], [], []],
      }),
    );
    t.seat(0).end();
    t.expect({ hands: { 0: [] }, decks: { 0: [] }, turn: 1 });
    t.seat(1).play("rock", "d1").end();
    expect(t.position().turn).toBe(2);
    t.seat(2).play("rock", "e1").end();
    expect(t.position().turn).toBe(1);
  });

  test("NR-A26 the last one who is left wins", () => {
    const t = table(many({ board: { b4: "plain-1:1" }, hands: ROCKS, turn: 2 }));
    t.seat(2).end();
    t.seat(0).end();
    expect(t.over).toBe(true);
    expect(t.outcome.winners).toEqual([1]);
  });

  test("NR-A26 NR-42 a card of one who is out stays with its captor", () => {
    const t = table(many({ board: { b4: "plain-1:1/0", h4: "plain-1:2" }, hands: ROCKS }));
    t.seat(0).end();
    expect(t.at("b4")).toBe("plain-1:1/0");
    expect(t.position().turn).toBe(1);
  });

  test("NR-A29 a full round is one pass of each: three passes with nothing left end it", () => {
    const t = table(many({ board: { ...board, a2: "plain-1:0" } }));
    t.seat(0).end();
    t.seat(1).decline().end();
    expect(t.over).toBe(false);
    t.seat(2).decline().end();
    t.expect({ over: true, winners: [0] });
  });
});

describe("resigning", () => {
  const board = { a1: "plain-3:0", b4: "plain-1:1", h4: "plain-1:2" };

  test("NR-A27 the creatures of who resigned become nobody's, and the others play on", () => {
    const t = table(many({ board, hands: ROCKS }));
    t.resign(2);
    expect(t.over).toBe(false);
    expect(t.at("h4")).toBe("plain-1:-/2");
    expect(t.position().turn).toBe(0);
    t.seat(0).play("rock", "d1").end();
    t.seat(1).play("rock", "e1").end();
    expect(t.position().turn).toBe(0);
  });

  test("NR-A27 they can be tamed as any other, at their values", () => {
    const t = table(many({ board: { ...board, c1: "plain-3:-/2", c2: "plain-4:-/2" }, hands: [["plain-4"]] }));
    t.seat(0).play("plain-4", "b1");
    t.expect({ board: { b1: "plain-4:0", c1: "plain-3:0/2" }, hands: { 0: [] } });
  });

  test("NR-A27 nobody acts for them: their texts are silent", () => {
    const t = table(
      many({ board: { ...board, d4: "greeter-1:-/2" }, hands: [["plain-4"]], decks: [[], [], ["rock"]] }),
    );
    t.seat(0).play("plain-4", "b1");
    t.expect({ board: { b1: "plain-4:0" }, hands: { 0: [] } });
  });

  test("NR-A27 NR-58 nobody's creature counts for nobody", () => {
    const full: Board = { h4: ".", a1: "plain-1:0", b2: "plain-1:-/2", c3: "plain-1:-/2" };
    const t = table(many({ filled: "rock", board: full, hands: [["rock"]] }));
    t.seat(0).play("rock", "h4");
    t.expect({ board: { h4: "rock" }, hands: { 0: [] }, over: true, winners: [0] });
  });

  test("NR-A27 resigning in one's own turn hands the turn on, and is no pass", () => {
    const t = table(many({ board, hands: ROCKS }));
    t.resign(0);
    expect(t.position().turn).toBe(1);
    expect(t.asked).toEqual([1]);
    t.expectOptions([], "tame");
  });

  test("NR-57 NR-A27 when only one is left that one wins", () => {
    const t = table(many({ board, hands: ROCKS }));
    t.resign(0);
    t.resign(1);
    expect(t.over).toBe(true);
    expect(t.outcome.winners).toEqual([2]);
  });
});

describe("the end", () => {
  const last = (board: Board): Scene => many({ filled: "rock", board: { h4: ".", ...board }, hands: [["plain-1"]] });

  const ends = (board: Board, winners: readonly number[]): void => {
    const t = table(last(board));
    t.seat(0).play("plain-1", "h4");
    t.expect({ board: { h4: "plain-1:0" }, hands: { 0: [] }, over: true, winners });
  };

  test("NR-A28 on a tie of all the last-turn player drops out and the others share", () => {
    ends({ a1: "plain-1:1", c1: "plain-1:2" }, [1, 2]);
  });

  test("NR-A28 on a tie of two with the last-turn player the other wins", () => {
    ends({ a1: "plain-1:1" }, [1]);
  });

  test("NR-A28 on a tie of the two others they share", () => {
    ends({ a1: "plain-1:1", c1: "plain-1:2", a3: "plain-1:1", c3: "plain-1:2" }, [1, 2]);
  });

  test("NR-59 most tokens win", () => {
    ends({ a1: "plain-1:1", c1: "plain-1:2", a3: "plain-1:2", e1: "plain-1:2" }, [2]);
  });

  test("NR-59 NR-61 the last-turn player with one more wins", () => {
    ends({ a1: "plain-1:1", c1: "plain-1:2", a3: "plain-1:0" }, [0]);
  });

  test("NR-56 it ends when all thirty-two fields are covered", () => {
    const t = table(many({ filled: "rock", board: { a1: ".", h4: "." }, hands: [["plain-1"], ["plain-1"]] }));
    t.seat(0).play("plain-1", "a1").end();
    expect(t.over).toBe(false);
    t.seat(1).play("plain-1", "h4");
    expect(t.over).toBe(true);
    expect(t.outcome.winners).toEqual([0]);
  });
});
