import { expect, test } from "vitest";
import { card, enemy } from "./invented.js";
import { type Scene, table } from "./table.js";

const both = ["final", "v099"] as const;
/** An enemy that is hard to kill and easy to count on: defence 2, health 9. */
const post = enemy("post", [1, 1, 0, 2, 9]);
const yard = (hand: readonly string[], responses: readonly number[], more: Scene = {}): Scene => ({
  enemies: [post],
  responses,
  heroes: [{ hand, area: ["post"], ap: 10 }],
  ...more,
});

test.each(both)("BR-58 BR-59 the first card costs its Primary, each further one its Secondary (%s)", (edition) => {
  const t = table(yard(["jab", "bolt", "opener"], [3], { edition }));
  expect(
    t
      .options("attack")
      .map((o) => `${o.card} ${o.cost}`)
      .sort(),
  ).toEqual(["bolt 2", "jab 2", "opener 1"]);
  t.seat(0).attack("jab", "post");
  expect(t.hero().ap).toBe(8);
  expect(t.options("lay")).toMatchObject([{ card: "bolt", cost: 1, value: 3 }]);
  t.seat(0).lay("bolt");
  expect(t.hero().ap).toBe(7);
  t.resolve();
  expect(t.results()).toEqual(["6:5 hit"]);
});

test.each(both)("BR-60 without a Primary Cost a card begins no attack (%s)", (edition) => {
  const t = table(yard(["ember", "jab"], [0], { edition }));
  expect(t.said("attack")).toEqual(["attack jab>post"]);
  expect(t.why({ do: "attack", card: "ember", target: "post" })).toEqual(["BR-60"]);
  t.seat(0).attack("jab", "post").lay("ember");
  t.resolve();
  expect(t.results()).toEqual(["5:2 hit"]);
});

test.each(both)("BR-61 without a Secondary Cost a card is not added (%s)", (edition) => {
  const t = table(yard(["opener", "jab", "bolt"], [0], { edition }));
  t.seat(0).attack("jab", "post");
  expect(t.said("lay")).toEqual(["lay bolt"]);
  expect(t.why({ do: "lay", card: "opener" })).toEqual(["BR-61"]);
});

test("BR-63 the total is the sum of all cards, Wounds and Fatigue among them", () => {
  const t = table(yard(["jab", "bolt", "cut", "yawn", "pebble"], [0]));
  t.seat(0).attack("jab", "post").lay("cut").lay("bolt").lay("yawn");
  t.resolve();
  expect(t.results()).toEqual(["4:2 hit"]);
});

test("BR-63 what adds to a hero's attacks counts once", () => {
  const t = table(
    yard(["jab", "bolt"], [0], { heroes: [{ hand: ["jab", "bolt"], area: ["post", "banner"], ap: 10 }] }),
  );
  t.seat(0).attack("jab", "post").lay("bolt");
  t.resolve();
  expect(t.results()).toEqual(["7:2 hit"]);
});

test.each(both)(
  "BR-64 BR-A26 each symbol draws a card, after all are laid and before the defence is known (%s)",
  (edition) => {
    const wager = card("wager", { attack: { primary: 1, secondary: 1, value: 1, responses: 2 } });
    const t = table(yard(["gamble", "wager"], [3, 1, 2, 0], { edition, cards: [wager] }));
    t.seat(0).attack("gamble", "post");
    expect(t.drawn()).toEqual([]);
    t.seat(0).lay("wager");
    t.resolve();
    expect(t.drawn()).toEqual(["3 symbol", "1 symbol", "2 symbol", "0 defence"]);
    expect(t.results()).toEqual(["7:2 hit"]);
  },
);

test.each(both)("BR-65 BR-152 the defence is printed + attached + one Response card, always (%s)", (edition) => {
  const t = table(
    yard(["crush", "crush"], [3, 1], { edition, heroes: [{ hand: ["crush", "crush"], area: ["post+ache"], ap: 0 }] }),
  );
  t.seat(0).attack("crush", "post");
  t.resolve();
  t.seat(0).attack("crush", "post");
  t.resolve();
  expect(t.drawn()).toEqual(["3 defence", "1 defence"]);
  expect(t.results()).toEqual(["9:4 hit", "9:2 hit"]);
});

