/** The kinds of option that come last in a game of heroes: what effects ask of anyone, and the ends of a question. */
export const HERO_KINDS = ["take-on", "accept", "decline", "choose", "pass", "end"] as const;
