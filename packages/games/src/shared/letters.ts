/** Numbers as letters that survive mail and links: what short codes are made of. */
export const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Five bits to a letter, the sixth says that another follows. */
export function letters(value: number): string {
  const low = value & 31;
  return value < 32 ? ALPHABET[low] : ALPHABET[low | 32] + letters(value >>> 5);
}

/** Tells whether the letters before it are whole. */
export function checkLetter(body: string): string {
  let sum = 7;
  for (let i = 0; i < body.length; i++) sum = (sum * 31 + body.charCodeAt(i)) % 61;
  return ALPHABET[sum];
}

/** Six-bit letters as the numbers they stand for. */
export function numbersIn(text: string): number[] {
  const values: number[] = [];
  let value = 0;
  let shift = 0;
  for (const letter of text) {
    const bits = ALPHABET.indexOf(letter);
    value |= (bits & 31) << shift;
    shift += 5;
    if (bits >= 32) continue;
    values.push(value);
    value = 0;
    shift = 0;
  }
  return values;
}
