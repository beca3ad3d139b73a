import type { MatchRecord } from "@rifthall/kernel/match";
import type { MatchId, Outcome, SeatWish } from "@rifthall/service";
import { personOf } from "./people.js";
import type { Store } from "./schema.js";

/** A match that is over, as somebody's history has it. */
export interface Past {
  readonly match: MatchId;
  readonly game: string;
  readonly record: Pick<MatchRecord, "options">;
  readonly seats: readonly SeatWish[];
  readonly outcome: Outcome;
  readonly begun: number;
  readonly at: number;
  readonly away: readonly number[];
  /** Its people win and lose together. */
  readonly isTogether: boolean;
}

/** What people have played. */
export class Histories {
  constructor(private readonly db: Store) {}

  async person(who: string) {
    return this.db.selectFrom("people").select(["id", "name", "made"]).where("id", "=", who).executeTakeFirst();
  }
  async count(who: string): Promise<number> {
    const row = await this.db
      .selectFrom("players")
      .innerJoin("matches", "matches.id", "players.match")
      .select(({ fn }) => fn.count<number | string>("players.match").distinct().as("many"))
      .where("players.person", "=", who)
      .where("matches.outcome", "is not", null)
      .executeTakeFirst();
    return Number(row?.many ?? 0);
  }

  /** The last first, begun before that moment; maybe only those that were rated. */
  async of(who: string, before: number, onlyRated: boolean, most: number): Promise<readonly Past[]> {
    const all = this.db
      .selectFrom("matches")
      .leftJoin("together", "together.match", "matches.id")
      .select(["matches.id", "matches.game", "matches.beginning", "matches.seats", "matches.outcome"])
      .select(["matches.begun", "matches.away", "together.match as together"])
      .select(({ selectFrom }) =>
        selectFrom("inputs")
          .whereRef("inputs.match", "=", "matches.id")
          .select(({ fn }) => fn.max("inputs.at").as("at"))
          .as("at"),
      )
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom("players").select("seat").whereRef("players.match", "=", "matches.id").where("person", "=", who),
        ),
      )
      .where("matches.outcome", "is not", null)
      .where("matches.begun", "<", before)
      .orderBy("matches.begun", "desc")
      .limit(most);
    const some = onlyRated
      ? all.where(({ exists, selectFrom }) =>
          exists(selectFrom("rated").select("number").whereRef("rated.match", "=", "matches.id")),
        )
      : all;
    return (await some.execute()).map(({ id, beginning, seats, outcome, away, begun, at, together, ...row }) => ({
      ...row,
      match: id,
      record: JSON.parse(beginning),
      seats: JSON.parse(seats),
      outcome: JSON.parse(outcome ?? "null"),
      begun,
      at: at ?? begun,
      away: JSON.parse(away),
      isTogether: together !== null,
    }));
  }
}

/** How it went for that person. */
export function resultOf(
  { seats, outcome: { winners }, away, isTogether }: Past,
  who: string,
): "won" | "drawn" | "lost" {
  const isMine = (at: SeatWish): boolean => at.is === "person" && personOf(at.who) === who;
  const mine = seats.flatMap((at, seat) => (isMine(at) ? [seat] : []));
  const others = seats.flatMap((at, seat) => (isMine(at) ? [] : [seat]));
  const wins = (some: readonly number[]): boolean => winners.some((seat) => some.includes(seat));
  if (isTogether) return wins(mine) ? "won" : "lost";
  if (mine.some((seat) => away.includes(seat))) return "lost";
  if (seats.length === 2 && others.some((seat) => away.includes(seat))) return "won";
  if (winners.length === 0 || winners.length === seats.length) return "drawn";
  return wins(mine) ? "won" : "lost";
}
