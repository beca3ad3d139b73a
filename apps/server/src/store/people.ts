import { randomBytes, randomInt } from "node:crypto";
import type { SeatWish } from "@rifthall/service";
import { foldName, nameWith, withoutTag } from "./alike.js";
import type { Commits } from "./commits.js";
import type { Change, Store } from "./schema.js";
import { beginSession, type Known, knownBy } from "./sessions.js";

export interface Person {
  readonly id: string;
  /** As others see it: with a number behind it where another one looks like it. */
  readonly name: string;
}

/** Whoever plays at somebody's screen is known by that one, and by a number of their own. */
export const BESIDE = "/";
/** Who answers for a seat: the person there, or the one at whose screen a friend plays. */
export const personOf = (who: string): string => who.split(BESIDE, 1)[0] ?? who;

/** By which names the others at a match are known. */
export const othersThan = (person: string, seats: readonly SeatWish[]): readonly string[] =>
  seats.flatMap((at) => (at.is === "person" && personOf(at.who) !== person && at.name !== "" ? [at.name] : []));

/** A number behind a name has four digits; where many have one that looks alike, more. */
const TAGS: readonly (readonly [number, number])[] = [
  ...Array.from({ length: 6 }, () => [1_000, 10_000] as const),
  ...Array.from({ length: 6 }, () => [10_000, 1_000_000] as const),
];

/** Who plays here, and under what name. */
export class People {
  constructor(
    private readonly db: Store,
    private readonly commits: Commits,
    private readonly now: () => number,
  ) {}

  /** Somebody new, and the token by which they are known from now on. Nobody but them has it. */
  async welcome(wished: string, device = ""): Promise<{ readonly person: Person; readonly token: string }> {
    const id = randomBytes(12).toString("base64url");
    const made = this.now();
    return this.once(async (change) => {
      const { name, fold, tag } = await freeName(change, id, wished);
      await change.insertInto("people").values({ id, name, fold, tag, made, gone: 0 }).execute();
      const token = await beginSession(change, id, device, made);
      return { person: { id, name: nameWith(name, tag) }, token };
    });
  }

  /** Who comes with that token. */
  known(token: string): Promise<Known | null> {
    return knownBy(this.db, this.commits, token, this.now());
  }

  async get(id: string): Promise<{ readonly name: string; readonly tag: number; readonly made: number } | null> {
    const row = await this.db
      .selectFrom("people")
      .select(["name", "tag", "made"])
      .where("id", "=", id)
      .where("gone", "=", 0)
      .executeTakeFirst();
    return row ?? null;
  }

  rename(id: string, wished: string): Promise<Person> {
    return this.once(async (change) => {
      const { name, fold, tag } = await freeName(change, id, wished);
      await change.updateTable("people").set({ name, fold, tag }).where("id", "=", id).where("gone", "=", 0).execute();
      return { id, name: nameWith(name, tag) };
    });
  }

  /** Where another node has taken the same name just then, it is done once more. */
  private once<T>(act: (change: Change) => Promise<T>): Promise<T> {
    return this.commits.do(act).catch(() => this.commits.do(act));
  }
}

/** The name, with a number where that of another looks like it. Who has it already keeps theirs. */
async function freeName(
  change: Change,
  id: string,
  wished: string,
): Promise<{ readonly name: string; readonly fold: string; readonly tag: number }> {
  const name = withoutTag(wished) || wished;
  const fold = foldName(name);
  const own = await change.selectFrom("people").select(["fold", "tag"]).where("id", "=", id).executeTakeFirst();
  if (own?.fold === fold) return { name, fold, tag: own.tag };
  const isTaken = async (tag: number): Promise<boolean> => {
    const there = change.selectFrom("people").select("id").where("fold", "=", fold).where("tag", "=", tag);
    return (await there.executeTakeFirst()) !== undefined;
  };
  if (!(await isTaken(0))) return { name, fold, tag: 0 };
  for (const [least, most] of TAGS) {
    const tag = randomInt(least, most);
    if (!(await isTaken(tag))) return { name, fold, tag };
  }
  throw new Error("no number is free for this name");
}
