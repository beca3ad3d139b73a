import type { Wish } from "@rifthall/service";
import { afterEach, expect, test } from "vitest";
import { AT_THE_DOOR, sitTogether } from "./beyond.ts";
import { byFinger, expectInSight, MATCHES, playOn } from "./player.ts";
import { inBrowser, PENCIL, PHONE } from "./rifthall.ts";

inBrowser("a match by finger", (hall) => {
  afterEach(() => hall.clear());

  test("of Riftforce at 360×640, to the end", async () => {
    const visitor = await hall.visit({ size: PHONE, touch: true, settings: PENCIL });
    await visitor.play(MATCHES.riftforce);
    await playOn(visitor, { hand: byFinger, each: () => expectInSight(visitor) });
    await visitor.expectNoFault();
  }, 120_000);

  test("shows a held card before it is used: the plate uses it, a second tap or one elsewhere puts it back", async () => {
    const visitor = await hall.visit({ size: PHONE, touch: true, settings: PENCIL });
    const { page } = visitor;
    await visitor.play(MATCHES["quantum-rift"] as Wish);
    await page.locator(".reveal button").first().tap();
    const card = page.locator(".rail .legal[data-key^='card:']").first();
    const read = page.locator(".reading h3");
    const deploy = async () => {
      // At this size a whole deck is opened to choose from.
      await card.tap();
      await page.locator("dialog[open] .legal").first().tap();
    };
    await deploy();
    const name = await read.innerText();
    expect(await page.locator(".prompt .likely").innerText()).toContain(`Deploy ${name}`);
    await page.locator(".table main").tap({ position: { x: 20, y: 300 } });
    await expect.poll(() => read.count()).toBe(0);
    expect(await visitor.log()).not.toContainEqual(expect.stringContaining("deploys"));

    await deploy();
    await page.locator(".rail [aria-pressed='true']").tap();
    await expect.poll(() => read.count()).toBe(0);
    await deploy();
    await page.locator(".prompt .likely button").tap();
    await visitor.still();
    expect(await visitor.log()).toContainEqual(expect.stringContaining(`deploys ${name}`));
    await visitor.expectNoFault();
  });

  test("of a hand too large to lie side by side each value is seen; it opens to tick what goes, and goes from there", async () => {
    const visitor = await hall.visit({ size: PHONE, touch: true, settings: PENCIL });
    const { page } = visitor;
    const [hero] = AT_THE_DOOR.heroes as readonly object[];
    const hand = ["gatekeepers-axe", "shield-bash", "shield-bash", "helm-first", "plate-and-patience"];
    await sitTogether(visitor, {
      ...AT_THE_DOOR,
      phase: "draw",
      quest: ["husk-warden"],
      heroes: [{ ...hero, hand: [...hand, "one-step-forward"] }],
    });
    const values = page.locator(".rail .hero-card .half > b:not(.plus)");
    const seen = await values.evaluateAll((numbers) =>
      numbers.map((number) => {
        const { x, y, width, height } = number.getBoundingClientRect();
        return number.closest("button")?.contains(document.elementFromPoint(x + width * 0.7, y + height / 2));
      }),
    );
    expect(seen).toEqual(seen.map(() => true));
    await page.locator(".rail [data-card='shield-bash']").first().tap();
    const sheet = page.locator("dialog[open]");
    await sheet.locator(".legal").first().tap();
    await sheet.locator(".legal:not(.chosen)").first().tap();
    await expect.poll(() => sheet.locator(".plate").innerText()).toContain("Discard 2");
    await sheet.locator(".plate").tap();
    await expect.poll(() => visitor.prompt()).toContain("holds 4 cards too many");
    await visitor.expectNoFault();
  });

  test("what is read of a held card covers nothing that it may be used on", async () => {
    const visitor = await hall.visit({ size: PHONE, touch: true, settings: PENCIL });
    const { page } = visitor;
    await sitTogether(visitor, AT_THE_DOOR);
    await page.locator(".rail [data-card='shield-bash']").tap();
    await page.locator(".reading:not(.nowhere) h3").waitFor();
    await expectInSight(visitor);
    await page.locator(".board [data-zone='quest'].legal").first().tap();
    await expect.poll(() => page.locator(".prompt .plate").innerText()).toContain("Attack");
    await visitor.expectNoFault();
  });
});
