import type { Features } from "@rifthall/kernel/game";
import { type Card, NONE, type Seat } from "@rifthall/kernel/ids";
import { isAt } from "../shared/asked.js";
import { GOAL, HAND } from "./facts.js";
import { action } from "./rules/turn.js";
import { type Striking, strikingOf } from "./striking.js";
import {
  type Guild,
  guildOf,
  HELD,
  handOf,
  type Location,
  NUMBERS,
  numberOf,
  POSITION,
  positionCount,
  type Riftforce,
  type Side,
  seatAt,
  sideOfSeat,
  stackAt,
} from "./table.js";

/** What is counted of each side, and where it stands; of several others it is the mean. All of it public. */
const OF = {
  points: 0,
  nearGoal: 1,
  cards: 2,
  life: 3,
  damage: 4,
  locations: 5,
  controlled: 6,
  /** Controlled, and a check is allowed: the points are there to be taken. */
  payingOut: 7,
  hand: 8,
  fullHand: 9,
  emptyHand: 10,
  facing: 11,
  firstFallsTo2: 12,
  firstFallsTo3: 13,
  firstFallsTo4: 14,
  behindFallsTo2: 15,
  behindFallsTo4: 16,
  strikersByNumber: 17,
  strikersByGuild: 18,
  killsByNumber: 19,
  killsByGuild: 20,
  powerFacing: 21,
} as const;
const A_SIDE = Object.keys(OF).length;

/** What only those know who hold the hand. */
const HELD_BY_ME = {
  handLife: 0,
  playTogether: 1,
  strikersInHand: 2,
  killsInHand: 3,
  cardsThatStrike: 4,
} as const;

/** Guilds whose worth is learned one by one; others, from packs, are worth what their cards do. */
const GUILDS = [
  ...["fire", "ice", "light", "shadow", "earth", "water", "thunderbolt", "plant", "air", "crystal"],
  ...["acid", "beast", "lava", "love", "magnet", "music", "sand", "star"],
];

const THEIRS = A_SIDE;
const MY_HAND = 2 * A_SIDE;
const DECKS = MY_HAND + Object.keys(HELD_BY_ME).length;
const LYING = DECKS + GUILDS.length;

const capital = (word: string): string => `${word[0].toUpperCase()}${word.slice(1)}`;

/** Points from which on the end is near. */
const NEARLY = GOAL - 4;
const MOST = 3;
const LOCATIONS = 6;
/** Guilds of packs beyond so many are not counted as strikers. */
const GROUPS = NUMBERS + 64;

/** By group (a number, then guilds) and location: cards that could strike, and how hard together. */
const strikers = new Int32Array(GROUPS * LOCATIONS);
const power = new Int32Array(GROUPS * LOCATIONS);
/** By group: cards that strike elsewhere than where they lie, and the hardest of their blows. */
const roaming = new Int32Array(GROUPS);
const reachOf = new Int32Array(GROUPS);
const killsOf = new Int32Array(GROUPS);
/** By location: what the first enemy there can still take; 0 where there is none. */
const target = new Int32Array(LOCATIONS);
const other = new Int32Array(A_SIDE);
/** By guild of the content: its place among those known by name. */
let known: { readonly list: Riftforce["library"]["list"]; readonly places: Int32Array } | undefined;

export const features: Features<Riftforce> = {
  names: [
    ...["my", "their"].flatMap((whose) => Object.keys(OF).map((name) => `${whose}${capital(name)}`)),
    ...Object.keys(HELD_BY_ME),
    ...GUILDS.map((guild) => `${guild}InDeck`),
    ...GUILDS.map((guild) => `${guild}OnTable`),
  ],
  moments: ["mineNext", "theirsNext"],
  read: (s, seat, into) => {
    into.fill(0);
    const mine = sideOfSeat(s, seat);
    const striking = strikingOf(s.library);
    const others = s.shape.sides - 1;
    for (let side = 0; side < s.shape.sides; side++) {
      if (side === mine) continue;
      other.fill(0);
      countSide(s, side as Side, striking, other, 0);
      for (let i = 0; i < A_SIDE; i++) into[THEIRS + i] += other[i];
    }
    if (others > 1) for (let i = 0; i < A_SIDE; i++) into[THEIRS + i] = Math.trunc(into[THEIRS + i] / others);
    // Last, so that what its cards can do is at hand when one's own hand is looked through.
    countSide(s, mine, striking, into, 0);
    countHand(s, seat, into);
    countGuilds(s, mine, into);
    return sideOfSeat(s, nextToAct(s)) === mine ? 0 : 1;
  },
};

