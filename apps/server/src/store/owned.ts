import type { Schema } from "./schema.js";

/**
 * The tables that hold something of one person, by the column that names them: it is given to them when they ask for
 * what is here of them, and it goes when they do. What is secret stays out of the first.
 */
export interface Owned {
  readonly table: keyof Schema;
  readonly by: string;
  readonly secret?: readonly string[];
  /** What others have done about them goes with them, but is not told. */
  readonly untold?: true;
}

export const OWNED: readonly Owned[] = [
  { table: "sessions", by: "person", secret: ["hash", "line"] },
  { table: "passkeys", by: "person", secret: ["key"] },
  { table: "recoveries", by: "person", secret: ["hash"] },
  { table: "challenges", by: "person", secret: ["challenge"] },
  { table: "bans", by: "person" },
  { table: "ratings", by: "person" },
  { table: "rating_points", by: "person" },
  { table: "together_people", by: "person" },
  { table: "friends", by: "one" },
  { table: "friends", by: "other" },
  { table: "muted", by: "person" },
  { table: "muted", by: "other", untold: true },
  { table: "calls", by: "person" },
  { table: "calls", by: "by" },
  { table: "browsers", by: "person", secret: ["mark"] },
  { table: "said", by: "person" },
  { table: "reports", by: "by", secret: ["record", "said"] },
  { table: "reports", by: "about", untold: true },
  { table: "here", by: "person" },
  { table: "seen", by: "person" },
  { table: "channels", by: "person", secret: ["key", "stop", "session", "code"] },
  { table: "noticing", by: "person" },
  { table: "notices", by: "person" },
];

/** What others need too, and of which only the person goes: see `forget`. */
export const SHARED: readonly Owned[] = [
  { table: "players", by: "person" },
  { table: "packs", by: "person" },
  { table: "invitations", by: "by", secret: ["decks"] },
];
