import { afterEach, expect, test } from "vitest";
import { english } from "../../src/text/en.ts";
import { chances, MATCHES, playOn } from "./player.ts";
import { inBrowser, type Visitor } from "./rifthall.ts";

const MOST = 1_500;

/** One thing by keys alone: a number for what glows, or the list of all options. */
async function press({ page }: Visitor, chance: () => number): Promise<void> {
  // Who is warned that it would be for nothing lets it be.
  if ((await page.locator(".answers").getByText("Do it anyway").count()) > 0) {
    await page.keyboard.press("Escape");
    return;
  }
  const glowing = await page.evaluate(
    () => document.querySelectorAll(".legal[data-key], .legal > [data-key], .here[data-key]").length,
  );
  const buttons = await page.locator(".answers .choice button").count();
  const nth = Math.floor(chance() * (Math.min(glowing, 9) + buttons));
  if (nth < Math.min(glowing, 9)) {
    await page.keyboard.press(String(nth + 1));
    return;
  }
  await page.keyboard.press("o");
  await page.locator("dialog[open]").waitFor();
  // What does nothing now comes last, what has a button before it.
  const options = await page.locator("dialog[open] ol button").filter({ hasNotText: "does nothing now" }).count();
  const from = Math.max(0, options - buttons);
  // The cross comes first.
  for (let i = 0; i <= from + Math.floor(chance() * (options - from)); i++) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
}

inBrowser("a match by keyboard", (hall) => {
  afterEach(() => hall.clear());

  test.each(["riftforce", "neverrift"])(
    "of %s, to the end",
    async (game) => {
      const visitor = await hall.visit();
      await visitor.play(MATCHES[game]);
      const chance = chances(5);
      let pressed = 0;
      for (; pressed < MOST && !(await visitor.over()); pressed++) {
        await press(visitor, chance);
        await visitor.still();
      }
      expect(await visitor.over()).toBe(true);
      await visitor.expectNoFault();
    },
    120_000,
  );

  test("? lists the keys, Escape closes the list, U takes a choice back", async () => {
    const visitor = await hall.visit();
    await visitor.play(MATCHES.riftforce);
    await visitor.page.keyboard.press("?");
    await visitor.page.locator("dialog[open] dt").first().waitFor();
    expect(await visitor.page.locator("dialog[open] dt").count()).toBeGreaterThan(8);
    await visitor.page.keyboard.press("Escape");
    await visitor.page
      .locator("dialog[open]")
      .waitFor({ state: "detached" })
      .catch(() => {});
    const before = await visitor.options();
    await visitor.page.keyboard.press("1");
    await visitor.page.waitForFunction(() => window.spied.asked.some(({ name }) => name === "answer"));
    await visitor.still();
    // A bot has chosen since: that is said before it is undone.
    await visitor.page.keyboard.press("u");
    expect(await visitor.prompt()).toContain("what others did");
    expect(await visitor.page.evaluate(() => window.spied.asked.some(({ name }) => name === "undo"))).toBe(false);
    await visitor.page.keyboard.press("Enter");
    await visitor.page.waitForFunction(() => window.spied.asked.some(({ name }) => name === "undo"));
    await visitor.still();
    expect(await visitor.options()).toEqual(before);
  });

  test("Enter puts away what covers the table before it means the plate", async () => {
    const visitor = await hall.visit({ at: "#/play/quantum-rift", settings: { speed: "calm" } });
    const { page } = visitor;
    const number = () =>
      page.evaluate(() => {
        const status = window.spied.update?.status;
        return status === undefined || status.over ? -1 : status.decision.number;
      });
    await page.locator("[data-covers]").waitFor();
    const before = await number();
    await page.keyboard.press("Enter");
    await page.locator("[data-covers]").waitFor({ state: "detached" });
    expect(await number()).toBe(before);
    // What may be deployed before the first turn is not skipped by the same key.
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(".prompt .likely").count()).toBe(0);
    expect(await number()).toBe(before);
    await page.keyboard.press("1");
    await expect.poll(number).toBeGreaterThan(before);
    await visitor.expectNoFault();
  });

  test("by Tab the hand comes before the log, which grows longer and longer", async () => {
    const visitor = await hall.visit();
    const { page } = visitor;
    await visitor.play(MATCHES["beyond-the-rift"]);
    await playOn(visitor, { until: (taps) => taps >= 12 });
    expect(await page.locator(".ledger button").count()).toBeGreaterThan(12);
    await page.locator(".board [data-key]").last().focus();
    const met: string[] = [];
    for (let i = 0; i < 40 && !met.at(-1)?.startsWith("rail"); i++) {
      await page.keyboard.press("Tab");
      met.push(await page.evaluate(() => document.activeElement?.closest(".rail, .ledger")?.className ?? ""));
    }
    expect(met.map((name) => name.split(" ")[0])).not.toContain("ledger");
    expect(met.at(-1)).toContain("rail");
    await visitor.expectNoFault();
  });

  test("the rules can be read and searched at the table", async () => {
    const visitor = await hall.visit();
    const { page } = visitor;
    await visitor.play(MATCHES.riftforce);
    await page.keyboard.press("m");
    await page.getByRole("button", { name: english.rules, exact: true }).click();
    const lines = page.locator("dialog[open] dd");
    await lines.first().waitFor();
    // What wins and what a turn is stand before the rules.
    expect(await page.locator("dialog[open] .primer h4").allInnerTexts()).toEqual(
      expect.arrayContaining(["GOAL", "A TURN: ONE OF THESE"]),
    );
    const all = await lines.count();
    await page.getByLabel(english.rulesSearch).fill("RF-45");
    await expect.poll(() => lines.count()).toBeLessThan(all);
    expect(await page.locator("dialog[open] dt").first().innerText()).toContain("RF-45");
    // A chip of the log opens one rule, and that leads to those beside it.
    await page.locator("dialog[open]").getByRole("button", { name: english.close }).click();
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    await page.locator(".ledger button").filter({ hasText: /^RF-/ }).first().click();
    const sheet = page.locator("dialog[open]");
    const title = await sheet.locator("h3").first().innerText();
    await sheet.locator("nav button").first().click();
    await expect.poll(() => sheet.locator("h3").first().innerText()).not.toBe(title);
  });
});
