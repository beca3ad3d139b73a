import type { Seat } from "@rifthall/kernel/ids";
import { describe, expect, test } from "vitest";
import { type Table, table } from "./table.js";

const team = { mode: "team" } as const;

/** Everybody in turn takes the one action left to an empty hand. */
const checks = (t: Table, seats: readonly number[]): void => {
  for (const seat of seats) t.seat(seat).check();
};

describe("a shared side", () => {
  const guilds = [["fire", "light"], ["earth"], ["ice", "star"], ["water"]];

  test.each([0, 1, 2, 3])("RF-73 seat %i may play to any of the 6 locations", (turn) => {
    const card = `${guilds[turn][0]}-5`;
    const t = table({ ...team, guilds, turn, hands: guilds.map((_, seat) => (seat === turn ? [card] : [])) });
    t.expectOptions(
      [0, 1, 2, 3, 4, 5].map((l) => `play ${card}@${l}`),
      "play",
    );
  });

  test("RF-73 teammates share one stack per location", () => {
    const t = table({
      ...team,
      guilds,
      turn: 2,
      hands: [[], [], ["ice-5"], []],
      lanes: { 0: [["fire-5"], ["earth-5"]] },
    });
    t.seat(2).play("ice-5", 0);
    t.expect({ lanes: { 0: [["fire-5", "ice-5"], ["earth-5"]] } });
  });

  test("RF-74 by number a teammate's cards may be activated, by symbol only your own", () => {
    const lanes = { 0: [["fire-6", "ice-5"], []], 3: [["fire-5"], ["earth-5"]] };
    const t = table({ ...team, guilds, lanes, hands: [["fire-5"], [], [], []] });
    t.seat(0).discard("fire-5");
    t.expectOptions(["activate fire-6@0", "activate ice-5@0", "activate fire-5@3"]);
    t.seat(0).activate("fire-6");
    t.expectOptions(["activate fire-5@3", "end"]);
  });

  test("RF-74 a teammate's card with the same symbol, taken by Music, is not activated by symbol", () => {
    const t = table({
      ...team,
      guilds,
      turn: 2,
      hands: [[], [], ["earth-6", "earth-5"], []],
      lanes: { 0: [["earth-5"], []] },
    });
    t.expectOptions(["discard earth-5"], "discard");
    expect(t.why({ do: "discard", card: "earth-6" })).toContain("RF-44");
  });

  test("RF-74 a teammate's cards are allies: they can be healed", () => {
    const t = table({ ...team, guilds, lanes: { 0: [["light-5"], []], 5: [["ice-6!3"], ["earth-5!2"]] } });
    t.seat(0).activate("light-5");
    t.expect({ damage: { "ice-6": 2 } });
  });

  test("RF-74 a teammate's cards are allies: Fire burns them, to their owner's discard and the other team's point", () => {
    const t = table({ ...team, guilds, hands: [["fire-7"], [], [], []], lanes: { 0: [["fire-5", "ice-6!5"], []] } });
    t.seat(0).activate("fire-5");
    t.expect({ destroyed: ["ice-6"], score: [0, 1], discards: { 0: ["fire-7"], 2: ["ice-6"] } });
  });

  test("RF-74 the acting player draws for a teammate's Star", () => {
    const hands = [["fire-5", "light-7"], [], ["ice-7"], []];
    const t = table({
      ...team,
      guilds,
      hands,
      decks: [["fire-6"], [], ["star-6"], []],
      lanes: { 0: [["star-5"], []] },
    });
    t.seat(0).activate("star-5");
    t.expect({ hands: { 0: ["fire-6", "light-7"], 2: ["ice-7"] } });
  });

  test("RF-74 the card that a teammate's Music takes is the acting player's", () => {
    const mates = [["fire"], ["crystal", "earth"], ["music"], ["water"]];
    const hands = [["fire-5"], ["crystal-5"], [], []];
    const lanes = { 0: [[], ["crystal-6", "crystal-7"]], 1: [["music-5"], ["earth-6!4"]] };
    const t = table({ ...team, guilds: mates, hands, lanes });
    t.seat(0).activate("music-5").place(0);
    t.expect({
      destroyed: ["earth-6"],
      score: [1, 0],
      damage: { "crystal-6": 1, "crystal-7": 1 },
      at: { "earth-6": 0 },
    });
    t.seat(1).activate("crystal-6").activate("crystal-7");
    t.expect({
      destroyed: ["earth-6"],
      score: [1, 1],
      discards: { 0: ["fire-5", "earth-6"], 1: ["crystal-5"], 2: [] },
    });
  });

  test.each([
    [0, [3, 0]],
    [1, [0, 0]],
    [2, [2, 0]],
    [3, [0, 1]],
  ])("RF-75 seat %i checks only the 3 locations of its own area; either teammate's card controls", (turn, score) => {
    const lanes = {
      0: [["ice-5"], []],
      1: [["fire-5"], []],
      2: [["fire-6", "ice-6"], []],
      3: [[], ["earth-5"]],
      4: [["fire-7"], []],
      5: [["ice-7"], []],
    };
    const t = table({ ...team, guilds, lanes, turn });
    t.seat(turn).check();
    t.expect({ score });
  });

  test.each([2, 4])("RF-75 the lone player checks all 6, also at position %i", (position) => {
    const lanes = { 0: [[], ["earth-5"]], 2: [["fire-5"], ["earth-6"]], 3: [[], ["earth-7"]], 5: [[], ["water-5"]] };
    const t = table({ ...team, seats: 3, guilds: [["fire"], ["earth", "water"], ["ice"]], lanes, position });
    t.seat(1).check();
    t.expect({ score: [0, 3], turn: position === 2 ? 2 : 0 });
  });

  test("RF-76 the score is the team's; hands, decks and discards are not, and a teammate's hand is unseen", () => {
    const t = table({
      ...team,
      guilds,
      hands: [["fire-5"], ["earth-5"], ["ice-5", "star-6"], []],
      lanes: { 0: [["fire-6"], []] },
    });
    const { scores, hands, decks, discards } = t.position();
    expect([scores, hands, decks, discards].map((list) => list.length)).toEqual([2, 4, 4, 4]);
    expect(t.position(0).hands).toEqual([["fire-5"], ["?"], ["?", "?"], []]);
    expect(new Set(t.position(0).decks.flat())).toEqual(new Set(["?"]));
    t.seat(0).activate("fire-6");
    t.expect({ discards: { 0: ["fire-5"], 2: [] }, hands: { 2: ["ice-5", "star-6"] } });
  });
});

