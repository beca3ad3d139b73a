import { randomBytes } from "node:crypto";
import { gameById, games } from "@rifthall/games";
import { Host, pastOf, type Taken } from "@rifthall/host";
import { type Game, type MatchOptions, readOptions } from "@rifthall/kernel/game";
import { type Seat, seatList } from "@rifthall/kernel/ids";
import { Match, type MatchRecord, optionList, type Start } from "@rifthall/kernel/match";
import { asked } from "@rifthall/kernel/state";
import type { Ask, InputLog, Keeping, Kept, MatchId, SeatWish, TablePorts } from "@rifthall/service";

/** A match as it was played once by lot: the same answers can be given again. */
export interface Course {
  readonly start: Start;
  readonly record: MatchRecord;
  /** What is said for each choice, as it comes over the wire, and by whom. */
  readonly asks: readonly { readonly seat: Seat; readonly said: (match: MatchId) => string }[];
}

export const SEATS: readonly SeatWish[] = ["Ada", "Ben"].map((name) => ({ is: "person", name, who: name }));

/** How two play those games that may be played alone. */
const FOR_TWO: Readonly<Record<string, MatchOptions>> = {
  "quantum-rift": { mode: "pair" },
  "beyond-the-rift": { mode: "pair" },
};

export function gameNamed(id: string): Game {
  const game = gameById(id);
  if (!game) throw new Error(`there is no ${id}`);
  return game;
}

/** Plays by lot until it is over, or for so many choices. */
export function course(game: Game, seed: string, most: number): Course {
  const start = {
    content: game.content([]),
    seats: 2,
    options: readOptions(game.options, FOR_TWO[game.id] ?? {}),
    seed,
  };
  const match = new Match(game, start);
  let lot = 7 + seed.length;
  const draw = (below: number): number => {
    lot = (Math.imul(lot, 1664525) + 1013904223) >>> 0;
    return Math.floor((lot / 2 ** 32) * below);
  };
  const asks: Course["asks"][number][] = [];
  while (!match.over && asks.length < most) {
    const seats = seatList(asked(match.state));
    const seat = seats[draw(seats.length)] as Seat;
    const options = optionList(match.state, seat);
    const index = draw(options.length);
    const number = match.inputs.length;
    const key = options[index] ?? 0;
    asks.push({
      seat,
      said: (id) => JSON.stringify({ id: number + 1, name: "answer", args: [id, seat, { number, key }] } satisfies Ask),
    });
    match.choose(seat, index);
  }
  return { start, asks, record: match.record() };
}

/** What was played, as a log keeps it. */
export const takenIn = (game: Game, { start, record }: Course): readonly Taken[] =>
  new Host(game, start, SEATS, () => "", { record }).takenSince(0);

/** Keeps everything at once, so that what a store costs is left out. */
export class Nowhere implements Keeping, InputLog {
  private readonly rows = new Map<MatchId, { readonly kept: Kept; readonly taken: Taken[] }>();

  async put(kept: Kept): Promise<void> {
    this.rows.set(kept.match, { kept, taken: [] });
  }
  async get(match: MatchId): Promise<Kept | null> {
    const row = this.rows.get(match);
    return row ? { ...row.kept, ...pastOf(row.kept.record, row.taken) } : null;
  }
  async append({ match, inputs }: Parameters<InputLog["append"]>[0]): Promise<"appended"> {
    this.rows.get(match)?.taken.push(...inputs);
    return "appended";
  }
  async since(): Promise<null> {
    return null;
  }
  async lengths(): Promise<ReadonlyMap<MatchId, number>> {
    return new Map();
  }
  async setStanding(): Promise<void> {}
}

/** Tables before that store, with nobody beside them. */
export function portsBefore(store: Keeping & InputLog): TablePorts {
  return {
    games: { rules: Object.fromEntries(games.map(({ id, rules }) => [id, rules])), load: gameNamed },
    store,
    log: store,
    lock: { hold: async () => () => {} },
    neighbours: { tell: () => {}, hear: () => {} },
    clock: {
      now: () => performance.now(),
      date: () => Date.now(),
      pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      breath: () => new Promise((resolve) => setImmediate(resolve)),
    },
    entropy: () => randomBytes(16).toString("hex"),
    examiner: { match: () => Promise.reject(new Error("nobody brings anything")) },
  };
}

/** Milliseconds of processor time that this took. */
export async function cpuOf(act: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

export const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[all.length >> 1] ?? Number.NaN;
