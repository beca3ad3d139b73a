import { expect, test } from "vitest";
import { table } from "./table.js";

test("RF-10 Fire burns the first enemy for 3 and the ally directly behind it for 1", () => {
  const t = table({
    side: [
      ["fire-5", "water-6", "air-7"],
      ["ice-6", "earth-5"],
    ],
  });
  t.seat(0).activate("fire-5");
  t.expect({ damage: { "ice-6": 3, "water-6": 1 }, untouched: ["fire-5", "air-7", "earth-5"], turn: 1 });
});

test("RF-10 the ally in front of a Fire is safe, and so is the ally behind at another location", () => {
  const t = table({ lanes: { 2: [["water-6", "fire-5"], ["ice-6"]], 3: [["air-7"], []] } });
  t.seat(0).activate("fire-5");
  t.expect({ damage: { "ice-6": 3 }, untouched: ["water-6", "air-7"] });
});

test("RF-10 an ally killed by Fire scores for the opponent", () => {
  const t = table({ side: [["fire-5", "water-6!5"], ["ice-6"]] });
  t.seat(0).activate("fire-5");
  t.expect({ destroyed: ["water-6"], damage: { "ice-6": 3 }, score: [0, 1] });
});

test("RF-10 without an enemy Fire still burns the ally behind", () => {
  const t = table({ side: [["fire-5", "water-6"], []] });
  t.seat(0).activate("fire-5");
  t.expect({ damage: { "water-6": 1 } });
});

test("RF-11 Ice deals 4 to the last enemy if that one is damaged already", () => {
  const t = table({ side: [["ice-6"], ["fire-5", "earth-7!1", "water-6!1"]] });
  t.seat(0).activate("ice-6");
  t.expect({ damage: { "water-6": 5 }, untouched: ["fire-5", "earth-7!1"] });
});

test("RF-11 Ice deals 1 to an undamaged last enemy, whoever else is damaged", () => {
  const t = table({ side: [["ice-6!2"], ["fire-5!4", "water-6"]] });
  t.seat(0).activate("ice-6");
  t.expect({ damage: { "water-6": 1 }, untouched: ["fire-5!4"] });
});

test("RF-11 a lone enemy is the last one", () => {
  const t = table({ side: [["ice-6"], ["fire-5!1"]] });
  t.seat(0).activate("ice-6");
  t.expect({ destroyed: ["fire-5"], score: [1, 0] });
});

test("RF-12 Light deals 2, not 3, and heals 1 of itself or of any ally anywhere, but of nobody unhurt and no enemy", () => {
  const t = table({ lanes: { 0: [["earth-7!3"], ["fire-6!1"]], 2: [["light-6!2", "water-5"], ["fire-5"]] } });
  t.seat(0).activate("light-6");
  t.expectOptions(["target earth-7!3@0", "target light-6!2@2"]);
  t.seat(0).target("earth-7");
  t.expect({ damage: { "fire-5": 2, "earth-7": 2 }, untouched: ["light-6!2", "water-5", "fire-6!1"] });
});

test("RF-12 Light must heal the one damaged ally", () => {
  const t = table({ side: [["light-6!1"], ["fire-5"]] });
  t.seat(0).activate("light-6");
  t.expect({ damage: { "fire-5": 2, "light-6": 0 } });
});

test("RF-12 Light asks nothing when no ally is damaged", () => {
  const t = table({
    side: [
      ["light-6", "earth-7"],
      ["fire-5", "ice-6"],
    ],
  });
  t.seat(0).activate("light-6");
  t.expect({ damage: { "fire-5": 2 }, untouched: ["light-6", "earth-7", "ice-6"] });
});

test("RF-13 Shadow must move to any other location and deals 1 to the first enemy there", () => {
  const t = table({ lanes: { 0: [["earth-7"], ["fire-5", "ice-6"]], 2: [["shadow-5"], ["fire-6"]] } });
  t.seat(0).activate("shadow-5");
  t.expectOptions(["move @0", "move @1", "move @3", "move @4"]);
  t.seat(0).move(0);
  t.expect({
    lanes: {
      0: [
        ["earth-7", "shadow-5"],
        ["fire-5!1", "ice-6"],
      ],
      2: [[], ["fire-6"]],
    },
  });
});

test("RF-13 a Shadow that destroys gains 2 in all", () => {
  const t = table({ lanes: { 2: [["shadow-5"], []], 4: [[], ["fire-5!4"]] } });
  t.seat(0).activate("shadow-5").move(4);
  t.expect({ destroyed: ["fire-5"], at: { "shadow-5": 4 }, score: [2, 0] });
});

test("RF-13 a Shadow that destroys a Crystal gains 3", () => {
  const t = table({ lanes: { 2: [["shadow-5"], []], 4: [[], ["crystal-6!5"]] } });
  t.seat(0).activate("shadow-5").move(4);
  t.expect({ destroyed: ["crystal-6"], at: { "shadow-5": 4 }, score: [3, 0] });
});

