import {
  type Content,
  everyone,
  type Game,
  type MatchOptions,
  type Pack,
  Refusal,
  readOptions,
  type Seat,
  type Variant,
} from "@rifthall/kernel";
import type { Cell, Experiment, Player } from "./experiment.js";

/** What somebody wishes to find out. */
export interface Wish {
  readonly game: Game;
  readonly packs: readonly Pack[];
  /** As given; what is left out is compared, or as usual. */
  readonly options: MatchOptions;
  readonly players: readonly Player[];
  readonly seats?: number;
  readonly matches: number;
  readonly until?: number;
  readonly seed: string;
}

/** Lays out what is played: every variant with every pair of players, or where all are one side with every player. */
export function design({ game, packs, options, players, seats, matches, until, seed }: Wish): Experiment {
  const content = game.content(packs);
  const variants = game.study?.variants?.(content, options) ?? [{ label: {}, options }];
  const cells = variants.flatMap((variant) => cellsOf(game, content, variant, players, seats));
  if (cells.length === 0) refuseOptions(game, content, options);
  const early = until === undefined ? {} : { until };
  const scale = game.study?.scale === undefined ? {} : { scale: game.study.scale };
  return { game: game.id, rules: game.rules, content: content.hash, packs, seed, matches, ...early, ...scale, cells };
}

/** Options that leave nothing to play are wrong in themselves, and the game says how; else they fit nothing it compares. */
function refuseOptions(game: Game, content: Content, given: MatchOptions): never {
  const options = readOptions(game.options, given);
  game.create({ content, options, seats: game.seats(options)[0] });
  throw new Refusal("nothing-to-play", "nothing of what is compared fits these options");
}

function cellsOf(
  game: Game,
  content: Content,
  { label, options: given }: Variant,
  players: readonly Player[],
  wished: number | undefined,
): Cell[] {
  const options = readOptions(game.options, given);
  const [least, most] = game.seats(options);
  const seats = wished ?? least;
  if (seats < least || seats > most)
    throw new Refusal("bad-seats", `${game.id} is for ${least} to ${most} seats under these options, not ${seats}`);
  const state = game.create({ content, options, seats });
  const together = game.side(state, 0 as Seat) === everyone(seats);
  if (together)
    return players.map((player) => ({
      label: players.length > 1 ? { ...label, level: named(player) } : label,
      options,
      seats,
      players: [player],
      together,
    }));
  const pairs = players.flatMap((a, i) => players.slice(i + 1).map((b) => [a, b] as const));
  const [only] = players;
  return (pairs.length > 0 ? pairs : [[only, only] as const]).map((pair) => ({
    label: pairs.length > 1 ? { ...label, levels: pair.map(named).join(" – ") } : label,
    options,
    seats,
    players: pair,
    together,
  }));
}

export const named = ({ level, iterations }: Player): string =>
  iterations === undefined ? level : `${level} ${iterations}`;
