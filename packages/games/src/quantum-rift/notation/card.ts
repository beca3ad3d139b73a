import { type Card, NONE } from "@rifthall/kernel/ids";
import { unknown } from "@rifthall/kernel/text";
import { bad } from "../../shared/position.js";
import { cardName } from "../rules/name.js";
import { DAMAGED, defOf, MOST_ENGAGEMENTS, type QuantumRift, READY, STATES } from "../table.js";
import type { CardType } from "../wire.js";

/** `hyvryx-scout/exhausted#1`: name, a hero's vitality, state, engagement; gear names its bearer. */
export function writeCard(s: QuantumRift, c: Card): string {
  const { id, type } = defOf(s, c);
  const vitality = type === "hero" ? `*${s.vitality[c]}` : "";
  const state = s.condition[c] === READY ? "" : `/${STATES[s.condition[c]]}`;
  const engaged = s.engagement[c] === 0 ? "" : `#${s.engagement[c]}`;
  const bearer = s.bearer[c] === NONE ? "" : `>${cardName(s, s.bearer[c])}`;
  return `${id}${vitality}${state}${engaged}${bearer}`;
}

/** What such a text says. */
export interface Written {
  readonly id: string;
  readonly vitality: number | null;
  readonly state: number;
  readonly engagement: number;
  readonly bearer: string | null;
}

export function readCard(text: string, place: string): Written {
  const found = /^([a-z][a-z0-9-]*)(?:\*(\d{1,2}))?(?:\/([a-z]+))?(?:#(\d{1,2}))?(?:>([a-z][a-z0-9-]*))?$/.exec(text);
  if (!found) throw bad(`${place}: "${text}" is not a card; cards are written like hyvryx-scout/exhausted#1`);
  const [, id, vitality, state, engagement, bearer] = found;
  const states: readonly string[] = STATES;
  if (state !== undefined && !states.includes(state)) throw bad(`${place}: ${unknown("state", state, states)}`);
  if (engagement !== undefined && (Number(engagement) < 1 || Number(engagement) > MOST_ENGAGEMENTS))
    throw bad(`${place}: engagements are numbered from 1 to ${MOST_ENGAGEMENTS}, not ${engagement}`);
  return {
    id,
    vitality: vitality === undefined ? null : Number(vitality),
    state: state === undefined ? READY : states.indexOf(state),
    engagement: Number(engagement ?? 0),
    bearer: bearer ?? null,
  };
}

/** What is written behind a card's name must be something that such a card can have there. */
export function refuseExtras(w: Written, type: CardType, inPlay: boolean, place: string): void {
  if (!inPlay && (w.state !== READY || w.engagement !== 0 || w.bearer !== null))
    throw bad(`${place}: only cards in play have a state, an engagement or a bearer`);
  if (w.vitality !== null && (type !== "hero" || !inPlay)) throw bad(`${place}: only a hero in play has vitality`);
  if (w.bearer !== null && type !== "gear") throw bad(`${place}: only gear has a bearer`);
  const unit = type === "unit" || type === "hero";
  if (!unit && w.state === DAMAGED) throw bad(`${place}: only units can be damaged, and "${w.id}" is none (QR-77)`);
  if (!unit && w.engagement !== 0) throw bad(`${place}: only units are in engagements, and "${w.id}" is none (QR-16)`);
}
