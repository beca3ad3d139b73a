import { isDeepStrictEqual } from "node:util";
import { games } from "@rifthall/games";
import { type Change, changed, Host } from "@rifthall/host";
import { type Game, readOptions } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import { Dice } from "@rifthall/kernel/machine";
import type { Scene } from "@rifthall/kernel/view";
import { describe, expect, test } from "vitest";
import type { TableUpdate } from "../src/index.js";
import { Known } from "../src/index.js";
import { packStatus, packStory } from "../src/packed.js";

/** More with LEAN_MATCHES; the figures that are published are those of 50. */
const MATCHES = Number(process.env.LEAN_MATCHES ?? 2);
const MEDIAN = 2_048;
const WORST = 8_192;

const all = games as readonly Game[];

/** One seat's page: what it was told last, and what it knows. */
interface Reader {
  readonly seat: Seat;
  readonly known: Known;
  number: number;
}

function updateFor(host: Host, reader: Reader): TableUpdate {
  const { status, undo, ...story } = host.update(reader.seat, "en", reader.number);
  reader.number = story.number;
  return {
    match: "m",
    seat: reader.seat,
    story: packStory(story),
    status: packStatus(status),
    undo,
    back: host.back(reader.seat),
    thinking: host.botToMove,
    handOver: null,
  };
}

/** A match of random answers; `each` is told of every input. */
function played(game: Game, n: number, each: (host: Host) => void): void {
  const mode = game.modes[n % game.modes.length];
  const options = readOptions(game.options, game.options.some((o) => o.name === "mode") ? { mode } : {});
  const [seats] = game.seats(options);
  const start = { content: game.content([]), seats, options, seed: `lean ${n}` };
  const holders = Array.from({ length: seats }, (_, i) => ({ is: "person", who: `${i}` }) as const);
  const host = new Host(game, start, holders, () => `again ${n}`);
  const dice = new Dice(n + 1);
  host.film(holders.map((_, i) => i as Seat));
  each(host);
  while (!host.over) {
    const asked = host.decision(0 as Seat, "en")?.seats ?? [];
    const seat = asked[dice.below(asked.length)]?.seat ?? (0 as Seat);
    const decision = host.decision(seat, "en");
    const own = decision?.seats.find((s) => s.seat === seat)?.options ?? [];
    // Now and then something is taken back.
    if (dice.below(25) === 0 && host.back(seat) !== null) {
      for (let request = host.undo(seat); request !== null; ) request = host.consent(request.waiting[0] as Seat, true);
    } else host.answer(seat, { number: host.number, key: own[dice.below(own.length)]?.key ?? 0 });
    each(host);
  }
}

/** Whole tables after every input: looked at in detail only where they may differ, which takes a tenth of the time. */
function expectSame(given: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(given, wanted)) expect(given).toEqual(wanted);
}

describe.each(all.map((game) => [game.id, game] as const))("%s", (id, game) => {
  test("what is told of an input is little, and makes the whole table of it", () => {
    const sizes: number[] = [];
    for (let n = 0; n < MATCHES; n++) {
      let readers: readonly Reader[] = [];
      played(game, n, (host) => {
        const first = readers.length === 0;
        if (first) readers = host.seats.map((_, i) => ({ seat: i as Seat, known: new Known(), number: 0 }));
        for (const reader of readers) {
          const sent = JSON.stringify(updateFor(host, reader));
          if (!first) sizes.push(Buffer.byteLength(sent));
          const seen = reader.known.take(JSON.parse(sent));
          if (typeof seen === "string") throw new Error(seen);
          expectSame(seen.picture.scene, host.scene(reader.seat));
          expectSame(seen.status, host.status(reader.seat, "en"));
          if (host.over) expect(seen.lines).toEqual(host.events(reader.seat, "en"));
        }
      });
    }
    sizes.sort((a, b) => a - b);
    const [median = 0, worst = 0] = [sizes[sizes.length >> 1], sizes.at(-1)];
    const percentile = sizes[Math.floor(sizes.length * 0.99)];
    console.log(
      `${id}: ${sizes.length} updates of ${MATCHES} matches, median ${median}, 99 % ${percentile}, most ${worst} B`,
    );
    expect(median).toBeLessThanOrEqual(MEDIAN);
    expect(worst).toBeLessThanOrEqual(WORST);
  }, 900_000);

  test("every moment of the film is the table as it was then", () => {
    played(game, 1, () => {});
    const options = readOptions(game.options, {});
    const [seats] = game.seats(options);
    const start = { content: game.content([]), seats, options, seed: "film" };
    const host = new Host(game, start, Array(seats).fill({ is: "bot", level: "random" }), () => "again");
    const seat = 0 as Seat;
    host.film([seat]);
    for (let i = 0; i < 30 && !host.over; i++) {
      const { moments: known } = host;
      const before = host.scene(seat);
      host.step();
      const { moments } = host.update(seat, "en", known);
      const apply = (scene: Scene, change?: Change): Scene => (change ? (changed(scene, change) as Scene) : scene);
      expect(moments.reduce((scene, { change }) => apply(scene, change), before)).toEqual(host.scene(seat));
    }
  });
});
