import { pickAtRandom } from "@rifthall/bots";
import type { Game } from "@rifthall/kernel/game";
import { seatList } from "@rifthall/kernel/ids";
import { Dice, options } from "@rifthall/kernel/machine";
import { Match, type MatchRecord, type Start } from "@rifthall/kernel/match";
import { asked } from "@rifthall/kernel/state";
import { cpu } from "./cpu.js";
import type { Mode } from "./mode.js";
import { type Sample, sample } from "./sample.js";

export interface RecordSize {
  readonly rounds: number;
  readonly matches: number;
}

export interface Records {
  /** A new match, up to its first question. */
  readonly createMicroseconds: Sample;
  /** Inputs a second of records that are read back, running hashes compared. */
  readonly replayedPerSecond: Sample;
}

export function measureRecords(game: Game, mode: Mode, { rounds, matches }: RecordSize): Records {
  const content = game.content([]);
  const start = (match: number): Start => ({
    content,
    seats: mode.seats,
    options: mode.options,
    seed: `record/${match}`,
  });
  const records = Array.from({ length: matches }, (_, i) => recordOf(game, start(i), i));
  const inputs = records.reduce((sum, record) => sum + record.inputs.length, 0);
  const created: number[] = [];
  const replayed: number[] = [];
  for (let round = -1; round < rounds; round++) {
    const began = cpu();
    const fresh = records.map((record) => new Match(game, { ...start(0), seed: record.seed }));
    const between = cpu();
    fresh.forEach((match, i) => {
      const record = records[i];
      if (record !== undefined) match.replay(record);
    });
    const ended = cpu();
    // The first round warms up.
    if (round < 0) continue;
    created.push((1000 * (between - began)) / matches);
    replayed.push((1000 * inputs) / (ended - between));
  }
  return { createMicroseconds: sample(created), replayedPerSecond: sample(replayed) };
}

function recordOf(game: Game, start: Start, number: number): MatchRecord {
  const match = new Match(game, start);
  const dice = new Dice(number);
  while (!match.over) {
    const seats = seatList(asked(match.state));
    const seat = seats[dice.below(seats.length)];
    if (seat === undefined) throw new Error("a match waits for nobody");
    const offer = options(match.state, seat);
    const option = pickAtRandom(game, match.state, seat, offer, dice);
    let index = 0;
    while (offer.list[index] !== option) index++;
    match.choose(seat, index);
  }
  return match.record();
}
