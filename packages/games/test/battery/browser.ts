import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { MatchRecord } from "@rifthall/kernel/match";
import { chromium } from "playwright-core";
import { browserArguments, findBrowser } from "../../../../scripts/browser.mjs";

export const browser = findBrowser();

const packages = fileURLToPath(new URL("../../../", import.meta.url));
const imports = Object.fromEntries([
  ...["effects", "games"].map((name) => [`@rifthall/${name}`, `/${name}/dist/index.js`]),
  ...readdirSync(`${packages}kernel/src/api`).map((file) => {
    const part = file.replace(/\.ts$/, "");
    return [`@rifthall/kernel/${part}`, `/kernel/dist/api/${part}.js`];
  }),
]);
const PAGE = `<!doctype html><title>replay</title><script type="importmap">${JSON.stringify({ imports })}</script>`;

/** Replays records with the built engine in a real browser and gives the states' hashes. */
export async function replayInBrowser(records: readonly MatchRecord[]): Promise<readonly string[]> {
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    const script = path.endsWith(".js") && !path.includes("..");
    response.setHeader("Content-Type", script ? "text/javascript" : "text/html");
    response.end(script ? readFileSync(`${packages}${path}`) : PAGE);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const app = await chromium.launch({ executablePath: browser ?? "", args: [...browserArguments] });
  try {
    const page = await app.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    return await page.evaluate(`(async (records) => {
      const { gameById } = await import("@rifthall/games");
      const { Match, readRecord } = await import("@rifthall/kernel/match");
      return records.map((record) => {
        const game = gameById(record.game);
        const match = new Match(game, { ...record, content: game.content(record.packs ?? []) });
        match.replay(readRecord(record));
        return match.state.hash();
      });
    })(${JSON.stringify(records)})`);
  } finally {
    await app.close();
    server.close();
  }
}
