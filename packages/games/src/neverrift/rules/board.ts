import { type Card, NONE, type Seat } from "@rifthall/kernel/ids";
import { move, show, shuffle } from "@rifthall/kernel/zone";
import { event } from "../content.js";
import {
  CLOCK,
  deckOf,
  emptyFields,
  type Field,
  FULL,
  fieldName,
  fieldOf,
  graveyardOf,
  handOf,
  inPlay,
  isCreature,
  type Neverrift,
  STILL,
  STIRRED,
  zoneOf,
} from "../table.js";
import { raise } from "./events.js";
import { cardName, held, named, onBoard } from "./name.js";
import { hasBlock } from "./values.js";

const ENTERS = event("enters");
const TAMED = event("tamed");
const MOVED = event("moved");
const DESTROYED = event("destroyed");
const RETURNED = event("returned");
const DUG = event("dug");

/** NR-4, NR-35: puts a card onto an empty field; a creature carries that player's token from then on. NR-102: as new. */
export function putDown(s: Neverrift, card: Card, field: Field, seat: Seat, rule: string): void {
  move(s, card, zoneOf(s, field));
  s.stay[card]++;
  s.age[card] = ++s.tally[CLOCK];
  s.done[card] = 0;
  s.controller[card] = (isCreature(s, card) ? seat : NONE) as Seat;
  s.block[card] = isCreature(s, card) && hasBlock(s, card) ? 1 : 0;
  s.log?.push({ do: "enter", rule, seat, ...onBoard(s, card) });
  // NR-A6: the end is settled the moment the board is full.
  if (emptyFields(s) === 0) s.tally[FULL] = 1;
  raise(s, ENTERS, card);
}

/** NR-48: any change of field is a move. */
export function relocate(s: Neverrift, card: Card, field: Field, rule: string): void {
  if (!inPlay(s, card)) return;
  const from = fieldOf(s, card);
  move(s, card, zoneOf(s, field));
  s.log?.push({ do: "move", rule, ...held(s, card), from: fieldName(s, from) });
  stir(s, card);
  raise(s, MOVED, card);
}

/** Both at once, so that no field holds two cards. */
export function exchange(s: Neverrift, a: Card, b: Card, rule: string): void {
  const [x, y] = [fieldOf(s, a), fieldOf(s, b)];
  move(s, a, zoneOf(s, y));
  move(s, b, zoneOf(s, x));
  s.log?.push({ do: "move", rule, ...held(s, a), from: fieldName(s, x) });
  s.log?.push({ do: "move", rule, ...held(s, b), from: fieldName(s, y) });
  stir(s, a);
  stir(s, b);
  raise(s, MOVED, a);
  raise(s, MOVED, b);
}

/** NR-93, NR-A13: it may have to fight once what moved it is done, once for each effect that set all this off. */
function stir(s: Neverrift, card: Card): void {
  if (s.onslaught[card] === STILL && isCreature(s, card)) s.onslaught[card] = STIRRED;
}

/** NR-38, NR-42: changes the token, nothing else. */
export function takeOver(s: Neverrift, card: Card, seat: Seat, rule: string): void {
  const from = s.controller[card];
  s.controller[card] = seat;
  s.log?.push({ do: "tame", rule, seat, ...onBoard(s, card), ...(from === NONE ? {} : { from }) });
  raise(s, TAMED, card);
}

/** NR-74 */
export function destroy(s: Neverrift, card: Card, rule: string): void {
  if (!inPlay(s, card)) return;
  s.log?.push({ do: "destroy", rule, ...held(s, card) });
  leaveTo(s, card, "graveyard");
  raise(s, DESTROYED, card);
}

/** NR-76 */
export function bounce(s: Neverrift, card: Card, rule: string): void {
  if (!inPlay(s, card)) return;
  s.log?.push({ do: "bounce", rule, ...held(s, card) });
  leaveTo(s, card, "hand");
  raise(s, RETURNED, card);
}

/** A card that leaves play is another when it comes back; it keeps its last controller for what it still says. */
function leaveTo(s: Neverrift, card: Card, to: "graveyard" | "hand"): void {
  const owner = s.owner[card];
  move(s, card, to === "hand" ? handOf(owner) : graveyardOf(owner));
  s.stay[card]++;
  s.block[card] = 0;
  s.onslaught[card] = STILL;
}

/** NR-79, NR-A8: an empty deck gives nothing. */
export function draw(s: Neverrift, seat: Seat, rule: string): boolean {
  const card = s.head[deckOf(seat)];
  if (card === NONE) return false;
  move(s, card, handOf(seat));
  s.log?.push({ do: "draw", rule, seat, card: cardName(s, card), secret: ["card"], seen: s.knows[card] });
  return true;
}

/** NR-75 */
export function discard(s: Neverrift, seat: Seat, card: Card, rule: string): void {
  move(s, card, graveyardOf(seat));
  s.log?.push({ do: "discard", rule, seat, ...named(s, card) });
}

/** The top card of a deck to its owner's graveyard. */
export function bury(s: Neverrift, seat: Seat, rule: string): boolean {
  const card = s.head[deckOf(seat)];
  if (card === NONE) return false;
  move(s, card, graveyardOf(seat));
  s.log?.push({ do: "bury", rule, seat, ...named(s, card) });
  return true;
}

/** NR-77, NR-A24: turned up for all, and it stays where it is. */
export function scout(s: Neverrift, seat: Seat, by: Seat, rule: string): void {
  const card = s.head[deckOf(seat)];
  show(s, card, EVERYONE);
  s.log?.push({ do: "scout", rule, seat: by, whose: seat, card: cardName(s, card) });
}
const EVERYONE = 0xffff;

/** Is the top card of that deck still face down? */
export const canScout = (s: Neverrift, seat: Seat): boolean => {
  const card = s.head[deckOf(seat)];
  return card !== NONE && s.knows[card] !== EVERYONE;
};

/** NR-78, NR-90: shown to all on its way, since the graveyard is open. */
export function dig(s: Neverrift, seat: Seat, card: Card, rule: string): void {
  move(s, card, handOf(seat));
  s.log?.push({ do: "dig", rule, seat, ...named(s, card) });
  raise(s, DUG, NONE as Card, NONE as Card, seat);
}

/** NR-A24: what lay face up in it is hidden again. */
export function shuffleDeck(s: Neverrift, seat: Seat): void {
  shuffle(s, deckOf(seat));
}
