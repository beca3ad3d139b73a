import { describe, expect, test } from "vitest";
import { content, neverrift } from "./table.js";

const en = new Map(neverrift.cards(content, "en").map(({ id, face, text }) => [id, { type: face?.type, text }]));
const de = new Map(neverrift.cards(content, "de").map(({ id, text }) => [id, text]));
const said = (id: string): readonly unknown[] => [en.get(id)?.text, de.get(id)];

describe("what cards say of themselves", () => {
  test("NR-66 a passive says that it works in your own turn", () => {
    const tamers = [...en].filter(([, { type }]) => type === "tamer");
    expect(tamers.length).toBeGreaterThanOrEqual(10);
    for (const [id, { text }] of tamers) {
      expect(text).toMatch(/your turns?\b/);
      expect(de.get(id)).toMatch(/dein(em)? Zug/);
    }
  });

  test("NR-64 once a turn is said of a card's own text too", () => {
    expect(said("butcher-once-5")).toEqual([
      "5 5 5 5. The first time each turn this card tames a creature, destroy the tamed creature.",
      "5 5 5 5. Wenn diese Karte in einem Zug zum ersten Mal eine Kreatur zähmt, zerstöre die gezähmte Kreatur.",
    ]);
  });

  test("NR-22 what happens at the start of a turn is said so", () => {
    expect(said("draw-each-turn-1")).toEqual([
      "1 1 1 1. At the start of your turn, draw 1 card.",
      "1 1 1 1. Wenn dein Zug beginnt, ziehe 1 Karte.",
    ]);
  });

  test("NR-97 who can't be tamed is told in the plural, since it is said of all", () => {
    expect(said("chapel")).toEqual([
      "Adjacent creatures can't be tamed.",
      "Benachbarte Kreaturen können nicht gezähmt werden.",
    ]);
  });

  test("NR-85 an aura that has its own source in it says so", () => {
    expect(said("aura-3")).toEqual([
      "3 3 3 3. Each creature on this field or an adjacent one has +2 on all sides.",
      "3 3 3 3. Jede Kreatur auf diesem oder einem benachbarten Feld hat +2 auf allen Seiten.",
    ]);
  });

  test("NR-32 what one of several is given for a turn is given", () => {
    expect(said("weakness")).toEqual([
      "Give an enemy creature −2 on all sides this turn.",
      "Gib einer gegnerischen Kreatur in diesem Zug −2 auf allen Seiten.",
    ]);
  });

  test("NR-77 Scout and what buries a card say whose card, and where it goes", () => {
    expect(said("scout-spell")).toEqual([
      "Turn the top card of an opponent's deck face up (Scout).",
      "Decke die oberste Karte im Deck eines Gegners auf (Spähen).",
    ]);
    expect(said("bury-enemy-1")).toEqual([
      "1 1 1 1. Enters: Put the top card of an opponent's deck into their graveyard.",
      "1 1 1 1. Kommt ins Spiel: Lege die oberste Karte im Deck eines Gegners auf dessen Friedhof.",
    ]);
    expect(said("bury-two")).toEqual([
      "Put the top 2 cards of your deck into your graveyard.",
      "Lege die obersten 2 Karten deines Decks auf deinen Friedhof.",
    ]);
  });

  test("NR-7 sides are named as one says it", () => {
    for (const [id, { text }] of en)
      expect(`${text} ${de.get(id)}`).not.toMatch(/side (up|down|left|right)|seine Seite/);
  });

  test("NR-76 NR-78 NR-83 NR-87 words that cards put in brackets are explained, in both languages", () => {
    for (const language of ["en", "de"] as const)
      for (const id of ["hook", "intimidate", "bounce", "dig", "scout", "augury"]) {
        const term = neverrift.terms(content, language).find((each) => each.id === id);
        expect(term?.meaning ?? `${id} is not explained`).toMatch(/\.$/);
      }
  });
});
