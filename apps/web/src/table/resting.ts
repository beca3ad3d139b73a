import type { OptionLine } from "@rifthall/host";
import type { Wire } from "@rifthall/kernel/game";
import type { Session } from "./session.svelte.ts";

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
  if (option) void session.foresee(option);
  else if (session.path.length < begun) session.forget();
}
