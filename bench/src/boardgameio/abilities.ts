import { type Card, elemental, type Guild } from "./cards.js";
import {
  adjacent,
  type Duel,
  elsewhere,
  type Frame,
  HAND,
  type Location,
  opponent,
  type Seat,
  type Stack,
  type Table,
} from "./duel.js";
import { damageOf, destroy, draw, heal, hurt, isDestroyed, moveCard, remove, sweep } from "./rules.js";

type Act = (table: Table, frame: Frame) => void;

interface Choice<Do extends string, Chosen> {
  readonly do: Do;
  readonly from: (G: Duel, frame: Frame) => Chosen[];
  readonly run: (table: Table, frame: Frame, chosen: Chosen) => void;
}

type LocationChoice = Choice<"move" | "aim" | "place", Location>;
type CardChoice = Choice<"target", Card>;

/** A step acts at once, or takes one of some choices: with none it is skipped, with one nobody is asked. */
type Step = Act | LocationChoice | CardChoice;

function enemies(G: Duel, frame: Frame, location: Location = frame.location): Stack {
  return G.sides[opponent(frame.seat)][location];
}

function allies(G: Duel, frame: Frame): Stack {
  return G.sides[frame.seat][frame.location];
}

function strikeFirst(amount: number): Act {
  return ({ G }, frame) => hurt(G, enemies(G, frame)[0], amount);
}

function strikeEach(amount: number): Act {
  return ({ G }, frame) => {
    for (const enemy of enemies(G, frame)) hurt(G, enemy, amount);
  };
}

function moveSelf(from: (location: Location) => Location[]): LocationChoice {
  return {
    do: "move",
    from: (_, frame) => from(frame.location),
    run: ({ G }, frame, location) => relocate(G, frame, location),
  };
}

function relocate(G: Duel, frame: Frame, location: Location): void {
  moveCard(G, frame.seat, frame.self, frame.location, location);
  frame.location = location;
}

// RF-12: a damaged card has to be healed if there is one.
const healAnyAlly: CardChoice = {
  do: "target",
  from: (G, frame) => G.sides[frame.seat].flatMap((stack) => stack.filter((card) => damageOf(G, card) > 0)),
  run: ({ G }, _, card) => heal(G, card, 1),
};

// RF-16
function thunderbolt(mayStrike: (frame: Frame) => boolean): CardChoice {
  return {
    do: "target",
    from: (G, frame) => (mayStrike(frame) ? [...enemies(G, frame)] : []),
    run: ({ G }, frame, card) => {
      hurt(G, card, 2);
      if (!isDestroyed(G, card)) return;
      destroy(G, opponent(frame.seat), frame.location, card);
      frame.enemy = card;
    },
  };
}

const strikeFirstForPoint: Act = ({ G }, frame) => {
  const enemy = enemies(G, frame)[0];
  if (enemy === undefined) return;
  hurt(G, enemy, 1);
  if (!isDestroyed(G, enemy)) return;
  destroy(G, opponent(frame.seat), frame.location, enemy);
  G.scores[frame.seat] += 1;
};

// RF-17
const pull: LocationChoice = {
  do: "aim",
  from: (G, frame) => adjacent(frame.location).filter((at) => enemies(G, frame, at).length > 0),
  run: ({ G }, frame, location) => {
    const enemy = enemies(G, frame, location)[0];
    if (enemy === undefined) return;
    hurt(G, enemy, 2);
    if (!isDestroyed(G, enemy)) moveCard(G, opponent(frame.seat), enemy, location, frame.location);
  },
};

// RF-24
const strikeLastToDrag: Act = ({ G }, frame) => {
  const enemy = enemies(G, frame).at(-1);
  if (enemy === undefined) return;
  hurt(G, enemy, 2);
  if (!isDestroyed(G, enemy)) frame.enemy = enemy;
};

const drag: LocationChoice = {
  do: "move",
  from: (_, frame) => adjacent(frame.location),
  run: ({ G }, frame, location) => {
    if (frame.enemy !== undefined) moveCard(G, opponent(frame.seat), frame.enemy, frame.location, location);
    relocate(G, frame, location);
  },
};

// RF-25: the kill scores, and the card goes into nobody's discard.
const strikeFirstToTake: Act = ({ G }, frame) => {
  const enemy = enemies(G, frame)[0];
  if (enemy === undefined) return;
  hurt(G, enemy, 2);
  if (!isDestroyed(G, enemy)) return;
  remove(G, opponent(frame.seat), frame.location, enemy, true);
  frame.enemy = enemy;
};

const placeTaken: LocationChoice = {
  do: "place",
  from: (_, frame) => (frame.enemy === undefined ? [] : adjacent(frame.location)),
  run: ({ G }, frame, location) => {
    const taken = frame.enemy;
    if (taken === undefined) return;
    delete frame.enemy;
    lay(G, frame.seat, taken, location);
  },
};

