import { wide } from "./screen.ts";
import type { Session } from "./session.svelte.ts";

/** Which drawer is open. */
export type Shown = "log" | "menu" | "options" | "keys" | "stops" | "counsel" | "rules" | "help" | "people" | null;

/** What glows, as the eye reads it. */
function glowing(root: HTMLElement, session: Session): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("[data-key]")]
    .filter((element) => session.isLegal(element.dataset.key ?? ""))
    .sort((a, b) => {
      const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
      return Math.abs(p.top - q.top) > 24 ? p.top - q.top : p.left - q.left;
    });
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest of these in that direction. */
function nearest(
  from: DOMRect,
  among: readonly HTMLElement[],
  [dx, dy]: readonly [number, number],
): HTMLElement | null {
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const element of among) {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2 - from.x - from.width / 2, box.y + box.height / 2 - from.y - from.height / 2];
    const along = x * dx + y * dy;
    if (along < 4) continue;
    const distance = along + 2.5 * Math.abs(x * dy + y * dx);
    if (distance < least) [best, least] = [element, distance];
  }
  return best;
}

/** What lies over the table to be read is put away first. */
function uncover(root: HTMLElement): boolean {
  const close = root.querySelector<HTMLElement>("[data-covers] > :last-child button");
  close?.click();
  return close !== null;
}

/** Something of the table that nothing can be done with now: where a card was just put, or what a warning is about. */
function isSpent(focused: HTMLElement, session: Session): boolean {
  const named = focused.closest<HTMLElement>("[data-key], [data-for]")?.dataset;
  const key = named?.key ?? named?.for;
  return key !== undefined && session.plate !== undefined && (session.warned !== null || !session.isLegal(key));
}

/** Keys that lead somewhere: whoever uses them means what has the focus. */
const LEADING = /^(Tab|Arrow\w+|[1-9])$/;
/** The last thing that was done was to point. The focus is then where it happened to go, perhaps on to the next card. */
let pointed = false;
export function notePointer(): void {
  pointed = true;
}

/** Does Enter mean what has the focus, though the plate names another key for that? */
const isMeant = (focused: HTMLElement, session: Session): boolean =>
  !isSpent(focused, session) &&
  !(pointed && session.plate !== undefined && focused.closest("[data-key], [data-for]") !== null);

/** May whoever looks keep the bots waiting? In this page always, elsewhere only who plays against nobody but bots. */
const mayHold = ({ venue, alone, opened }: Session): boolean => alone && (venue === null || opened.own.length > 0);

/** Is there a decision to be advised on: one's own, or a bot's that is being thought about? */
export const canBeAdvised = (session: Session): boolean =>
  !session.opened.watching &&
  !session.over &&
  !session.around.room?.manners.rated &&
  (session.options.length > 0 || (session.thinking !== null && mayHold(session)));

/** Does what a key says; gives which drawer is open then. */
export function act(event: KeyboardEvent, session: Session, root: HTMLElement, said: Shown): Shown {
  const { target, key } = event;
  if (LEADING.test(key)) pointed = false;
  // A drawer that was just closed may not have said so yet.
  const shown = document.querySelector("dialog[open]") ? said : null;
  if (event.ctrlKey || event.metaKey || event.altKey || shown !== null) return shown;
  if (session.zoomed !== null && !wide.current) return shown;
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return shown;
  // A key held down is one answer, not as many as there are questions.
  if (event.repeat && key === "Enter") {
    event.preventDefault();
    return shown;
  }
  const onButton = target instanceof HTMLElement && target.closest("button, a") !== null;
  const arrow = ARROWS[key];
  if (arrow) {
    const from = onButton ? (target as HTMLElement).getBoundingClientRect() : new DOMRect(0, innerHeight / 2, 0, 0);
    const legal = glowing(root, session);
    const next = onButton ? nearest(from, legal, arrow) : legal[0];
    if (next) {
      event.preventDefault();
      next.focus();
    }
    return shown;
  }
  if (/^[1-9]$/.test(key)) {
    const chosen = glowing(root, session)[Number(key) - 1];
    chosen?.focus();
    if (chosen?.dataset.key !== undefined) session.tap(chosen.dataset.key);
    return shown;
  }
  switch (key) {
    case "Enter":
      if (onButton && isMeant(target as HTMLElement, session)) return shown;
      event.preventDefault();
      if (uncover(root)) return shown;
      if (session.handOver !== null) void session.takeScreen(session.handOver);
      else session.plate?.give();
      return shown;
    case " ":
      if (!session.film.running || onButton) return shown;
      event.preventDefault();
      session.film.skip();
      return shown;
    case "Escape":
      session.cancel();
      session.zoomed = null;
      return null;
    case "u":
    case "U":
      void session.undo();
      return shown;
    case "l":
    case "L":
      return "log";
    case "m":
    case "M":
      return "menu";
    case "o":
    case "O":
      return "options";
    case "t":
    case "T":
      return session.venue ? "people" : shown;
    case "h":
    case "H":
      return canBeAdvised(session) ? "counsel" : shown;
    case "?":
      return "help";
    default:
      return shown;
  }
}
