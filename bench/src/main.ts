import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { games } from "@rifthall/games";
import { against } from "./against.js";
import { botsJson, botsText, measureBots } from "./bots.js";
import { inChild, processes } from "./child.js";
import { measure } from "./measure.js";
import { gameNamed } from "./mode.js";
import { progressDone } from "./progress.js";
import { toJson, toText } from "./report.js";
import { same } from "./same.js";
import { FULL, QUICK } from "./size.js";

const USAGE = `npm run bench -- [--quick] [--json] [--game <id>] [--bots] [--against <commit> [--same [<matches>]]]

  --quick             shorter and rougher
  --json              ends the output with one line of JSON
  --game <id>         only this game: ${games.map((game) => game.id).join(", ")}
  --bots              how bots think and the lab plays, instead of how the engine runs
  --against <commit>  compares this build's speed with that of a commit; exit code 1 if it is over 10 % slower
  --same [<matches>]  with --against: plays that many random matches (300) of each mode with both builds instead, and
                      compares every decision and the end; exit code 1 if anything differs

Rates are per second of processor time, so a busy machine matters little.`;
const MATCHES = 300;

process.exitCode = await main().catch((error: unknown) => {
  progressDone();
  console.error(error instanceof Error ? error.message : error);
  return 2;
});

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      quick: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      game: { type: "string" },
      against: { type: "string" },
      same: { type: "boolean", default: false },
      bots: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const chosen = values.game === undefined ? games : [gameNamed(values.game)];
  if (positionals.length > (values.same ? 1 : 0)) throw new Error(`"${positionals.at(-1)}" is too much.\n\n${USAGE}`);
  if (values.same) {
    const [said = String(MATCHES)] = positionals;
    if (values.against === undefined) throw new Error("--same needs --against <commit>");
    if (!/^[1-9]\d{0,6}$/.test(said)) throw new Error(`--same ${said}: must be a whole number above 0`);
    const { text, same: alike } = await same(values.against, chosen, Number(said));
    console.log(text);
    return alike ? 0 : 1;
  }
  const size = values.quick ? QUICK : FULL;
  if (values.against !== undefined) {
    const { text, json, slower } = await against(values.against, chosen, size.against);
    console.log(text);
    if (values.json) console.log(JSON.stringify(json));
    return slower ? 1 : 0;
  }
  if (values.bots) {
    const measured = await measureBots(chosen, size);
    progressDone();
    console.log(botsText(measured));
    if (values.json) console.log(JSON.stringify(botsJson(measured)));
    return 0;
  }
  const [only, ...others] = chosen;
  if (only && others.length === 0) {
    const measured = await measure(only, size, processes, inChild);
    progressDone();
    console.log(toText(measured));
    if (values.json) console.log(JSON.stringify(toJson([measured])));
    return 0;
  }
  const all: Record<string, unknown> = {};
  for (const game of chosen) Object.assign(all, await apart(game.id, values.quick));
  console.log(
    `Node ${process.versions.node}. Rates are per second of processor time. They differ from machine to machine; compare ratios.`,
  );
  if (values.json) console.log(JSON.stringify({ games: all }));
  return 0;
}

/** Measures one game in a process of its own: what one game taught the compiler must not slow the next. */
async function apart(game: string, quick: boolean): Promise<Record<string, unknown>> {
  const args = [fileURLToPath(import.meta.url), "--game", game, "--json", ...(quick ? ["--quick"] : [])];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "close");
  let told = "";
  for await (const piece of child.stdout) told += String(piece);
  const [code] = await ended;
  if (code !== 0) throw new Error(`measuring ${game} failed`);
  const lines = told.trimEnd().split("\n");
  const { games: measured } = JSON.parse(lines.pop() ?? "") as { games: Record<string, unknown> };
  console.log(lines.join("\n"));
  return measured;
}
