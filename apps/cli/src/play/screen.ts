import type { Line, OptionLine } from "@rifthall/host";
import { type Seat, SPECTATOR } from "@rifthall/kernel/ids";
import { storyLines } from "../cardtext.js";
import { cut, type Paint, padEnd, spread, widthOf, wrap } from "../paint.js";
import type { Command, Sight } from "../tables/index.js";
import type { Texts } from "../text/index.js";
import type { Board } from "./board.js";
import type { Table } from "./table.js";

const LOG_LINES = 8;
const LOG_LEAST = 3;
/** Enough older events to fill up with, even if many are told as one. */
const OLDER = 24;

/**
 * The table as one seat sees it, with what happened since it last looked, and under it what that seat is asked. On a
 * low screen the log gives way first, then long stacks are folded.
 */
export function screen(table: Board, seat: Seat, since: number, below: readonly string[] = []): string[] {
  const { drawing, terminal } = table;
  const room = terminal.height === null ? null : terminal.height - below.length - EDGES;
  const whole = drawing.board(table.sight(seat));
  if (room === null) return [...header(table), ...whole, ...news(table, seat, since, LOG_LINES), ...below];
  const least = drawing.board(table.sight(seat, 0)).length;
  const spare = Math.max(room - whole.length, Math.min(LOG_LEAST, room - least));
  const lines = spare > 0 ? news(table, seat, since, Math.min(LOG_LINES, spare)) : [];
  return [...header(table), ...drawing.board(table.sight(seat, room - lines.length)), ...lines, ...below];
}

function header({ host, texts, terminal: { paint, width }, language }: Board): string[] {
  const { game, start } = host;
  const mode = String(start.options.mode ?? "");
  const left = ` ${paint.bold(paint.accent(game.title[language]))}${mode === "" ? "" : ` · ${texts.modes[mode] ?? mode}`}`;
  const right = paint.dim(`#${start.seed}`);
  return widthOf(left) + widthOf(right) + 3 > width ? [left] : spread(left, right, width - 1);
}

/** The last lines of the log: what is new, and a few older ones, dimmed, for company. */
function news(table: Board, seat: Seat, since: number, most: number): string[] {
  const { host, language, texts, terminal } = table;
  const all = host.events(seat, language).slice(Math.max(0, since - OLDER));
  // On a screen a story has had a page of its own, and what is old is not told at length again.
  const told = gathered(
    table,
    seat,
    all.map((line) => (terminal.height !== null || line.number <= since ? headOf(line) : line)),
  );
  const fresh = told.filter(({ number }) => number > since).length;
  // The line that says how many are left out takes the place of one.
  let count = fresh > most ? Math.max(1, most - 1) : Math.max(Math.min(LOG_LEAST, most), fresh);
  const shown = told.slice(-count).map((line) => {
    const parts = logLine(terminal.paint, line, terminal.width, texts);
    return line.number > since ? parts : parts.map((part) => terminal.paint.dim(part));
  });
  // On a screen long lines count as many as they take.
  const takes = (n: number): number => shown.slice(-n).flat().length + Number(fresh > n);
  while (terminal.height !== null && count > 1 && takes(count) > most) count--;
  const lines = shown.slice(-count).flat();
  if (fresh <= count || most <= 1) return lines;
  // Where what is printed stays, a story is told even if the events about it are left out.
  const passed = told.slice(0, -count).filter(({ number, text }) => number > since && text.includes("\n"));
  return [
    ...passed.flatMap((line) => logLine(terminal.paint, line, terminal.width, texts)),
    terminal.paint.dim(` ${texts.more(fresh - count - passed.length)}`),
    ...lines,
  ];
}

/** Lines one after another that the game can tell as one are one; those that say the same stand once, with how often. */
export function gathered(table: Board, seat: Seat, lines: readonly Line[]): Line[] {
  const { joined } = table.drawing;
  const sight = joined && table.sight(seat);
  const asOne = (first: Line, second: Line): string | null =>
    joined && sight && first.undone === second.undone ? joined(first, second, sight) : null;
  const list: { line: Line; times: number }[] = [];
  for (const line of lines) {
    const last = list.at(-1);
    const text = last === undefined ? null : asOne(last.line, line);
    if (text !== null) list[list.length - 1] = { line: { ...line, text }, times: 1 };
    else if (last && last.line.text === line.text && last.line.undone === line.undone)
      list[list.length - 1] = { line, times: last.times + 1 };
    else list.push({ line, times: 1 });
  }
  return list.map(({ line, times }) => (times === 1 ? line : { ...line, text: `${line.text} ×${times}` }));
}

