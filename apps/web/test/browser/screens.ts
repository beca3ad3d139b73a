import { afterEach, expect, test } from "vitest";
import { flaws } from "./axe.ts";
import { showcase } from "./player.ts";
import { inBrowser, PHONE, type Visitor, WIDE } from "./rifthall.ts";

/** Screens by name, and how one gets to each. */
export type Screens = Readonly<Record<string, (visitor: Visitor) => Promise<void>>>;

export const at = (hash: string) => async (visitor: Visitor) => {
  await visitor.go(hash);
  await visitor.page.locator("h1").first().waitFor();
};

/** A new size is drawn before anybody looks: what stood beside the field may now lie in a sheet. */
async function resize({ page }: Visitor, size: typeof WIDE): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => innerWidth === width, size.width);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Nobody is shut out of any of these, wide or narrow. */
export function readable(title: string, screens: Screens): void {
  inBrowser(title, (hall) => {
    afterEach(() => hall.clear());

    test.each(Object.keys(screens))("%s can be read by everybody", async (screen) => {
      const visitor = await hall.visit();
      const { page } = visitor;
      await screens[screen]?.(visitor);
      await page.mouse.move(1, 1);
      const found: string[] = [];
      for (const [name, size] of Object.entries({ wide: WIDE, phone: PHONE })) {
        await resize(visitor, size);
        await showcase(visitor, `${screen}-${name}`);
        found.push(...(await flaws(page)).map((flaw) => `${name}: ${flaw}`));
      }
      expect(found).toEqual([]);
      await visitor.expectNoFault();
    });
  });
}
