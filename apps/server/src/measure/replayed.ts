import { games } from "@rifthall/games";
import { Host, type Taken } from "@rifthall/host";
import type { MatchRecord } from "@rifthall/kernel/match";
import { startOf } from "@rifthall/service";
import { course, cpuOf, gameNamed, portsBefore, SEATS, takenIn } from "./course.js";
import type { Measured } from "./stores.js";

/** So many different matches of each game; as many copies of them as it takes. */
const COURSES = 12;
const LONGEST = 2_000;
/** So many are kept at once. */
const AT_ONCE = 64;

/**
 * Keeps matches of all games until their logs have so many inputs, reads each from the store and plays it again before a
 * whole host, which looks at the record's running hashes: inputs a second of processor time, and how many there were.
 */
export async function replayRate(
  { matches }: Measured,
  inputs: number,
): Promise<{ readonly inputs: number; readonly rate: number }> {
  const tables = portsBefore(matches);
  const kept = games.flatMap(({ id }) =>
    Array.from({ length: COURSES }, (_, i) => {
      const one = course(gameNamed(id), `again ${i}`, LONGEST);
      return { record: one.record, taken: takenIn(gameNamed(id), one) };
    }),
  );
  const all: string[] = [];
  let count = 0;
  while (count < inputs) {
    const group: Promise<void>[] = [];
    while (group.length < AT_ONCE && count < inputs) {
      const match = `again.${all.length}`;
      const one = kept[all.length % kept.length];
      if (!one) throw new Error("there is no course");
      all.push(match);
      group.push(keep(match, one.record, one.taken));
      count += one.taken.length;
    }
    await Promise.all(group);
  }
  let played = 0;
  const spent = await cpuOf(async () => {
    for (const match of all) {
      const found = await matches.get(match);
      if (!found) throw new Error(`${match} is gone`);
      const { game, start } = await startOf(tables.games, found.record);
      const host = new Host(game, start, found.seats, () => "", found);
      played += host.number;
    }
  });
  if (played !== count) throw new Error(`${played} of ${count} inputs were played again`);
  return { inputs: played, rate: (played * 1000) / spent };

  async function keep(match: string, record: MatchRecord, taken: readonly Taken[]): Promise<void> {
    const seats = SEATS.map(({ name }) => ({ is: "bot", level: "random", name }) as const);
    const beginning = { ...record, inputs: [], checks: "" };
    await matches.put({ match, record: beginning, passed: [], seats, begun: 1, played: 1, outcome: null, stops: {} });
    await matches.append({ match, after: 0, inputs: taken, command: "c", at: 1, outcome: null });
  }
}