test("BR-65 effects count for the defence as well", () => {
  const wall = enemy("wall", [1, 1, 0, 0, 9], { ongoing: [{ get: { defence: 3 }, to: "each other enemy here" }] });
  const t = table(
    yard(["crush"], [0], { enemies: [post, wall], heroes: [{ hand: ["crush"], area: ["post", "wall"] }] }),
  );
  t.seat(0).attack("crush", "post");
  t.resolve();
  expect(t.results()).toEqual(["9:5 hit"]);
});

test.each(both)("BR-67 a success attaches the damage of the board, whatever the margin (%s)", (edition) => {
  const begin = (hand: string[], board: object) =>
    table(yard(hand, [0], { edition, heroes: [{ hand, area: ["post"], board: { ...board } }] }));
  const slight = begin(["jab"], {});
  slight.seat(0).attack("jab", "post");
  slight.resolve();
  const large = begin(["crush"], {});
  large.seat(0).attack("crush", "post");
  large.resolve();
  expect([slight.hero().area, large.hero().area]).toEqual([["post+cut"], ["post+cut"]]);
  const cruel = begin(["crush"], { wounds: 2, fatigue: 1 });
  cruel.seat(0).attack("crush", "post");
  cruel.resolve();
  expect(cruel.hero().area).toEqual(["post+cut+cut+yawn"]);
});

test("BR-67 a failure attaches nothing", () => {
  const t = table(yard(["jab"], [3]));
  t.seat(0).attack("jab", "post");
  t.resolve();
  expect(t.hero()).toMatchObject({ area: ["post"], discard: ["jab"], ap: 8 });
});

test.each(both)(
  "BR-159 attack 7 against a final defence of 4, damage one Wound: exactly the top of the Wound Deck (%s)",
  (edition) => {
    const t = table(yard(["opener", "bolt"], [2], { edition, woundDeck: ["limp", "cut", "bruise"] }));
    t.seat(0).attack("opener", "post").lay("bolt");
    t.resolve();
    expect(t.results()).toEqual(["7:4 hit"]);
    expect(t.hero().area).toEqual(["post+limp"]);
    expect(t.view().woundDeck).toEqual(["cut", "bruise"]);
  },
);

test.each(both)("BR-69 BR-A48 a Bonus comes after the attack is resolved, and after a miss too (%s)", (edition) => {
  const t = table(yard(["feint"], [0], { edition }));
  t.seat(0).attack("feint", "post");
  t.resolve();
  const order = t.happened().map((e) => e.do);
  expect(t.results()).toEqual(["1:2 miss"]);
  expect(order.indexOf("compare")).toBeLessThan(order.indexOf("ap"));
  expect(t.hero().ap).toBe(12);
});

test("BR-69 BR-A48 a Bonus that asks for a success needs one", () => {
  const vow = card("vow", { attack: { primary: 0, value: 3, bonus: { if: { success: "yes" }, then: { gain: 4 } } } });
  const gained = (response: number): number => {
    const t = table(yard(["vow"], [response], { cards: [vow] }));
    t.seat(0).attack("vow", "post");
    t.resolve();
    return t.hero().ap;
  };
  expect([gained(0), gained(1)]).toEqual([14, 10]);
});

test("BR-69 the damage has been dealt when the Bonus begins", () => {
  const gloat = card("gloat", { attack: { primary: 0, value: 9, bonus: { gain: { count: "enemies" } } } });
  const t = table({
    cards: [gloat],
    responses: [0],
    quest: ["ox"],
    heroes: [{ hand: ["gloat"], area: ["rat"], ap: 0 }],
  });
  t.seat(0).attack("gloat", "rat");
  t.resolve();
  expect(t.hero()).toMatchObject({ area: [], ap: 1 });
});

