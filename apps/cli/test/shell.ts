import { readFileSync } from "node:fs";
import { PassThrough } from "node:stream";
import { run } from "../src/program.js";

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Around {
  /** What is typed, a line each; the input ends after it. */
  readonly typed?: readonly string[];
  /** Which ends are a terminal. */
  readonly terminal?: "both" | "output" | "neither";
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a command line in this process with streams of its own. */
export async function rifthall(
  words: string,
  { typed = [], terminal = "neither", env = {} }: Around = {},
): Promise<Ran> {
  const input = Object.assign(new PassThrough(), { isTTY: terminal === "both" });
  const output = Object.assign(new PassThrough(), { isTTY: terminal !== "neither", columns: 80, rows: 24 });
  const errors = new PassThrough();
  const out = collect(output);
  const err = collect(errors);
  input.end(typed.map((line) => `${line}\n`).join(""));
  const code = await run(
    words.split(" ").filter((word) => word !== ""),
    { input, output, errors, env },
  );
  return { code, out: out(), err: err() };
}

function collect(stream: PassThrough): () => string {
  let text = "";
  stream.setEncoding("utf8");
  stream.on("data", (part: string) => {
    text += part;
  });
  return () => text + (stream.read() ?? "");
}

export const ESCAPE = "\u001b";
/** Text as it stands on the screen, without colours and cursor movements. */
export const plain = (text: string): string => text.replace(new RegExp(`${ESCAPE}\\[[0-9;?]*[A-Za-z]`, "g"), "");
/** Lines that would not fit into 80 columns. */
export const tooLong = (text: string): string[] =>
  plain(text)
    .split("\n")
    .filter((line) => [...line].length > 80);

/** How many lines a file has by now. */
export function lines(path: string): number {
  try {
    return readFileSync(path, "utf8").split("\n").length;
  } catch {
    return 0;
  }
}
