import { readOptions } from "@rifthall/kernel/game";
import { type Campaign, Match } from "@rifthall/kernel/match";
import { describe, expect, test } from "vitest";
import { equip, misfit, missing, newSheet, readSheet, turnBoard, unequip } from "../../src/beyond-the-rift/campaign.js";
import type { Library, Sheet } from "../../src/beyond-the-rift/content.js";
import { type Fields, refusal } from "../kit.js";
import { card, hero, pack, scenario } from "./invented.js";
import { game, Table } from "./table.js";

const EDITIONS = ["final", "v099"] as const;
type Edition = (typeof EDITIONS)[number];
const named = (id: string): Fields => ({ en: id, de: id });
const tale = { en: "A trail from one clearing to the next.", de: "Ein Pfad von einer Lichtung zur nächsten." };
const item = (id: string, part: string, cards: Fields, more: Fields = {}): Fields => ({
  item: id,
  name: named(id),
  part,
  campaign: "trail",
  v099: true,
  cards,
  ...more,
});
const finishing = (word: string): Fields => ({ action: word, name: named(word), cost: 0, do: { finish: word } });
const hurt = { action: "hurt", name: named("hurt"), cost: 0, do: { wound: "hero" } };
const actions = [finishing("won"), finishing("lost"), hurt];
const quiet = (id: string, part: string): Fields => card(id, { part, special: { cost: 20, do: { gain: 1 } } });

const clearing = scenario({
  campaign: "trail",
  actions,
  levels: { normal: { enemies: { wolf: 2, rat: 1 }, threat: [3, 4, 5, 6] } },
  setup: { spawn: 1 },
  rules: [{ get: { attack: 1 }, to: "each enemy" }],
  rewards: [{ item: 1 }, { board: "ann" }, { join: "cat" }, { note: "oath" }],
  setback: { note: "shame" },
});
const further = (id: string, more: Fields): Fields =>
  scenario({
    scenario: id,
    name: named(id),
    campaign: "trail",
    actions,
    levels: { normal: { threat: [0, 0, 0, 0] } },
    ...more,
  });
const ITEMS = ["cap", "hood", "boots"];
const content = game.content([
  pack(
    {
      cards: [
        quiet("brow", "head"),
        quiet("heel", "legs"),
        quiet("brim", "head"),
        quiet("veil", "head"),
        quiet("sole", "legs"),
      ],
      items: [
        item("cap", "head", { brim: 3 }, { requires: { class: "warrior", race: "elf" } }),
        item("hood", "head", { veil: 2, brim: 1 }),
        item("boots", "legs", { sole: 3 }, { requires: { hero: "ben", role: "defender", alignment: "just" } }),
        item("crown", "head", { veil: 3 }, { campaign: "elsewhere" }),
      ],
      campaigns: [
        {
          campaign: "trail",
          name: named("trail"),
          story: tale,
          hero: "ann",
          heroes: ["ann", "ben"],
          scenarios: ["clearing", "second", "third", "gift"],
          v099: true,
        },
        {
          campaign: "elsewhere",
          name: named("elsewhere"),
          story: tale,
          hero: "ben",
          heroes: ["ben"],
          scenarios: ["far"],
          v099: true,
        },
      ],
      scenarios: [
        further("second", {
          requires: { won: ["clearing"], notes: ["oath"], without: ["shame"], heroes: ["cat"] },
          must: ["ann"],
        }),
        further("third", { requires: { lost: ["clearing"] } }),
        further("gift", { setup: { board: "ben" }, rewards: { item: 2 } }),
        further("far", { campaign: "elsewhere" }),
      ],
    },
    (["ann", "ben", "cat", "dan"] as const).map((id) => hero(id, { brow: 3, heel: 3, pebble: 6 })),
    clearing,
  ),
]) as unknown as Library;

