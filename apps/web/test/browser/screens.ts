import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { flaws } from "./axe.ts";
import { pictures } from "./player.ts";
import { inBrowser, PHONE, type Visitor, WIDE } from "./rifthall.ts";

/** Screens by name, and how one gets to each. */
export type Screens = Readonly<Record<string, (visitor: Visitor) => Promise<void>>>;

export const at = (hash: string) => async (visitor: Visitor) => {
  await visitor.go(hash);
  await visitor.page.locator("h1").first().waitFor();
};

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
        await page.setViewportSize(size);
        await page.screenshot({ path: join(pictures, `${screen}-${name}.png`) });
        found.push(...(await flaws(page)).map((flaw) => `${name}: ${flaw}`));
      }
      expect(found).toEqual([]);
      await visitor.expectNoFault();
    });
  });
}
