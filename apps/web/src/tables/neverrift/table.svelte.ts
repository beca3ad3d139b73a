import type { CardType, Seen } from "@rifthall/games/neverrift/wire";
import { ponder } from "../../table/resting.ts";
import { type Printed, printed } from "./face.ts";
import { type Foresight, foresightOf, tokensAfter } from "./foresight.ts";
import { isInPlay } from "./position.ts";
import type { Choice, Session } from "./wire.ts";

const types = new Map<string, CardType>();
/** What kind of card a name stands for, as far as cards were laid on this table. */
export const typeOf = (card: string): CardType | undefined => types.get(card);
export function learn(cards: Session["cards"]): void {
  for (const [id, { face }] of cards) if (face) types.set(id, face.type);
}

export const printedAs = (session: Session, card: string): Printed => printed(session.cards.get(card), card);

/** NR-A2: the second player's cards may lie upside down. */
export const isTurned = ({ opened }: Session, seen: Seen | undefined): boolean =>
  opened.options.orientation === "opposite" && isInPlay(seen) && seen.owner === 1;

export type Stands = "legal" | "chosen" | "dim" | undefined;

/** How a thing stands to what is asked; others of its kind are dimmed only where some of them may be chosen. */
export function standing(session: Session, key: string, among: readonly string[]): Stands {
  if (session.isChosen(key)) return "chosen";
  if (session.isLegal(key)) return "legal";
  return among.some((other) => session.isLegal(other) || session.isChosen(other)) ? "dim" : undefined;
}

/** What the pointer or the focus rests on. */
const resting: { key: string | null } = $state({ key: null });
export const restsOn = (key: string): boolean => resting.key === key;

export function rest(session: Session | null, key: string | null): void {
  resting.key = key;
  ponder(session, pondered, 2);
}

/** The option that a tap on what the pointer rests on would say, if it says one. */
function pondered(session: Session): Choice | undefined {
  const { key } = resting;
  const { seat, layout, picture, path, options } = session;
  if (key === null || seat === null) return undefined;
  const says = (wanted: readonly string[]) => (option: Choice) => {
    const taps = layout.taps(option, picture, seat);
    return taps.length === wanted.length && taps.every((tap, i) => tap === wanted[i]);
  };
  return options.find(says([...path, key])) ?? options.find(says([key]));
}

/** What is foreseen now, for drawing. */
export const foresight = (session: Session): Foresight => foresightOf(session.foretold, session.picture);

/** How the tokens stand, or would after what is being thought about. */
export const tokensThen = ({ foretold, picture }: Session): readonly number[] =>
  foretold.length > 0 ? tokensAfter(foretold, picture, typeOf) : picture.scene.tokens;

/** Whose piles are spread out to be read. */
export const spread: { seat: number | null } = $state({ seat: null });
/** Is the hand spread out, where it is too narrow for a finger? */
export const fanned: { open: boolean } = $state({ open: false });
