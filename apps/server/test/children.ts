import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Kept, MatchId } from "@rifthall/service";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import type { Settings } from "../src/server.js";
import { Commits } from "../src/store/commits.js";
import { openEmbedded } from "../src/store/embedded.js";
import { Matches } from "../src/store/matches.js";
import { openPostgres } from "../src/store/postgres.js";

const script = fileURLToPath(new URL("./child.mjs", import.meta.url));

/** A server in a process of its own. */
export interface Child {
  readonly child: ChildProcess;
  readonly port: number;
}

/** What else it is opened with; its matches begin with this seed and a number, where one is given. */
type Given = Omit<Partial<Settings>, "seed"> & { readonly seed?: unknown };

/** `where` it keeps things: a folder, or the address of a database. */
export async function started(where: string, more: Given = {}): Promise<Child> {
  const child = spawn(process.execPath, [script, where, JSON.stringify(more)], {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const { stdout } = child;
  if (!stdout) throw new Error("the server says nothing");
  const [said] = await Promise.race([
    once(stdout, "data"),
    once(child, "exit").then(() => Promise.reject(new Error("the server did not start"))),
  ]);
  return { child, port: Number(String(said)) };
}

export async function ended({ child }: Pick<Child, "child">, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill(signal);
  await gone;
}

/** From now on its clock goes by so many milliseconds ahead of what it did, or behind. */
export async function jumped({ child }: Pick<Child, "child">, by: number): Promise<void> {
  const done = once(child, "message");
  child.send(by);
  await done;
}

/** A match as it lies there. */
export async function keptAt(where: string, match: MatchId): Promise<Kept> {
  const silent = pino({ level: "silent" });
  const db = where.startsWith("postgres:")
    ? await openPostgres(where, silent)
    : await openEmbedded(`${where}/rifthall.db`);
  const kept = await new Matches(db, new Commits(db)).get(match);
  await db.destroy();
  if (kept === null) throw new Error("the match is gone");
  return kept;
}
