import { type Card, lowest, NONE, type Seat } from "@rifthall/kernel/ids";
import { modifier } from "@rifthall/kernel/machine";
import { refer } from "@rifthall/kernel/zone";
import { probe, unprobe } from "../../shared/probe.js";
import type { Ongoing } from "../content.js";
import { KEYWORDS, SIDES as SIDE_STATS } from "../facts.js";
import { cardAt, type Direction, type Field, type Neverrift, STRONGEST, tamerOf } from "../table.js";
import { keywordBit, statKey } from "../verbs/stats.js";
import type { Keyword } from "../wire.js";
import { youOf } from "./events.js";

const SIDES = statKey("sides");
/** The stat of the side that is printed there. */
const SIDE = SIDE_STATS.map(statKey);
const CANT_TAME = statKey("tamed");
const CANT_MOVE = statKey("moved");
const CREATURES = statKey("creatures");
const PLACES = statKey("places");
const PLACE_SACRIFICE = statKey("place-sacrifice");
const PLACE_MOVING = statKey("place-moving");

/** What is added to a stat of this card: by what lasts for the turn, and by everything ongoing in play. NR-84 */
function added(s: Neverrift, card: Card, key: number): number {
  return modifier(s, key, refer(s, card)) + ongoing(s, card, s.library.auras[key]);
}

/** NR-84: read from the board as it is now, so it is always up to date. */
function ongoing(s: Neverrift, card: Card, auras: Auras): number {
  if (auras === null) return 0;
  let sum = 0;
  const { lasting } = s;
  for (let word = 0; word < lasting.length; word++)
    for (let bits = lasting[word]; bits !== 0; bits &= bits - 1) {
      const source = ((word << 5) | lowest(bits)) as Card;
      const list = auras[s.def[source]];
      if (list === null) continue;
      for (let i = 0; i < list.length; i++) if (concerns(s, source, list[i], card)) sum += list[i].by;
    }
  return sum;
}
type Auras = Neverrift["library"]["auras"][number];

function concerns(s: Neverrift, source: Card, o: Ongoing, card: Card): boolean {
  const f = probe(s, source, youOf(s, source));
  const result = o.fits(s, f, card) && (o.holds === null || o.holds(s, f));
  unprobe(s, f);
  return result;
}

/** NR-84: the other cards in play whose stats this one changes now. */
export function reached(s: Neverrift, source: Card): Card[] {
  const { ongoing: list } = s.library.cards[s.def[source]];
  const found: Card[] = [];
  for (let field = 0; list.length > 0 && field < s.shape.fields; field++) {
    const card = cardAt(s, field as Field);
    if (card !== NONE && card !== source && list.some((o) => concerns(s, source, o, card))) found.push(card);
  }
  return found;
}

/** NR-7, NR-A2: which printed side looks that way. */
const printedSide = (s: Neverrift, card: Card, d: Direction): Direction =>
  s.rulings.opposite && s.owner[card] === 1 ? (((d + 2) & 3) as Direction) : d;

/** The value a creature shows in that direction now. NR-A3: from 0 to A. */
export function sideOf(s: Neverrift, card: Card, d: Direction): number {
  const side = printedSide(s, card, d);
  const subject = refer(s, card);
  const rows = modifier(s, SIDES, subject) + modifier(s, SIDE[side], subject);
  const value = s.library.sides[s.def[card] * 4 + side] + rows + ongoing(s, card, s.library.sideAuras[side]);
  return value < 0 ? 0 : value > STRONGEST ? STRONGEST : value;
}

/** All four together. */
export const strength = (s: Neverrift, card: Card): number =>
  sideOf(s, card, 0) + sideOf(s, card, 1) + sideOf(s, card, 2) + sideOf(s, card, 3);

const granting: Readonly<Partial<Record<Keyword, number>>> = {
  anchor: statKey("anchor"),
  pierce: statKey("pierce"),
  onslaught: statKey("onslaught"),
  stampede: statKey("stampede"),
  liberate: statKey("liberate"),
};

/** Printed, or granted by something. */
const keyword = (word: Keyword): ((s: Neverrift, card: Card) => boolean) => {
  const bit = keywordBit(word);
  const key = granting[word];
  return (s, card) => (s.library.keywords[s.def[card]] & bit) !== 0 || (key !== undefined && added(s, card, key) > 0);
};

const hasAnchor = keyword("anchor");
export const hasPierce = keyword("pierce");
export const hasOnslaught = keyword("onslaught");
export const hasStampede = keyword("stampede");
export const hasLiberate = keyword("liberate");
export const hasBlock = keyword("block");
const isUntamable = keyword("cant-be-tamed");

/** Every keyword it has now, for drawing. */
export const keywordsOf = (s: Neverrift, card: Card): readonly Keyword[] =>
  KEYWORDS.filter((word) => having[word](s, card));
const having = Object.fromEntries(KEYWORDS.map((word) => [word, keyword(word)])) as Readonly<
  Record<Keyword, (s: Neverrift, card: Card) => boolean>
>;

/** NR-97 */
export const canBeTamed = (s: Neverrift, card: Card): boolean =>
  !isUntamable(s, card) && added(s, card, CANT_TAME) === 0;

/** NR-88: who may move it. Places have no controller, so nothing holds them. */
export function canBeMoved(s: Neverrift, card: Card, by: Seat): boolean {
  if (added(s, card, CANT_MOVE) !== 0) return false;
  return s.controller[card] === by || !hasAnchor(s, card);
}

/** What is granted to a player is held by the tamer. */
const granted = (s: Neverrift, seat: Seat, key: number): number => modifier(s, key, refer(s, tamerOf(s, seat)));
export const creatureLimit = (s: Neverrift, seat: Seat): number => 1 + granted(s, seat, CREATURES);
export const placeLimit = (s: Neverrift, seat: Seat): number => 1 + granted(s, seat, PLACES);
export const maySacrificePlaces = (s: Neverrift, seat: Seat): boolean => granted(s, seat, PLACE_SACRIFICE) > 0;
export const mayMovePlaces = (s: Neverrift, seat: Seat): boolean => granted(s, seat, PLACE_MOVING) > 0;
