import {
  advance,
  boot,
  type Event,
  type Game,
  type Language,
  placePosition,
  redact,
  type Scene,
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
  /** The table just after it, where it was filmed for this reader and is not long past. */
  readonly after?: Picture;
}

/** A table as somebody sees it at one moment. */
export interface Picture {
  readonly view: Told;
  readonly scene: Scene;
}
export type Pictures = ReadonlyMap<Seat, Picture>;

/** Pictures of older events are not kept. */
const KEPT_PICTURES = 400;

interface Entry {
  readonly input: number;
  readonly event: Event;
  undone: boolean;
  pictures: Pictures | undefined;
}

/** Everything that happened, in order. It only grows: what is undone is marked, not removed. */
export class Log {
  private readonly entries: Entry[] = [];
  /** What happened in the game and was not taken back; an undo ends at its end. */
  private readonly standing: Entry[] = [];

  get length(): number {
    return this.entries.length;
  }

  add(input: number, events: readonly Event[], film: readonly Pictures[] = []): void {
    for (const [i, event] of events.entries()) {
      const entry = { input, event, undone: false, pictures: film[i] };
      this.entries.push(entry);
      if (!(event.do in TABLE_EVENTS)) this.standing.push(entry);
    }
    const old = this.entries.length - KEPT_PICTURES;
    for (let i = old - 1; i >= 0 && this.entries[i].pictures !== undefined; i--) this.entries[i].pictures = undefined;
  }

  /** Marks what came after the first `to` inputs, and notes that it was taken back. */
  takeBack(input: number, to: number, seat?: Seat): void {
    for (let last = this.standing.at(-1); last && last.input > to; last = this.standing.at(-1)) {
      last.undone = true;
      this.standing.pop();
    }
    this.add(input, [{ do: "undo", rule: "", ...(seat === undefined ? {} : { seat }), to }]);
  }

  /** The lines after the first `since`, told to that reader. */
  tell(game: Game, s: State, reader: Seat, language: Language, since: number): readonly Line[] {
    return this.entries.slice(since).map(({ input, event, undone, pictures }, i) => {
      const told = redact(event, reader);
      const text = TABLE_EVENTS[event.do]?.[language](told, s.names) ?? game.speech[language].event(s, told);
      const after = pictures?.get(reader);
      return { number: since + i + 1, input, event: told, text, undone, ...(after ? { after } : {}) };
    });
  }
}

type Say = (e: Told, names: State["names"]) => string;
const player = (e: Told, names: State["names"], word: string): string =>
  names[Number(e.seat)] ?? `${word} ${Number(e.seat) + 1}`;

/** What happens at the table and not in the game. */
const TABLE_EVENTS: Readonly<Record<string, Readonly<Record<Language, Say>>>> = {
  undo: {
    en: (e, names) =>
      e.seat === undefined ? "A choice is taken back." : `${player(e, names, "Player")} takes a choice back.`,
    de: (e, names) =>
      e.seat === undefined
        ? "Eine Wahl wird zurückgenommen."
        : `${player(e, names, "Spieler")} nimmt eine Wahl zurück.`,
  },
  "undo-declined": {
    en: (e, names) => `${player(e, names, "Player")} declines to take it back.`,
    de: (e, names) => `${player(e, names, "Spieler")} lehnt das Zurücknehmen ab.`,
  },
};

/** What happened before the first decision: a match makes its start without a log. A whole position only goes on. */
export function opening(game: Game, start: Start): readonly Event[] {
  const { position } = start;
  if (typeof position === "object" && position !== null && ("memory" in position || "pending" in position)) return [];
  const s = game.create(start);
  const log: Event[] = [];
  boot(s);
  seed(s, start.seed);
  s.log = log;
  if (position !== undefined) placePosition(game, s, position);
  else {
    game.begin(s);
    advance(s);
  }
  return log;
}
