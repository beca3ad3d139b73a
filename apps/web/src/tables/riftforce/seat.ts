import { TRAINER } from "@rifthall/games/riftforce/facts";
import { texts } from "./text.ts";
import type { Session, Text } from "./wire.ts";

/** The look's seats count from one and have five shapes. */
type SealSeat = 1 | 2 | 3 | 4 | 5;
export const sealSeat = (owner: number): SealSeat => (Math.min(owner, 4) + 1) as SealSeat;

export const initial = (name: string): string => name.trim().charAt(0).toUpperCase() || "·";

/** Whether it is this owner's turn. */
export function acts(session: Session, owner: number): boolean {
  const view = session.picture.view;
  if (session.over) return false;
  if (view.mode === "solo") return owner !== TRAINER;
  return session.decision?.seats.some(({ seat }) => seat === owner) ?? false;
}

export function doing(session: Session, owner: number): string {
  const t = texts();
  if (session.thinking === owner) return t.thinks;
  return acts(session, owner) ? t.acts : t.waits;
}

/** What the trainer's numbers do in solo play, by the stars that were chosen. */
export function challenges({ opened, cards }: Session): readonly Text[] {
  const { options } = opened;
  return [...cards.values()].filter(({ id, face }) =>
    face?.is === "challenge" ? (options[`challenge${face.number}`] ?? 1) === face.stars : id === options.addOn,
  );
}
