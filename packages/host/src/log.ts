import {
  advance,
  boot,
  type Event,
  type Game,
  type Language,
  placePosition,
  redact,
  type Seat,
  type Start,
  type State,
  seed,
} from "@rifthall/kernel";
import type { Told } from "./preview.js";

/** One line of the log as somebody may read it; `number` counts events, `input` says which input brought it. */
export interface Line {
  readonly number: number;
  readonly input: number;
  readonly event: Told;
  readonly text: string;
  /** Taken back since. */
  readonly undone: boolean;
}

interface Entry {
  readonly input: number;
  readonly event: Event;
  undone: boolean;
}

/** Everything that happened, in order. It only grows: what is undone is marked, not removed. */
export class Log {
  private readonly entries: Entry[] = [];

  get length(): number {
    return this.entries.length;
  }

  add(input: number, events: readonly Event[]): void {
    for (const event of events) this.entries.push({ input, event, undone: false });
  }

  /** Marks what came after the first `to` inputs, and notes that it was taken back. */
  takeBack(input: number, to: number, seat?: Seat): void {
    for (const entry of this.entries) if (entry.input > to && !(entry.event.do in TABLE_EVENTS)) entry.undone = true;
    this.add(input, [{ do: "undo", rule: "", ...(seat === undefined ? {} : { seat }), to }]);
  }

  /** The lines after the first `since`, told to that reader. */
  tell(game: Game, s: State, reader: Seat, language: Language, since: number): readonly Line[] {
    return this.entries.slice(since).map(({ input, event, undone }, i) => {
      const told = redact(event, reader);
      const text = TABLE_EVENTS[event.do]?.[language](told) ?? game.speech[language].event(s, told);
      return { number: since + i + 1, input, event: told, text, undone };
    });
  }
}

type Say = (e: Told) => string;
const player = (e: Told): number => Number(e.seat) + 1;

/** What happens at the table and not in the game. */
const TABLE_EVENTS: Readonly<Record<string, Readonly<Record<Language, Say>>>> = {
  undo: {
    en: (e) => (e.seat === undefined ? "A choice is taken back." : `Player ${player(e)} takes a choice back.`),
    de: (e) =>
      e.seat === undefined ? "Eine Wahl wird zurückgenommen." : `Spieler ${player(e)} nimmt eine Wahl zurück.`,
  },
  "undo-declined": {
    en: (e) => `Player ${player(e)} declines to take it back.`,
    de: (e) => `Spieler ${player(e)} lehnt das Zurücknehmen ab.`,
  },
};

/** What happened before the first decision: a match makes its start without a log. */
export function opening(game: Game, start: Start): readonly Event[] {
  const s = game.create(start);
  const log: Event[] = [];
  boot(s);
  seed(s, start.seed);
  s.log = log;
  if (start.position !== undefined) placePosition(game, s, start.position);
  else {
    game.begin(s);
    advance(s);
  }
  return log;
}
