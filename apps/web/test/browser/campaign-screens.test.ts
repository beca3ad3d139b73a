import type { Wish } from "@rifthall/service";
import { afterEach, expect, test } from "vitest";
import { german } from "../../src/screens/campaign/text/de.ts";
import { flaws } from "./axe.ts";
import { button, GAME, standing, wonTwice } from "./campaigns.ts";
import { played } from "./played.ts";
import { MATCHES, showcase } from "./player.ts";
import { inBrowser, PHONE, type Visitor, WIDE } from "./rifthall.ts";

const SIZES = { wide: WIDE, tall: { width: 390, height: 844 }, phone: PHONE };

/** Something that was won and Bastian can wear. */
const wonItem = (): string => (wonTwice().campaign.items as readonly string[]).at(-1) ?? "";

/** Looked at by everybody, at every size: nothing to be held against it, and nothing sticks out. */
async function expectReadable(visitor: Visitor, name: string): Promise<void> {
  const { page: at } = visitor;
  const found: string[] = [];
  for (const [size, of] of Object.entries(SIZES)) {
    await at.setViewportSize(of);
    await at.waitForFunction((width) => innerWidth === width, of.width);
    await at.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await showcase(visitor, `${name}-${size}`);
    found.push(...(await flaws(at)).map((flaw) => `${size}: ${flaw}`));
    const over = await at.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) found.push(`${size}: ${over} px too wide`);
  }
  expect(found).toEqual([]);
  await visitor.expectNoFault();
}

inBrowser("the screens of a campaign can be read by everybody", (hall) => {
  afterEach(() => hall.clear());

  test.each([
    ["campaigns", () => `#/campaigns/${GAME}`, "[data-campaign]"],
    ["campaign-map", (id: string) => `#/campaign/${id}`, "[data-match]"],
    ["campaign-aftermath", (id: string) => `#/campaign/${id}/aftermath`, "#told"],
    ["campaign-hero", (id: string) => `#/campaign/${id}/bearer/bastian`, "#deck"],
    ["campaign-fitting", (id: string) => `#/campaign/${id}/bearer/bastian/${wonItem()}`, ".changes"],
  ])("%s", async (name, at, waits) => {
    const { visitor } = await standing(hall, at);
    await visitor.page.locator(waits).first().waitFor();
    await expectReadable(visitor, name);
  });

  test("what is asked before one sets out, in German", async () => {
    const { visitor } = await standing(hall, (id) => `#/campaign/${id}`, { language: "de" });
    await button(visitor, german.setOut).click();
    await visitor.page.locator("dialog[open] h4").first().waitFor();
    await expectReadable(visitor, "campaign-set-out-de");
    await visitor.page.keyboard.press("Escape");
    await expect.poll(() => visitor.page.locator("main").innerText()).toContain("SZENARIO 3 VON 5");
    await expectReadable(visitor, "campaign-map-de");
  });

  test("the chapters of Quantum Rift on their map: open, under way, won, and closed to two", async () => {
    const visitor = await hall.visit();
    const { page } = visitor;
    await visitor.go("#/new/quantum-rift");
    await page.locator("[data-station='andares-1'][data-state='open']").waitFor();
    const record = played("quantum-rift", { chapter: "andares-1" }, true);
    await visitor.ask("bring", JSON.stringify(record));
    const match = await visitor.play({ ...MATCHES["quantum-rift"], options: { chapter: "andares-2" } } as Wish);
    await visitor.go("#/new/quantum-rift");
    await page.locator("[data-station='andares-1'][data-state='won']").waitFor();
    await page.locator("[data-station='andares-2'][data-state='underway']").press("Enter");
    await expectReadable(visitor, "quantum-rift-chapters");
    expect(await page.locator("main .vellum").innerText()).toContain("Take the lens");
    expect(await page.locator(`a[href='#/match/${match}']`).count()).toBe(1);
    // Two heroes: the first chapter is closed, and says why.
    await page.getByText("Two together").click();
    await page.locator("[data-station='andares-1'][data-state='locked']").click();
    await expect.poll(() => page.locator("main").innerText()).toContain("This chapter is for one hero.");
    await page.getByText("One hero", { exact: true }).click();
    await page.locator("[data-station='andares-1']").click();
    await page.locator("footer .plate").click();
    await page.waitForURL(/#\/match\//);
    await visitor.still();
    await expect.poll(() => page.evaluate(() => window.spied.opened?.options.chapter)).toBe("andares-1");
    await visitor.expectNoFault();
  }, 60_000);
});
