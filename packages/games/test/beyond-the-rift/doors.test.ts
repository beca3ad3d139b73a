import { expect, test } from "vitest";
import { card } from "./invented.js";
import { type Scene, table } from "./table.js";

const both = ["final", "v099"] as const;
/** One hero: the gate has value 3 and defence 2, with one Response card; the grille 2 and 1, with two. */
const yard = (more: Scene = {}): Scene => ({ quest: ["gate"], heroes: [{ hand: ["jab", "bolt"], ap: 9 }], ...more });

test.each(both)("BR-132 terrain is for a hero without an engaged enemy (%s)", (edition) => {
  const t = table({
    edition,
    quest: ["well", "rock", "ox"],
    heroes: [{ area: ["dog"] }, { area: ["rat"] }],
  });
  expect(t.said("use", 0)).toEqual(["use well"]);
  expect(t.said("use", 1)).toEqual([]);
  expect(t.why({ do: "use", card: "well" }, 1)).toEqual(["BR-132"]);
  t.seat(0).use("well");
  expect(t.hero().ap).toBe(7);
  t.seat(1).disengage("rat").use("well");
  expect(t.hero(1).ap).toBe(7);
});

test("BR-132 terrain for which nothing is said is only there", () => {
  const t = table({ quest: ["rock"], heroes: [{ hand: ["bolt"] }] });
  expect(t.said().filter((o) => o.includes("rock"))).toEqual([]);
});

test.each([
  ["final", { gone: ["rock"], terrainDiscard: [] }],
  ["v099", { gone: [], terrainDiscard: ["rock"] }],
] as const)("BR-133 BR-19 removed terrain: where it goes (%s)", (edition, piles) => {
  const clear = card("clear", { range: 2, special: { cost: 0, do: { remove: "any terrain" } } });
  const t = table({ edition, cards: [clear], quest: ["rock"], heroes: [{ hand: ["clear"] }] });
  t.seat(0).special("clear");
  expect(t.view()).toMatchObject({ quest: [], ...piles });
});

test.each(both)(
  "BR-134 BR-153 opening: more AP than value and Response card removes the door, and the AP are gone either way (%s)",
  (edition) => {
    const tried = (response: number, n: number) => {
      const t = table(yard({ edition, responses: [response] }));
      t.seat(0).open("gate", n);
      return { open: !t.view().quest.includes("gate"), ap: t.hero().ap, drawn: t.drawn() };
    };
    expect(tried(0, 4)).toEqual({ open: true, ap: 5, drawn: ["0 door"] });
    expect(tried(0, 3)).toEqual({ open: false, ap: 6, drawn: ["0 door"] });
    expect(tried(2, 5)).toEqual({ open: false, ap: 4, drawn: ["2 door"] });
    expect(tried(2, 6)).toEqual({ open: true, ap: 3, drawn: ["2 door"] });
  },
);

test.each(both)(
  "BR-134 BR-A100 as many Response cards as the scenario names; it may be tried again (%s)",
  (edition) => {
    const t = table(yard({ edition, quest: ["grille"], responses: [1, 2, 0, 1] }));
    t.seat(0).open("grille", 5);
    expect(t.drawn()).toEqual(["1 door", "2 door"]);
    expect([t.view().quest, t.hero().ap]).toEqual([["grille"], 4]);
    t.seat(0).open("grille", 4);
    expect([t.view().quest, t.hero().ap]).toEqual([[], 0]);
  },
);

test("BR-A100 a door for which no number is named draws one Response card", () => {
  const doors = { gate: { value: [1, 1, 1, 1], defence: [1, 1, 1, 1] } };
  const t = table(yard({ responses: [3, 0], scenario: { doors } }));
  t.seat(0).open("gate", 5);
  expect(t.drawn()).toEqual(["3 door"]);
  expect(t.view().quest).toEqual([]);
});

test("BR-A100 so does a door of which the scenario says nothing", () => {
  const t = table(yard({ quest: ["gate", "grille"], responses: [0, 0], scenario: { doors: {} } }));
  t.seat(0).open("gate", 4);
  expect(t.drawn()).toEqual(["0 door"]);
  t.seat(0).attack("jab", "grille");
  expect(t.resolve().drawn()).toEqual(["0 door", "0 defence"]);
});

