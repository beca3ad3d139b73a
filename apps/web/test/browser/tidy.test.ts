import type { Wish } from "@rifthall/service";
import { afterEach, expect, test } from "vitest";
import { german } from "../../src/text/de.ts";
import { english } from "../../src/text/en.ts";
import { MATCHES, playOn } from "./player.ts";
import { inBrowser, PENCIL, PHONE, type Visitor } from "./rifthall.ts";

const { riftforce, neverrift, "quantum-rift": quantumRift } = MATCHES as Readonly<Record<string, Wish>>;
const games = Object.entries(MATCHES);

const box = async ({ page }: Visitor, selector: string) => {
  const found = await page.locator(selector).first().boundingBox();
  if (!found) throw new Error(`${selector} is not to be seen`);
  return found;
};

inBrowser("a tidy table", (hall) => {
  afterEach(() => hall.clear());

  test.each(games)("of %s: help tells how to read a card, and its words are not cut off", async (_, wish) => {
    const visitor = await hall.visit({ size: PHONE, settings: PENCIL });
    const { page } = visitor;
    await visitor.play(wish);
    const cover = page.locator(".reveal button").first();
    if (await cover.count()) await cover.click();
    await page.getByRole("button", { name: "How to play" }).click();
    const sheet = page.locator("dialog[open]");
    await sheet.locator(".terms dd").first().waitFor();
    expect(await sheet.locator(".reading").innerText()).toContain("hold a finger on it");
    const cut = await sheet.evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll("dd, p, li")]
        .filter((e) => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== "inline")
        .map((e) => e.textContent?.slice(0, 60)),
    );
    expect(cut).toEqual([]);
    expect(
      await sheet
        .locator("dd")
        .first()
        .evaluate((e) => getComputedStyle(e).whiteSpace),
    ).toBe("normal");
  });

  test("the log is as wide as its place, and its end stays in sight when a card is enlarged beside it", async () => {
    const visitor = await hall.visit();
    const { page } = visitor;
    await visitor.play(quantumRift as Wish);
    await playOn(visitor, { seed: 2, until: (taps) => taps >= 40 });
    const frame = page.locator(".side .ledger .frame");
    const beyond = () =>
      frame.evaluate((e) => {
        const last = e.querySelector("li:last-child")?.getBoundingClientRect();
        return Math.round((last?.bottom ?? 0) - e.getBoundingClientRect().bottom);
      });
    // The pointer may have come to rest on a card while it played.
    await page.mouse.move(4, 450);
    const enlarged = async () => {
      await page.keyboard.press("Escape");
      return page.locator(".side section.enlarged").count();
    };
    await expect.poll(enlarged).toBe(0);
    expect(await frame.evaluate((e) => e.scrollHeight > e.clientHeight)).toBe(true);
    expect(await frame.evaluate((e) => e.scrollWidth - e.clientWidth)).toBeLessThanOrEqual(0);
    await expect.poll(beyond).toBeLessThanOrEqual(1);
    const high = (await frame.boundingBox())?.height ?? 0;
    await page.locator(".rail button[data-card]").first().focus();
    await page.keyboard.press("z");
    await page.locator(".side section.enlarged").waitFor();
    await expect.poll(async () => (await frame.boundingBox())?.height ?? 0).toBeLessThan(high);
    await expect.poll(beyond).toBeLessThanOrEqual(1);
  });

  test("where an enlarged card leaves the log no room for a few lines, the log makes way for it", async () => {
    const visitor = await hall.visit();
    const { page } = visitor;
    await visitor.play(MATCHES["beyond-the-rift"] as Wish);
    await playOn(visitor, { seed: 7, until: (taps) => taps >= 14 });
    const log = page.locator(".side .ledger");
    const lines = () =>
      log.locator(".frame").evaluate((e) => {
        const { top, bottom } = e.getBoundingClientRect();
        const whole = [...e.querySelectorAll("li")].filter((line) => {
          const at = line.getBoundingClientRect();
          return at.top >= top - 1 && at.bottom <= bottom + 1;
        });
        return e.checkVisibility({ visibilityProperty: true }) ? whole.length : null;
      });
    for (const where of [".rail button[data-card]", ".board button[data-card]"]) {
      await page.locator(where).first().focus();
      await page.keyboard.press("z");
      await page.locator(".side section.enlarged").waitFor();
      await expect.poll(async () => (await lines()) ?? 5).toBeGreaterThanOrEqual(5);
    }
    await page.keyboard.press("Escape");
    await expect.poll(lines).toBeGreaterThanOrEqual(5);
  });

  test("a lost match says so to whoever lost it; nothing of the table shows through, and a word about it moves nothing", async () => {
    const visitor = await hall.visit();
    const { page } = visitor;
    const match = await visitor.play(riftforce as Wish);
    await playOn(visitor, { until: (taps) => taps >= 10 });
    await visitor.ask("resign", match, 0);
    await visitor.still();
    await page.locator(".ending").waitFor();
    expect(await page.locator(".ending h2").innerText()).toBe("You lost");
    const ground = await page.locator(".ending").evaluate((e) => {
      const { backgroundColor, maskImage } = getComputedStyle(e, "::before");
      return { backgroundColor, maskImage };
    });
    expect(ground.maskImage).toBe("none");
    expect(ground.backgroundColor).toMatch(/^rgb\(/);
    const before = [await box(visitor, ".prompt"), await box(visitor, ".rail")];
    await page.getByRole("button", { name: english.shareLink }).click();
    await page.locator(".toast").waitFor();
    expect([await box(visitor, ".prompt"), await box(visitor, ".rail")]).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  });

  test("a second tab says in the prompt that it watches, covers no hand, and takes over from there", async () => {
    const first = await hall.visit();
    const match = await first.play(riftforce as Wish);
    const second = await hall.visit({ context: first.page.context() });
    await second.sit(match);
    await second.page.locator(".prompt .watching").waitFor();
    expect(await second.page.locator(".notice").count()).toBe(0);
    await second.page.getByRole("button", { name: english.playHere }).click();
    await second.page.locator(".table[data-deciding]").waitFor();
    expect(await second.page.locator(".watching").count()).toBe(0);
  });

  test("what covers the table has the only plate in sight", async () => {
    const visitor = await hall.visit({ size: PHONE });
    const { page } = visitor;
    await visitor.play(quantumRift as Wish);
    await page.locator("[data-covers]").waitFor();
    expect(await page.getByRole("button", { name: "Go on" }).count()).toBe(1);
  });

  test("the replay of a match that is not over says so, and goes on with it", async () => {
    const visitor = await hall.visit();
    const { page } = visitor;
    const match = await visitor.play(riftforce as Wish);
    await visitor.go(`#/replay/${match}`);
    await page.getByRole("heading", { name: english.replay.notOver }).waitFor();
    expect(await page.getByText(english.trouble).count()).toBe(0);
    await page.getByRole("button", { name: english.replay.goOn }).click();
    await page.locator(".table[data-deciding]").waitFor();
    expect(page.url()).toContain(`#/match/${match}`);
    await visitor.expectNoFault();
  });

  test("by keys alone the focus stays on the table, play after play", async () => {
    const visitor = await hall.visit({ settings: PENCIL });
    const { page } = visitor;
    await visitor.play(neverrift as Wish);
    await page.keyboard.press("Enter");
    await visitor.still();
    const focused = () => page.evaluate(() => document.activeElement?.tagName ?? "");
    let plays = 0;
    await page.locator(".rail [data-key].legal, .rail .legal [data-key]").first().focus();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press("Enter");
      if (await visitor.still()) break;
      await expect.poll(focused, { message: `after ${step}: ${await visitor.prompt()}` }).toBe("BUTTON");
      if (await page.locator(".prompt .likely").count()) plays++;
      await page.keyboard.press(step % 2 ? "ArrowRight" : "ArrowUp");
    }
    expect(plays).toBeGreaterThan(0);
    await visitor.expectNoFault();
  });

  test("on the shelf of a phone the ways beside a plate stay together", async () => {
    const visitor = await hall.visit({ size: { width: 390, height: 844 } });
    const { page } = visitor;
    const at = async (name: string) => (await page.getByRole("link", { name }).boundingBox())?.y;
    await page.getByRole("link", { name: "Decks for Neverrift" }).waitFor();
    expect(await at("Decks for Neverrift")).toBe(await at("Options for Neverrift"));
    // With a third that goes on with a match, two of them still keep each other company.
    await visitor.play(MATCHES.neverrift);
    await visitor.go("#/");
    await page.getByRole("link", { name: /Continue.*Neverrift/ }).waitFor();
    expect(await at("Decks for Neverrift")).toBe(await at("Options for Neverrift"));
  });

  test("the deck builder has fields of its own", async () => {
    const visitor = await hall.visit({ at: "#/decks/neverrift" });
    const selects = visitor.page.locator("select");
    await selects.first().waitFor();
    const looks = await selects.evaluateAll((all) =>
      all.map((e) => {
        const { appearance, backgroundImage, paddingRight } = getComputedStyle(e);
        return [appearance, backgroundImage.includes("gradient"), Number.parseFloat(paddingRight) > 16];
      }),
    );
    expect(looks.length).toBeGreaterThan(3);
    for (const look of looks) expect(look).toEqual(["none", true, true]);
  });

  test("German takes a choice back by a word of its own, and names nobody in English", async () => {
    expect(german.undo).not.toBe(german.back);
    const visitor = await hall.visit({ at: "#/settings", settings: { language: "de" } });
    const credits = visitor.page.locator(".about dd");
    await credits.first().waitFor();
    expect((await credits.allInnerTexts()).join(" ")).not.toContain("several");
  });
});
