import { afterEach, expect, test } from "vitest";
import { english } from "../../src/text/en.ts";
import { flaws } from "./axe.ts";
import { MATCHES, playOn } from "./player.ts";
import { inBrowser, PHONE } from "./rifthall.ts";

const numberNow = (): number | null => {
  const status = window.spied.update?.status;
  return status === undefined || status.over ? null : status.decision.number;
};

inBrowser("advice", (hall) => {
  afterEach(() => hall.clear());

  test.each(Object.values(MATCHES))(
    "$game: a hint names answers, and the one that is chosen is played",
    async (wish) => {
      const visitor = await hall.visit();
      const { page } = visitor;
      await visitor.play(wish);
      const options = await visitor.options();
      const number = await page.evaluate(numberNow);
      await page.keyboard.press("h");
      const rows = page.locator("dialog[open] .counsel li");
      await rows.first().waitFor();
      const said = await rows.locator("button").allInnerTexts();
      expect(said.length).toBeGreaterThan(0);
      for (const label of said) expect(options).toContain(label);
      expect(await rows.first().locator("b").innerText()).toMatch(/^\d+ %$/);
      await rows.first().locator("button").click();
      await visitor.still();
      await expect.poll(() => page.evaluate(numberNow)).toBeGreaterThan(number ?? 0);
      await visitor.expectNoFault();
    },
  );

  test("a hint names places as the table does", async () => {
    const visitor = await hall.visit();
    const { page } = visitor;
    await visitor.play(MATCHES.riftforce as (typeof MATCHES)[string]);
    await playOn(visitor, { seed: 6, until: () => page.locator(".hand .legal").first().isVisible() });
    await page.keyboard.press("h");
    const counsel = page.locator("dialog[open] .counsel");
    await counsel.locator("li").first().waitFor();
    const said = await counsel.innerText();
    expect(said).toMatch(/ at [IV]+/);
    expect(said).not.toMatch(/ at \d/);
  });

  test("on a phone it is behind the crystal ball, reads well and has no fault that axe finds", async () => {
    const visitor = await hall.visit({ size: PHONE, touch: true });
    const { page } = visitor;
    await visitor.play(MATCHES.riftforce as (typeof MATCHES)[string]);
    await page.getByRole("button", { name: english.hint }).tap();
    await page.locator("dialog[open] .counsel li").first().waitFor();
    expect(await flaws(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });

  test("a bot that is looked at waits, and goes on when the drawer is closed", async () => {
    const visitor = await hall.visit({ settings: { pace: "calm" } });
    const { page } = visitor;
    const match = await visitor.ask<string>("start", {
      game: "riftforce",
      options: { mode: "duel" },
      seats: [
        { is: "bot", name: "Orrin", level: "adept" },
        { is: "bot", name: "Orrin", level: "adept" },
      ],
      seed: "looked at",
    });
    await page.evaluate((id) => {
      location.hash = `#/match/${id}`;
    }, match);
    await page.locator(".prompt").waitFor();
    // It thinks for two thirds of a second at a time: whoever comes too late tries again.
    const isLooking = async (): Promise<boolean> => {
      await page.waitForFunction(() => typeof window.spied.update?.thinking === "number");
      await page.keyboard.press("h");
      const weighed = page.locator("dialog[open] .counsel li").first();
      if (
        await weighed.waitFor({ timeout: 3000 }).then(
          () => page.locator("dialog[open] .counsel button").count(),
          () => 1,
        )
      )
        await page.keyboard.press("Escape");
      return (await page.locator("dialog[open]").count()) > 0;
    };
    await expect.poll(isLooking, { timeout: 15_000 }).toBe(true);
    expect(await page.locator("dialog[open] .counsel").innerText()).toContain(english.counsel.theirs("Orrin"));
    const number = await page.evaluate(numberNow);
    await page.waitForTimeout(1500);
    expect(await page.evaluate(numberNow)).toBe(number);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.evaluate(numberNow)).toBeGreaterThan(number ?? 0);
    await visitor.expectNoFault();
  });

  test("five levels are offered for a bot, the middle one chosen", async () => {
    const visitor = await hall.visit({ at: "#/new/riftforce" });
    const level = visitor.page.getByLabel(english.start.level(2));
    await level.waitFor();
    expect(await level.locator("option").allInnerTexts()).toEqual([
      "Novice",
      "Apprentice",
      "Adept",
      "Master",
      "Oracle",
    ]);
    expect(await level.inputValue()).toBe("adept");
  });
});
