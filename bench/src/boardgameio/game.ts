import type { Game, MoveFn, TurnOrderConfig } from "boardgame.io";
import { begin, lay, question, resolve } from "./abilities.js";
import { type Card, cardsOf, GUILDS } from "./cards.js";
import { type Duel, HAND, LIMIT, LOCATIONS, MIDDLE, opponent, type Seat, seatOf, type Table } from "./duel.js";
import { INVALID_MOVE } from "./library.js";
import { type Activate, type Discard, type Draft, options, type Play, type Target, type Where } from "./options.js";
import { activatable, checkAndDraw, draw, mayCheck, mayDiscard, mayEnd, mayPlay, outcome, take } from "./rules.js";

type Move = MoveFn<Duel>;

const GUILDS_EACH = 4;

const draft: Move = ({ G, playerID }, { guild }: Draft) => {
  const index = G.shown.indexOf(guild);
  if (index < 0) return INVALID_MOVE;
  G.shown.splice(index, 1);
  G.guilds[seatOf(playerID)].push(guild);
};

const play: Move = (table, { card, location }: Play) => {
  const { G } = table;
  const seat = seatOf(table.playerID);
  if (G.pending.length > 0 || !G.hands[seat].includes(card) || !mayPlay(G, card, location)) return INVALID_MOVE;
  if (G.action.kind === "play") {
    G.action.cards.push(card);
    G.action.locations.push(location);
  } else {
    G.action = { kind: "play", cards: [card], locations: [location] };
  }
  G.idle = 0;
  take(G.hands[seat], card);
  lay(G, seat, card, location);
  proceed(table, seat);
};

const discard: Move = (table, { card }: Discard) => {
  const { G } = table;
  const seat = seatOf(table.playerID);
  if (!G.hands[seat].includes(card) || !mayDiscard(G, seat, card)) return INVALID_MOVE;
  take(G.hands[seat], card);
  G.discards[seat].push(card);
  G.action = { kind: "activate", discarded: card, activated: [] };
  G.idle = 0;
  proceed(table, seat);
};

const activate: Move = (table, { card }: Activate) => {
  const { G } = table;
  const seat = seatOf(table.playerID);
  if (G.pending.length > 0 || !activatable(G, seat).includes(card)) return INVALID_MOVE;
  start(G, seat, card);
  proceed(table, seat);
};

const check: Move = (table) => {
  const seat = seatOf(table.playerID);
  if (!mayCheck(table.G, seat)) return INVALID_MOVE;
  checkAndDraw(table, seat);
  table.G.action = { kind: "done" };
};

const end: Move = ({ G }) => {
  if (G.pending.length > 0 || !mayEnd(G)) return INVALID_MOVE;
  G.action = { kind: "done" };
};

const where: Move = (table, { do: verb, location }: Where) => {
  const asked = question(table.G);
  if (asked === undefined || asked.step.do === "target" || asked.step.do !== verb) return INVALID_MOVE;
  const { frame, step } = asked;
  if (!step.from(table.G, frame).includes(location)) return INVALID_MOVE;
  frame.step++;
  step.run(table, frame, location);
  proceed(table, seatOf(table.playerID));
};

const target: Move = (table, { card }: Target) => {
  const asked = question(table.G);
  if (asked?.step.do !== "target") return INVALID_MOVE;
  const { frame, step } = asked;
  if (!step.from(table.G, frame).includes(card)) return INVALID_MOVE;
  frame.step++;
  step.run(table, frame, card);
  proceed(table, seatOf(table.playerID));
};

/** Goes on with abilities and action up to the next real choice, or to the end of the action. */
function proceed(table: Table, seat: Seat): void {
  const { G } = table;
  resolve(table);
  if (G.pending.length > 0) return;
  if (G.action.kind === "play") {
    if (G.action.cards.length === LIMIT || G.hands[seat].length === 0) G.action = { kind: "done" };
  } else if (G.action.kind === "activate") {
    const started = G.action.activated.length;
    const [only, ...others] = started === LIMIT ? [] : activatable(G, seat);
    if (only === undefined) {
      G.action = { kind: "done" };
    } else if (started === 0 && others.length === 0) {
      start(G, seat, only);
      proceed(table, seat);
    }
  }
}

function start(G: Duel, seat: Seat, card: Card): void {
  const location = LOCATIONS.find((at) => G.sides[seat][at].includes(card));
  if (location === undefined || G.action.kind !== "activate") throw new Error(`card ${card} can't be activated now`);
  G.action.activated.push(card);
  begin(G, "activated", seat, card, location);
}

/** RF-30, RF-31 */
function setup({ random }: Pick<Table, "random">): Duel {
  const [zero, one, ...rest] = random.Shuffle([...GUILDS]);
  if (zero === undefined || one === undefined) throw new Error("there are no guilds to deal");
  return {
    first: random.Die(2) === 1 ? 0 : 1,
    guilds: [[zero], [one]],
    shown: rest.slice(0, 8),
    scores: [0, 0],
    hands: [[], []],
    decks: [[], []],
    discards: [[], []],
    sides: [
      [[], [], [], [], []],
      [[], [], [], [], []],
    ],
    damage: {},
    action: { kind: "start" },
    pending: [],
    actions: 0,
    idle: 0,
  };
}

/** RF-32, RF-33: the second player's free card is only placed, so no step of it runs. */
function deal(table: Table): void {
  const { G, random } = table;
  for (const seat of [0, 1] as const) {
    G.decks[seat] = random.Shuffle(G.guilds[seat].flatMap(cardsOf));
    while (G.hands[seat].length < HAND) draw(table, seat);
  }
  const second = opponent(G.first);
  G.sides[second][MIDDLE].push(...G.decks[second].splice(-1));
}

const order: TurnOrderConfig<Duel> = {
  first: ({ G }) => G.first,
  next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
};

export const riftforce: Game<Duel> = {
  name: "riftforce",
  minPlayers: 2,
  maxPlayers: 2,
  // Undo would keep every state of a turn alive; the benchmark never takes anything back.
  disableUndo: true,
  setup,
  phases: {
    draft: {
      start: true,
      moves: { draft },
      turn: { order, minMoves: 1, maxMoves: 1 },
      endIf: ({ G }) => G.guilds.every((guilds) => guilds.length === GUILDS_EACH),
      next: "duel",
    },
    duel: {
      onBegin: deal,
      moves: { play, discard, activate, check, end, move: where, aim: where, place: where, target },
      turn: {
        order,
        endIf: ({ G }) => G.action.kind === "done",
        onEnd: ({ G }) => {
          G.action = { kind: "start" };
          G.actions++;
        },
      },
    },
  },
  endIf: ({ G }) => outcome(G),
  ai: { enumerate: (G, ctx) => options(G, ctx).map((option) => ({ move: option.do, args: [option] })) },
};
