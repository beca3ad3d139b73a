import { COLOURS } from "@rifthall/games/quantum-rift/facts";
import { meantBy } from "../../table/choosing.ts";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { ending } from "./ending.ts";
import Face from "./Face.svelte";
import Hand from "./Hand.svelte";
import { stateOf, whereIs } from "./position.ts";
import { primer } from "./primer.ts";
import Standing from "./Standing.svelte";
import { lead } from "./table.svelte.ts";
import { candidate, colourKey, rowIn, taps } from "./taps.ts";
import { term, words } from "./text.ts";
import type { Choice, Layout, Session } from "./wire.ts";

/** The likely next step, best first: to go on, or to take what is offered. */
const LIKELY: readonly Choice["do"][] = ["explore", "accept", "dice", "end", "pass", "take-on"];

/** While units may still fight or something may be deployed, to leave it at that is nothing to be hit by chance. */
const WORTH: readonly Choice["do"][] = ["engage", "attack", "deploy"];
const LEAVING: readonly Choice["do"][] = ["end", "pass"];

function likely(buttons: readonly Choice[], all: readonly Choice[]): Choice | undefined {
  const useful = buttons.filter((o) => !o.idle);
  const isWorth = all.some((o) => WORTH.includes(o.do));
  for (const verb of LIKELY) {
    if (isWorth && LEAVING.includes(verb)) continue;
    const found = useful.find((o) => o.do === verb);
    if (found) return found;
  }
  return useful.find((o) => o.do === "decline");
}

/** With a card or a die held, the Rift that makes the most of it. */
function best(meant: readonly Choice[]): Choice | undefined {
  return meant.filter(isRift).toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))[0];
}
const isRift = (o: Choice) => o.do === "rift" || o.do === "rift-gear";

function nameOf(key: string, session: Session): string {
  const t = words();
  const die = rowIn(key, "die");
  if (die !== undefined) {
    const shown = session.picture.scene.roll?.dice[die];
    return shown && shown.face > 0 ? t.shows(die + 1, shown.face, shown.total) : t.notThrown(die + 1);
  }
  const row = rowIn(key, "card");
  const colour = COLOURS.find((name) => key === colourKey(name));
  if (colour !== undefined) return t.die(term(`colour-${colour}`), true);
  const found = whereIs(session.picture, row ?? -1);
  if (!found) return key;
  const state = stateOf(found.card);
  return `${session.nameOfCard(found.card.card)}${state === "ready" ? "" : `, ${term(state)}`}`;
}

/** Dice are also chosen one by one to be rolled. */
const isPaying = ({ decision }: Session): boolean => decision?.prompt === "pay";
const answers = (option: Choice, session: Session): string | undefined =>
  option.do === "pay" && isPaying(session) ? words().pay(option.label) : undefined;

/** What is asked of a card that was taken up: whom it meets, or who gets it. */
const ASKED = ["engage", "attack", "equip"] as const;

function asking(session: Session): { readonly text: string; readonly detail: string } | undefined {
  const { path, pencilled, tapped, picture } = session;
  if (pencilled?.do === "pay" && isPaying(session))
    return { text: words().payWith(term(`colour-${pencilled.colour}`)), detail: "" };
  const card = whereIs(picture, rowIn(path[0] ?? "", "card") ?? -1)?.card.card;
  if (pencilled || card === undefined) return undefined;
  const meant = meantBy(tapped, path);
  const what = ASKED.find((verb) => meant.some(({ option }) => option.do === verb));
  return what && { text: words().whom[what](session.nameOfCard(card)), detail: "" };
}

export const layout: Layout = {
  Board,
  Face,
  tellsAll: true,
  readsHeld: true,
  Hand,
  Standing,
  primer,
  Aside,
  taps: (option, picture, seat) => taps(option, picture, seat, lead.die),
  candidate: (path, decision, picture, cards) =>
    candidate(path, decision, picture, (card) => cards.get(card)?.face?.type),
  nameOf,
  asking,
  answers,
  likely,
  best,
  ending,
  promptHeight: { large: 108, small: 124 },
};
