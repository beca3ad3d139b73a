import type { MatchOptions } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import { shown, unknown } from "@rifthall/kernel/text";
import { bad, type Fields, fieldsOf, names, whole } from "../../shared/position.js";
import { EDITIONS, MOST_AP, MOST_HEROES, MOST_THREAT, PHASES } from "../facts.js";
import { byHeroes } from "../rules/scenario.js";
import { clearTable } from "../rules/setup.js";
import { startAt } from "../rules/start.js";
import { MODES, seatsOf } from "../seating.js";
import {
  type BeyondTheRift,
  type Counter,
  MOST_COUNT,
  MOST_ROUNDS,
  NOTES,
  PHASE,
  phase,
  ROUND,
  sheetOf,
  THREAT,
} from "../table.js";
import type { Phase } from "../wire.js";
import { Dealer } from "./deal.js";
import { FIELDS, HERO_FIELDS } from "./fields.js";

/** The scenario, edition, heroes and seats a position is for. */
export function framePosition(position: unknown, options: MatchOptions): { options: MatchOptions; seats: number } {
  const p = fieldsOf(position, FIELDS, "a position");
  const named = (key: "scenario" | "edition"): string => {
    const value = p[key] ?? options[key];
    if (typeof value !== "string") throw bad(`${key} must be a name, not ${shown(value)}`);
    return value;
  };
  const edition = named("edition");
  const editions: readonly string[] = EDITIONS;
  if (!editions.includes(edition)) throw bad(`edition: ${unknown("edition", edition, editions)}`);
  const list = p.heroes === undefined ? null : heroList(p);
  const seats = list?.length ?? Math.max(1, seatsOf(options));
  const words = list === null ? null : sheets(list);
  return {
    options: {
      ...options,
      mode: MODES[seats - 1],
      scenario: named("scenario"),
      edition,
      ...(words === null ? {} : { heroes: words }),
    },
    seats,
  };
}

function heroList(p: Fields): readonly Fields[] {
  if (!Array.isArray(p.heroes) || p.heroes.length < 1 || p.heroes.length > MOST_HEROES)
    throw bad(`heroes must be a list of 1 to ${MOST_HEROES}`);
  return p.heroes.map((hero, seat) => fieldsOf(hero, HERO_FIELDS, `heroes[${seat}]`));
}

/** Who sits where, as the option names it; null where none is named. */
function sheets(list: readonly Fields[]): readonly (readonly string[])[] | null {
  if (list.every(({ hero }) => hero === undefined)) return null;
  return list.map(({ hero }, seat) => {
    if (typeof hero !== "string") throw bad(`heroes[${seat}].hero must be a name; name all heroes or none`);
    return hero.split("+");
  });
}

/** Sets the columns as a position says and puts the machine at the phase it names. */
export function readPosition(s: BeyondTheRift, position: unknown): void {
  const p = fieldsOf(position, FIELDS, "a position");
  clearTable(s);
  const phases: readonly string[] = PHASES;
  const at = p.phase ?? "hero";
  if (typeof at !== "string" || !phases.includes(at)) throw bad(`phase: ${unknown("phase", at, phases)}`);
  s.tally[ROUND] = whole(p, "round", 0, MOST_ROUNDS, at === "setup" ? 0 : 1);
  s.tally[PHASE] = phase(at as Phase);
  const level = s.shape.scenario.levels[s.rulings.difficulty];
  s.tally[THREAT] = whole(p, "threat", 0, MOST_THREAT, Math.min(MOST_THREAT, byHeroes(s, level.threat)));
  readCounters(s, p);
  readNotes(s, p);
  const heroes = p.heroes === undefined ? s.shape.heroes.map(() => ({})) : heroList(p);
  if (heroes.length !== s.shape.seats) throw bad(`heroes must be a list of ${s.shape.seats}`);
  heroes.forEach((hero: Fields, i) => {
    const board = sheetOf(s, i as Seat).board.board;
    s.ap[i as Seat] = whole(hero, "ap", 0, MOST_AP, board?.ap ?? 0);
  });
  new Dealer(s).deal(p, heroes);
  startAt(s, at as Phase);
}

/** What the scenario counts; left out, as many as it begins with. */
function readCounters(s: BeyondTheRift, p: Fields): void {
  const { counters, levels } = s.shape.scenario;
  const given =
    p.counters === undefined
      ? {}
      : fieldsOf(
          p.counters,
          counters.map((c) => c.id),
          "counters",
        );
  const first = new Map(levels[s.rulings.difficulty].counters);
  counters.forEach(({ id }, i) => {
    const numbers = first.get(id);
    const usual = numbers === undefined ? 0 : Math.min(MOST_COUNT, byHeroes(s, numbers));
    s.counter[i as Counter] = whole(given, id, 0, MOST_COUNT, usual);
  });
}

function readNotes(s: BeyondTheRift, p: Fields): void {
  for (const note of p.notes === undefined ? s.shape.notes : names(p.notes, "notes")) {
    const at = s.library.notes.indexOf(note);
    if (at < 0) throw bad(`notes: ${unknown("note", note, s.library.notes)}`);
    s.tally[NOTES] |= 1 << at;
  }
}
