import { words } from "../../table/words.ts";
import { nameOfCard } from "./card.ts";
import { readKey } from "./taps.ts";
import { texts } from "./text.ts";
import { spotOf } from "./view.ts";
import type { Choice, Session } from "./wire.ts";

/** "Activate with Fire 5: 3 cards strike": the engine says how many of them. An action is all that is done in a turn. */
export function answers(option: Choice, { cards }: Session): string | undefined {
  const t = texts();
  if (option.do === "end") return t.endTurn;
  if (option.do === "draft") return t.take(option.label);
  if (option.do === "discard" && option.strikes !== undefined)
    return t.activateWith(nameOfCard(option.card, cards), option.strikes);
  return undefined;
}

/** Of the three actions those that can be done now; what comes before them is the engine's. */
export function asks({ decision, options }: Session): { readonly text: string; readonly detail: string } | undefined {
  if (decision?.prompt !== "action") return undefined;
  const t = texts();
  const ways = (["play", "discard", "check"] as const).filter((what) => options.some((o) => o.do === what));
  const [opening] = decision.text.split(/: (?=[^:]*$)/);
  return { text: `${opening}: ${words().either(ways.map((what) => t.ways[what]))}.`, detail: "" };
}

/** With a card of the hand taken up: what may be done with it, and nothing else. */
export function asking(session: Session): { readonly text: string; readonly detail: string } | undefined {
  const { path, legal, cards, picture, options } = session;
  const key = readKey(path[0] ?? "");
  const spot = key?.is === "card" ? spotOf(picture, key.row) : null;
  if (spot?.is !== "hand") return undefined;
  const t = texts();
  const { card } = spot.card;
  const name = nameOfCard(card, cards);
  const plays = [...legal].some((next) => readKey(next)?.is === "place");
  const activates = options.find((o) => o.do === "discard" && o.card === card);
  const strikes = activates?.do === "discard" ? activates.strikes : undefined;
  const detail = session.cardText(card)?.text ?? "";
  if (session.pencilled || !plays) return { text: name, detail };
  return { text: strikes === undefined ? t.playWhere(name) : t.playOrActivate(name, strikes), detail };
}

/** The cards that what is pencilled in would let strike. */
export function firing({ pencilled }: Session): ReadonlySet<number> {
  return new Set(pencilled?.do === "discard" ? pencilled.strikers?.split(" ").map(Number) : []);
}
