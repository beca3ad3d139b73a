import type { Somebody } from "@rifthall/service";
import type { Store } from "./schema.js";

export type { Somebody };

/** These people with their names, in that order; nobody who is not there any more. */
export async function named(db: Store, people: readonly string[]): Promise<readonly Somebody[]> {
  if (people.length === 0) return [];
  const rows = await db
    .selectFrom("people")
    .select(["id", "name"])
    .where("id", "in", [...people])
    .execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return people.flatMap((who) => {
    const name = names.get(who);
    return name === undefined ? [] : [{ who, name }];
  });
}
