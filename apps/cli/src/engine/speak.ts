import { once } from "node:events";
import type { Writable } from "node:stream";
import { Refusal } from "@rifthall/kernel/text";
import { type Engine, refused } from "./engine.js";

const LONGEST = 1 << 20;
const NEWLINE = 10;

/** Answers each line of the input with one on the output, in order, until the input ends. */
export async function speak(
  engine: Engine,
  input: AsyncIterable<Uint8Array | string>,
  output: Writable,
): Promise<void> {
  for await (const line of lines(input)) {
    const reply = line === null ? tooLong() : engine.handle(line);
    if (!output.write(`${reply}\n`)) await once(output, "drain");
  }
}

const tooLong = (): string =>
  refused(null, new Refusal("line-too-long", `the line is longer than ${LONGEST} bytes; it was thrown away`));

/** Splits into lines. A line past the limit is not kept: it comes out as null. */
async function* lines(input: AsyncIterable<Uint8Array | string>): AsyncGenerator<string | null> {
  let parts: Uint8Array[] = [];
  let size = 0;
  const end = (): string | null => {
    const line = size > LONGEST ? null : Buffer.concat(parts).toString("utf8");
    parts = [];
    size = 0;
    return line;
  };
  for await (const chunk of input) {
    const bytes = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
    let from = 0;
    for (let to = bytes.indexOf(NEWLINE); to >= 0; to = bytes.indexOf(NEWLINE, from)) {
      keep(bytes.subarray(from, to));
      from = to + 1;
      yield end();
    }
    keep(bytes.subarray(from));
  }
  if (size > 0) yield end();

  function keep(part: Uint8Array): void {
    size += part.length;
    if (size <= LONGEST) parts.push(part);
    else parts = [];
  }
}
