import { describe, expect, test } from "vitest";
import { FAMILIES, PARTS, REACTIONS } from "../../src/beyond-the-rift/facts.js";
import { beyondTheRift } from "../../src/beyond-the-rift/game.js";
import { packs } from "../../src/beyond-the-rift/generated/packs.js";

type Fields = Readonly<Record<string, unknown>>;
type Counts = Readonly<Record<string, number>>;
interface Boxed extends Fields {
  readonly final: number;
  readonly v099: number;
}
interface HeroText extends Fields {
  readonly hero: string;
  readonly v099?: boolean;
  readonly deck: Counts;
  readonly standard: Counts;
  readonly alternate: Counts;
}
interface CardText extends Fields {
  readonly card: string;
  readonly part?: string;
  readonly attack?: Fields;
}
interface ItemText extends Fields {
  readonly item: string;
  readonly part: string;
  readonly campaign: string;
  readonly v099?: boolean;
  readonly cards: Counts;
}
interface Affliction extends Boxed {
  readonly attack?: number;
  readonly defense?: number;
  readonly ap?: number;
  readonly modifiers: Counts;
}
interface EnemyText extends Boxed {
  readonly enemy: string;
  readonly family: string;
  readonly boss?: boolean;
}
interface TerrainText extends Boxed {
  readonly terrain: string;
  readonly kind: string;
}
interface ScenarioText extends Fields {
  readonly scenario: string;
  readonly campaign?: string;
  readonly v099?: boolean;
  readonly levels: Readonly<Record<string, Fields>>;
  readonly table: readonly Fields[];
}
interface CampaignText extends Fields {
  readonly campaign: string;
  readonly hero: string;
  readonly heroes: readonly string[];
  readonly scenarios: readonly string[];
  readonly v099?: boolean;
}

const section = <T>(key: string): readonly T[] =>
  (packs as unknown as readonly Fields[]).flatMap((pack) => (pack[key] ?? []) as readonly T[]);
const heroes = section<HeroText>("heroes");
const cards = section<CardText>("cards");
const items = section<ItemText>("items");
const wounds = section<Affliction>("wounds");
const fatigues = section<Affliction>("fatigues");
const responses = section<Fields & { value: number; copies: number }>("responses");
const enemies = section<EnemyText>("enemies");
const terrain = section<TerrainText>("terrain");
const scenarios = section<ScenarioText>("scenarios");
const campaigns = section<CampaignText>("campaigns");

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const size = (counts: Counts): number => sum(Object.values(counts));
const inBox = (list: readonly Boxed[], edition: "final" | "v099"): number => sum(list.map((x) => x[edition]));
const cardNamed = (id: string): CardText => {
  const found = cards.find(({ card }) => card === id);
  if (!found) throw new Error(`there is no card ${id}`);
  return found;
};
/** Does that word stand anywhere in it as a key? */
function says(value: unknown, word: string): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([key, inner]) => key === word || says(inner, word));
}

