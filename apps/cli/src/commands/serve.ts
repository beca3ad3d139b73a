import { Failure } from "../failure.js";
import type { Call } from "../program.js";

export interface ServeArgs {
  readonly port?: string;
  readonly lan?: boolean;
  readonly data?: string;
  readonly origin?: readonly string[];
  readonly proxies?: string;
  readonly log?: string;
  readonly words?: string;
}

/** Runs the server until it is told to end; then all that was taken is kept, and everybody is let go. */
export async function serveCommand({ terminal, texts }: Call, args: ServeArgs): Promise<number> {
  const { NotStarted, start } = await import("@rifthall/server/main");
  try {
    const server = await start(wordsOf(args), process.env, (port, next) =>
      terminal.complain(texts.serveTaken(port, next)),
    );
    terminal.print([texts.serveOpen(server.address), ...server.shared.map(texts.serveShared)]);
    await new Promise((resolve) => {
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, resolve);
    });
    await server.close();
    return 0;
  } catch (error) {
    if (error instanceof NotStarted) throw new Failure(error.message);
    throw error;
  }
}

const wordsOf = ({ port, lan, data, origin = [], proxies, log, words }: ServeArgs): readonly string[] => [
  ...(port === undefined ? [] : ["--port", port]),
  ...(lan ? ["--lan"] : []),
  ...(data === undefined ? [] : ["--data", data]),
  ...origin.flatMap((one) => ["--origin", one]),
  ...(proxies === undefined ? [] : ["--proxies", proxies]),
  ...(log === undefined ? [] : ["--log", log]),
  ...(words === undefined ? [] : ["--words", words]),
];