const fresh = (edition: Edition = "final"): Sheet => newSheet(content, "trail", edition);
const asCampaign = (sheet: Sheet): Campaign => sheet as unknown as Campaign;
function started(sheet: Sheet, options: Fields = {}, seed = "trail"): Table {
  const given = { mode: "solo", scenario: "clearing", edition: sheet.edition, heroes: [["ann"]], ...options };
  const read = readOptions(game.options, given);
  const [seats] = game.seats(read);
  return new Table(
    new Match(game, { content, seats, options: read, seed, campaign: asCampaign(sheet), checked: true }),
  );
}
/** The sheet after that scenario. */
function after(sheet: Sheet, end: "won" | "lost", options: Fields = {}, seed?: string): Sheet {
  const t = started(sheet, options, seed);
  t.seat(0).act(end);
  expect(t.over).toBe(true);
  return readSheet(content, t.outcome.campaign as Campaign);
}
const cardsOf = (t: Table, seat = 0): Record<string, number> => {
  const all: Record<string, number> = {};
  for (const id of [...t.hero(seat).hand, ...t.hero(seat).deck]) all[id] = (all[id] ?? 0) + 1;
  return all;
};
const choosable = (sheet: Sheet): string[] =>
  content.scenarios.filter((s) => s.campaign === "trail" && missing(sheet, s).length === 0).map((s) => s.id);

describe("choosing a scenario", () => {
  test("BR-138 BR-10 a campaign begins with its heroes, and with scenarios whose requirements hold", () => {
    expect(fresh()).toMatchObject({ heroes: ["ann", "ben"], items: [], notes: [], won: [], unlocked: [] });
    expect(choosable(fresh())).toEqual(["clearing", "gift"]);
    expect(refusal(() => started(fresh(), { scenario: "second" }))).toMatch(/^bad-options: .*second/);
  });
  test("BR-138 what a win brought makes the next one possible, what a loss brought another", () => {
    expect(choosable(after(fresh(), "won"))).toEqual(["second", "gift"]);
    expect(choosable(after(fresh(), "lost"))).toEqual(["clearing", "third", "gift"]);
  });
  test("BR-138 BR-10 a note that must not stand, a hero who must be there", () => {
    const done = after(fresh(), "won");
    expect(choosable({ ...done, notes: [...done.notes, "shame"] })).not.toContain("second");
    expect(choosable({ ...done, heroes: ["ann", "ben"] })).not.toContain("second");
    expect(choosable({ ...done, notes: [] })).not.toContain("second");
    expect(choosable(done)).toContain("second");
    expect(refusal(() => started(done, { scenario: "second", heroes: [["ben"]] }))).toMatch(/ann.*must take part/);
  });
  test("BR-138 only the scenarios of the campaign, with the heroes of the campaign", () => {
    expect(refusal(() => started(fresh(), { scenario: "far" }))).toMatch(/^bad-options/);
    expect(refusal(() => started(fresh(), { heroes: [["cat"]] }))).toMatch(/^bad-options: .*cat/);
    expect(cardsOf(started(after(fresh(), "won"), { scenario: "second" }))).toEqual({ brow: 3, heel: 3, pebble: 6 });
  });
  test("BR-A98 v0.9.9: a scenario that names a dead hero cannot be chosen", () => {
    const sheet = { ...after(fresh("v099"), "won"), heroes: ["ann", "ben", "cat"] };
    expect(choosable(sheet)).toContain("second");
    for (const dead of ["cat", "ann"]) expect(choosable({ ...sheet, dead: [dead] })).not.toContain("second");
    expect(refusal(() => started({ ...sheet, dead: ["ann"] }, { scenario: "second" }))).toMatch(/^bad-options/);
    const dead = { ...fresh("v099"), dead: ["ben"] };
    expect(refusal(() => started(dead, { heroes: [["ben"]] }))).toMatch(/^bad-options.*BR-122/);
    expect(refusal(() => readSheet(content, asCampaign({ ...fresh(), dead: ["ben"] })))).toMatch(/BR-122/);
  });
});

describe("starting a scenario", () => {
  test("BR-154 set-up is done, and its rules are in force", () => {
    const t = started(fresh());
    expect(t.view()).toMatchObject({ threat: 3, round: 1, phase: "hero" });
    expect(t.view().quest).toHaveLength(1);
    const printed = t.view().quest[0] === "rat" ? 1 : 2;
    expect(t.view().present.quest[0].attack).toBe(printed + 1);
  });
  test("BR-154 the story is told", () => {
    const told = content.scenarios.find((s) => s.id === "clearing");
    expect(told?.story.en).toMatch(/clearing/);
    expect(told?.victory.de).toMatch(/Lichtung/);
  });
});

