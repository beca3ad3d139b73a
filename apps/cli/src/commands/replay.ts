import { Host, type Line } from "@rifthall/host";
import type { Language } from "@rifthall/kernel/game";
import { SPECTATOR, seatList } from "@rifthall/kernel/ids";
import { Match } from "@rifthall/kernel/match";
import { asked } from "@rifthall/kernel/state";
import { storyLines } from "../cardtext.js";
import { padStart, wrap } from "../paint.js";
import { Board } from "../play/board.js";
import { gathered, logLine } from "../play/screen.js";
import { verdict } from "../play/sitting.js";
import { type LoadedRecord, loadRecord, placed } from "../record.js";
import type { Terminal } from "../terminal.js";
import { textsOf } from "../text/index.js";

/** Steps through a recorded match; without a person in front, tells it as a story and shows where it ends. */
export async function replayCommand(terminal: Terminal, language: Language, file: string): Promise<number> {
  const texts = textsOf(language);
  const loaded = loadRecord(file, texts);
  const replay = placed(file, texts, () => new Replay(loaded, terminal, language));
  if (terminal.interactive) await replay.walk();
  else replay.story();
  return 0;
}

class Replay {
  private readonly table: Board;
  /** What each step brought; step 0 is the start. */
  private readonly lines = new Map<number, Line[]>();
  private match: Match;

  constructor(
    private readonly loaded: LoadedRecord,
    private readonly terminal: Terminal,
    language: Language,
  ) {
    const { game, start, record } = loaded;
    const holders = Array.from({ length: start.seats }, () => ({ is: "open" }) as const);
    const host = new Host(game, start, holders, () => "", { record });
    this.table = new Board(host, terminal, language);
    for (const line of host.events(SPECTATOR, language))
      this.lines.set(line.input, [...(this.lines.get(line.input) ?? []), line]);
    this.match = new Match(game, start);
  }

  private get title(): string {
    return this.loaded.game.title[this.table.language];
  }
  private get length(): number {
    return this.loaded.record.inputs.length;
  }

  /** Sets the match to what the first `n` inputs led to. */
  private goTo(n: number): void {
    const { game, start, record } = this.loaded;
    if (n < this.match.inputs.length) this.match = new Match(game, start);
    for (const input of record.inputs.slice(this.match.inputs.length, n)) this.match.input(input);
  }

  /** The board with every hand open, and what the last step brought. */
  private board(besides = 0): readonly string[] {
    const { state } = this.match;
    const { height } = this.terminal;
    return this.table.drawing.board({
      ...this.table.sight(SPECTATOR, height === null ? null : height - besides),
      view: this.loaded.game.position(state, null),
      scene: this.loaded.game.scene(state, null),
      deciding: seatList(asked(state)),
      choices: [],
    });
  }

  private told(step: number): string[] {
    const { paint, width } = this.terminal;
    return gathered(this.table, SPECTATOR, this.lines.get(step) ?? []).flatMap((line) =>
      logLine(paint, line, width, this.table.texts),
    );
  }

  private ending(): string[] {
    const { texts } = this.table;
    return this.table.host.over ? verdict(this.table) : ["", ` ${texts.unfinished}`];
  }

  story(): void {
    const { terminal, length } = this;
    const digits = String(length).length + 1;
    for (let step = 0; step <= length; step++) {
      const told = gathered(this.table, SPECTATOR, this.lines.get(step) ?? []);
      for (const [i, line] of told.entries()) {
        const margin = `${padStart(i === 0 ? String(step) : "", digits)}  `;
        const [said = "", ...story] = line.text.split("\n");
        const text = line.undone ? `${said} (${this.table.texts.undone})` : said;
        terminal.print(wrap(text, terminal.width, margin, " ".repeat(digits + 2)));
        for (const part of story) terminal.print(storyLines(part, terminal.paint, terminal.width));
      }
    }
    this.goTo(length);
    terminal.print(["", ...this.board(), ...this.ending()]);
  }

  async walk(): Promise<void> {
    const { terminal, length } = this;
    const { texts } = this.table;
    let at = 0;
    let note = "";
    for (;;) {
      this.goTo(at);
      terminal.clear();
      const title = ` ${terminal.paint.accent(this.title)} · ${at === 0 ? texts.replayStart : texts.step(at, length)}`;
      const below = [
        ...this.told(at),
        ...(at === length ? this.ending() : []),
        "",
        ...(note === "" ? [] : [` ${note}`]),
        terminal.paint.dim(` ${texts.replayKeys}`),
      ];
      // A line for the title, one for what is typed.
      terminal.print([title, ...this.board(below.length + 2), ...below]);
      const typed = await terminal.read(texts.prompt, true);
      if (typed === null || typed === "q") return;
      const wanted = this.wanted(typed, at);
      note = wanted === null ? texts.stepHow(length) : this.edge(wanted);
      if (wanted !== null) at = Math.max(0, Math.min(length, wanted));
    }
  }

  private edge(wanted: number): string {
    const { texts } = this.table;
    return wanted > this.length ? texts.replayEnd : wanted < 0 ? texts.replayFirst : "";
  }

  private wanted(typed: string, at: number): number | null {
    if (["", "n", "→"].includes(typed)) return at + 1;
    if (typed === "p" || typed === "←") return at - 1;
    if (typed === "e") return this.length;
    return /^\d+$/.test(typed) ? Number(typed) : null;
  }
}
