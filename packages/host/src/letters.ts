import { Refusal } from "@rifthall/kernel/text";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const VALUES = new Map([...LETTERS].map((letter, i) => [letter, i]));

/** The version of links this program makes and reads: their first byte. */
export const LINK = 1;
/** Characters. More than that nobody can send, and nothing is tried with it. */
export const LONGEST_LINK = 65_536;
/** One byte of version, three of check. */
const HEAD = 4;

/** A message as letters that may stand in any address: version, check, message. */
export function seal(message: readonly number[]): string {
  const check = checkOf(message);
  const text = toLetters([LINK, check >>> 16, (check >>> 8) & 255, check & 255, ...message]);
  if (text.length > LONGEST_LINK)
    throw new Refusal("too-long", `the link would have ${text.length} characters; at most ${LONGEST_LINK} are taken`);
  return text;
}

/** The message of a link, whole and undamaged. */
export function unseal(text: string): readonly number[] {
  if (text.length > LONGEST_LINK)
    throw new Refusal("too-long", `link: it has ${text.length} characters; at most ${LONGEST_LINK} are taken`);
  const bytes = fromLetters(text);
  if (bytes.length > 0 && bytes[0] > LINK)
    throw new Refusal(
      "newer-link",
      `link: made by a newer Rifthall: it is of version ${bytes[0]}, this program reads ${LINK}; reload or update it`,
    );
  if (bytes.length < HEAD)
    throw new Refusal("damaged-link", `link: cut off after ${text.length} characters; copy the whole link`);
  if (bytes[0] !== LINK) throw new Refusal("bad-link", `link: it is of version ${bytes[0]}; ${LINK} is the first one`);
  const message = bytes.slice(HEAD);
  if (((bytes[1] << 16) | (bytes[2] << 8) | bytes[3]) !== checkOf(message))
    throw new Refusal(
      "damaged-link",
      `link: its check does not fit its ${text.length} characters: cut off or changed; copy the whole link`,
    );
  return message;
}

/** 24 bits that show damage; no protection against somebody who means it. */
function checkOf(bytes: readonly number[]): number {
  let h = LINK ^ bytes.length;
  for (const byte of bytes) {
    h = Math.imul(h ^ byte, 0x01000193);
    h ^= h >>> 15;
  }
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  return (h ^ (h >>> 15)) & 0xffffff;
}

/** Base64 of the URL-safe kind, without padding. */
function toLetters(bytes: readonly number[]): string {
  let text = "";
  for (let i = 0; i < bytes.length; i += 3) {
    const three = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const letters = Math.min(3, bytes.length - i) + 1;
    for (let k = 0; k < letters; k++) text += LETTERS[(three >>> (18 - 6 * k)) & 63];
  }
  return text;
}

function fromLetters(text: string): readonly number[] {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (let i = 0; i < text.length; i++) {
    const value = VALUES.get(text[i]);
    if (value === undefined)
      throw new Refusal(
        "bad-letter",
        `link: character ${i + 1} is ${JSON.stringify(text[i])}; a link has only A-Z, a-z, 0-9, - and _`,
      );
    bits = ((bits << 6) | value) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes.push((bits >>> held) & 255);
  }
  if (held >= 6 || (bits & ((1 << held) - 1)) !== 0)
    throw new Refusal("damaged-link", `link: no link ends with ${JSON.stringify(text.slice(-1))}; copy the whole link`);
  return bytes;
}
