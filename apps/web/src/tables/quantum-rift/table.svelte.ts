import type { Odds } from "@rifthall/games/quantum-rift/wire";
import type { Seat } from "@rifthall/kernel/ids";
import { ponder } from "../../table/resting.ts";
import { type Printed, printed } from "./face.ts";
import { cardKey, dieKey, standIn } from "./taps.ts";
import type { Choice, Lying, Session } from "./wire.ts";

/** The die that somebody tapped before the card to Rift it with. */
export const lead: { die: number | null } = $state({ die: null });

export const printedAs = (session: Session, card: string): Printed => printed(session.cards.get(card), card);

const isEngaging = (session: Session): boolean => session.options.some((o) => o.do === "engage");

/** The key that a tap on a thing stands for. */
const keyFor = (session: Session, key: string): string =>
  standIn(key, session.picture, (k) => session.isLegal(k), isEngaging(session));

export type Standing = "legal" | "chosen" | "dim" | undefined;

/** How a thing stands to what is asked. */
export function standing(session: Session, key: string): Standing {
  if (session.isChosen(key)) return "chosen";
  if (session.isLegal(keyFor(session, key))) return "legal";
  return session.legal.size > 0 || session.path.length > 0 ? "dim" : undefined;
}

/** Dice with which a Rift may begin. */
const riftable = (session: Session, die: number): boolean =>
  session.options.some((o) => (o.do === "rift" || o.do === "rift-gear") && o.die === die);

export function tapCard(session: Session, row: number): void {
  if (!session.path.some((key) => key.startsWith("die:"))) lead.die = null;
  session.tap(keyFor(session, cardKey(row)));
}

/** A story card is read where it cannot be chosen. */
export function tapStory(session: Session, { id, card }: Lying): void {
  if (session.isLegal(cardKey(id)) || session.film.running) tapCard(session, id);
  else session.zoomed = { card, id };
}

/** A die ends a Rift that a card began, or begins one. */
export function tapDie(session: Session, n: number): void {
  const key = keyFor(session, dieKey(n));
  if (session.isLegal(key) || session.isChosen(key)) {
    session.tap(key);
    return;
  }
  const first = beginner(session, n);
  if (first === undefined) {
    session.tap(key);
    return;
  }
  session.cancel();
  lead.die = first;
  session.tap(dieKey(first));
}

/** Of dice that are equal one is offered. */
export function beginner(session: Session, n: number): number | undefined {
  const key = standIn(dieKey(n), session.picture, (k) => riftable(session, Number(k.slice(4))), false);
  const die = Number(key.slice(4));
  return riftable(session, die) ? die : undefined;
}

/** What the pointer or the focus rests on. */
const resting: { key: string | null } = $state({ key: null });

export function rest(session: Session | null, key: string | null): void {
  resting.key = key;
  ponder(session, pondered);
}

const tapsOf = (session: Session, option: Choice): readonly string[] =>
  session.layout.taps(option, session.picture, session.seat ?? (0 as Seat));

/** The option that a tap on what the pointer rests on would say, if it says one. */
export function pondered(session: Session): Choice | undefined {
  const { key } = resting;
  if (key === null) return undefined;
  const meant = keyFor(session, key);
  const path = [...session.path, meant];
  const says = (wanted: readonly string[]) => (o: Choice) => {
    const taps = tapsOf(session, o);
    return taps.length === wanted.length && taps.every((tap, i) => tap === wanted[i]);
  };
  return session.options.find(says(path)) ?? session.options.find(says([meant]));
}

/** The Rift of that die with what is held, if a card is. */
export function riftOf(session: Session, die: number): Choice | undefined {
  const [held] = session.path;
  if (held === undefined || !held.startsWith("card:")) return undefined;
  const key = keyFor(session, dieKey(die));
  return session.options.find((o) => {
    const taps = tapsOf(session, o);
    return taps.length === 2 && taps[0] === held && taps[1] === key;
  });
}

/** How an attack may come out, where the option is one. */
export function oddsOf(option: Choice | undefined): Odds | undefined {
  if (option?.do !== "attack" || option.beat === undefined || option.hold === undefined) return undefined;
  return { beat: option.beat, hold: option.hold };
}

/** Of an attack on that card by the unit that was chosen. */
export function oddsOn(session: Session, row: number): Odds | undefined {
  const [by] = session.path;
  const target = keyFor(session, cardKey(row));
  return oddsOf(
    session.options.find((o) => o.do === "attack" && cardKey(o.id) === by && cardKey(o.targetId) === target),
  );
}

/** Whether the piles are spread out to be read. */
export const spread: { open: boolean } = $state({ open: false });
