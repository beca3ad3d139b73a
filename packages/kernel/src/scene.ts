import { type Card, NONE, type Seat, type Zone } from "./ids.js";
import type { State } from "./state.js";
import { sees } from "./zone.js";

export interface Facts {
  readonly card: string;
  readonly [fact: string]: string | number | readonly string[];
}
/** A card as somebody sees it: its row, what it is ("?" if unseen), and what is to be seen on it. */
export interface SeenCard extends Facts {
  readonly id: Card;
}

/**
 * A table as somebody sees it, for drawing: the cards of each zone in order, and whatever else of the game is to be
 * seen. Rows carry no memory (a shuffle permutes what they are), so they may be shown to anyone.
 */
export interface Scene {
  /** How the match stands, the cards aside, in the words of the game's notation. */
  readonly standing: Readonly<Record<string, unknown>>;
  readonly zones: Readonly<Record<string, readonly SeenCard[]>>;
  readonly [more: string]: unknown;
}

/** A card in a pile or a hand: what it is, "?" where the viewer may not know, and nothing besides. */
interface Named {
  readonly id: Card;
  readonly card: string;
}
type Places<Name extends string> = readonly (readonly [Name, Zone])[];

/** How a game shows its zones. */
interface Showing<S extends State, Pile extends string, Field extends string, Lying extends object> {
  /** Those of whose cards there is to be seen what they are, by those who know them. */
  piles(s: S): Places<Pile>;
  name(s: S, card: Card): string;
  /** Those that everybody sees card by card. */
  fields(s: S): Places<Field>;
  lying(s: S, card: Card): Lying;
}

/**
 * The zones of a table as they were last drawn, and where they are. Whatever is drawn once more and is as it was is the
 * same object, so whoever compares need not look into it.
 */
export interface Drawn {
  readonly piles: Places<string>;
  readonly fields: Places<string>;
  readonly hidden: Named[];
  readonly named: Named[];
  readonly lying: object[];
  readonly zones: Map<Seat | null, Readonly<Record<string, readonly object[]>>>;
}

type Zones<Pile extends string, Field extends string, Lying> = Readonly<Record<Pile, readonly Named[]>> &
  Readonly<Record<Field, readonly Lying[]>>;

/** The zones by name, as the viewer sees them; `beside` are those of the same moment as another does. */
export function drawZones<S extends State, Pile extends string, Field extends string, Lying extends object>(
  s: S,
  viewer: Seat | null,
  { piles, name, fields, lying }: Showing<S, Pile, Field, Lying>,
  beside?: NoInfer<Zones<Pile, Field, Lying>>,
): Zones<Pile, Field, Lying> {
  s.drawn ??= { piles: piles(s), fields: fields(s), hidden: [], named: [], lying: [], zones: new Map() };
  const { drawn } = s;
  const before = drawn.zones.get(viewer) ?? {};
  const zones: Record<string, readonly object[]> = {};
  let isNews = false;
  const put = (at: string, list: readonly object[]): void => {
    zones[at] = list;
    if (before[at] !== list) isNews = true;
  };
  for (const [at, zone] of drawn.piles)
    put(
      at,
      drawList(s, zone, before[at], (id) => {
        const isKnown = viewer === null || sees(s, viewer, id);
        const list = isKnown ? drawn.named : drawn.hidden;
        const card = isKnown ? name(s, id) : "?";
        const last = list[id];
        if (last?.card === card) return last;
        const now = { id, card };
        list[id] = now;
        return now;
      }),
    );
  const besides: Readonly<Record<string, readonly object[]>> = beside ?? {};
  for (const [at, zone] of drawn.fields)
    put(at, besides[at] ?? drawList(s, zone, before[at], (id) => asBefore(drawn.lying, id, lying(s, id))));
  if (isNews) drawn.zones.set(viewer, zones);
  return (isNews ? zones : before) as Zones<Pile, Field, Lying>;
}

const NOTHING: readonly object[] = [];

function drawList(s: State, zone: Zone, before = NOTHING, draw: (card: Card) => object): readonly object[] {
  let now: object[] | null = null;
  let i = 0;
  for (let card = s.head[zone]; card !== NONE && i < s.shape.cards; card = s.next[card], i++) {
    const drawn = draw(card as Card);
    if (now === null && drawn !== before[i]) now = before.slice(0, i);
    now?.push(drawn);
  }
  return now ?? (i === before.length ? before : before.slice(0, i));
}

function asBefore(list: object[], id: Card, now: object): object {
  const last = list[id];
  if (last !== undefined && isAlike(last, now)) return last;
  list[id] = now;
  return now;
}

type Fields = Readonly<Record<string, unknown>>;

/** Do both have the same, apart from what lies deeper than a list? */
function isAlike(before: object, now: object): boolean {
  let more = 0;
  for (const field in now) {
    const [a, b] = [(before as Fields)[field], (now as Fields)[field]];
    if (a !== b && !(Array.isArray(a) && Array.isArray(b) && isAlike(a, b))) return false;
    more++;
  }
  for (const _ in before) more--;
  return more === 0;
}
