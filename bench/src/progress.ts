import { stderr } from "node:process";

/** Says on stderr what is being measured: one line that changes in a terminal, a line each elsewhere. */
export function progress(text: string): void {
  stderr.write(stderr.isTTY ? `\r\x1b[K${text}` : `${text}\n`);
}

export function progressDone(): void {
  if (stderr.isTTY) stderr.write("\r\x1b[K");
}
