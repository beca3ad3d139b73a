import { sql } from "kysely";
import type { Kind } from "../kind.js";

/** Tables in which a value is of the type of its column, and lies where its key says. */
export const KEYED = { embedded: sql`strict, without rowid`, postgres: sql`` };
/** Whole numbers as large as a time in milliseconds. */
export const WHOLE = { embedded: "integer", postgres: "bigint" } as const satisfies Record<Kind, string>;
