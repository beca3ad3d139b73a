import { expect, test } from "vitest";
import { games } from "../src/list.js";

const SMALL: Readonly<Record<string, object>> = {
  riftforce: { guilds: [{ guild: "lone", name: { en: "L", de: "L" }, activate: { damage: 1, to: "any enemy" } }] },
  neverrift: {
    cards: [
      {
        card: "lone",
        name: { en: "L", de: "L" },
        type: "creature",
        faction: "neutral",
        rarity: "common",
        sides: [1, 2, 3, 4],
        enters: { draw: 1 },
      },
    ],
  },
  "quantum-rift": {},
};

test.each(games)("$id: with a pack, what is built in is not compiled again, and runs as without it", (game) => {
  const plain = game.content([]).program;
  const { program } = game.content([{ pack: "lone", game: game.id, ...SMALL[game.id] }]);
  const steps = new Set(plain.code);
  expect(plain.code.filter((step) => !program.code.includes(step))).toEqual([]);
  expect(program.code.filter((step) => !steps.has(step)).length).toBeLessThan(20);
  // Each stands at the place that the program gives it, in both.
  for (const { procedures, code } of [plain, program])
    for (const [id, { start, steps: own }] of procedures.entries()) {
      expect(code[start], `procedure ${id}`).toBe(own[0]);
      expect(code[start + own.length - 1], `procedure ${id}`).toBe(own.at(-1));
    }
});
