import type { OptionLine } from "@rifthall/host";
import type { Wire } from "@rifthall/kernel/game";
import { settings } from "../settings.svelte.ts";
import { words } from "../text/index.ts";
import { meantBy } from "./choosing.ts";
import type { Session } from "./session.svelte.ts";

/** What the brass plate says and does; Enter does the same. */
export interface OnPlate<W extends Wire = Wire> {
  readonly label: string;
  /** The answer it gives, where it is one. */
  readonly option?: OptionLine<W>;
  readonly give: () => void;
}

/** The answer on the plate. What would do nothing or throw a card away is never one key away: it has a button of its own. */
export function likelyOf<W extends Wire>(session: Session<W>): OptionLine<W> | undefined {
  const found = mostLikely(session);
  return found === undefined || found.idle || session.layout.wastes?.(found) ? undefined : found;
}

function mostLikely<W extends Wire>(session: Session<W>): OptionLine<W> | undefined {
  const { warned, ticks, pencilled, among, legal, path, tapped, layout, buttons, options, picture, seat } = session;
  if (warned) return warned.option ?? undefined;
  if (pencilled) return pencilled;
  if (ticks.length > 0) return undefined;
  if (among.length > 0 && legal.size === 0) {
    const best = among.length > 1 ? (layout.best?.(among) as OptionLine<W> | undefined) : undefined;
    return best ?? among.find(({ idle }) => !idle);
  }
  const meant = path.length === 0 ? [] : meantBy(tapped, path).map(({ option }) => option);
  const best = layout.best?.(meant) as OptionLine<W> | undefined;
  if (best || among.length > 0) return best;
  return layout.likely(buttons, options, picture, seat) as OptionLine<W> | undefined;
}

export function plateOf<W extends Wire>(session: Session<W>): OnPlate<W> | undefined {
  const { gathering, ticks, likely, warned } = session;
  if (warned?.option === null) return { label: words().undoAnyway, give: () => void session.undo() };
  if (gathering && ticks.length > 0)
    return { label: gathering.label(ticks.length), give: () => void session.giveAll() };
  return likely && { label: session.labelOf(likely), option: likely, give: () => session.choose(likely) };
}

/**
 * A finger pencils in what a small button says, and the plate makes it final: it hits what is near it, too, and sees no
 * preview. Where something is to be said first, that is the second step.
 */
export function lean<W extends Wire>(session: Session<W>, option: OptionLine<W>): void {
  if (settings.quick || session.warned?.option === option || session.warningOf(option) !== undefined) {
    session.choose(option);
    return;
  }
  session.cancel();
  session.among = [option];
  void session.foresee(option);
}
