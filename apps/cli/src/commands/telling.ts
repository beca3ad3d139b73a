import type { Terminal } from "../terminal.js";

const LINE_MS = 10_000;

/** How far something has come: a line now and then, or in a terminal one that is written over. */
export function nowAndThen(terminal: Terminal): (line: string) => void {
  let told = 0;
  return (line) => {
    if (terminal.interactive) {
      terminal.status(` ${line}`);
      return;
    }
    const now = performance.now();
    if (now - told < LINE_MS) return;
    told = now;
    terminal.complain(line);
  };
}
