import { readOptions } from "@rifthall/kernel/game";
import { type Seat, seatList } from "@rifthall/kernel/ids";
import { Dice } from "@rifthall/kernel/machine";
import { Match, optionList } from "@rifthall/kernel/match";
import { asked } from "@rifthall/kernel/state";
import { describe, expect, test } from "vitest";
import { positionOf } from "./scene.js";
import { begun, drafted, placed, riftforce, table } from "./table.js";

const ffa = { mode: "free-for-all" } as const;

describe("set-up", () => {
  test("RF-78 the variant is marked as a house variant", () => {
    expect(riftforce.options.find((o) => o.name === "mode")?.about.en).toMatch(/free-for-all \([^)]*house variant\)/);
    expect(riftforce.rulebook["RF-78"].text.en).toMatch(/^House variant/);
  });

  test.each([2, 5])("RF-78 it is not for %i", (seats) => {
    expect(() => begun(ffa, seats, "seats")).toThrow(/3 to 4/);
  });

  test.each([3, 4])("RF-78 there are 5 locations with one stack for each of %i players", (seats) => {
    expect(
      table({ ...ffa, seats })
        .position()
        .locations.map((lane) => lane.length),
    ).toEqual(Array(5).fill(seats));
  });

  test.each([
    [3, 9],
    [4, 14],
  ])("RF-78 %i players are dealt one guild each, %i are shown, and they draft in turn to 4", (seats, shown) => {
    for (const seed of ["a", "b", "c", "d"]) {
      const t = begun(ffa, seats, seed);
      const [first] = t.asked;
      const { guilds, offered } = t.position();
      expect(guilds.map((g) => g.length)).toEqual(guilds.map(() => 1));
      expect(new Set([...guilds.flat(), ...offered]).size).toBe(seats + shown);
      drafted(t).forEach((seat, i) => {
        expect(seat).toBe((first + i) % seats);
      });
      expect(t.position().guilds.map((g) => g.length)).toEqual(guilds.map(() => 4));
      expect(t.asked).toEqual([first]);
    }
  });

  test.each([3, 4])("RF-78 of %i players everyone but the first has a free card at the middle", (seats) => {
    for (const seed of ["a", "b", "c", "d"]) {
      const t = begun(ffa, seats, seed);
      drafted(t);
      const { locations, hands } = t.position();
      const [first] = t.asked;
      expect(locations[2].map((stack) => stack.length)).toEqual(hands.map((_, seat) => (seat === first ? 0 : 1)));
      expect(locations.flat(2)).toHaveLength(seats - 1);
      expect(hands.map((hand) => hand.length)).toEqual(hands.map(() => 7));
    }
  });

  test("RF-78 the one who begins is a random one", () => {
    const firsts = Array.from({ length: 30 }, (_, i) => begun(ffa, 3, `first ${i}`).asked[0]);
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
  });
});

