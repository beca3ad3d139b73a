import type { Heading } from "../../table/layout.ts";
import { ownerName } from "./names.ts";
import { turnsOf } from "./round.ts";
import { texts } from "./text.ts";
import type { Line, Session } from "./wire.ts";

type What = Line["event"]["do"];
const DRAFT: readonly What[] = ["toss", "draft"];
const DEAL: readonly What[] = ["draw", "set"];
/** What comes of playing, activating and checking. */
const OUTCOMES: readonly What[] = ["damage", "heal", "move", "destroy", "take", "score", "draw", "reshuffle"];

export const follows = (event: Line["event"]): boolean => OUTCOMES.includes(event.do);

/** The log in its parts: choosing guilds, dealing, and every turn with its round. */
export function headings(lines: readonly Line[], session: Session): ReadonlyMap<number, Heading> {
  const parts = new Map<number, Heading>();
  const turns = turnsOf(lines, session.picture.view);
  const before = lines.slice(0, turns[0]?.begins ?? lines.length);
  const first = (kinds: readonly What[]): Line | undefined => before.find(({ event }) => kinds.includes(event.do));
  const [draft, deal] = [first(DRAFT), first(DEAL)];
  const picked = before.some(({ event }) => event.do === "draft");
  if (draft) parts.set(draft.number, { text: picked ? texts().drafting : texts().beginning });
  if (deal) parts.set(deal.number, { text: texts().deal });
  for (const { owner, round, begins } of turns) {
    const line = lines[begins];
    if (line) parts.set(line.number, { text: texts().round(round), seat: owner, name: ownerName(session, owner) });
  }
  return parts;
}
