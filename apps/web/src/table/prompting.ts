import type { Words } from "../text/en.ts";
import type { Session } from "./session.svelte.ts";
import { headline } from "./story.ts";

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

/** On the narrowest screen: so many letters stand in a line of the question and of what is said below it, so high each. */
const LINE = { question: { letters: 36, tall: 18.5 }, below: { letters: 52, tall: 15 } };
/** What the answers and the edges take of its height. */
const BESIDE = 54;

/** Is there room to say that, too, in a prompt of this height? */
export function hasRoomFor({ text, detail = "" }: Prompting, more: string, height = Number.POSITIVE_INFINITY): boolean {
  const tall = (said: string, { letters, tall }: { readonly letters: number; readonly tall: number }): number =>
    Math.ceil(said.length / letters) * tall;
  return tall(text, LINE.question) + tall(`${detail} ${more}`.trim(), LINE.below) <= height - BESIDE;
}

/** What the prompt says: the question, or whom everybody waits for. */
export function promptOf(session: Session, words: Words): Prompting {
  const { decision, handOver, thinking } = session;
  // The tale that goes with it is read elsewhere.
  const line = session.film.showing?.line;
  if (session.adrift) return { text: words.adrift, detail: words.adriftAbout, because: null };
  if (line) return { ...(session.layout.tells?.(session) ?? { text: headline(line.text) }), because: null };
  if (handOver !== null) return { text: words.handOver(session.seatName(handOver)), because: null };
  if (thinking !== null) return { text: words.thinking(session.seatName(thinking)), because: null };
  if (decision === null) return { text: "", because: null };
  const others = awaited(session);
  if (others.length > 0) return { text: words.undoAwaits(others.join(", ")), because: null };
  const asked = decision.seats.some((s) => s.seat === session.seat);
  if (!asked) {
    const names = decision.seats.map((s) => session.seatName(s.seat)).join(", ");
    const looksOn = session.venue !== null && session.opened.own.length === 0;
    const detail = [
      ...(session.away.length > 0 ? [words.awayNow(session.away)] : []),
      ...(looksOn ? [words.looksOn] : []),
    ].join(" ");
    return {
      text: session.opened.watching ? decision.text : words.waitingFor(names),
      ...(detail === "" ? {} : { detail }),
      because: null,
    };
  }
  if (session.warned) return { ...divided(session.warned.text), because: null };
  if (session.path.length > 0) return { ...aboutPencil(session, words), because: null };
  const asking = session.layout.asks?.(session) ?? divided(decision.text);
  const source = decision.source === undefined ? null : session.nameOfCard(decision.source);
  // What the question names need not be named again.
  return { ...asking, because: source !== null && asking.text.includes(source) ? null : source };
}

/** Who has to agree before a choice of somebody here is taken back. */
function awaited({ undoRequest, opened }: Session): readonly string[] {
  if (undoRequest === null || !opened.own.includes(undoRequest.seat)) return [];
  return undoRequest.waiting.filter((seat) => !opened.own.includes(seat)).map((seat) => opened.seats[seat]?.name ?? "");
}

/** With something pencilled in the prompt is about that: what it is, and what it still waits for. */
function aboutPencil(session: Session, words: Words): { readonly text: string; readonly detail?: string } {
  const { pencilled, path, legal, layout } = session;
  const asked = layout.asking?.(session);
  const [first = ""] = path;
  const name = briefName(first, session);
  if (pencilled) return { text: asked?.text ?? name, detail: asked?.detail || words.pencilled };
  if (asked) return asked;
  return { text: legal.size > 0 ? words.goesOn(name) : words.whichWay(name) };
}

/** What a thing is called by those who see it: a card by its name alone. */
function briefName(key: string, session: Session): string {
  const card = key.startsWith("card:") ? session.cardAt(Number(key.slice(5))) : undefined;
  return (card && session.calls(card)) ?? session.layout.nameOf(key, session);
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
