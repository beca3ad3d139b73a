import type { Card, Seat } from "@rifthall/kernel";
import { NONE } from "@rifthall/kernel";
import { COMBAT, combatWorth, enemyWorth, fightWorth, testRisk, threatWorth, unitWorth } from "./evaluate.js";
import {
  ASIDE,
  activeLocation,
  areaOf,
  COLOURS,
  type Colour,
  DAMAGED,
  DISTANCE,
  defOf,
  diceOf,
  ENEMIES,
  handOf,
  heroOf,
  isLiving,
  isUnit,
  PHASE,
  type QuantumRift,
} from "./table.js";

/**
 * What things weigh when it is asked who wins, in logits: found by logistic regression over 72,000 positions of 1,100
 * matches that the greedy bot played (Sabrien Reed, chapter 1, normal). The way behind the group hardly tells the winner;
 * it is weighed only so much that going on is better than waiting.
 */
const BASE = -5.6;
const VITALITY = 0.84;
const LOW = -0.3;
const WOUNDED = -0.72;
const DIE = 0.45;
const CARD = 0.12;
const GEAR = 0.25;
const UNIT = 0.0036;
const FIGHT = 0.0005;
const ENEMY = -0.007;
const ENEMIES_EACH = 0.3;
const CROWD = -0.1;
const SOON = 0.0032;
const THREATS = 0.006;
const RISK = -0.004;
const LOCATION = 1.5;
const ENCOUNTER = 0.3;
const STEP = -0.15;
const SETTING_UP = -4;
const FALLEN = -4;

/** How likely the group is to win, as far as the table tells. All of it public. */
export function chance(s: QuantumRift, _seat: Seat): number {
  const { seats } = s.shape;
  let group = 0;
  for (let seat = 0; seat < seats; seat++) group += sideWeight(s, seat as Seat);
  const enemies = s.size[ENEMIES];
  let faced = ENEMIES_EACH * enemies + CROWD * enemies * enemies;
  for (let c = s.head[ENEMIES]; c !== NONE; c = s.next[c]) faced += ENEMY * enemyWorth(s, c);
  const soon = s.tally[PHASE] <= COMBAT ? SOON * combatWorth(s) : 0;
  const weight = BASE + (group + faced + soon) / seats + THREATS * threatWorth(s) + RISK * testRisk(s) + wayWeight(s);
  return 1 / (1 + Math.exp(-weight));
}

function wayWeight(s: QuantumRift): number {
  let weight = 0;
  for (let c = s.head[ASIDE]; c !== NONE; c = s.next[c]) {
    const { type } = defOf(s, c);
    if (type === "encounter") weight += ENCOUNTER;
    if (type === "location") weight += LOCATION;
  }
  const here = activeLocation(s);
  if (here === NONE) return weight + SETTING_UP + STEP * s.tally[DISTANCE];
  // Enemies left behind come along.
  return weight + STEP * (s.size[ENEMIES] === 0 ? s.tally[DISTANCE] : (defOf(s, here).distance ?? 0));
}

function sideWeight(s: QuantumRift, seat: Seat): number {
  if (!isLiving(s, seat)) return FALLEN;
  const hero = heroOf(s, seat);
  const vitality = s.vitality[hero];
  let weight = VITALITY * vitality + LOW * Math.max(0, 3 - vitality) + CARD * Math.min(8, s.size[handOf(seat)]);
  if (s.condition[hero] === DAMAGED) weight += WOUNDED;
  for (let colour = 0; colour < COLOURS.length; colour++) weight += DIE * s.dice[diceOf(seat, colour as Colour)];
  for (let c = s.head[areaOf(seat)]; c !== NONE; c = s.next[c])
    weight += c === hero ? FIGHT * fightWorth(s, c) : ownWeight(s, c);
  return weight;
}

function ownWeight(s: QuantumRift, card: Card): number {
  if (!isUnit(s, card)) return GEAR;
  const whole = unitWorth(s, card);
  return UNIT * (s.condition[card] === DAMAGED ? whole / 2 : whole) + FIGHT * fightWorth(s, card);
}
