import { english } from "../../src/text/en.ts";
import { MATCHES, person, playOn } from "./player.ts";
import { readable } from "./screens.ts";

const { riftforce, neverrift, "quantum-rift": quantumRift } = MATCHES;
const until = (most: number) => ({ seed: 6, until: (taps: number) => taps >= most });

readable("every screen at a table", {
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
    await visitor.page.locator(".counsel li").first().waitFor();
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
    await visitor.page.locator(".enlarged").first().waitFor();
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
});