describe("whose stack", () => {
  test("RF-78 for a first enemy the acting player picks whose stack", () => {
    const t = table({ ...ffa, side: [["crystal-5"], ["fire-5", "ice-6"], ["air-7", "water-6"]] });
    t.seat(0).activate("crystal-5");
    t.expectOptions(["target fire-5@2", "target air-7@2"]);
    t.seat(0).target("air-7");
    t.expect({ damage: { "air-7": 4 }, untouched: ["fire-5", "ice-6", "water-6"] });
  });

  test("RF-78 for a last enemy the acting player picks whose stack", () => {
    const t = table({ ...ffa, side: [["ice-5"], ["fire-5", "light-6"], ["air-7", "water-6!1"]] });
    t.seat(0).activate("ice-5");
    t.expectOptions(["target light-6@2", "target water-6!1@2"]);
    t.seat(0).target("water-6");
    t.expect({ damage: { "water-6": 5 } });
  });

  test("RF-78 for a second enemy the acting player picks among the stacks that have one", () => {
    const t = table({ ...ffa, side: [["acid-5"], ["fire-5", "light-6"], ["air-7"]] });
    t.seat(0).activate("acid-5").target("fire-5");
    t.expect({ damage: { "fire-5": 3, "light-6": 1 }, untouched: ["air-7"] });
  });

  test("RF-78 where only one of them stands nothing is asked", () => {
    const t = table({ ...ffa, side: [["crystal-5"], [], ["air-7", "water-6"]] });
    t.seat(0).activate("crystal-5");
    t.expect({ damage: { "air-7": 4 } });
  });

  test("RF-78 an enemy is any other player's card: any enemy", () => {
    const t = table({ ...ffa, turn: 1, side: [["fire-5", "ice-6"], ["thunderbolt-5", "light-5"], ["air-7!6"]] });
    t.seat(1).activate("thunderbolt-5");
    t.expectOptions(["target fire-5@2", "target ice-6@2", "target air-7!6@2"]);
    t.seat(1).target("air-7");
    t.expectOptions(["target fire-5@2", "target ice-6@2"]);
    t.seat(1).target("ice-6");
    t.expect({ destroyed: ["air-7"], score: [0, 1, 0], damage: { "ice-6": 2 } });
  });

  test("RF-78 each enemy means all of them", () => {
    const t = table({ ...ffa, hands: [["earth-5"], [], []], side: [["light-5"], ["fire-5", "ice-6"], ["air-7"]] });
    t.seat(0).play("earth-5", 2);
    t.expect({ at: { "earth-5": 2 }, damage: { "fire-5": 1, "ice-6": 1, "air-7": 1 }, untouched: ["light-5"] });
  });

  test("RF-78 at each location Air's player picks anew", () => {
    const lanes = { 0: [["air-5"], [], []], 3: [[], ["fire-5"], ["water-5"]], 4: [[], ["fire-6"], ["water-6"]] };
    const t = table({ ...ffa, lanes });
    t.seat(0).activate("air-5").move(4);
    t.expectOptions(["target fire-5@3", "target water-5@3"]);
    t.seat(0).target("fire-5");
    t.expectOptions(["target fire-6@4", "target water-6@4"]);
    t.seat(0).target("water-6");
    t.expect({ at: { "air-5": 4 }, damage: { "fire-5": 1, "water-6": 1 } });
  });

  test("RF-78 what Plant pulls stands in its own player's stack", () => {
    const t = table({ ...ffa, lanes: { 1: [[], ["fire-5"], []], 2: [["plant-5"], ["ice-5"], ["air-7"]] } });
    t.seat(0).activate("plant-5");
    t.expect({ lanes: { 1: [[], [], []], 2: [["plant-5"], ["ice-5", "fire-5!2"], ["air-7"]] } });
  });

  test("RF-78 what Music takes stands in the acting player's stack", () => {
    const t = table({
      ...ffa,
      turn: 2,
      lanes: { 2: [["fire-6!4"], [], ["music-5"]], 3: [["ice-5"], ["light-5"], ["air-7"]] },
    });
    t.seat(2).activate("music-5").place(3);
    t.expect({
      destroyed: ["fire-6"],
      score: [0, 0, 1],
      lanes: { 2: [[], [], ["music-5"]], 3: [["ice-5"], ["light-5"], ["air-7", "fire-6"]] },
    });
  });
});

describe("points", () => {
  test("RF-78 a kill scores for the acting player alone, a Crystal's extra included", () => {
    const t = table({ ...ffa, turn: 2, side: [["crystal-5!4"], ["fire-5!3"], ["thunderbolt-5"]] });
    t.seat(2).activate("thunderbolt-5").target("crystal-5");
    t.expect({ destroyed: ["crystal-5", "fire-5"], score: [0, 0, 3] });
  });

  test("RF-78 a friendly-fire kill scores 1 for every other player", () => {
    const t = table({ ...ffa, turn: 1, side: [[], ["fire-5", "light-6!5"], []] });
    t.seat(1).activate("fire-5");
    t.expect({ destroyed: ["light-6"], score: [1, 0, 1] });
  });

  test("RF-78 control means that no other player has a card there", () => {
    const lanes = {
      0: [["fire-5"], [], []],
      1: [["fire-6"], ["ice-5"], []],
      2: [["light-5"], [], ["air-7"]],
      4: [["light-6"], [], []],
    };
    const t = table({ ...ffa, lanes });
    t.seat(0).check();
    t.expect({ score: [2, 0, 0] });
  });
});

describe("the end", () => {
  const none = { ...ffa, hands: [[], [], []] };
  const row = { 0: [["fire-5"], [], []], 1: [[], ["ice-5"], []], 2: [[], [], ["air-5"]] };

  test.each([
    [0, 0, [0, 1, 2]],
    [0, 1, [1, 2]],
    [1, 2, [2, 0]],
  ])("RF-78 at 12 the round is finished: %i began, seat %i has 12", (first, turn, seats) => {
    const scores = [0, 0, 0].map((_, seat) => (seat === turn ? 11 : 2));
    const t = table({ ...none, lanes: row, first, turn, scores });
    for (const seat of seats.slice(0, -1)) t.seat(seat).check();
    expect(t.match.over).toBe(false);
    t.seat(seats[seats.length - 1]).check();
    expect(t.match.over).toBe(true);
    expect(t.outcome.winners).toEqual([turn]);
  });

  test("RF-78 a tie at the top plays on, a full round", () => {
    const t = table({ ...none, lanes: { 0: row[0] }, scores: [12, 12, 3] });
    t.seat(0).check();
    t.expect({ score: [13, 12, 3], turn: 1 });
    t.seat(1).check();
    t.expect({ turn: 2 });
    t.seat(2).check();
    t.expect({ over: true });
    expect(t.outcome.winners).toEqual([0]);
  });

  test("RF-78 a tie behind the winner is none", () => {
    const t = table({ ...none, turn: 2, scores: [13, 12, 12] });
    t.seat(2).check();
    t.expect({ over: true });
    expect(t.outcome.winners).toEqual([0]);
  });
});

