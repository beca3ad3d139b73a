import type { Words } from "../text/en.ts";
import type { Session } from "./session.svelte.ts";

/** What the prompt says: the question, or whom everybody waits for. */
export function promptOf(session: Session, words: Words): { readonly text: string; readonly because: string | null } {
  const { decision, handOver, thinking } = session;
  const showing = session.film.showing?.line.text;
  if (showing !== undefined) return { text: showing, because: null };
  if (handOver !== null) return { text: words.handOver(session.seatName(handOver)), because: null };
  if (thinking !== null) return { text: words.thinking(session.seatName(thinking)), because: null };
  if (decision === null) return { text: "", because: null };
  const asked = decision.seats.some((s) => s.seat === session.seat);
  if (!asked) {
    const names = decision.seats.map((s) => session.seatName(s.seat)).join(", ");
    return { text: session.opened.watching ? decision.text : words.waitingFor(names), because: null };
  }
  const text = session.among.length > 0 ? words.chooseOne : decision.text;
  return { text, because: decision.source === undefined ? null : session.nameOfCard(decision.source) };
}

/** Whose seal stands before the prompt. */
export function sealOf(session: Session): { readonly shape: 1 | 2 | 3 | 4 | 5; readonly letter: string } | null {
  const seat = session.thinking ?? session.handOver ?? session.decision?.seats[0]?.seat;
  if (seat === undefined) return null;
  const own = session.decision?.seats.find((s) => s.seat === session.seat)?.seat ?? seat;
  return {
    shape: ((own % 5) + 1) as 1 | 2 | 3 | 4 | 5,
    letter: session.seatName(own).slice(0, 1).toUpperCase() || "?",
  };
}
