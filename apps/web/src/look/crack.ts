import { sequence } from "./seed.ts";

export interface CrackShape {
  /** Along the crack, in px; across it the drawing is `breadth` wide and the crack runs in its middle. */
  readonly length: number;
  readonly breadth: number;
  readonly down: boolean;
  readonly seed: number;
  /** How far the line wanders to either side. */
  readonly wander: number;
  /** Half the width where the crack gapes. */
  readonly gape: number;
  readonly branches: number;
}

export interface Crack {
  /** Outlines from the wide light to the thin hot middle. */
  readonly halo: string;
  readonly aura: string;
  readonly lip: string;
  readonly wall: string;
  readonly glow: string;
  readonly fire: string;
  readonly core: string;
  readonly heart: string;
  /** All hairlines in one path: a crack is a dozen nodes, however many branches it has. */
  readonly branches: string;
  readonly embers: readonly Ember[];
}

interface Ember {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly seconds: number;
  readonly delay: number;
  readonly drift: number;
}

interface Knot {
  readonly along: number;
  readonly across: number;
  readonly half: number;
  /** 0 where the light lies deep, 1 where it comes up to the rim. */
  readonly heat: number;
}

const STEP = 11;

export function crack(shape: CrackShape): Crack {
  const next = sequence(shape.seed);
  const knots = line(shape, next);
  const point = (along: number, across: number) =>
    shape.down ? `${across.toFixed(1)} ${along.toFixed(1)}` : `${along.toFixed(1)} ${across.toFixed(1)}`;
  const outline = (width: (knot: Knot) => number, sink = 0) => {
    const there = knots.map((k) => point(k.along, k.across - width(k) + sink));
    const back = knots.map((k) => point(k.along, k.across + width(k) * 0.9 + sink)).reverse();
    return `M${there.join("L")}L${back.join("L")}Z`;
  };
  return {
    halo: outline((k) => k.half * 5),
    aura: outline((k) => k.half * 2),
    lip: outline((k) => k.half * 2.05 + 0.6, 1.2),
    wall: outline((k) => k.half * 1.5, 0.9),
    glow: outline((k) => k.half * (0.75 + 0.4 * k.heat), 0.4),
    fire: outline((k) => k.half * (0.3 + 0.55 * k.heat)),
    core: outline((k) => k.half * Math.max(0, k.heat - 0.25) * 0.72),
    heart: outline((k) => k.half * Math.max(0, k.heat - 0.4) * 0.36),
    branches: Array.from({ length: shape.branches }, () => branch(knots, next, point)).join(""),
    embers: embers(shape, knots, next),
  };
}

function line({ length, breadth, wander, gape }: CrackShape, next: () => number): Knot[] {
  const count = Math.max(4, Math.ceil(length / STEP));
  const [slow, quick, width, rare, warm] = [next() * 9, next() * 9, next() * 9, next() * 9, next() * 9];
  let jag = 0;
  return Array.from({ length: count + 1 }, (_, i) => {
    const far = i * STEP;
    jag = jag * 0.55 + (next() - 0.5) * wander * 0.9;
    const sway = Math.sin(far / 180 + slow) * wander * 0.55 + Math.sin(far / 70 + quick) * wander * 0.28;
    const ends = Math.min(1, Math.min(far, length - far) / 90);
    const gap = 0.2 + Math.abs(Math.sin(far / 131 + width)) ** 1.6 * (0.62 + 0.38 * Math.sin(far / 57 + rare));
    const half = Math.max(0.35, gape * gap * (0.55 + next() * 0.7) * Math.max(0, ends));
    const heat = Math.min(1, Math.max(0, 0.5 + 0.5 * Math.sin(far / 58 + warm) + (next() - 0.5) * 0.5));
    return { along: far, across: breadth / 2 + sway + jag, half, heat };
  });
}

function branch(knots: readonly Knot[], next: () => number, point: (along: number, across: number) => string) {
  const from = knots[2 + Math.floor(next() * Math.max(1, knots.length - 4))] ?? { along: 0, across: 0 };
  let { along, across } = from;
  let angle = (next() < 0.5 ? -1 : 1) * (0.5 + next());
  const side = next() < 0.5 ? -1 : 1;
  let path = `M${point(along, across)}`;
  for (let k = 3 + Math.floor(next() * 5); k > 0; k--) {
    along += side * (5 + next() * 9) * Math.cos(angle);
    across += (5 + next() * 8) * Math.sin(angle) * 0.8;
    angle += (next() - 0.5) * 1.1;
    path += `L${point(along, across)}`;
  }
  return path;
}

function embers({ length, down }: CrackShape, knots: readonly Knot[], next: () => number): Ember[] {
  const wide = knots.filter((k) => k.half > 1.5);
  if (wide.length === 0) return [];
  return Array.from({ length: Math.min(9, Math.ceil(length / 90)) }, () => {
    const knot = wide[Math.floor(next() * wide.length)] ?? wide[0];
    const [along, across] = [knot?.along ?? 0, knot?.across ?? 0];
    const seconds = 7 + next() * 7;
    return {
      x: Math.round(down ? across : along),
      y: Math.round(down ? along : across),
      size: 1.5 + next() * 1.8,
      seconds: Math.round(seconds * 10) / 10,
      delay: -Math.round(next() * seconds * 10) / 10,
      drift: Math.round((next() - 0.5) * 36),
    };
  });
}
