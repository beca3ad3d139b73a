import type { Line } from "@rifthall/host";
import type { Heading } from "../../table/layout.ts";
import type { Session } from "../../table/session.svelte.ts";
import { ownerName } from "./names.ts";
import { turnsOf } from "./round.ts";
import { texts } from "./text.ts";
import { viewOf } from "./view.ts";

const DRAFT = ["toss", "draft"];
const DEAL = ["draw", "set", "place"];
/** What comes of playing, activating and checking. */
const OUTCOMES = ["damage", "heal", "move", "destroy", "take", "score", "draw", "reshuffle"];

export const follows = (event: Line["event"]): boolean => OUTCOMES.includes(String(event.do));

/** The log in its parts: choosing guilds, dealing, and every turn with its round. */
export function headings(lines: readonly Line[], session: Session): ReadonlyMap<number, Heading> {
  const parts = new Map<number, Heading>();
  const turns = turnsOf(lines, viewOf(session.picture));
  const before = lines.slice(0, turns[0]?.begins ?? lines.length);
  const first = (kinds: readonly string[]): Line | undefined =>
    before.find(({ event }) => kinds.includes(String(event.do)));
  const [draft, deal] = [first(DRAFT), first(DEAL)];
  if (draft) parts.set(draft.number, { text: texts().drafting });
  if (deal) parts.set(deal.number, { text: texts().deal });
  for (const { owner, round, begins } of turns) {
    const line = lines[begins];
    if (line) parts.set(line.number, { text: texts().round(round), seat: owner, name: ownerName(session, owner) });
  }
  return parts;
}
