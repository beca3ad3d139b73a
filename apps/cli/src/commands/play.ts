import type { Language } from "@rifthall/kernel/game";
import { openMatch, type PlayArgs, readSeats } from "../play/opening.js";
import { sit } from "../play/sitting.js";
import { lay, Table } from "../play/table.js";
import { loadRecord } from "../record.js";
import type { Terminal } from "../terminal.js";
import { textsOf } from "../text/index.js";

export type { PlayArgs } from "../play/opening.js";

/** Sits down to a match, new or saved, and plays it to its end or until somebody leaves. */
export async function playCommand(
  terminal: Terminal,
  language: Language,
  game: string | undefined,
  args: PlayArgs,
): Promise<number> {
  const fast = args.fast === true;
  const table =
    args.resume === undefined
      ? new Table(lay(openMatch(game, args)), terminal, language, fast)
      : resumed(args.resume, args, terminal, language, fast);
  await sit(table);
  return 0;
}

/** A saved match goes on with the cards and options it was begun with. */
function resumed(file: string, { seats }: PlayArgs, terminal: Terminal, language: Language, fast: boolean): Table {
  const { game, start, record } = loadRecord(file, textsOf(language));
  const standard = readSeats(game, start.options, undefined).slice(0, start.seats);
  const sitting = seats === undefined ? standard : readSeats(game, start.options, seats);
  return new Table(lay({ game, start, seats: sitting }, { record }), terminal, language, fast);
}
