import type { OptionLine } from "@rifthall/host";
import type { Wire } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import { failed } from "../service/failed.ts";
import type { Session } from "./session.svelte.ts";

/** Something another seat of the same person may answer now. */
export interface Own<W extends Wire = Wire> {
  readonly seat: Seat;
  readonly option: OptionLine<W>;
}

/** What the other seats may answer that whoever is at the page plays, too; nothing while something is shown. */
export function ownOptions<W extends Wire>(session: Session<W>): readonly Own<W>[] {
  const { decision, seat, still, handOver, opened } = session;
  if (decision === null || seat === null || !still || handOver !== null || opened.watching) return [];
  return decision.seats
    .filter((asked) => asked.seat !== seat)
    .flatMap((asked) => asked.options.map((option) => ({ seat: asked.seat, option })));
}

/** Answers for another of one's seats, and stays where one is. */
export async function answerFor<W extends Wire>(session: Session<W>, { seat, option }: Own<W>): Promise<void> {
  const { decision, remote, opened } = session;
  if (decision === null) return;
  session.cancel();
  try {
    await remote.call("answer", opened.match, seat, { number: decision.number, key: option.key });
  } catch (error) {
    session.trouble = failed(error);
  }
}