describe("the box", () => {
  test("BR-160 six heroes of 26 cards make 156; v0.9.9 has four of them, 104", () => {
    expect(heroes).toHaveLength(6);
    expect(heroes.map(({ deck }) => size(deck))).toEqual([26, 26, 26, 26, 26, 26]);
    expect(sum(heroes.map(({ deck }) => size(deck)))).toBe(156);
    const early = heroes.filter(({ v099 }) => v099);
    expect(early.map(({ hero }) => hero).sort()).toEqual(["bastian", "elisa", "niffil", "olazabal"]);
    expect(sum(early.map(({ deck }) => size(deck)))).toBe(104);
  });

  test("BR-160 BR-64 42 Response cards: 8 of 0, 14 of 1, 12 of 2, 8 of 3", () => {
    const copies = [0, 1, 2, 3].map((n) => sum(responses.filter(({ value }) => value === n).map((r) => r.copies)));
    expect(copies).toEqual([8, 14, 12, 8]);
    expect(sum(responses.map((r) => r.copies))).toBe(42);
  });

  test("BR-160 BR-111 18 Wounds, six of each kind; v0.9.9 has 28", () => {
    expect([inBox(wounds, "final"), inBox(wounds, "v099")]).toEqual([18, 28]);
    for (const kind of ["attack", "defense", "ap"] as const) {
      const such = wounds.filter((w) => w[kind] !== undefined);
      expect(inBox(such, "final"), kind).toBe(6);
      for (const w of such) expect(kind === "ap" ? [-2, -3] : [-1, -2]).toContain(w[kind]);
    }
    for (const { modifiers } of wounds) {
      expect(modifiers.health).toBe(-1);
      expect(Object.values(modifiers)).toEqual([-1, -1]);
    }
  });

  test("BR-160 BR-111 12 Fatigue, four of each kind; v0.9.9 has 15, five of each", () => {
    expect([inBox(fatigues, "final"), inBox(fatigues, "v099")]).toEqual([12, 15]);
    for (const kind of ["attack", "defense", "ap"] as const) {
      const such = fatigues.filter((f) => f[kind] !== undefined);
      expect([inBox(such, "final"), inBox(such, "v099")], kind).toEqual([4, 5]);
      for (const f of such) expect(f[kind]).toBe(-1);
    }
    for (const { modifiers } of fatigues) {
      expect(modifiers.health).toBeUndefined();
      expect(Object.values(modifiers)).toEqual([-1]);
    }
  });

  test("BR-160 BR-85 74 enemies of 19 designs in five families; v0.9.9 has 63 in three", () => {
    expect(enemies).toHaveLength(19);
    expect([inBox(enemies, "final"), inBox(enemies, "v099")]).toEqual([74, 63]);
    const of = (family: string) => enemies.filter((e) => e.family === family);
    const boxes = FAMILIES.map((f) => [inBox(of(f), "final"), inBox(of(f), "v099")]);
    expect(boxes).toEqual([
      [21, 21],
      [21, 21],
      [21, 21],
      [5, 0],
      [6, 0],
    ]);
    for (const family of ["cultist", "insectoid", "orc"])
      expect(
        of(family)
          .map((e) => e.final)
          .sort(),
      ).toEqual([1, 4, 5, 5, 6]);
    expect(enemies.filter((e) => e.boss).map((e) => e.final)).toEqual([1, 1, 1, 1]);
    for (const name of ["boneworm", "guard", "acolyte", "chileen", "orc-archer", "orc-huntmaster"])
      expect(enemies.map((e) => e.enemy)).toContain(name);
  });

  test("BR-160 BR-153 27 terrain cards of eight or nine designs; v0.9.9 has 22; doors and every other kind", () => {
    expect([8, 9]).toContain(terrain.length);
    expect([inBox(terrain, "final"), inBox(terrain, "v099")]).toEqual([27, 22]);
    expect(terrain.map((t) => t.terrain)).toEqual(expect.arrayContaining(["door", "portcullis"]));
    expect([...new Set(terrain.map((t) => t.kind))].sort()).toEqual(
      ["door", "portcullis", "obstacle", "hazard", "find", "shrine"].sort(),
    );
  });

  test("BR-160 BR-141 26 items of 87 cards: nine of four for torso and right arm, seventeen of three", () => {
    expect(items).toHaveLength(26);
    expect(sum(items.map((i) => size(i.cards)))).toBe(87);
    for (const item of items) {
      expect(size(item.cards), item.item).toBe(["torso", "right-arm"].includes(item.part) ? 4 : 3);
      for (const id of Object.keys(item.cards)) expect(cardNamed(id).part, `${item.item}: ${id}`).toBe(item.part);
    }
    expect(items.filter((i) => size(i.cards) === 4)).toHaveLength(9);
    expect([...new Set(items.map((i) => i.part))].sort()).toEqual([...PARTS].sort());
  });

  test("BR-A94 Old Friends has six items in v0.9.9, which describes no other set", () => {
    expect(items.filter((i) => i.v099).map((i) => i.campaign)).toEqual(Array.from({ length: 6 }, () => "old-friends"));
  });

  test("BR-155 every campaign has an item set of its own, and no item is in two", () => {
    for (const { campaign } of campaigns)
      expect(items.filter((i) => i.campaign === campaign).length).toBeGreaterThan(0);
    expect(new Set(items.map((i) => i.item)).size).toBe(items.length);
    expect(items.filter((i) => !campaigns.some((c) => c.campaign === i.campaign))).toEqual([]);
  });
});

