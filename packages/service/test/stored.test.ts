import { readdirSync, readFileSync } from "node:fs";
import { games } from "@rifthall/games";
import { expect, test } from "vitest";
import { Desk } from "../src/index.js";
import { readKept } from "../src/kept.js";
import { Memory } from "./memory.js";
import { Page, ports } from "./seated.js";

/**
 * Matches as a page kept them once, under the version of the rules that the file is called by. While that version stands,
 * whoever comes back to one plays on: a state that is kept otherwise makes them diverge, so then the version must rise.
 */
const folder = new URL("./stored/", import.meta.url);
const files = readdirSync(folder);

test("there is one for the rules of every game that was played by then", () => {
  const covered = files.map((file) => file.replace(/-\d+\.json$/, ""));
  expect(covered.toSorted()).toEqual(["neverrift", "quantum-rift", "riftforce"]);
});

test.each(files)("%s: a match that was stored opens and goes on, or says why it cannot", async (file) => {
  const kept = readKept(JSON.parse(readFileSync(new URL(file, folder), "utf8")));
  const { game, rules, inputs } = kept.record;
  const is = games.find(({ id }) => id === game)?.rules;
  const store = new Memory();
  await store.put(kept);
  const page = new Page(new Desk(ports({ store })));
  const [listed] = await page.connection.matches();
  expect(listed).toMatchObject({ match: kept.match, game, inputs: inputs.length });
  if (is !== rules) {
    expect(listed?.outdated).toEqual({ was: rules, is });
    await expect(page.open(kept.match)).rejects.toThrow(rules);
    return;
  }
  expect(listed?.outdated).toBeNull();
  await page.open(kept.match);
  expect(page.last.lines.length).toBeGreaterThan(20);
  // Two at one screen: the one whose turn it is takes it.
  const { handOver } = page.last;
  if (handOver !== null) page.connection.screen(kept.match).take(handOver);
  page.answer(kept.match);
  const [after] = await page.connection.matches();
  expect(after?.inputs).toBeGreaterThan(inputs.length);
});
