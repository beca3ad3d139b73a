import { canonical } from "@rifthall/kernel/text";
import type { Leader, Played, Profile, Rating, RatingPoint, Together, Uncounted } from "@rifthall/service";
import type { Friends } from "../store/friends.js";
import { type Histories, resultOf } from "../store/histories.js";
import type { Invited } from "../store/invitations.js";
import { personOf } from "../store/people.js";
import { type Ratings, skillIn } from "../store/ratings.js";
import type { RatingRow } from "../store/social-schema.js";
import type { Done, Togethers } from "../store/together.js";
import { unknownPerson } from "./circle.js";
import { rested, type Skill, UNKNOWN } from "./rating/glicko.js";
import { seatsFor, whoFor } from "./seats.js";

/** Of a graph, a page of somebody's matches, of what was done together, and of the best. */
const POINTS = 1_000;
const PAGE = 30;
const TOGETHER = 500;
const LEADERS = 50;
/** Whoever is listed among the best has played so often, and is known so well. */
const LEAST_MATCHES = 10;
const MOST_DOUBT = 110;

/** What is known of how people play. */
export class Profiles {
  constructor(
    private readonly ratings: Ratings,
    private readonly togethers: Togethers,
    private readonly histories: Histories,
    private readonly friends: Friends,
    private readonly now: () => number,
  ) {}

  async of(reader: string, who: string): Promise<Profile> {
    const id = who === "me" ? reader : who;
    const person = await this.histories.person(id);
    if (!person) throw unknownPerson();
    const [rows, done, matches, ties, muted] = await Promise.all([
      this.ratings.of([id]),
      this.togethers.of(id, TOGETHER),
      this.histories.count(id),
      this.friends.of(reader),
      this.friends.mutedBy(reader),
    ]);
    const tie = ties.find(({ other }) => other === id);
    const tied = tie?.agreed ? "friends" : tie?.by === reader ? "asked" : tie ? "asks" : "none";
    return {
      who: whoFor(reader, id),
      name: person.name,
      since: person.made,
      tie: id === reader ? "me" : tied,
      muted: muted.has(id),
      matches,
      ratings: rows.map((row) => this.ratingOf(row)),
      together: await this.groups(reader, done),
    };
  }

  /** As it stands today: who has not played for long is known less. */
  private today(row: RatingRow): Skill {
    return rested(skillIn(row), this.now() - row.at);
  }
  private ratingOf(row: RatingRow): Rating {
    const { game, mode, matches, won, drawn, lost, best, at } = row;
    const { rating, deviation } = this.today(row);
    return { game, mode, rating, deviation, matches, won, drawn, lost, best: best / 1000, at };
  }

  private async groups(reader: string, all: readonly Done[]): Promise<readonly Together[]> {
    const groups = new Map<string, Done[]>();
    for (const done of all) {
      const key = canonical([done.people, done.game, done.options]);
      groups.set(key, [...(groups.get(key) ?? []), done]);
    }
    const named = await this.friends.named([...new Set(all.flatMap(({ people }) => people))]);
    return [...groups.values()].flatMap((group): Together[] => {
      const [last] = group;
      if (!last) return [];
      const won = group.filter((one) => one.won);
      const rounds = won.flatMap((one) => one.rounds ?? []);
      return [
        {
          people: last.people.flatMap((who) => {
            const one = named.find((some) => some.who === who);
            return one ? [{ ...one, who: whoFor(reader, who) }] : [];
          }),
          game: last.game,
          options: last.options,
          won: won.length,
          lost: group.length - won.length,
          rounds: rounds.length > 0 ? Math.min(...rounds) : null,
          at: last.at,
        },
      ];
    });
  }

  course(reader: string, who: string, game: string, mode: string): Promise<readonly RatingPoint[]> {
    return this.ratings.course({ game, mode }, who === "me" ? reader : who, POINTS);
  }

  /** Of others only what was rated: what they play among themselves is theirs. */
  async played(reader: string, who: string, before: number | null): Promise<readonly Played[]> {
    const id = who === "me" ? reader : who;
    const all = await this.histories.of(id, before ?? Number.MAX_SAFE_INTEGER, id !== reader, PAGE);
    const gains = await this.ratings.gains(
      id,
      all.map(({ match }) => match),
    );
    return all.map((past) => {
      const gained = gains.get(past.match);
      const isCounted = gained === undefined || gained.verdict === "counted";
      return {
        match: past.match,
        game: past.game,
        options: past.record.options,
        seats: seatsFor(reader, past.seats),
        outcome: past.outcome,
        at: past.begun,
        result: resultOf(past, id),
        gain: gained?.gain ?? null,
        uncounted: isCounted ? null : (gained.verdict as Uncounted),
      };
    });
  }

  async leaders(reader: string, game: string, mode: string): Promise<readonly Leader[]> {
    const rows = await this.ratings.best({ game, mode }, LEAST_MATCHES, 4 * LEADERS);
    return rows
      .map((row) => ({ row, skill: this.today(row) }))
      .filter(({ skill }) => skill.deviation <= MOST_DOUBT)
      .slice(0, LEADERS)
      .map(({ row, skill }) => ({
        who: whoFor(reader, row.person),
        name: row.name,
        rating: skill.rating,
        deviation: skill.deviation,
        matches: row.matches,
      }));
  }

  /** How well people play a game in a mode; of whom nothing is known, as strangers do. */
  async strengths(people: readonly string[]): Promise<(person: string, game: string, mode: string) => Skill> {
    const rows = await this.ratings.of(people);
    return (person, game, mode) => {
      const row = rows.find((one) => one.person === person && one.game === game && one.mode === mode);
      return row ? this.today(row) : UNKNOWN;
    };
  }
  /** By seat, rounded; null where nothing is known. */
  async strengthsAt(tables: readonly Invited[]): Promise<readonly (readonly (number | null)[])[]> {
    const whoAt = ({ seats }: Invited) => seats.map((seat) => (seat.is === "person" ? personOf(seat.who) : null));
    const people = [...new Set(tables.flatMap(whoAt).flatMap((who) => who ?? []))];
    const rows = await this.ratings.of(people);
    return tables.map((table) =>
      whoAt(table).map((who) => {
        const mode = typeof table.options.mode === "string" ? table.options.mode : "";
        const row = rows.find((one) => one.person === who && one.game === table.game && one.mode === mode);
        return row ? Math.round(row.rating / 1000) : null;
      }),
    );
  }
}
