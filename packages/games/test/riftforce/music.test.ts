import { expect, test } from "vitest";
import { table } from "./table.js";

test("RF-25 Music takes the first enemy it kills: fresh, behind its new allies, next door, and the kill scores", () => {
  const lanes = { 1: [["light-5"], ["air-7"]], 2: [["music-5"], ["fire-6!4", "ice-6"]] };
  const t = table({ lanes });
  t.seat(0).activate("music-5");
  t.expectOptions(["place @1", "place @3"]);
  t.seat(0).place(1);
  t.expect({
    destroyed: ["fire-6"],
    score: [1, 0],
    discards: { 0: ["music-5"], 1: [] },
    lanes: { 1: [["light-5", "fire-6"], ["air-7"]], 2: [["music-5"], ["ice-6"]] },
  });
});

test("RF-25 a Music without a kill asks nothing and does not hang", () => {
  const t = table({ side: [["music-5"], ["fire-6!3", "ice-6!5"]] });
  t.seat(0).activate("music-5");
  t.expect({ damage: { "fire-6": 5 }, untouched: ["ice-6"], turn: 1 });
});

test("RF-25 a Music without an enemy here does nothing", () => {
  const t = table({ lanes: { 1: [[], ["fire-5!4"]], 2: [["music-5"], []] } });
  t.seat(0).activate("music-5");
  t.expect({ untouched: ["fire-5"], turn: 1 });
});

test("RF-25 at the end of the row the taken card has one place to go", () => {
  const t = table({ lanes: { 0: [["music-5"], ["fire-6!4"]] } });
  t.seat(0).activate("music-5");
  t.expect({ destroyed: ["fire-6"], score: [1, 0], lanes: { 0: [["music-5"], []], 1: [["fire-6"], []] } });
});

test("RF-25 the taken card is played, so its when-played step triggers: Earth", () => {
  const t = table({ lanes: { 1: [[], ["fire-5", "ice-6"]], 2: [["music-5"], ["earth-6!4", "ice-5"]] } });
  t.seat(0).activate("music-5").place(1);
  t.expect({
    destroyed: ["earth-6"],
    score: [1, 0],
    lanes: { 1: [["earth-6"], ["fire-5!1", "ice-6!1"]], 2: [["music-5"], ["ice-5"]] },
  });
});

test("RF-25 the taken card is played, so its when-played step triggers: Love", () => {
  const t = table({ lanes: { 1: [["light-7!3"], []], 2: [["music-5"], ["love-6!4"]] } });
  t.seat(0).activate("music-5").place(1);
  t.expect({ destroyed: ["love-6"], score: [1, 0], lanes: { 1: [["light-7", "love-6"], []], 2: [["music-5"], []] } });
});

test("RF-25 a Crystal that Music kills gives its extra", () => {
  const t = table({ side: [["music-5"], ["crystal-5!3"]] });
  t.seat(0).activate("music-5").place(3);
  t.expect({ destroyed: ["crystal-5"], score: [2, 0], lanes: { 2: [["music-5"], []], 3: [["crystal-5"], []] } });
});

test("RF-25 the taken card can be activated in the same action by its number", () => {
  const t = table({ lanes: { 1: [[], ["ice-7"]], 2: [["music-5"], ["fire-5!3"]] } });
  t.seat(0).activate("music-5").place(1);
  t.expectOptions(["activate fire-5@1", "end"]);
  t.seat(0).activate("fire-5");
  t.expect({
    destroyed: ["fire-5"],
    score: [1, 0],
    lanes: { 1: [["fire-5"], ["ice-7!3"]], 2: [["music-5"], []] },
  });
});

test.each([
  ["the discard has another number", ["music-6"], ["music-5"]],
  ["the action already goes by symbol", ["music-5"], ["music-6", "music-5"]],
])("RF-25 the taken card cannot be activated when %s", (_, hand, [first, ...more]) => {
  const t = table({ hands: [hand, []], lanes: { 2: [[first], ["fire-5!3"]], 4: [[...more, "music-7"], []] } });
  t.seat(0).activate(first).place(1);
  expect(t.options("activate")).not.toContain("activate fire-5@1");
  expect(t.why({ do: "activate", card: "fire-5", location: 1, slot: 0 })).toContain("RF-43");
});

test.each([
  [true, [1, 0]],
  [false, [0, 0]],
])("RF-25 option musicKillScores %s", (musicKillScores, score) => {
  const t = table({ side: [["music-5"], ["fire-6!4"]], options: { musicKillScores } });
  t.seat(0).activate("music-5").place(1);
  t.expect({ destroyed: ["fire-6"], score, lanes: { 1: [["fire-6"], []], 2: [["music-5"], []] } });
});

test.each([
  ["the taker's", true, { 0: ["music-5", "fire-6"], 1: ["crystal-7"] }],
  ["its first owner's", false, { 0: ["music-5"], 1: ["crystal-7", "fire-6"] }],
])(
  "RF-25 the taken card dies to %s discard with option musicKeeps %s; the point is the opponent's",
  (_, musicKeeps, discards) => {
    const lanes = { 1: [[], ["crystal-5", "crystal-6"]], 2: [["music-5"], ["fire-6!4"]] };
    const t = table({ lanes, hands: [["music-5"], ["crystal-7"]], options: { musicKeeps } });
    t.seat(0).activate("music-5").place(1);
    t.expect({
      destroyed: ["fire-6"],
      score: [1, 0],
      lanes: { 1: [["fire-6"], ["crystal-5", "crystal-6"]], 2: [["music-5"], []] },
    });
    t.seat(1).activate("crystal-5").activate("crystal-6");
    t.expect({ destroyed: ["fire-6"], score: [1, 1], discards });
  },
);