/** In the middle of an action it is taken for done: it is the next one's turn. */
function nextToAct(s: Riftforce): Seat {
  const position = s.tally[POSITION];
  return seatAt(s, isAt(s, action) ? position : (position + 1) % positionCount(s));
}

function countSide(s: Riftforce, side: Side, striking: Striking, into: Int32Array, from: number): void {
  const { locations } = s.shape;
  strikers.fill(0);
  power.fill(0);
  roaming.fill(0);
  reachOf.fill(0);
  const hand = handSize(s, side);
  let controlled = 0;
  for (let l = 0; l < locations; l++) {
    target[l] = firstEnemy(s, side, l as Location);
    let c = s.head[stackAt(s, l as Location, side)];
    if (c === NONE) continue;
    into[from + OF.locations]++;
    if (target[l] === 0) controlled++;
    const faces = target[l] > 0;
    for (let first = true; c !== NONE; c = s.next[c], first = false)
      countCard(s, c, l, first, faces, striking, into, from);
  }
  const points = s.score[side];
  into[from + OF.points] = points;
  into[from + OF.nearGoal] = Math.max(0, points - NEARLY);
  into[from + OF.controlled] = controlled;
  into[from + OF.payingOut] = hand < HAND ? controlled : 0;
  into[from + OF.hand] = hand;
  into[from + OF.fullHand] = hand >= HAND ? 1 : 0;
  into[from + OF.emptyHand] = hand <= 1 ? 1 : 0;
  countGroups(s, into, from);
}

function countCard(
  s: Riftforce,
  c: Card,
  location: number,
  first: boolean,
  faces: boolean,
  striking: Striking,
  into: Int32Array,
  from: number,
): void {
  const def = s.def[c];
  const guild = guildOf(def);
  const left = numberOf(def) - s.damage[c];
  const blow = striking.power[guild];
  const roams = striking.roams[guild] !== 0;
  into[from + OF.cards]++;
  into[from + OF.life] += left;
  into[from + OF.damage] += s.damage[c];
  if (faces) {
    into[from + OF.facing]++;
    if (first) {
      if (left <= 2) into[from + OF.firstFallsTo2]++;
      if (left <= 3) into[from + OF.firstFallsTo3]++;
      if (left <= 4) into[from + OF.firstFallsTo4]++;
    } else {
      if (left <= 2) into[from + OF.behindFallsTo2]++;
      if (left <= 4) into[from + OF.behindFallsTo4]++;
    }
  }
  if (faces || roams) into[from + OF.powerFacing] += blow;
  join(def % NUMBERS, location, faces, roams, blow);
  if (NUMBERS + guild < GROUPS) join(NUMBERS + guild, location, faces, roams, blow);
}

function join(group: number, location: number, faces: boolean, roams: boolean, blow: number): void {
  if (roams) {
    roaming[group]++;
    if (blow > reachOf[group]) reachOf[group] = blow;
  } else if (faces) {
    strikers[group * LOCATIONS + location]++;
    power[group * LOCATIONS + location] += blow;
  }
}

function countGroups(s: Riftforce, into: Int32Array, from: number): void {
  const groups = Math.min(GROUPS, NUMBERS + s.shape.guilds);
  for (let group = 0; group < groups; group++) {
    const members = membersOf(group, s.shape.locations);
    killsOf[group] = members === 0 ? 0 : killsIn(group, s.shape.locations);
    const by = group < NUMBERS ? OF.strikersByNumber : OF.strikersByGuild;
    const kills = group < NUMBERS ? OF.killsByNumber : OF.killsByGuild;
    if (members > into[from + by]) into[from + by] = members;
    if (killsOf[group] > into[from + kills]) into[from + kills] = killsOf[group];
  }
}

/** RF-43: no more than three cards are activated. */
function membersOf(group: number, locations: number): number {
  let n = roaming[group];
  for (let l = 0; l < locations; l++) n += strikers[group * LOCATIONS + l];
  return n > MOST ? MOST : n;
}

