// Rounds a path to whole units of its 512-unit square: half the bytes, and at most 0.2 px off on the largest card.

const ARITY = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /^[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/i;
const FLAG = /^[\s,]*([01])/;

/** The commands of a path, each with exactly its own numbers. */
function parse(d) {
  const commands = [];
  let rest = d.trim();
  let letter = "";
  while (rest !== "") {
    if (/^[a-z]/i.test(rest)) {
      letter = rest[0];
      rest = rest.slice(1).trim();
    } else if (letter === "m") letter = "l";
    else if (letter === "M") letter = "L";
    const kind = letter.toLowerCase();
    const numbers = [];
    for (let i = 0; i < ARITY[kind]; i++) {
      const found = (kind === "a" && (i === 3 || i === 4) ? FLAG : NUMBER).exec(rest);
      if (found === null) throw new Error(`a path breaks off at "${rest.slice(0, 20)}"`);
      numbers.push(Number(found[1]));
      rest = rest.slice(found[0].length);
    }
    commands.push({ kind, relative: letter === kind, numbers });
    rest = rest.replace(/^[\s,]+/, "");
  }
  return commands;
}

const join = (numbers) => numbers.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : `${n}`)).join("");

/** Every command relative to the rounded pen, so that errors do not add up. */
export function rounded(d) {
  let [x, y, startX, startY, penX, penY] = [0, 0, 0, 0, 0, 0];
  let out = "";
  let last = "";
  for (const { kind, relative, numbers } of parse(d)) {
    const [baseX, baseY] = relative ? [x, y] : [0, 0];
    let written = [];
    if (kind === "z") {
      [x, y] = [startX, startY];
      [penX, penY] = [Math.round(x), Math.round(y)];
    } else {
      const points =
        kind === "h" ? [numbers[0], relative ? 0 : y] : kind === "v" ? [relative ? 0 : x, numbers[0]] : numbers;
      const pairs = kind === "a" ? points.slice(5) : points;
      const absolute = pairs.map((n, i) => n + (i % 2 === 0 ? baseX : baseY));
      [x, y] = absolute.slice(-2);
      const whole = absolute.map((n, i) => Math.round(n) - (i % 2 === 0 ? penX : penY));
      written =
        kind === "h"
          ? [whole[0]]
          : kind === "v"
            ? [whole[1]]
            : kind === "a"
              ? [...points.slice(0, 2).map((n) => Math.round(n * 10) / 10), ...points.slice(2, 5), ...whole]
              : whole;
      [penX, penY] = [Math.round(x), Math.round(y)];
      if (kind === "m") [startX, startY] = [x, y];
      if (kind !== "m" && kind !== "a" && written.every((n) => n === 0)) continue;
    }
    const text = join(written);
    const follows = kind === last && kind !== "m" && kind !== "z";
    out += follows ? (text.startsWith("-") ? text : ` ${text}`) : kind + text;
    last = kind;
  }
  return out;
}