describe("the end", () => {
  const none = { hands: [[], [], [], []] };
  const lone = { ...team, seats: 3, hands: [[], [], []] };
  const row = { 1: [["fire-5"], []], 4: [["fire-6"], []] };

  test.each([
    [0, [0, 1, 2, 3]],
    [2, [2, 3]],
  ])("RF-77 when seat %i brings the 12th point the round goes on through position 4", (turn, seats) => {
    const t = table({ ...team, ...none, lanes: row, turn, scores: [11, 0] });
    checks(t, seats.slice(0, -1));
    expect(t.match.over).toBe(false);
    checks(t, seats.slice(-1));
    expect(t.match.over).toBe(true);
    expect(t.outcome.winners).toEqual([0, 2]);
  });

  test("RF-77 the 12th point of position 4 ends the match at once", () => {
    const t = table({ ...team, ...none, lanes: { 4: [[], ["earth-5"]] }, turn: 3, scores: [3, 11] });
    t.seat(3).check();
    t.expect({ score: [3, 12], over: true });
    expect(t.outcome.winners).toEqual([1, 3]);
  });

  test("RF-77 with 3 players the round goes on through the lone player's second action", () => {
    const t = table({ ...lone, lanes: { 1: [[], ["earth-5"]] }, position: 2, scores: [5, 11] });
    checks(t, [1, 2]);
    t.expect({ score: [5, 12], turn: 1 });
    expect(t.position().hands[1]).toHaveLength(7);
    const [card] = t.position().hands[1];
    t.seat(1).play(card, 0).end();
    expect(t.match.over).toBe(true);
    expect(t.outcome.winners).toEqual([1]);
  });

  test("RF-77 a tie plays on for a full round", () => {
    const t = table({ ...team, ...none, lanes: { 1: [["fire-5"], []] }, scores: [12, 12] });
    checks(t, [0, 1, 2]);
    t.expect({ score: [13, 12], turn: 3 });
    t.seat(3).check();
    t.expect({ over: true });
    expect(t.outcome.winners).toEqual([0, 2]);
  });

  test("RF-77 the other team may still overtake in the round", () => {
    const t = table({
      ...team,
      ...none,
      turn: 1,
      lanes: { 0: [[], ["earth-5"]], 1: [[], ["earth-6"]] },
      scores: [12, 11],
    });
    checks(t, [1, 2, 3]);
    t.expect({ score: [12, 13], over: true });
    expect(t.outcome.winners).toEqual([1, 3]);
  });

  test("RF-62 a team gives up only together", () => {
    const t = table({ ...team, ...none });
    t.match.resign(0 as Seat);
    t.expect({ turn: 0 });
    t.match.resign(2 as Seat);
    t.expect({ over: true });
    expect(t.outcome.winners).toEqual([1, 3]);
  });

  test("RF-62 the lone player has nobody to ask", () => {
    const t = table(lone);
    t.match.resign(1 as Seat);
    t.expect({ over: true });
    expect(t.outcome.winners).toEqual([0, 2]);
  });
});
