import rate from "glicko2-lite";

/** How well somebody plays, as far as is known: Glicko-2, on the scale of 1500. */
export interface Skill {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** Of whom nothing is known. */
export const UNKNOWN: Skill = { rating: 1500, deviation: 350, volatility: 0.06 };
/** Nobody is less known than a stranger. */
const MOST_DEVIATION = UNKNOWN.deviation;
/** How much volatility itself may change. */
const TAU = 0.5;
/** Glicko-2 counts in units of so many points. */
const SCALE = 173.7178;
/** Whoever does not play is known less each week. */
const WEEK = 7 * 24 * 3600_000;

/** What is kept of a number: the same at every node, and when it is worked out again. */
const kept = ({ rating, deviation, volatility }: Skill): Skill => ({
  rating: Math.round(rating * 1e3) / 1e3,
  deviation: Math.round(Math.min(MOST_DEVIATION, deviation) * 1e3) / 1e3,
  volatility: Math.round(volatility * 1e6) / 1e6,
});

/** Behind some time without a match. */
export function rested(skill: Skill, ms: number): Skill {
  const weeks = Math.max(0, Math.floor(ms / WEEK));
  const deviation = Math.sqrt(skill.deviation ** 2 + weeks * (skill.volatility * SCALE) ** 2);
  return kept({ ...skill, deviation });
}

/** Behind a match against these: 1 for each who was beaten, a half for a draw. */
export function moved(skill: Skill, against: readonly (readonly [Skill, number])[]): Skill {
  const { rating, rd, vol } = rate(
    skill.rating,
    skill.deviation,
    skill.volatility,
    against.map(([other, score]) => [other.rating, other.deviation, score]),
    { tau: TAU },
  );
  return kept({ rating, deviation: rd, volatility: vol });
}
