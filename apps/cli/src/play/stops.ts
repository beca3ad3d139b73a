import type { Seat } from "@rifthall/kernel/ids";
import { padEnd, widthOf, wrap } from "../paint.js";
import type { Outcome } from "./answer.js";
import type { Table } from "./table.js";

/** `o` lists the pauses between two steps where one may be asked; `o` and a number switches that one, on or off. */
export async function changeStops(table: Table, seat: Seat, words: readonly string[]): Promise<Outcome> {
  const { host, screen, texts, terminal } = table;
  const names = (host.game.windows ?? []).map(({ name }) => name);
  if (names.length === 0) return table.tell(wrap(texts.noStops, terminal.width - 1, " "));
  // `o10` has come as `o 1 0`.
  const word = words.length === 0 ? undefined : words.join("");
  const at = Number(word) - 1;
  const now = screen.stops(seat);
  if (word !== undefined && names[at] === undefined)
    return table.tell(wrap(texts.notAnOption(Number(word), `1-${names.length}`), terminal.width - 1, " "));
  if (word === undefined) return table.tell(stopLines(table, names, now));
  const before = host.number;
  const after = await screen.setStops(
    seat,
    now.includes(names[at]) ? now.filter((name) => name !== names[at]) : [...now, names[at]],
  );
  const outcome = table.tell(stopLines(table, names, after));
  return host.number === before ? outcome : "done";
}

function stopLines(table: Table, names: readonly string[], now: readonly string[]): string[] {
  const { texts, terminal, drawing, language } = table;
  const { paint, width } = terminal;
  const called = drawing.pauses?.(language) ?? {};
  const column = Math.max(widthOf(texts.stopOn), widthOf(texts.stopOff));
  return [
    ...wrap(texts.stopsHow, width - 1, " "),
    ...names.flatMap((name, i) => {
      const state = padEnd(now.includes(name) ? paint.bold(texts.stopOn) : paint.dim(texts.stopOff), column);
      return wrap(
        called[name] ?? name,
        width - 1,
        `  ${paint.key(`o ${i + 1}`.padEnd(4))}  ${state}  `,
        " ".repeat(column + 10),
      );
    }),
  ];
}
