import { describe, expect, test } from "vitest";
import { resigningLoses } from "../kit.js";
import type { Scene } from "./scene.js";
import { table } from "./table.js";

/** Whoever acts can score one point with fire against ice, or just play a card elsewhere. */
const duel = (scene: Scene): Scene => ({
  guilds: [
    ["fire", "water", "light", "plant"],
    ["ice", "earth", "air", "shadow"],
  ],
  hands: [
    ["fire-6", "light-5", "light-6"],
    ["earth-6", "air-5", "air-6"],
  ],
  lanes: { 0: [["fire-5"], ["ice-5!3"]], 4: [["water-5!4"], ["earth-5"]] },
  ...scene,
});

describe("the round at 12", () => {
  test("RF-60 the first player's 12 leaves the second one action, then the match ends", () => {
    const t = table(duel({ scores: [11, 5] }));
    t.seat(0).activate("fire-5");
    t.expect({ destroyed: ["ice-5"], score: [12, 5], turn: 1 });
    t.seat(1).play("air-5", 2);
    t.expect({ at: { "air-5": 2 }, over: true });
    expect(t.outcome).toMatchObject({ winners: [0], scores: [12, 5] });
  });

  test("RF-60 who is to act in the last round is told so, and who has how many points", () => {
    const t = table(duel({ scores: [11, 5] }));
    expect(t.prompt(0)).toMatch(/^Your turn/);
    t.seat(0).activate("fire-5");
    expect(t.prompt(1)).toMatch(/last round, Player 1 has 12/);
  });

  test("RF-45 with an empty hand the prompt says what is left to do", () => {
    const t = table(duel({ hands: [[], ["air-5"]] }));
    expect(t.prompt(0)).toMatch(/hand is empty/);
  });

  test("RF-60 the second player's 12 ends the match with that action", () => {
    const t = table(duel({ scores: [10, 11], turn: 1 }));
    t.seat(1).activate("earth-5");
    t.expect({ destroyed: ["water-5"], score: [10, 12], over: true });
    expect(t.outcome.winners).toEqual([1]);
  });

  test("RF-60 when seat 1 went first, seat 0 has the last action", () => {
    const t = table(duel({ scores: [0, 11], first: 1, turn: 1 }));
    t.seat(1).activate("earth-5");
    t.expect({ destroyed: ["water-5"], score: [0, 12], turn: 0 });
    t.seat(0).play("light-5", 2);
    t.expect({ at: { "light-5": 2 }, over: true });
  });

  test("RF-60 most points wins, not who had 12 first", () => {
    const lanes = {
      0: [["fire-5"], ["ice-5!3"]],
      4: [
        ["water-5!4", "water-6!4"],
        ["earth-5", "earth-7"],
      ],
    };
    const t = table(duel({ scores: [11, 11], lanes }));
    t.seat(0).activate("fire-5");
    t.expect({ destroyed: ["ice-5"], score: [12, 11] });
    t.seat(1).activate("earth-5").activate("earth-7");
    t.expect({ destroyed: ["water-5", "water-6"], score: [12, 13], over: true });
    expect(t.outcome.winners).toEqual([1]);
  });

  test("RF-60 a point gained in the opponent's action counts as well", () => {
    const lanes = { 0: [["fire-5", "light-6!5"], ["ice-5!2"]] };
    const t = table(duel({ scores: [10, 11], lanes }));
    t.seat(0).activate("fire-5");
    t.expect({ destroyed: ["light-6", "ice-5"], score: [11, 12], turn: 1 });
    t.seat(1).play("air-5", 2);
    t.expect({ at: { "air-5": 2 }, over: true });
    expect(t.outcome.winners).toEqual([1]);
  });

  test("RF-60 below 12 the match goes on", () => {
    const t = table(duel({ scores: [10, 11] }));
    t.seat(0).activate("fire-5");
    t.expect({ destroyed: ["ice-5"], score: [11, 11] });
    t.seat(1).play("air-5", 2);
    t.expect({ at: { "air-5": 2 }, turn: 0 });
  });
});

describe("ties", () => {
  test("RF-61 on a tie another full round is played, and so on", () => {
    const t = table(duel({ scores: [11, 11] }));
    t.seat(0).activate("fire-5");
    t.expect({ destroyed: ["ice-5"], score: [12, 11] });
    t.seat(1).activate("earth-5");
    t.expect({ destroyed: ["water-5"], score: [12, 12], turn: 0 });
    t.seat(0).play("light-5", 1);
    t.expect({ at: { "light-5": 1 }, turn: 1 });
    t.seat(1).play("air-5", 1);
    t.expect({ at: { "air-5": 1 }, turn: 0 });
  });

  test("RF-61 the extra round is finished by both before it counts", () => {
    const t = table(duel({ scores: [12, 12] }));
    t.seat(0).activate("fire-5");
    t.expect({ destroyed: ["ice-5"], score: [13, 12], turn: 1 });
    t.seat(1).play("air-5", 2);
    t.expect({ at: { "air-5": 2 }, over: true });
    expect(t.outcome).toMatchObject({ winners: [0], scores: [13, 12] });
  });

  test("RF-61 the score has no cap", () => {
    const t = table(duel({ scores: [30, 30] }));
    t.seat(0).activate("fire-5");
    t.expect({ destroyed: ["ice-5"], score: [31, 30], turn: 1 });
  });
});

describe("resigning", () => {
  resigningLoses("RF-62", (quits) => table(duel({ scores: quits === 0 ? [11, 0] : [0, 11] })));
});
