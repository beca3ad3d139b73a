const ESCAPE = "\u001b";
const CODES = new RegExp(`${ESCAPE}\\[[0-9;?]*[A-Za-z]`, "g");

const strip = (text: string): string => text.replace(CODES, "");
/** How many columns the text takes; every sign we print takes one. */
export const widthOf = (text: string): number => [...strip(text)].length;
export const padEnd = (text: string, width: number): string => text + " ".repeat(Math.max(0, width - widthOf(text)));
export const padStart = (text: string, width: number): string => " ".repeat(Math.max(0, width - widthOf(text))) + text;

/** Left and right at the two ends of a line; where both do not fit, the right one starts a line of its own. */
export function spread(left: string, right: string, width: number): string[] {
  const gap = width - widthOf(left) - widthOf(right);
  return gap >= 2 ? [left + " ".repeat(gap) + right] : [left, padStart(right, width)];
}

/** Breaks between words; a line begins with the indent, every line after the first with `hang`. */
export function wrap(text: string, width: number, indent = "", hang = indent): string[] {
  const lines: string[] = [];
  let line = indent;
  let empty = true;
  for (const word of text.split(" ")) {
    if (!empty && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = hang;
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  lines.push(line);
  return lines;
}

/** Centred, with what is left over on the right. */
export function centre(text: string, width: number): string {
  const room = Math.max(0, width - widthOf(text));
  return " ".repeat(room >> 1) + text + " ".repeat(room - (room >> 1));
}

/** Cut to so many columns; only for text without colour. */
export function cut(text: string, width: number): string {
  const signs = [...text];
  return signs.length <= width ? text : `${signs.slice(0, Math.max(0, width - 1)).join("")}…`;
}

/** Red, green and blue: `#rrggbb`. */
export type Colour = `#${string}`;
export interface Ink {
  readonly fg?: Colour;
  readonly bg?: Colour;
  readonly bold?: boolean;
  readonly dim?: boolean;
  readonly italic?: boolean;
}

/** How many colours there are: none, 256, or all. */
export type Depth = 0 | 8 | 24;

export function depthOf(env: Readonly<Record<string, string | undefined>>, isTerminal: boolean): Depth {
  if (!isTerminal || (env.NO_COLOR ?? "") !== "" || env.TERM === "dumb") return 0;
  return /truecolor|24bit/.test(env.COLORTERM ?? "") ? 24 : 8;
}

/** Middle tones: nobody tells us whether the terminal is dark or light. */
const EMBER: Colour = "#dd7a2b";
const LIT: Colour = "#cc7a16";
const REFUSED: Colour = "#e0553c";
const GOOD: Colour = "#2f9e5f";

/** Colours that are there or not; what is painted must also be readable without. */
export class Paint {
  constructor(readonly depth: Depth) {}

  get coloured(): boolean {
    return this.depth > 0;
  }

  ink(text: string, { fg, bg, bold, dim, italic }: Ink): string {
    if (!this.coloured || text === "") return text;
    const codes = [
      bold ? "1" : "",
      dim ? "2" : "",
      italic ? "3" : "",
      fg ? `38;${this.code(fg)}` : "",
      bg ? `48;${this.code(bg)}` : "",
    ];
    return `${ESCAPE}[${codes.filter((code) => code !== "").join(";")}m${text}${ESCAPE}[0m`;
  }
  bold(text: string): string {
    return this.ink(text, { bold: true });
  }
  dim(text: string): string {
    return this.ink(text, { dim: true });
  }
  /** What glows: the rift. */
  accent(text: string): string {
    return this.ink(text, { fg: EMBER });
  }
  /** What can be typed now. */
  key(text: string): string {
    return this.ink(text, { fg: LIT, bold: true });
  }
  hurt(text: string): string {
    return this.ink(text, { fg: REFUSED, bold: true });
  }
  good(text: string): string {
    return this.ink(text, { fg: GOOD, bold: true });
  }

  private code(colour: Colour): string {
    const [r, g, b] = parts(colour);
    return this.depth === 24 ? `2;${r};${g};${b}` : `5;${nearestOf256(r, g, b)}`;
  }
}

function parts(colour: Colour): [number, number, number] {
  const n = Number.parseInt(colour.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
}

/** A share of one colour in another. */
export function mix(colour: Colour, share: number, base: Colour): Colour {
  const under = parts(base);
  const mixed = parts(colour).map((part, i) => Math.round(part * share + under[i] * (1 - share)));
  return `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

const LEVELS = [0, 95, 135, 175, 215, 255];

/** The 256 colours are a cube of six levels each way and a ramp of 24 greys. */
function nearestOf256(r: number, g: number, b: number): number {
  const level = (part: number): number =>
    LEVELS.reduce((best, l, i) => (Math.abs(l - part) < Math.abs(LEVELS[best] - part) ? i : best), 0);
  const far = (x: number, y: number, z: number): number => (x - r) ** 2 + (y - g) ** 2 + (z - b) ** 2;
  const [lr, lg, lb] = [level(r), level(g), level(b)];
  const grey = Math.max(0, Math.min(23, Math.round(((r + g + b) / 3 - 8) / 10)));
  const shade = 8 + 10 * grey;
  return far(shade, shade, shade) < far(LEVELS[lr], LEVELS[lg], LEVELS[lb]) ? 232 + grey : 16 + 36 * lr + 6 * lg + lb;
}
