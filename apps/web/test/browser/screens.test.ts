import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { afterEach, expect, test } from "vitest";
import { english as decks } from "../../src/decks/text/en.ts";
import { english } from "../../src/text/en.ts";
import { MATCHES, person, pictures, playOn } from "./player.ts";
import { inBrowser, PHONE, type Visitor, WIDE } from "./rifthall.ts";

const { riftforce, neverrift, "quantum-rift": quantumRift } = MATCHES;
const until = (most: number) => ({ seed: 6, until: (taps: number) => taps >= most });
const at = (hash: string) => async (visitor: Visitor) => {
  await visitor.go(hash);
  await visitor.page.locator("h1").first().waitFor();
};

/** How one gets to each screen. */
const SCREENS: Readonly<Record<string, (visitor: Visitor) => Promise<void>>> = {
  shelf: at("#/"),
  "new-riftforce": at("#/new/riftforce"),
  "new-neverrift": at("#/new/neverrift"),
  "new-quantum-rift": at("#/new/quantum-rift"),
  "new-with-decks": at("#/new/neverrift"),
  decks: async (visitor) => {
    await visitor.go("#/decks/neverrift/nine-paths");
    await visitor.page.locator(".notes").waitFor();
  },
  "deck-side": async (visitor) => {
    await visitor.go("#/decks/neverrift");
    await visitor.page.locator(".cards h3").first().waitFor();
    await visitor.page.setViewportSize(PHONE);
    await visitor.page.getByRole("button", { name: decks.deck, exact: true }).click();
    await visitor.page.getByLabel("Tamer").selectOption({ index: 3 });
    await visitor.page.getByRole("button", { name: decks.cards, exact: true }).click();
    await visitor.page
      .getByRole("button", { name: /^One more/ })
      .first()
      .click();
    await visitor.page.getByRole("button", { name: decks.deck, exact: true }).click();
  },
  "all-decks": async (visitor) => {
    await visitor.go("#/decks/neverrift");
    await visitor.page.getByRole("button", { name: decks.box }).click();
    await visitor.page.locator("dialog[open]").waitFor();
  },
  "deck-code": async (visitor) => {
    await visitor.go("#/decks/neverrift/nine-paths");
    await visitor.page.locator(".notes").waitFor();
    await visitor.page.getByRole("button", { name: decks.share }).click();
    await visitor.page.locator("dialog[open]").waitFor();
  },
  "test-hand": async (visitor) => {
    await visitor.go("#/decks/neverrift/nine-paths");
    await visitor.page.locator(".notes").waitFor();
    await visitor.page.getByRole("button", { name: decks.hand }).click();
    await visitor.page.locator("dialog[open] [aria-pressed]").first().click();
  },
  settings: at("#/settings"),
  "no-matches": at("#/matches"),
  lost: at("#/nowhere"),
  matches: async (visitor) => {
    await visitor.ask("start", riftforce);
    const match = await visitor.play(riftforce);
    await visitor.ask("resign", match, 0);
    await at("#/matches")(visitor);
  },
  draft: async (visitor) => void (await visitor.play(riftforce)),
  riftforce: async (visitor) => {
    await visitor.play(riftforce);
    await playOn(visitor, until(24));
  },
  mulligan: async (visitor) => void (await visitor.play(neverrift)),
  neverrift: async (visitor) => {
    await visitor.play(neverrift);
    await playOn(visitor, until(20));
  },
  "quantum-rift": async (visitor) => {
    await visitor.play(quantumRift);
    await playOn(visitor, until(16));
  },
  log: async (visitor) => {
    await visitor.play(quantumRift);
    await playOn(visitor, until(8));
    await visitor.page.keyboard.press("l");
    await visitor.page.locator("dialog[open]").waitFor();
  },
  menu: async (visitor) => {
    await visitor.play(riftforce);
    await visitor.page.keyboard.press("m");
    await visitor.page.locator("dialog[open]").waitFor();
  },
  rules: async (visitor) => {
    await visitor.play(riftforce);
    await visitor.page.keyboard.press("m");
    await visitor.page.getByRole("button", { name: english.rules, exact: true }).click();
    await visitor.page.locator("dialog[open] dd").first().waitFor();
  },
  hint: async (visitor) => {
    await visitor.play(riftforce);
    await playOn(visitor, until(20));
    await visitor.page.keyboard.press("h");
    await visitor.page.locator("dialog[open] .counsel li").first().waitFor();
  },
  ending: async (visitor) => {
    await visitor.play(quantumRift);
    await playOn(visitor, { seed: 3 });
    await visitor.page.locator(".ending").waitFor();
  },
  enlarged: async (visitor) => {
    await visitor.play(riftforce);
    await visitor.page.locator("[data-key]").first().focus();
    await visitor.page.keyboard.press("z");
    // Beside the field where there is room, else in a sheet.
    await visitor.page.waitForTimeout(300);
  },
  "hand-over": async (visitor) => {
    await visitor.play({ ...riftforce, seats: [person("Ada", "ada"), person("Bo", "bo")] });
    await playOn(visitor, { until: () => visitor.page.locator(".over").isVisible() });
  },
  verdict: async (visitor) => {
    const match = await visitor.play(riftforce);
    await visitor.ask("resign", match, 0);
    await visitor.still();
  },
  replay: async (visitor) => {
    const match = await visitor.play(riftforce);
    await playOn(visitor, until(12));
    await visitor.ask("resign", match, 0);
    await visitor.go(`#/replay/${match}`);
    await visitor.page.locator(".table").waitFor();
  },
};

/** What axe finds, a line each. */
async function violations({ page }: Visitor, where: string): Promise<string[]> {
  const found = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${where}: ${id}: ${node.target} ${node.failureSummary?.split("\n")[1]?.trim() ?? ""}`),
  );
}

inBrowser("every screen", (hall) => {
  afterEach(() => hall.clear());

  test.each(Object.keys(SCREENS))("%s can be read by everybody", async (screen) => {
    const visitor = await hall.visit();
    const { page } = visitor;
    await SCREENS[screen]?.(visitor);
    await page.mouse.move(1, 1);
    const found: string[] = [];
    for (const [name, size] of Object.entries({ wide: WIDE, phone: PHONE })) {
      await page.setViewportSize(size);
      await page.screenshot({ path: join(pictures, `${screen}-${name}.png`) });
      found.push(...(await violations(visitor, name)));
    }
    expect(found).toEqual([]);
    await visitor.expectNoFault();
  });
});
