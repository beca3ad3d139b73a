import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { games } from "../src/list.js";
import { browser, replayInBrowser } from "./battery/browser.js";
import { played } from "./battery/value.js";

/** A match of every game in each of its modes. All at once: what a browser or a process takes to start, it takes once. */
const matches = games.flatMap((game) => game.modes.map((mode) => played(game, mode)));
const records = matches.map((m) => m.record());
const hashes = matches.map((m) => m.state.hash());

test.skipIf(browser === null)("same record, same hash, in a browser", async () => {
  expect(await replayInBrowser(records)).toEqual(hashes);
});

test("same record, same hash, in another process", () => {
  const script = fileURLToPath(new URL("./battery/replay.mjs", import.meta.url));
  const printed = execFileSync(process.execPath, [script], { input: JSON.stringify(records), encoding: "utf8" });
  expect(printed.trim().split("\n")).toEqual(hashes);
});
