import type { Campaign } from "@rifthall/kernel/match";
import { expect, test } from "vitest";
import { begunMatch, type Fields, refusal } from "../kit.js";
import { card, scenario } from "./invented.js";
import { begun, game, opened, type Scene, table } from "./table.js";

const omen = card("omen", { special: { cost: 0, do: { raise: "threat" } } });
const both = ["final", "v099"] as const;

test("BR-1 one to four heroes play, and no more", () => {
  for (const seats of [1, 2, 3, 4]) expect(begun({}, seats).view().heroes).toHaveLength(seats);
  const five = { mode: "four", scenario: "out-through-the-side-entrance" };
  expect(refusal(() => begunMatch(game, game.content([]), five, "beyond", 5))).toMatch(/^bad-seats/);
});

test.each(both)("BR-1 BR-6 the scenario says how it is won, and all win together (%s)", (edition) => {
  const t = table({
    edition,
    cards: [omen],
    scenario: { win: { value: "threat", is: ">= 2" } },
    heroes: [{ hand: ["omen"] }, { hand: ["omen"] }],
  });
  t.seat(0).special("omen");
  expect(t.over).toBe(false);
  t.seat(1).special("omen");
  expect(t.over).toBe(true);
  expect(t.outcome.winners).toEqual([0, 1]);
});

test("BR-1 BR-6 the scenario says how it is lost, and all lose together", () => {
  const t = table({
    cards: [omen],
    scenario: { lose: { value: "threat", is: ">= 1" } },
    heroes: [{ hand: ["omen"] }, {}, {}],
  });
  t.seat(0).special("omen");
  expect(t.over).toBe(true);
  expect(t.outcome.winners).toEqual([]);
});

test.each([1, 2, 3, 4])("BR-2 BR-13 of four numbers the one for %i heroes counts", (seats) => {
  const t = begun(
    { level: { threat: [3, 5, 7, 9] }, scenario: { setup: { raise: "threat", n: { byHeroes: [1, 2, 3, 4] } } } },
    seats,
  );
  expect(t.view().threat).toBe([4, 7, 10, 13][seats - 1]);
});

test("BR-2 BR-A90 the number of heroes stays as it was at set-up, also when one of them is left with nothing", () => {
  const t = table({
    heroes: [{ deck: Array(12).fill("pebble") }, { deck: ["pebble"], hand: [], ap: 0 }],
    scenario: { quest: { raise: "threat", n: { byHeroes: [1, 2, 3, 4] } } },
  });
  t.nextRound();
  expect(t.view().threat).toBe(2);
});

test("BR-3 the card's text goes before the rulebook, the scenario's before the card's", () => {
  // The rulebook lets everybody draw for 2 AP; the charm makes it free; the scenario makes that 4 more for everybody.
  const charm = card("charm", { persistent: true, special: { cost: 0 }, ongoing: [{ get: { "draw-cost": -2 } }] });
  const scene: Scene = { cards: [charm], heroes: [{ deck: ["pebble", "pebble"], area: ["charm"] }] };
  expect(table({ heroes: [{ deck: ["pebble"] }] }).options("draw")).toMatchObject([{ cost: 2 }]);
  expect(table(scene).options("draw")).toMatchObject([{ cost: 0 }]);
  const t = table({ ...scene, scenario: { rules: [{ get: { cant: "draw" } }] } });
  expect(t.options("draw")).toEqual([]);
});

test("BR-4 an effect that makes a hero discard takes neither Wounds nor Fatigue", () => {
  const t = table({ heroes: [{ hand: ["purge", "cut", "pebble", "yawn", "limp"] }] });
  t.seat(0).special("purge");
  expect(t.hero()).toMatchObject({ hand: ["cut", "limp", "yawn"] });
  expect(t.hero().discard.toSorted()).toEqual(["pebble", "purge"]);
});

test("BR-4 what says so takes Wounds as well", () => {
  const salve = card("salve", { special: { cost: 0, do: { cure: "wound" } } });
  const t = table({ cards: [salve], heroes: [{ hand: ["salve", "cut"] }] });
  t.seat(0).special("salve");
  expect(t.hero().hand).toEqual([]);
  expect(t.view().woundDiscard).toEqual(["cut"]);
});

test.each(both)("BR-5 BR-66 a hero who attacks fails on a tie, and hits with one more (%s)", (edition) => {
  const struck = (response: number) => {
    const t = table({ edition, responses: [response], heroes: [{ hand: ["jab"], area: ["wolf"] }] });
    t.seat(0).attack("jab", "wolf");
    t.resolve();
    return { results: t.results(), area: t.hero().area };
  };
  expect(struck(1)).toEqual({ results: ["3:3 miss"], area: ["wolf"] });
  expect(struck(0)).toEqual({ results: ["3:2 hit"], area: ["wolf+cut"] });
});

test.each(both)("BR-5 an enemy that attacks fails on a tie as well (%s)", (edition) => {
  const t = table({
    edition,
    responses: [0, 0],
    heroes: [{ hand: ["block"], deck: Array(9).fill("pebble"), area: ["wolf"] }],
    scenario: { table: [{ who: "wolf", zero: { attack: "target" } }] },
  });
  t.done().seat(0).lay("block");
  t.resolve();
  expect(t.results()).toEqual(["2:2 miss"]);
  expect(t.events("wound")).toEqual([]);
});

test.each(both)("BR-5 BR-134 AP spent against a door fail on a tie (%s)", (edition) => {
  const spent = (n: number) => {
    const t = table({ edition, responses: [1], quest: ["gate"], heroes: [{ hand: ["pebble"] }] });
    t.seat(0).open("gate", n);
    return { quest: t.view().quest, ap: t.hero().ap };
  };
  expect(spent(4)).toEqual({ quest: ["gate"], ap: 1 });
  expect(spent(5)).toEqual({ quest: [], ap: 0 });
});

