import { afterEach, expect, test } from "vitest";
import { expectInSight, MATCHES, playOn } from "./player.ts";
import { inBrowser, PENCIL, PHONE, PHONE_ACROSS, WIDE } from "./rifthall.ts";

/** By these lots a match that goes on for long is over soonest. */
const SOON: Readonly<Record<string, number>> = { "quantum-rift": 6, "beyond-the-rift": 2 };

inBrowser("a match by pointer", (hall) => {
  afterEach(() => hall.clear());

  test.each(Object.values(MATCHES))(
    "of $game, to the end",
    async (wish) => {
      const visitor = await hall.visit({ settings: PENCIL });
      await visitor.play(wish);
      await playOn(visitor, { seed: SOON[wish.game] ?? 1 });
      expect(await visitor.page.locator(".ending h2, .verdict h2").innerText()).not.toBe("");
      await visitor.expectNoFault();
    },
    120_000,
  );

  const SIZES = [WIDE, PHONE, PHONE_ACROSS];
  const tables = Object.values(MATCHES).flatMap((wish) =>
    SIZES.map((size) => ({ wish, size, game: wish.game, on: `${size.width}×${size.height}` })),
  );
  test.each(tables)("of $game shows everything at $on without scrolling", async ({ wish, size }) => {
    const visitor = await hall.visit({ size, settings: PENCIL });
    await visitor.play(wish);
    await playOn(visitor, { seed: 3, each: () => expectInSight(visitor), until: (taps) => taps >= 14 });
    await visitor.expectNoFault();
  });
});
