import { describe, expect, test } from "vitest";
import { neverrift } from "../../src/neverrift/game.js";
import { packs } from "../../src/neverrift/generated/packs.js";

type Fields = Readonly<Record<string, unknown>>;
interface Printed extends Fields {
  readonly type?: string;
  readonly faction: string;
  readonly number?: number;
  readonly keywords?: readonly string[];
  readonly ongoing?: readonly Fields[];
}

const written = packs as unknown as readonly {
  readonly cards?: readonly (Printed & { readonly card: string })[];
  readonly tamers?: readonly (Printed & { readonly tamer: string })[];
}[];
const cards = written.flatMap((pack) => pack.cards ?? []);
const tamers = written.flatMap((pack) => pack.tamers ?? []);
const FACTIONS = ["outcast", "royal", "tribes", "verdant", "sworn"];

/** Does that word stand anywhere in what the card does? */
function says(value: unknown, word: string): boolean {
  if (typeof value !== "object" || value === null) return value === word;
  return Object.entries(value).some(([key, inner]) => key === word || says(inner, word));
}
const does = (word: string) => (card: Printed) =>
  ["enters", "fought", "play", "when"].some((slot) => says(card[slot], word));
const has = (keyword: string) => (card: Printed) => card.keywords?.includes(keyword) ?? false;
const gives = (what: (given: Fields) => boolean) => (card: Printed) =>
  (card.ongoing ?? []).some((o) => what(o.get as Fields) && /adjacent|nearby/.test(String(o.to)));

const cardNamed = (id: string): Printed | undefined => cards.find(({ card }) => card === id);
const tamerNamed = (id: string): Printed | undefined => tamers.find(({ tamer }) => tamer === id);

describe("the set", () => {
  test("has 150 cards, numbered from 1 to 150", () => {
    const numbers = [...cards, ...tamers].map(({ number }) => number ?? 0).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 150 }, (_, i) => i + 1));
  });

  test.each(FACTIONS)("NR-15 %s has two tamers and 24 cards", (faction) => {
    expect(tamers.filter((t) => t.faction === faction)).toHaveLength(2);
    expect(cards.filter((c) => c.faction === faction)).toHaveLength(24);
  });

  test("NR-15 twenty cards are neutral, and no tamer is", () => {
    expect(cards.filter((c) => c.faction === "neutral")).toHaveLength(20);
    expect(tamers).toHaveLength(10);
  });

  test.each([
    ["NR-79 Draw", does("draw")],
    ["NR-80 Scout", does("scout")],
    ["NR-81 Block", has("block")],
    ["NR-82 Bounce", does("bounce")],
    ["NR-83 Intimidate", does("intimidate")],
    ["NR-84 Aura", gives((given) => given.sides !== undefined)],
  ])("%s is on three cards or more", (_, shows) => {
    expect(cards.filter(shows).length).toBeGreaterThanOrEqual(3);
  });

  test.each([
    ["NR-87 Hook", "outcast", does("hook")],
    ["NR-88 Anchor", "outcast", has("anchor")],
    ["NR-89 Sacrifice", "sworn", has("sacrifice")],
    ["NR-90 Grave Digging", "sworn", does("dig")],
    ["NR-91 Pierce", "verdant", has("pierce")],
    ["NR-92 Augury", "verdant", does("augury")],
    ["NR-93 Onslaught", "tribes", has("onslaught")],
    ["NR-94 Stampede", "tribes", has("stampede")],
    ["NR-96 Liberate", "royal", has("liberate")],
    ["NR-86 the aura of what can't be tamed", "royal", (c: Printed) => says(c.ongoing, "tamed")],
  ])("NR-98 %s is on four cards of %s or more", (_, faction, shows) => {
    expect(cards.filter((c) => c.faction === faction && shows(c)).length).toBeGreaterThanOrEqual(4);
  });

  test.each(FACTIONS)("%s has a place that serves its creatures", (faction) => {
    const word = { tribes: "tribal" }[faction] ?? faction;
    const serves = (c: Printed): boolean => (c.ongoing ?? []).some(({ to }) => String(to).includes(word));
    expect(cards.filter((c) => c.faction === faction && c.type === "place" && serves(c))).not.toEqual([]);
  });
});

describe("cards the rulebook names", () => {
  test("The Sunken Spire, 68: Outcast creatures beside it have 2 more", () => {
    expect(cardNamed("the-sunken-spire")).toMatchObject({
      number: 68,
      type: "place",
      faction: "outcast",
      name: { en: "The Sunken Spire" },
      ongoing: [{ get: { sides: 2 }, to: "adjacent outcast creatures" }],
    });
    expect(cardNamed("the-sunken-spire")).not.toHaveProperty("enters");
  });

  test("NR-A37 the tamer 122: a card for a place beside a place, and places may be moved for a turn", () => {
    expect(tamers.find(({ number }) => number === 122)).toMatchObject({
      passive: { on: "enters", who: "place beside-place", do: { draw: 1 } },
      active: { get: { grant: "place-moving" }, until: "turn" },
    });
  });

  test("NR-89 Ludvig von Ascheburg, of the Sworn, sacrifices a place instead of a creature", () => {
    expect(tamerNamed("ludvig-von-ascheburg")).toMatchObject({
      faction: "sworn",
      name: { en: "Ludvig von Ascheburg" },
      active: { get: { grant: "place-sacrifice" }, until: "turn" },
    });
  });

  test("Magthilda von Oramelle is of the Royal Empire", () => {
    expect(tamerNamed("magthilda-von-oramelle")).toMatchObject({ faction: "royal" });
  });
});

describe("starter decks", () => {
  const content = neverrift.content([]);
  const ready = neverrift.decks?.ready(content) ?? [];

  test("one for each faction, legal, with a short guide in both languages", () => {
    expect(ready.map(({ leader }) => tamerNamed(leader)?.faction).sort()).toEqual([...FACTIONS].sort());
    for (const deck of ready) {
      expect(neverrift.decks?.check(content, deck)).toEqual({ problems: [], advice: [] });
      for (const guide of Object.values(deck.guide)) {
        expect(guide.length, deck.id).toBeGreaterThan(200);
        expect(guide.length, deck.id).toBeLessThan(900);
      }
    }
  });

  test.each(["en", "de"] as const)("a guide speaks of cards of its own deck: %s", (language) => {
    for (const { id, guide, cards: own } of ready) {
      const named = cards.filter((c) =>
        guide[language].includes((c.name as Record<string, string>)[language] as string),
      );
      expect(named.length, id).toBeGreaterThan(0);
      expect(named.map((c) => c.card).filter((card) => own[card] === undefined)).toEqual([]);
    }
  });
});
