import { checkPackValue } from "@rifthall/packs";
import { expect, test } from "vitest";
import { ally, card, enemy, wound } from "./invented.js";
import { game, table } from "./table.js";

const both = ["final", "v099"] as const;
const problems = (sections: Readonly<Record<string, unknown>>): string =>
  checkPackValue({ pack: "mine", game: "beyond-the-rift", version: 1, ...sections })
    .problems.map((p) => `${p.path}: ${p.message}`)
    .join();

test("BR-28 a card's range is 1 or 2, and so is an enemy's", () => {
  const ranged = (range: number) => problems({ cards: [card("poke", { range, attack: { primary: 1, value: 1 } })] });
  expect(ranged(1)).not.toContain("range");
  expect(ranged(2)).not.toContain("range");
  expect(ranged(0)).toContain("range");
  expect(ranged(3)).toContain("range");
  expect(problems({ enemies: [enemy("far", [1, 3, 1, 1, 1])] })).toContain("range");
  expect(problems({ enemies: [enemy("far", [1, 2, 1, 1, 1])] })).not.toContain("range");
});

test("BR-28 every card of the game has a range of 1 or 2", () => {
  const faces = game
    .cards(game.content([]), "en")
    .map(({ face }) => face as { range?: number; numbers?: { range: number } });
  const ranges = faces.flatMap((face) => [face.range, face.numbers?.range]).filter((n) => n !== undefined && n !== 0);
  expect(ranges.length).toBeGreaterThan(80);
  expect(new Set(ranges)).toEqual(new Set([1, 2]));
});

test.each(both)("BR-29 BR-30 BR-31 BR-71 BR-146 range 1 reaches the own area, range 2 everything (%s)", (edition) => {
  const t = table({
    edition,
    quest: ["rat"],
    heroes: [{ hand: ["jab", "bolt"], area: ["wolf"] }, { area: ["archer"] }],
  });
  expect(t.said("attack", 0)).toEqual(["attack bolt>archer", "attack bolt>rat", "attack bolt>wolf", "attack jab>wolf"]);
  expect(t.why({ do: "attack", card: "jab", target: "archer" }, 0)).toEqual(["BR-71"]);
  expect(t.why({ do: "attack", card: "jab", target: "rat" }, 0)).toEqual(["BR-71"]);
});

test("BR-31 a Special card that asks for range reaches just as far", () => {
  const poke = (range: number) =>
    card(`poke-${range}`, { range, special: { cost: 0, do: { wound: "any enemy in-range" } } });
  const scene = {
    cards: [poke(1), poke(2)],
    quest: ["ox"],
    heroes: [{ hand: ["poke-1", "poke-2"], area: ["wolf", "troll"] }, { area: ["archer"] }],
  };
  const near = table(scene);
  near.seat(0).special("poke-1");
  expect(near.said("target")).toEqual(["target troll", "target wolf"]);
  const far = table(scene);
  far.seat(0).special("poke-2");
  expect(far.said("target")).toEqual(["target archer", "target ox", "target troll", "target wolf"]);
});

test("BR-29 a hero is at range 1 of themselves, BR-30 other heroes at range 2", () => {
  const cheer = (range: number) =>
    card(`cheer-${range}`, { range, special: { cost: 0, do: { gain: 2, to: "any hero in-range" } } });
  const scene = { cards: [cheer(1), cheer(2)], heroes: [{ hand: ["cheer-1", "cheer-2"] }, {}] };
  const near = table(scene);
  near.seat(0).special("cheer-1");
  expect(near.view().heroes.map((h) => h.ap)).toEqual([7, 5]);
  const far = table(scene);
  far.seat(0).special("cheer-2");
  expect(far.said()).toEqual(["hero 0", "hero 1"]);
});

test("BR-32 BR-33 enemies in a Hero Area are engaged with that hero, those in the Quest Area with nobody", () => {
  const count = (what: string) => card("count", { special: { cost: 0, do: { gain: { count: what } } } });
  const gained = (what: string, seat: number): number => {
    const t = table({
      cards: [count(what)],
      quest: ["rat", "rat", "rat"],
      heroes: [
        { hand: ["count"], area: ["wolf"], ap: 0 },
        { hand: ["count"], area: ["archer", "ox"], ap: 0 },
      ],
    });
    t.seat(seat).special("count");
    return t.hero(seat).ap;
  };
  expect(gained("engaged enemies", 0)).toBe(3);
  expect(gained("loose enemies", 0)).toBe(3);
  expect(gained("your enemies", 0)).toBe(1);
  expect(gained("your enemies", 1)).toBe(2);
});

