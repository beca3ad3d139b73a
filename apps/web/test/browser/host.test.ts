import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { page as folder } from "../../../../scripts/page.mjs";
import { policy, serve } from "../../../../scripts/serve.mjs";
import { MATCHES, playOn } from "./player.ts";
import { inBrowser } from "./rifthall.ts";

inBrowser("on any host", (hall) => {
  afterEach(() => hall.clear());

  test("the page brings its policy along and has nothing that it forbids", () => {
    const html = readFileSync(join(folder, "index.html"), "utf8");
    expect(html).toContain(`<meta http-equiv="Content-Security-Policy" content="${policy}" />`);
    expect(html.match(/<style|<script(?![^>]*\bsrc=)|\bstyle=|\bon\w+=/g)).toBeNull();
    expect(html.match(/(?:src|href)="(?!\.\/)[^"]*"/g)).toBeNull();
  });

  test("it works under a path of its own", async () => {
    const server = await serve(folder, { under: "/games/rifthall/" });
    try {
      const visitor = await hall.visit({ options: { serviceWorkers: "allow" } });
      const { page } = visitor;
      await page.goto(server.address);
      const scope = () => page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
      expect(await scope()).toBe(server.address);
      for (const wish of Object.values(MATCHES)) {
        await visitor.play(wish);
        await playOn(visitor, { until: (taps) => taps >= 2 });
      }
      await visitor.expectNoFault();
    } finally {
      await server.close();
    }
  });

  test("the shelf's first load is at most 150 KB, compressed", async () => {
    const visitor = await hall.visit({ fresh: true });
    const { page } = visitor;
    const sizes = new Map<string, number>();
    page.on("response", (response) => {
      const path = join(folder, new URL(response.url()).pathname.replace(/\/$/, "/index.html"));
      const packed = `${path}.br`;
      sizes.set(path, statSync(existsSync(packed) ? packed : path).size);
    });
    await page.reload({ waitUntil: "networkidle" });
    expect(sizes.size).toBeGreaterThan(10);
    const sum = [...sizes.values()].reduce((a, b) => a + b, 0);
    expect(sum / 1024, JSON.stringify([...sizes], null, 1)).toBeLessThanOrEqual(150);
  });

  test("it can be installed", async () => {
    const { page } = await hall.visit();
    const browser = await page.context().newCDPSession(page);
    const { data, errors } = await browser.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    const { icons, name } = JSON.parse(data ?? "{}");
    expect(name).toBe("Rifthall");
    for (const { src } of icons) expect(existsSync(join(folder, src)), src).toBe(true);
    const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
  });
});
