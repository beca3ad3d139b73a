import type { Ctx } from "boardgame.io";
import { question } from "./abilities.js";
import { type Card, elemental, type Guild } from "./cards.js";
import { type Duel, LOCATIONS, type Location, type Seat, seatOf } from "./duel.js";
import { activatable, mayCheck, mayDiscard, mayEnd, mayPlay } from "./rules.js";

export type Draft = { do: "draft"; guild: Guild };
export type Play = { do: "play"; card: Card; location: Location };
export type Discard = { do: "discard"; card: Card };
export type Activate = { do: "activate"; card: Card };
export type Where = { do: "move" | "aim" | "place"; location: Location };
export type Target = { do: "target"; card: Card };

/** One legal choice; `do` names the move that carries it out, and the option is that move's argument. */
export type Option = Draft | Play | Discard | { do: "check" } | { do: "end" } | Activate | Where | Target;

/** Everything the current player may choose. */
export function options(G: Duel, ctx: Ctx): Option[] {
  if (ctx.phase === "draft") return G.shown.map((guild) => ({ do: "draft", guild }));
  const seat = seatOf(ctx.currentPlayer);
  const asked = question(G);
  if (asked === undefined) return actionOptions(G, seat);
  const { frame, step } = asked;
  if (step.do === "target") return step.from(G, frame).map((card) => ({ do: "target", card }));
  const verb = step.do;
  return step.from(G, frame).map((location) => ({ do: verb, location }));
}

function actionOptions(G: Duel, seat: Seat): Option[] {
  const list: Option[] = [];
  const hand = distinct(G.hands[seat]);
  for (const card of hand) {
    for (const location of LOCATIONS) if (mayPlay(G, card, location)) list.push({ do: "play", card, location });
  }
  for (const card of hand) if (mayDiscard(G, seat, card)) list.push({ do: "discard", card });
  for (const card of activatable(G, seat)) list.push({ do: "activate", card });
  if (mayCheck(G, seat)) list.push({ do: "check" });
  if (mayEnd(G)) list.push({ do: "end" });
  return list;
}

/** Of equal cards in hand only the first is offered. */
function distinct(hand: readonly Card[]): Card[] {
  return hand.filter(
    (card, index) => hand.findIndex((other) => elemental(other).name === elemental(card).name) === index,
  );
}
