import { describe, expect, test } from "vitest";
import type { Scene } from "./scene.js";
import { begun, neverrift, type Table, table } from "./table.js";

const many = (scene: Scene): Table => table({ format: "multiplayer", ...scene });
const sound = (t: Table): void => expect(neverrift.faults(t.match.state)).toEqual([]);

describe("asked in another's turn", () => {
  test("NR-A27 who resigns instead of discarding ends that effect, and the turn goes on where it was", () => {
    const t = many({
      hands: [["extort", "plain-1", "plain-2", "rock"], ["rock", "cliff"], ["rock"]],
      decks: [["wall-9"], [], []],
      board: { h4: "plain-1:2" },
    });
    t.seat(0).play("plain-1", "a1").cast("extort").against(1);
    t.resign(1);
    t.expect({
      board: { a1: "plain-1:0" },
      hands: { 0: ["plain-2", "rock"] },
      graveyards: { 0: ["extort"] },
    });
    expect(new Set(t.options("play").map((o) => o.split("@")[0]))).toEqual(new Set(["play rock"]));
    sound(t);
  });

  test("NR-A27 what stands around the question is done: the creature that set it off still fights", () => {
    const board = { a2: "plain-1:2", d4: "host-1:1" };
    const t = many({ board, hands: [["plain-5"], ["plain-2"], []] });
    t.seat(0).play("plain-5", "a1");
    expect(t.asked).toEqual([1]);
    t.resign(1);
    t.expect({ board: { a1: "plain-5:0", a2: "plain-1:0/2", d4: "host-1:-/1" }, hands: { 0: [] } });
    sound(t);
  });
});

describe("while another is asked", () => {
  test("NR-A27 a trigger of who resigned is not asked any more", () => {
    const board = { d4: "greeter-1:1#1", h4: "host-1:2#2" };
    const t = many({ board, hands: [["plain-1"], [], ["plain-2"]], decks: [[], ["rock"], []] });
    t.seat(0).play("plain-1", "a1");
    expect(t.asked).toEqual([1]);
    t.resign(2);
    t.seat(1).decline();
    t.expect({ board: { a1: "plain-1:0", h4: "host-1:-/2" }, hands: { 0: [] } });
  });

  test("NR-A27 nor does a captured creature of theirs act for its owner", () => {
    const board = { d4: "greeter-1:1#1", h4: "greeter-1:2/0#2" };
    const t = many({ board, hands: [["plain-1"], [], []], decks: [["cliff"], ["rock"], ["rock"]] });
    t.seat(0).play("plain-1", "a1");
    t.resign(2);
    t.seat(1).decline();
    t.expect({ board: { a1: "plain-1:0", h4: "greeter-1:-/0" }, hands: { 0: [] } });
  });

  test("NR-A27 their effect under way ends, whoever it asks", () => {
    const board = { h4: "toll-1:2", a2: "plain-1:1" };
    const hands = [["plain-5"], ["rock", "cliff"], []];
    const t = many({ board, hands, decks: [[], [], ["rock"]] });
    t.seat(0).play("plain-5", "a1");
    expect(t.asked).toEqual([1]);
    t.resign(2);
    t.expect({ board: { a1: "plain-5:0", a2: "plain-1:0/1", h4: "toll-1:-/2" }, hands: { 0: [] } });
  });

  test("NR-A27 a creature that became nobody's in its own fight does nothing after it", () => {
    const board = { a1: "restless-5:2", d1: "onlooker-1:1", d3: "plain-1:0" };
    const t = many({ board, hands: [["move-spell"], [], []], decks: [[], ["rock"], ["rock"]] });
    t.seat(0).cast("move-spell").target("restless-5").move("d4");
    expect(t.asked).toEqual([1]);
    t.resign(2);
    t.seat(1).decline();
    t.expect({
      board: { a1: ".", d4: "restless-5:-/2", d3: "plain-1:-/0" },
      hands: { 0: [] },
      graveyards: { 0: ["move-spell"] },
    });
  });

  test("NR-A27 their creatures are no targets of what speaks of enemies any more", () => {
    const t = many({ board: { a1: "plain-1:1", b4: "plain-2:1", h4: "plain-3:2" }, hands: [["tame-spell"], [], []] });
    t.seat(0).cast("tame-spell");
    t.resign(2);
    t.expectOptions(["target plain-1@a1", "target plain-2@b4"]);
  });
});

