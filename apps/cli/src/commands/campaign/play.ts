import { afterMatch, campaignFor, campaignsOf, matchesOf, type Opened, optionsOf, whileMatch } from "@rifthall/host";
import { type CampaignMatch, type Game, type Language, type MatchOptions, readOptions } from "@rifthall/kernel/game";
import { SPECTATOR } from "@rifthall/kernel/ids";
import { unknown } from "@rifthall/kernel/text";
import { BadUsage, Failure } from "../../failure.js";
import { wrap } from "../../paint.js";
import { asUsage, givenOptions, type PlayArgs, readSeats, seatedAt } from "../../play/opening.js";
import { sit } from "../../play/sitting.js";
import { lay, Table } from "../../play/table.js";
import { openRecord, placed } from "../../record.js";
import type { Terminal } from "../../terminal.js";
import { type Texts, textsOf } from "../../text/index.js";
import { type Kept, readKept, writeBack } from "./file.js";
import { matchLines, pointer } from "./show.js";

export interface CampaignPlayArgs extends PlayArgs {
  readonly again?: boolean;
}

/** A match of the campaign on the table, new or gone on with. */
interface Laid {
  readonly match: string;
  readonly table: Table;
}

/** Sits down to a match of the campaign. At its end what came of it is written back; if it is left, it goes on later. */
export async function campaignPlay(
  terminal: Terminal,
  language: Language,
  file: string,
  word: string | undefined,
  args: CampaignPlayArgs,
): Promise<number> {
  const texts = textsOf(language);
  const kept = readKept(file, texts);
  const { underway } = kept.chronicle;
  const laid =
    underway !== undefined && word === undefined && !args.again
      ? resumed(terminal, language, kept, underway, args)
      : await begun(terminal, language, kept, word, args);
  if (laid === null) return 0;
  await sit(laid.table);
  return finish(terminal, kept, laid, texts);
}

function finish(terminal: Terminal, kept: Kept, { match, table }: Laid, texts: Texts): number {
  const { host, language } = table;
  const status = host.status(SPECTATOR, language);
  const record = host.record();
  if (!status.over) {
    writeBack(kept, whileMatch(kept, match, record), texts);
    terminal.print(pointer(terminal, texts.campaignLeft, `play ${kept.file}`));
    return 0;
  }
  if (status.outcome.reason === "void") {
    terminal.print(wrap(texts.campaignVoid, terminal.width - 1, " "));
    return 1;
  }
  const after = afterMatch(kept, match, status.outcome, record);
  writeBack(kept, after, texts);
  terminal.print(resultLines(terminal, after, match, kept.file, language));
  return 0;
}

/** How it went, and what can be done now: another match, the same once more, something to put on. */
function resultLines(terminal: Terminal, after: Opened, match: string, file: string, language: Language): string[] {
  const texts = textsOf(language);
  const { game, content, chronicle } = after;
  const list = matchesOf(after, language);
  const name = list.find(({ id }) => id === match)?.name ?? match;
  const isWon = chronicle.played.at(-1)?.result === "won";
  const isMore = list.some(({ id, reasons }) => id !== match && reasons.length === 0);
  const changes = campaignsOf(game).changes(content, chronicle.campaign, language);
  return [
    ...wrap((isWon ? texts.campaignWon : texts.campaignLost)(name), terminal.width - 1, " "),
    ...(isWon ? [] : pointer(terminal, texts.campaignOnceMore, `play ${file} --again`)),
    ...(isMore ? pointer(terminal, texts.campaignNext, `play ${file}`) : []),
    ...(isWon && !isMore ? wrap(texts.campaignOver, terminal.width - 1, " ") : []),
    ...(changes.length > 0 ? pointer(terminal, texts.campaignWear, `equip ${file}`) : []),
  ];
}

function resumed(
  terminal: Terminal,
  language: Language,
  { file }: Kept,
  { match, record }: NonNullable<Kept["chronicle"]["underway"]>,
  args: CampaignPlayArgs,
): Laid {
  const { game, start } = placed(file, textsOf(language), () => openRecord(record, textsOf(language)));
  const seats = readSeats(game, start.options, args.seats);
  return { match, table: new Table(lay({ game, start, seats }, { record }), terminal, language, args.fast === true) };
}

async function begun(
  terminal: Terminal,
  language: Language,
  kept: Kept,
  word: string | undefined,
  args: CampaignPlayArgs,
): Promise<Laid | null> {
  const { game, content, chronicle } = kept;
  const match = await chosen(terminal, language, kept, word, args.again === true);
  if (match === null) return null;
  const given = asUsage(() => givenOptions(game, args));
  const wished = optionsOf(match, given);
  const options = asUsage(() => readOptions(game.options, { ...seated(game, wished, args.seats), ...wished }));
  const opening = seatedAt(game, content, options, args, campaignFor(chronicle, match.id));
  return { match: match.id, table: new Table(lay(opening), terminal, language, args.fast === true) };
}

/** The mode for as many as are named, where none is given: by the seats, or else by what is listed for each of them. */
function seated(game: Game, given: MatchOptions, seats: string | undefined): MatchOptions {
  const lists = Object.values(given).find((value) => Array.isArray(value));
  const wanted = seats?.split(",").length ?? (Array.isArray(lists) ? lists.length : undefined);
  if (wanted === undefined || given.mode !== undefined) return {};
  const mode = game.modes.find((one) => {
    const [least, most] = game.seats(asUsage(() => readOptions(game.options, { ...given, mode: one })));
    return wanted >= least && wanted <= most;
  });
  return mode === undefined ? {} : { mode };
}

/** The match that is meant; without a word the list is shown and asked. Null when there is no more input. */
async function chosen(
  terminal: Terminal,
  language: Language,
  kept: Kept,
  word: string | undefined,
  again: boolean,
): Promise<CampaignMatch | null> {
  const texts = textsOf(language);
  const list = matchesOf(kept, language);
  const { last } = kept.chronicle;
  if (again && last === undefined) throw new BadUsage(`--again: ${texts.campaignNoLast}`);
  const named = again ? last?.match : word;
  if (named !== undefined) return checked(list, named, texts);
  terminal.print(matchLines(terminal, kept, language));
  const first = list.find(({ id, reasons }) => reasons.length === 0 && id !== last?.match) ?? null;
  const open = first ?? list.find(({ reasons }) => reasons.length === 0) ?? null;
  if (open === null) throw new Failure(texts.campaignNothing);
  const typed = await terminal.read(` ${texts.campaignChoose}`);
  if (typed === null) return null;
  return typed === "" ? open : checked(list, typed, texts);
}

/** Refused with every reason, if it cannot be played now. */
function checked(list: readonly CampaignMatch[], word: string, texts: Texts): CampaignMatch {
  const match = list.find(({ id }) => id === word) ?? (/^\d+$/.test(word) ? list[Number(word) - 1] : undefined);
  const ids = list.map(({ id }) => id);
  if (match === undefined) throw new BadUsage(unknown("match", word, ids));
  if (match.reasons.length === 0) return match;
  const reasons = match.reasons.map(({ said, rule }) => `${said} (${rule})`).join("; ");
  throw new Failure(`${match.name}: ${texts.campaignNot}: ${reasons}`);
}
