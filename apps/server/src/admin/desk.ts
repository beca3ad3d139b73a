import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { dirname } from "node:path";
import { Refusal } from "@rifthall/kernel/text";
import type { Logger } from "pino";
import { LONGEST_LINE } from "../store/restore.js";
import { Acts } from "./act.js";
import { linesOf } from "./lines.js";

/** Nobody but whoever runs the server. */
const OWNER = 0o600;
const OWNERS = 0o700;

/** What is read is not all that there is to a line: it is answered on. */
const STAYS = { destroyOnReturn: false };

/** What is said back: pieces of something long, what came of it, or why not. */
export type Said =
  | { readonly piece: string }
  | { readonly done: unknown }
  | { readonly refused: { readonly code: string; readonly message: string } };

/** Listens to the operator, on this machine alone. Null where another server of this machine does. */
export async function listenToOperator(path: string, acts: Acts, log: Logger): Promise<Server | null> {
  if (process.platform !== "win32") {
    // A folder of its own: from when the socket is there nobody else may get at it.
    mkdirSync(dirname(path), { recursive: true, mode: OWNERS });
    chmodSync(dirname(path), OWNERS);
  }
  const server = createServer({ allowHalfOpen: true }, (line) => void hear(line, acts, log));
  server.unref();
  if (await listens(server, path)) return server;
  if (await answers(path)) return null;
  // Whoever had it is gone without a word.
  rmSync(path, { force: true });
  return (await listens(server, path)) ? server : null;
}

async function hear(line: Socket, acts: Acts, log: Logger): Promise<void> {
  line.on("error", (error) => log.debug({ error: error.message }, "the operator's line broke"));
  const say = (said: Said): Promise<void> =>
    new Promise((resolve, reject) => {
      if (line.destroyed) reject(new Error("the operator has left"));
      else line.write(`${JSON.stringify(said)}\n`, (error) => (error ? reject(error) : resolve()));
    });
  try {
    const lines = linesOf(line.iterator(STAYS), LONGEST_LINE);
    const { value: first = "" } = await lines.next();
    const deed = Acts.read(parsed(String(first)));
    const done = await acts.act(deed, lines, (piece) => say({ piece }));
    await say({ done });
  } catch (error) {
    const code = error instanceof Refusal ? error.code : "fault";
    if (code === "fault") log.error({ error }, "a fault of ours, for the operator");
    await say({ refused: { code, message: error instanceof Error ? error.message : String(error) } }).catch(() => {});
  }
  // Whatever is on its way still is for nobody.
  line.resume();
  line.end();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const listens = (server: Server, path: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(false);
      else reject(error);
    });
    server.listen(path, () => {
      if (process.platform !== "win32") chmodSync(path, OWNER);
      resolve(true);
    });
  });

const answers = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const line = connect(path, () => {
      line.destroy();
      resolve(true);
    });
    line.once("error", () => resolve(false));
  });
