import { createWriteStream } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import type { Deed } from "./act.js";
import { ask, NotDone } from "./ask.js";

export { NotDone } from "./ask.js";

/** What an operator has typed. */
export interface AdminWish {
  readonly data?: string | undefined;
  readonly deed: Deed;
  /** Where something long is written to, or what is restored. */
  readonly file?: string | undefined;
}

/** Does it at the server that runs, and gives lines to print. A file is made anew: nothing there is written over. */
export async function admin(
  { data, deed, file }: AdminWish,
  env: Readonly<Record<string, string | undefined>>,
  print: (text: string) => void,
): Promise<void> {
  const folder = data ?? env.RIFTHALL_DATA ?? join(homedir(), ".rifthall");
  if (deed.do === "restore") {
    print(JSON.stringify(await ask(folder, deed, async () => {}, file)));
    return;
  }
  if (file === undefined) {
    let isLong = false;
    const done = await ask(folder, deed, async (piece) => {
      isLong = true;
      print(piece.replace(/\n$/, ""));
    });
    if (!isLong) print(JSON.stringify(done, null, 2));
    return;
  }
  const written = createWriteStream(file, { flags: "wx", mode: 0o600 });
  const opened = new Promise<void>((resolve, reject) => {
    written.once("open", () => resolve());
    written.once("error", (error) => reject(new NotDone(error.message)));
  });
  await opened;
  await ask(
    folder,
    deed,
    (piece) => new Promise((resolve, reject) => written.write(piece, (error) => (error ? reject(error) : resolve()))),
  );
  await new Promise<void>((resolve, reject) =>
    written.end((error?: Error | null) => (error ? reject(error) : resolve())),
  );
  print(file);
}
