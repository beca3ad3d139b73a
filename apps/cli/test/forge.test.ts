import { games } from "@rifthall/games";
import type { Game } from "@rifthall/kernel/game";
import type { Zone } from "@rifthall/kernel/ids";
import { Dice } from "@rifthall/kernel/machine";
import { Match, opaque } from "@rifthall/kernel/match";
import type { State } from "@rifthall/kernel/state";
import { expect, test } from "vitest";
import { changes, Forger, type Victim } from "../src/commands/forger.js";
import { rifthall } from "./shell.js";

/** One of so many forgeries is tried here; `npm run fuzz -- forge` tries them all. */
const EVERY = 43;
const listed = games.map((game) => [game.id, game] as const);

test.each(listed)("forged positions of %s are refused or play on", (_, game) => {
  const forger = new Forger(game, "forge");
  game.modes.forEach((mode, number) => {
    const victim = forger.victim(mode, number);
    const dice = new Dice(number);
    let nth = number;
    for (const change of changes(victim.state, number, dice))
      if (nth++ % EVERY === 0) expect(forger.try(victim, change, dice)).toBeNull();
  });
  expect(forger.refused).toBeGreaterThan(40);
  expect(forger.accepted).toBeGreaterThan(3);
});

/** The position of a victim with other words in it, its checks made anew. */
function forged(game: Game, victim: Victim, change: (s: State) => void): () => Match {
  const s = game.create(victim.start);
  s.copyFrom(victim.state);
  change(s);
  const position = { ...victim.readable, [victim.field]: opaque(victim.plain, s) };
  return () => new Match(game, { ...victim.start, position });
}

test.each(listed)("a position of %s says what of it is impossible", (_, game) => {
  const victim = new Forger(game, "forge").victim(game.modes[0] ?? "", 1);
  expect(forged(game, victim, () => {})).not.toThrow();
  const zone = Array.from(victim.state.size as unknown as number[]).findIndex((n) => n > 1) as Zone;
  const round = (s: State): void => {
    s.next[s.tail[zone]] = s.head[zone];
  };
  expect(forged(game, victim, round)).toThrow(
    new RegExp(`^${victim.field} is no position of this match: zone ${zone} goes on behind its`),
  );
});

test("the sweep says how many it refused, and how many played on", async () => {
  const { code, out } = await rifthall("fuzz forge --matches 9 --seed test");
  expect(out).toMatch(/riftforce: \d forged positions refused \(the slowest in \d+ ms\), \d possible and played on/);
  expect(code).toBe(0);
});
