import { readOptions } from "@rifthall/kernel/game";
import { Refusal } from "@rifthall/kernel/text";
import { checkPackValue } from "@rifthall/packs";
import { describe, expect, test } from "vitest";
import { PACK, PLAIN_DECK } from "./cards.js";
import { begun, content, type Deck, decks, neverrift } from "./table.js";

type Cards = Readonly<Record<string, number>>;

const size = (cards: Cards): number => Object.values(cards).reduce((sum, n) => sum + n, 0);

/** A deck with these cards, filled up with plain ones. */
function deckOf(cards: Cards, tamer = "quiet", total = 30): Deck {
  const made: Record<string, number> = { ...cards };
  for (const [card, most] of Object.entries(PLAIN_DECK)) {
    const n = Math.min(most, total - size(made));
    if (!(card in made) && n > 0) made[card] = n;
  }
  return { leader: tamer, cards: made };
}

const checked = (deck: Deck, options: Readonly<Record<string, unknown>> = {}) =>
  decks.check(content, deck, readOptions(neverrift.options, options));
const rules = (deck: Deck, options: Readonly<Record<string, unknown>> = {}): string[] => [
  ...new Set(checked(deck, options).problems.map((p) => p.rule)),
];

const EPICS = { "epic-4": 2, "epic-5": 2, "epic-6": 2, "epic-7": 2, "epic-8": 2 };

describe("what a deck may be", () => {
  test("NR-9 exactly thirty cards", () => {
    expect(rules(deckOf({}))).toEqual([]);
    expect(rules(deckOf({}, "quiet", 29))).toEqual(["NR-9"]);
    expect(rules({ leader: "quiet", cards: { ...PLAIN_DECK, "royal-3": 1 } })).toEqual(["NR-9"]);
  });

  test("NR-9 the tamer is apart: it is none of the thirty", () => {
    const { cards } = deckOf({}, "quiet", 29);
    expect(rules({ leader: "quiet", cards: { ...cards, herald: 1 } })).not.toEqual([]);
  });

  test.each([
    ["common", "royal-3", 0],
    ["rare", "rare-4", 1],
    ["epic", "epic-9", 2],
    ["legendary", "legend-6", 3],
  ])("NR-10 a %s card (%s) costs %i stars", (_, card, stars) => {
    const deck = deckOf({ [card]: 1 });
    expect(rules(deck, { stars })).toEqual([]);
    if (stars > 0) expect(rules(deck, { stars: stars - 1 })).toEqual(["NR-11"]);
  });

  test("NR-11 twenty stars and no more", () => {
    expect(rules(deckOf(EPICS))).toEqual([]);
    expect(rules(deckOf({ ...EPICS, "rare-4": 1 }))).toEqual(["NR-11"]);
  });

  test("NR-11 each copy costs", () => {
    expect(rules(deckOf({ "rare-4": 2 }), { stars: 1 })).toEqual(["NR-11"]);
    expect(rules(deckOf({ "rare-4": 2 }), { stars: 2 })).toEqual([]);
  });

  test("NR-11 a mode may set another cap", () => {
    expect(rules(deckOf({ ...EPICS, "epic-9": 2 }), { stars: 24 })).toEqual([]);
    expect(rules(deckOf(EPICS), { stars: 10 })).toEqual(["NR-11"]);
  });

  test("NR-A34 the tamer costs no star", () => {
    for (const tamer of ["quiet", "herald", "quiet-sworn"]) expect(rules(deckOf(EPICS, tamer))).toEqual([]);
  });

  test("NR-12 two of a card at most", () => {
    expect(rules(deckOf({ "royal-3": 2 }))).toEqual([]);
    expect(rules(deckOf({ "royal-3": 3 }))).toEqual(["NR-12"]);
  });

  test("NR-12 one of a legendary at most", () => {
    expect(rules(deckOf({ "legend-6": 1, "legend-7": 1 }))).toEqual([]);
    expect(rules(deckOf({ "legend-6": 2 }))).toEqual(["NR-12"]);
  });

  test.each([
    ["quiet", "royal-3"],
    ["quiet-outcast", "outcast-3"],
    ["quiet-tribes", "tribal-3"],
    ["quiet-verdant", "verdant-3"],
    ["quiet-sworn", "sworn-3"],
  ])("NR-13 NR-15 the faction of %s goes with %s and with neutral cards, and with no other", (tamer, own) => {
    expect(rules(deckOf({ [own]: 2 }, tamer))).toEqual([]);
    const others = ["royal-3", "outcast-3", "tribal-3", "verdant-3", "sworn-3"].filter((card) => card !== own);
    for (const other of others) expect(rules(deckOf({ [other]: 1 }, tamer)), other).toEqual(["NR-13"]);
  });

  test("NR-13 several faults are all told", () => {
    const deck = { leader: "quiet", cards: { ...deckOf({}, "quiet", 25).cards, "outcast-3": 3 } };
    expect(rules(deck).sort()).toEqual(["NR-12", "NR-13", "NR-9"]);
  });

  test("NR-14 a deck of spells is advised against, and legal", () => {
    const spells = (PACK.cards as readonly { readonly card: string; readonly type: string }[])
      .filter((c) => c.type === "spell")
      .slice(0, 15);
    const deck = { leader: "quiet", cards: Object.fromEntries(spells.map((c) => [c.card, 2])) };
    expect(size(deck.cards)).toBe(30);
    expect(checked(deck)).toMatchObject({ problems: [], advice: [{ rule: "NR-14" }] });
  });

  test("NR-14 half creatures and places is enough", () => {
    const spells = Object.fromEntries(
      ["draw-two", "may-draw", "bury-two", "scout-spell", "augury-spell", "dig-spell", "extort"].map((card) => [
        card,
        2,
      ]),
    );
    expect(checked(deckOf({ ...spells, "draw-spell": 1 })).advice).toEqual([]);
    expect(checked(deckOf({ ...spells, "draw-spell": 2 })).advice.map((a) => a.rule)).toEqual(["NR-14"]);
  });

  test("NR-15 there are five factions, and neutral for cards only", () => {
    const { cards: _c, decks: _d, tamers, ...pack } = PACK;
    const [tamer] = tamers as readonly Readonly<Record<string, unknown>>[];
    const problems = (faction: string) =>
      checkPackValue({ ...pack, pack: "factions", tamers: [{ ...tamer, tamer: "other", faction }] }).problems;
    for (const faction of ["outcast", "royal", "tribes", "verdant", "sworn"]) expect(problems(faction)).toEqual([]);
    for (const faction of ["neutral", "pirates"]) expect(problems(faction)).not.toEqual([]);
  });
});

