import type { Content, Game } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import { Dice } from "@rifthall/kernel/machine";
import { Match, placeBytes, readRecord } from "@rifthall/kernel/match";
import { BARRIER, KEY, type State } from "@rifthall/kernel/state";
import { expect, test } from "vitest";
import type { Plain } from "./index.js";
import { draw, randomTable } from "./walk.js";

/** A match with options by lot, which follow from the number. */
function begun<S extends State, C extends Content>(game: Game<S, C>, mode: string, seed: number): Match<S, C> {
  const { s: _, ...setup } = randomTable(game, new Dice(seed), mode, false);
  return new Match(game, { ...setup, seed: `value ${seed}` });
}

/** Such a match, played at random to its end. */
export function played<S extends State, C extends Content>(game: Game<S, C>, mode: string): Match<S, C> {
  const m = begun(game, mode, 41);
  const dice = new Dice(6);
  while (!m.over) {
    const { seat, index } = draw(game, m.state, dice);
    m.choose(seat, index);
  }
  return m;
}

/** A match is a value: saved, loaded, copied, placed, undone and replayed, it is the same match. */
export function values<S extends State, C extends Content>({ game, open = false }: Plain<S, C>): void {
  const start = (mode: string, seed: number): Match<S, C> => begun(game, mode, seed);

  test.each(game.modes)("saved, loaded, copied and set up again at every decision: %s", (mode) => {
    const m = start(mode, 11);
    const dice = new Dice(3);
    const loaded = game.create(m.start);
    const copied = game.create(m.start);
    for (let step = 0; !m.over; step++) {
      const hash = m.state.hash();
      placeBytes(game, loaded, m.state.toBytes());
      copied.copyFrom(m.state);
      expect([loaded.hash(), copied.hash()], `step ${step}`).toEqual([hash, hash]);
      if (step % 9 === 0) {
        const position = JSON.parse(JSON.stringify(m.position()));
        const placed = new Match(game, { ...m.start, seed: "another", position });
        expect(placed.state.hash(), `step ${step}: ${JSON.stringify(position)}`).toBe(hash);
        const next = draw(game, m.state, new Dice(step));
        expect(draw(game, placed.state, new Dice(step))).toEqual(next);
      }
      const { seat, index } = draw(game, m.state, dice);
      m.choose(seat, index);
    }
    const again = new Match(game, m.start);
    again.replay(readRecord(JSON.parse(JSON.stringify(m.record()))));
    expect(again.state.hash()).toBe(m.state.hash());
  });

  test("undo leads back to every earlier point, to the start, and play goes on from there", () => {
    const m = start(game.modes[0] ?? "", 21);
    const dice = new Dice(4);
    const hashes = [m.state.hash()];
    while (!m.over && hashes.length < 120) {
      const { seat, index } = draw(game, m.state, dice);
      m.choose(seat, index);
      hashes.push(m.state.hash());
    }
    for (let to = hashes.length - 1; to >= 0; to -= 7) {
      m.undo(to);
      expect(m.state.hash(), `back to ${to}`).toBe(hashes[to]);
    }
    m.undo(0, "a new future");
    expect(m.state.hash(), "the same table, another random key").not.toBe(hashes[0]);
    for (let i = 0; i < 40 && !m.over; i++) {
      const { seat, index } = draw(game, m.state, dice);
      m.choose(seat, index);
    }
    const again = new Match(game, m.start);
    again.replay(m.record());
    expect(again.state.hash()).toBe(m.state.hash());
  });

  if (open)
    test("undo crosses no information barrier, since nothing is random or hidden", () => {
      const m = played(game, game.modes[0] ?? "");
      expect(m.state.cell[BARRIER]).toBe(new Match(game, m.start).state.cell[BARRIER]);
    });
  else barriers(start, game);

  test("a record diverging from the rules is found and said", () => {
    const m = start(game.modes[0] ?? "", 31);
    const dice = new Dice(2);
    while (!m.over) {
      const { seat, index } = draw(game, m.state, dice);
      m.choose(seat, index);
    }
    const record = m.record();
    const bent = { ...record, checks: `${record.checks.slice(0, 4)}0000${record.checks.slice(8)}` };
    expect(() => new Match(game, m.start).replay(bent)).toThrow(/diverges.*inputs\[31\]/);
    const wrong = { ...record, inputs: record.inputs.map((x, i) => (i === 3 ? 999 : x)) };
    expect(() => new Match(game, m.start).replay(wrong)).toThrow(/inputs\[3\]/);
  });
}

/** What was random or hidden and has come to light is not undone in silence. */
function barriers<S extends State, C extends Content>(
  start: (mode: string, seed: number) => Match<S, C>,
  game: Game<S, C>,
): void {
  test("undo across an information barrier is known as such, and a new seed changes what comes", () => {
    const m = start(game.modes[0] ?? "", 5);
    const dice = new Dice(9);
    let crossed = 0;
    let free = 0;
    while (!m.over) {
      const { seat, index } = draw(game, m.state, dice);
      const barrier = m.state.cell[BARRIER];
      m.choose(seat, index);
      const target = m.undoTarget(seat);
      expect(target?.to).toBe(m.inputs.length - 1);
      expect(target?.barrier).toBe(m.state.cell[BARRIER] !== barrier);
      if (target?.barrier) crossed++;
      else free++;
    }
    expect(crossed).toBeGreaterThan(5);
    expect(free).toBeGreaterThan(5);
    const other = m.undoTarget(0 as Seat);
    m.undo(other?.to ?? 0, "fresh");
    const keys = KEY.map((k) => m.state.cell[k]);
    m.undo(other?.to ?? 0, "fresher");
    expect(KEY.map((k) => m.state.cell[k])).not.toEqual(keys);
  });

  test("what an undo with a new seed leaves is what every seat saw, with what nobody saw dealt anew", () => {
    const m = start(game.modes[0] ?? "", 6);
    const dice = new Dice(12);
    for (let i = 0; i < 60 && !m.over; i++) {
      const { seat, index } = draw(game, m.state, dice);
      m.choose(seat, index);
    }
    const to = m.inputs.length;
    const seats = Array.from({ length: m.state.shape.seats }, (_, seat) => seat as Seat);
    const seen = (): unknown[] => seats.map((seat) => game.position(m.state, seat));
    const [before, whole] = [seen(), game.position(m.state, null)];
    for (let i = 0; i < 20 && !m.over; i++) {
      const { seat, index } = draw(game, m.state, dice);
      m.choose(seat, index);
    }
    m.undo(to, "another future");
    expect(seen()).toEqual(before);
    expect(game.position(m.state, null)).not.toEqual(whole);
    expect(game.faults(m.state)).toEqual([]);
  });
}
