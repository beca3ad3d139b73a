/** 128 bits, so that nobody finds a match's hidden cards by trying seeds. */
export const freshSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