/** What happened, and by which rule; what is told besides stands under it. */
export function logLine(paint: Paint, { text, event, undone }: Line, width: number, texts: Texts): string[] {
  const rule = String(event.rule ?? "");
  const right = undone ? texts.undone : rule;
  const [said = "", ...story] = text.split("\n");
  const wrapped = wrap(said, width - widthOf(right) - 3, " · ", "   ");
  const lines = wrapped.map((part, i) => {
    const shown = undone ? paint.dim(part) : part;
    return i === 0 && right !== "" ? `${padEnd(shown, width - 1 - widthOf(right))}${paint.dim(right)}` : shown;
  });
  return undone ? lines : [...lines, ...story.flatMap((part) => storyLines(part, paint, width))];
}

/** A line of the log without its story. */
const headOf = (line: Line): Line => ({ ...line, text: line.text.split("\n")[0] });

/** The stories told since then, each under what brought it. */
export function stories(table: Table, seat: Seat, since: number): string[] {
  const { host, language, texts, terminal } = table;
  return host
    .events(seat, language)
    .slice(since)
    .filter(({ text, undone }) => text.includes("\n") && !undone)
    .flatMap((line) => ["", ...logLine(terminal.paint, line, terminal.width, texts)]);
}

/**
 * The question, the numbered options, and what can be typed. On a screen options are told whole as long as the board
 * still has room above them and `notes`; the others have one line each.
 */
export function question(table: Table, seat: Seat, notes: readonly string[] = []): string[] {
  const { host, terminal, drawing, language } = table;
  const { paint, width, height } = terminal;
  const sight = table.sight(seat);
  const decision = host.decision(seat, language);
  const name = table.people.length > 1 ? `${paint.bold(table.name(seat))}: ` : "";
  const before = [
    ...notes,
    paint.dim("─".repeat(width - 1)),
    ...wrap(`${name}${paint.bold(decision?.text ?? "")}`, width - 1, " "),
  ];
  const after = hints(table, sight);
  const options = drawing.listed(sight).map(({ option }) => option);
  const told = toldOptions(table, seat, sight, options);
  const least = height === null ? 0 : EDGES + drawing.board(table.sight(seat, 0)).length + before.length + after.length;
  let spare = height === null ? Number.POSITIVE_INFINITY : height - least - told.length;
  const lines = told.flatMap((option) => {
    const whole = wholeLines(table, option);
    if (whole.length - 1 > spare) return [oneLine(table, option)];
    spare -= whole.length - 1;
    return whole;
  });
  return [...before, ...lines, ...after];
}
/** A line for the title, one for what is typed. */
const EDGES = 2;

interface ToldOption {
  readonly key: string;
  readonly line: string;
  /** What it would bring. */
  readonly brings: string;
}

/** These options with their numbers and what each would bring, to choose from. */
export const optionLines = (table: Table, seat: Seat, sight: Sight, options: readonly OptionLine[]): string[] =>
  toldOptions(table, seat, sight, options, ({ label }) => label).flatMap((option) => wholeLines(table, option));

/** Those the board tells already are left out, unless they are called otherwise. */
function toldOptions(
  table: Table,
  seat: Seat,
  sight: Sight,
  options: readonly OptionLine[],
  called: (option: OptionLine) => string | null = () => null,
): ToldOption[] {
  const { drawing, terminal } = table;
  const listed = drawing.listed(sight);
  return options.flatMap((option) => {
    const line = drawing.line(option, sight) ?? called(option);
    if (line === null) return [];
    const number = listed.find((other) => other.option.key === option.key)?.number;
    const key = number === undefined ? "    ·" : terminal.paint.key(`[${number}]`.padStart(5));
    return [{ key, line, brings: table.brings(seat, option).join(" ") }];
  });
}

