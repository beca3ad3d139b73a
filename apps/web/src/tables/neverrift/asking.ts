import { spotOf, standingOf } from "./position.ts";
import { nextSeat } from "./seat.ts";
import { printedAs, typeOf } from "./table.svelte.ts";
import { rowIn } from "./taps.ts";
import { words } from "./text.ts";
import type { Choice, Session } from "./wire.ts";

interface Asked {
  readonly text: string;
  readonly detail: string;
}

const plays = (type: string) => (o: Choice) => (o.do === "play" || o.do === "sacrifice") && typeOf(o.card) === type;

/** Of the opening hand; and in one's turn, what of all that may be played can be played now: what else may be done glows. */
export function asks({ decision, options, picture }: Session): Asked | undefined {
  // How many go back the plate says: here they are ticked, and go all at once.
  if (decision?.prompt === "mulligan") return { text: decision.text.replace(/\s*\([^)]*\)/, ""), detail: "" };
  if (decision?.prompt !== "step") return undefined;
  const t = words();
  const [creature, place] = [options.some(plays("creature")), options.some(plays("place"))];
  const spell = options.some((o) => o.do === "cast");
  const played = creature ? (place ? t.ways.both : t.ways.creature) : place ? t.ways.place : undefined;
  const cards = [played, spell ? t.ways.spell : undefined].flatMap((way) => way ?? []);
  // The active glows by itself. It is named where little else is to be done, and never where it would do nothing.
  const active = cards.length < 2 && options.some((o) => o.do === "active" && !o.idle);
  const ways = active ? [...cards, t.ways.active] : cards;
  return {
    text: ways.length > 0 ? t.turnAsks(t.either([...ways, t.ways.end])) : t.nothingLeft,
    detail: picture.view.played.any ? "" : t.isPass,
  };
}

/** With a card taken up: where it goes, and what it does; of a tamer, what its active does. */
export function asking(session: Session): Asked | undefined {
  const spot = spotOf(session.picture, rowIn(session.path[0] ?? "") ?? -1);
  if (!spot) return undefined;
  const { name, parts } = printedAs(session, spot.card.card);
  const active = parts.find(({ slot }) => slot === "active");
  if (spot.is === "tamer" && active) return { text: name, detail: `${active.word}: ${active.text}` };
  if (spot.is !== "hand") return undefined;
  const { pencilled } = session;
  const detail = parts.map(({ word, text }) => (word ? `${word}: ${text}` : text)).join(" ");
  if (pencilled) {
    const at = "field" in pencilled ? pencilled.field.toUpperCase() : undefined;
    return { text: at === undefined ? name : words().onField(name, at), detail };
  }
  const sacrifice = [...session.legal].some((key) => rowIn(key) !== undefined);
  return { text: words().where(name, sacrifice), detail };
}

/** NR-49: is this the end of a turn in which nothing was played? */
const isPass = (option: Choice, { picture, decision }: Session): boolean =>
  option.do === "end" && decision?.prompt === "step" && !picture.view.played.any;

export function warning(option: Choice, session: Session): string | undefined {
  if (!isPass(option, session) || session.seat === null) return undefined;
  const next = session.seatName(nextSeat(session, session.seat));
  const { tokens } = standingOf(session.picture, session.seat);
  return tokens === 0 ? words().passLoses(next) : words().passWarning(next);
}
