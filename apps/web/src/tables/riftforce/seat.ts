import type { Session } from "../../table/session.svelte.ts";
import { texts } from "./text.ts";
import { TRAINER, viewOf } from "./view.ts";

/** The look's seats count from one and have five shapes. */
type SealSeat = 1 | 2 | 3 | 4 | 5;
export const sealSeat = (owner: number): SealSeat => (Math.min(owner, 4) + 1) as SealSeat;

export const initial = (name: string): string => name.trim().charAt(0).toUpperCase() || "·";

/** Whether it is this owner's turn. */
export function acts(session: Session, owner: number): boolean {
  const view = viewOf(session.picture);
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
export function challenges(session: Session): readonly string[] {
  const { options } = session.opened;
  const stars = (n: number): number => Number(options[`challenge${n}`] ?? 1);
  const list = [`five-${stars(5)}`, `six-${stars(6)}`, `seven-${stars(7)}`];
  const addOn = options.addOn;
  return typeof addOn === "string" && addOn !== "none" ? [...list, addOn] : list;
}
