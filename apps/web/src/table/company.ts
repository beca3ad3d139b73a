import type { Seat } from "@rifthall/kernel/ids";
import type { Opened } from "@rifthall/service";
import type { Session } from "./session.svelte.ts";

/** Nobody else plays but whoever sits in front of this page, and bots. */
export const isAlone = ({ seats, own }: Pick<Opened, "seats" | "own">): boolean =>
  seats.every((sitting, seat) => sitting.is === "bot" || own.some((mine) => mine === seat));

/** The people who are asked now and do not look, where it is known who does. */
export function missing({
  present,
  decision,
  opened,
}: Pick<Session, "present" | "decision" | "opened">): readonly Seat[] {
  if (present === null || decision === null) return [];
  const away = decision.seats.filter(({ seat }) => opened.seats[seat]?.is === "person" && !present.includes(seat));
  return away.map(({ seat }) => seat);
}
