import type { Game, Setup, Wire } from "@rifthall/kernel/game";
import type { Option, Seat } from "@rifthall/kernel/ids";
import { choose, Dice } from "@rifthall/kernel/machine";
import { BARRIER, type Logged, type State } from "@rifthall/kernel/state";
import { canonical } from "@rifthall/kernel/text";
import { look, redact, resample, type Scene } from "@rifthall/kernel/view";

/** An event as somebody may read it. */
export type Told<W extends Wire = Wire> = W["event"];

const TABLES = 4;

/**
 * What the choice would bring, up to the next decision or the first thing the seat does not know. It is played on
 * tables drawn from the seat's view alone, never on the match, so it cannot tell more than the seat could work out:
 * events count only while nothing random or hidden came to light, and only as far as all tables agree.
 */
export function preview(game: Game, setup: Setup, s: State, seat: Seat, o: Option): readonly Told[] {
  return onTables(game, setup, s, seat, (table) => foreseeable(table, seat, o)).reduce(agreed);
}

/**
 * How the table would look to the seat at the next decision, likewise on tables that it could draw itself; nothing where
 * something random or hidden comes to light before, or where these tables differ.
 */
export function outlook(game: Game, setup: Setup, s: State, seat: Seat, o: Option): Scene | null {
  const [first, ...others] = onTables(game, setup, s, seat, (table) => {
    const barrier = table.cell[BARRIER];
    choose(table, seat, o);
    return table.cell[BARRIER] === barrier ? game.scene(table, seat) : null;
  });
  if (!first) return null;
  const seen = canonical(first);
  return others.every((other) => other !== null && canonical(other) === seen) ? first : null;
}

/** Something that is tried on a few tables drawn from what the seat sees. */
function onTables<T>(game: Game, setup: Setup, s: State, seat: Seat, tried: (table: State) => T): readonly T[] {
  const view = look(game, s, seat, game.create(setup));
  const table = game.create(setup);
  const dice = new Dice(1);
  return Array.from({ length: TABLES }, () => tried(resample(game, view, dice, table)));
}

function foreseeable(table: State, seat: Seat, o: Option): readonly Told[] {
  const barrier = table.cell[BARRIER];
  const known: Logged[] = [];
  // What is logged after the barrier has risen may follow from what came to light.
  table.log = { push: (event) => table.cell[BARRIER] === barrier && known.push(event) };
  choose(table, seat, o);
  table.log = null;
  const end = known.findIndex((e) => hides(e, seat));
  return (end < 0 ? known : known.slice(0, end)).map((e) => redact(e, seat));
}

const hides = (e: Logged, seat: Seat): boolean =>
  e.secret !== undefined && e.seen !== undefined && (e.seen & (1 << seat)) === 0;

function agreed(a: readonly Told[], b: readonly Told[]): readonly Told[] {
  let n = 0;
  while (n < a.length && n < b.length && canonical(a[n]) === canonical(b[n])) n++;
  return a.slice(0, n);
}
