import { readFileSync } from "node:fs";
import type { Card } from "@rifthall/kernel/ids";
import type { Wish } from "@rifthall/service";
import { afterEach, expect, test } from "vitest";
import { german } from "../../src/text/de.ts";
import { english } from "../../src/text/en.ts";
import { amidst, forge, offsetOf } from "./forger.ts";
import { MATCHES } from "./player.ts";
import { inBrowser, type Visitor } from "./rifthall.ts";
import { begun, rows } from "./rows.ts";

const saved = async ({ page }: Visitor, entry: string, name: string): Promise<unknown> => {
  const download = page.waitForEvent("download");
  await page.locator("li", { hasText: entry }).getByRole("button", { name }).click();
  return JSON.parse(readFileSync(await (await download).path(), "utf8"));
};

inBrowser("what is kept", (hall) => {
  afterEach(() => hall.clear());

  test("a damaged row is shown as such, saved as it is and deleted; the others are listed", async () => {
    const visitor = await hall.visit();
    const { page } = visitor;
    const row = await begun(visitor);
    const broken = [
      { match: "broken" },
      { ...row, match: "no-record", record: null },
      { ...row, match: "late", played: 1e300 },
      { ...row, match: "strangers", seats: ["me"] },
      { match: 5 },
    ];
    await rows(visitor, ...broken);
    await visitor.go("#/matches");
    const damaged = page.locator("section", { hasText: english.matches.damagedAbout }).locator("li");
    await expect.poll(() => damaged.count()).toBe(broken.length);
    expect(await page.getByRole("button", { name: english.matches.continue }).count()).toBe(1);
    expect(await saved(visitor, "no-record", english.save)).toEqual(broken[1]);
    for (let left = broken.length; left > 0; left--) {
      await damaged.first().getByRole("button", { name: english.matches.remove }).click();
      await page.locator("dialog[open]").getByRole("button", { name: english.matches.remove }).click();
      await expect.poll(() => damaged.count()).toBe(left - 1);
    }
    expect(await rows(visitor)).toEqual([row]);
    await visitor.expectNoFault();
  });

  test("a match begun under older rules stays listed, can be saved, and says why it cannot go on", async () => {
    const visitor = await hall.visit({ settings: { language: "de" } });
    const { page } = visitor;
    const row = await begun(visitor);
    const record = { ...row.record, rules: "riftforce-0" };
    await visitor.ask("remove", row.match);
    await rows(visitor, { ...row, record });
    await visitor.go("#/");
    await visitor.go("#/matches");
    await page.getByText(german.matches.outdated({ was: "riftforce-0", is: String(row.record.rules) })).waitFor();
    expect(await page.getByRole("button", { name: german.matches.continue }).count()).toBe(0);
    expect(await saved(visitor, "riftforce-0", german.save)).toEqual(record);
    await visitor.go(`#/match/${row.match}`);
    await page.getByRole("alert").getByText("Diese Partie begann unter riftforce-0").waitFor();
    await visitor.expectNoFault();
  });

  test("a forged match among them is refused when it is opened, and the others play on", async () => {
    const visitor = await hall.visit();
    const { page } = visitor;
    const row = await begun(visitor);
    const match = amidst("riftforce", 60);
    const first = Math.max(...(match.state.head as unknown as Int32Array)) as Card;
    const { record } = forge(match, new Map([[offsetOf(match.state.next) + first, first]]));
    await rows(visitor, { ...row, match: "riftforce.forged", record });
    await visitor.go("#/match/riftforce.forged");
    await page.getByRole("alert").waitFor();
    await visitor.sit(String(row.match));
    await visitor.expectNoFault();
  });

  test("a seed that the page draws has 128 bits", async () => {
    const visitor = await hall.visit();
    const { seed: _, ...wish } = MATCHES.riftforce as Wish;
    const match = await visitor.ask<string>("start", wish);
    const { seed } = await visitor.ask<{ seed: string }>("record", match);
    expect(seed).toMatch(/^[0-9a-f]{32}$/);
  });
});
