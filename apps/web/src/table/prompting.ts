import type { Words } from "../text/en.ts";
import type { Session } from "./session.svelte.ts";

/** A prompt: what is asked, what else is good to know, and which card asks. */
export interface Prompting {
  readonly text: string;
  readonly detail?: string;
  readonly because: string | null;
}

/** The first sentence is the question; what stands in brackets and what follows is said more quietly. */
export function divided(text: string): { readonly text: string; readonly detail: string } {
  // A few words alone are no question: "2 played." goes with the next sentence.
  const end = text.slice(SHORT).search(/[.?!](?=\s+\p{Lu})/u) + SHORT;
  const [first, rest] = end < SHORT ? [text, ""] : [text.slice(0, end + 1), text.slice(end + 1).trim()];
  const asides = [...first.matchAll(/\s*\(([^)]{25,})\)/g)].map(([, aside = ""]) => aside);
  const plain = first.replace(/\s*\([^)]{25,}\)/g, "");
  return { text: plain, detail: [...asides.map((aside) => `${capital(aside)}.`), rest].filter(Boolean).join(" ") };
}
const SHORT = 20;
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** What the prompt says: the question, or whom everybody waits for. */
export function promptOf(session: Session, words: Words): Prompting {
  const { decision, handOver, thinking } = session;
  // The tale that goes with it is read elsewhere.
  const showing = session.film.showing?.line.text.split("\n")[0];
  if (showing !== undefined) return { text: showing, because: null };
  if (handOver !== null) return { text: words.handOver(session.seatName(handOver)), because: null };
  if (thinking !== null) return { text: words.thinking(session.seatName(thinking)), because: null };
  if (decision === null) return { text: "", because: null };
  const asked = decision.seats.some((s) => s.seat === session.seat);
  if (!asked) {
    const names = decision.seats.map((s) => session.seatName(s.seat)).join(", ");
    return { text: session.opened.watching ? decision.text : words.waitingFor(names), because: null };
  }
  if (session.warned) return { ...divided(session.warned.text), because: null };
  const further = session.path.length > 0 && session.among.length === 0 ? session.layout.asking?.(session) : undefined;
  if (further !== undefined) return { ...further, because: null };
  const asking =
    session.among.length > 0 ? heldUp(session, words) : (session.layout.asks?.(session) ?? divided(decision.text));
  const source = decision.source === undefined ? null : session.nameOfCard(decision.source);
  // What the question names need not be named again.
  return { ...asking, because: source !== null && asking.text.includes(source) ? null : source };
}

/** What waits for one more tap, or for one of several answers. */
function heldUp(session: Session, words: Words): { readonly text: string; readonly detail?: string } {
  const { confirming, legal, layout } = session;
  if (!confirming) return { text: legal.size > 0 ? words.tapOr : words.chooseOne };
  const detail = layout.asking?.(session)?.detail;
  return { text: words.onceMore, ...(detail === undefined ? {} : { detail }) };
}

/** Whose seal stands before the prompt. */
export function sealOf(session: Session): { readonly shape: 1 | 2 | 3 | 4 | 5; readonly letter: string } | null {
  const seat = session.thinking ?? session.handOver ?? session.decision?.seats[0]?.seat;
  if (seat === undefined) return null;
  const own = session.decision?.seats.find((s) => s.seat === session.seat)?.seat ?? seat;
  return {
    shape: ((own % 5) + 1) as 1 | 2 | 3 | 4 | 5,
    letter: (session.layout.seatName?.(own, session) ?? session.seatName(own)).slice(0, 1).toUpperCase() || "?",
  };
}

/** A label's beginning, and what else it says. */
interface Brief {
  readonly head: string;
  readonly rest: string;
}
const BRIEF = 30;

function halves(label: string): Brief {
  const end = label.search(/[.?!](?=\s+\p{Lu})/u);
  const [first, rest] = end < 0 ? [label, ""] : [label.slice(0, end), label.slice(end + 1).trim()];
  // A colon within brackets parts nothing.
  const colon = first.replace(/\([^()]*\)/g, (inside) => "-".repeat(inside.length)).indexOf(": ");
  if (first.length <= BRIEF || colon < 0) return { head: first, rest };
  return { head: first.slice(0, colon), rest: `${first.slice(colon + 2)}${rest === "" ? "" : `. ${rest}`}` };
}

/** Labels for little room: their beginnings, as long as these still tell them apart. */
export function briefly(labels: readonly string[]): readonly Brief[] {
  const all = labels.map(halves);
  return all.map((said, i) =>
    all.some(({ head }, j) => j !== i && head === said.head) ? { head: labels[i] ?? "", rest: "" } : said,
  );
}
