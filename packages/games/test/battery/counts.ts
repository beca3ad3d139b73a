import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Content, readOptions } from "@rifthall/kernel/game";
import { seatList } from "@rifthall/kernel/ids";
import { choose, Dice, options } from "@rifthall/kernel/machine";
import { Match } from "@rifthall/kernel/match";
import { asked, type Event, isOver, type State } from "@rifthall/kernel/state";
import { expect, test } from "vitest";
import type { Plain } from "./index.js";
import { draw } from "./walk.js";

/** Set UPDATE_GOLDENS=1 to write them anew; a changed hash means a new rules version. */
const UPDATE = process.env.UPDATE_GOLDENS === "1";

/** Played matches pinned as text, and counts of all ways to go on: what changes by accident is seen. */
export function countsAndGoldens<S extends State, C extends Content>({ game, folder }: Plain<S, C>): void {
  const tables = game.modes.map((mode) => {
    const chosen = readOptions(game.options, { mode });
    return { mode, options: chosen, seats: game.seats(chosen)[0] };
  });

  test.each(tables)("golden playthrough: $mode", ({ mode, options: chosen, seats }) => {
    const m = new Match(game, { content: game.content([]), options: chosen, seats, seed: `golden ${mode}` });
    expectGolden(join(folder, "golden", `${mode}.txt`), story(m));
  });

  test("counts of all ways to go on", () => {
    const lines = tables.map(({ mode, options: chosen, seats }) => {
      const m = new Match(game, { content: game.content([]), options: chosen, seats, seed: `count ${mode}` });
      const dice = new Dice(1);
      for (let i = 0; i < 40 && !m.over; i++) {
        const { seat, index } = draw(game, m.state, dice);
        m.choose(seat, index);
      }
      const make = (): S => game.create(m.start);
      return `${mode}: ${[1, 2, 3].map((depth) => ways(m.state, depth, make)).join(" ")}\n`;
    });
    expectGolden(join(folder, "golden", "counts.txt"), lines.join(""));
  });
}

/** A match as a commented game: each choice, what came of it with its rule, and the state's hash now and then. */
function story<S extends State, C extends Content>(m: Match<S, C>): string {
  const { game, state } = m;
  const dice = new Dice(17);
  const lines: string[] = [`${game.title.en}, rules ${game.rules}, seed "${m.start.seed}"`];
  for (let step = 1; !m.over; step++) {
    const { seat, index, option } = draw(game, state, dice);
    const label = game.speech.en.label(state, option);
    const log: Event[] = [];
    state.log = log;
    m.choose(seat, index);
    lines.push(`${step}. seat ${seat}: ${label}`);
    for (const e of log) lines.push(`     ${game.speech.en.event(state, e)} [${e.rule}]`);
    if (step % 25 === 0) lines.push(`   hash ${state.hash()}`);
  }
  lines.push(`over: ${JSON.stringify(game.outcome(state))}, hash ${state.hash()}`);
  return `${lines.join("\n")}\n`;
}

function ways<S extends State>(s: S, depth: number, make: () => S): number {
  if (isOver(s) || depth === 0) return 1;
  let sum = 0;
  for (const seat of seatList(asked(s))) {
    const { count } = options(s, seat);
    for (let i = 0; i < count; i++) {
      const next = make();
      next.copyFrom(s);
      choose(next, seat, options(next, seat).list[i]);
      sum += ways(next, depth - 1, make);
    }
  }
  return sum;
}

function expectGolden(path: string, text: string): void {
  if (UPDATE || !existsSync(path)) {
    if (process.env.CI === "true") expect.fail(`${path} is missing`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  expect(text).toBe(readFileSync(path, "utf8"));
}
