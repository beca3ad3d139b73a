// What the server takes: `npm run bench:server`. Each figure stands beside what is asked of it, where something is. Times are
// of the processor where not said otherwise, so that a busy machine does not matter much; rates of stores and what people wait
// are by the clock on the wall, so they want a quiet one. All of it takes about seven minutes on two cores; words behind the command
// choose parts of it: choices, stores, log, hall, nodes.
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { hasPostgres, PrivatePostgres } from "../../../scripts/postgres.mjs";
import { echoCost } from "./measure/echo.js";
import { hallFigures, nodesFigures } from "./measure/halls.js";
import { replayRate } from "./measure/replayed.js";
import { appendRates, embedded, type Measured, postgres, WRITERS } from "./measure/stores.js";
import { choiceCost, coldOpen, memoryOf, storedChoices } from "./measure/tables.js";

const GAMES = ["riftforce", "neverrift", "quantum-rift", "beyond-the-rift"];
/** So many inputs are played again. */
const LOG = 1_000_000;
/** So many a match has that is opened cold. */
const LONG = 400;

const say = (line: string): void => console.log(line);
const kilo = (rate: number): string => `${(rate / 1000).toFixed(1)}k/s`;
const percent = (part: number): string => `${(part * 100).toFixed(0)} %`;

async function choices(): Promise<void> {
  say(`a message there and back over ws, both ends: ${(await echoCost(100, 100)).toFixed(1)} µs`);
  for (const game of GAMES) {
    const { us, bytes } = await choiceCost(game, game === "riftforce" ? 30 : 6);
    const asked = game === "riftforce" ? " (at most 200, aim 100)" : "";
    say(
      `${game}: an accepted choice, two seats, with film, beyond store and socket: ${us.toFixed(0)} µs${asked}, ${bytes.toFixed(0)} B told`,
    );
  }
  for (const game of GAMES)
    say(
      `${game}: memory of a match on whose table both sit, after 60 inputs: ${((await memoryOf(game, 100, 60)) / 1024).toFixed(0)} KB`,
    );
}

async function store(name: string, measured: Measured): Promise<void> {
  const { bare, ours } = await appendRates(measured, 5, 20);
  say(
    `${name}: stored choices from ${WRITERS} writers ${kilo(ours)}, the store's own durable appends in groups as large ${kilo(bare)}: ${percent(ours / bare)} (at least 70 %)`,
  );
  say(
    `${name}: choices played, kept and told at ${WRITERS} tables: ${kilo(await storedChoices("riftforce", measured.matches, WRITERS, 40))}`,
  );
  for (const game of GAMES) {
    const { ms, inputs } = await coldOpen(game, LONG, measured.matches);
    say(`${name}: ${game}, a match of ${inputs} inputs opened cold: ${ms.toFixed(1)} ms (400 inputs: under 20)`);
  }
}

async function withStores(act: (name: string, measured: Measured) => Promise<void>): Promise<void> {
  const file = await embedded();
  await act("embedded", file);
  await file.close();
  if (!hasPostgres()) {
    say("postgres: none on this machine");
    return;
  }
  const server = await PrivatePostgres.start();
  const measured = await postgres(server);
  await act("postgres", measured);
  await measured.close();
  await server.close();
}

async function log(): Promise<void> {
  const measured = await embedded();
  const { inputs, rate } = await replayRate(measured, LOG);
  say(`${inputs} inputs of all games read from the store, replayed and checked: ${kilo(rate)} on one core`);
  await measured.close();
}

async function hall(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "rifthall-bench-"));
  await hallFigures(folder, say);
  rmSync(folder, { recursive: true, force: true });
}

async function nodes(): Promise<void> {
  if (!hasPostgres()) return;
  const server = await PrivatePostgres.start();
  await nodesFigures(server.url(), say);
  await server.close();
}

const PARTS = { choices, stores: () => withStores(store), log, hall, nodes };
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`there is no ${unknown.join(", ")}; there are ${Object.keys(PARTS).join(", ")}`);
  process.exit(2);
}
say(`${cpus().length} cores, ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`);
for (const [name, measure] of Object.entries(PARTS)) if (asked.length === 0 || asked.includes(name)) await measure();
process.exit(0);