/** How many first enemies three of a group could destroy, the ones that take fewest blows before the others. */
function killsIn(group: number, locations: number): number {
  let kills = 0;
  let left = MOST;
  for (let blows = 1; blows <= left; blows++)
    for (let l = 0; l < locations && blows <= left; l++) {
      const at = group * LOCATIONS + l;
      if (strikers[at] < blows || blowsFor(target[l], power[at], strikers[at]) !== blows) continue;
      kills++;
      left -= blows;
    }
  if (roaming[group] === 0 || left === 0) return kills;
  for (let l = 0; l < locations; l++) if (target[l] > 0 && target[l] <= reachOf[group]) return kills + 1;
  return kills;
}

/** Blows of the mean strength of so many that fell it. */
function blowsFor(life: number, sum: number, count: number): number {
  if (life === 0 || sum === 0) return MOST + 1;
  let n = 1;
  while (n <= MOST && n * sum < life * count) n++;
  return n;
}

/** What the first card of the weakest enemy at a location can still take. */
function firstEnemy(s: Riftforce, side: Side, location: Location): number {
  let least = 0;
  for (let enemy = 0; enemy < s.shape.sides; enemy++) {
    if (enemy === side) continue;
    const c = s.head[stackAt(s, location, enemy as Side)];
    if (c === NONE) continue;
    const left = numberOf(s.def[c]) - s.damage[c];
    if (least === 0 || left < least) least = Math.max(1, left);
  }
  return least;
}

/** Of a team the mean. */
function handSize(s: Riftforce, side: Side): number {
  let sum = 0;
  let members = 0;
  for (let owner = 0; owner < s.shape.owners; owner++) {
    if (sideOfSeat(s, owner as Seat) !== side) continue;
    sum += s.size[handOf(owner as Seat)];
    members++;
  }
  return members > 1 ? Math.trunc(sum / members) : sum;
}

/** The seat's own cards: what they let it play together, and what they let strike. */
function countHand(s: Riftforce, seat: Seat, into: Int32Array): void {
  const from = MY_HAND;
  for (let c = s.head[handOf(seat)]; c !== NONE; c = s.next[c]) {
    const def = s.def[c];
    const guild = guildOf(def);
    const byGuild = NUMBERS + guild < GROUPS ? NUMBERS + guild : NONE;
    into[from + HELD_BY_ME.handLife] += numberOf(def);
    const members = Math.max(
      membersOf(def % NUMBERS, s.shape.locations),
      byGuild === NONE ? 0 : membersOf(byGuild, s.shape.locations),
    );
    const kills = Math.max(killsOf[def % NUMBERS], byGuild === NONE ? 0 : killsOf[byGuild]);
    if (members > 0) into[from + HELD_BY_ME.cardsThatStrike]++;
    if (members > into[from + HELD_BY_ME.strikersInHand]) into[from + HELD_BY_ME.strikersInHand] = members;
    if (kills > into[from + HELD_BY_ME.killsInHand]) into[from + HELD_BY_ME.killsInHand] = kills;
    let alike = 0;
    let equal = 0;
    for (let o = s.head[handOf(seat)]; o !== NONE; o = s.next[o]) {
      if (guildOf(s.def[o]) === guild) alike++;
      if (s.def[o] % NUMBERS === def % NUMBERS) equal++;
    }
    const together = Math.min(MOST, Math.max(alike, equal));
    if (together > into[from + HELD_BY_ME.playTogether]) into[from + HELD_BY_ME.playTogether] = together;
  }
}

/** Which guilds each side has, and how many of their cards lie on the table: mine less theirs. */
function countGuilds(s: Riftforce, mine: Side, into: Int32Array): void {
  const places = placesOf(s);
  for (let guild = 0; guild < s.shape.guilds; guild++) {
    const place = places[guild];
    if (place === NONE) continue;
    const holder = s.summoner[guild as Guild] - HELD;
    if (holder >= 0) into[DECKS + place] = sideOfSeat(s, holder as Seat) === mine ? 1 : -1;
    for (let owner = 0; owner < s.shape.owners; owner++) {
      const n = s.guildsUp[owner * s.shape.guilds + guild];
      if (n > 0) into[LYING + place] += sideOfSeat(s, owner as Seat) === mine ? n : -n;
    }
  }
}

function placesOf({ library: { list } }: Riftforce): Int32Array {
  if (known?.list !== list) known = { list, places: Int32Array.from(list, ({ id }) => GUILDS.indexOf(id)) };
  return known.places;
}