test("RF-13 a Shadow that finds nobody gains nothing", () => {
  const t = table({ side: [["shadow-5"], ["fire-5!4"]] });
  t.seat(0).activate("shadow-5").move(1);
  t.expect({ at: { "shadow-5": 1 }, untouched: ["fire-5!4"] });
});

test("RF-14 a played Earth deals 1 to each enemy at that location, and kills score", () => {
  const lanes = { 1: [["water-6"], ["ice-6", "fire-5!4", "fire-7"]], 2: [[], ["ice-5"]] };
  const t = table({ hands: [["earth-5"], []], lanes });
  t.seat(0).play("earth-5", 1);
  t.expect({
    destroyed: ["fire-5"],
    score: [1, 0],
    lanes: {
      1: [
        ["water-6", "earth-5"],
        ["ice-6!1", "fire-7!1"],
      ],
    },
  });
});

test("RF-14 an activated Earth deals 2 to the first enemy and does not quake again", () => {
  const t = table({ side: [["earth-5"], ["fire-5", "ice-6"]] });
  t.seat(0).activate("earth-5");
  t.expect({ damage: { "fire-5": 2 }, untouched: ["ice-6"] });
});

test("RF-14 an Earth that is moved does not quake", () => {
  const t = table({ lanes: { 2: [["plant-5", "water-6"], []], 3: [[], ["earth-7"]] } });
  t.seat(0).activate("plant-5");
  t.expect({ at: { "earth-7": 2 }, damage: { "earth-7": 2 }, untouched: ["plant-5", "water-6"] });
});

test("RF-15 Water deals 2, moves to an adjacent location and deals 1 to the first enemy there", () => {
  const t = table({ lanes: { 1: [["earth-7"], ["ice-6", "ice-7"]], 2: [["water-6"], ["fire-5", "fire-6"]] } });
  t.seat(0).activate("water-6");
  t.expectOptions(["move @1", "move @3"]);
  t.seat(0).move(1);
  t.expect({
    lanes: {
      1: [
        ["earth-7", "water-6"],
        ["ice-6!1", "ice-7"],
      ],
      2: [[], ["fire-5!2", "fire-6"]],
    },
  });
});

test("RF-15 Water moves even with no enemy anywhere; the ends do not wrap", () => {
  const t = table({ lanes: { 0: [["water-6"], []] } });
  t.seat(0).activate("water-6");
  t.expect({ at: { "water-6": 1 } });
});

test("RF-16 a Thunderbolt that destroys strikes once more, and only once", () => {
  const t = table({ side: [["thunderbolt-5"], ["fire-5!3", "ice-6!4", "air-7!5"]] });
  t.seat(0).activate("thunderbolt-5");
  t.expectOptions(["target fire-5!3@2", "target ice-6!4@2", "target air-7!5@2"]);
  t.seat(0).target("fire-5");
  t.expectOptions(["target ice-6!4@2", "target air-7!5@2"]);
  t.seat(0).target("ice-6");
  t.expect({ destroyed: ["fire-5", "ice-6"], score: [2, 0], untouched: ["air-7!5"] });
});

test("RF-16 a Thunderbolt that does not destroy strikes once, at enemies here only", () => {
  const t = table({ lanes: { 2: [["thunderbolt-5"], ["fire-5", "ice-6"]], 3: [[], ["air-7"]] } });
  t.seat(0).activate("thunderbolt-5");
  t.expectOptions(["target fire-5@2", "target ice-6@2"]);
  t.seat(0).target("ice-6");
  t.expect({ damage: { "ice-6": 2 }, untouched: ["fire-5", "air-7"] });
});

test("RF-16 a Thunderbolt that destroyed the only enemy fizzles", () => {
  const t = table({ lanes: { 2: [["thunderbolt-5"], ["fire-5!3"]], 3: [[], ["air-7"]] } });
  t.seat(0).activate("thunderbolt-5");
  t.expect({ destroyed: ["fire-5"], score: [1, 0], untouched: ["air-7"] });
});

test("RF-17 Plant hurts the first enemy of an adjacent location for 2 and pulls it to its own, last slot", () => {
  const t = table({ lanes: { 1: [[], ["fire-5", "fire-6"]], 2: [["plant-5"], ["ice-6"]], 3: [[], ["air-7"]] } });
  t.seat(0).activate("plant-5");
  t.expectOptions(["aim @1", "aim @3"]);
  t.seat(0).aim(1);
  t.expect({ lanes: { 1: [[], ["fire-6"]], 2: [["plant-5"], ["ice-6", "fire-5!2"]] } });
});

test("RF-17 Plant must take the occupied side, and never its own location", () => {
  const t = table({ lanes: { 2: [["plant-5"], ["ice-6"]], 3: [[], ["air-7"]], 4: [[], ["air-6"]] } });
  t.seat(0).activate("plant-5");
  t.expect({ at: { "air-7": 2 }, damage: { "air-7": 2 }, untouched: ["ice-6", "air-6"] });
});

