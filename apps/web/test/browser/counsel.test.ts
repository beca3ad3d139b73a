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
    "$game: hints are sorted by chance and drawn on the table; the first click shows one, the second plays it",
    async (wish) => {
      const visitor = await hall.visit();
      const { page } = visitor;
      await visitor.play(wish);
      const options = await visitor.options();
      const number = await page.evaluate(numberNow);
      // A tale that lies over the table is read first.
      for (const tale of await page.locator(".reveal button").all()) await tale.click();
      await page.keyboard.press("h");
      const rows = page.locator(".counsel li");
      await rows.first().waitFor();
      expect(await page.locator("dialog[open]").count()).toBe(0);
      const said = await rows.locator(".label").allInnerTexts();
      for (const label of said) expect(options).toContain(label);
      expect(said.filter((label) => label.includes("does nothing now"))).toEqual([]);
      const chances = (await rows.locator("b").allInnerTexts()).map((text) => Number(/^(\d+) %$/.exec(text)?.[1]));
      expect(chances).toEqual(chances.toSorted((a, b) => b - a));
      const bar = await rows
        .locator(".chance")
        .first()
        .evaluate((e) => Number(e.style.getPropertyValue("--chance")));
      expect(Math.round(bar * 100)).toBe(chances[0]);
      await rows.first().locator("button").click();
      await expect.poll(() => rows.first().locator("button").getAttribute("aria-pressed")).toBe("true");
      await expect.poll(() => page.evaluate(numberNow)).toBe(number);
      // A guild of the draft has its place on the table.
      if (wish.game === "riftforce") await page.locator(".hints .looked rect").waitFor();
      await rows.first().locator("button").click();
      await visitor.still();
      await expect.poll(() => page.evaluate(numberNow)).toBeGreaterThan(number ?? 0);
      expect(await page.locator(".counsel, .hints").count()).toBe(0);
      await visitor.expectNoFault();
    },
  );

  test("a hint names places as the table does", async () => {
    const visitor = await hall.visit();
    const { page } = visitor;
    await visitor.play(MATCHES.riftforce as (typeof MATCHES)[string]);
    await playOn(visitor, { seed: 6, until: () => page.locator(".hand .legal").first().isVisible() });
    await page.keyboard.press("h");
    const counsel = page.locator(".counsel");
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
    await page.locator(".counsel li").first().waitFor();
    expect(await flaws(page)).toEqual([]);
    // The field is in sight, and with one looked at the hand is, too.
    const covered = await page.evaluate(() => {
      const [field, panel] = [".field", ".counsel"].map((name) =>
        document.querySelector(name)?.getBoundingClientRect(),
      );
      return (field?.bottom ?? 0) - (panel?.top ?? 0);
    });
    expect(covered).toBeLessThanOrEqual(1);
    await page.locator(".counsel li button").first().tap();
    await page.locator(".counsel[data-alone]").waitFor();
    const rail = await page.evaluate(() => {
      const [hand, panel] = [".rail", ".counsel"].map((name) => document.querySelector(name)?.getBoundingClientRect());
      return (panel?.bottom ?? 0) - (hand?.top ?? 0);
    });
    expect(rail).toBeLessThanOrEqual(1);
    expect(await flaws(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });

  test("a bot that is looked at waits, and goes on when the hints are closed", async () => {
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
      const weighed = page.locator(".counsel li").first();
      if (
        await weighed.waitFor({ timeout: 3000 }).then(
          () => page.locator(".counsel li button").count(),
          () => 1,
        )
      )
        await page.keyboard.press("Escape");
      return (await page.locator(".counsel").count()) > 0;
    };
    await expect.poll(isLooking, { timeout: 15_000 }).toBe(true);
    expect(await page.locator(".counsel").innerText()).toContain(english.counsel.theirs("Orrin"));
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
