// What the server takes: `npm run bench:server`. Times are of the processor where not said otherwise, so that a busy
// machine does not matter much; rates of stores are by the clock on the wall, each beside the store's own in the same run.
import { hasPostgres, PrivatePostgres } from "../../../scripts/postgres.mjs";
import { echoCost } from "./measure/echo.js";
import { appendRates, embedded, type Measured, postgres, WRITERS } from "./measure/stores.js";
import { choiceCost, coldOpen, memoryOf, storedChoices } from "./measure/tables.js";

const GAMES = ["riftforce", "neverrift"];
const say = (line: string): void => console.log(line);
const kilo = (rate: number): string => `${(rate / 1000).toFixed(1)}k/s`;

say(`a message there and back over ws, both ends: ${(await echoCost(100, 100)).toFixed(1)} µs`);
for (const game of GAMES) {
  const { us, bytes } = await choiceCost(game, 6);
  say(
    `${game}: an accepted choice, two seats, with film, beyond store and socket: ${us.toFixed(0)} µs, ${bytes.toFixed(0)} B told`,
  );
}
for (const game of GAMES)
  say(
    `${game}: memory of a match on whose table both sit, after 60 inputs: ${((await memoryOf(game, 100, 60)) / 1024).toFixed(0)} KB`,
  );

async function stores(name: string, measured: Measured): Promise<void> {
  const { bare, ours } = await appendRates(measured, 3, 20);
  say(
    `${name}: durable appends from ${WRITERS} writers ${kilo(ours)}, the store's own in groups as large ${kilo(bare)}: ${((ours / bare) * 100).toFixed(0)} %`,
  );
  say(
    `${name}: choices played, kept and told at ${WRITERS} tables: ${kilo(await storedChoices("riftforce", measured.matches, WRITERS, 40))}`,
  );
  say(
    `${name}: a match of 400 inputs opened cold: ${(await coldOpen("riftforce", 400, measured.matches)).toFixed(1)} ms`,
  );
  await measured.close();
}

await stores("embedded", await embedded());
if (hasPostgres()) {
  const server = await PrivatePostgres.start();
  await stores("postgres", await postgres(server));
  await server.close();
} else say("postgres: none on this machine");
process.exit(0);
