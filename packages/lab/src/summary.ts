import { named } from "./design.js";
import type { Cell, Experiment, Played } from "./experiment.js";
import { pointsOf } from "./points.js";
import { chanceOf, chanceOfDifference, type Share, type Spread, share, spread, standOut } from "./statistics.js";
import { type Stop, stopOf } from "./stopping.js";

/** What can be said about a set of matches. Shares are of wins; draws count half. */
export interface Summary {
  readonly experiment: Omit<Experiment, "packs">;
  readonly played: number;
  /** How often who began won, in all set-ups together; null where all play as one. */
  readonly first: Share | null;
  readonly cells: readonly CellSummary[];
  readonly factors: readonly Row[];
  /** Two factors on one side, and a factor against another's. */
  readonly synergy: Matrix | null;
  readonly matchUps: Matrix | null;
  readonly cards: readonly CardRow[];
}

export interface CellSummary {
  readonly cell: Cell;
  readonly played: number;
  readonly players: readonly { readonly name: string; readonly wins: Share }[];
  /** How often who began won; null where all play as one. */
  readonly first: Share | null;
  /** Where it was sure early enough on which side of `until` its last player's wins lie. */
  readonly stop: Stop | null;
  readonly length: Spread;
  /** Matches by length, in equal steps from the shortest. */
  readonly lengths: { readonly from: number; readonly step: number; readonly counts: readonly number[] };
}

export interface Row {
  readonly name: string;
  readonly wins: Share;
  /** Stands out from the rest, with caution for so many comparisons. */
  readonly standsOut: boolean;
}

export interface CardRow {
  readonly card: string;
  readonly drawn: Share;
  readonly played: Share;
  /** Wins when drawn less wins when not. */
  readonly impact: number;
  readonly standsOut: boolean;
}

export interface Matrix {
  readonly names: readonly string[];
  /** By row and column: how often the row's side won. Null where they never met. */
  readonly shares: readonly (readonly (Share | null)[])[];
  readonly standsOut: readonly (readonly boolean[])[];
}

/** Fewer matches than this say nothing about a pair. */
const LEAST = 10;
const STEPS = 24;

export function summarize(experiment: Experiment, played: readonly Played[]): Summary {
  const { packs: _, ...rest } = experiment;
  const points = (p: Played, seat: number): number => pointsOf(experiment.cells[p.cell], p, seat);
  return {
    experiment: rest,
    played: played.length,
    first: firstOf(experiment, played),
    cells: experiment.cells.map((cell, i) =>
      cellSummary(
        cell,
        played.filter((p) => p.cell === i),
        experiment.until,
      ),
    ),
    factors: factorRows(played, points),
    synergy: matrixOf(played, points, true),
    matchUps: experiment.cells.every((c) => c.together) ? null : matrixOf(played, points, false),
    cards: cardRows(played, points),
  };
}

function firstOf({ cells }: Experiment, played: readonly Played[]): Share | null {
  if (cells.every((c) => c.together)) return null;
  const tally = new Tally<number>();
  for (const p of played) tally.add(0, pointsOf(cells[p.cell], p, p.first));
  return tally.share(0);
}

function cellSummary(cell: Cell, list: readonly Played[], until: number | undefined): CellSummary {
  const tally = new Tally<number>();
  const first = new Tally<number>();
  for (const p of list) {
    const mine = (player: number): number => p.sat.indexOf(player);
    cell.players.forEach((_, player) => {
      tally.add(player, pointsOf(cell, p, mine(player)));
    });
    first.add(0, pointsOf(cell, p, p.first));
  }
  const decisions = list.map((p) => p.decisions);
  const same = cell.players.length === 2 && named(cell.players[0]) === named(cell.players[1]);
  const from = Math.min(...decisions);
  const step = Math.max(1, Math.ceil((Math.max(...decisions) - from + 1) / STEPS));
  const counts = Array.from({ length: STEPS }, () => 0);
  for (const n of decisions) counts[Math.floor((n - from) / step)]++;
  return {
    cell,
    played: list.length,
    players: (same ? [] : cell.players).map((player, i) => ({ name: named(player), wins: tally.share(i) })),
    first: cell.together ? null : first.share(0),
    stop: until === undefined ? null : stopOf(cell, list, until),
    length: spread(decisions),
    lengths: { from: list.length === 0 ? 0 : from, step, counts },
  };
}