describe("winning and losing", () => {
  test.each(EDITIONS)("BR-139 %s: a win brings the rewards, a loss none of them", (edition) => {
    const won = after(fresh(edition), "won");
    expect(won.items).toHaveLength(1);
    expect(won.won).toEqual(["clearing"]);
    const lost = after(fresh(edition), "lost");
    expect(lost).toMatchObject({ items: [], won: [], lost: ["clearing"], notes: ["shame"], heroes: ["ann", "ben"] });
  });
  test("BR-139 victory and defeat are told", () => {
    for (const [end, word] of [
      ["won", "victory"],
      ["lost", "defeat"],
    ] as const) {
      const t = started(fresh());
      t.seat(0).act(end);
      expect(
        t
          .events()
          .filter((e) => ["victory", "defeat"].includes(e.do))
          .map((e) => e.do),
      ).toEqual([word]);
      expect(t.outcome.winners).toEqual(end === "won" ? [0] : []);
    }
  });
  test("BR-139 without a campaign there is no sheet, and nothing is won for it", () => {
    const options = readOptions(game.options, { mode: "solo", scenario: "clearing", heroes: [["ann"]] });
    const t = new Table(new Match(game, { content, seats: 1, options, seed: "free", checked: true }));
    t.seat(0).act("won");
    expect(t.outcome.campaign).toBeUndefined();
  });
  test("BR-144 the sheet records items, notes and heroes", () => {
    const sheet = after(fresh(), "won");
    expect(sheet).toMatchObject({ notes: ["oath"], heroes: ["ann", "ben", "cat"], unlocked: ["ann"] });
    expect([...sheet.items, ...sheet.deck].sort()).toEqual([...ITEMS].sort());
  });
  test("BR-155 BR-A95 the item deck is the campaign's own, shuffled; an empty one brings nothing", () => {
    expect([...fresh().deck].sort()).toEqual([...ITEMS].sort());
    const first = (seed: string) => after(fresh(), "won", {}, seed).items[0];
    expect(new Set(Array.from({ length: 24 }, (_, i) => first(`seed ${i}`)))).toEqual(new Set(ITEMS));
    expect(after({ ...fresh(), deck: [] }, "won").items).toEqual([]);
    const two = after({ ...fresh(), deck: ["cap"], items: ["hood"] }, "won", { scenario: "gift" });
    expect(two).toMatchObject({ items: ["hood", "cap"], deck: [] });
  });
  test("BR-A95 two items of one scenario are two different ones", () => {
    const items = (seed: string) => after(fresh(), "won", { scenario: "gift" }, seed).items;
    for (let i = 0; i < 20; i++) expect(items(`seed ${i}`)).toHaveLength(2);
  });
  test("BR-A95 BR-155 an item of another campaign stays there", () => {
    const stolen = { ...fresh(), items: ["crown"] };
    expect(refusal(() => readSheet(content, asCampaign(stolen)))).toMatch(/^bad-campaign: .*crown/);
  });
  test("BR-A97 BR-7 a replay begins with the campaign as it was before: no double rewards", () => {
    const before = fresh();
    const once = after(before, "lost");
    const again = after(before, "won");
    expect(before).toEqual(fresh());
    expect(once.items).toEqual([]);
    expect(again).toMatchObject({ won: ["clearing"], lost: [], notes: ["oath"] });
    expect(again.items).toHaveLength(1);
  });
  test("BR-A97 with the latest result a scenario that was won cannot be chosen for more", () => {
    const sheet = after(fresh(), "won");
    expect(choosable(sheet)).not.toContain("clearing");
    expect(refusal(() => started(sheet))).toMatch(/^bad-options/);
  });
  test("BR-A97 BR-7 a scenario that was lost may be played again, and then counts as won", () => {
    const lost = after(fresh(), "lost");
    expect(after(lost, "won")).toMatchObject({ won: ["clearing"], lost: [] });
  });
});

describe("the dead", () => {
  /** Ann gives every card away but for a Wound, and then it is lost by the scenario. */
  const barely = (edition: Edition): Sheet => {
    const t = started(fresh(edition));
    t.seat(0).act("hurt");
    while (t.options("trade").length > 0) t.seat(0).trade(String(t.options("trade")[0].card));
    expect(t.hero().hand).toHaveLength(1);
    t.seat(0).act("lost");
    return readSheet(content, t.outcome.campaign as Campaign);
  };
  test("BR-A56 BR-122 v0.9.9: who holds only Wounds outside the Draw Phase is not dead, though all is lost", () => {
    expect(barely("v099").dead).toEqual([]);
  });
  test.each(EDITIONS)(
    "BR-122 BR-107 %s: who dies in the Draw Phase is lost to the campaign in v0.9.9 only",
    (edition) => {
      const t = started(fresh(edition));
      for (let i = 0; i < 7; i++) t.seat(0).act("hurt");
      t.until("over");
      expect(t.outcome.campaign?.dead).toEqual(edition === "v099" ? ["ann"] : []);
    },
  );
});

