import type { OptionLine } from "@rifthall/host";
import type { Layout } from "../../table/layout.ts";
import type { Session } from "../../table/session.svelte.ts";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { ending } from "./ending.ts";
import Face from "./Face.svelte";
import Hand from "./Hand.svelte";
import { outcomeOf } from "./outcome.ts";
import { rollOf, stateOf, whereIs } from "./position.ts";
import Standing from "./Standing.svelte";
import { lead, typeOf } from "./table.svelte.ts";
import { candidate, rowIn, taps } from "./taps.ts";
import { words } from "./text.ts";

/** The likely next step, best first: to go on, or to take what is offered. */
const LIKELY = ["explore", "accept", "dice", "end", "pass", "take-on"];

/** While units may still fight, to leave it at that is nothing to be hit by chance. */
const FIGHTING = ["engage", "attack"];
const LEAVING = ["end", "pass"];

function likely(buttons: readonly OptionLine[], all: readonly OptionLine[]): OptionLine | undefined {
  const useful = buttons.filter((o) => !o.idle);
  const fights = all.some((o) => FIGHTING.includes(o.do));
  for (const verb of LIKELY) {
    if (fights && LEAVING.includes(verb)) continue;
    const found = useful.find((o) => o.do === verb);
    if (found) return found;
  }
  return useful.find((o) => o.do === "decline");
}

/** With a card or a die held, the Rift that makes the most of it. */
function best(meant: readonly OptionLine[]): OptionLine | undefined {
  const count = (o: OptionLine): number => outcomeOf(o.label)?.count ?? 0;
  return meant.filter((o) => RIFTS.includes(o.do)).toSorted((a, b) => count(b) - count(a))[0];
}
const RIFTS = ["rift", "rift-gear"];

function nameOf(key: string, session: Session): string {
  const t = words();
  const die = rowIn(key, "die");
  if (die !== undefined) {
    const shown = rollOf(session.picture)?.dice[die];
    return shown && shown.face > 0 ? t.shows(die + 1, shown.face, shown.total) : t.notThrown(die + 1);
  }
  const row = rowIn(key, "card");
  if (row === undefined) return t.die(t.colours[key.slice(7)] ?? "", true);
  const found = whereIs(session.picture, row);
  if (!found) return key;
  const state = stateOf(found.card);
  return `${session.nameOfCard(found.card.card)}${state === "ready" ? "" : `, ${t.states[state]}`}`;
}

export const layout: Layout = {
  Board,
  Face,
  tellsAll: true,
  readsHeld: true,
  Hand,
  Standing,
  Aside,
  taps: (option, picture, seat) => taps(option, picture, seat, lead.die),
  candidate: (path, decision, picture) => candidate(path, decision, picture, typeOf),
  nameOf,
  likely,
  best,
  ending,
  promptHeight: { large: 108, small: 124 },
};
