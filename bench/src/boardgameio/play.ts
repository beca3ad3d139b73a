import type { ActionShape, Ctx } from "boardgame.io";
import { cpu } from "../cpu.js";
import { Tally } from "../tally.js";
import type { Duel } from "./duel.js";
import { riftforce } from "./game.js";
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from "./library.js";
import { type Option, options } from "./options.js";
import type { Outcome } from "./rules.js";

// Driven through the library's own reducer, the quickest local way it offers. A `Client` around the same reducer was
// measured 4 to 10 % slower: it adds a store, a log that is copied with each move, and a view with each look at the state.
const game = ProcessGameConfig(riftforce);
const reduce = CreateGameReducer({ game });

/** The part of the library's state that is typed by the game. */
interface Position {
  readonly G: Duel;
  readonly ctx: Ctx;
}

export interface Match extends Position {
  readonly decisions: number;
  readonly optionsListed: number;
  readonly outcome: Outcome;
}

/** Picks one of the options; there is always at least one. */
export type Policy = (list: readonly Option[], position: Position) => Option;

/** Plays random duels until at least so many decisions were made; the last one is played out. */
export function playMatches(decisions: number, seed: number): Tally {
  const policy = randomPolicy(seed);
  const tally = new Tally();
  const began = cpu();
  while (tally.decisions < decisions) {
    const { decisions, optionsListed } = playMatch(`${seed}/${tally.matches}`, policy);
    tally.add(decisions, optionsListed);
  }
  tally.milliseconds = cpu() - began;
  return tally;
}

export function playMatch(seed: string, policy: Policy): Match {
  let state: ReturnType<typeof reduce> = InitializeGame({ game: { ...game, seed }, numPlayers: 2 });
  let decisions = 0;
  let optionsListed = 0;
  while (state.ctx.gameover === undefined) {
    const list = options(state.G, state.ctx);
    const option = policy(list, state);
    // A lone option is nobody's decision, as in `Player`.
    if (list.length > 1) {
      decisions++;
      optionsListed += list.length;
    }
    state = reduce(state, makeMove(option, state.ctx.currentPlayer));
    if (state.transients?.error) throw new Error(`refused: ${JSON.stringify(option)} in match ${seed}`);
  }
  return { G: state.G, ctx: state.ctx, decisions, optionsListed, outcome: state.ctx.gameover };
}

/** The action that the library's Client would dispatch for this move. */
export function makeMove(option: Option, playerID: string): ActionShape.MakeMove {
  return { type: "MAKE_MOVE", payload: { type: option.do, args: [option], playerID } };
}

/** Draws one of the kinds of option there are, then one option of that kind. */
export function randomPolicy(seed: number): Policy {
  const below = generator(seed);
  const kinds: Option["do"][] = [];
  return (list) => {
    kinds.length = 0;
    for (const option of list) if (!kinds.includes(option.do)) kinds.push(option.do);
    const kind = kinds[below(kinds.length)];
    const ofKind = list.filter((option) => option.do === kind);
    const chosen = ofKind[below(ofKind.length)];
    if (chosen === undefined) throw new Error("there is nothing to choose from");
    return chosen;
  };
}

/** Whole numbers from 0 up to but not including a bound (mulberry32). */
function generator(seed: number): (bound: number) => number {
  let state = seed | 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
}
