import type { Locator } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { DUEL } from "./riftforce.ts";
import { inBrowser, PENCIL } from "./rifthall.ts";

async function middle(thing: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await thing.boundingBox();
  if (!box) throw new Error("it is not to be seen");
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 60) };
}

inBrowser("dragging", (hall) => {
  afterEach(() => hall.clear());

  test("a card dragged to a place is pencilled in there and played with Enter, one let go elsewhere is not", async () => {
    const visitor = await hall.visit({ settings: PENCIL });
    const { page } = visitor;
    await visitor.play(DUEL);
    await visitor.still();
    expect(await visitor.prompt()).toBe("Your turn: play a card.");
    const card = page.locator(".rail [data-key^='card:']").first();
    const log = page.locator(".ledger li");

    const from = await middle(card);
    const before = await log.count();
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 30, from.y - 60, { steps: 4 });
    await page.mouse.move(20, 20, { steps: 4 });
    await page.mouse.up();
    await visitor.still();
    await expect.poll(() => log.count()).toBe(before);

    await page.keyboard.press("Escape");
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 30, from.y - 60, { steps: 4 });
    const place = await middle(page.locator("[data-key='place:2']").first());
    await page.mouse.move(place.x, place.y, { steps: 4 });
    await page.mouse.up();
    await page.locator(".prompt .likely", { hasText: /^Play .* at III/ }).waitFor();
    // What the plate says already is not foretold, too.
    expect(await page.locator(".prompt .what").innerText()).not.toMatch(/plays/);
    expect(await log.count()).toBe(before);
    await page.keyboard.press("Enter");
    await visitor.still();
    await expect.poll(() => log.last().innerText()).toMatch(/^Ada plays .* at III\./);
    // Why another card cannot follow stands over its picture: the question stays in sight.
    await page.locator(".rail li:not(.legal) [data-key]").first().click();
    const why = page.locator(".why-not");
    await why.waitFor();
    const [asked, said] = [await page.locator(".prompt h2").boundingBox(), await why.boundingBox()];
    expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThanOrEqual(said?.y ?? 0);
    expect(await page.locator(".prompt .likely").innerText()).toContain("End the turn");
    await visitor.expectNoFault();
  });

  test("a double click is one answer, a card of one's own stands for its place, and an enemy says why not", async () => {
    const visitor = await hall.visit({ settings: PENCIL });
    const { page } = visitor;
    await visitor.play(DUEL);
    await visitor.still();
    const log = page.locator(".ledger li");
    const held = page.locator(".rail li.legal [data-key^='card:']");
    await held.first().click();
    await page.locator("[data-key='place:1']").first().click();
    await page.locator(".prompt .likely button").dblclick();
    await visitor.still();
    expect(await visitor.prompt()).toMatch(/^1 played\. /);
    expect(await log.last().innerText()).toMatch(/^Ada plays .* at II\./);

    await page.locator(".prompt .likely", { hasText: "End the turn" }).click();
    await visitor.still();
    await page.locator(".lying[data-side='theirs']").first().click();
    await page.locator(".why-not", { hasText: "It is not on your side" }).waitFor();
    // What a mouse rests on is enlarged though it was clicked.
    await page.locator(".enlarged .means").waitFor();

    await held.first().click();
    await page.locator(".lying[data-zone='stack-1-0']").first().click();
    await page.locator(".prompt .likely", { hasText: /^Play .* at II/ }).waitFor();
    await visitor.expectNoFault();
  });
});
