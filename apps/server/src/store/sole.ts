import { createHash } from "node:crypto";
import { realpathSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Another server has this file open. */
export class InUse extends Error {}

/**
 * Holds a file for this process, as long as it lives and not a moment longer, however it ends: by a local socket that
 * nobody else can have. Gives what lets go of it. (The database could lock it, but does not let go when it is closed.)
 */
export async function hold(file: string): Promise<() => void> {
  const path = socketFor(file);
  const server = createServer((other) => other.destroy());
  server.unref();
  if (await listens(server, path)) return () => void server.close();
  if (await answers(path)) throw new InUse(`another server uses ${file}; two cannot share it`);
  // Whoever had it is gone without a word.
  rmSync(path, { force: true });
  if (!(await listens(server, path))) throw new InUse(`another server takes ${file} just now; two cannot share it`);
  return () => void server.close();
}

function socketFor(file: string): string {
  const folder = realpathSync(dirname(file));
  const name = `rifthall-${createHash("sha256").update(folder).digest("hex").slice(0, 24)}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

const listens = (server: Server, path: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException): void => {
      if (error.code === "EADDRINUSE") resolve(false);
      else reject(error);
    };
    server.once("error", fail);
    server.listen(path, () => {
      server.off("error", fail);
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
