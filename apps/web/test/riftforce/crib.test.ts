import { riftforce } from "@rifthall/games/riftforce";
import type { Language } from "@rifthall/kernel/game";
import { describe, expect, test } from "vitest";
import { isGuild, letters } from "../../src/tables/riftforce/card.ts";
import { cribLine, inNumbers } from "../../src/tables/riftforce/crib.ts";

const cardsIn = (language: Language) => riftforce.cards(riftforce.content([]), language);
const line = (id: string, language: Language): string =>
  cribLine(
    cardsIn(language).find((card) => card.id === id),
    language,
  );

describe("the crib", () => {
  test.each(["en", "de"] as const)("says every ability on one line (%s)", (language) => {
    for (const card of cardsIn(language)) {
      const said = cribLine(card, language);
      expect(said, card.id).not.toMatch(/damage to|Schaden zu|\. |[,;] [,;]/);
      expect(said.length, said).toBeLessThanOrEqual(78);
      const figures = (text: string): string[] => [...text.matchAll(/[1-6]/g)].map(String).sort();
      expect(new Set(figures(said)), said).toEqual(new Set(figures(card.text)));
    }
  });

  test("keeps what is long in the engine short here", () => {
    expect(line("fire", "en")).toBe("3 to the first enemy here, 1 to the ally behind");
    expect(line("ice", "de")).toBe("hinterster Gegner hier: 4 falls beschädigt, sonst 1");
  });

  test("numbers stand apart", () => {
    expect(inNumbers("3 to first, foe +1")).toEqual(["", "3", " to first, foe ", "+1", ""]);
  });
});

test("letters tell guilds apart in every language", () => {
  for (const language of ["en", "de"] as const) {
    const guilds = cardsIn(language).filter(isGuild);
    const all = letters(guilds.map(({ id, name }) => [id, name]));
    expect(new Set(all.values()).size).toBe(guilds.length);
  }
});
