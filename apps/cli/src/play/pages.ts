import type { Reason } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import { cardLines } from "../cardtext.js";
import { padEnd, widthOf, wrap } from "../paint.js";
import { gathered, logLine } from "./screen.js";
import type { Table } from "./table.js";

/** Pages that a key opens. */
export function helpPage(table: Table, seat: Seat): string[] {
  const { texts, drawing, vocabulary, language, terminal } = table;
  const { paint, width } = terminal;
  const rows = [...drawing.manual(language).map(({ typed, meaning }) => [typed, meaning] as const), ...texts.help];
  const legend = drawing.legend(language);
  const column = Math.max(...rows.map(([typed]) => widthOf(typed)));
  return [
    "",
    paint.accent(` ${texts.crib}`),
    ...drawing.crib(table.sight(seat)),
    "",
    ...legend.flatMap((text) => wrap(text, width - 1, "  ")),
    ...(legend.length > 0 ? [""] : []),
    ...vocabulary.flatMap((entry) => termLines(table, entry)),
    ...(vocabulary.length > 0 ? [""] : []),
    paint.accent(` ${texts.helpTitle}`),
    ...rows.flatMap(([typed, meaning]) =>
      wrap(meaning, width - 1, `  ${paint.key(padEnd(typed, column))}  `, " ".repeat(column + 4)),
    ),
    "",
  ];
}

export function logPage(table: Table, seat: Seat): string[] {
  const { host, language, texts, terminal } = table;
  const lines = gathered(table, seat, host.events(seat, language)).flatMap((line) =>
    logLine(terminal.paint, line, terminal.width, texts),
  );
  return ["", terminal.paint.accent(` ${texts.log}`), ...(lines.length > 0 ? lines : [` ${texts.nothingYet}`]), ""];
}

const termLines = ({ terminal: { paint, width } }: Table, [term, meaning]: readonly [string, string]): string[] =>
  wrap(`${paint.bold(`${term.slice(0, 1).toUpperCase()}${term.slice(1)}.`)} ${meaning}`, width - 1, "  ", "      ");

/**
 * The cards and the words of the game with that name, or else those whose name begins with it or has it in the middle;
 * null if there are none.
 */
export function cardPage(table: Table, name: string): string[] | null {
  const { host, glossary, language, terminal } = table;
  const { paint, width } = terminal;
  const entries = [
    ...host.game.cards(host.start.content, language, host.start.seats).map((card) => ({
      names: [card.name.toLowerCase(), card.id],
      lines: ["", ` ${paint.bold(card.name)} ${paint.dim(card.rule)}`, ...cardLines(card, paint, width)],
    })),
    ...glossary.map((entry) => ({
      names: [entry[0].toLowerCase()],
      lines: ["", ...termLines(table, entry)],
    })),
  ];
  const fits = [
    entries.filter(({ names }) => names.includes(name)),
    entries.filter(({ names: [said] }) => said.startsWith(name)),
    entries.filter(({ names: [said] }) => said.includes(name)),
  ].find((list) => list.length > 0);
  return fits?.flatMap(({ lines }) => lines) ?? null;
}

/** What speaks against it, with the rule as a player can read it. */
export function reasonLines(table: Table, reasons: readonly (Reason & { readonly text: string })[]): string[] {
  const { host, texts, language, terminal } = table;
  const { paint, width } = terminal;
  return reasons.flatMap(({ rule, text }) => {
    const entry = host.game.rulebook[rule];
    return [
      ...wrap(`${paint.hurt(texts.notLegal)}: ${text}.`, width - 1, " "),
      ...(entry
        ? wrap(`${paint.bold(`${rule} ${entry.title[language]}.`)} ${entry.text[language]}`, width - 1, "   ")
        : []),
    ];
  });
}
