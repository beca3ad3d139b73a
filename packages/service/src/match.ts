import type { MatchId } from "./contract.js";

/** A new name for a match. It begins with its game, so that a page can fetch the table before the match was found. */
export const matchIdFor = (game: string, entropy: () => string): MatchId => `${game}.${entropy()}`;

/** The game of a match as far as its name tells: those of older pages do not. */
export const gameOf = (match: MatchId): string | undefined => /^(.+)\./.exec(match)?.[1];
