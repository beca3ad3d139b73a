import type { Line } from "@rifthall/host";
import type { Wire } from "@rifthall/kernel/game";
import type { Seen } from "@rifthall/service";
import type { Layout } from "./layout.ts";

/** All that is told, in the words of one table. */
export class Wording<W extends Wire = Wire> {
  /** Lines as this table says them: most were told before. */
  private readonly said = new WeakMap<Line<W>, Line<W>>();

  constructor(private readonly layout: Layout) {}

  of(seen: Seen<W>): Seen<W> {
    const { worded } = this.layout;
    if (!worded) return seen;
    const said = (line: Line<W>): Line<W> => {
      const known = this.said.get(line) ?? { ...line, text: worded(line.text) };
      this.said.set(line, known);
      return known;
    };
    const lines = seen.lines.map(said);
    const shown = seen.shown.map(({ line, picture }) => ({ line: said(line), picture }));
    if (seen.status.over) return { ...seen, lines, shown };
    const { decision } = seen.status;
    const seats = decision.seats.map((asked) => ({
      ...asked,
      options: asked.options.map((option) => ({ ...option, label: worded(option.label) })),
    }));
    const text = worded(decision.text);
    return { ...seen, lines, shown, status: { ...seen.status, decision: { ...decision, text, seats } } };
  }
}
