import { alike, type Card, elemental } from "./cards.js";
import { type Duel, HAND, LOCATIONS, type Location, opponent, type Seat, type Table } from "./duel.js";

const GOAL = 12;

/** RF-40, RF-41 */
export function mayPlay(G: Duel, card: Card, location: Location): boolean {
  if (G.action.kind === "start") return true;
  return G.action.kind === "play" && alike(G.action.cards, card) && reaches(G.action.locations, location);
}

/** RF-41: the same location again, or the next one at either end of the run. */
function reaches(taken: readonly Location[], location: Location): boolean {
  const low = Math.min(...taken);
  const high = Math.max(...taken);
  if (low === high && taken.length > 1) return location === low;
  if (taken.length === 1 && location === low) return true;
  return location === low - 1 || location === high + 1;
}

/** RF-44 */
export function mayDiscard(G: Duel, seat: Seat, card: Card): boolean {
  return G.action.kind === "start" && G.sides[seat].some((stack) => stack.some((own) => alike([card], own)));
}

/** RF-43: own cards on the table that may be activated next. */
export function activatable(G: Duel, seat: Seat): Card[] {
  if (G.action.kind !== "activate") return [];
  const bound = [G.action.discarded, ...G.action.activated];
  return G.sides[seat].flatMap((stack) => stack.filter((own) => !bound.includes(own) && alike(bound, own)));
}

/** RF-40, RF-44: an action may stop once something was played or activated. */
export function mayEnd(G: Duel): boolean {
  return G.action.kind === "play" || (G.action.kind === "activate" && G.action.activated.length > 0);
}

/** RF-45 */
export function mayCheck(G: Duel, seat: Seat): boolean {
  return G.action.kind === "start" && G.hands[seat].length < HAND;
}

/** RF-45: points first, then cards. */
export function checkAndDraw(table: Table, seat: Seat): void {
  const { G } = table;
  const controlled = LOCATIONS.filter(
    (at) => G.sides[seat][at].length > 0 && G.sides[opponent(seat)][at].length === 0,
  ).length;
  G.scores[seat] += controlled;
  let drawn = 0;
  while (G.hands[seat].length < HAND && draw(table, seat)) drawn++;
  G.idle = controlled === 0 && drawn === 0 ? G.idle + 1 : 0;
}

/** RF-46: false when deck and discard are both empty. */
export function draw({ G, random }: Table, seat: Seat): boolean {
  if (G.decks[seat].length === 0) {
    G.decks[seat] = random.Shuffle(G.discards[seat]);
    G.discards[seat] = [];
  }
  const card = G.decks[seat].pop();
  if (card === undefined) return false;
  G.hands[seat].push(card);
  return true;
}

export function take(cards: Card[], card: Card): void {
  const index = cards.indexOf(card);
  if (index < 0) throw new Error(`${elemental(card).name} (${card}) is not among ${cards.join(", ")}`);
  cards.splice(index, 1);
}

/** RF-42 */
export function moveCard(G: Duel, side: Seat, card: Card, from: Location, to: Location): void {
  take(G.sides[side][from], card);
  G.sides[side][to].push(card);
}

export function damageOf(G: Duel, card: Card): number {
  return G.damage[card] ?? 0;
}

/** Nothing happens without a card, so that steps can aim at an empty place. */
export function hurt(G: Duel, card: Card | undefined, amount: number): void {
  if (card !== undefined) G.damage[card] = damageOf(G, card) + amount;
}

export function heal(G: Duel, card: Card, amount: number): void {
  const left = damageOf(G, card) - amount;
  if (left > 0) G.damage[card] = left;
  else delete G.damage[card];
}

/** RF-51 */
export function isDestroyed(G: Duel, card: Card): boolean {
  return damageOf(G, card) >= elemental(card).number;
}

/** RF-51, RF-19: takes the card off the table and gives the points for it; where it goes is the caller's. */
export function remove(G: Duel, side: Seat, location: Location, card: Card, scores: boolean): void {
  take(G.sides[side][location], card);
  delete G.damage[card];
  if (scores) G.scores[opponent(side)] += elemental(card).guild === "crystal" ? 2 : 1;
}

export function destroy(G: Duel, side: Seat, location: Location, card: Card, scores = true): void {
  remove(G, side, location, card, scores);
  G.discards[side].push(card);
}

/** RF-50, RF-51: destroys whatever an ability left with too much damage, in the order the rules give. */
export function sweep(G: Duel, acting: Seat, scores: boolean): void {
  if (!Object.keys(G.damage).some((card) => isDestroyed(G, Number(card)))) return;
  for (const at of LOCATIONS) {
    for (const side of [acting, opponent(acting)]) {
      for (const card of G.sides[side][at].filter((one) => isDestroyed(G, one))) {
        destroy(G, side, at, card, scores);
      }
    }
  }
}

export type Outcome = { winner: Seat; reason: "points" | "stall" } | { draw: true; reason: "stall" };

/** RF-60, RF-61, RF-48: judged when a round is complete and nobody has begun the next. */
export function outcome(G: Duel): Outcome | undefined {
  if (G.action.kind !== "start" || G.actions % 2 !== 0) return undefined;
  const [zero, one] = G.scores;
  const winner: Seat = zero > one ? 0 : 1;
  if (zero !== one && Math.max(zero, one) >= GOAL) return { winner, reason: "points" };
  if (G.idle < 2) return undefined;
  return zero === one ? { draw: true, reason: "stall" } : { winner, reason: "stall" };
}
