import { DEFAULT_LEVEL } from "@rifthall/bots";
import { Host } from "@rifthall/host";
import type { Language } from "@rifthall/kernel/game";
import { SPECTATOR } from "@rifthall/kernel/ids";
import type { MatchRecord } from "@rifthall/kernel/match";
import { Board } from "../play/board.js";
import { openMatch } from "../play/opening.js";
import { screen } from "../play/screen.js";
import { verdict } from "../play/sitting.js";
import type { Terminal } from "../terminal.js";
import { textsOf } from "../text/index.js";

/** The same match every time: what is shown where nobody watches is also looked at by machines. */
const SEED = "demo";
const BOARDS = 4;
const CHECK_EVERY = 16;
const CHECK_DIGITS = 4;

/** Two bots play; a few boards on the way and the result are shown. */
export function demo(terminal: Terminal, language: Language): number {
  const texts = textsOf(language);
  terminal.print([` Rifthall · ${texts.demo}`, ""]);
  const { game, start, seats } = openMatch(undefined, { seed: SEED, seats: `${DEFAULT_LEVEL},${DEFAULT_LEVEL}` });
  const played = new Host(game, start, seats, () => SEED);
  while (!played.over) played.step();
  const record = played.record();
  const length = record.inputs.length;
  for (let board = 1; board <= BOARDS; board++) {
    const inputs = Math.round((length * board) / BOARDS);
    const host = new Host(game, start, seats, () => SEED, { record: firstOf(record, inputs) });
    const since = Math.max(0, host.events(SPECTATOR, language).length - LINES);
    terminal.print([
      terminal.paint.dim(` ${texts.step(inputs, length)}`),
      ...screen(new Board(host, terminal, language), SPECTATOR, since),
      "",
    ]);
  }
  terminal.print([...verdict(new Board(played, terminal, language)), "", ` ${texts.demoEnd}`]);
  return 0;
}

const LINES = 5;

/** The record of what the first `n` inputs led to. */
const firstOf = (record: MatchRecord, n: number): MatchRecord => ({
  ...record,
  inputs: record.inputs.slice(0, n),
  checks: record.checks.slice(0, CHECK_DIGITS * Math.floor(n / CHECK_EVERY)),
});
