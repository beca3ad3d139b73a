import type { Seat } from "@rifthall/kernel/ids";
import { describe, expect, test } from "vitest";
import { solo } from "./drill.js";
import { BASE, GUILDS } from "./scene.js";
import { begun, drafted } from "./table.js";

const seeds = Array.from({ length: 12 }, (_, i) => `solo ${i}`);

describe("set-up", () => {
  test.each([
    ["beyond", GUILDS],
    ["base", BASE],
  ])("RF-80 of 6 random summoners you keep 4, then choose 4 others for the trainer (%s)", (set, all) => {
    const offers = seeds.map((seed) => {
      const t = begun({ mode: "solo", set }, 1, seed);
      const { offered } = t.position();
      expect(new Set(offered).size).toBe(6);
      for (const guild of offered.slice(0, 4)) t.seat(0).draft(guild);
      expect(t.position().guilds[0].length).toBe(4);
      const others = all.filter((guild) => !offered.slice(0, 4).includes(guild));
      t.expectOptions(others.map((guild) => `draft ${guild}`));
      for (const guild of others.slice(-4)) t.seat(0).draft(guild);
      expect([...t.position().guilds[1]].sort()).toEqual(others.slice(-4).sort());
      return offered.join();
    });
    expect(new Set(offers).size).toBeGreaterThan(8);
  });

  test("RF-80 the trainer has 36 bots; you have a hand of 7, the trainer none", () => {
    const t = begun({ mode: "solo" }, 1, "bots");
    drafted(t);
    const { decks, hands, locations } = t.position();
    expect(decks[1].length + locations.flatMap((lane) => lane[1]).length).toBe(36);
    expect(hands.map((hand) => hand.length)).toEqual([7, 0]);
    expect(decks[0].length).toBe(29);
  });

  test("RF-81 one bot starts at each location, you place none, and you start", () => {
    for (const seed of seeds) {
      const t = begun({ mode: "solo" }, 1, seed);
      drafted(t);
      expect(t.position().locations.map((lane) => lane.map((stack) => stack.length))).toEqual(
        Array.from({ length: 5 }, () => [0, 1]),
      );
      expect(t.asked).toEqual([0]);
      expect(t.events("plan")).toEqual([]);
    }
  });

  test.each([[{ challenge5: 0 }], [{ challenge6: 5 }], [{ challenge7: 1.5 }], [{ addOn: "both" }]])(
    "RF-81 there is one challenge of 1 to 4 stars for each number and at most one add-on: not %j",
    (options) => {
      expect(() => begun({ mode: "solo", ...options }, 1, "a")).toThrow(/options\./);
    },
  );

  test("RF-81 each number has its own challenge", () => {
    const t = solo({
      options: { challenge5: 1, challenge6: 1, challenge7: 4 },
      plan: 9,
      decks: [[], ["earth-5"]],
      lanes: { 2: [["fire-7"], ["ice-7"]], 3: [["water-7", "air-7"], ["ice-6"]], 4: [["water-6", "air-6"], ["ice-5"]] },
    });
    t.seat(0).play("light-7", 0);
    expect(t.events("plan")[0]).toMatchObject({ location: 1, numbers: [7, 6, 5] });
    t.expect({ at: { "light-7": 0, "earth-5": 1 }, damage: { "fire-7": 5, "air-7": 3, "water-6": 2 } });
  });
});

describe("bots have no abilities", () => {
  test("RF-80 an Earth bot that is placed strikes nobody", () => {
    const t = solo({ plan: 3, decks: [[], ["earth-5"]], lanes: { 1: [["fire-5"], []] } });
    t.seat(0).play("light-7", 1);
    t.expect({ at: { "light-7": 1, "earth-5": 1 }, untouched: ["fire-5"] });
  });

  test("RF-80 a Crystal bot gives no extra; RF-84 you score bots as usual", () => {
    const t = solo({
      plan: 3,
      hands: [["fire-6"], []],
      decks: [[], ["earth-5"]],
      lanes: { 1: [["fire-5"], ["crystal-5!2", "crystal-6"]] },
    });
    t.seat(0).activate("fire-5");
    t.expect({ destroyed: ["crystal-5"], score: [1, 0], at: { "earth-5": 1 } });
  });

  test("RF-80 an activated bot does what its challenge says, not its guild", () => {
    const t = solo({ plan: 8, decks: [[], ["earth-7"]], lanes: { 3: [["fire-7"], ["crystal-5"]] } });
    t.seat(0).play("light-7", 1);
    t.expect({ at: { "light-7": 1, "earth-7": 0 }, damage: { "fire-7": 2 } });
  });
});

