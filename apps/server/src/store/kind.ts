import { type Kysely, PostgresAdapter } from "kysely";

/** The two databases there may be. Where they differ is said in one place for each thing that differs. */
export type Kind = "embedded" | "postgres";

export const kindOf = (db: Pick<Kysely<never>, "getExecutor">): Kind =>
  db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "embedded";
