import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { browserArguments } from "../../../../scripts/browser.mjs";
import { page as folder } from "../../../../scripts/page.mjs";
import { serve } from "../../../../scripts/serve.mjs";
import { english } from "../../src/text/en.ts";
import { MATCHES, playOn } from "./player.ts";
import { found, inBrowser, type Visitor } from "./rifthall.ts";
import { spyOn } from "./spy.ts";

const kept = async (): Promise<number> => {
  const [name] = await caches.keys();
  return name === undefined ? 0 : (await (await caches.open(name)).keys()).length;
};

/** Until the page is served from what is kept, and all of it is kept. */
async function settle({ page }: Visitor): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
  });
  const text = readFileSync(join(folder, "service-worker.js"), "utf8");
  const { first, rest } = JSON.parse(/\{"version".*?\]\}/.exec(text)?.[0] ?? "{}");
  await expect.poll(() => page.evaluate(kept), { timeout: 20_000 }).toBe(first.length + rest.length);
}

/** The same page as a later build would be. */
function laterBuild(): string {
  const other = mkdtempSync(join(tmpdir(), "rifthall-"));
  cpSync(folder, other, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const change = (name: string, from: RegExp, to: string): void => {
    const path = join(other, name);
    writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
  };
  change("index.html", /<title>.*?<\/title>/, "<title>Rifthall</title><meta name='later' content='yes'>");
  change("service-worker.js", /"version":"\w+"/, '"version":"later"');
  return other;
}

inBrowser("without a net", (hall) => {
  afterEach(() => hall.clear());

  test("where nothing may be stored, a match can still be played, and it is said", async () => {
    const other = laterBuild();
    const { readdirSync } = await import("node:fs");
    const name = readdirSync(join(other, "assets")).filter((n) => /^main-.*js$/.test(n))[0];
    const path = join(other, "assets", name);
    writeFileSync(path, `delete WorkerNavigator.prototype.locks;${readFileSync(path, "utf8")}`);
    hall.server?.load(other);
    const profile = mkdtempSync(join(tmpdir(), "rifthall-"));
    cpSync(join(import.meta.dirname, "denied.json"), join(profile, "Default", "Preferences"));
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: found ?? "",
      args: [...browserArguments],
    });
    try {
      await context.addInitScript(spyOn, { settings: {}, keep: true });
      const visitor = await hall.visit({ context });
      await expect(visitor.page.evaluate(() => localStorage.length)).rejects.toThrow();
      await visitor.play({ ...MATCHES.riftforce });
      await visitor.page.getByText(english.notKept.denied).first().waitFor();
      await playOn(visitor, { until: (taps) => taps >= 4 });
    } finally {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    }
  });
});
