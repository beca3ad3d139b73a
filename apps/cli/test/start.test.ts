import { expect, test } from "vitest";
import { codeOf } from "./decks.js";
import { plain, rifthall } from "./shell.js";

const menu = async (...typed: string[]): Promise<string> => {
  const { code, out } = await rifthall("start", { typed, terminal: "both" });
  expect(code).toBe(0);
  return plain(out);
};

test("the menu names every mode, and q leaves", async () => {
  const out = await menu("q");
  expect(out).toMatch(/Enter +duel against a bot/);
  for (const mode of ["team with 3 bots", "free-for-all with 3 bots", "solo", "duel, two at this keyboard"])
    expect(out).toContain(mode);
  expect(out).toContain("Bye.");
});

test("Enter sits down to a duel at once", async () => {
  const out = await menu("", "q", "", "q");
  expect(out).toContain("Riftforce & Beyond · duel");
  expect(out).toContain("Choose a guild for your deck.");
});

test("where players bring decks the menu asks for one: by number, by code, or by lot", async () => {
  const out = await menu("6", "2", "q", "", "q");
  expect(out).toMatch(/Enter +by lot/);
  expect(out).toMatch(/2 +The Quiet Fortress \(Magthilda von Oramelle\)/);
  expect(out).toContain("Neverrift · standard");
  const wrong = await menu("9", "NR1AAA", "", codeOf("nine-paths"), "q", "", "q");
  expect(wrong).toContain("damaged");
  expect(wrong.match(/The deck of player 1/g)).toHaveLength(2);
  expect(wrong.match(/The deck of player 2/g)).toHaveLength(1);
  expect(wrong).toContain("Neverrift · standard");
});

test("l changes the language, and the match speaks it", async () => {
  const out = await menu("l", "4", "q", "", "q");
  expect(out).toContain("Solo");
  expect(out).toContain("Wähle eine Gilde für dein Deck.");
  expect(out).toContain("Bis bald.");
});

test("what is not on the menu is answered with what is", async () => {
  expect(await menu("99", "q")).toContain("Type a number from the list, or just press Enter.");
});