/** Points and matches by a key. */
class Tally<K> {
  private readonly rows = new Map<K, { won: number; played: number }>();

  add(key: K, points: number): void {
    const row = this.rows.get(key) ?? { won: 0, played: 0 };
    row.won += points;
    row.played++;
    this.rows.set(key, row);
  }

  share(key: K): Share {
    const { won, played } = this.rows.get(key) ?? { won: 0, played: 0 };
    return share(won, played);
  }

  has(key: K): boolean {
    return this.rows.has(key);
  }

  keys(): K[] {
    return [...this.rows.keys()];
  }
}

type Points = (p: Played, seat: number) => number;

function factorRows(played: readonly Played[], points: Points): Row[] {
  const tally = new Tally<string>();
  let [won, all] = [0, 0];
  for (const p of played)
    p.factors.forEach((factors, seat) => {
      for (const factor of factors) tally.add(factor, points(p, seat));
      won += points(p, seat) * factors.length;
      all += factors.length;
    });
  const names = tally.keys().sort();
  const rows = names.map((name) => ({ name, wins: tally.share(name) }));
  const marked = standOut(rows.map(({ wins }) => chanceOf(wins, won / all)));
  return rows
    .map((row, i) => ({ ...row, standsOut: marked[i] }))
    .sort((a, b) => b.wins.share - a.wins.share || (a.name < b.name ? -1 : 1));
}

function matrixOf(played: readonly Played[], points: Points, allied: boolean): Matrix | null {
  const tally = new Tally<string>();
  const single = new Tally<string>();
  for (const p of played)
    p.factors.forEach((mine, seat) => {
      for (const a of mine) {
        single.add(a, points(p, seat));
        const others = allied ? [mine] : p.factors.filter((_, other) => other !== seat);
        for (const b of others.flat()) if (a !== b) tally.add(`${a}\n${b}`, points(p, seat));
      }
    });
  const names = single.keys().sort();
  if (names.length < 3 || tally.keys().length === 0) return null;
  const shares = names.map((a) => names.map((b) => (tally.has(`${a}\n${b}`) ? tally.share(`${a}\n${b}`) : null)));
  // Together they are expected to do as well as both alone would make one think; against each other as the difference.
  const logit = (x: Share): number => Math.log((x.won + 0.5) / (x.played - x.won + 0.5));
  const expected = (a: string, b: string): number => {
    const [one, two] = [logit(single.share(a)), logit(single.share(b))];
    return 1 / (1 + Math.exp(-(allied ? (one + two) / 2 : one - two)));
  };
  const places = names.flatMap((_, i) => names.flatMap((_n, j) => (i < j ? [[i, j] as const] : [])));
  const chances = places.map(([i, j]) => {
    const found = shares[i][j];
    return found && found.played >= LEAST ? chanceOf(found, expected(names[i], names[j])) : 1;
  });
  const marked = standOut(chances);
  const standsOut = names.map(() => names.map(() => false));
  places.forEach(([i, j], at) => {
    standsOut[i][j] = marked[at];
    standsOut[j][i] = marked[at];
  });
  return { names, shares, standsOut };
}

function cardRows(played: readonly Played[], points: Points): CardRow[] {
  const [drawn, used, missed] = [new Tally<string>(), new Tally<string>(), new Tally<string>()];
  const cards = new Set(played.flatMap((p) => [...p.drawn.flat(), ...p.used.flat()]));
  for (const p of played)
    p.drawn.forEach((list, seat) => {
      for (const card of list) drawn.add(card, points(p, seat));
      for (const card of p.used[seat] ?? []) used.add(card, points(p, seat));
      for (const card of p.missed[seat] ?? []) missed.add(card, points(p, seat));
    });
  const rows = [...cards].sort().map((card) => ({ card, drawn: drawn.share(card), played: used.share(card) }));
  const marked = standOut(rows.map(({ card, drawn: d }) => chanceOfDifference(d, missed.share(card))));
  return rows
    .map((row, i) => {
      const without = missed.share(row.card);
      const impact = without.played === 0 ? Number.NaN : row.drawn.share - without.share;
      return { ...row, impact, standsOut: marked[i] };
    })
    .sort((a, b) => (b.impact || 0) - (a.impact || 0) || (a.card < b.card ? -1 : 1));
}