/** On a screen what it would bring takes what is left of the last line; `v` tells the rest. */
function wholeLines({ terminal: { paint, width, height } }: Table, { key, line, brings }: ToldOption): string[] {
  const all = `${key} ${line}${brings === "" || height !== null ? "" : ` → ${brings}`}`;
  const lines = wrap(all, width - 1, "", "      ");
  const last = lines.at(-1) ?? "";
  const room = width - 1 - widthOf(last);
  if (height === null || brings === "" || room < LEAST_BRINGS) return lines;
  return [...lines.slice(0, -1), last + paint.dim(cut(` → ${brings}`, room))];
}
const LEAST_BRINGS = 12;

function oneLine({ terminal: { paint, width } }: Table, { key, line, brings }: ToldOption): string {
  const room = width - 7 - widthOf(line);
  if (room < 0) return `${key} ${cut(line, width - 7)}`;
  return `${key} ${brings === "" ? line : line + paint.dim(cut(` → ${brings}`, room))}`;
}

/** The people who may answer now; for one who has resigned a bot does. */
export function askedPeople({ host, language, people }: Table): Seat[] {
  const asked = host.decision(SPECTATOR, language)?.seats.map((s) => s.seat) ?? [];
  return asked.filter((seat) => people.includes(seat) && !host.isBotAsked(seat));
}

/** Those of them that the one who answers could let go first. */
export const otherPeople = (table: Table, viewer: Seat | null): Seat[] =>
  askedPeople(table).filter((seat) => seat !== viewer);

/** The bots that wait for people to answer, though they are asked as well. */
export const waitingBots = ({ host }: Table): Seat[] =>
  host.seats.flatMap((_, i) => (host.isBotAsked(i as Seat) ? [i as Seat] : []));

function hints(table: Table, sight: Sight): string[] {
  const { texts, drawing } = table;
  const { paint, width } = table.terminal;
  const commands = drawing.commands(sight);
  const numbers = drawing.listed(sight).map(({ number }) => number);
  const now = [
    ...(numbers.length > 0 ? [{ typed: spoken(numbers), meaning: texts.keys.number }] : []),
    ...commands,
    ...otherPeople(table, sight.viewer).map((seat, i, { length }) => ({
      typed: length === 1 && i === 0 ? "t" : `t ${seat + 1}`,
      meaning: texts.keys.bot(table.name(seat)),
    })),
    ...waitingBots(table).map((seat) => ({ typed: `t ${seat + 1}`, meaning: texts.keys.bot(table.name(seat)) })),
  ];
  const always: Command[] = [
    { typed: "?", meaning: texts.keys.help },
    { typed: "u", meaning: texts.keys.undo },
    { typed: "l", meaning: texts.keys.log },
    { typed: "i …", meaning: texts.keys.card },
    { typed: "w …", meaning: texts.keys.why },
    { typed: "v …", meaning: texts.keys.preview },
    { typed: "!", meaning: texts.keys.hint },
    { typed: "q", meaning: texts.keys.quit },
  ];
  return [...keyLine(paint, now, width - 1), ...keyLine(paint, always, width - 1, true)];
}

/** 1-4, or one by one where some are missing. */
function spoken(numbers: readonly number[]): string {
  const isRun = numbers.every((n, i) => n === numbers[0] + i);
  return isRun && numbers.length > 2 ? `${numbers[0]}-${numbers.at(-1)}` : numbers.join(" ");
}

/** Keys and what they do, broken only between them; what can always be typed is said quietly. */
export function keyLine(paint: Paint, commands: readonly Command[], width: number, isQuiet = false): string[] {
  const parts = commands.map(({ typed, meaning }) => {
    const key = isQuiet ? typed : paint.key(typed);
    const said = isQuiet ? paint.dim(meaning) : meaning;
    return (meaning === "" ? key : `${key} ${said}`).replaceAll(" ", "\u00a0");
  });
  if (parts.length === 0) return [];
  return wrap(parts.join(isQuiet ? "\u00a0 " : "\u00a0\u00a0 "), width, " ").map((line) =>
    line.replaceAll("\u00a0", " ").trimEnd(),
  );
}
