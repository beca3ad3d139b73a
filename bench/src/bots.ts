import type { Game } from "@rifthall/kernel/game";
import type { Allocation } from "./allocation.js";
import { thoughtsInChild } from "./child.js";
import { type LabRates, measureLab } from "./lab.js";
import { COMPARED } from "./measure.js";
import { modesOf } from "./mode.js";
import { progress } from "./progress.js";
import type { Sample } from "./sample.js";
import type { Size } from "./size.js";
import { bars, figure, type Row, range } from "./text.js";
import { measureThinking, type Thinking } from "./thinking.js";

/** All that is measured of bots and of the lab. */
export interface Bots {
  readonly games: ReadonlyMap<string, { readonly thinking: Thinking; readonly allocation: Allocation }>;
  readonly lab: LabRates;
}

export async function measureBots(games: readonly Game[], size: Size): Promise<Bots> {
  const found = new Map<string, { thinking: Thinking; allocation: Allocation }>();
  for (const game of games) {
    const [main] = modesOf(game);
    if (main === undefined) continue;
    progress(`${game.id}: search, in turns with random play`);
    const thinking = measureThinking(game, main, size.thinking);
    progress(`${game.id}: what searching allocates, in a process that never collects`);
    found.set(game.id, { thinking, allocation: await thoughtsInChild(game, size.thoughts) });
  }
  progress("the lab: one worker, two, and two labs apart");
  return { games: found, lab: await measureLab(COMPARED, size.lab) };
}

export function botsText({ games, lab }: Bots): string {
  const thoughts = [...games].flatMap(([name, { thinking, allocation }]) => {
    const { iterationsPerSecond, decisionsPerSecond, share, over } = thinking;
    const collected = allocation.collections > 0 ? `; ${allocation.collections} collections, so too low` : "";
    return [
      `${name}: search plays at ${figure(share.median)} of the rate of plain random play (${range(share)} by round)`,
      `  iterations a second         ${figure(iterationsPerSecond.median)} (${range(iterationsPerSecond)})`,
      `  decisions a second          ${figure(decisionsPerSecond.median)} (${range(decisionsPerSecond)}), everything around them included`,
      `  a second of search is over  by ${figure(over.median)} ms, at most ${figure(over.greatest)} ms`,
      `  allocated per iteration     ${figure(allocation.bytesPerDecision)} bytes (over ${figure(allocation.decisions)}${collected})`,
      "",
    ];
  });
  const row = (name: string, rate: Sample): Row => ({ name, value: rate.median, unit: "matches/s", note: range(rate) });
  const { one, two, apart } = lab;
  return [
    ...thoughts,
    `Lab, greedy duels: two workers give ${figure(two.median / one.median)} times the rate of one, ` +
      `and ${figure(two.median / apart.median)} of what two labs apart reach`,
    ...bars([row("one worker", one), row("two workers", two), row("two labs apart", apart)]),
    `  10,000 such duels take ${figure(10_000 / two.median)} s with two workers`,
  ].join("\n");
}

/** Medians, nothing of the machine. */
export function botsJson({ games, lab }: Bots): Record<string, unknown> {
  return {
    search: Object.fromEntries(
      [...games].map(([name, { thinking, allocation }]) => [
        name,
        {
          iterationsPerSecond: thinking.iterationsPerSecond.median,
          shareOfRandomPlay: thinking.share.median,
          overMilliseconds: thinking.over.greatest,
          bytesPerIteration: allocation.bytesPerDecision,
        },
      ]),
    ),
    lab: { one: lab.one.median, two: lab.two.median, apart: lab.apart.median },
  };
}
