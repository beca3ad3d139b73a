/** A move to be drawn: the things that say it, and whether it is the one that is looked at. */
interface Meant {
  readonly rank: number;
  readonly taps: readonly string[];
  readonly looked: boolean;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A move as it is drawn: a line around each thing, the way from the first to the last, and where its number stands. */
export interface Drawn {
  readonly rank: number;
  readonly looked: boolean;
  readonly boxes: readonly Box[];
  readonly way?: { readonly path: string; readonly x: number; readonly y: number; readonly turn: number };
  readonly tag?: { readonly x: number; readonly y: number };
}

const AIR = 4;
const TAG = 22;
/** How far a way bends aside, as a part of its length. */
const BEND = 0.14;

/** Where each move happens on the table; with one looked at, that one alone. */
export function drawn(layer: HTMLElement, moves: readonly Meant[], looking: boolean): readonly Drawn[] {
  const origin = layer.getBoundingClientRect();
  const table = layer.parentElement ?? layer;
  const tags = new Map<string, number>();
  return moves
    .filter(({ looked }) => looked || !looking)
    .map(({ rank, looked, taps }) => {
      const all = taps.flatMap((key) => boxOf(table, key, origin) ?? []);
      const [first, last] = [all[0], all.at(-1)];
      // All at once, only where they lead to is drawn: the same card may go to several places.
      const boxes = looked ? all : all.slice(-1);
      if (!first || !last) return { rank, looked, boxes };
      const at = `${last.x} ${last.y}`;
      const beside = tags.get(at) ?? 0;
      tags.set(at, beside + 1);
      const tag = { x: Math.max(0, last.x - 8) + beside * TAG, y: Math.max(0, last.y - 10) };
      return { rank, looked, boxes, tag, ...(looked && first !== last ? { way: wayOf(first, last) } : {}) };
    });
}

/** The place of what has that key, if it is to be seen. */
function boxOf(table: HTMLElement, key: string, origin: DOMRect): Box | undefined {
  for (const element of table.querySelectorAll(`[data-key="${CSS.escape(key)}"]`)) {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width > 0 && height > 0)
      return { x: x - origin.x - AIR, y: y - origin.y - AIR, width: width + 2 * AIR, height: height + 2 * AIR };
  }
  return undefined;
}

/** An arc from the middle of one to the edge of the other. */
function wayOf(from: Box, to: Box): NonNullable<Drawn["way"]> {
  const [ax, ay] = [from.x + from.width / 2, from.y + from.height / 2];
  const [mx, my] = [to.x + to.width / 2, to.y + to.height / 2];
  const [bendX, bendY] = [(ax + mx) / 2 + (my - ay) * BEND, (ay + my) / 2 - (mx - ax) * BEND];
  // It comes in from where the arc bends to, and ends at the line around its aim.
  const [dx, dy] = [mx - bendX, my - bendY];
  const within = Math.min(
    dx === 0 ? Number.POSITIVE_INFINITY : to.width / 2 / Math.abs(dx),
    dy === 0 ? Number.POSITIVE_INFINITY : to.height / 2 / Math.abs(dy),
    1,
  );
  const [x, y] = [mx - dx * within, my - dy * within];
  const round = (n: number): number => Math.round(n * 10) / 10;
  return {
    path: `M${round(ax)} ${round(ay)}Q${round(bendX)} ${round(bendY)} ${round(x)} ${round(y)}`,
    x: round(x),
    y: round(y),
    turn: round((Math.atan2(dy, dx) * 180) / Math.PI),
  };
}