describe("heroes", () => {
  test("BR-141 BR-A92 seventeen cards of each deck carry a part, as many as items bring", () => {
    for (const { hero, deck } of heroes) {
      const of = (part: string) => sum(Object.entries(deck).map(([id, n]) => (cardNamed(id).part === part ? n : 0)));
      expect(PARTS.map(of), hero).toEqual(
        PARTS.map((part) => ({ head: 3, torso: 4, "left-arm": 3, "right-arm": 4, legs: 3 })[part]),
      );
    }
  });

  test("BR-51 every deck has all five types, something that lasts, and a way to send a Wound off", () => {
    for (const { hero, deck } of heroes) {
      const list = Object.keys(deck).map(cardNamed);
      for (const type of ["attack", "defense", "ap", "special", "reaction"])
        expect(
          list.some((c) => c[type] !== undefined),
          `${hero}: ${type}`,
        ).toBe(true);
      const lasting = list.filter((c) => c.persistent || c.ally).map((c) => deck[c.card]);
      expect(sum(lasting), hero).toBeGreaterThanOrEqual(3);
      expect(
        list.some((c) => says(c, "cure")),
        hero,
      ).toBe(true);
    }
  });

  test("BR-14 starting AP is 4 to 6, seven only with poor rates; two sides differ", () => {
    for (const { hero, standard, alternate } of heroes) {
      for (const side of [standard, alternate]) {
        expect(side.ap, hero).toBeGreaterThanOrEqual(4);
        expect(side.ap, hero).toBeLessThanOrEqual(7);
      }
      expect(standard, hero).not.toEqual(alternate);
    }
  });

  test("BR-60 Elisa's Fire Spell is an attack without a Primary Cost", () => {
    const fire = cards.find((c) => (c.name as { en: string }).en === "Fire Spell");
    expect(fire?.attack).toBeDefined();
    expect(fire?.attack?.primary).toBeUndefined();
    const elisa = heroes.find(({ hero }) => hero === "elisa");
    expect(Object.keys(elisa?.deck ?? {})).toContain(fire?.card);
  });

  test("BR-67 BR-159 Bastian deals one Wound", () => {
    expect(heroes.find(({ hero }) => hero === "bastian")?.standard).toMatchObject({ wounds: 1, fatigue: 0 });
  });

  test.each([...REACTIONS])("BR-A40 some card answers the event %s", (event) => {
    expect(cards.some((c) => (c.reaction as Fields | undefined)?.when === event)).toBe(true);
  });

  test("BR-151 BR-129 some card is attached to an enemy, and some card reveals", () => {
    expect(cards.some((c) => says(c, "attach") && c.modifiers !== undefined)).toBe(true);
    expect(cards.some((c) => says(c, "reveal"))).toBe(true);
  });
});

