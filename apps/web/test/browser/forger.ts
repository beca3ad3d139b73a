import { gameById } from "@rifthall/games";
import { type Game, readOptions } from "@rifthall/kernel/game";
import { seatList } from "@rifthall/kernel/ids";
import { Dice } from "@rifthall/kernel/machine";
import { Match, type MatchRecord, optionList } from "@rifthall/kernel/match";
import { asked } from "@rifthall/kernel/state";
import { Writer } from "../../../../packages/host/src/bits.ts";
import { seal } from "../../../../packages/host/src/letters.ts";
import { json, text, whole } from "../../../../packages/host/src/words.ts";

/** A match from a position that was tampered with, its checks made to fit: as a record, and as a link. */
export interface Forgery {
  readonly name: string;
  readonly record: MatchRecord;
  readonly link: string;
}

/** A match in the middle, played at random. */
export function amidst(id: string, choices: number): Match {
  const game = gameById(id) as Game;
  const options = readOptions(game.options, {});
  const match = new Match(game, { content: game.content([]), seats: game.seats(options)[1], options, seed: "forged" });
  const dice = new Dice(choices);
  for (let i = 0; i < choices && !match.over; i++) {
    const [seat] = seatList(asked(match.state));
    match.choose(seat, dice.below(optionList(match.state, seat).length));
  }
  return match;
}

/** The match from here on, with these words changed. */
export function forge(match: Match, changes: ReadonlyMap<number, number>): Forgery {
  const { game, start, state } = match;
  const position = match.position();
  const field = "pending" in position ? "pending" : "memory";
  const opaque = String(position[field]);
  const words = unpacked(opaque.slice(2 * CHECK));
  const fresh = new Match(game, { ...start, position });
  for (const [word, value] of changes) {
    words.set(word, value);
    fresh.state.words[word] = value;
  }
  const hash = fresh.state.hash();
  const forged = { ...position, [field]: `${opaque.slice(0, CHECK)}${hash.slice(0, CHECK)}${packed(words)}` };
  const record = { ...match.record(), position: forged, inputs: [], checks: "" };
  const told = [...changes].map(([word, value]) => `${columnAt(state, word)} = ${value}`).join(", ");
  return { name: `${game.id}: ${told}`, record, link: linkOf(game, record, hash) };
}

/** The link of a record without inputs; nothing is played for it. See packages/host/src/link.ts. */
function linkOf(game: Game, record: MatchRecord, hash: string): string {
  const w = new Writer();
  text(w, "game", record.game);
  w.split(7, 8, 0);
  text(w, "rules", record.rules.slice(game.id.length));
  text(w, "content", record.content);
  w.split(7, 8, 0);
  for (const _ of game.options) w.split(7, 8, 0);
  const [least, most] = game.seats(record.options);
  w.pick(most - least + 1, record.seats - least);
  text(w, "seed", record.seed);
  w.split(7, 8, 1);
  json(w, "position", record.position);
  whole(w, 0);
  w.pick(65_536, Number.parseInt(hash.slice(0, 4), 16));
  return seal(w.finish());
}

/** Where a column of the state begins among its words. */
export const offsetOf = (column: unknown): number => (column as Int32Array).byteOffset / 4;

function columnAt(state: object, word: number): string {
  for (const [name, column] of Object.entries(state))
    if (column instanceof Int32Array && name !== "words") {
      const at = word - offsetOf(column);
      if (at >= 0 && at < column.length && name !== "visible") return `${name}[${at}]`;
    }
  return `word ${word}`;
}

const CHECK = 8;
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The changed words of a packed text, by place. See packages/kernel/src/position.ts. */
function unpacked(packed: string): Map<number, number> {
  const numbers: number[] = [];
  let [n, shift] = [0, 0];
  for (const letter of packed) {
    const digit = DIGITS.indexOf(letter);
    n |= (digit & 31) << shift;
    shift += 5;
    if (digit >= 32) continue;
    numbers.push(n >>> 0);
    [n, shift] = [0, 0];
  }
  const words = new Map<number, number>();
  for (let i = 0, at = 0; i < numbers.length; i += 2) {
    at += numbers[i] ?? 0;
    const value = numbers[i + 1] ?? 0;
    words.set(at, (value >>> 1) ^ -(value & 1));
  }
  return words;
}

function packed(words: ReadonlyMap<number, number>): string {
  let written = "";
  const put = (n: number): void => {
    let left = n >>> 0;
    for (; left >= 32; left >>>= 5) written += DIGITS[32 + (left & 31)];
    written += DIGITS[left];
  };
  let last = 0;
  for (const [at, value] of [...words].sort(([a], [b]) => a - b)) {
    put(at - last);
    put((value << 1) ^ (value >> 31));
    last = at;
  }
  return written;
}
