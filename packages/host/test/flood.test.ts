import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { games } from "@rifthall/games";
import type { Game } from "@rifthall/kernel/game";
import { seatList } from "@rifthall/kernel/ids";
import { Dice } from "@rifthall/kernel/machine";
import { INPUTS_PER_RECORD, Match, type MatchRecord } from "@rifthall/kernel/match";
import { asked } from "@rifthall/kernel/state";
import { Refusal } from "@rifthall/kernel/text";
import { expect, test } from "vitest";
import { Host } from "../src/index.js";
import { FLOODS, flooded, play, startOf, TAKEN } from "./floods.js";
import { HEAVY, padded } from "./heavy.js";

/** What loading a record may take, in ms of CPU, and how often it is tried. */
const SOON = 100;
const TRIES = 12;

function code(act: () => unknown): string {
  try {
    act();
    return "taken";
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

interface Loaded {
  readonly name: string;
  readonly ways: Readonly<Record<string, { readonly ms: number; readonly answer: string }>>;
}

/** Loads records in a process of their own, in the order of their names. */
function load(records: Readonly<Record<string, MatchRecord>>): readonly Loaded[] {
  const folder = mkdtempSync(join(tmpdir(), "floods-"));
  for (const [name, record] of Object.entries(records)) writeFileSync(join(folder, name), JSON.stringify(record));
  const script = fileURLToPath(new URL("./load.mjs", import.meta.url));
  const printed = execFileSync(process.execPath, [script, folder, `${TRIES}`], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  return JSON.parse(printed);
}

// An honest match of each game comes first: what a program does once when it starts is not what a flood takes.
const honestOnes = (): Record<string, MatchRecord> =>
  Object.fromEntries(games.map((game, g) => [`${g} - ${game.id}`, honest(game)]));

test("every flood of every game is taken or refused in less than 100 ms of CPU, alike everywhere", () => {
  const floods = games.flatMap((game, g) =>
    Object.keys(FLOODS).map((flood, f) => ({ flood, name: `${g} ${f} ${game.id}, ${flood}`, game })),
  );
  const records = Object.fromEntries(floods.map(({ name, flood, game }) => [name, flooded(game, flood)]));
  const loaded = load({ ...honestOnes(), ...records });
  expect(loaded).toHaveLength(floods.length + games.length);
  for (const { name, ways } of loaded) {
    const flood = floods.find((f) => f.name === name)?.flood;
    const answer = flood === undefined || TAKEN.includes(flood) ? "taken" : "too-much-work";
    for (const way of ["match", "host", "replay"]) expect(ways[way].answer, `${name}, ${way}`).toBe(answer);
    expect(ways.link.answer, `${name}, link`).toBe("taken");
    for (const [way, { ms }] of Object.entries(ways)) expect(ms, `${name}, ${way}`).toBeLessThan(SOON);
  }
});

test("as many heavy choices as are taken of a stranger's cards are loaded in less than 100 ms of CPU", () => {
  const records = Object.fromEntries(Object.keys(HEAVY).map((heavy) => [`9 ${heavy}`, padded(heavy)]));
  for (const { name, ways } of load({ ...honestOnes(), ...records }))
    for (const [way, { ms, answer }] of Object.entries(ways)) {
      expect(answer, `${name}, ${way}`).toBe("taken");
      expect(ms, `${name}, ${way}`).toBeLessThan(SOON);
    }
});

/** A match played to its end. */
function honest(game: Game): MatchRecord {
  const m = new Match(game, startOf(game));
  const dice = new Dice(1);
  while (!m.over && m.inputs.length < 1_000) play(m, dice);
  return m.record();
}

test.each(games)("$id: 20,000 choices, each tenth taken back, are played and loaded", (game) => {
  const m = new Match(game, startOf(game));
  const dice = new Dice(5);
  for (let n = 1; n <= 20_000; n++) {
    // So long a match would not end: it is begun anew.
    if (m.over) m.undo(0, `anew ${n}`);
    play(m, dice);
    if (n % 10 === 0) m.undo(m.inputs.length - 1, `fresh ${n}`);
  }
  const again = new Match(game, m.start);
  again.replay(m.record());
  expect(again.state.hash()).toBe(m.state.hash());
});

test.each(games)("$id: whatever was played with undos without number can be loaded", (game) => {
  for (let round = 0; round < 2; round++) {
    const m = new Match(game, startOf(game));
    const dice = new Dice(round);
    let refused = 0;
    while (refused < 40) {
      if (!m.over) play(m, dice);
      const [to, hash] = [dice.below(m.inputs.length + 1), m.state.hash()];
      if (dice.below(3) === 0) continue;
      if (code(() => m.undo(to, dice.below(2) === 0 ? undefined : `${to}`)) === "taken") continue;
      expect(m.state.hash(), "a refused undo changes nothing").toBe(hash);
      refused++;
    }
    const again = new Match(game, m.start);
    again.replay(m.record());
    expect(again.state.hash()).toBe(m.state.hash());
    expect(again.record()).toEqual(m.record());
  }
});

test.each(games)("$id: a match that is full is opened, and takes nothing more", (game) => {
  const record = flooded(game, "played and taken back", INPUTS_PER_RECORD);
  const start = startOf(game);
  const played = new Match(game, start);
  played.replay(record);
  const [waiting] = seatList(asked(played.state));
  const holders = Array.from({ length: start.seats }, (_, i) =>
    i === waiting ? ({ is: "person", name: "" } as const) : ({ is: "open" } as const),
  );
  const host = new Host(game, start, holders, () => "", { record });
  expect(host.number).toBe(INPUTS_PER_RECORD);
  const [option] = host.decision(waiting, "en")?.options ?? [];
  expect(code(() => host.answer(waiting, { number: host.number, key: option.key }))).toBe("too-many-inputs");
  expect(code(() => host.undo(waiting))).toBe("too-many-inputs");
  expect(host.undoRequest).toBe(null);
  expect(host.record()).toEqual(record);
});