const PLAYED: Partial<Record<Guild, readonly Step[]>> = {
  // RF-14
  earth: [strikeEach(1)],
  // RF-23
  love: [
    {
      do: "target",
      from: (G, frame) => allies(G, frame).filter((card) => damageOf(G, card) > 0),
      run: ({ G }, _, card) => heal(G, card, damageOf(G, card)),
    },
  ],
};

// RF-10 to RF-27
const ACTIVATED: Record<Guild, readonly Step[]> = {
  fire: [
    strikeFirst(3),
    ({ G }, frame) => {
      const stack = allies(G, frame);
      hurt(G, stack[stack.indexOf(frame.self) + 1], 1);
    },
  ],
  ice: [
    ({ G }, frame) => {
      const enemy = enemies(G, frame).at(-1);
      if (enemy !== undefined) hurt(G, enemy, damageOf(G, enemy) > 0 ? 4 : 1);
    },
  ],
  light: [strikeFirst(2), healAnyAlly],
  shadow: [moveSelf(elsewhere), strikeFirstForPoint],
  earth: [strikeFirst(2)],
  water: [strikeFirst(2), moveSelf(adjacent), strikeFirst(1)],
  thunderbolt: [thunderbolt(() => true), thunderbolt((frame) => frame.enemy !== undefined)],
  plant: [pull],
  air: [
    moveSelf(elsewhere),
    strikeFirst(1),
    ({ G }, frame) => {
      for (const at of adjacent(frame.location)) hurt(G, enemies(G, frame, at)[0], 1);
    },
  ],
  crystal: [strikeFirst(4)],
  acid: [
    ({ G }, frame) => {
      const [first, second] = enemies(G, frame);
      hurt(G, first, 3);
      hurt(G, second, 1);
    },
  ],
  beast: [moveSelf(adjacent), ({ G }, frame) => hurt(G, enemies(G, frame)[0], damageOf(G, frame.self) > 0 ? 3 : 2)],
  lava: [
    ({ G }, frame) => {
      for (const at of adjacent(frame.location)) hurt(G, enemies(G, frame, at)[0], 2);
      const stack = allies(G, frame);
      for (const card of stack.slice(0, stack.indexOf(frame.self) + 1)) hurt(G, card, 1);
    },
  ],
  love: [strikeFirst(2)],
  magnet: [strikeLastToDrag, drag],
  music: [strikeFirstToTake, placeTaken],
  sand: [moveSelf(elsewhere), strikeEach(1), ({ G }, frame) => heal(G, frame.self, 1)],
  star: [
    strikeFirst(2),
    (table, frame) => {
      if (table.G.hands[frame.seat].length < HAND) draw(table, frame.seat);
    },
  ],
};

/** RF-42: puts a card into the last slot and lets its when-played step begin. */
export function lay(G: Duel, seat: Seat, card: Card, location: Location): void {
  G.sides[seat][location].push(card);
  const { guild } = elemental(card);
  if (PLAYED[guild] !== undefined) begin(G, "played", seat, card, location);
}

export function begin(G: Duel, moment: Frame["moment"], seat: Seat, self: Card, location: Location): void {
  G.pending.push({ guild: elemental(self).guild, moment, step: 0, seat, self, location });
}

function stepOf(frame: Frame): Step | undefined {
  const steps = frame.moment === "played" ? PLAYED[frame.guild] : ACTIVATED[frame.guild];
  return steps?.[frame.step];
}

/** The suspended ability and what it asks, if one waits. */
export function question(G: Duel): { frame: Frame; step: LocationChoice | CardChoice } | undefined {
  const frame = G.pending.at(-1);
  const step = frame && stepOf(frame);
  return frame === undefined || step === undefined || typeof step === "function" ? undefined : { frame, step };
}

/** Runs the pending abilities until one has to ask. */
export function resolve(table: Table): void {
  const { pending } = table.G;
  for (let frame = pending.at(-1); frame !== undefined; frame = pending.at(-1)) {
    const step = stepOf(frame);
    if (step === undefined) {
      finish(table.G, frame);
    } else if (typeof step === "function") {
      frame.step++;
      step(table, frame);
    } else {
      // The two calls differ only in the type of what is chosen.
      const settled = step.do === "target" ? settle(table, frame, step) : settle(table, frame, step);
      if (!settled) return;
    }
  }
}

/** Skips a step without choices and takes a lone one; false when somebody has to choose. */
function settle<Chosen>(table: Table, frame: Frame, step: Choice<string, Chosen>): boolean {
  const choices = step.from(table.G, frame);
  if (choices.length > 1) return false;
  frame.step++;
  for (const only of choices) step.run(table, frame, only);
  return true;
}

/** RF-50; RF-20: Acid's kills give no points. */
function finish(G: Duel, frame: Frame): void {
  G.pending.pop();
  if (G.pending.length === 0) sweep(G, frame.seat, frame.guild !== "acid" || frame.moment !== "activated");
}