test.each([
  ["final", [2]],
  ["v099", []],
] as const)(
  "BR-69 BR-A49 a Defense card's Bonus comes after that enemy attack, in the final edition (%s)",
  (edition, gains) => {
    const t = table({
      edition,
      responses: [0, 3],
      heroes: [{ hand: ["riposte"], deck: Array(9).fill("pebble"), area: ["wolf"], ap: 0 }],
      scenario: { table: [{ who: "wolf", zero: { attack: "target" } }] },
    });
    t.done().seat(0).lay("riposte");
    t.resolve();
    const order = t.happened().map((e) => e.do);
    expect(t.results()).toEqual(["5:1 hit"]);
    const gained = t.events("ap").filter((e) => e.rule !== "BR-104");
    expect(gained.map((e) => e.n)).toEqual(gains);
    if (gained.length > 0) expect(order.indexOf("wound")).toBeLessThan(order.indexOf("ap"));
  },
);

test.each(both)("BR-70 BR-A50 all cards of the attack are discarded when it is resolved (%s)", (edition) => {
  const t = table(yard(["jab", "bolt", "cut", "ember"], [0], { edition }));
  t.seat(0).attack("jab", "post").lay("bolt").lay("cut");
  expect(t.hero()).toMatchObject({ hand: ["ember"], discard: [] });
  expect(t.view().committed).toEqual(["jab", "bolt", "cut"]);
  t.resolve();
  expect(t.view().committed).toEqual([]);
  expect(t.hero().discard).toEqual(["jab", "bolt", "cut"]);
});

test.each(both)("BR-71 every card of the attack needs the target in its range (%s)", (edition) => {
  const t = table({
    edition,
    quest: ["ox"],
    heroes: [{ hand: ["bolt", "jab", "ember"], area: ["wolf"] }],
  });
  t.seat(0).attack("bolt", "ox");
  expect(t.said("lay")).toEqual(["lay ember"]);
  expect(t.why({ do: "lay", card: "jab" })).toEqual(["BR-71"]);
});

test.each(both)(
  "BR-72 BR-A20 BR-A61 Wounds lower a total to 1 at least, and may be laid all the same (%s)",
  (edition) => {
    const t = table(
      yard([], [0], { edition, heroes: [{ hand: ["feint", "cut", "cut", "yawn"], area: ["post"], ap: 0 }] }),
    );
    t.seat(0).attack("feint", "post").lay("cut").lay("cut").lay("yawn");
    t.resolve();
    expect(t.results()).toEqual(["1:2 miss"]);
    expect(t.hero().hand).toEqual([]);
    expect(t.hero().discard.toSorted()).toEqual(["cut", "cut", "feint"]);
  },
);

test("BR-A38 the floor of 1 never lifts a total that was 0 without the Wounds", () => {
  const bluff = card("bluff", { attack: { primary: 0, value: 0 } });
  const t = table(yard(["bluff", "cut"], [0], { cards: [bluff] }));
  t.seat(0).attack("bluff", "post").lay("cut");
  t.resolve();
  expect(t.results()).toEqual(["0:2 miss"]);
});

test("BR-A61 option woundBan: a Wound that would bring the total below 1 may not be laid", () => {
  const t = table(
    yard([], [0], { options: { woundBan: true }, heroes: [{ hand: ["feint", "bolt", "cut"], area: ["post"], ap: 9 }] }),
  );
  t.seat(0).attack("feint", "post");
  expect(t.said("lay")).toEqual(["lay bolt"]);
  expect(t.why({ do: "lay", card: "cut" })).toEqual(["BR-A61"]);
  t.seat(0).lay("bolt");
  expect(t.said("lay")).toEqual(["lay cut"]);
});

test("BR-A61 option woundBan: those laid before count, and the last point stays", () => {
  const hand = ["bolt", "cut", "cut", "cut", "ember"];
  const t = table(yard([], [0], { options: { woundBan: true }, heroes: [{ hand, area: ["post"], ap: 9 }] }));
  t.seat(0).attack("bolt", "post").lay("cut").lay("cut");
  expect(t.said("lay")).toEqual(["lay ember"]);
});
