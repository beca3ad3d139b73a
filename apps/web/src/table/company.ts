import type { Seat } from "@rifthall/kernel/ids";
import type { Opened } from "@rifthall/service";
import type { Session } from "./session.svelte.ts";

/** Nobody else plays but whoever sits in front of this page, and bots. */
export const isAlone = ({ seats, own }: Pick<Opened, "seats" | "own">): boolean =>
  seats.every((sitting, seat) => sitting.is === "bot" || own.some((mine) => mine === seat));

/** Of the seats here, one at which a bot goes on because time was up. */
export const replaced = ({ opened, around }: Pick<Session, "opened" | "around">): Seat | undefined =>
  opened.own.find((seat) => around.clock?.away.includes(seat));
/** Whoever sits there plays on themselves. */
export function comeBack(session: Session): void {
  const seat = replaced(session);
  if (seat === undefined) return;
  session.remote.call("comeBack", session.opened.match, seat).catch((error: unknown) => session.say(error));
}

/** Whoever sits here may answer now: nothing is being shown, nobody else has the screen, and no bot sits in for them. */
export const answersHere = (session: Session): boolean =>
  session.still &&
  session.handOver === null &&
  !session.adrift &&
  !session.opened.watching &&
  replaced(session) === undefined;

/** The people who are asked now and do not look, where it is known who does. */
export function missing({
  around: { present },
  decision,
  opened,
}: Pick<Session, "around" | "decision" | "opened">): readonly Seat[] {
  if (present === null || decision === null) return [];
  const away = decision.seats.filter(({ seat }) => opened.seats[seat]?.is === "person" && !present.includes(seat));
  return away.map(({ seat }) => seat);
}
