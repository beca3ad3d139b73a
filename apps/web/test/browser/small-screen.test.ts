import type { Wish } from "@rifthall/service";
import { afterEach, expect, test } from "vitest";
import { field, sit, TABLE } from "./neverrift.ts";
import { byFinger, MATCHES, playOn } from "./player.ts";
import { inBrowser, PENCIL, PHONE, type Visitor } from "./rifthall.ts";

/** Of things that lie side by side, those whose beginning another covers. */
const hidden = ({ page }: Visitor, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter((e) => {
        const { left, top, width, height } = e.getBoundingClientRect();
        if (width === 0) return true;
        const parts = [0.15, 0.5, 0.85];
        return !parts.every((part) => {
          const hit = document.elementFromPoint(left + width * part, top + height / 2);
          return (
            hit !== null &&
            (e.contains(hit) || hit.contains(e) || hit.closest("[data-row]") === e.closest("[data-row]"))
          );
        });
      })
      .map((e) => e.textContent?.trim() ?? ""),
  );

inBrowser("a small screen", (hall) => {
  afterEach(() => hall.clear());

  test("Riftforce says what the score goes to, and nothing of the line is cut off", async () => {
    const visitor = await hall.visit({ size: PHONE, touch: true });
    const { page } = visitor;
    await visitor.play(MATCHES.riftforce as Wish);
    await playOn(visitor, { seed: 2, hand: byFinger, until: (taps) => taps >= 24 });
    const lines = page.locator(".top .scores li");
    expect(await lines.count()).toBe(2);
    for (const line of await lines.all()) {
      expect(await line.innerText()).toContain("/12");
      expect(await line.evaluate((e) => e.scrollWidth - e.clientWidth)).toBeLessThanOrEqual(0);
      for (const word of await line.locator(".mini").all())
        expect(await word.evaluate((e) => e.scrollWidth - e.clientWidth), await word.innerText()).toBeLessThanOrEqual(
          0,
        );
    }
  });

  test("Neverrift shows whose tokens outweigh whose", async () => {
    const visitor = await hall.visit({ size: PHONE, settings: PENCIL });
    await sit(visitor, TABLE);
    const parts = visitor.page.locator(".top .beam span");
    const wide = await parts.evaluateAll((all) => all.map((e) => e.getBoundingClientRect().width));
    expect(wide).toHaveLength(2);
    expect((wide[1] ?? 0) / (wide[0] ?? 1)).toBeCloseTo(7, 0);
  });

  test("eight cards in a hand keep their names and values in sight", async () => {
    const visitor = await hall.visit({ size: PHONE, touch: true, settings: PENCIL });
    const { page } = visitor;
    const cards = [
      "awl-wasp",
      "letter-moth",
      "keyhole-owl",
      "roadside-ox",
      "shutterback",
      "bellowing-calf",
      "return-stork",
      "gaff-hand",
    ];
    await sit(visitor, { ...TABLE, hands: [cards, []] });
    expect(await page.locator(".rail [data-row]").count()).toBe(8);
    expect(await hidden(visitor, ".rail [data-side]")).toEqual([]);
    const heard = await page.locator(".rail li").allInnerTexts();
    expect(heard.filter((text) => /\p{L}{3}/u.test(text))).toHaveLength(8);
  });

  test("tells once how a card is read, and no more when it was", async () => {
    const visitor = await hall.visit({
      size: PHONE,
      options: { hasTouch: true, isMobile: true, viewport: PHONE },
      settings: PENCIL,
    });
    const { page } = visitor;
    // At the opening hand, where nothing else is to be said.
    await visitor.play(MATCHES.neverrift as Wish);
    const told = page.locator(".prompt .hold");
    await told.waitFor();
    const { x, y } = (await page.locator(".rail [data-row]").first().boundingBox()) ?? { x: 0, y: 0 };
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: x + 12, y: y + 12 }] });
    await page.locator("dialog[open]").waitFor();
    await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await page.keyboard.press("Escape");
    await told.waitFor({ state: "detached" });
    await page.reload();
    await visitor.still();
    await expect.poll(() => told.count()).toBe(0);
  });

  test("a finger on a small button pencils its answer in, and the plate gives it", async () => {
    const visitor = await hall.visit({ size: PHONE, touch: true, settings: PENCIL });
    const { page } = visitor;
    await visitor.play(MATCHES["quantum-rift"] as Wish);
    const reading = page.locator(".reveal button").last();
    while (await reading.count()) await reading.tap();
    const answers = () => page.evaluate(() => window.spied.asked.filter(({ name }) => name === "answer").length);
    const [asked, before] = [await visitor.prompt(), await answers()];
    // Units may still be deployed: to leave it at that is not on the plate.
    expect(await page.locator(".prompt .plate").count()).toBe(0);
    await page.locator(".prompt .choice button", { hasText: "Go on" }).tap();
    const plate = page.locator(".prompt .likely button", { hasText: "Go on" });
    await plate.waitFor();
    expect(await visitor.prompt()).toBe(asked);
    expect(await answers()).toBe(before);
    await page.locator(".prompt .back button").tap();
    await plate.waitFor({ state: "detached" });
    await page.locator(".prompt .choice button", { hasText: "Go on" }).tap();
    // A double tap is one tap: the plate stands where the button stood.
    await plate.tap();
    expect(await answers()).toBe(before);
    await plate.click();
    await expect.poll(answers).toBe(before + 1);
    await visitor.expectNoFault();
  });

  test("a mouse that rests on a card opens no sheet over the table; the right button does", async () => {
    const visitor = await hall.visit({ size: PHONE, settings: PENCIL });
    const { page } = visitor;
    await sit(visitor, TABLE);
    const sheet = page.locator("dialog[open]");
    await field(visitor, "b4").hover();
    // Longer than a card beside the field lets one wait for it.
    await page.waitForTimeout(500);
    expect(await sheet.count()).toBe(0);
    await field(visitor, "b4").click({ button: "right" });
    await sheet.waitFor();
  });

  test("what a card in hand does is told whole where it is taken up", async () => {
    const visitor = await hall.visit({ size: PHONE, touch: true, settings: PENCIL });
    const { page } = visitor;
    await visitor.play({
      ...(MATCHES.riftforce as Wish),
      options: {
        guilds: [
          ["shadow", "water", "lava", "acid"],
          ["earth", "fire", "thunderbolt", "plant"],
        ],
      },
    });
    const cards = page.locator(".rail [data-key^='card:']");
    for (let i = 0; i < (await cards.count()); i++) {
      await cards.nth(i).tap({ position: { x: 6, y: 30 } });
      const line = page.locator(".prompt .what p");
      expect(await line.evaluate((e) => e.scrollHeight - e.clientHeight), await line.innerText()).toBeLessThanOrEqual(
        1,
      );
      await cards.nth(i).tap({ position: { x: 6, y: 30 } });
    }
  });
});
