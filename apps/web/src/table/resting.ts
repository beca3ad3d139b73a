import type { OptionLine } from "@rifthall/host";
import type { Wire } from "@rifthall/kernel/game";
import type { Session } from "./session.svelte.ts";

/** What somebody only looks at they do not want to throw away. */
const isMeant = <W extends Wire>({ path, layout }: Session<W>, option: OptionLine<W>): boolean =>
  path.length > 0 || !layout.wastes?.(option);

/**
 * What the pointer or the focus rests on has changed: what that would bring is told, unless something waits to be
 * confirmed, which is what is foreseen then. A table that is put away loses the focus last of all: there is none any more.
 * With so many taps begun, what was foreseen of them stays when the pointer leaves.
 */
export function ponder<W extends Wire>(
  session: Session<W> | null,
  meant: (session: Session<W>) => OptionLine<W> | undefined,
  begun = 1,
): void {
  if (session === null || session.pencilled) return;
  const option = meant(session);
  if (option && isMeant(session, option)) void session.foresee(option);
  else if (session.path.length < begun) session.forget();
}
