import {
  type Content,
  type Game,
  type MatchOptions,
  type Pack,
  readOptions,
  type Variant,
} from "@rifthall/kernel/game";
import { everyone, type Seat } from "@rifthall/kernel/ids";
import { Refusal } from "@rifthall/kernel/text";
import type { Cell, Experiment, Player } from "./experiment.js";
import { seated } from "./seating.js";

/** What somebody wishes to find out. */
export interface Wish {
  readonly game: Game;
  readonly packs: readonly Pack[];
  /** As given; what is left out is compared, or as usual. */
  readonly options: MatchOptions;
  readonly players: readonly Player[];
  /** Decks that each play against each other; without them decks are as the options and the game say. */
  readonly decks?: readonly string[];
  /** A commit: every player meets itself as it was there. */
  readonly against?: string;
  readonly seats?: number;
  readonly matches: number;
  readonly until?: number;
  readonly seed: string;
}

/** Lays out what is played: every variant with every pair of players, or where all are one side with every player. */
export function design(wish: Wish): Experiment {
  const { game, packs, options, players, decks, matches, until, seed } = wish;
  const content = game.content(packs);
  if (decks !== undefined) checkDecks(game, options, players, decks);
  if (decks !== undefined && wish.against !== undefined)
    throw new Refusal("decks-against", "decks are compared with one build, and builds with one deck each; not both");
  const variants = game.study?.variants?.(content, options) ?? [{ label: {}, options }];
  const cells = variants.flatMap((variant) => cellsOf(wish, content, variant));
  if (cells.length === 0) refuseOptions(game, content, options);
  const early = until === undefined ? {} : { until };
  const scale = game.study?.scale === undefined ? {} : { scale: game.study.scale };
  return { game: game.id, rules: game.rules, content: content.hash, packs, seed, matches, ...early, ...scale, cells };
}

/** Decks are compared in the same hands, and nothing else may say who has which. */
function checkDecks(game: Game, options: MatchOptions, players: readonly Player[], decks: readonly string[]): void {
  if (!game.decks) throw new Refusal("no-decks", `players of ${game.id} bring no decks`);
  if (players.length > 1)
    throw new Refusal("one-level", `decks are compared in the hands of one level, not of ${players.length}`);
  if (options[game.decks.option] !== undefined)
    throw new Refusal("decks-twice", `${game.decks.option} says who has which deck; leave it out to compare decks`);
  if (new Set(decks).size < decks.length) throw new Refusal("same-deck", "a deck is named twice");
}

/** Options that leave nothing to play are wrong in themselves, and the game says how; else they fit nothing it compares. */
function refuseOptions(game: Game, content: Content, given: MatchOptions): never {
  const options = readOptions(game.options, given);
  game.create({ content, options, seats: game.seats(options)[0] });
  throw new Refusal("nothing-to-play", "nothing of what is compared fits these options");
}

function cellsOf(
  { game, players, decks, against, seats: wished }: Wish,
  content: Content,
  { label, options: given }: Variant,
): Cell[] {
  const options = readOptions(game.options, given);
  const [least, most] = game.seats(options);
  const seats = wished ?? least;
  if (seats < least || seats > most)
    throw new Refusal("bad-seats", `${game.id} is for ${least} to ${most} seats under these options, not ${seats}`);
  const state = game.create({ content, options, seats });
  const together = game.side(state, 0 as Seat) === everyone(seats);
  const earlier = (player: Player): Player[] => (against === undefined ? [] : [{ ...player, build: against }]);
  if (together)
    return players
      .flatMap((player) => [...earlier(player), player])
      .map((player, _, all) => ({
        label: all.length > 1 ? { ...label, level: named(player) } : label,
        options,
        seats,
        players: [player],
        together,
      }));
  if (decks !== undefined) {
    if (decks.length < seats)
      throw new Refusal("few-decks", `${seats} seats need ${seats} or more decks to compare, not ${decks.length}`);
    return combinations(decks, seats).map((met) => {
      const cell = { options, seats, together, players: met.map((deck) => ({ ...players[0], deck })) };
      // Who brings a deck that may not be played hears of it before anything is played.
      game.create({ content, seats, options: seated(game, cell, 0).options });
      return { ...cell, label: { ...label, decks: met.join(" – ") } };
    });
  }
  const pairs =
    against === undefined
      ? players.flatMap((a, i) => players.slice(i + 1).map((b) => [a, b] as const))
      : players.flatMap((player) => earlier(player).map((before) => [before, player] as const));
  const [only] = players;
  return (pairs.length > 0 ? pairs : [[only, only] as const]).map((pair) => ({
    label: pairs.length > 1 ? { ...label, levels: pair.map(named).join(" – ") } : label,
    options,
    seats,
    players: pair,
    together,
  }));
}

/** Letters of a commit that tell it. */
const SHORT = 8;

/** All ways to take so many of them, in their order. */
function combinations<T>(list: readonly T[], n: number): T[][] {
  if (n === 0) return [[]];
  return list.flatMap((one, i) => combinations(list.slice(i + 1), n - 1).map((rest) => [one, ...rest]));
}

/** Where decks are compared the deck is what tells players apart. */
export const named = ({ level, iterations, deck, build }: Player): string =>
  deck ??
  [
    level,
    ...(iterations === undefined ? [] : [iterations]),
    ...(build === undefined ? [] : [`@${build.slice(0, SHORT)}`]),
  ].join(" ");
