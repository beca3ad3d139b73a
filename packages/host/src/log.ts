import {
  advance,
  boot,
  type Event,
  type Game,
  type Happens,
  type Language,
  type Logged,
  placePosition,
  redact,
  type Seat,
  type Start,
  type State,
  seed,
  type Text,
  type Wire,
} from "@rifthall/kernel";

/** One line of the log as somebody may read it; `number` counts events, `input` says which input brought it. */
export interface Line<W extends Wire = Wire> {
  readonly number: number;
  readonly input: number;
  readonly event: W["event"] | TableEvent;
  readonly text: string;
  /** Taken back since. */
  readonly undone: boolean;
  /** The table just after it, where it was filmed for this reader and is not long past. */
  readonly after?: Picture<W>;
}

/** A table as somebody sees it at one moment. */
export interface Picture<W extends Wire = Wire> {
  readonly view: W["position"];
  readonly scene: W["scene"];
}
export type Pictures = ReadonlyMap<Seat, Picture>;

/** Pictures of older events are not kept. */
const KEPT_PICTURES = 400;

interface Entry {
  readonly input: number;
  readonly event: Logged;
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

  add(input: number, events: readonly Logged[], film: readonly Pictures[] = []): void {
    for (const [i, event] of events.entries()) {
      const entry = { input, event, undone: false, pictures: film[i] };
      this.entries.push(entry);
      if (!isAtTable(event)) this.standing.push(entry);
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
      const text = isAtTable(told) ? say(told, s.names, language) : game.speech[language].event(s, told);
      const after = pictures?.get(reader);
      return { number: since + i + 1, input, event: told, text, undone, ...(after ? { after } : {}) };
    });
  }
}

/** What happens at the table and not in the game: somebody takes back all after the first `to` inputs, or may not. */
type TableEvent = Happens<"undo", { seat?: Seat; to: number }> | Happens<"undo-declined", { seat: Seat }>;

type Say = Readonly<Record<Language, (player: string) => string>>;
const SAYINGS: Readonly<Record<TableEvent["do"] | "nobody", Say>> = {
  nobody: { en: () => "A choice is taken back.", de: () => "Eine Wahl wird zurückgenommen." },
  undo: {
    en: (player) => `${player} takes a choice back.`,
    de: (player) => `${player} nimmt eine Wahl zurück.`,
  },
  "undo-declined": {
    en: (player) => `${player} declines to take it back.`,
    de: (player) => `${player} lehnt das Zurücknehmen ab.`,
  },
};
const PLAYER: Text = { en: "Player", de: "Spieler" };

const isAtTable = (e: Event): e is TableEvent => e.do === "undo" || e.do === "undo-declined";

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
