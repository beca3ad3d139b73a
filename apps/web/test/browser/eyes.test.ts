import type { Wish } from "@rifthall/service";
import { afterEach, expect, test } from "vitest";
import { byPointer, MATCHES, playOn, showcase } from "./player.ts";
import { inBrowser, PENCIL, type Visitor } from "./rifthall.ts";

const TAPS = 24;
const games = Object.keys(MATCHES);

/** Things that may be tapped now and cannot be told from others without the page's own colours. */
const unmarked = ({ page }: Visitor): Promise<readonly string[]> =>
  page.evaluate(() => {
    const drawn = (e: Element): boolean =>
      [null, "::before", "::after"].some((part) => {
        const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth, content } = getComputedStyle(e, part);
        if (part !== null && content === "none") return false;
        const lined = (style: string, width: string): boolean => style !== "none" && Number.parseFloat(width) > 1;
        return lined(outlineStyle, outlineWidth) || lined(borderTopStyle, borderTopWidth);
      });
    const glowing = [...document.querySelectorAll(".legal[data-key], .legal > [data-key], .here[data-key]")];
    return glowing
      .filter((e) => ![e, e.parentElement as Element, ...e.querySelectorAll("*")].some(drawn))
      .map((e) => e.outerHTML.slice(0, 140));
  });

/** With twice the size of text a table may scroll; whatever may be tapped can be brought into sight. */
async function bringOneIntoSight({ page }: Visitor): Promise<void> {
  await page.evaluate(() => {
    const [first] = document.querySelectorAll(".legal[data-key], .legal > [data-key], .here[data-key]");
    if (window.spied.glowing().length === 0) first?.scrollIntoView({ block: "center", inline: "center" });
  });
}

inBrowser("for eyes that need it", (hall) => {
  afterEach(() => hall.clear());

  test.each(games)(
    "forced colours: what may be done in %s is outlined",
    async (game) => {
      const visitor = await hall.visit({ options: { forcedColors: "active" } });
      await visitor.play(MATCHES[game]);
      await playOn(visitor, {
        until: (taps) => taps >= TAPS,
        each: async () => expect(await unmarked(visitor), await visitor.prompt()).toEqual([]),
      });
      await showcase(visitor, `forced-${game}`);
      await visitor.expectNoFault();
    },
    120_000,
  );

  test("forced colours: a guild that is pencilled in is told from those that may be", async () => {
    const visitor = await hall.visit({ options: { forcedColors: "active" }, settings: PENCIL });
    await visitor.play(MATCHES.riftforce as Wish);
    const width = (of: string) =>
      visitor.page
        .locator(of)
        .first()
        .evaluate((e) => Number.parseFloat(getComputedStyle(e).outlineWidth));
    const legal = await width(".guild.legal");
    await visitor.page.locator(".guild.legal").first().click();
    expect(await width(".guild.chosen")).toBeGreaterThan(legal);
  });

  test.each(games)(
    "text twice as large: %s is played on, and nobody needs to scroll sideways",
    async (game) => {
      const visitor = await hall.visit({
        before: async (context) => {
          await context.addInitScript(() => {
            document.addEventListener("readystatechange", () => {
              document.documentElement.style.fontSize = "200%";
            });
          });
        },
      });
      await visitor.play(MATCHES[game]);
      await playOn(visitor, {
        until: (taps) => taps >= TAPS,
        each: async () => {
          await bringOneIntoSight(visitor);
          const wide = await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(wide, await visitor.prompt()).toBeLessThanOrEqual(0);
        },
        hand: byPointer,
      });
      await showcase(visitor, `large-${game}`);
      await visitor.expectNoFault();
    },
    120_000,
  );
});
