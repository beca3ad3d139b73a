import { hash, sequence } from "./seed.ts";

const CURVES = 9;
const STEPS = 108;
/** Half the side of the square the curves are drawn in, in path units. */
export const REACH = 500;

const drawn = new Map<string, string>();

/** Whether the curves of that name were drawn before. */
export const isKnown = (name: string): boolean => drawn.has(name);

/** Nine closed curves, the watermark of a name: r = r0 (1 + a cos(nθ+φ) + 0.035 cos(2mθ−φ)). */
export function guilloche(name: string): string {
  const known = drawn.get(name);
  if (known !== undefined) return known;
  const next = sequence(hash(name));
  const petals = 5 + Math.floor(next() * 8);
  const swing = 0.1 + next() * 0.16;
  const ripple = petals * (1 + Math.floor(next() * 2));
  const turn = (0.22 + 0.16 * next()) * (next() < 0.5 ? 1 : -1);
  let path = "";
  for (let j = 0; j < CURVES; j++) {
    const radius = REACH * 0.8 * (0.4 + (0.62 * j) / CURVES);
    const phase = j * turn;
    let [penX, penY] = [0, 0];
    for (let i = 0; i < STEPS; i++) {
      const angle = (i / STEPS) * Math.PI * 2;
      const r = radius * (1 + swing * Math.cos(petals * angle + phase) + 0.035 * Math.cos(2 * ripple * angle - phase));
      const x = Math.round(REACH + r * Math.cos(angle));
      const y = Math.round(REACH + r * Math.sin(angle));
      path += i === 0 ? `M${x} ${y}l` : `${x - penX} ${y - penY} `;
      [penX, penY] = [x, y];
    }
    path += "z";
  }
  drawn.set(name, path);
  return path;
}
