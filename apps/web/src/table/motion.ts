import { settings } from "../settings.svelte.ts";

/** Where a card was drawn, and as what. */
interface Spot {
  readonly zone: string;
  readonly card: string;
  /** Not measured where nothing travels. */
  readonly box: DOMRect | undefined;
}
export type Spots = ReadonlyMap<string, Spot>;

const TRAVEL = 280;
const SWIFT = 0.6;
const MANY = 6;

export const isStill = (): boolean =>
  settings.motion === "reduced" ||
  settings.speed === "instant" ||
  (settings.motion === "system" && matchMedia("(prefers-reduced-motion: reduce)").matches);

/** Where everything lies now; read before the table changes. */
export function spots(root: HTMLElement): Spots {
  const all = new Map<string, Spot>();
  const still = isStill();
  for (const element of root.querySelectorAll<HTMLElement>("[data-row]")) {
    const { row = "", zone = "", card = "" } = element.dataset;
    all.set(row, { zone, card, box: still ? undefined : element.getBoundingClientRect() });
  }
  return all;
}

/**
 * Lets every card travel from where it was to where it is. A hand may have changed which row is which card: then the
 * card comes from where it was seen. What was not drawn before comes from its pile.
 */
export function travel(root: HTMLElement, before: Spots, zonesBefore: ReadonlyMap<number, string>): void {
  if (isStill()) {
    hold(root, before);
    return;
  }
  const moved: { element: HTMLElement; from: DOMRect; to: DOMRect }[] = [];
  const now = new Map<string, HTMLElement>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-row]")) now.set(element.dataset.row ?? "", element);
  for (const [row, element] of now) {
    const from = originOf(root, row, element, before, now, zonesBefore);
    if (!from) continue;
    const to = element.getBoundingClientRect();
    if (to.width > 0 && from.width > 0 && (Math.abs(from.x - to.x) > 1 || Math.abs(from.y - to.y) > 1))
      moved.push({ element, from, to });
  }
  // What is still on its way turns round where it is: it has one flight at a time, and lands where it lies.
  const turned = new Set(moved.flatMap(({ element }) => (stop(element) ? [element] : [])));
  const moves = moved.map((move) =>
    turned.has(move.element) ? { ...move, to: move.element.getBoundingClientRect() } : move,
  );
  const time = moves.length > MANY ? TRAVEL * SWIFT : TRAVEL;
  for (const [i, { element, from, to }] of moves.entries())
    fly(element, from, to, time, i * (moves.length > MANY ? 12 : 25));
}

function originOf(
  root: HTMLElement,
  row: string,
  element: HTMLElement,
  before: Spots,
  now: ReadonlyMap<string, HTMLElement>,
  zonesBefore: ReadonlyMap<number, string>,
): DOMRect | undefined {
  const old = before.get(row);
  const { card = "", zone = "" } = element.dataset;
  if (old?.card === card) return old.box;
  if (old?.zone === zone) return seenAs(card, zone, before, now)?.box ?? old.box;
  const came = old?.zone ?? zonesBefore.get(Number(row));
  if (came === undefined || came === zone) return undefined;
  return (
    seenAs(card, came, before, now)?.box ??
    old?.box ??
    root.querySelector(`[data-anchor="${CSS.escape(came)}"]`)?.getBoundingClientRect()
  );
}

/** Where a card of that name was seen in that zone, whose row is another card by now. */
function seenAs(card: string, zone: string, before: Spots, now: ReadonlyMap<string, HTMLElement>): Spot | undefined {
  for (const [row, spot] of before)
    if (spot.zone === zone && spot.card === card && now.get(row)?.dataset.card !== card) return spot;
  return undefined;
}

/** An arc of a sixteenth of the way, a lift, and a landing that goes a little too far. */
function fly(element: HTMLElement, from: DOMRect, to: DOMRect, time: number, delay: number): void {
  const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  const size = Math.min(2, Math.max(0.4, from.width / to.width));
  const lift = -0.06 * Math.hypot(x, y);
  const flight = element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${size})` },
      { transform: `translate(${x / 2}px, ${y / 2 + lift}px) scale(${(size + 1) / 2 + 0.04})`, offset: 0.5 },
      { transform: `translate(${-x / 150}px, ${Math.sign(-y) * 2}px) scale(1)`, offset: 0.86 },
      { transform: "none" },
    ],
    { duration: time, delay, fill: "backwards", easing: "cubic-bezier(.22, .8, .28, 1)" },
  );
  // Above the others by an attribute: a z-index among the frames would keep the flight on the page's own thread.
  flights.set(element, flight);
  element.dataset.flying = "";
  const land = (): void => {
    if (flights.get(element) === flight) delete element.dataset.flying;
  };
  flight.onfinish = land;
  flight.oncancel = land;
}
const flights = new WeakMap<HTMLElement, Animation>();

function stop(element: HTMLElement): boolean {
  const flight = flights.get(element);
  if (flight?.playState !== "running") return false;
  flight.cancel();
  return true;
}

/** Without motion a change is held by an outline for a while. */
function hold(root: HTMLElement, before: Spots): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-row]")) {
    const old = before.get(element.dataset.row ?? "");
    if (old && old.zone === element.dataset.zone) continue;
    element.dataset.changed = "";
    setTimeout(() => delete element.dataset.changed, 600);
  }
}
