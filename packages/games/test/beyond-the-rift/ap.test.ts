import { expect, test } from "vitest";
import { card } from "./invented.js";
import { table } from "./table.js";

const stones = Array.from({ length: 9 }, () => "pebble");
const assault = { table: [{ who: "wolf", zero: { attack: "target" } }] };

test.each([
  [16, 19],
  [18, 20],
  [20, 20],
])("BR-35 BR-A24 a gain of 3 on %i AP makes %i: what is above 20 is lost", (ap, now) => {
  const t = table({ heroes: [{ hand: ["tea"], ap }] });
  t.seat(0).ap("tea");
  expect(t.hero().ap).toBe(now);
});

test("BR-35 AP do not fall below 0", () => {
  const trip = card("trip", { special: { cost: 0, do: { lose: 3 } } });
  const t = table({ cards: [trip], heroes: [{ hand: ["trip"], ap: 2 }] });
  t.seat(0).special("trip");
  expect(t.hero().ap).toBe(0);
});

test("BR-36 what cannot be paid in full cannot be done", () => {
  const scene = {
    quest: ["ox"],
    heroes: [{ hand: ["jab", "study", "flask"], area: ["wolf"], deck: ["pebble"], board: { draw: 2, swap: 2 } }],
  };
  const at = (ap: number): string[] => table({ ...scene, heroes: [{ ...scene.heroes[0], ap }] }).said();
  const trades = ["trade flask", "trade jab", "trade study", "done"];
  expect(at(0)).toEqual([...trades].sort());
  expect(at(1)).toEqual([...trades, "ap-card flask>0", "special study>0"].sort());
  expect(at(2)).toEqual(
    [...trades, "ap-card flask>0", "special study>0", "attack jab>wolf", "disengage wolf", "draw", "swap"].sort(),
  );
  expect(at(3)).toContain("engage ox");
  expect(at(2)).not.toContain("engage ox");
});

test("BR-36 BR-44 an action of a board or of terrain needs its AP as well", () => {
  const board = { action: { cost: 2, do: { draw: 1 } } };
  const uses = (ap: number): string[] => table({ quest: ["well"], heroes: [{ ap, board, deck: ["jab"] }] }).said("use");
  expect(uses(0)).toEqual([]);
  expect(uses(1)).toEqual(["use well"]);
  expect(uses(2)).toEqual(["use ann", "use well"]);
});

test("BR-36 it is said that AP are lacking", () => {
  const t = table({ quest: ["ox"], heroes: [{ hand: ["jab"], area: ["wolf"], ap: 1 }] });
  expect(t.why({ do: "attack", card: "jab", target: "wolf" })).toEqual(["BR-36"]);
  expect(t.why({ do: "engage", card: "ox" })).toEqual(["BR-36"]);
});

test("BR-37 what costs 0 is free, but its time has to be right", () => {
  const t = table({
    heroes: [{ hand: ["tea", "hunch", "crush"], ap: 0, area: ["wolf"] }],
    responses: [0, 0, 0],
    scenario: assault,
  });
  expect(t.said("ap-card")).toEqual(["ap-card tea>0"]);
  expect(t.said("attack")).toEqual(["attack crush>wolf"]);
  expect(t.said("lay")).toEqual([]);
  t.seat(0).ap("tea");
  expect(t.hero().ap).toBe(3);
  t.done();
  expect(t.said("lay")).toEqual(["lay hunch"]);
  expect(t.said("ap-card")).toEqual([]);
});

test("BR-38 AP are spent without cards in the Hero Phase, and in the Enemy Phase for defence", () => {
  const t = table({
    responses: [0, 0],
    heroes: [{ deck: stones, area: ["wolf"], ap: 6 }],
    scenario: assault,
  });
  t.seat(0).draw();
  expect(t.hero().ap).toBe(4);
  t.done();
  expect(t.phase).toBe("enemy");
  t.forget().seat(0).guard();
  expect(t.hero().ap).toBe(2);
  t.seat(0).guard();
  expect(t.events("pay")).toMatchObject([
    { n: 2, left: 2 },
    { n: 2, left: 0 },
  ]);
  expect(t.results()).toEqual(["2:2 miss"]);
});

test.each(["final", "v099"] as const)(
  "BR-39 an AP card of range 2 may serve another hero, one of range 1 only its own (%s)",
  (edition) => {
    const t = table({
      edition,
      quest: ["ox"],
      heroes: [{ hand: ["tea", "flask"], area: ["dog", "wolf"] }, {}, {}],
    });
    expect(t.said("ap-card", 0)).toEqual(["ap-card flask>0", "ap-card flask>1", "ap-card flask>2", "ap-card tea>0"]);
    t.seat(0).ap("flask", 2);
    expect(t.view().heroes.map((h) => h.ap)).toEqual([4, 5, 9]);
  },
);

test("BR-39 the cost is paid before the gain, by whoever plays the card", () => {
  const t = table({ heroes: [{ hand: ["flask"], ap: 20 }] });
  t.seat(0).ap("flask");
  expect(t.hero().ap).toBe(20);
  expect(table({ heroes: [{ hand: ["flask"], ap: 0 }, { ap: 20 }] }).said("ap-card", 0)).toEqual([]);
});

test("BR-158 Defense cards, Reactions and aid cost AP outside the Hero Phase too", () => {
  const begin = (ann: number, ben: number) =>
    table({
      responses: [0, 3],
      heroes: [
        { hand: ["block", "dodge"], deck: stones, area: ["wolf"], ap: ann },
        { hand: ["ward"], deck: stones, ap: ben },
      ],
      scenario: assault,
    }).done();
  const rich = begin(2, 1);
  rich.seat(0).lay("block");
  rich.seat(1).lay("ward");
  rich
    .until((t) => t.options("react", 0).length > 0)
    .seat(0)
    .react("dodge");
  expect(rich.events("pay")).toMatchObject([
    { seat: 0, n: 1, left: 1 },
    { seat: 1, n: 1, left: 0 },
    { seat: 0, n: 1, left: 0 },
  ]);
  const poor = begin(0, 0);
  expect(poor.events("compare")).toHaveLength(1);
  expect(poor.events("react")).toEqual([]);
});
