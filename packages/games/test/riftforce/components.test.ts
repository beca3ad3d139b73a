import { describe, expect, test } from "vitest";
import { BASE, cardsOf, GUILDS } from "./scene.js";
import { begun, table } from "./table.js";

describe("guilds", () => {
  test.each(GUILDS)("RF-1 %s has four 5s, three 6s and two 7s", (guild) => {
    const t = table({ guilds: [[guild]] });
    const cards = t.position().decks[0].filter((card) => card.startsWith(`${guild}-`));
    expect(cards.sort()).toEqual(cardsOf([guild]).sort());
  });

  test.each([
    ["base", BASE],
    ["beyond", GUILDS],
  ])("RF-1 the guilds of the set %s are exactly these", (set, guilds) => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const { guilds: dealt, offered } = begun({ set }, 2, `set ${seed}`).position();
      for (const guild of [...dealt.flat(), ...offered]) seen.add(guild);
    }
    expect([...seen].sort()).toEqual([...guilds].sort());
  });
});

describe("the number", () => {
  test.each([5, 6, 7])("RF-2 the number %i is the life: one damage less and the card lives", (n) => {
    const t = table({ side: [["earth-5", "earth-6"], [`fire-${n}!${n - 3}`]] });
    t.seat(0).activate("earth-5");
    t.now({ damage: { [`fire-${n}`]: n - 1 } });
    t.seat(0).activate("earth-6");
    t.expect({ destroyed: [`fire-${n}`], score: [1, 0] });
  });

  test("RF-2 a damaged card is still matched by its number", () => {
    const t = table({
      hands: [["fire-7", "fire-5"], []],
      lanes: { 1: [["ice-7!2"], []], 2: [["air-7!4", "light-5"], []] },
    });
    t.seat(0).discard("fire-7");
    t.expectOptions(["activate ice-7!2@1", "activate air-7!4@2"]);
  });

  test("RF-2 damage never changes the number: mended, a card has its whole life again", () => {
    const t = table({ hands: [["love-5"], ["earth-6"]], side: [["fire-5!4"], ["earth-5", "earth-7"]] });
    t.seat(0).play("love-5", 2);
    t.expect({ at: { "love-5": 2 }, damage: { "fire-5": 0 } });
    t.seat(1).activate("earth-5").activate("earth-7");
    t.expect({ damage: { "fire-5": 4 } });
  });
});
