import type { Wire } from "@rifthall/kernel/game";
import type { Session } from "./session.svelte.ts";

/** Why something cannot be done, and where it was tried. */
export interface Refusing {
  readonly key: string;
  readonly reasons: readonly { readonly rule: string; readonly text: string }[];
}

/** Why these taps mean nothing now, or at least the last of them; null where there is nothing to be said. */
export async function refusal<W extends Wire>(
  { decision, seat, opened, layout, picture, cards, remote }: Session<W>,
  path: readonly string[],
  key: string,
): Promise<Refusing | null> {
  if (decision === null || seat === null || opened.watching) return null;
  const candidate =
    layout.candidate(path, decision, picture, cards) ?? layout.candidate([key], decision, picture, cards);
  if (candidate === null) return null;
  const { reasons } = await remote.call("why", opened.match, seat, candidate);
  const said = reasons.map(({ rule, text }) => ({ rule, text: layout.worded?.(text) ?? text }));
  return said.length > 0 ? { key, reasons: said } : null;
}
