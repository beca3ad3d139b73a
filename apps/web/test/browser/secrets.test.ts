import type { Wish } from "@rifthall/service";
import { afterEach, expect, test } from "vitest";
import { heard, isRecord, pictures, revealed, updates } from "./hidden.ts";
import { MATCHES, person, playOn } from "./player.ts";
import { inBrowser } from "./rifthall.ts";

const DUEL: Wish = { ...MATCHES.riftforce, seats: [person("Ada", "ada"), person("Bo", "bo")], seed: "hot-seat" };

inBrowser("what the page hears", (hall) => {
  afterEach(() => hall.clear());

  test("two at one screen: nothing of the other's hand, in no message and not in the page", async () => {
    const visitor = await hall.visit({ keep: true });
    const { page } = visitor;
    await visitor.play(DUEL);
    let passed = 0;
    for (let taps = 0; taps < 60 && passed < 12; taps++) {
      taps += await playOn(visitor, { seed: taps, until: () => page.locator(".over").isVisible() });
      if (await visitor.over()) break;
      passed++;
      const named = await page
        .locator("[data-card]")
        .evaluateAll((cards) =>
          cards.filter((card) => card.getAttribute("data-zone")?.startsWith("hand-")).map((card) => card.outerHTML),
        );
      expect(named).toEqual([]);
      expect((await page.evaluate(() => window.spied.update?.seat)) ?? null).toBeNull();
      await page.locator(".over button").click();
      await page.locator(".over").waitFor({ state: "detached" });
    }
    expect(passed).toBeGreaterThan(5);
    const told = updates(await heard(visitor));
    expect(told.flatMap((update) => pictures(update).flatMap((zones) => revealed(zones, update.seat)))).toEqual([]);
    expect(told.some(({ handOver }) => handOver !== null)).toBe(true);
    await visitor.expectNoFault();
  }, 120_000);

  test("Neverrift at one screen: of another's hand and deck only what everybody saw go there", async () => {
    const visitor = await hall.visit({ keep: true });
    const { page } = visitor;
    await visitor.play({ ...MATCHES.neverrift, seats: DUEL.seats, seed: "hot-seat" });
    for (let taps = 0; taps < 60 && !(await visitor.over()); taps++) {
      taps += await playOn(visitor, { seed: taps, until: () => page.locator(".over").isVisible() });
      if (await visitor.over()) break;
      expect(await page.locator("[data-card][data-zone^='hand-']").count()).toBe(0);
      await page.locator(".over button").click();
      await page.locator(".over").waitFor({ state: "detached" });
    }
    // What is over is open to all.
    const told = updates(await heard(visitor)).filter(({ status }) => !status.over);
    // Scouted on the deck, returned from play, or dug out of a graveyard.
    const open = new Set(
      told.flatMap(({ lines }) =>
        lines.flatMap(({ event }) =>
          ["scout", "bounce", "dig"].includes(event.do) && "card" in event ? [String(event.card)] : [],
        ),
      ),
    );
    const seen = told.flatMap((update) => pictures(update).flatMap((zones) => revealed(zones, update.seat, true)));
    expect(seen.filter((line) => !open.has(line.split(": ")[1] ?? ""))).toEqual([]);
    expect(told.filter(({ handOver }) => handOver !== null).length).toBeGreaterThan(5);
  }, 120_000);

  test("against a bot: no card that is hidden, and no record before the match is over", async () => {
    const visitor = await hall.visit({ keep: true });
    const match = await visitor.play(MATCHES.riftforce);
    await playOn(visitor, { seed: 9, until: (taps) => taps >= 24 });
    expect(await visitor.over()).toBe(false);
    const all = await heard(visitor);
    expect(updates(all).flatMap((update) => pictures(update).flatMap((zones) => revealed(zones, 0)))).toEqual([]);
    expect(all.filter(isRecord)).toEqual([]);
    await expect(visitor.ask("link", match)).rejects.toThrow("unfinished");
    await expect(visitor.ask("replay", match, "en")).rejects.toThrow("unfinished");
  });

  test("nothing asks the net for anything but the page's own files", async () => {
    const asked: string[] = [];
    const visitor = await hall.visit({
      before: async (context) => void context.on("request", (request) => asked.push(request.url())),
    });
    await visitor.play(MATCHES.riftforce);
    await playOn(visitor, { until: (taps) => taps >= 6 });
    expect(asked.filter((url) => !url.startsWith(visitor.address))).toEqual([]);
  });
});
