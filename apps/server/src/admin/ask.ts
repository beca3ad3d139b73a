import { createReadStream } from "node:fs";
import { connect } from "node:net";
import { pipeline } from "node:stream/promises";
import type { Deed } from "./act.js";
import type { Said } from "./desk.js";
import { linesOf } from "./lines.js";
import { placeFor } from "./place.js";

const LONGEST = 64_000_000;

/** It was not done, and why. */
export class NotDone extends Error {}

/**
 * Tells the server that keeps things in that folder what to do. `file` is what is restored; pieces of something long are
 * given as they come.
 */
export async function ask(
  data: string,
  deed: Deed,
  give: (piece: string) => Promise<void>,
  file?: string,
): Promise<unknown> {
  const path = placeFor(data);
  if (path === null) throw new NotDone(`the path of ${data} is too long for a socket in it`);
  const line = connect({ path, allowHalfOpen: true });
  const failed = new Promise<never>((_, reject) =>
    line.once("error", (error: NodeJS.ErrnoException) =>
      reject(
        new NotDone(
          error.code === "ENOENT" || error.code === "ECONNREFUSED"
            ? `no server of yours runs with ${data}; start it, or name its folder with --data`
            : error.message,
        ),
      ),
    ),
  );
  const reading = (async () => {
    for await (const text of linesOf(line.iterator({ destroyOnReturn: false }), LONGEST)) {
      const said = JSON.parse(text) as Said;
      if ("piece" in said) await give(said.piece);
      else if ("refused" in said) throw new NotDone(said.refused.message);
      else return said.done;
    }
    throw new NotDone("the server ended before it was done");
  })();
  line.write(`${JSON.stringify(deed)}\n`);
  // Where it is refused midway, what came of it is said by the other side.
  const sending = file === undefined ? Promise.resolve(line.end()) : pipeline(createReadStream(file), line);
  sending.catch(() => {});
  try {
    return await Promise.race([reading, failed]);
  } finally {
    line.destroy();
  }
}
