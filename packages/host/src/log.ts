import type { Game, Happens, Language, Text, Wire } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import { advance, boot, seed } from "@rifthall/kernel/machine";
import { placePosition, type Start } from "@rifthall/kernel/match";
import type { Event, Logged, State } from "@rifthall/kernel/state";
import { redact, type Scene } from "@rifthall/kernel/view";
import type { Change } from "./change.js";
import { Film, type Shot } from "./film.js";

/** One line of the log as somebody may read it; `number` counts events, `input` says which input brought it. */
export interface Line<W extends Wire = Wire> {
  readonly number: number;
  readonly input: number;
  readonly event: W["event"] | TableEvent;
  readonly text: string;
  /** Taken back since. */
  readonly undone: boolean;
}

/** Something happened, or what followed from an input is done; and what of it is to be seen. */
export interface Moment<W extends Wire = Wire> {
  readonly line?: Line<W>;
  readonly change?: Change;
}

/** What a reader is told who knows what there was up to a moment, and nothing where that is 0. */
export interface Story<W extends Wire = Wire> {
  readonly since: number;
  /** What the reader knows then. */
  readonly number: number;
  /** Who knows nothing is told all that is past, and how the table looked before these moments. */
  readonly begin?: { readonly scene: W["scene"]; readonly past: readonly Line<W>[] };
  readonly moments: readonly Moment<W>[];
}

interface Entry {
  readonly number: number;
  readonly input: number;
  readonly event: Logged;
  undone: boolean;
}

const NO_SHOTS: readonly Shot[] = [];
/** So much of the past is told to somebody who knows nothing: twice as much as any match has that people play. */
const PAST = 2_000;

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

  add(input: number, events: readonly Logged[], shots: readonly Shot[] = NO_SHOTS): void {
    for (let i = 0; i < events.length; i++) this.line(input, events[i], shots[i]);
  }
  private line(input: number, event: Logged, shot?: Shot): void {
    const entry = { number: ++this.lines, input, event, undone: false };
    this.moment(entry, shot);
    if (!isAtTable(event)) this.standing.push(entry);
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
    // Written out: of a flood of undos, objects spread into others would be the dearest part.
    this.line(input, seat === undefined ? { do: "undo", rule: "", to } : { do: "undo", rule: "", seat, to });
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
    const begin = {
      scene: reel?.sceneAt(from) ?? see(),
      past: this.told(as, moments.slice(Math.max(0, from - PAST), from)),
    };
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
  const text = isAtTable(told) ? say(told, state.names, language) : game.speech[language].event(state, told);
  return { number, input, event: told, text, undone };
}

/**
 * What happens at the table and not in the game: somebody takes back all after the first `to` inputs, or may not, or has
 * no time left.
 */
type TableEvent =
  | Happens<"undo", { seat?: Seat; to: number }>
  | Happens<"undo-declined", { seat: Seat }>
  | Happens<"time-up", { seat: Seat }>;

type Say = Readonly<Record<Language, (player: string) => string>>;
const SAYINGS: Readonly<Record<TableEvent["do"] | "nobody", Say>> = {
  nobody: { en: () => "A choice is taken back.", de: () => "Eine Wahl wird zurückgenommen." },
  undo: {
    en: (player) => `${player} takes a choice back.`,
    de: (player) => `${player} nimmt eine Wahl zurück.`,
  },
  "time-up": {
    en: (player) => `${player}'s time is up.`,
    de: (player) => `Die Zeit von ${player} ist um.`,
  },
  "undo-declined": {
    en: (player) => `${player} declines to take it back.`,
    de: (player) => `${player} lehnt das Zurücknehmen ab.`,
  },
};
const PLAYER: Text = { en: "Player", de: "Spieler" };

/** Is it about the table, and not a part of the game? */
export const isAtTable = (e: Event): e is TableEvent => Object.hasOwn(SAYINGS, e.do) && e.do !== "nobody";

const say = ({ do: what, seat }: TableEvent, names: State["names"], language: Language): string =>
  seat === undefined
    ? SAYINGS.nobody[language]("")
    : SAYINGS[what][language](names[seat] ?? `${PLAYER[language]} ${seat + 1}`);

/** What happened before the first decision: a match makes its start without a log. A whole position only goes on. */
export function opening(game: Game, start: Start): readonly Logged[] {
  const { position } = start;
  if (typeof position === "object" && position !== null && ("memory" in position || "pending" in position)) return [];
  const s = game.create(start);
  const log: Logged[] = [];
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
