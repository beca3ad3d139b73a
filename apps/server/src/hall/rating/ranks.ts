import { randomUUID } from "node:crypto";
import { readOptions } from "@rifthall/kernel/game";
import { Refusal } from "@rifthall/kernel/text";
import { type Games, type Kept, type MatchId, startOf } from "@rifthall/service";
import { personOf } from "../../store/people.js";
import { type Field, moving, type Rated, type Ratings, skillIn } from "../../store/ratings.js";
import type { RatingRow } from "../../store/social-schema.js";
import type { Togethers } from "../../store/together.js";
import { factsOf, sidesOf } from "./facts.js";
import { DAY, type Facts, type Weighed, weigh } from "./weigh.js";

/** How often it is tried again where others are quicker. */
const TRIES = 20;

/** Matches that are over, and what follows from them is not kept yet. */
export interface Unsettled {
  get(match: MatchId): Promise<Kept | null>;
  unsettled(): Promise<readonly MatchId[]>;
  settled(match: MatchId): Promise<void>;
}

/** What follows from a match that is over: ratings, or what its people have done together. Doing it twice does nothing. */
export class Ranks {
  constructor(
    private readonly games: Games,
    private readonly matches: Unsettled,
    readonly ratings: Ratings,
    private readonly togethers: Togethers,
  ) {}

  /** Sees to all that nobody has seen to: whoever should have may have died. */
  async seeAll(): Promise<void> {
    for (const match of await this.matches.unsettled()) await this.see(match);
  }

  async see(match: MatchId): Promise<void> {
    const kept = await this.matches.get(match);
    if (!kept || kept.outcome === null) return;
    try {
      await this.settle(kept);
    } catch (error) {
      // Begun under rules that are here no more: nobody can say what it was worth.
      if (!(error instanceof Refusal)) throw error;
    }
    await this.matches.settled(match);
  }

  private async settle(kept: Kept): Promise<void> {
    const { game, start } = await startOf(this.games, kept.record);
    const isTogether = sidesOf(game, start).length === 1;
    if (!isTogether && !kept.manners?.rated) return;
    if (!isTogether && (await this.ratings.has(kept.match))) return;
    const { facts, rounds } = factsOf(game, start, kept);
    const field = { game: game.id, mode: modeOf(kept) };
    if (!isTogether) return this.rate(field, kept.match, kept.played, facts);
    const people = kept.seats.flatMap((at) => (at.is === "person" ? [personOf(at.who)] : []));
    const options = readOptions(game.options, kept.record.options);
    const won = facts.winners.length > 0;
    if (people.length > 0)
      await this.togethers.put({ match: kept.match, people, game: game.id, options, won, rounds, at: kept.played });
  }

  private async rate(field: Field, match: MatchId, at: number, facts: Facts): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const number = (await this.ratings.last(field)) + 1;
      if (await this.ratings.has(match)) return;
      const known = await this.ratings.of(facts.people, field);
      const met = await this.metOf(field, facts.people, at);
      const { rated, weighed } = weighedAs({ ...field, number, match, at, facts }, known, met);
      const rows = weighed.map((one) => moving(rowOf(known, one.person), field, at, one));
      if (await this.ratings.append(rated, rows, weighed)) return;
    }
    throw new Error(`others were always quicker to rate than ${match}`);
  }

  private async metOf(field: Field, people: readonly string[], at: number): Promise<Met> {
    const met = new Map<string, number>();
    for (const one of people)
      for (const other of people)
        if (one < other) met.set(pair(one, other), await this.ratings.met(field, one, other, at));
    return (one, other) => met.get(pair(one, other)) ?? 0;
  }

  /** All ratings worked out anew from the matches, in the order in which they were rated; for the operator. */
  async rebuild(): Promise<void> {
    for (const field of await this.ratings.fields()) await this.rebuildOne(field);
  }

  private async rebuildOne(field: Field): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const log = await this.ratings.log(field);
      const rows = new Map<string, RatingRow>();
      const past: { readonly at: number; readonly people: readonly string[] }[] = [];
      const all: { readonly rated: Rated; readonly weighed: readonly Weighed[] }[] = [];
      for (const entry of log.filter(({ verdict }) => verdict !== "rebuilt")) {
        const { at } = entry;
        const facts = (await this.factsAgain(entry)) ?? entry.facts;
        const met: Met = (one, other) =>
          past.filter((match) => match.at > at - DAY && [one, other].every((who) => match.people.includes(who))).length;
        const again = weighedAs({ ...entry, facts }, [...rows.values()], met);
        for (const one of again.weighed) rows.set(one.person, moving(rows.get(one.person), field, at, one));
        if (again.weighed.length > 0) past.push({ at, people: again.weighed.map(({ person }) => person) });
        all.push(again);
      }
      const last = log.at(-1);
      if (!last) return;
      const mark: Rated = { ...last, number: last.number + 1, match: `rebuilt ${randomUUID()}`, verdict: "rebuilt" };
      if (await this.ratings.replace(field, mark, all, [...rows.values()])) return;
    }
    throw new Error(`matches of ${field.game} are rated quicker than all of them can be`);
  }

  /** From the match itself, as long as its rules are here. */
  private async factsAgain({ match }: Rated): Promise<Facts | null> {
    const kept = await this.matches.get(match);
    if (!kept) return null;
    try {
      const { game, start } = await startOf(this.games, kept.record);
      return factsOf(game, start, kept).facts;
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  }
}

type Met = (one: string, other: string) => number;
const pair = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`);
const rowOf = (rows: readonly RatingRow[], person: string): RatingRow | undefined =>
  rows.find((row) => row.person === person);

/** The mode of a match; games that have one way to be played have no name for it. */
const modeOf = ({ record: { options } }: Pick<Kept, "record">): string =>
  typeof options.mode === "string" ? options.mode : "";

function weighedAs(
  match: Omit<Rated, "verdict">,
  known: readonly RatingRow[],
  met: Met,
): { readonly rated: Rated; readonly weighed: readonly Weighed[] } {
  const came = weigh(match.facts, match.at, {
    skill: (person) => {
      const row = rowOf(known, person);
      return row ? { skill: skillIn(row), at: row.at } : null;
    },
    met,
  });
  return typeof came === "string"
    ? { rated: { ...match, verdict: came }, weighed: [] }
    : { rated: { ...match, verdict: "counted" }, weighed: came };
}
