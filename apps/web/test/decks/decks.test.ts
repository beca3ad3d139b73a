import type { CardText, DeckTrait } from "@rifthall/kernel/game";
import { describe, expect, test } from "vitest";
import { readBox } from "../../src/decks/box.ts";
import { dealt, drew, exchanged } from "../../src/decks/hand.ts";
import { found } from "../../src/decks/search.ts";

const count = (cards: readonly string[]): Record<string, number> => {
  const all: Record<string, number> = {};
  for (const card of cards) all[card] = (all[card] ?? 0) + 1;
  return all;
};

describe("a test hand", () => {
  const cards = { a: 2, b: 2, c: 2, d: 2, e: 2 };
  const everything = ({ hand, drawn, pile }: ReturnType<typeof dealt>) => count([...hand, ...drawn, ...pile]);

  test("is dealt from the deck, nothing is lost or made", () => {
    const test = dealt(cards, 6);
    expect([test.hand.length, test.pile.length]).toEqual([6, 4]);
    expect(everything(test)).toEqual(cards);
  });

  test("exchanges what was chosen, once, for as many; the others stay where they are", () => {
    const before = dealt(cards, 6, () => 0.3);
    const after = exchanged(before, [0, 5], () => 0.7);
    expect(after.hand.slice(1, 5)).toEqual(before.hand.slice(1, 5));
    expect([after.hand.length, after.pile.length, after.exchanged]).toEqual([6, 4, true]);
    expect(everything(after)).toEqual(cards);
  });

  test("a returned card can come back, since the deck is shuffled before it is drawn from", () => {
    const before = dealt({ a: 1, b: 1 }, 1);
    const hands = Array.from({ length: 40 }, () => exchanged(before, [0]).hand[0]);
    expect(new Set(hands)).toEqual(new Set(["a", "b"]));
  });

  test("draws until the deck is empty", () => {
    let test = dealt({ a: 2, b: 1 }, 2);
    test = drew(drew(test));
    expect([test.drawn.length, test.pile.length]).toEqual([1, 0]);
  });

  test("of a few cards is those", () => {
    expect(dealt({ a: 1 }, 6)).toMatchObject({ hand: ["a"], pile: [] });
    expect(exchanged(dealt({ a: 1 }, 6), [0]).hand).toEqual(["a"]);
  });
});

describe("looking for cards", () => {
  const card = (id: string, name: string, text: string): CardText => ({ id, name, text, rule: "" });
  const cards = [
    card("otter", "Knife Otter", "Draw 1 card."),
    card("crab", "Bellows Crab", "Anchor."),
    card("draw", "Drawbridge", "Enters: move a creature."),
    card("maehne", "Staubmähne", "Ansturm."),
  ];
  const traits: DeckTrait[] = [
    {
      id: "kind",
      name: "Kind",
      values: [
        { id: "creature", name: "Creature", cards: ["otter", "crab"] },
        { id: "place", name: "Place", cards: ["draw"] },
      ],
    },
  ];
  const ids = (text: string, chosen: Record<string, string> = {}, within: string[] | null = null): string[] =>
    found(cards, traits, { text, traits: chosen, within }).map(({ id }) => id);

  test("by words of name and text, names first", () => {
    expect(ids("")).toEqual(["otter", "crab", "draw", "maehne"]);
    expect(ids("draw")).toEqual(["draw", "otter"]);
    expect(ids("  DRAW  card ")).toEqual(["otter"]);
    expect(ids("mahne")).toEqual(["maehne"]);
    expect(ids("nothing")).toEqual([]);
  });

  test("by traits, and within what fits", () => {
    expect(ids("", { kind: "creature" })).toEqual(["otter", "crab"]);
    expect(ids("", { kind: "" }, ["draw", "crab"])).toEqual(["crab", "draw"]);
    expect(ids("", { kind: "place" }, ["crab"])).toEqual([]);
  });
});

test("kept decks that make no sense any more are passed over", () => {
  const deck = { name: "Mine", leader: "x", cards: { a: 2 } };
  expect(readBox(null)).toEqual({});
  expect(readBox("nonsense")).toEqual({});
  expect(readBox("[]")).toEqual({});
  expect(
    readBox(JSON.stringify({ g: { kept: [deck, { name: 1 }, { ...deck, cards: { a: "2" } }], draft: 7 } })),
  ).toEqual({
    g: { kept: [deck], draft: null },
  });
  expect(readBox(JSON.stringify({ g: null, h: { draft: deck } }))).toEqual({
    g: { kept: [], draft: null },
    h: { kept: [], draft: deck },
  });
});