test("BR-A100 any one amount of at least 1 AP that one has", () => {
  const t = table(yard({ heroes: [{ ap: 3, hand: ["pebble"] }] }));
  expect(t.said("open")).toEqual(["open gate 1", "open gate 2", "open gate 3"]);
  expect(table(yard({ heroes: [{ ap: 0, hand: ["pebble"] }] })).options("open")).toEqual([]);
});

test.each(both)("BR-132 BR-134 only a hero without an engaged enemy opens a door (%s)", (edition) => {
  const t = table(yard({ edition, heroes: [{ area: ["rat"] }, { area: ["dog"] }] }));
  expect(t.options("open", 0)).toEqual([]);
  expect(t.why({ do: "open", card: "gate", n: 5 }, 0)).toEqual(["BR-132"]);
  expect(t.options("open", 1)).toHaveLength(5);
});

test("BR-2 BR-134 BR-136 a door's value and defence go by the number of heroes", () => {
  const opened = (seats: number, n: number): boolean => {
    const t = table(
      yard({ responses: [0], heroes: Array.from({ length: seats }, () => ({ ap: 9, hand: ["pebble"] })) }),
    );
    t.seat(0).open("gate", n);
    return t.view().quest.length === 0;
  };
  expect([opened(1, 4), opened(2, 4), opened(2, 5), opened(4, 6), opened(4, 7)]).toEqual([
    true,
    false,
    true,
    false,
    true,
  ]);
});

test.each(both)("BR-135 BR-153 an unengaged hero attacks a door as if at range 1 (%s)", (edition) => {
  const t = table(yard({ edition, responses: [0] }));
  expect(t.said("attack")).toEqual(["attack bolt>gate", "attack jab>gate"]);
  t.seat(0).attack("jab", "gate");
  t.resolve();
  expect(t.results()).toEqual(["3:2 hit"]);
  expect(t.view().quest).toEqual([]);
});

test("BR-135 final: an engaged hero attacks a door as at range 2", () => {
  const t = table(yard({ quest: ["gate", "ox"], heroes: [{ hand: ["jab", "bolt"], area: ["rat"] }] }));
  expect(t.said("attack").filter((o) => o.endsWith("gate"))).toEqual(["attack bolt>gate"]);
});

test("BR-135 v0.9.9: an engaged hero does not attack a door at all", () => {
  const t = table(yard({ edition: "v099", quest: ["gate", "ox"], heroes: [{ hand: ["jab", "bolt"], area: ["rat"] }] }));
  expect(t.said("attack").filter((o) => o.endsWith("gate"))).toEqual([]);
  expect(t.why({ do: "attack", card: "bolt", target: "gate" })).toEqual(["BR-135"]);
});

test("BR-135 a Hero Area with an ally in it is empty of enemies", () => {
  for (const edition of both)
    expect(table(yard({ edition, heroes: [{ hand: ["jab"], area: ["dog", "banner"] }] })).said("attack")).toEqual([
      "attack jab>gate",
    ]);
});

test.each(both)(
  "BR-136 the door is the only target, its defence the scenario's; the Response card comes when the total is set (%s)",
  (edition) => {
    const t = table(
      yard({
        edition,
        quest: ["gate", "ox", "grille"],
        responses: [3, 1],
        heroes: [{ hand: ["sweep", "gamble"], ap: 9 }],
      }),
    );
    t.seat(0).attack("sweep", "gate");
    expect(t.options("target")).toEqual([]);
    expect(t.drawn()).toEqual([]);
    t.seat(0).lay("gamble");
    t.resolve();
    expect(t.drawn().map((d) => d[0])).toEqual(["3", "1"]);
    expect(t.drawn()[0]).toBe("3 symbol");
    expect(t.results()).toEqual(["7:3 hit"]);
    expect(t.view().quest).toEqual(["ox", "grille"]);
  },
);

