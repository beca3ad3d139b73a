import { HAND, RETURNED } from "@rifthall/games/neverrift/facts";
import { ticks } from "../../table/ticks.ts";
import Aside from "./Aside.svelte";
import { asking, asks, warning } from "./asking.ts";
import Board from "./Board.svelte";
import { ending } from "./ending.ts";
import Face from "./Face.svelte";
import { foretell } from "./foretelling.ts";
import Hand from "./Hand.svelte";
import { spotOf, zoneIn } from "./position.ts";
import { primer } from "./primer.ts";
import Standing from "./Standing.svelte";
import { saidOf } from "./said.ts";
import { follows, headings } from "./story.ts";
import { typeOf } from "./table.svelte.ts";
import { candidate, cardKey, fieldOfKey, rowIn, taps } from "./taps.ts";
import { words } from "./text.ts";
import type { Choice, Gathering, Layout, Session } from "./wire.ts";
import { worded } from "./worded.ts";

/** The likely next step: to take what is offered, to keep a hand, or to end a turn in which something was played. */
const LIKELY: readonly Choice["do"][] = ["accept", "keep", "end"];

function likely(buttons: readonly Choice[], all: readonly Choice[]): Choice | undefined {
  const playing = all.some(({ do: what }) => what === "play" || what === "sacrifice" || what === "cast");
  for (const verb of LIKELY) {
    if (verb === "end" && playing) continue;
    const found = buttons.find((o) => o.do === verb);
    if (found) return found;
  }
  return undefined;
}

/** NR-18: an opening hand is exchanged card by card; here the cards are ticked, and all go at once. */
function gathers(session: Session): Gathering | undefined {
  const { decision, options, picture, seat } = session;
  if (decision?.prompt !== "mulligan" || seat === null) return undefined;
  const named = new Map(options.flatMap((o) => (o.do === "return" ? [[o.card, o] as const] : [])));
  const held = zoneIn(picture, `hand-${seat}`);
  const of = ticks(held, named, cardKey);
  const close = options.find((o) => o.do === "keep");
  return { of, most: RETURNED - (HAND - held.length), close, label: words().exchange };
}

function nameOf(key: string, session: Session): string {
  const field = fieldOfKey(key);
  if (field !== undefined) return words().emptyField(field.toUpperCase());
  if (key.startsWith("seat:")) return session.seatName(Number(key.slice(5)));
  const spot = spotOf(session.picture, rowIn(key) ?? -1);
  if (!spot) return key;
  return saidOf(session, spot.card, spot.is === "field" ? spot.field : undefined)
    .filter(Boolean)
    .join(", ");
}

export const layout: Layout = {
  Board,
  Face,
  tellsAll: true,
  Hand,
  Standing,
  primer,
  greets: true,
  Aside,
  taps,
  candidate: (path, decision, picture) => candidate(path, decision, picture, typeOf),
  nameOf,
  likely,
  asking,
  asks,
  gathers,
  warning,
  foretell,
  looksAhead: true,
  worded,
  headings,
  follows,
  ending,
  promptHeight: { large: 108, small: 106 },
};