describe("points", () => {
  test("RF-84 the trainer scores 1 for each card of yours that is destroyed, by whomever", () => {
    const lanes = { 2: [["water-5!3"], []], 4: [["fire-5", "water-6!5"], ["ice-7"]] };
    const t = solo({ plan: 0, hands: [["fire-6"], []], decks: [[], ["earth-5"]], lanes });
    t.seat(0).activate("fire-5");
    t.expect({ destroyed: ["water-6", "water-5"], score: [0, 2], damage: { "ice-7": 3 }, at: { "earth-5": 2 } });
    expect(t.position().discards[0]).toEqual(["fire-6", "water-6", "water-5"]);
  });

  test("RF-84 a bot that dies goes to the trainer's discard and is your point", () => {
    const t = solo({
      plan: 3,
      hands: [["fire-6"], []],
      decks: [[], ["earth-5"]],
      lanes: { 1: [["fire-5"], ["ice-5!2"]] },
    });
    t.seat(0).activate("fire-5");
    t.expect({ destroyed: ["ice-5"], score: [1, 0], at: { "earth-5": 1 }, discards: { 1: ["ice-5"] } });
  });

  test("RF-84 a bot taken by Music becomes yours with its real ability", () => {
    const t = solo({
      guilds: [
        ["music", "fire", "air", "light"],
        ["ice", "earth", "plant", "crystal"],
      ],
      plan: 3,
      hands: [["music-5"], []],
      decks: [[], ["plant-5"]],
      lanes: { 3: [["music-5"], ["crystal-5!3"]], 4: [[], ["ice-7"]] },
    });
    t.seat(0).activate("music-5").place(4);
    t.now({ destroyed: ["crystal-5"], score: [1, 0], at: { "crystal-5": 4 } });
    t.seat(0).activate("crystal-5");
    t.expect({ damage: { "ice-7": 4 }, at: { "plant-5": 1 }, score: [1, 1] });
  });
});

describe("end", () => {
  const kill = { hands: [["fire-6"], []], lanes: { 3: [["fire-5"], ["ice-5!2"]] } };

  test("RF-85 when you reach 12 the plan still runs, then you win with more points", () => {
    const t = solo({ ...kill, plan: 3, scores: [11, 10], decks: [[], ["earth-5"]] });
    t.seat(0).activate("fire-5");
    t.expect({ destroyed: ["ice-5"], score: [12, 11], at: { "earth-5": 1 }, over: true });
    expect(t.outcome.winners).toEqual([0]);
  });

  test("RF-85 with fewer points you lose, also if you triggered", () => {
    const lanes = { ...kill.lanes, 0: [[], ["plant-7"]] };
    const t = solo({ ...kill, lanes, plan: 3, scores: [11, 11], decks: [[], ["earth-5"]] });
    t.seat(0).activate("fire-5");
    t.expect({ destroyed: ["ice-5"], score: [12, 13], at: { "earth-5": 1 }, over: true });
    expect(t.outcome.winners).not.toContain(0);
  });

  test("RF-85 when the trainer reaches 12 the match is over with its plan", () => {
    const t = solo({ plan: 3, scores: [3, 11], decks: [[], ["earth-5"]] });
    t.seat(0).play("light-7", 4);
    t.expect({ score: [3, 12], at: { "light-7": 4, "earth-5": 1 }, over: true });
    expect(t.outcome.winners).not.toContain(0);
  });

  test("RF-85 on a tie it goes on", () => {
    const t = solo({ ...kill, plan: 3, scores: [11, 11], decks: [[], ["earth-5", "ice-7"]] });
    t.seat(0).activate("fire-5");
    t.expect({ destroyed: ["ice-5"], score: [12, 12], at: { "earth-5": 1 }, turn: 0 });
    t.seat(0).check();
    t.expect({ score: [13, 12], at: { "ice-7": 0 }, over: true });
    expect(t.outcome.winners).toEqual([0]);
  });

  test("RF-62 resigning in solo, the trainer wins", () => {
    const t = solo({ scores: [11, 0] });
    t.match.resign(0 as Seat);
    expect(t.match.over).toBe(true);
    expect(t.outcome.winners).not.toContain(0);
  });
});
