import type { CardType } from "@rifthall/games/beyond-the-rift/wire";
import type { Seat } from "@rifthall/kernel/ids";
import { ponder } from "../../table/resting.ts";
import { ownOptions } from "../../table/together.ts";
import { type Printed, printed } from "./face.ts";
import { type Offer, offersIn } from "./fight.ts";
import { burden, heroesIn, heroIn, zoneIn } from "./position.ts";
import { cardKey, heroKey } from "./taps.ts";
import type { Session } from "./wire.ts";

export const printedAs = (session: Session, card: string): Printed => printed(session.cards.get(card), card);
export const typeOf = (session: Session, card: string): CardType | undefined => session.cards.get(card)?.face?.type;

export type Standing = "legal" | "chosen" | "dim" | undefined;
/** How a thing stands to what is asked. */
export function standing(session: Session, key: string): Standing {
  if (session.isChosen(key)) return "chosen";
  if (session.isLegal(key)) return "legal";
  return session.legal.size > 0 || session.path.length > 0 ? "dim" : undefined;
}

/** The hero somebody wants to look at, where it is not the one they play. */
const look: { seat: number | null } = $state({ seat: null });

/** Whose area is open, and whose hand lies on the rail. */
export function shownSeat(session: Session): number {
  const [first] = heroesIn(session.picture);
  const { seat } = look;
  if (seat !== null && heroIn(session.picture, seat)) return seat;
  return session.seat ?? first?.seat ?? 0;
}
/** Back to the hero that is played. */
export function lookAway(): void {
  look.seat = null;
}

export function heroName(session: Session, seat: number): string {
  const hero = heroIn(session.picture, seat);
  return hero ? session.nameOfCard(hero.hero) : session.seatName(seat);
}

/** Is this hero played by whoever plays the one in front of the page? */
function isMine(session: Session, seat: number): boolean {
  const [own, other] = [session.seat, seat].map((s) => (s === null ? undefined : session.opened.seats[s]));
  return own?.is === "person" && other?.is === "person" && own.who === other.who;
}
export const isAsked = (session: Session, seat: number): boolean =>
  session.decision?.seats.some((asked) => asked.seat === seat) ?? false;
/** Can one play on with that hero now? */
export const isOffered = (session: Session, seat: number): boolean =>
  seat !== session.seat && session.still && isMine(session, seat) && isAsked(session, seat);

/** What others of one's heroes could add to the attack or the defence under way, the best first. */
export function offers(session: Session): readonly Offer[] {
  const { commitment } = session.picture.scene;
  return commitment ? offersIn(commitment, ownOptions(session), (card) => printedAs(session, card)) : [];
}

/**
 * A tap on a hero: it is what is asked for, or one plays on with that hero, or looks at it; the open one's board is read.
 * Where that hero's area is not `inSight` and something in it waits for the hero who is played, it is looked at first.
 */
export function tapHero(session: Session, seat: number, inSight = true): void {
  const key = heroKey(seat);
  const hides = !inSight && seat !== shownSeat(session) && glowsAt(session, seat);
  // Whoever looks at another's hand comes back before anything is meant by it.
  const back = session.path.length === 0 && seat === session.seat && seat !== shownSeat(session);
  if ((!back && session.isLegal(key)) || session.isChosen(key)) session.tap(key);
  else if (session.path.length === 0 && isOffered(session, seat) && !hides) {
    lookAway();
    void session.takeScreen(seat as Seat);
  } else if (seat !== shownSeat(session)) look.seat = seat === session.seat ? null : seat;
  else readHero(session, seat);
}

function readHero(session: Session, seat: number): void {
  const hero = heroIn(session.picture, seat);
  if (hero) session.zoomed = { card: hero.hero };
}

/** How a hero's hand stands: a hand is a life. */
export const lifeOf = (session: Session, seat: number): { readonly wounds: number; readonly fatigue: number } =>
  burden(zoneIn(session.picture, `hand-${seat}`), (card) => typeOf(session, card));

/** Does something in that hero's area wait to be tapped? */
export const glowsAt = (session: Session, seat: number): boolean =>
  zoneIn(session.picture, `area-${seat}`).some(({ id }) => session.isLegal(cardKey(id)));

/** What the pointer or the focus rests on. */
export const rest = (session: Session | null, key: string | null): void =>
  ponder(session, ({ path, tapped }) => {
    const wanted = key === null ? [] : [...path, key];
    const meant = tapped.filter(
      ({ taps }) => taps.length > 0 && taps.length === wanted.length && taps.every((tap, i) => tap === wanted[i]),
    );
    return meant.length === 1 ? meant[0]?.option : undefined;
  });

/** What is opened to be read: the piles, or the scenario's leaf. */
export const opened: { what: "piles" | "scenario" | null } = $state({ what: null });

/** Is the scenario's leaf beside the field, with what it lets heroes do? */
export const leaf: { drawn: boolean } = $state({ drawn: false });
