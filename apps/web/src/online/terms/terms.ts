import type { Behind, Door, Invitation, Manners, Remote, Talk, TimeControl } from "@rifthall/service";

/** How long people have at a table, and what it is like besides its rules. */
export interface Terms {
  readonly time: TimeControl | null;
  readonly rated: boolean;
  /** Null: as is usual behind such a door. */
  readonly talk: Talk | null;
  readonly behind: Behind | null;
}
export const USUAL: Terms = { time: null, rated: false, talk: null, behind: null };

/** Among those who know each other one may talk, to strangers there are phrases. */
export const usualTalk = (door: Door): Talk => (door === "private" ? "anything" : "phrases");

const mannersOf = ({ rated, talk, behind }: Terms, door: Door): Manners => ({
  rated,
  talk: talk ?? usualTalk(door),
  behind,
});
export const termsOf = ({ time, manners }: Pick<Invitation, "time" | "manners">): Terms => ({ time, ...manners });

/** Makes a table like that; whoever invites may. */
export async function agree(remote: Remote, code: string, terms: Terms, door: Door): Promise<Invitation | null> {
  if (terms === USUAL) return null;
  await remote.call("setTime", code, terms.time);
  return remote.call("setManners", code, mannersOf(terms, door));
}

const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const DAY = 24 * 60 * MINUTE;

/** The paces that there are names for; whoever wishes another one chooses it part by part. */
export const BASES = [1, 3, 5, 10, 15, 20, 30, 60, 120] as const;
export const INCREMENTS = [0, 2, 5, 10, 20, 30, 60] as const;
export const EACH = [1, 2, 3, 5, 7, 14] as const;

type End = TimeControl["end"];
export const live = (minutes: number, seconds: number, end: End = "resigns"): TimeControl => ({
  is: "live",
  base: minutes * MINUTE,
  increment: seconds * SECOND,
  end,
});
export const slow = (days: number, end: End = "resigns"): TimeControl => ({ is: "days", each: days * DAY, end });

/** At what pace strangers play each other: few, so that they find somebody. */
export const PACES: Readonly<Record<string, TimeControl | null>> = {
  none: null,
  quick: live(5, 5),
  usual: live(10, 10),
  long: live(30, 20),
  days: slow(3),
};

/** What kind of pace it is. */
export type Kind = "none" | TimeControl["is"];
export const kindOf = (time: TimeControl | null): Kind => time?.is ?? "none";

/** Lets those who look on see it later: so many choices, or so many minutes. */
export const DELAYS: readonly (Behind | null)[] = [
  null,
  { is: "choices", many: 1 },
  { is: "choices", many: 3 },
  { is: "choices", many: 10 },
  { is: "minutes", many: 1 },
  { is: "minutes", many: 5 },
  { is: "minutes", many: 15 },
];
