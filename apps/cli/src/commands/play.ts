import { Host, type Past } from "@rifthall/host";
import type { Language } from "@rifthall/kernel";
import { freshSeed, type Opening, openMatch, type PlayArgs, readSeats } from "../play/opening.js";
import { sit } from "../play/sitting.js";
import { Table } from "../play/table.js";
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
  const host = args.resume === undefined ? hostOf(openMatch(game, args)) : resumed(args.resume, args, language);
  await sit(new Table(host, terminal, language, args.fast === true));
  return 0;
}

const hostOf = ({ game, start, holders }: Opening, past?: Past): Host =>
  new Host(game, start, holders, freshSeed, past);

/** A saved match goes on with the cards and options it was begun with. */
function resumed(file: string, { seats }: PlayArgs, language: Language): Host {
  const { game, start, record } = loadRecord(file, textsOf(language));
  const standard = readSeats(game, start.options, undefined).slice(0, start.seats);
  const holders = seats === undefined ? standard : readSeats(game, start.options, seats);
  return hostOf({ game, start, holders }, { record });
}
