import { type Budget, DEFAULT_LEVEL } from "@rifthall/bots";
import { Advising, describeOption, readCandidate, think, why } from "@rifthall/host";
import { SPECTATOR } from "@rifthall/kernel/ids";
import { decidingSeat } from "./option.js";
import { optionalSeat, optionalText, optionalWhole, type Reply, type Request, requiredSeat } from "./request.js";
import { seatsOf, statusOf, type Tables } from "./tables.js";

export function status(tables: Tables, r: Request): Reply {
  const table = tables.find(r);
  return { status: statusOf(table, optionalSeat(r, seatsOf(table)) ?? null) };
}

export function view(tables: Tables, r: Request): Reply {
  const table = tables.find(r);
  const { game, state } = table.match;
  return { view: game.position(state, optionalSeat(r, seatsOf(table)) ?? SPECTATOR) };
}

export const position = (tables: Tables, r: Request): Reply => ({ position: tables.find(r).match.position() });

export const record = (tables: Tables, r: Request): Reply => ({ record: tables.find(r).match.record() });

export function explain(tables: Tables, r: Request): Reply {
  const table = tables.find(r);
  const { match, language } = table;
  const seat = requiredSeat(r, seatsOf(table));
  return { ...why(match.game, match.state, seat, readCandidate(r.candidate), language) };
}

const MOST_MS = 60_000;
const MOST_ITERATIONS = 100_000;

/** What a bot would choose for the seat; it does not choose it. */
export function bot(tables: Tables, r: Request, now: () => number): Reply {
  const table = tables.find(r);
  const { match, language } = table;
  const seat = decidingSeat(table, r);
  const level = optionalText(r, "level") ?? DEFAULT_LEVEL;
  const budget = budgetOf(r, now);
  const { index, option, value, visits } = think(match.game, match.start, match.state, seat, level, budget);
  return { index, option: describeOption(match.game, match.state, option, index, language), visits, value };
}

/** What a search found out about each option of the seat, knowing what the seat knows. */
export function advise(tables: Tables, r: Request, now: () => number): Reply {
  const table = tables.find(r);
  const { match, language } = table;
  const seat = decidingSeat(table, r);
  const advising = new Advising(match.game, match.start, match.state, seat, seat, budgetOf(r, now));
  while (advising.go());
  const { iterations, options } = advising.advice(language);
  return {
    seat,
    iterations,
    options: options.map(({ option, visits, value, line, gains, brings }) => ({
      option,
      visits,
      value,
      line,
      ...(gains === undefined ? {} : { gains, brings }),
    })),
  };
}

function budgetOf(r: Request, now: () => number): Budget {
  const ms = optionalWhole(r, "ms", 1, MOST_MS);
  const iterations = optionalWhole(r, "iterations", 1, MOST_ITERATIONS);
  return {
    ...(iterations === undefined ? {} : { iterations }),
    ...(ms === undefined ? {} : { ms, now }),
  };
}
