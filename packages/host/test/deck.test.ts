import { games } from "@rifthall/games";
import { type Game, readOptions } from "@rifthall/kernel/game";
import { Dice } from "@rifthall/kernel/machine";
import { describe, expect, test } from "vitest";
import { dealDecks, deckBox, deckReport, decksOf, inventDeck, readDeck } from "../src/index.js";

const found = games.find((each) => each.decks);
if (!found) throw new Error("no game has decks");
const game: Game = found;
const content = game.content([]);
const decks = decksOf(game);
const ready = decks.ready(content).map(({ id }) => id);

describe("made-up decks", () => {
  test("may be played, differ, and between them hold every card there is", () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 120; seed++) {
      const deck = inventDeck(game, content, new Dice(seed));
      if (!deck) throw new Error(`no deck was found with seed ${seed}`);
      expect(decks.check(content, deck).problems).toEqual([]);
      for (const id of [deck.leader, ...Object.keys(deck.cards)]) seen.add(id);
    }
    expect([...seen].sort()).toEqual([...decks.leaders(content), ...decks.fitting(content)].sort());
  });

  test("keep to what a match allows", () => {
    const options = readOptions(game.options, { stars: 0 });
    for (let seed = 0; seed < 10; seed++) {
      const deck = inventDeck(game, content, new Dice(seed), options);
      if (deck) expect(decks.budget(content, deck, options).have).toBe(0);
    }
  });
});

describe("decks by lot", () => {
  const dealt = (given: unknown, seats: number, seed = 1): readonly (readonly string[])[] => {
    const options = readOptions(game.options, { [decks.option]: given });
    return dealDecks(game, content, options, seats, String(seed))[decks.option] as readonly (readonly string[])[];
  };

  test("seats without a deck get different ready ones, the same for the same seed", () => {
    const all = dealt(null, 5).flat();
    expect(new Set(all).size).toBe(Math.min(5, ready.length));
    expect(all.every((id) => ready.includes(id))).toBe(true);
    expect(dealt(null, 5).flat()).toEqual(all);
    const others = Array.from({ length: 20 }, (_, seed) => dealt(null, 2, seed).join());
    expect(new Set(others).size).toBeGreaterThan(3);
  });

  test("what is named stays, and is not dealt to another", () => {
    const code = decks.encode(content, decks.read(content, ready[0] ?? ""));
    for (const own of [ready[0] ?? "", code])
      for (let seed = 0; seed < 30; seed++) {
        const [first, second] = dealt([[], [own]], 2, seed);
        expect(second).toEqual([own]);
        expect(first?.[0]).not.toBe(ready[0]);
      }
  });

  test("where each seat has named one, nothing is changed; too many lists are left to the game", () => {
    expect(dealt([["a"], ["b"]], 2)).toEqual([["a"], ["b"]]);
    expect(dealt([["a"], ["b"], ["c"]], 2)).toHaveLength(3);
  });

  test("games without decks are left alone", () => {
    const other = games.find((each) => !each.decks) as Game;
    const options = readOptions(other.options, {});
    expect(dealDecks(other, other.content([]), options, 2, "1")).toBe(options);
  });
});

describe("what decks are built from", () => {
  const box = deckBox(game, content, "en");

  test("every card is a leader or may be in a deck, and has one value of each trait printed on it", () => {
    const leaders = box.leaders.map(({ id }) => id);
    expect([...leaders, ...Object.keys(box.most)].sort()).toEqual(
      game
        .cards(content, "en")
        .map(({ id }) => id)
        .sort(),
    );
    for (const { printed, values } of box.traits)
      if (printed) expect(values.flatMap(({ cards }) => cards).sort()).toEqual(Object.keys(box.most).sort());
  });

  test("a leader's deck of fitting cards, each as often as may be, has nothing against it but its size and cost", () => {
    for (const { id, fitting } of box.leaders) {
      const cards = Object.fromEntries(fitting.map((card) => [card, box.most[card] ?? 0]));
      const { problems } = deckReport(game, content, { leader: id, cards }, "en");
      expect(problems.map(({ code }) => code).filter((code) => code !== "size" && code !== "stars")).toEqual([]);
      const outside = Object.keys(box.most).find((card) => !fitting.includes(card)) ?? "";
      expect(deckReport(game, content, { leader: id, cards: { [outside]: 1 } }, "en").problems).toMatchObject([
        { code: "size" },
        { code: "faction" },
      ]);
    }
  });

  test("every problem and advice is said in both languages", () => {
    const bad = {
      leader: "",
      cards: { [box.leaders[0]?.id ?? ""]: 1, nobody: 1, [Object.keys(box.most)[0] ?? ""]: 9 },
    };
    for (const language of ["en", "de"] as const)
      for (const { code, text } of deckReport(game, content, bad, language).problems) {
        expect(text).not.toBe(code);
        expect(text).not.toMatch(/undefined|NaN/);
      }
  });
});

test.each([[7], [null], [[]], [{}], [{ leader: 1, cards: {} }], [{ leader: "x", cards: { y: 1.5 } }]])(
  "%j is no deck",
  (value) => {
    expect(() => readDeck(game, content, value)).toThrow(/deck|whole number/);
  },
);