describe("resigning", () => {
  const cards = { 2: [["crystal-5"], ["fire-5!4"], ["air-7"]], 4: [["light-5"], ["ice-5"], []] };
  const scene = { ...ffa, lanes: cards, hands: [["crystal-6"], ["fire-6"], ["air-6", "air-5"]] };

  test("RF-62 the cards of who gave up stay as enemies without a player, and the others play on", () => {
    const t = table(scene);
    t.match.resign(1 as Seat);
    t.expect({ turn: 0, untouched: ["fire-5", "ice-5"] });
    t.seat(0).activate("crystal-5").target("fire-5");
    t.expect({ destroyed: ["fire-5"], score: [1, 0, 0], turn: 2 });
    t.seat(2).play("air-6", 0).end();
    t.expect({ at: { "air-6": 0 }, turn: 0 });
    t.seat(0).check();
    t.expect({ turn: 2 });
  });

  test("RF-62 who gives up in their own turn is skipped at once, also in the middle of an action", () => {
    const t = table(scene);
    t.seat(0).activate("crystal-5");
    t.match.resign(0 as Seat);
    t.expect({ turn: 1, untouched: ["crystal-5", "fire-5", "air-7"] });
  });

  test("RF-62 the last one left wins", () => {
    const t = table({ ...scene, scores: [0, 9, 0] });
    t.match.resign(0 as Seat);
    t.expect({ turn: 1 });
    t.match.resign(1 as Seat);
    t.expect({ over: true });
    expect(t.outcome.winners).toEqual([2]);
  });

  test("RF-62 with 4 players two may give up and the other two play on", () => {
    const t = table({ ...ffa, seats: 4, hands: [["fire-5"], [], ["air-5"], []] });
    t.match.resign(1 as Seat);
    t.match.resign(3 as Seat);
    t.seat(0).play("fire-5", 0);
    t.expect({ at: { "fire-5": 0 }, turn: 2 });
    t.seat(2).play("air-5", 1);
    t.expect({ at: { "air-5": 1 }, turn: 0 });
  });

  test("RF-62 and the round still ends where all who are left have acted", () => {
    const t = table({ ...ffa, hands: [[], [], []], lanes: { 0: [["fire-5"], [], []] }, scores: [11, 0, 0] });
    t.match.resign(2 as Seat);
    t.seat(0).check();
    t.expect({ score: [12, 0, 0], turn: 1 });
    t.seat(1).check();
    t.expect({ over: true });
    expect(t.outcome.winners).toEqual([0]);
  });

  test.each([3, 4])(
    "RF-62 where one of %i gave up in the draft, whatever stands later can be placed again",
    (seats) => {
      const options = readOptions(riftforce.options, { mode: "free-for-all" });
      const start = { content: riftforce.content([]), seats, options, seed: "early" };
      const dice = new Dice(seats);
      const match = new Match(riftforce, start);
      for (let n = 0; n < 60 && !match.over; n++) {
        if (n === 4) match.resign(1 as Seat);
        const [seat] = seatList(asked(match.state));
        match.choose(seat, dice.below(optionList(match.state, seat).length));
        const position = match.position();
        if (n >= 4) expect(position.left).toEqual([1]);
        const again = new Match(riftforce, { ...start, seed: "other", position });
        expect(again.state.hash(), `after ${n + 1} choices`).toBe(match.state.hash());
      }
      expect(riftforce.position(match.state, null).offered).toBeUndefined();
    },
  );

  const left = { ...positionOf({ ...ffa, hands: [[], [], ["air-5"]] }), left: [0, 1] };

  test("RF-62 a position names who has left: they are passed over, and one who is left alone has won", () => {
    const { state } = placed({ ...left, left: [0], turn: 0 }).match;
    expect(riftforce.position(state, null)).toMatchObject({ left: [0], turn: 1 });
    const alone = placed(left);
    expect(riftforce.outcome(alone.match.state)).toMatchObject({ winners: [2], reason: "resigned" });
  });

  test.each([
    [
      "too few guilds of somebody who has not left",
      { left: [0], guilds: [["fire"], ["ice"], ["air"]] },
      /guilds\[1\] names 1/,
    ],
    ["too many guilds of somebody who has", { guilds: [[..."abcde"], ["ice"], ["air"]] }, /guilds\[0\] names 5/],
    ["a seat that is not there", { left: [3] }, /left must be a list of seats from 0 to 2, each once/],
    ["a seat twice", { left: [1, 1] }, /left must be a list of seats/],
    ["all of them", { left: [0, 1, 2] }, /somebody must be left/],
    ["no list", { left: 1 }, /left must be a list of seats/],
  ])("a position with %s is refused", (_what, change, reason) => {
    expect(() => placed({ ...left, ...change })).toThrow(reason);
  });

  test("nobody has left a duel", () => {
    expect(() => placed({ ...positionOf({}), left: [0] })).toThrow(/left is for free-for-all/);
  });
});