test("BR-136 an attack that began on an enemy does not go on to a door", () => {
  const t = table(yard({ quest: ["gate", "ox", "post"].slice(0, 2), heroes: [{ hand: ["sweep"], ap: 9 }] }));
  t.seat(0).attack("sweep", "ox");
  expect(t.said("target")).toEqual([]);
});

test.each(both)("BR-A21 one success removes a door, without a Wound; a failure leaves it (%s)", (edition) => {
  const t = table(
    yard({ edition, responses: [1, 0], heroes: [{ hand: ["jab", "jab"], ap: 9, board: { wounds: 1 } }] }),
  );
  const wounds = t.view().woundDeck.length;
  t.seat(0).attack("jab", "gate").close();
  expect([t.results(), t.view().quest]).toEqual([["3:3 miss"], ["gate"]]);
  t.seat(0).attack("jab", "gate");
  t.resolve();
  expect(t.view().quest).toEqual([]);
  expect(t.view().woundDeck).toHaveLength(wounds);
});

test.each(both)("BR-A100 BR-153 an attacked door draws the Response cards its scenario names (%s)", (edition) => {
  const t = table(yard({ edition, quest: ["grille"], responses: [1, 2], heroes: [{ hand: ["jab"] }] }));
  t.seat(0).attack("jab", "grille");
  t.resolve();
  expect(t.results()).toEqual(["3:4 miss"]);
  expect(t.drawn().map((d) => d[0])).toEqual(["1", "2"]);
});

test("BR-A100 final: who aids against a door does so at the range of their own area", () => {
  const t = table(
    yard({ heroes: [{ hand: ["jab", "ember"], ap: 9 }, { hand: ["jab", "bolt"], area: ["rat"] }, { hand: ["jab"] }] }),
  );
  t.seat(0).attack("jab", "gate");
  expect(t.said("lay", 1)).toEqual(["lay bolt"]);
  expect(t.why({ do: "lay", card: "jab" }, 1)).toEqual(["BR-A100"]);
  expect(t.said("lay", 2)).toEqual(["lay jab"]);
});

test("BR-A100 v0.9.9: only an unengaged hero aids against a door", () => {
  const t = table(
    yard({
      edition: "v099",
      heroes: [{ hand: ["jab", "ember"], ap: 9 }, { hand: ["jab", "bolt"], area: ["rat"] }, { hand: ["jab"] }],
    }),
  );
  t.seat(0).attack("jab", "gate");
  expect(t.said("lay", 1)).toEqual([]);
  expect(t.said("lay", 2)).toEqual(["lay jab"]);
});

test.each(both)(
  "BR-137 a door is no enemy: it is not engaged, not counted, not meant by what means enemies (%s)",
  (edition) => {
    const poke = card("poke", {
      range: 2,
      special: { cost: 0, do: [{ gain: { count: "enemies" } }, { wound: "any enemy" }] },
    });
    const t = table(yard({ edition, cards: [poke], quest: ["gate", "ox"], heroes: [{ hand: ["poke"], ap: 0 }] }));
    expect(t.said("engage")).toEqual([]);
    t.seat(0).special("poke");
    expect(t.hero().ap).toBe(1);
    expect(t.view().quest).toEqual(["gate", "ox+cut"]);
  },
);

test.each(both)("BR-137 BR-73 with only a door in play no enemy acts and no column is drawn (%s)", (edition) => {
  const t = table(
    yard({
      edition,
      heroes: [{ deck: Array(9).fill("pebble") }],
      scenario: { table: [{ who: "orc", zero: { attack: "target" } }] },
    }),
  );
  t.nextRound();
  expect([t.drawn(), t.events("activate")]).toEqual([[], []]);
});

test("BR-134 BR-153 what the scenario does when a door is opened comes by either way", () => {
  const scene = yard({ responses: [0], scenario: { opened: { raise: "threat" } } });
  const opening = table(scene);
  opening.seat(0).open("gate", 5);
  expect(opening.view().threat).toBe(1);
  const striking = table(scene);
  striking.seat(0).attack("jab", "gate");
  striking.resolve();
  expect(striking.view().threat).toBe(1);
});