test("RF-17 Plant asks nothing when both sides are empty of enemies", () => {
  const t = table({ lanes: { 1: [["earth-5"], []], 2: [["plant-5"], ["ice-6"]] } });
  t.seat(0).activate("plant-5");
  t.expect({ untouched: ["ice-6", "earth-5"] });
});

test("RF-17 an enemy that Plant kills stays where it died", () => {
  const t = table({ lanes: { 2: [["plant-5"], []], 3: [[], ["air-7!5", "fire-5"]] } });
  t.seat(0).activate("plant-5");
  t.expect({ destroyed: ["air-7"], score: [1, 0], untouched: ["fire-5"] });
});

test("RF-18 Air moves to any other location and deals 1 to the first enemy there and at each adjacent one", () => {
  const lanes = {
    0: [[], ["fire-7"]],
    1: [["air-5"], ["fire-5", "fire-6"]],
    2: [[], ["ice-6"]],
    3: [[], ["ice-5"]],
    4: [[], ["ice-7"]],
  };
  const t = table({ lanes });
  t.seat(0).activate("air-5");
  t.expectOptions(["move @0", "move @2", "move @3", "move @4"]);
  t.seat(0).move(2);
  t.expect({
    at: { "air-5": 2 },
    damage: { "fire-5": 1, "ice-6": 1, "ice-5": 1 },
    untouched: ["fire-7", "fire-6", "ice-7"],
  });
});

test("RF-18 at the end of the row an Air reaches 2 locations", () => {
  const lanes = { 0: [[], ["fire-7"]], 2: [["air-5"], []], 3: [[], ["ice-5"]], 4: [[], ["ice-7"]] };
  const t = table({ lanes });
  t.seat(0).activate("air-5").move(4);
  t.expect({ at: { "air-5": 4 }, damage: { "ice-5": 1, "ice-7": 1 }, untouched: ["fire-7"] });
});

test("RF-19 Crystal deals 4 to the first enemy", () => {
  const t = table({ side: [["crystal-5"], ["fire-5", "ice-6"]] });
  t.seat(0).activate("crystal-5");
  t.expect({ damage: { "fire-5": 4 }, untouched: ["ice-6"] });
});

test("RF-19 a destroyed Crystal gives its opponent 1 extra", () => {
  const t = table({ side: [["fire-5"], ["crystal-5!2"]] });
  t.seat(0).activate("fire-5");
  t.expect({ destroyed: ["crystal-5"], score: [2, 0] });
});

test("RF-19 a Crystal killed by its own side gives the opponent the extra too", () => {
  const t = table({ side: [["fire-5", "crystal-6!5"], ["ice-6"]] });
  t.seat(0).activate("fire-5");
  t.expect({ destroyed: ["crystal-6"], damage: { "ice-6": 3 }, score: [0, 2] });
});

test("RF-2 a hurt card keeps its number, for life and for matching", () => {
  const t = table({ hands: [["ice-5"], []], side: [["fire-5!4", "fire-6!1"], ["water-7"]] });
  expect(t.position().hands[0]).toEqual(["ice-5"]);
  t.seat(0).activate("fire-5");
  t.expect({ damage: { "water-7": 3, "fire-6": 2 } });
});

test.each([
  ["RF-10 the last Fire burns nobody behind it", "fire-5", { 1: [["water-6"], []], 2: [["light-5", "fire-5"], []] }],
  ["RF-11 Ice without an enemy here does nothing", "ice-5", { 1: [[], ["air-7!1"]], 2: [["ice-5"], []] }],
  ["RF-14 an Earth without an enemy here does nothing", "earth-5", { 1: [[], ["air-7"]], 2: [["earth-5"], []] }],
  ["RF-17 the ends do not wrap for a Plant", "plant-5", { 0: [["plant-5"], ["fire-5"]], 4: [[], ["ice-6"]] }],
])("%s", (_, card, lanes) => {
  const t = table({ lanes });
  t.seat(0).activate(card);
  t.expect({ turn: 1 });
});

test("RF-13 a Shadow that leaves its target alive gains nothing", () => {
  const t = table({ lanes: { 2: [["shadow-5"], []], 4: [[], ["fire-5!3"]] } });
  t.seat(0).activate("shadow-5").move(4);
  t.expect({ at: { "shadow-5": 4 }, damage: { "fire-5": 4 } });
});

test("RF-16 the repeat does not repeat when it leaves its target alive", () => {
  const t = table({ side: [["thunderbolt-5"], ["fire-5!3", "ice-6!3", "air-7"]] });
  t.seat(0).activate("thunderbolt-5").target("fire-5").target("ice-6");
  t.expect({ destroyed: ["fire-5"], score: [1, 0], damage: { "ice-6": 5 }, untouched: ["air-7"] });
});

test("RF-19 every Crystal of a blow gives its extra", () => {
  const t = table({ hands: [["earth-5"], []], side: [[], ["crystal-5!4", "crystal-6!5", "fire-5!4"]] });
  t.seat(0).play("earth-5", 2);
  t.expect({ destroyed: ["crystal-5", "crystal-6", "fire-5"], score: [5, 0], at: { "earth-5": 2 } });
});