describe("scenarios", () => {
  test("BR-9 the lesson comes first, outside every campaign, then five scenarios of Old Friends, in both editions", () => {
    const lesson = scenarios.find((s) => s.scenario === "out-through-the-side-entrance");
    expect(lesson).toMatchObject({ v099: true });
    expect(lesson?.campaign).toBeUndefined();
    const old = campaigns.find((c) => c.campaign === "old-friends");
    expect(old).toMatchObject({ v099: true, hero: "bastian" });
    expect(old?.scenarios).toHaveLength(5);
    for (const id of old?.scenarios ?? []) expect(scenarios.find((s) => s.scenario === id)?.v099, id).toBe(true);
  });

  test("BR-160 BR-138 each campaign is built around a hero of its own, is short, and holds its scenarios", () => {
    for (const { campaign, hero, heroes: choice, scenarios: list } of campaigns) {
      expect(choice, campaign).toContain(hero);
      expect(list.length, campaign).toBeGreaterThanOrEqual(3);
      expect(list.length, campaign).toBeLessThanOrEqual(5);
      const its = scenarios.filter((s) => s.campaign === campaign).map((s) => s.scenario);
      expect([...its].sort(), campaign).toEqual([...list].sort());
    }
    expect(new Set(campaigns.map((c) => c.hero)).size).toBe(campaigns.length);
  });

  test("BR-154 every scenario tells its story, goal, victory and defeat in both languages", () => {
    for (const scenario of scenarios)
      for (const key of ["name", "story", "goal", "victory", "defeat"] as const)
        for (const language of ["en", "de"])
          expect(((scenario[key] ?? {}) as Fields)[language], `${scenario.scenario}.${key}`).toMatch(/\S/);
  });

  test("BR-85 in v0.9.9 only Cultists, Insectoids and Orcs are met", () => {
    const late = enemies.filter((e) => ["dwarf", "human"].includes(e.family)).map((e) => e.enemy);
    for (const { scenario, v099, levels } of scenarios)
      if (v099)
        for (const level of Object.values(levels))
          for (const id of [...Object.keys(level.enemies ?? {}), ...Object.keys(level.outside ?? {})])
            expect(late, scenario).not.toContain(id);
  });

  const acts = [
    "attack",
    "engage",
    "disengage",
    "reengage",
    "summon",
    "support",
    "order",
    "poison",
    "intimidate",
    "obstruct",
    "heal",
  ];
  test.each(acts)("BR-79 to BR-89: some enemy does %s", (verb) => {
    expect(scenarios.some((s) => s.table.some((row) => says(row, verb)))).toBe(true);
  });
  test.each(["cultist", "insectoid", "orc", "dwarf", "human"])(
    "BR-85 the family %s is met in some scenario",
    (family) => {
      const ids = enemies.filter((e) => e.family === family).map((e) => e.enemy);
      const met = scenarios.flatMap((s) => Object.values(s.levels).flatMap((l) => Object.keys(l.enemies ?? {})));
      expect(met.some((id) => ids.includes(id))).toBe(true);
    },
  );
  test("BR-90 some enemy action states a priority of its own", () => {
    expect(scenarios.some((s) => s.table.some((row) => says(row, "by")))).toBe(true);
  });
  test.each([
    "setup",
    "hero",
    "enemy",
    "quest",
    "draw",
    "end",
    "killed",
    "spawned",
    "opened",
    "rules",
    "actions",
    "doors",
    "lose",
    "setback",
  ])("BR-145 BR-154 some scenario says something under %s", (key) => {
    expect(scenarios.some((s) => s[key] !== undefined)).toBe(true);
  });
  test.each(["item", "board", "join", "note"])("BR-139 BR-143 BR-144 some scenario is rewarded with %s", (kind) => {
    expect(scenarios.some((s) => says(s.rewards, kind))).toBe(true);
  });
  test.each(["killed", "spawned", "ongoing"])("BR-154 some enemy has %s", (key) => {
    expect(enemies.some((e) => e[key] !== undefined)).toBe(true);
  });
  test("BR-A99 easy and hard change only decks and numbers", () => {
    for (const { levels } of scenarios)
      for (const level of Object.values(levels))
        for (const key of Object.keys(level))
          expect(["enemies", "terrain", "outside", "threat", "counters"]).toContain(key);
    expect(scenarios.every((s) => s.levels.easy !== undefined && s.levels.hard !== undefined)).toBe(true);
  });
  test("BR-A78 no scenario needs more of an enemy than the box holds", () => {
    for (const { scenario, v099, levels } of scenarios)
      for (const [name, level] of Object.entries({ ...levels })) {
        const all = { ...levels.normal, ...level };
        for (const [e, edition] of enemies.flatMap((x) => [
          [x, "final"] as const,
          ...(v099 ? [[x, "v099"] as const] : []),
        ])) {
          const most = (given: unknown): number => {
            const n = ((given ?? {}) as Readonly<Record<string, number | readonly number[]>>)[e.enemy] ?? 0;
            return typeof n === "number" ? n : Math.max(...n);
          };
          expect(most(all.enemies) + most(all.outside), `${scenario} ${name} ${e.enemy}`).toBeLessThanOrEqual(
            e[edition],
          );
        }
      }
  });
});

test("where Threat ends a scenario, and from where on it does something else", () => {
  const cards = beyondTheRift.cards(beyondTheRift.content([]), "en");
  const dials = new Map(cards.flatMap(({ id, face }) => (face?.type === "scenario" ? [[id, face.dial] as const] : [])));
  expect(dials.get("out-through-the-side-entrance")).toEqual({ end: 10, wins: false, marks: [] });
  expect(dials.get("the-gate-at-low-ferry")).toEqual({ end: 8, wins: true, marks: [] });
  expect(dials.get("low-water")).toEqual({ end: 9, wins: false, marks: [7] });
  expect(dials.get("hush")).toEqual({ end: 8, wins: false, marks: [4, 5] });
  expect(dials.size).toBeGreaterThan(10);
});
