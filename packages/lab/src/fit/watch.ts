import { botById, decide, pickAtRandom } from "@rifthall/bots";
import type { Content, Game, Learned, MatchOptions } from "@rifthall/kernel/game";
import { NONE, type Seat, seatList } from "@rifthall/kernel/ids";
import { advance, boot, choose, Dice, options, seed } from "@rifthall/kernel/machine";
import { asked, isOver } from "@rifthall/kernel/state";
import { Refusal } from "@rifthall/kernel/text";
import { look } from "@rifthall/kernel/view";
import { pointsFor } from "../points.js";
import { spell } from "../spell.js";

/** How matches are played to learn from them. */
export interface Lessons {
  readonly seed: string;
  readonly options: MatchOptions;
  readonly seats: number;
  readonly level: string;
  readonly iterations?: number;
  /** Of a thousand actions, how many are taken at random: what one would never do is to be judged, too. */
  readonly stray: number;
}

/** What was seen in some matches: of each table and seat its numbers, the moment, and what the seat got in the end. */
export interface Seen {
  readonly features: Int16Array;
  readonly moments: Uint8Array;
  /** 0 lost, 1 drawn, 2 won. */
  readonly results: Uint8Array;
  /** Which match it was in. */
  readonly matches: Int32Array;
}

/** Plays matches with these numbers and writes down every table on which an action was done and the next not begun. */
export function watch(game: Game, content: Content, lessons: Lessons, numbers: readonly number[]): Seen {
  const learned = game.learned;
  if (!learned) throw new Refusal("nothing-to-learn", `${game.id} does not say what a bot could learn from`);
  const rows = new Rows(learned.features.names.length);
  for (const number of numbers) watchOne(game, content, lessons, learned, number, rows);
  return rows.seen();
}

function watchOne(game: Game, content: Content, lessons: Lessons, learned: Learned, number: number, rows: Rows): void {
  const name = `${lessons.seed} ${number}`;
  const bot = botById(lessons.level);
  if (!bot) throw new Refusal("unknown-level", `there is no bot "${lessons.level}"`);
  const { seats } = lessons;
  const varied = game.study?.vary?.(content, lessons.options, seats, new Dice(spell(name))) ?? lessons.options;
  const setup = { content, seats, options: varied };
  const [s, eye] = [game.create(setup), game.create(setup)];
  const dice = new Dice(spell(`${name} dice`));
  const memories = Array.from({ length: seats }, () => bot.remember?.());
  const budget = lessons.iterations === undefined ? {} : { iterations: lessons.iterations };
  const from = rows.count;
  const { ripe } = learned.features;
  const features = new Int32Array(learned.features.names.length);
  boot(s);
  seed(s, name);
  game.begin(s);
  advance(s);
  s.offer.seat = NONE;
  while (!isOver(s)) {
    const open = seatList(asked(s));
    const seat = open[open.length > 1 ? dice.below(open.length) : 0];
    const settled = game.settled(s);
    for (let of = 0; of < seats; of++) {
      if (!(ripe ? ripe(s, of as Seat) : settled)) continue;
      const moment = learned.features.read(s, of as Seat, features);
      rows.add(features, moment, of, number);
    }
    if (settled && dice.below(1000) < lessons.stray) {
      choose(s, seat, pickAtRandom(game, s, seat, options(s, seat), dice));
      continue;
    }
    choose(s, seat, decide(bot, game, setup, look(game, s, seat, eye), budget, dice, memories[seat]).option);
  }
  const together = game.side(s, 0 as Seat) === (1 << seats) - 1;
  rows.settle(from, (seat) => pointsFor(together, game.outcome(s).winners, seat));
}

/** Rows that grow. */
class Rows {
  private features: Int16Array;
  private moments = new Uint8Array(1024);
  private results = new Uint8Array(1024);
  private matches = new Int32Array(1024);
  count = 0;

  constructor(private readonly width: number) {
    this.features = new Int16Array(1024 * width);
  }

  add(features: Int32Array, moment: number, seat: number, match: number): void {
    if (this.count === this.moments.length) this.grow();
    this.features.set(features, this.count * this.width);
    this.moments[this.count] = moment;
    // Until it is known, who it is about stands where the result will be.
    this.results[this.count] = seat;
    this.matches[this.count++] = match;
  }

  settle(from: number, points: (seat: number) => number): void {
    for (let i = from; i < this.count; i++) this.results[i] = 2 * points(this.results[i]);
  }

  seen(): Seen {
    const { count, width } = this;
    return {
      features: this.features.slice(0, count * width),
      moments: this.moments.slice(0, count),
      results: this.results.slice(0, count),
      matches: this.matches.slice(0, count),
    };
  }

  private grow(): void {
    const larger = <T extends { length: number; set(of: T): void }>(Kind: new (n: number) => T, of: T): T => {
      const made = new Kind(of.length * 2);
      made.set(of);
      return made;
    };
    this.features = larger(Int16Array, this.features);
    this.moments = larger(Uint8Array, this.moments);
    this.results = larger(Uint8Array, this.results);
    this.matches = larger(Int32Array, this.matches);
  }
}
