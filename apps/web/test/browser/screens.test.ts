import { mkdirSync } from "node:fs";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { afterEach, expect, test } from "vitest";
import { MATCHES, person, playOn } from "./player.ts";
import { inBrowser, PHONE, type Visitor, WIDE } from "./rifthall.ts";

const pictures = join(import.meta.dirname, "..", "screenshots");
mkdirSync(pictures, { recursive: true });

const { riftforce, "quantum-rift": quantumRift } = MATCHES;
const until = (most: number) => ({ seed: 6, until: (taps: number) => taps >= most });
const at = (hash: string) => async (visitor: Visitor) => {
  await visitor.go(hash);
  await visitor.page.locator("h1").first().waitFor();
};

/** How one gets to each screen. */
const SCREENS: Readonly<Record<string, (visitor: Visitor) => Promise<void>>> = {
  shelf: at("#/"),
  "new-riftforce": at("#/new/riftforce"),
  "new-quantum-rift": at("#/new/quantum-rift"),
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
  enlarged: async (visitor) => {
    await visitor.play(riftforce);
    await visitor.page.locator("[data-key]").first().focus();
    await visitor.page.keyboard.press("z");
    await visitor.page.locator("dialog[open]").waitFor();
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

inBrowser("every screen", (hall) => {
  afterEach(() => hall.clear());

  const sizes = [
    ["wide", WIDE],
    ["phone", PHONE],
  ] as const;
  const cases = Object.keys(SCREENS).flatMap((screen) => sizes.map(([name, size]) => ({ screen, name, size })));
  test.each(cases)("$screen ($name) can be read by everybody", async ({ screen, name, size }) => {
    const visitor = await hall.visit({ size });
    await SCREENS[screen]?.(visitor);
    await visitor.page.mouse.move(1, 1);
    await visitor.page.screenshot({ path: join(pictures, `${screen}-${name}.png`) });
    const { violations } = await new AxeBuilder({ page: visitor.page }).setLegacyMode().analyze();
    expect(
      violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map((n) => `${n.target} ${n.failureSummary?.split("\n")[1] ?? ""}`).join(" | ")}`,
      ),
    ).toEqual([]);
    await visitor.expectNoFault();
  });
});
