import type { Content, Game, Setup } from "./game.js";
import { NONE } from "./ids.js";
import { advance, boot } from "./machine.js";
import { impossible } from "./possible.js";
import { seed } from "./random.js";
import { Refusal } from "./refusal.js";
import { NUMBER, type State } from "./state.js";

/**
 * A position is what the game's notation can say, and besides it one opaque field with what it cannot: random, what
 * was seen, which rows the cards have, and in the middle of an effect where it stands. It is `memory` between actions
 * and `pending` in the middle of one.
 */
export function wholePosition<S extends State, C extends Content>(
  game: Game<S, C>,
  s: S,
  setup: Setup<C>,
): Readonly<Record<string, unknown>> {
  const readable = game.position(s, null);
  const field = game.settled(s) ? "memory" : "pending";
  return { ...readable, [field]: opaque(plainState(game, setup, readable, field), s) };
}

type Field = "memory" | "pending";

/** The state that the readable part alone leads to. */
export function plainState<S extends State, C extends Content>(
  game: Game<S, C>,
  setup: Setup<C>,
  readable: object,
  field: Field,
): S {
  const plain = game.create({ ...setup, checked: false });
  start(game, plain, readable, field);
  return plain;
}

/** What makes that state of the plain one. The checks are for damage and mistakes: anybody can compute them. */
export const opaque = (plain: State, s: State): string => `${check(plain)}${check(s)}${pack(plain.words, s.words)}`;

/** Sets a position up; the opaque field, if any, must belong to the readable part as it stands. */
export function placePosition<S extends State>(game: Game<S>, s: S, position: unknown): void {
  const given = (typeof position === "object" && position !== null ? position : {}) as Record<string, unknown>;
  const { memory, pending, ...readable } = given;
  const text = pending ?? memory;
  if (text === undefined) {
    game.place(s, position);
    advance(s);
    admit(game, s, "this");
    return;
  }
  const field = pending === undefined ? "memory" : "pending";
  if (typeof text !== "string") throw new Refusal("bad-position", `${field} must be a text`);
  start(game, s, readable, field);
  if (text.slice(0, CHECK) !== check(s))
    throw new Refusal("bad-position", `${field} belongs to another position; leave it out where you changed something`);
  unpack(s.words, text.slice(2 * CHECK), field);
  s.offer.seat = NONE;
  if (text.slice(CHECK, 2 * CHECK) !== check(s)) throw new Refusal("bad-position", `${field} is damaged`);
  admit(game, s, field);
}

/** Sets a state up from its bytes. */
export function placeBytes<S extends State>(game: Game<S>, s: S, bytes: Uint8Array): void {
  s.fromBytes(bytes);
  admit(game, s, "bytes");
}

/** Words that no play leads to could send the machine round in circles, so they do not get in. */
function admit<S extends State>(game: Game<S>, s: S, place: string): void {
  const wrong = impossible(game, s);
  if (wrong !== null) throw new Refusal("bad-position", `${place} is no position of this match: ${wrong}`);
}

const CHECK = 8;
const check = (s: State): string => s.hash().slice(0, CHECK);

/**
 * The readable part always leads to the same words, whatever the match's seed. In the middle of an effect the game is
 * told so by an empty `pending`: what a finished effect would have tidied up may still lie about.
 */
function start<S extends State>(game: Game<S>, s: S, readable: object, field: Field): void {
  s.words.fill(0);
  boot(s);
  seed(s, "position");
  game.place(s, field === "pending" ? { ...readable, pending: "" } : readable);
  advance(s);
  s.cell[NUMBER] = 0;
}

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Changed words as (steps since the last, value), each in digits of five bits with a mark for "more follows". */
function pack(from: Int32Array, to: Int32Array): string {
  let text = "";
  let last = 0;
  const put = (n: number): void => {
    let left = n >>> 0;
    while (left >= 32) {
      text += DIGITS[32 + (left & 31)];
      left >>>= 5;
    }
    text += DIGITS[left];
  };
  for (let i = 0; i < to.length; i++) {
    if (from[i] === to[i]) continue;
    put(i - last);
    put((to[i] << 1) ^ (to[i] >> 31));
    last = i;
  }
  return text;
}

function unpack(words: Int32Array, text: string, field: string): void {
  let at = 0;
  const take = (): number => {
    let n = 0;
    for (let shift = 0; shift < 35; shift += 5) {
      const digit = DIGITS.indexOf(text[at++] ?? "?");
      if (digit < 0) throw new Refusal("bad-position", `${field} is damaged at character ${at + 2 * CHECK}`);
      n |= (digit & 31) << shift;
      if (digit < 32) return n >>> 0;
    }
    throw new Refusal("bad-position", `${field} is damaged at character ${at + 2 * CHECK}`);
  };
  for (let i = 0; at < text.length; ) {
    i += take();
    if (i >= words.length) throw new Refusal("bad-position", `${field} is damaged at character ${at + 2 * CHECK}`);
    const value = take();
    words[i] = (value >>> 1) ^ -(value & 1);
  }
}
