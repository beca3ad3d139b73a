import { writeFileSync } from "node:fs";
import type { Candidate, OptionLine } from "@rifthall/host";
import type { Seat } from "@rifthall/kernel/ids";
import { wrap } from "../paint.js";
import type { Missing, Sight } from "../tables/index.js";
import { cardPage, helpPage, logPage, reasonLines } from "./pages.js";
import { keyLine, optionLines } from "./screen.js";
import { changeStops } from "./stops.js";
import type { Table } from "./table.js";
import { takeBack } from "./undo.js";

/**
 * What came of a typed line: `done` when the match moved on, `again` when the question stands and the screen may stay,
 * `redraw` when it should be drawn anew.
 */
export type Outcome = "done" | "again" | "redraw" | "quit";

/** Does what a typed line says for the seat that is asked. */
export async function answer(table: Table, seat: Seat, typed: string): Promise<Outcome> {
  const { texts } = table;
  const words = wordsOf(table, seat, typed);
  const [key = "", ...rest] = words;
  if (key === "") return "redraw";
  switch (key) {
    case "u":
      return takeBack(table, seat);
    case "l":
      return page(table, logPage(table, seat));
    case "?":
    case "h":
      return page(table, helpPage(table, seat));
    case "i":
      return look(table, seat, rest);
    case "w":
      return why(table, seat, rest);
    case "!":
    case "hint":
      return advise(table, seat);
    case "v":
      return foresee(table, seat, rest);
    case "s":
      // A file's name keeps its capitals.
      return save(table, typed.trim().slice(1).trim());
    case "r":
      if (!(await table.isSure(texts.resignSure))) return "redraw";
      await table.screen.resign(seat);
      return "done";
    case "q":
      return quit(table);
    case "o":
      return changeStops(table, seat, rest);
  }
  const opened = table.drawing.page?.(words, table.sight(seat)) ?? null;
  if (opened !== null) return page(table, opened);
  const found = await understand(table, seat, words);
  if (typeof found === "string") return found;
  if (!("do" in found)) return refuse(table, seat, found.candidate);
  if (found.idle && !(await table.isSure(texts.idleSure))) return "redraw";
  await table.screen.answer(seat, { number: table.host.number, key: found.key });
  return "done";
}

/** `p32` is `p 3 2`, unless something on the table is called so. */
function wordsOf(table: Table, seat: Seat, typed: string): string[] {
  const words = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  const [first = "", ...rest] = words;
  const compact = /^([a-z])(\d+)$/.exec(first);
  return compact && !table.drawing.isName?.(first, table.sight(seat)) ? [compact[1], ...compact[2], ...rest] : words;
}

const say = (table: Table, text: string): Outcome => table.tell(wrap(text, table.terminal.width - 1, " "));

/** A long page is turned over by Enter; afterwards the table is drawn again. */
export async function page(table: Table, lines: readonly string[]): Promise<Outcome> {
  const { terminal, texts } = table;
  const { height } = terminal;
  if (height === null || !terminal.interactive) {
    terminal.print(lines);
    return "again";
  }
  const each = Math.max(1, height - 2);
  for (let from = 0; from < lines.length; from += each) {
    terminal.clear();
    terminal.print(lines.slice(from, from + each));
    const said = await terminal.read(` ${from + each < lines.length ? texts.turnPage : texts.pressEnter}`);
    if (said === null || said !== "") break;
  }
  return "redraw";
}

/** A card in full, by its name or by the number of an option that is about it. */
function look(table: Table, seat: Seat, words: readonly string[]): Outcome | Promise<Outcome> {
  const { texts, drawing } = table;
  // `i12` has come as `i 1 2`.
  const said = words.every((word) => /^\d$/.test(word)) ? words.join("") : words.join(" ");
  if (said === "") return say(table, texts.cardHow);
  const sight = table.sight(seat);
  const numbered = drawing.listed(sight).find(({ number }) => String(number) === said);
  const name = String(numbered?.option.card ?? drawing.cardAt?.(said, sight) ?? said);
  const lines = cardPage(table, name);
  return lines === null ? say(table, texts.noSuchCard(name)) : page(table, lines);
}

/** The option that is meant, the candidate that is none, or what came of it already. */
async function understand(
  table: Table,
  seat: Seat,
  words: readonly string[],
): Promise<OptionLine | { readonly candidate: Candidate } | Outcome> {
  const sight = table.sight(seat);
  const number = words.length === 1 && /^\d+$/.test(words[0]) ? Number(words[0]) : null;
  const listed = table.drawing.listed(sight).find((option) => option.number === number);
  if (listed) return listed.option;
  const reading = table.drawing.read(words, sight);
  if (reading === null)
    return number === null ? unknown(table, sight, words.join(" ")) : misnumbered(table, sight, number);
  if (typeof reading === "string") return say(table, reading);
  if ("missing" in reading) return askFor(table, seat, words, reading.missing);
  const { candidate } = reading;
  const fits = sight.choices.filter((option) => isMeant(option, candidate));
  if (fits.length <= 1) return fits[0] ?? { candidate };
  return table.tell(optionLines(table, seat, sight, fits));
}

const isMeant = (option: OptionLine, candidate: Candidate): boolean =>
  Object.entries(candidate).every(([field, value]) => option[field] === value);

function misnumbered(table: Table, sight: Sight, n: number): Outcome {
  const numbers = table.drawing.listed(sight).map(({ number }) => number);
  return numbers.length > 0
    ? say(table, table.texts.notAnOption(n, numbers.join(", ")))
    : unknown(table, sight, `${n}`);
}

