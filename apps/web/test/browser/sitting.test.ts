import { afterEach, expect, test } from "vitest";
import { german } from "../../src/text/de.ts";
import { english } from "../../src/text/en.ts";
import { MATCHES, playOn } from "./player.ts";
import { inBrowser } from "./rifthall.ts";

/** In the middle of a card's effect. */
const inEffect = (): boolean => {
  const status = window.spied.update?.status;
  return status !== undefined && !status.over && status.decision.source !== undefined;
};

inBrowser("sitting at a table", (hall) => {
  afterEach(() => hall.clear());

  test.each(Object.values(MATCHES))("$game: a reload in the middle of an effect changes nothing", async (wish) => {
    const visitor = await hall.visit();
    await visitor.play(wish);
    await playOn(visitor, { seed: 2, until: () => visitor.page.evaluate(inEffect) });
    const before = { prompt: await visitor.prompt(), options: await visitor.options(), log: await visitor.log() };
    expect(before.options.length).toBeGreaterThan(0);
    expect(before.log.length).toBeGreaterThan(3);
    await visitor.page.reload();
    await visitor.still();
    expect({ prompt: await visitor.prompt(), options: await visitor.options(), log: await visitor.log() }).toEqual(
      before,
    );
    await visitor.expectNoFault();
  });

  test.each(Object.values(MATCHES))("$game in German, without a word of English", async (wish) => {
    const visitor = await hall.visit({ settings: { language: "de" } });
    await visitor.play(wish);
    await playOn(visitor, { seed: 4, until: (taps) => taps >= 12 });
    expect(await visitor.page.locator("html").getAttribute("lang")).toBe("de");
    await visitor.page.keyboard.press("m");
    const shown = await visitor.page.evaluate(() => document.body.innerText);
    const foreign = flat(english).filter((text) => !flat(german).includes(text) && text.length > 4);
    const words = new Set(shown.split("\n").map((line) => line.trim()));
    expect(foreign.filter((text) => words.has(text))).toEqual([]);
    expect(words.has(german.resign)).toBe(true);
  });

  test("a second tab watches, follows, and may take over once the first is gone", async () => {
    const first = await hall.visit();
    const match = await first.play(MATCHES.riftforce);
    const second = await hall.visit({ context: first.page.context() });
    await second.sit(match);
    expect(await second.page.evaluate(() => window.spied.opened?.watching)).toBe(true);
    expect(await second.page.locator("body").innerText()).toContain(english.watching);
    const shown = () => second.page.evaluate(() => window.spied.update?.status);
    const before = await shown();
    await first.page.bringToFront();
    await playOn(first, { until: (taps) => taps >= 3 });
    await expect.poll(shown, { timeout: 10_000 }).not.toEqual(before);
    expect(await shown()).toEqual(await first.page.evaluate(() => window.spied.update?.status));
    await first.page.close();
    await second.page.reload();
    await second.still();
    await expect.poll(() => second.page.evaluate(() => window.spied.opened?.watching)).toBe(false);
  });
});

/** Every text of a dictionary that is not put together. */
function flat(words: object): string[] {
  return Object.values(words).flatMap((word: unknown) =>
    typeof word === "string" ? [word] : typeof word === "object" && word !== null ? flat(word) : [],
  );
}
