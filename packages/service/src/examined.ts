import { type Chronicle, Replay, readDeck } from "@rifthall/host";
import type { Deck, MatchOptions, Pack, Text } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import { type MatchRecord, readRecord } from "@rifthall/kernel/match";
import { Refusal } from "@rifthall/kernel/text";
import { broughtChronicle } from "./chronicles.js";
import { gameFor } from "./games.js";
import { fromLink } from "./link.js";
import type { Games } from "./ports.js";
import { newStart, packReader, personsAt, startOf } from "./records.js";
import { Table } from "./table.js";

/**
 * What a stranger gave: a match as a record or a link, a deck as a code or in words, a campaign as a file or a code, packs
 * that a match is to be begun with.
 */
export type Brought =
  | { readonly is: "match"; readonly text: string }
  | { readonly is: "deck" | "campaign"; readonly game: string; readonly text: string }
  | {
      readonly is: "packs";
      readonly game: string;
      readonly options: MatchOptions;
      readonly seats: number;
      readonly texts: readonly string[];
    };

/** What it is, once it was looked through. */
export type Fine = MatchRecord | Deck | Chronicle | readonly Pack[];

/**
 * Takes what a stranger gave apart and opens it once; refused where that cannot be done. It may take long, so it is
 * done where it can be called off. `loaded` hears when all that is needed is there and only work is left.
 */
export async function examined(games: Games, brought: Brought, loaded: () => void): Promise<Fine> {
  try {
    if (brought.is === "match") return await match(games, brought.text, loaded);
    if (brought.is === "packs") return await packs(games, brought, loaded);
    return await (brought.is === "deck" ? deck : campaign)(games, brought.game, brought.text, loaded);
  } catch (error) {
    throw refusalOf(error, brought);
  }
}

/** What a game chokes on is the fault of whoever brought it. */
function refusalOf(error: unknown, { is }: Brought): Refusal {
  const known = error instanceof Refusal ? error : null;
  const message = error instanceof Error ? error.message : String(error);
  const code = known?.code ?? `bad-${is}`;
  const german = GERMAN[code] ?? (is === "campaign" ? NO_CAMPAIGN : IMPOSSIBLE);
  const isSaidByItself = is === "deck" || is === "packs";
  const said: Text | undefined = known?.said ?? (isSaidByItself ? undefined : { en: message, de: german });
  return new Refusal(code, message, undefined, said);
}

async function match(games: Games, text: string, loaded: () => void): Promise<MatchRecord> {
  const record = text.trimStart().startsWith("{") ? readRecord(parse(text)) : await fromLink(games, text, loaded);
  await gameFor(games, record.game);
  if (record.packs) await packReader();
  loaded();
  return played(games, record);
}

/** All that is done when a match is opened: what can be done here can be done at the table. */
async function played(games: Games, record: MatchRecord): Promise<MatchRecord> {
  const { game, start } = await startOf(games, record);
  const seats = personsAt(start.seats);
  const laid = { match: "", game, start, seats, begun: 0, past: { record }, watching: true };
  const table = new Table(laid, { clock: STILL, entropy: () => "" });
  table.join([...seats.keys()] as Seat[], "en", () => {}).introduce();
  if (table.host.over) new Replay(game, start, record).seek(0, null, "en");
  return record;
}

/** Nothing is played, so no time passes. */
const STILL = { now: () => 0, date: () => 0, pause: async () => {}, breath: async () => {} };

/** With the match that is under way in it. */
async function campaign(games: Games, id: string, text: string, loaded: () => void): Promise<Chronicle> {
  await gameFor(games, id);
  if (text.includes('"packs"')) await packReader();
  loaded();
  const { chronicle } = await broughtChronicle(games, id, text);
  if (chronicle.underway) await played(games, chronicle.underway.record);
  return chronicle;
}

/** A match is begun with them, as it would be at the table. */
async function packs(
  games: Games,
  { game: id, options, seats: count, texts }: Extract<Brought, { readonly is: "packs" }>,
  loaded: () => void,
): Promise<readonly Pack[]> {
  const read = await packReader();
  loaded();
  const given = read(texts.map((text) => parse(text, "bad-pack", "this is no pack: it is not JSON")));
  const wish = { game: id, options, seats: personsAt(count) };
  const { game, start } = await newStart(games, wish, "looked through", given);
  const laid = { match: "", game, start, seats: wish.seats, begun: 0, watching: true };
  const table = new Table(laid, { clock: STILL, entropy: () => "" });
  table.join([...wish.seats.keys()] as Seat[], "en", () => {}).introduce();
  return given;
}

async function deck(games: Games, id: string, text: string, loaded: () => void): Promise<Deck> {
  const game = await gameFor(games, id);
  loaded();
  return readDeck(game, game.content([]), text);
}

function parse(
  text: string,
  code = "bad-record",
  wrong = "this is not a match: neither JSON nor a link of Rifthall",
): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(code, wrong);
  }
}

const DAMAGED = "Dieser Link ist nicht vollständig oder wurde unterwegs verändert. Kopiere ihn noch einmal ganz.";
const IMPOSSIBLE =
  "Das ist keine Partie, die nach den Regeln gespielt werden kann: Sie wurde verändert, oder es ist etwas anderes.";
const NO_CAMPAIGN =
  "Das ist keine Kampagne, die nach den Regeln entstehen kann: Sie wurde verändert, oder es ist etwas anderes.";
/** Why a match was refused, as far as somebody who was given it needs to know. The message itself is for programs. */
const GERMAN: Readonly<Record<string, string>> = {
  "damaged-link": DAMAGED,
  "bad-link": DAMAGED,
  "bad-letter": DAMAGED,
  "newer-link": "Dieser Link stammt von einem neueren Rifthall. Lade die Seite neu.",
  "unknown-game": "Dieses Spiel steht hier nicht im Regal.",
  "other-rules": "Diese Partie wurde nach einer anderen Fassung der Regeln gespielt, als hier gilt.",
};