/** Asks for the next word; an empty line lets it be. */
async function askFor(
  table: Table,
  seat: Seat,
  words: readonly string[],
  { question, words: legal, how }: Missing,
): ReturnType<typeof understand> {
  if (legal.length === 0) return say(table, how);
  const { terminal } = table;
  terminal.print([` ${terminal.paint.bold(question)}`, ...keyLine(terminal.paint, legal, terminal.width - 1)]);
  const said = await terminal.read(table.texts.prompt);
  if (said === null || said === "") return "redraw";
  return understand(table, seat, [...words, ...said.toLowerCase().split(/\s+/)]);
}

function unknown(table: Table, sight: Sight, typed: string): Outcome {
  const { texts, drawing } = table;
  const numbers = drawing.listed(sight).map(({ number }) => number);
  const keys = drawing.commands(sight).map(({ typed: key, meaning }) => (meaning === "" ? key : `${key} (${meaning})`));
  const known = [...(numbers.length > 0 ? [numbers.join(", ")] : []), ...keys, "?"];
  return say(table, `${texts.unknownCommand(typed)} ${texts.tryThese} ${known.join(", ")}`);
}

function refuse(table: Table, seat: Seat, candidate: Candidate): Outcome {
  return table.tell(reasonLines(table, table.screen.why(seat, candidate).reasons));
}

/** What is not among the answers, and the first reason for each. */
function missedLines(table: Table, seat: Seat): string[] {
  const { terminal, drawing, screen } = table;
  const { paint, width } = terminal;
  return (drawing.missed?.(table.sight(seat)) ?? []).flatMap(({ name, candidate }) => {
    const [reason] = screen.why(seat, candidate).reasons;
    return reason ? wrap(`${paint.bold(name)}: ${reason.text} (${reason.rule}).`, width - 1, " ", "   ") : [];
  });
}

async function why(table: Table, seat: Seat, words: readonly string[]): Promise<Outcome> {
  const { texts, terminal } = table;
  if (words.length === 0)
    return table.tell([
      ...missedLines(table, seat),
      ...wrap(`${texts.whyHow} ${example(table, seat, "w")}`, terminal.width - 1, " "),
    ]);
  const found = await understand(table, seat, words);
  if (typeof found === "string") return found;
  if (!("do" in found)) return refuse(table, seat, found.candidate);
  return table.tell(
    wrap(`${terminal.paint.bold(found.label)}: ${terminal.paint.good(texts.isLegal)}`, terminal.width - 1, " "),
  );
}

/** What a choice would bring, before it is made. */
async function foresee(table: Table, seat: Seat, words: readonly string[]): Promise<Outcome> {
  const { texts } = table;
  if (words.length === 0) return say(table, `${texts.previewHow} ${example(table, seat, "v")}`);
  const found = await understand(table, seat, words);
  if (typeof found === "string") return found;
  if (!("do" in found)) return refuse(table, seat, found.candidate);
  const brings = table.foresee(seat, found);
  return say(table, `${found.label} → ${brings.length === 0 ? texts.unforeseeable : brings.join(" ")}`);
}

const ADVISED = 4;

/** What a strong player would weigh here, with how often each was tried as a bar. */
async function advise(table: Table, seat: Seat): Promise<Outcome> {
  const { terminal, texts, screen } = table;
  terminal.status(` ${texts.advising}`);
  const { options, iterations } = await screen.advise(seat);
  terminal.endStatus();
  const { paint, width } = terminal;
  const best = options.filter((o) => o.visits > 0).slice(0, ADVISED);
  const lines = best.flatMap(({ option, visits, value, line, brings = "" }) => {
    const bar = "█".repeat(Math.max(1, Math.round((10 * visits) / iterations))).padEnd(10, "·");
    const chance = `${Math.round(value * 100)} %`.padStart(5);
    const then = line.map((step) => `${table.name(step.seat)}: ${step.label}`).join(" · ");
    return [
      ...wrap(option.label, width - 1, ` ${paint.accent(bar)} ${paint.bold(chance)}  `, " ".repeat(19)),
      ...(brings === "" ? [] : wrap(brings, width - 1, " ".repeat(19))),
      ...(then === ""
        ? []
        : wrap(`${texts.advisedThen} ${then}`, width - 1, " ".repeat(19)).map((part) => paint.dim(part))),
    ];
  });
  return page(table, [
    ` ${paint.bold(texts.advised)}`,
    ...lines,
    ...wrap(paint.dim(texts.advisedBy(iterations)), width - 1, " "),
  ]);
}

function example(table: Table, seat: Seat, key: string): string {
  const sight = table.sight(seat);
  const [typed = "1"] = table.drawing.commands(sight).map((command) => command.typed);
  return `${key} ${typed}`;
}

/** What people answer out of habit is no file name. */
const LEAVE = ["", "y", "yes", "j", "ja", "q"];
const STAY = ["n", "no", "nein", "c"];

async function quit(table: Table): Promise<Outcome> {
  const { terminal, texts } = table;
  const said = await terminal.read(` ${texts.quitSure}`);
  if (said === null || LEAVE.includes(said.toLowerCase())) return "quit";
  if (STAY.includes(said.toLowerCase())) return "redraw";
  const problem = write(table, said.replace(/^s\s+/, ""));
  if (problem !== null) return say(table, problem);
  terminal.print(` ${texts.saved(said)}`);
  return "quit";
}

export function save(table: Table, file: string): Outcome {
  const { texts } = table;
  return say(table, file === "" ? texts.saveHow : (write(table, file) ?? texts.saved(file)));
}

/** What went wrong, or null. A file that is there already stays as it is. */
function write({ host, texts }: Table, file: string): string | null {
  try {
    writeFileSync(file, `${JSON.stringify(host.record())}\n`, { flag: "wx" });
    return null;
  } catch (error) {
    return texts.cannotWrite(file, error instanceof Error ? error.message : String(error));
  }
}
