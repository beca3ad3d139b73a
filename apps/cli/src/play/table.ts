import type { OptionLine, Past } from "@rifthall/host";
import type { Language } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import { Table as Runner, type Screen, type TableUpdate } from "@rifthall/service";
import type { Terminal } from "../terminal.js";
import { Board } from "./board.js";
import { clock } from "./clock.js";
import { freshSeed, type Opening } from "./opening.js";

/** Lays a match out to be played, a new one or one that goes on. It is kept by whoever saves it. */
export const lay = ({ game, start, seats }: Opening, past?: Past): Runner =>
  new Runner(
    { match: start.seed, game, start, seats, begun: 0, watching: false, ...(past ? { past } : {}) },
    { clock, entropy: freshSeed },
  );

/** A match that is played at this terminal: all people sit in front of one screen. */
export class Table extends Board {
  readonly screen: Screen;
  private notes: readonly string[] = [];
  private update: TableUpdate | null = null;
  private fault: { readonly error: unknown } | null = null;
  private heard = (): void => {};

  constructor(
    private readonly runner: Runner,
    terminal: Terminal,
    language: Language,
    readonly fast: boolean,
  ) {
    super(runner.host, terminal, language);
    this.screen = runner.join(this.people, language, (update) => {
      this.update = update;
      this.heard();
    });
    runner.onfault = (error) => {
      this.fault = { error };
      this.heard();
    };
    runner.pace = "stepwise";
  }

  /** Nobody plays on. */
  close(): void {
    this.runner.close();
  }

  /** What there is to know of the table, once it has been told. */
  get told(): TableUpdate | null {
    return this.update;
  }
  /** Waits until something else is told. */
  async news(known: TableUpdate | null): Promise<void> {
    while (this.update === known && this.fault === null)
      await new Promise<void>((resolve) => {
        this.heard = resolve;
      });
    if (this.fault) throw this.fault.error;
  }

  /** What the option would bring, in words, as far as the seat could know; that it is chosen goes without saying. */
  foresee(seat: Seat, option: OptionLine): string[] {
    return this.foreseen(seat, option).map(({ text }) => text);
  }
  /** Likewise, without what the option's own words say. */
  brings(seat: Seat, option: OptionLine): string[] {
    const told = this.foreseen(seat, option).filter(({ event }) => !this.drawing.isSaid?.(option, event));
    return told.map(({ text }) => text);
  }
  private foreseen(seat: Seat, option: OptionLine): ReturnType<Screen["preview"]> {
    return this.screen.preview(seat, option.key).filter(({ event }) => event.do !== option.do);
  }

  /** Says something about what was typed: on a screen with the next drawing, so that the board stays in sight. */
  tell(lines: readonly string[]): "again" | "redraw" {
    if (this.terminal.interactive) this.notes = lines;
    else this.terminal.print(lines);
    return this.terminal.interactive ? "redraw" : "again";
  }
  takeNotes(): readonly string[] {
    const { notes } = this;
    this.notes = [];
    return notes;
  }

  async isSure(question: string): Promise<boolean> {
    const said = await this.terminal.read(` ${question}`);
    return said === null || /^[yj]/i.test(said);
  }
}