describe("items", () => {
  const owning = (edition: Edition = "final"): Sheet => ({
    ...fresh(edition),
    deck: [],
    items: ITEMS,
    heroes: ["ann", "ben", "dan"],
  });
  const worn = (sheet: Sheet, ...pairs: readonly (readonly [string, string])[]): Sheet =>
    pairs.reduce((now, [who, what]) => equip(content, now, who, what), sheet);

  test("BR-140 final: by name, class and alignment", () => {
    expect(worn(owning(), ["ann", "cap"]).equipped).toEqual({ ann: ["cap"] });
    expect(refusal(() => worn(owning(), ["ben", "cap"]))).toMatch(/^bad-campaign: .*warrior/);
    expect(refusal(() => worn(owning(), ["dan", "boots"]))).toMatch(/ben/);
    expect(refusal(() => worn(owning(), ["ben", "boots"]))).toMatch(/just/);
  });
  test("BR-140 v0.9.9: by race, alignment and role", () => {
    expect(worn(owning("v099"), ["ben", "cap"]).equipped).toEqual({ ben: ["cap"] });
    expect(refusal(() => worn(owning("v099"), ["ann", "cap"]))).toMatch(/elf/);
    expect(worn(owning("v099"), ["ann", "boots"]).equipped).toEqual({ ann: ["boots"] });
    expect(refusal(() => worn(owning("v099"), ["ben", "boots"]))).toMatch(/just|defender/);
    expect(refusal(() => worn(owning("v099"), ["dan", "boots"]))).toMatch(/defender/);
  });
  test.each([
    ["final", ["hero", "class", "alignment"]],
    ["v099", ["race", "alignment", "role"]],
  ] as const)("BR-140 %s: each of these is asked, and nothing else", (edition, asked) => {
    const [ann] = content.heroes;
    const [cap] = content.items;
    const all = ["hero", "class", "race", "alignment", "role"];
    const kept = all.filter((key) => misfit(ann, { ...cap, requires: { [key]: "nobody's" } }, edition) !== null);
    expect(kept.toSorted()).toEqual([...asked].sort());
  });
  test("BR-139 what was not won cannot be equipped", () => {
    expect(refusal(() => equip(content, fresh(), "ann", "cap"))).toMatch(/^bad-campaign/);
  });
  test("BR-141 BR-A92 all cards of the part go, the item's come; the size follows", () => {
    expect(cardsOf(started(worn(owning(), ["ann", "hood"])))).toEqual({ veil: 2, brim: 1, heel: 3, pebble: 6 });
    expect(cardsOf(started(owning()))).toEqual({ brow: 3, heel: 3, pebble: 6 });
  });
  test("BR-A94 BR-A92 BR-156 v0.9.9: an item won is equipped from the pool, a single card; the deck shrinks", () => {
    const cards = cardsOf(started(worn(owning("v099"), ["ann", "hood"])));
    expect(cards).toEqual({ veil: 1, heel: 3, pebble: 6 });
  });
  test("BR-A91 a second item for the part replaces the first, which goes back", () => {
    const sheet = worn(owning(), ["ann", "cap"], ["ann", "hood"]);
    expect(sheet.equipped.ann).toEqual(["hood"]);
    expect(sheet.items).toEqual(ITEMS);
    expect(cardsOf(started(sheet))).toEqual({ veil: 2, brim: 1, heel: 3, pebble: 6 });
    const both = { ...owning(), equipped: { ann: ["cap", "hood"] } };
    expect(refusal(() => started(both))).toMatch(/^bad-campaign: .*head/);
  });
  test("BR-A93 one hero at a time: whoever else wore it wears it no more", () => {
    const sheet = worn(owning(), ["ann", "hood"], ["ben", "hood"]);
    expect([sheet.equipped.ann ?? [], sheet.equipped.ben]).toEqual([[], ["hood"]]);
    const twice = { ...owning(), equipped: { ann: ["hood"], ben: ["hood"] } };
    expect(refusal(() => started(twice))).toMatch(/^bad-campaign/);
  });
  test("BR-A93 between scenarios only: in a match the sheet says what is worn", () => {
    expect(refusal(() => started(owning(), { heroes: [["ann", "hood"]] }))).toMatch(/^bad-options/);
  });
  test("BR-A93 item cards carry the part", () => {
    for (const { part, cards } of content.items)
      for (const [id] of cards) expect(content.find(id)?.part, id).toBe(part);
  });
  test("BR-142 final: taken off between scenarios, the original cards return", () => {
    const bare = unequip(worn(owning(), ["ann", "hood"]), "ann", "hood");
    expect(cardsOf(started(bare))).toEqual({ brow: 3, heel: 3, pebble: 6 });
    expect(bare.items).toEqual(ITEMS);
  });
  test("BR-142 v0.9.9 does not know it", () => {
    expect(refusal(() => unequip(worn(owning("v099"), ["ann", "hood"]), "ann", "hood"))).toMatch(/^bad-campaign/);
  });
  test("BR-142 what may be changed between scenarios is offered so: taking off in the final edition only", () => {
    const { campaigns } = game;
    if (campaigns === undefined) return expect.fail("there are campaigns");
    const offs = (sheet: Sheet): string[] =>
      campaigns
        .changes(content, asCampaign(sheet), "en")
        .map(({ words }) => words.join(" "))
        .filter((words) => words.includes(" off "));
    expect(offs(worn(owning(), ["ann", "hood"]))).toEqual(["ann off hood"]);
    expect(offs(worn(owning("v099"), ["ann", "hood"]))).toEqual([]);
    const off = (sheet: Sheet) => campaigns.change(content, asCampaign(sheet), ["ann", "off", "hood"]);
    expect(off(worn(owning(), ["ann", "hood"]))).toMatchObject({ equipped: { ann: [] } });
    expect(refusal(() => off(worn(owning("v099"), ["ann", "hood"])))).toMatch(/^bad-change.*BR-142/);
  });
  test("BR-141 in both editions the item's cards are played as the hero's", () => {
    for (const edition of EDITIONS) {
      const t = started(worn(owning(edition), ["ann", "hood"]));
      expect(Object.keys(cardsOf(t))).toContain("veil");
    }
  });
});

