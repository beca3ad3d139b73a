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
import type { Change } from "./change.js";
import { Film, type Shot } from "./film.js";
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

/** Something happened, or what followed from an input is done; and what of it is to be seen. */
export interface Moment {
  readonly line?: Line;
  readonly change?: Change;
}

/** What a reader is told who knows what there was up to a moment, and nothing where that is 0. */
export interface Story {
  readonly since: number;
  /** What the reader knows then. */
  readonly number: number;
  /** Who knows nothing is told all that is past, and how the table looked before these moments. */
  readonly begin?: { readonly scene: Scene; readonly past: readonly Line[] };
  readonly moments: readonly Moment[];
}

interface Entry {
  readonly number: number;
  readonly input: number;
  readonly event: Event;
  undone: boolean;
}

/** Everything that happened, in order. It only grows: what is undone is marked, not removed. */
export class Log {
  /** A moment each; null where an input was done. */
  private readonly moments: (Entry | null)[] = [];
  /** What happened in the game and was not taken back; an undo ends at its end. */
  private readonly standing: Entry[] = [];
  private lines = 0;
  private readonly film = new Film();

  get length(): number {
    return this.moments.length;
  }

  /** From now on these readers can be shown what each moment changed. */
  watch(watchers: readonly Seat[], see: (seat: Seat) => Scene): void {
    this.film.watch(watchers, see);
  }
  get watchers(): readonly Seat[] {
    return this.film.watchers;
  }

  add(input: number, events: readonly Event[], shots: readonly Shot[] = []): void {
    for (const [i, event] of events.entries()) {
      const entry = { number: ++this.lines, input, event, undone: false };
      this.moment(entry, shots[i]);
      if (!(event.do in TABLE_EVENTS)) this.standing.push(entry);
    }
  }
  /** All that followed from an input is done. */
  settle(shot: Shot): void {
    this.moment(null, shot);
  }
  private moment(entry: Entry | null, shot?: Shot): void {
    this.moments.push(entry);
    this.film.add(shot);
  }

  /** Marks what came after the first `to` inputs, and notes that it was taken back. */
  takeBack(input: number, to: number, seat?: Seat): void {
    for (let last = this.standing.at(-1); last && last.input > to; last = this.standing.at(-1)) {
      last.undone = true;
      this.standing.pop();
    }
    this.add(input, [{ do: "undo", rule: "", ...(seat === undefined ? {} : { seat }), to }]);
  }

  /** All lines as that reader may read them. */
  tell(as: Reader): readonly Line[] {
    return this.told(as, this.moments);
  }
  private told(as: Reader, moments: readonly (Entry | null)[]): readonly Line[] {
    return moments.flatMap((entry) => (entry === null ? [] : [lineOf(as, entry)]));
  }

  /** What came after `known`. Where that cannot be shown any more, all of it, with the table as it was after `shown`. */
  since(as: Reader, known: number, shown: number, see: () => Scene): Story {
    const { film, moments } = this;
    const { length: number } = moments;
    const reel = film.of(as.seat);
    const isKnown = known > 0 && known <= number && known >= (reel?.from ?? number);
    const from = isKnown ? known : Math.max(Math.min(shown, number), reel?.from ?? number);
    const changes = reel?.changesSince(from) ?? [];
    const after = moments.slice(from).map((entry, i): Moment => {
      const change = changes[i];
      return { ...(entry ? { line: lineOf(as, entry) } : {}), ...(change ? { change } : {}) };
    });
    if (isKnown) return { since: known, number, moments: after };
    const begin = { scene: reel?.sceneAt(from) ?? see(), past: this.told(as, moments.slice(0, from)) };
    return { since: 0, number, begin, moments: after };
  }
}

/** Whoever is told something, and by whom. */
interface Reader {
  readonly game: Game;
  readonly state: State;
  readonly seat: Seat;
  readonly language: Language;
}

function lineOf({ game, state, seat, language }: Reader, { number, input, event, undone }: Entry): Line {
  const told = redact(event, seat);
  const text = TABLE_EVENTS[event.do]?.[language](told, state.names) ?? game.speech[language].event(state, told);
  return { number, input, event: told, text, undone };
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

/** Is it about the table, and not a part of the game? */
export const isAside = (event: Told): boolean => Object.hasOwn(TABLE_EVENTS, String(event.do));

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