test.each(both)("BR-6 a hero's death loses the scenario for all, whatever it says (%s)", (edition) => {
  const t = table({
    edition,
    heroes: [{ hand: Array(6).fill("cut"), deck: Array(9).fill("pebble") }, { deck: Array(9).fill("pebble") }],
  });
  t.done().until("over");
  expect(t.events("death")).toMatchObject([{ seat: 0 }]);
  expect(t.outcome.winners).toEqual([]);
});

const campaign = (edition: string, more: Fields = {}): Campaign => ({
  campaign: "stroll",
  edition,
  heroes: ["ann", "ben"],
  ...more,
});
const text = { en: "A stroll through the wood, told at some length.", de: "Ein Spaziergang, etwas länger erzählt." };
const stroll = {
  campaigns: [
    {
      campaign: "stroll",
      name: text,
      story: text,
      hero: "ann",
      heroes: ["ann", "ben"],
      scenarios: ["clearing", "thicket"],
      v099: true,
    },
  ],
  scenarios: [
    scenario({
      scenario: "thicket",
      campaign: "stroll",
      requires: { won: ["clearing"] },
      levels: { normal: {} },
      doors: {},
    }),
  ],
};
const walk = (options: Fields, sheet: Campaign, lose = true) =>
  begun({
    ...stroll,
    heroes: [{ deck: ["pebble"] }, { deck: ["pebble"] }],
    seats: 1,
    scenario: { campaign: "stroll", lose: { value: "round", is: lose ? ">= 1" : ">= 99" } },
    options: { heroes: null, ...options },
    campaign: sheet,
  });

test.each(both)(
  "BR-7 BR-122 a lost scenario may be played again, and the campaign keeps what it had (%s)",
  (edition) => {
    const t = walk({}, campaign(edition));
    t.until("over");
    const after = t.outcome.campaign as Campaign;
    expect(after).toMatchObject({ campaign: "stroll", lost: ["clearing"], won: [], heroes: ["ann", "ben"] });
    const again = walk({}, after, false);
    expect(again.over).toBe(false);
    expect(again.phase).toBe("hero");
  },
);

test.each(both)("BR-8 BR-10 another hero may play the next scenario of the campaign (%s)", (edition) => {
  const sheet = campaign(edition, { won: ["clearing"] });
  for (const who of ["ann", "ben"])
    expect(walk({ scenario: "thicket", heroes: [[who]] }, sheet).view().heroes[0].hero).toBe(who);
});

test("BR-10 BR-138 a scenario whose requirements do not hold may not be chosen", () => {
  expect(refusal(() => walk({ scenario: "thicket" }, campaign("final")))).toMatch(/^bad-options.*BR-10/);
  expect(refusal(() => walk({ scenario: "thicket" }, campaign("final", { won: ["clearing"] })))).toBe("taken");
});

test("BR-10 a hero whom the scenario names must take part", () => {
  const must = (heroes: string[][]) =>
    refusal(() => begun({ heroes: [{}, {}], seats: 1, scenario: { must: ["ben"] }, options: { heroes } }));
  expect(must([["ann"]])).toMatch(/^bad-options.*BR-10/);
  expect(must([["ben"]])).toBe("taken");
});

test("BR-9 it begins with the tutorial, and Old Friends has five scenarios", () => {
  const content = game.content([]) as unknown as {
    readonly campaigns: readonly { readonly id: string; readonly scenarios: readonly string[] }[];
  };
  for (const edition of both) {
    const t = opened({ edition });
    expect(t.position()).toMatchObject({ scenario: "out-through-the-side-entrance", edition });
  }
  expect(content.campaigns[0]).toMatchObject({ id: "old-friends" });
  expect(content.campaigns[0].scenarios).toHaveLength(5);
});

test("BR-A25 one player can run several heroes: whoever is asked, any seat may answer next", () => {
  const t = table({ heroes: [{ hand: ["tea"] }, { hand: ["tea"] }, { hand: ["tea"] }, { hand: ["tea"] }] });
  expect(t.asked).toEqual([0, 1, 2, 3]);
  for (const seat of [3, 1, 0, 2]) t.seat(seat).ap("tea");
  expect(t.view().heroes.map((h) => h.ap)).toEqual([8, 8, 8, 8]);
});

test("BR-A88 the same hero cannot play twice", () => {
  const twice = [["ann"], ["ann"]];
  expect(refusal(() => begun({ heroes: [{}, {}], options: { heroes: twice } }))).toMatch(/^bad-options.*BR-A88/);
  expect(refusal(() => begun({ heroes: [{}, {}] }))).toBe("taken");
});

test("BR-A28 where winning and losing come true together, it is lost", () => {
  const at = { value: "threat", is: ">= 1" };
  const t = table({ cards: [omen], scenario: { win: at, lose: at }, heroes: [{ hand: ["omen"] }] });
  t.seat(0).special("omen");
  expect(t.over).toBe(true);
  expect(t.outcome.winners).toEqual([]);
});

test("BR-A81 winning is looked at when the action is finished, not in its middle", () => {
  const wave = card("wave", { special: { cost: 0, do: [{ raise: "threat" }, { lower: "threat" }] } });
  const t = table({
    cards: [wave, omen],
    scenario: { win: { value: "threat", is: ">= 1" } },
    heroes: [{ hand: ["wave", "omen"] }],
  });
  t.seat(0).special("wave");
  expect(t.over).toBe(false);
  t.seat(0).special("omen");
  expect(t.outcome.winners).toEqual([0]);
});