test.each(both)("BR-34 BR-103 enemies begin in the Quest Area where nothing else is said (%s)", (edition) => {
  const t = table({
    edition,
    enemyDeck: ["wolf", "rat"],
    heroes: [{ deck: Array(9).fill("pebble") }],
    scenario: { quest: { spawn: 1 } },
  });
  t.nextRound();
  expect(t.view()).toMatchObject({ quest: ["wolf"], enemyDeck: ["rat"] });
  expect(t.hero().area).toEqual([]);
});

test.each([
  ["final", [], ["wolf"]],
  ["v099", ["wolf"], []],
] as const)(
  "BR-103 where a scenario names another area, only the final edition spawns there (%s)",
  (edition, quest, area) => {
    const t = table({
      edition,
      enemyDeck: ["wolf", "rat"],
      heroes: [{ deck: Array(9).fill("pebble") }, { area: ["ox"], deck: Array(9).fill("pebble") }],
      scenario: { quest: { spawn: 1, into: "priority" } },
    });
    t.nextRound();
    expect(t.view().quest).toEqual(quest);
    expect(t.hero().area).toEqual(area);
    const yours = { who: "least-ap", do: { spawn: 1, into: "yours" } };
    const each = table({ edition, enemyDeck: ["wolf"], heroes: [{}], scenario: { hero: yours } });
    each.nextRound();
    expect([each.view().quest, each.hero().area]).toEqual([quest, area]);
  },
);

test.each(both)("BR-3 BR-34 an enemy that a scenario names comes where it says, in both editions (%s)", (edition) => {
  const brought = (into: string) => {
    const heroes = [{ deck: Array(9).fill("pebble") }, { area: ["ox"], deck: Array(9).fill("pebble") }];
    const t = table({ edition, outside: ["wolf"], heroes, scenario: { quest: { bring: "wolf", into } } });
    t.nextRound();
    return [t.view().quest, t.hero().area];
  };
  expect(brought("priority")).toEqual([[], ["wolf"]]);
  expect(brought("each")).toEqual([[], ["wolf"]]);
  expect(brought("quest")).toEqual([["wolf"], []]);
});

test("BR-28 BR-113 no modifier takes an enemy's range beyond 2", () => {
  const lens = wound("lens", { attack: -1 }, { range: 1 });
  const t = table({ wounds: [lens], quest: ["wolf+lens", "archer+lens", "wolf+lens+lens"] });
  expect(t.view().present.quest.map(({ range }) => range)).toEqual([2, 2, 2]);
});

test("BR-146 a card of range 2 serves its own hero as well", () => {
  const t = table({
    responses: [0, 0],
    heroes: [{ hand: ["flask", "ward"], deck: Array(9).fill("pebble"), area: ["wolf"] }, {}],
    scenario: { table: [{ who: "wolf", zero: { attack: "target" } }] },
  });
  t.seat(0).ap("flask", 0);
  expect(t.hero().ap).toBe(8);
  t.done().seat(0).lay("ward");
  t.resolve();
  expect(t.results()).toEqual(["2:2 miss"]);
});

test("BR-A69 the own ally is at range 1, another hero's at range 2", () => {
  const pat = (range: number) =>
    card(`pat-${range}`, { range, special: { cost: 0, do: { wound: "any ally in-range" } } });
  const cat = ally("cat-ally", [1, 1, 0, 1, 2]);
  const scene = {
    cards: [cat, pat(1), pat(2)],
    heroes: [{ hand: ["pat-1", "pat-2"], area: ["dog"] }, { area: ["cat-ally"] }],
  };
  const near = table(scene);
  near.seat(0).special("pat-1");
  expect(near.view().heroes.map((h) => h.area)).toEqual([["dog+cut"], ["cat-ally"]]);
  const far = table(scene);
  far.seat(0).special("pat-2");
  expect(far.said("target")).toEqual(["target cat-ally", "target dog"]);
});

test("BR-A69 terrain in the Quest Area is at range 2", () => {
  const clear = (range: number) =>
    card(`clear-${range}`, { range, special: { cost: 0, do: { remove: "any terrain in-range" } } });
  const scene = { cards: [clear(1), clear(2)], quest: ["rock"], heroes: [{ hand: ["clear-1", "clear-2"] }] };
  const near = table(scene);
  near.seat(0).special("clear-1");
  expect(near.view().quest).toEqual(["rock"]);
  const far = table(scene);
  far.seat(0).special("clear-2");
  expect(far.view()).toMatchObject({ quest: [], gone: ["rock"] });
});
