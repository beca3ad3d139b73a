import { afterEach, expect, test } from "vitest";
import { english } from "../../src/text/en.ts";
import { played } from "./played.ts";
import { inBrowser } from "./rifthall.ts";

/** A chapter that a bot has played to its end. */
const chapter = (won: boolean): string =>
  JSON.stringify(played("quantum-rift", { difficulty: won ? "easy" : "hard" }, won));

inBrowser("the end of a chapter", (hall) => {
  afterEach(() => hall.clear());

  test("won: the epilogue is told, and the next chapter is one tap away", async () => {
    const visitor = await hall.visit();
    const { page } = visitor;
    await visitor.sit(await visitor.ask<string>("bring", chapter(true)));
    const ending = page.locator(".ending");
    await ending.waitFor();
    expect(await ending.locator(".epilogue").innerText()).toMatch(/\w{3,}.*\./s);
    expect(await ending.locator("dd").count()).toBe(5);
    await page.getByRole("button", { name: /Drowned Observatory/ }).click();
    await page.waitForFunction(() => window.spied.opened?.options.chapter === "andares-2");
    await visitor.expectNoFault();
  });

  test("lost: the defeat is told, and the same chapter can be tried again", async () => {
    const visitor = await hall.visit();
    const { page } = visitor;
    await visitor.sit(await visitor.ask<string>("bring", chapter(false)));
    await page.locator(".ending .epilogue").waitFor();
    expect(await page.getByRole("button", { name: /Drowned Observatory/ }).count()).toBe(0);
    await page.getByRole("button", { name: english.rematch }).click();
    await page.waitForFunction(() => window.spied.update?.status.over === false);
    expect(await page.evaluate(() => window.spied.opened?.options.chapter)).toBe("first");
  });
});
