import { type Card, type Def, meant, NO_CARD, NONE, type Ref, type Seat, STAY, stayOf, type Zone } from "./ids.js";
import { roll } from "./random.js";
import { ACTOR, BARRIER, type State } from "./state.js";

/** Empties every list, so that rows can be dealt. */
export function clearZones(s: State): void {
  for (let z = 0; z < s.shape.zones; z++) {
    s.head[z as Zone] = NO_CARD;
    s.tail[z as Zone] = NO_CARD;
    s.size[z as Zone] = 0;
  }
  for (let c = 0; c < s.shape.cards; c++) s.zone[c as Card] = NONE as Zone;
}

/** Moves a card to the end of a zone. Whoever sees that zone knows the card from now on. */
export function move(s: State, card: Card, to: Zone): void {
  if (s.zone[card] !== NONE) unlink(s, card);
  const last = s.tail[to];
  s.prev[card] = last;
  s.next[card] = NO_CARD;
  if (last === NONE) {
    s.head[to] = card;
    s.filled[to >> 5] |= 1 << (to & 31);
  } else s.next[last] = card;
  s.tail[to] = card;
  s.size[to]++;
  s.zone[card] = to;
  const { changers } = s;
  if (changers.length > 0 && changers[s.def[card]] === 1) keepLasting(s, card, to);
  show(s, card, s.visible[to]);
}

/** Takes a card out of the game: it lies nowhere. */
export function remove(s: State, card: Card): void {
  unlink(s, card);
  s.prev[card] = NO_CARD;
  s.next[card] = NO_CARD;
  s.zone[card] = NONE as Zone;
  s.lasting[card >> 5] &= ~(1 << (card & 31));
}

function keepLasting(s: State, card: Card, to: Zone): void {
  const bit = 1 << (card & 31);
  if (s.playing[to] === 1) s.lasting[card >> 5] |= bit;
  else s.lasting[card >> 5] &= ~bit;
}

/** These seats see the card. What the seat whose input runs did not know before is an information barrier. */
export function show(s: State, card: Card, seats: number): void {
  const known = s.knows[card];
  const learned = seats & ~known;
  if (learned === 0) return;
  const actor = s.cell[ACTOR];
  if (actor === NONE || (known & (1 << actor)) === 0) s.cell[BARRIER]++;
  s.knows[card] = (known | learned) as typeof known;
}

function unlink(s: State, card: Card): void {
  const from = s.zone[card];
  const before = s.prev[card];
  const after = s.next[card];
  if (before === NONE) s.head[from] = after;
  else s.next[before] = after;
  if (after === NONE) s.tail[from] = before;
  else s.prev[after] = before;
  if (before === NONE && after === NONE) s.filled[from >> 5] &= ~(1 << (from & 31));
  s.size[from]--;
}

/**
 * Shuffles by permuting the definitions among the zone's rows: a row id carries no memory, so it can be shown to
 * anyone. What was known of the cards is forgotten.
 */
export function shuffle(s: State, zone: Zone): void {
  const rows = s.scratch;
  let n = 0;
  for (let c = s.head[zone]; c !== NONE; c = s.next[c]) {
    s.knows[c] = s.visible[zone] as (typeof s.knows)[Card];
    rows[n++] = c;
  }
  for (let i = n - 1; i > 0; i--) swap(s, rows[i] as Card, rows[roll(s, i + 1)] as Card);
}

export function swap(s: State, a: Card, b: Card): void {
  const def = s.def[a];
  s.def[a] = s.def[b];
  s.def[b] = def;
}

/**
 * The row that stands for a card of this definition in an unordered zone such as a hand. It is always the last row
 * that others know equally well, so which row leaves tells nobody when it came.
 */
export function pickOut(s: State, zone: Zone, def: Def): Card {
  const found = bestKnown(s, zone, def);
  if (found === NONE) return NO_CARD;
  let last = s.tail[zone];
  while (s.knows[last] !== s.knows[found]) last = s.prev[last];
  if (last !== found) swap(s, found, last);
  return last;
}

/** Of several such cards the one that others know best: keeping that would tell them of the others. */
function bestKnown(s: State, zone: Zone, def: Def): Card {
  let found = NO_CARD;
  for (let c = s.head[zone]; c !== NONE; c = s.next[c])
    if (s.def[c] === def && (found === NONE || s.knows[c] > s.knows[found])) found = c;
  return found;
}

export function findDef(s: State, zone: Zone, def: Def): Card {
  let c = s.head[zone];
  while (c !== NONE && s.def[c] !== def) c = s.next[c];
  return c;
}

/** However the cards are linked, the list ends: no zone holds more than all of them. */
export function cardsIn(s: State, zone: Zone): Card[] {
  const list: Card[] = [];
  for (let c = s.head[zone]; c !== NONE && list.length < s.shape.cards; c = s.next[c]) list.push(c);
  return list;
}

export const sees = (s: State, seat: Seat, card: Card): boolean => (s.knows[card] & (1 << seat)) !== 0;

/** A reference to a card in its present stay. */
export const refer = (s: State, card: Card): Ref => (card | (s.stay[card] << STAY)) as Ref;
/** The card meant if it never left since, else none. */
export function present(s: State, ref: Ref): Card {
  if (ref === NONE) return NO_CARD;
  const card = meant(ref);
  return s.stay[card] === stayOf(ref) ? card : NO_CARD;
}
