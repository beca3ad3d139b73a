import { hash, sequence } from "../../look/seed.ts";

const STEP = 13;

export interface Chasm {
  readonly lips: string;
  readonly upper: string;
  readonly lower: string;
  readonly branches: string;
}

/** The rift while it stands open: two lips with the dark between them, pinched at both ends. */
export function chasm(width: number, height: number, name: string): Chasm {
  const chance = sequence(hash(name));
  const count = Math.ceil(width / STEP);
  const [upper, lower]: [number[][], number[][]] = [[], []];
  let [a, b] = [0, 0];
  for (let i = 0; i <= count; i++) {
    const x = i * STEP;
    const edge = Math.min(1, Math.max(0, Math.min(x, width - x) - 10) / 110);
    const open = (1 - (1 - edge) ** 2.4) * (0.97 + 0.03 * Math.sin(x / 37));
    a = a * 0.5 + (chance() - 0.5) * 13;
    b = b * 0.5 + (chance() - 0.5) * 13;
    const middle = height / 2 + Math.sin(x / 90) * 3 * (1 - open);
    const half = open * (height / 2 - 8);
    upper.push([x, middle - half * (0.95 + 0.05 * Math.sin(x / 83 + 1)) + a * (0.35 + 0.65 * open)]);
    lower.push([x, middle + half * (0.95 + 0.05 * Math.sin(x / 67 + 3)) + b * (0.35 + 0.65 * open) + 1.2]);
  }
  const line = (points: readonly number[][]): string =>
    points.map(([x = 0, y = 0]) => `${x} ${y.toFixed(1)}`).join("L");
  return {
    lips: `M${line(upper)}L${line(lower.toReversed())}Z`,
    upper: `M${line(upper)}`,
    lower: `M${line(lower)}`,
    branches: Array.from({ length: Math.min(26, count) }, () => branch(chance, upper, lower)).join(""),
  };
}

function branch(chance: () => number, upper: readonly number[][], lower: readonly number[][]): string {
  const up = chance() < 0.5;
  const from = up ? upper : lower;
  let [x = 0, y = 0] = from[2 + Math.floor(chance() * Math.max(1, from.length - 4))] ?? [];
  let drawn = `M${x} ${y.toFixed(1)}`;
  for (let j = 0; j < 3 + chance() * 3; j++) {
    x += (chance() - 0.5) * 16;
    y += (up ? -1 : 1) * (3 + chance() * 6);
    drawn += `L${x.toFixed(1)} ${y.toFixed(1)}`;
  }
  return drawn;
}