describe("a deck as a text", () => {
  const deck = deckOf({ "royal-3": 2, "legend-6": 1, "rare-4": 1 }, "herald");

  test("a code is read back, and may stand in the options of a match", () => {
    const code = decks.encode(content, deck);
    expect(code).not.toMatch(/[/\s]/);
    expect(decks.read(content, code)).toEqual(deck);
    const { tamers, hands, decks: piles } = begun({ decks: [[code], ["plain-deck"]] }).position();
    expect(tamers).toEqual(["herald", "quiet"]);
    const cards = [...hands[0], ...piles[0]];
    expect(cards).toHaveLength(30);
    for (const [card, n] of Object.entries(deck.cards)) expect(cards.filter((c) => c === card)).toHaveLength(n);
  });

  test.each(["en", "de"] as const)("the readable text is read back: %s", (language) => {
    expect(decks.read(content, decks.write(content, deck, language))).toEqual(deck);
  });

  test.each(["", "%%%", "no-such-deck-at-all", "30 plain-1"])("what is no deck is refused: %j", (source) => {
    expect(() => decks.read(content, source)).toThrow(Refusal);
  });

  test("any letter of a code that is changed, lost or added is found", () => {
    const code = decks.encode(content, deck);
    const others = [...code].map((_, i) => `${code.slice(0, i)}${code.slice(i + 1)}`);
    for (const wrong of [...others, `${code}A`, code.toLowerCase()])
      expect(() => decks.read(content, wrong), wrong).toThrow(Refusal);
  });

  test.each(["*-2", "*0", "*100", "*2e1", "*"])("NR-9 a code with %s for a number of copies is refused", (copies) => {
    const code = decks.encode(content, deck).replace("*2", copies).slice(0, -1);
    const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"];
    // One of the letters says that the rest is whole.
    for (const last of letters) expect(() => decks.read(content, code + last), last).toThrow(Refusal);
  });

  test("a card nobody knows is named", () => {
    const text = decks.write(content, deck, "en").replaceAll("legend-6", "legned-6");
    expect(() => decks.read(content, text)).toThrow(/legned-6/);
  });

  test("ready decks are legal", () => {
    const ready = decks.ready(content);
    expect(ready.length).toBeGreaterThan(0);
    for (const one of ready) expect(checked(one).problems).toEqual([]);
  });
});

describe("a match takes legal decks only", () => {
  const heavy = decks.encode(content, deckOf({ ...EPICS, "rare-4": 1 }));

  test("NR-11 twenty-one stars are refused, and allowed with a higher cap", () => {
    expect(() => begun({ decks: [["plain-deck"], [heavy]] })).toThrow(/star/);
    expect(() => begun({ decks: [["plain-deck"], [heavy]], stars: 21 })).not.toThrow();
  });

  test("NR-9 twenty-nine cards are refused", () => {
    const light = decks.encode(content, deckOf({}, "quiet", 29));
    expect(() => begun({ decks: [["plain-deck"], [light]] })).toThrow(/29|30/);
  });

  test("NR-16 one deck for each seat: not one, not three", () => {
    expect(() => begun({ decks: "plain-deck" })).toThrow(/decks/);
    expect(() => begun({ decks: "plain-deck/plain-deck/plain-deck" })).toThrow(/decks/);
  });
});
