import { afterEach, test } from "vitest";
import { byFinger, expectInSight, MATCHES, playOn } from "./player.ts";
import { inBrowser, PHONE } from "./rifthall.ts";

inBrowser("a match by finger", (hall) => {
  afterEach(() => hall.clear());

  test("of Riftforce at 360×640, to the end", async () => {
    const visitor = await hall.visit({ size: PHONE, touch: true });
    await visitor.play(MATCHES.riftforce);
    await playOn(visitor, { hand: byFinger, each: () => expectInSight(visitor) });
    await visitor.expectNoFault();
  }, 120_000);
});
