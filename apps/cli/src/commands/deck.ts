import {
  type DeckCount,
  type DeckReport,
  deckReport,
  decksOf,
  readDeck,
  readyReports,
  type SaidNote,
} from "@rifthall/host";
import type { Content, Deck, Game, Language } from "@rifthall/kernel/game";
import { Refusal } from "@rifthall/kernel/text";
import { BadUsage, Failure } from "../failure.js";
import { TooLong } from "../file.js";
import { type Paint, padEnd, padStart, spread, widthOf, wrap } from "../paint.js";
import { findGame, readPacks } from "../play/opening.js";
import { readText } from "../record.js";
import type { Terminal } from "../terminal.js";
import { type Texts, textsOf } from "../text/index.js";

export interface DeckArgs {
  readonly pack?: readonly string[];
  readonly json?: boolean;
}

/** A deck with the game and the cards it is of. */
interface Brought {
  readonly game: Game;
  readonly content: Content;
  readonly deck: Deck;
}

/** Says everything that speaks against a deck at once; exit code 1 where something does. */
export async function deckCheck(
  terminal: Terminal,
  language: Language,
  id: string,
  source: string,
  args: DeckArgs,
): Promise<number> {
  const { game, content, deck } = await bring(terminal, language, id, source, args);
  const report = deckReport(game, content, deck, language);
  const texts = textsOf(language);
  const { paint, width } = terminal;
  if (args.json) terminal.print(JSON.stringify(report));
  else {
    for (const note of report.problems) terminal.print(noteLines(note, paint.hurt(texts.error), paint, width));
    for (const note of report.advice) terminal.print(noteLines(note, paint.key(texts.deckAdvice), paint, width));
    if (report.legal) terminal.print(paint.good(texts.deckFine));
    else terminal.print(texts.deckFaults(report.problems.length));
  }
  return report.legal ? 0 : 1;
}

/** The deck in words and counted; without one, the ready decks. */
export async function deckShow(
  terminal: Terminal,
  language: Language,
  id: string,
  source: string | undefined,
  args: DeckArgs,
): Promise<number> {
  const texts = textsOf(language);
  if (source === undefined) return showReady(terminal, language, id, args);
  const { game, content, deck } = await bring(terminal, language, id, source, args);
  const report = deckReport(game, content, deck, language);
  if (args.json) {
    terminal.print(JSON.stringify(report));
    return 0;
  }
  const { paint, width } = terminal;
  const { size, budget } = report;
  terminal.print(report.text);
  terminal.print();
  terminal.print(
    `${paint.bold(texts.deckCards)} ${size.have}/${size.want}   ${paint.bold(budget.name)} ${budget.have}/${budget.most}`,
  );
  for (const count of report.counts) terminal.print(["", ...countLines(count, paint)]);
  terminal.print();
  if (report.code !== null) terminal.print([...wrap(report.code, width), ""]);
  terminal.print(verdict(report, texts, paint));
  return 0;
}

/** The short code, and nothing else. */
export async function deckEncode(
  terminal: Terminal,
  language: Language,
  id: string,
  source: string,
  args: DeckArgs,
): Promise<number> {
  const { game, content, deck } = await bring(terminal, language, id, source, args);
  const { code } = deckReport(game, content, deck, language);
  if (code === null) throw new Failure(textsOf(language).deckNoCode);
  terminal.print(args.json ? JSON.stringify({ code }) : code);
  return 0;
}

function showReady(terminal: Terminal, language: Language, id: string, args: DeckArgs): number {
  const { game, content } = place(id, args);
  const ready = readyReports(game, content, language);
  if (args.json) {
    terminal.print(JSON.stringify(ready));
    return 0;
  }
  const { paint, width } = terminal;
  const names = new Map(game.cards(content, language).map((card) => [card.id, card.name]));
  for (const { id: deck, name, guide, leader } of ready) {
    terminal.print(spread(paint.bold(`${name} · ${names.get(leader) ?? leader}`), paint.dim(deck), width - 1));
    terminal.print([...wrap(guide, width - 1, "  "), ""]);
  }
  return 0;
}

function place(id: string, { pack = [] }: DeckArgs): { readonly game: Game; readonly content: Content } {
  const game = findGame(id);
  try {
    decksOf(game);
  } catch (error) {
    if (error instanceof Refusal) throw new BadUsage(error.message);
    throw error;
  }
  return { game, content: game.content(readPacks(pack)) };
}

/** A ready deck's id, a code, `@file` or `-` for what comes in; files may hold any of them, or JSON. */
async function bring(
  terminal: Terminal,
  language: Language,
  id: string,
  source: string,
  args: DeckArgs,
): Promise<Brought> {
  const { game, content } = place(id, args);
  const file = source.startsWith("@") ? source.slice(1) : null;
  const texts = textsOf(language);
  try {
    const text = source === "-" ? await terminal.readAll() : file === null ? source : readText(file, texts);
    return { game, content, deck: readDeck(game, content, parsed(text)) };
  } catch (error) {
    if (error instanceof TooLong) throw new Failure(texts.tooLong(source, error.megabytes));
    if (!(error instanceof Refusal)) throw error;
    throw new Failure(`${file === null ? "" : `${file}: `}${error.said?.[language] ?? error.message}`);
  }
}

function parsed(text: string): unknown {
  if (!text.trimStart().startsWith("{")) return text;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal("bad-deck", `not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const noteLines = ({ rule, text }: SaidNote, word: string, paint: Paint, width: number): string[] =>
  wrap(`${word} ${text} ${paint.dim(`(${rule})`)}`, width - 1, "", "  ");

function verdict({ legal, problems }: DeckReport, texts: Texts, paint: Paint): string {
  return legal ? paint.good(texts.deckFine) : paint.hurt(texts.deckFaults(problems.length));
}

const BAR = 30;

/** A curve with every step; of the rest only what there is. */
function countLines({ name, scale, values }: DeckCount, paint: Paint): string[] {
  const shown = scale ? values : values.filter(({ n }) => n > 0);
  if (!scale) return [`${paint.bold(name)}  ${shown.map((value) => `${value.name} ${value.n}`).join(" · ")}`];
  const wide = Math.max(0, ...shown.map((value) => widthOf(value.name)));
  const most = Math.max(BAR, ...shown.map(({ n }) => n));
  return [
    paint.bold(name),
    ...shown.map(({ name: step, n }) => {
      const bar = "█".repeat(Math.round((n * BAR) / most));
      return `  ${padEnd(step, wide)} ${padStart(String(n), 2)} ${paint.accent(bar)}`.trimEnd();
    }),
  ];
}
