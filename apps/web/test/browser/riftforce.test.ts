import { afterEach, expect, test } from "vitest";
import { byFinger, MATCHES, playOn } from "./player.ts";
import { inBrowser, PHONE, type Visitor, WIDE } from "./rifthall.ts";

/** Marks of legal places that lie over the number, guild or damage of a card. */
const covered = ({ page }: Visitor): Promise<readonly string[]> =>
  page.evaluate(() => {
    const boxes = (selector: string) => [...document.querySelectorAll(selector)].map((e) => e.getBoundingClientRect());
    const strips = boxes(".location .lying :is(.number, .guild, .damage)");
    return boxes(".location .here").flatMap((here) =>
      strips
        .filter((s) => s.left < here.right && s.right > here.left && s.top < here.bottom - 1 && s.bottom > here.top + 1)
        .map(
          (s) => `${Math.round(here.top)}–${Math.round(here.bottom)} over ${Math.round(s.top)}–${Math.round(s.bottom)}`,
        ),
    );
  });

inBrowser("Riftforce", (hall) => {
  afterEach(() => hall.clear());

  test("the draft says in whole sentences what a guild does", async () => {
    const visitor = await hall.visit();
    await visitor.play(MATCHES.riftforce);
    const offers = visitor.page.locator(".offer button");
    expect(await offers.count()).toBeGreaterThan(5);
    for (const offer of await offers.all()) {
      const said = (await offer.locator(".line").innerText()).replace(/\s+/g, " ").trim();
      expect(said.endsWith(".")).toBe(true);
      const clipped = await offer.locator(".line").evaluate((e) => e.scrollHeight > e.clientHeight + 1);
      expect(clipped, said).toBe(false);
    }
  });

  test.each([
    { size: WIDE, touch: false },
    { size: PHONE, touch: true },
  ])("marks of places cover no card at $size.width × $size.height", async ({ size, touch }) => {
    const visitor = await hall.visit({ size, touch });
    await visitor.play({ ...MATCHES.riftforce, seed: "long-stacks" });
    let seen = 0;
    await playOn(visitor, {
      ...(touch ? { hand: byFinger } : {}),
      seed: 11,
      each: async () => {
        seen += await visitor.page.locator(".location .here").count();
        expect(await covered(visitor), await visitor.prompt()).toEqual([]);
      },
      until: (taps) => taps >= 90,
    });
    expect(seen).toBeGreaterThan(0);
  });

  test("a match that is over tells its scores, can be put aside for the table, and begins anew with Enter", async () => {
    const visitor = await hall.visit();
    const { page } = visitor;
    await visitor.play(MATCHES.riftforce);
    await playOn(visitor);
    const scores = await visitor.page.evaluate(() => {
      const status = window.spied.update?.status;
      return status?.over ? status.outcome.scores : [];
    });
    const told = await page.locator(".ending .score td").allInnerTexts();
    expect(told.map(Number).toSorted()).toEqual([...scores].toSorted());
    const by = page.locator(".ending tbody tr", { hasText: /^By / });
    const sums = (await by.locator("td").allInnerTexts()).map(Number);
    expect(sums.reduce((sum, n) => sum + n, 0)).toBe(scores.reduce((sum, n) => sum + n, 0));

    await page.getByRole("button", { name: "See the table" }).click();
    await expect.poll(() => page.locator(".ending").count()).toBe(0);
    await page.getByRole("button", { name: "See the result" }).click();
    await page.locator(".ending").waitFor();

    const before = page.url();
    await page.locator(".verdict .plate-at button").focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction((url) => location.href !== url, before);
    await visitor.still();
    await expect.poll(() => page.locator(".ending").count()).toBe(0);
    await visitor.expectNoFault();
  }, 120_000);

  test("the log has a heading for every turn, and names places as the table does", async () => {
    const visitor = await hall.visit();
    await visitor.play(MATCHES.riftforce);
    await playOn(visitor, { seed: 2, until: (taps) => taps >= 24 });
    const parts = await visitor.page.locator(".ledger .part").allInnerTexts();
    expect(
      parts.some((part) => /Ada\s+Round \d/.test(part)),
      parts.join(),
    ).toBe(true);
    expect(parts.some((part) => /Orrin\s+Round \d/.test(part))).toBe(true);
    const lines = await visitor.log();
    expect(lines.some((line) => /plays .+ at [IV]+\./.test(line))).toBe(true);
    expect(lines.filter((line) => / at \d/.test(line))).toEqual([]);
  });

  test("too few guilds for the mode cannot be chosen, and it is said why; teams are seen", async () => {
    const visitor = await hall.visit({ at: "#/new/riftforce" });
    const { page } = visitor;
    await page.getByText("Draft them").click();
    await page.getByText("The 10 base guilds").click();
    await page.getByText("Teams", { exact: true }).click();
    const base = page.getByRole("radio", { name: "The 10 base guilds" });
    await expect.poll(() => base.isDisabled()).toBe(true);
    await expect.poll(() => base.isChecked()).toBe(false);
    await expect.poll(() => page.getByText("need more guilds").isVisible()).toBe(true);
    await expect.poll(() => page.locator("section h3").count()).toBe(2);
    await visitor.expectNoFault();
  });
});