describe("alternate boards", () => {
  test("BR-143 BR-15 final: closed until unlocked, then chosen freely", () => {
    expect(refusal(() => turnBoard(content, fresh(), "ann", "alternate"))).toMatch(/^bad-campaign/);
    expect(refusal(() => started(fresh(), { heroes: [["ann", "alternate"]] }))).toMatch(/^bad-options.*BR-143/);
    const unlocked = after(fresh(), "won");
    const turned = turnBoard(content, unlocked, "ann", "alternate");
    expect(started(turned, { scenario: "second" }).hero().ap).toBe(6);
    const back = turnBoard(content, turned, "ann", "standard");
    expect(started(back, { scenario: "second" }).hero().ap).toBe(5);
  });
  test("BR-143 a set-up may unlock one too, and it stays unlocked", () => {
    expect(after(fresh(), "lost", { scenario: "gift" }).unlocked).toEqual(["ben"]);
  });
  test("BR-A96 an unlock in a set-up counts for that scenario already", () => {
    const t = started(fresh(), { scenario: "gift", heroes: [["ben", "alternate"]] });
    expect(t.hero().ap).toBe(6);
  });
  test("BR-A96 the side is fixed for the scenario: no option turns it", () => {
    const t = started(after(fresh(), "won"), { scenario: "second" });
    expect(t.options().map((o) => o.do)).not.toContain("board");
    expect(t.hero().ap).toBe(5);
  });
  test("BR-143 v0.9.9 has no alternate boards: nothing is unlocked", () => {
    expect(after(fresh("v099"), "won").unlocked).toEqual([]);
    const options = { mode: "solo", scenario: "clearing", edition: "v099", heroes: [["ann", "alternate"]] };
    const begin = () =>
      new Match(game, { content, seats: 1, options: readOptions(game.options, options), seed: "x", checked: true });
    expect(refusal(begin)).toMatch(/^bad-options/);
  });
  test("BR-143 v0.9.9: not by a set-up either, and no sheet may say so", () => {
    const turned = { scenario: "gift", heroes: [["ben", "alternate"]] };
    expect(refusal(() => started(fresh("v099"), turned))).toMatch(/^bad-options.*BR-143/);
    const forged = { ...fresh("v099"), unlocked: ["ben"] };
    expect(refusal(() => readSheet(content, asCampaign(forged)))).toMatch(/^bad-campaign.*BR-143/);
  });
});
