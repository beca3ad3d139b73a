import { afterEach, expect, test } from "vitest";
import { field, hand, sit, TABLE } from "./neverrift.ts";
import { MATCHES, playOn } from "./player.ts";
import { inBrowser, PENCIL, PHONE, WIDE } from "./rifthall.ts";

inBrowser("what a card means now", (hall) => {
  afterEach(() => hall.clear());

  test.each([WIDE, PHONE])("why not stands beside what was tapped at $width × $height", async (size) => {
    const visitor = await hall.visit({ size, settings: PENCIL });
    const { page } = visitor;
    await sit(visitor, { ...TABLE, passed: 1 });
    await page.locator(".ground .piece.legal").first().waitFor();
    const thing = field(visitor, "b4");
    await thing.click();
    const why = page.locator(".why-not");
    await why.waitFor();
    const [a, b] = [await thing.boundingBox(), await why.boundingBox()];
    if (!a || !b) throw new Error("one of them is not to be seen");
    const [across, down] = [
      Math.max(0, b.x - a.x - a.width, a.x - b.x - b.width),
      Math.max(0, b.y - a.y - a.height, a.y - b.y - b.height),
    ];
    expect(Math.max(across, down)).toBeLessThanOrEqual(12);
    expect(b.x).toBeGreaterThanOrEqual(0);
    expect(b.x + b.width).toBeLessThanOrEqual(size.width);
    expect(await why.locator("button").count()).toBeGreaterThan(0);
    await field(visitor, "d2").click();
    await expect.poll(() => why.count()).toBe(0);
  });

  test("the enlarged card goes along with the chosen one", async () => {
    const visitor = await hall.visit({ settings: PENCIL });
    const { page } = visitor;
    await sit(visitor, TABLE);
    for (const card of ["awl-wasp", "consolation-prize"]) {
      await hand(visitor, card).focus();
      await page.keyboard.press("Enter");
      await page
        .locator(".enlarged > h3", { hasText: card === "awl-wasp" ? "Awl Wasp" : "Consolation Prize" })
        .waitFor();
      await page.keyboard.press("Escape");
    }
  });

  test.each([WIDE, PHONE])(
    "a card of Riftforce says what destroys it and whom that scores, at $width × $height",
    async (size) => {
      const visitor = await hall.visit({ size });
      const { page } = visitor;
      if (!MATCHES.riftforce) throw new Error("no such match");
      await visitor.play(MATCHES.riftforce);
      await playOn(visitor, { seed: 2, until: (taps) => taps >= 30 });
      // What the pointer was left on would come to be enlarged.
      await page.mouse.move(1, 1);
      for (const [side, whom] of [
        ["theirs", "you"],
        ["ours", "them"],
      ] as const) {
        await page.locator(`.side.${side} button[data-row]`).first().focus();
        await page.keyboard.press("z");
        const means = page.locator(".means").last();
        await means.waitFor();
        await expect
          .poll(() => means.innerText())
          .toMatch(new RegExp(`^\\d more damage destroys it and scores ${whom} 1;`));
        await page.keyboard.press("Escape");
      }
    },
  );
});
