import { afterEach, expect, test } from "vitest";
import { flaws } from "./axe.ts";
import { played } from "./played.ts";
import { expectInSight, person, playOn, showcase } from "./player.ts";
import { inBrowser, PHONE, PHONE_ACROSS, WIDE } from "./rifthall.ts";

const SIZES = { wide: WIDE, phone: { width: 390, height: 844 }, small: PHONE, across: PHONE_ACROSS };

inBrowser("Beyond the Rift", (hall) => {
  afterEach(() => hall.clear());

  test.each([true, false])("the end of the tutorial is told, and what comes next (won: %s)", async (won) => {
    const visitor = await hall.visit();
    const record = won
      ? played("beyond-the-rift", { difficulty: "easy" }, won)
      : played("beyond-the-rift", { difficulty: "hard" }, won, "random");
    await visitor.sit(await visitor.ask<string>("bring", JSON.stringify(record)));
    const ending = visitor.page.locator(".ending");
    await ending.waitFor();
    expect(await ending.locator(".epilogue").innerText()).toMatch(/\w{3,}.*\./s);
    expect(await ending.locator("dd").count()).toBe(5);
    const next = visitor.page.getByRole("button", { name: /The Gate at Low Ferry/ });
    expect(await next.count()).toBe(won ? 1 : 0);
    await visitor.expectNoFault();
  });

  test("four heroes of one person: all is in sight at every size, and everybody can read it", async () => {
    const visitor = await hall.visit();
    const { page } = visitor;
    const options = { mode: "four", scenario: "the-gate-at-low-ferry" };
    const seats = [0, 1, 2, 3].map(() => person("Ada"));
    await visitor.play({ game: "beyond-the-rift", options, seats, seed: "browser-4" });
    await playOn(visitor, { seed: 4, until: (taps) => taps >= 14 });
    await page.mouse.move(1, 1);
    const found: string[] = [];
    for (const [name, size] of Object.entries(SIZES)) {
      await page.setViewportSize(size);
      await page.waitForFunction((width) => innerWidth === width, size.width);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      await showcase(visitor, `beyond-the-rift-${name}`);
      await expectInSight(visitor);
      found.push(...(await flaws(page)).map((flaw) => `${name}: ${flaw}`));
    }
    expect(found).toEqual([]);
    await visitor.expectNoFault();
  }, 60_000);

  test("a tap on another of one's heroes plays on with that one, and why not is told", async () => {
    const visitor = await hall.visit();
    const { page } = visitor;
    const seats = [person("Ada"), person("Ada")];
    await visitor.play({ game: "beyond-the-rift", options: { mode: "pair" }, seats, seed: "browser-2" });
    expect(await visitor.prompt()).toContain("Bastian");
    await page.locator("[data-key='hero:1']").click();
    await expect.poll(() => visitor.prompt()).toContain("Elisa");
    await page.locator("[data-key='do:guard']").click();
    await page.locator(".why-not").waitFor();
    await visitor.expectNoFault();
  });
});
