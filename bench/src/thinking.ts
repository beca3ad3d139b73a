import { botById, imagine, type Searching } from "@rifthall/bots";
import { asked, Dice, type Game, isOver, look, type Seat, type Setup, seatList, type View } from "@rifthall/kernel";
import { type Allocation, grown } from "./allocation.js";
import type { Mode } from "./mode.js";
import { Player } from "./player.js";
import { type Sample, sample } from "./sample.js";

export interface ThinkingSize {
  readonly rounds: number;
  readonly milliseconds: number;
  /** Searches of a second each. */
  readonly searches: number;
}

export interface Thinking {
  readonly iterationsPerSecond: Sample;
  /** Decisions of the lines that are played for it, all the work around them included. */
  readonly decisionsPerSecond: Sample;
  /** The same as a part of plain random play's, measured in turns. */
  readonly share: Sample;
  /** Milliseconds by which searches of a second took longer. */
  readonly over: Sample;
}

/** How far into a match the positions lie that are thought about. */
const POSITIONS = [10, 25, 40, 55];
const SECOND = 1000;

/** How fast a search plays, and how well it keeps to its time. */
export function measureThinking(game: Game, mode: Mode, { rounds, milliseconds, searches }: ThinkingSize): Thinking {
  const plain = new Player(game, mode, 1);
  plain.warmUp(milliseconds);
  const thoughts = thoughtsOf(game, mode);
  searchFor(thoughts, milliseconds);
  const [iterations, decisions, shares]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round++) {
    const { perSecond } = plain.playFor(milliseconds);
    const searched = searchFor(thoughts, milliseconds);
    iterations.push(searched.iterations);
    decisions.push(searched.decisions);
    shares.push(searched.decisions / perSecond);
  }
  return {
    iterationsPerSecond: sample(iterations),
    decisionsPerSecond: sample(decisions),
    share: sample(shares),
    over: sample(Array.from({ length: searches }, (_, i) => overshoot(game, mode, i))),
  };
}

/** What searching allocates, by iteration. Only means something under `ALLOCATION_FLAGS`. */
export async function measureThoughtAllocation(game: Game, mode: Mode, iterations: number): Promise<Allocation> {
  const thoughts = thoughtsOf(game, mode);
  const spend = (): number => {
    let done = 0;
    for (const thought of thoughts) {
      const before = thought.iterations;
      while (thought.iterations - before < iterations / thoughts.length) thought.go();
      done += thought.iterations - before;
    }
    return done;
  };
  spend();
  return grown(spend);
}

interface Pondered {
  readonly setup: Setup;
  readonly view: View;
}

function pondered(game: Game, mode: Mode, decisions: number): Pondered {
  const setup = { content: game.content([]), seats: mode.seats, options: mode.options };
  for (let seed = 1; ; seed++) {
    const player = new Player(game, mode, seed);
    player.playInto(decisions);
    if (isOver(player.state)) continue;
    const [seat] = seatList(asked(player.state));
    return { setup, view: look(game, player.state, seat as Seat, game.create(setup)) };
  }
}

const thoughtsOf = (game: Game, mode: Mode): readonly Searching[] =>
  POSITIONS.map((at) => {
    const { setup, view } = pondered(game, mode, at);
    return imagine(game, setup, view, { iterations: Number.POSITIVE_INFINITY }, new Dice(at), view.seat);
  });

/** Per second, over all of these positions in turn. */
function searchFor(thoughts: readonly Searching[], milliseconds: number): { iterations: number; decisions: number } {
  const sum = (of: (t: Searching) => number): number => thoughts.reduce((n, t) => n + of(t), 0);
  const before = { iterations: sum((t) => t.iterations), decisions: sum((t) => t.decisions) };
  const began = performance.now();
  for (const thought of thoughts) {
    const until = performance.now() + milliseconds / thoughts.length;
    while (performance.now() < until) thought.go();
  }
  const seconds = (performance.now() - began) / SECOND;
  return {
    iterations: (sum((t) => t.iterations) - before.iterations) / seconds,
    decisions: (sum((t) => t.decisions) - before.decisions) / seconds,
  };
}

/** Everything from being asked to the answer counts. */
function overshoot(game: Game, mode: Mode, seed: number): number {
  const { setup, view } = pondered(game, mode, 5 + 7 * seed);
  const search = botById("search");
  if (search === undefined) throw new Error("there is no bot that searches");
  const began = performance.now();
  const budget = { ms: SECOND, now: () => performance.now() };
  const thinking = search.begin(game, setup, view, budget, new Dice(seed), search.remember?.());
  while (thinking.go());
  thinking.choice();
  return performance.now() - began - SECOND;
}
