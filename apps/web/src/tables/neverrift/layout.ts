import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { ending } from "./ending.ts";
import Face from "./Face.svelte";
import { type Fate, foresightOf, tokensAfter } from "./foresight.ts";
import Hand from "./Hand.svelte";
import { cardAt, seatsIn, spotOf, standingOf } from "./position.ts";
import Standing from "./Standing.svelte";
import { saidOf } from "./said.ts";
import { nextSeat } from "./seat.ts";
import { follows, headings } from "./story.ts";
import { printedAs, typeOf } from "./table.svelte.ts";
import { candidate, fieldOfKey, rowIn, taps } from "./taps.ts";
import { words } from "./text.ts";
import type { Choice, Layout, Session, Told } from "./wire.ts";

/** The likely next step: to take what is offered, to keep a hand, or to end a turn in which something was played. */
const LIKELY: readonly Choice["do"][] = ["accept", "keep", "end"];

function likely(buttons: readonly Choice[], all: readonly Choice[]): Choice | undefined {
  const playing = all.some(({ do: what }) => what === "play" || what === "sacrifice" || what === "cast");
  for (const verb of LIKELY) {
    if (verb === "end" && playing) continue;
    const found = buttons.find((o) => o.do === verb);
    if (found) return found;
  }
  return undefined;
}

/** NR-49: is this the end of a turn in which nothing was played? */
function isPass(option: Choice, { picture, decision }: Session): boolean {
  return option.do === "end" && decision?.prompt === "step" && !picture.view.played.any;
}

function warning(option: Choice, session: Session): string | undefined {
  if (!isPass(option, session) || session.seat === null) return undefined;
  const next = session.seatName(nextSeat(session, session.seat));
  const { tokens } = standingOf(session.picture, session.seat);
  return tokens === 0 ? words().passLoses(next) : words().passWarning(next);
}

/** What an option would do, as briefly as it can be told: whom it tames, and how the tokens stand then. */
function foretell(events: readonly Told[], session: Session): readonly string[] {
  const t = words();
  const { picture } = session;
  const { fates, enters } = foresightOf(events, picture);
  const nameOf = (id: number): string => session.nameOfCard(cardAt(picture, id));
  const those = (is: Fate["is"]): string =>
    joined([...fates].flatMap(([id, fate]) => (fate.is === is ? [nameOf(id)] : [])));
  const attacks = events.some(({ do: what }) => what === "attack");
  const [tamed, blocks, gone, back] = [those("tamed"), those("blocks"), those("destroyed"), those("returned")];
  const seats = seatsIn(picture);
  const before = seats.map((seat) => standingOf(picture, seat).tokens);
  const after = tokensAfter(events, picture, typeOf);
  const changed = seats.filter((seat) => before[seat] !== after[seat]);
  const score = changed.map((seat) => t.foresee.tokens(session.seatName(seat), before[seat] ?? 0, after[seat] ?? 0));
  const waits = enters !== undefined && typeOf(enters.card) === "creature" && !attacks;
  return [
    waits ? t.foresee.asks : "",
    ...[...fates].flatMap(([id, { to }]) => (to === undefined ? [] : [t.foresee.moves(nameOf(id), to.toUpperCase())])),
    tamed ? t.foresee.tames(tamed) : attacks && enters ? t.foresee.none : "",
    blocks ? t.foresee.blocks(blocks) : "",
    gone ? t.foresee.destroys(gone) : "",
    back ? t.foresee.returns(back) : "",
    score.length > 0 ? `${score.join(", ")}.` : "",
  ].filter(Boolean);
}

/** With a card taken up: where it goes, and what it does; of a tamer, what its active does. */
function asking(session: Session): { text: string; detail: string } | undefined {
  const spot = spotOf(session.picture, rowIn(session.path[0] ?? "") ?? -1);
  if (!spot) return undefined;
  const { name, parts } = printedAs(session, spot.card.card);
  const active = parts.find(({ slot }) => slot === "active");
  if (spot.is === "tamer" && active) return { text: name, detail: active.text };
  if (spot.is !== "hand") return undefined;
  const sacrifice = [...session.legal].some((key) => rowIn(key) !== undefined);
  return {
    text: words().where(name, sacrifice),
    detail: parts.map(({ word, text }) => (word ? `${word}: ${text}` : text)).join(" "),
  };
}

const joined = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")}${words().and}${names.at(-1)}`;

function nameOf(key: string, session: Session): string {
  const field = fieldOfKey(key);
  if (field !== undefined) return words().emptyField(field.toUpperCase());
  if (key.startsWith("seat:")) return session.seatName(Number(key.slice(5)));
  const spot = spotOf(session.picture, rowIn(key) ?? -1);
  if (!spot) return key;
  return saidOf(session, spot.card, spot.is === "field" ? spot.field : undefined)
    .filter(Boolean)
    .join(", ");
}

export const layout: Layout = {
  Board,
  Face,
  tellsAll: true,
  Hand,
  Standing,
  Aside,
  taps,
  candidate: (path, decision, picture) => candidate(path, decision, picture, typeOf),
  nameOf,
  likely,
  asking,
  // A spell and a tamer's active are not placed anywhere, so the first tap only takes them up; a finger cannot rest on
  // a field to see what would be tamed, so its first tap shows that.
  holds: (option, touching) =>
    option.do === "cast" ||
    option.do === "active" ||
    (touching && "field" in option && option.do !== "target" && option.do !== "shift"),
  warning,
  foretell,
  headings,
  follows,
  ending,
  promptHeight: { large: 108, small: 106 },
};