describe("around a pass", () => {
  const board = { a1: "plain-1:0", b4: "plain-1:1", c1: "rock", h4: "plain-1:2" };
  const hands = [["cliff"], ["cliff"], ["cliff"]];

  test("NR-A27 NR-50 when the passer resigns there is nothing to answer", () => {
    const t = many({ board, hands, decks: [[], ["wall-9"], []] });
    t.seat(0).end();
    t.expectOptions(["tame plain-1@a1", "decline"]);
    t.resign(0);
    t.expect({ board: { a1: "plain-1:-/0" }, hands: { 1: ["cliff", "wall-9"] }, decks: { 1: [] }, turn: 1 });
  });

  test("NR-A27 NR-A25 when the one who was to answer resigns, the next in turn order answers", () => {
    const t = many({ board, hands });
    t.seat(0).end();
    t.resign(1);
    expect(t.asked).toEqual([2]);
    t.expectOptions(["tame plain-1@a1", "decline"]);
  });

  test("NR-A29 NR-A27 passes and cards of who has left do not count for a full round", () => {
    const t = many({ board: { a1: "plain-1:0", b4: "plain-1:1", h4: "plain-1:2" }, hands: [["rock"], [], []] });
    t.seat(0).end();
    t.resign(0);
    t.seat(1).end();
    expect(t.over).toBe(false);
    t.expectOptions(["tame plain-1@b4", "decline"]);
    t.seat(2).decline().end();
    t.expect({ board: { a1: "plain-1:-/0" }, over: true, winners: [1] });
  });

  test("NR-A29 NR-A26 nor are those of who is out", () => {
    const t = many({ board: { b4: "plain-1:1", h4: "plain-1:2" } });
    t.seat(0).end();
    t.seat(1).end();
    expect(t.over).toBe(false);
    t.seat(2).decline().end();
    t.expect({ over: true, winners: [1] });
  });
});

describe("in one's own turn", () => {
  test("NR-A27 NR-30 a spell in the middle of its effect goes to its owner's graveyard, and what waits lapses", () => {
    const board = { a1: "plain-1:1", b4: "plain-2:1", h4: "plain-3:2" };
    const t = many({ board, hands: [["destroy-spell"], ["rock"], ["rock"]], decks: [[], ["cliff"], []] });
    t.seat(0).cast("destroy-spell");
    t.resign(0);
    t.expect({
      hands: { 0: [], 1: ["rock", "cliff"] },
      decks: { 1: [] },
      graveyards: { 0: ["destroy-spell"] },
      turn: 1,
    });
    sound(t);
  });

  test("NR-A27 a trigger that waits behind the question lapses with the turn", () => {
    const board = { d4: "greeter-1:1#1", h4: "draw-on-entry-1:0#2", a4: "plain-1:2" };
    const t = many({ board, hands: [["plain-1"], ["rock"], []], decks: [["wall-9"], ["cliff"], []] });
    t.seat(0).play("plain-1", "a1");
    t.resign(0);
    expect(t.position().turn).toBe(1);
    t.seat(1).play("rock", "a2").end();
    expect(t.position()).toMatchObject({ turn: 2, decks: [["wall-9"], [], []] });
    sound(t);
  });
});

describe("in the mulligan", () => {
  const order = (t: Table): readonly number[] => [0, 1, 2].map((i) => (t.position().first + i) % 3);

  test("NR-A27 NR-19 the first player may leave while another exchanges cards: that one still draws as many", () => {
    const t = begun({ mode: "multiplayer" }, 3);
    const [first, second, third] = order(t);
    t.seat(first).keep();
    t.take(second, { do: "return", card: t.position().hands[second][0] });
    t.resign(first);
    expect(t.asked).toEqual([second]);
    t.seat(second).keep();
    expect(t.position().hands[second]).toHaveLength(6);
    t.seat(third).keep();
    expect(t.asked).toEqual([second]);
    expect(t.position()).toMatchObject({ turn: second });
  });

  test("NR-A27 NR-18 who leaves in the middle of it is not asked again; the next one is", () => {
    const t = begun({ mode: "multiplayer" }, 3);
    const [first, second, third] = order(t);
    t.resign(first);
    expect(t.asked).toEqual([second]);
    t.resign(third);
    expect(t.over).toBe(true);
    expect(t.outcome.winners).toEqual([second]);
  });

  test("NR-A27 NR-18 who left before it is passed over", () => {
    const t = begun({ mode: "multiplayer" }, 3);
    const [first, second, third] = order(t);
    t.resign(second);
    t.seat(first).keep();
    expect(t.asked).toEqual([third]);
    t.seat(third).keep();
    expect(t.asked).toEqual([first]);
  });
});

describe("places of who has left", () => {
  test("NR-A26 NR-45 they stay and serve the others: whoever is at turn acts for them", () => {
    const scene = { board: { h4: "plain-1:2", d4: "plain-1:1" }, decks: [["cliff"], ["cliff", "wall-9"], []] };
    const t = many({ ...scene, hands: [["well"], ["plain-1"], ["rock"]] });
    t.seat(0).play("well", "a1").end();
    t.resign(0);
    t.seat(1).play("plain-1", "a2");
    expect(t.asked).toEqual([1]);
    t.seat(1).accept();
    expect([...t.position().hands[1]].sort()).toEqual(["cliff", "wall-9"]);
  });
});
