import { canonical, Refusal } from "@rifthall/kernel/text";
import type { Coder } from "./bits.js";

const LONGEST_TEXT = 4_000;
const LONGEST_JSON = 32_768;
const DEEPEST_JSON = 64;

/** A whole number below 2^20; small ones cost less. */
export function whole(c: Coder, value: number): number {
  const size = c.pick(21, 32 - Math.clz32(value));
  if (size < 2) return size;
  const high = 1 << (size - 1);
  return high + c.pick(high, value - high);
}

const DIGITS = "0123456789";
const SMALL = "abcdefghijklmnopqrstuvwxyz";
const PRINTABLE = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));
/** Each text is written in the first of these that has all its letters; the last resort is any character. */
const ALPHABETS = [DIGITS, `${DIGITS}abcdef`, `${SMALL}-`, `${SMALL}-${DIGITS}`, PRINTABLE];
const ANY = ALPHABETS.length;
/** Seeds often have this form: 32 digits, the strokes follow. */
const UUID = ANY + 1;
const UUID_FORM = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})$/;

/** A short text: a name, a hash, a seed. */
export function text(c: Coder, place: string, value: string): string {
  const parts = UUID_FORM.exec(value)?.slice(1);
  const given = parts ? parts.join("") : value;
  const fitting = ALPHABETS.findIndex((letters) => [...given].every((letter) => letters.includes(letter)));
  const kind = c.pick(UUID + 1, parts ? UUID : fitting < 0 ? ANY : fitting);
  if (kind === UUID) return letters(c, ALPHABETS[1], given, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  const length = whole(c, bounded(place, given.length, LONGEST_TEXT));
  bounded(place, length, LONGEST_TEXT);
  if (kind < ANY) return letters(c, ALPHABETS[kind], given, length);
  const units = Array.from({ length }, (_, i) => c.pick(65_536, c.reads ? 0 : given.charCodeAt(i)));
  return units.map((unit) => String.fromCharCode(unit)).join("");
}

function letters(c: Coder, alphabet: string, given: string, length: number): string {
  let read = "";
  for (let i = 0; i < length; i++) read += alphabet[c.pick(alphabet.length, alphabet.indexOf(given[i]))];
  return read;
}

/** Any value that JSON can hold. */
export function json(c: Coder, place: string, value: unknown): unknown {
  const said = long(c, place, c.reads ? "" : plainJson(place, value));
  checkDepth(place, said);
  try {
    return JSON.parse(said);
  } catch (error) {
    throw new Refusal("bad-link", `link: ${place} must be JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** A long text of printable ASCII, by a model that learns which characters follow which. */
export function long(c: Coder, place: string, value: string): string {
  const length = whole(c, bounded(place, value.length, LONGEST_JSON));
  bounded(place, length, LONGEST_JSON);
  const model = new Follows();
  let read = "";
  for (let i = 0; i < length; i++) {
    const unit = model.code(c, c.reads ? 0 : value.charCodeAt(i));
    if (unit < 32) throw new Refusal("bad-link", `link: ${place} must be JSON; no JSON has character ${unit}`);
    read += String.fromCharCode(unit);
  }
  return read;
}

/** Canonical, and with nothing but ASCII in it. */
function plainJson(place: string, value: unknown): string {
  let said: string;
  try {
    said = canonical(value);
  } catch (error) {
    throw new Refusal(
      "too-deep",
      `${place} cannot be written as JSON: ${error instanceof Error ? error.message : error}`,
    );
  }
  return said.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

function bounded(place: string, length: number, most: number): number {
  if (length > most)
    throw new Refusal("too-long", `link: ${place} has ${length} characters; at most ${most} are taken`);
  return length;
}

function checkDepth(place: string, said: string): void {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < said.length; i++) {
    const letter = said[i];
    if (quoted) {
      if (letter === "\\") i++;
      else if (letter === '"') quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === "[" || letter === "{") {
      if (++depth > DEEPEST_JSON)
        throw new Refusal("too-deep", `link: ${place} is nested deeper than ${DEEPEST_JSON} levels`);
    } else if (letter === "]" || letter === "}") depth--;
  }
}

const ODDS = 4096;
const HALF = ODDS / 2;
/** A guess is its odds and, in the last four bits, how often it was tried, up to the last of these. */
const TRIED = 4;
const STEP = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const NOVICE = HALF << TRIED;
/** How many characters each guess looks back, and how much it counts: longer ones are right more often. */
const LOOKS = [0x7f, 0x3fff, 0x1fffff, 0xfffffff];
const COUNTS = [1, 4, 10, 24];
const ROWS = 12;

/** Guesses each bit of a character by the one to four before it; guesses that were tried more count more. */
class Follows {
  private readonly guesses = new Uint16Array((LOOKS.length << ROWS) * 128).fill(NOVICE);
  private readonly rows = LOOKS.map(() => 0);
  private before = 0;

  code(c: Coder, value: number): number {
    const { guesses, rows } = this;
    for (let k = 0; k < rows.length; k++)
      rows[k] = ((k << ROWS) + (Math.imul(this.before & LOOKS[k], 0x9e3779b1) >>> (32 - ROWS))) * 128;
    let node = 1;
    for (let place = 6; place >= 0; place--) {
      const bit = c.split(this.share(node), ODDS, (value >>> place) & 1);
      for (let k = 0; k < rows.length; k++) {
        const at = rows[k] + node;
        const tried = guesses[at] & 15;
        const odds = guesses[at] >>> TRIED;
        const learned = odds + Math.trunc(((bit === 0 ? ODDS - 1 : 0) - odds) / STEP[tried]);
        guesses[at] = (learned << TRIED) | Math.min(STEP.length - 1, tried + 1);
      }
      node = 2 * node + bit;
    }
    const read = node & 0x7f;
    this.before = ((this.before << 7) | read) & 0xfffffff;
    return read;
  }

  private share(node: number): number {
    const { guesses, rows } = this;
    let sum = HALF;
    let weight = 1;
    for (let k = 0; k < rows.length; k++) {
      const guess = guesses[rows[k] + node];
      const odds = guess >>> TRIED;
      const sure = (guess & 15) * COUNTS[k] * (1 + (Math.abs(odds - HALF) >> 6));
      sum += odds * sure;
      weight += sure;
    }
    return Math.min(ODDS - 8, Math.max(8, Math.floor(sum / weight)));
  }
}
