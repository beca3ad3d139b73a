export const GUILDS = [
  "fire",
  "ice",
  "light",
  "shadow",
  "earth",
  "water",
  "thunderbolt",
  "plant",
  "air",
  "crystal",
  "acid",
  "beast",
  "lava",
  "love",
  "magnet",
  "music",
  "sand",
  "star",
] as const;

export type Guild = (typeof GUILDS)[number];

/** One physical elemental, 0 to 161: nine in a row for each guild, in the order of `GUILDS`. */
export type Card = number;

// RF-1
const NUMBERS = [5, 5, 5, 5, 6, 6, 6, 7, 7] as const;

interface Elemental {
  readonly guild: Guild;
  readonly number: number;
  /** What is printed on it, `fire-5`; equal for the copies of an elemental. */
  readonly name: string;
}

const ELEMENTALS: readonly Elemental[] = GUILDS.flatMap((guild) =>
  NUMBERS.map((number) => ({ guild, number, name: `${guild}-${number}` })),
);

export function elemental(card: Card): Elemental {
  const found = ELEMENTALS[card];
  if (found === undefined) throw new Error(`no elemental ${card}: they run from 0 to ${ELEMENTALS.length - 1}`);
  return found;
}

export function cardsOf(guild: Guild): Card[] {
  const first = GUILDS.indexOf(guild) * NUMBERS.length;
  return NUMBERS.map((_, copy) => first + copy);
}

/** RF-40, RF-43: whether all of them and this one share a guild, or all share a number. */
export function alike(cards: readonly Card[], card: Card): boolean {
  const { guild, number } = elemental(card);
  return (
    cards.every((other) => elemental(other).guild === guild) ||
    cards.every((other) => elemental(other).number === number)
  );
}
