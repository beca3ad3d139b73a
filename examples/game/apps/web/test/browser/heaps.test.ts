import { expect, test } from "vitest";
import { bot, person, playOn } from "./player.ts";
import { inBrowser } from "./rifthall.ts";

inBrowser("a match of heaps", (hall) => {
  test("by pointer, to the end", async () => {
    const visitor = await hall.visit();
    await visitor.play({ game: "heaps", options: {}, seats: [person("Ada"), bot("novice")], seed: "heaps" });
    await playOn(visitor);
    expect(await visitor.page.locator(".ending h2, .verdict h2").innerText()).not.toBe("");
    await visitor.expectNoFault();
  }, 120_000);
});
