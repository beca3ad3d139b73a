import type { CardType } from "@rifthall/games/beyond-the-rift/wire";
import Aside from "./Aside.svelte";
import { answers, asking, asks, foretell, gathers, tells } from "./asking.ts";
import Board from "./Board.svelte";
import { ending } from "./ending.ts";
import Face from "./Face.svelte";
import { printed } from "./face.ts";
import Hand from "./Hand.svelte";
import { beat } from "./phase.ts";
import { whereIs } from "./position.ts";
import { primer } from "./primer.ts";
import Standing from "./Standing.svelte";
import { follows, headings } from "./story.ts";
import { heroName, leaf } from "./table.svelte.ts";
import { candidate, rowIn, seatIn, taps } from "./taps.ts";
import { words } from "./text.ts";
import type { Choice, Layout, Session, Text } from "./wire.ts";

/** The likely next step, best first: to close what is built, or to take what is offered. */
const LIKELY: readonly Choice["do"][] = ["close", "accept", "end", "pass"];
/** What is left of a hero's phase when nothing of use is. */
const IDLING: readonly Choice["do"][] = ["done", "wait", "trade", "draw", "swap"];

function likely(buttons: readonly Choice[], all: readonly Choice[]): Choice | undefined {
  const useful = buttons.filter(
    (o) => !o.idle && !("chance" in o && o.chance === 0 && all.some((p) => p.do === "lay")),
  );
  for (const verb of LIKELY) {
    const found = useful.find((o) => o.do === verb);
    if (found) return found;
  }
  // To be done is nothing to be hit by chance while there is something to do.
  return all.every((o) => o.idle || IDLING.includes(o.do)) ? buttons.find((o) => o.do === "done") : undefined;
}

/** What a held card is likely meant for, where several things are: to use it, and not to throw it away. */
const best = (meant: readonly Choice[]): Choice | undefined => {
  const opens = meant.filter((o) => o.do === "open");
  if (opens.length > 0) return opens.find((o) => o.chance === 100) ?? opens.at(-1);
  return meant.find((o) => o.do === "ap-card" || o.do === "special" || o.do === "suffer");
};

function nameOf(key: string, session: Session): string {
  if (key.startsWith("ap:")) return words().cost(Number(key.slice(3)));
  const seat = seatIn(key);
  if (seat !== undefined) return heroName(session, seat);
  const found = whereIs(session.picture, rowIn(key) ?? -1);
  return found ? session.nameOfCard(found.card.card) : key.replace(/^\w+:/, "").replaceAll("-", " ");
}

/** What somebody may want who taps a card of the hand that can do nothing now, by what it is for. */
function meantFor(text: Text | undefined): readonly string[] {
  const { attack, ap, type, parts } = printed(text, "");
  if (type === "wound" || type === "fatigue") return ["suffer"];
  if (attack) return ["attack"];
  if (ap) return ["ap-card"];
  if (parts.some(({ slot }) => slot === "special")) return ["special"];
  return ["trade"];
}

export const layout: Layout = {
  Board,
  Hand,
  greets: true,
  Face,
  Aside,
  Standing,
  primer,
  readsHeld: true,
  tellsAll: true,
  promptHeight: { large: 96, small: 118 },
  taps: (option, picture, seat) => taps(option, picture, seat, leaf.drawn),
  candidate: (path, decision, picture, cards) =>
    candidate(
      path,
      decision,
      picture,
      (card): CardType | undefined => cards.get(card)?.face?.type,
      (card) => meantFor(cards.get(card)),
    ),
  seatName: (seat, session) => heroName(session, seat),
  nameOf,
  likely,
  best,
  asks,
  asking,
  tells,
  foretell,
  beat,
  answers,
  gathers,
  // An attack that cannot hit is a card and AP for nothing.
  warning: (option, session) =>
    option.do === "close" && option.chance === 0 && session.picture.scene.commitment?.side === "hero"
      ? words().cannotHit
      : undefined,
  // To throw a card away for 1 AP is seldom why it was taken up.
  wastes: (option) => option.do === "trade",
  // An attack or a defence is built card by card and closed by the plate.
  atOnce: (option) => option.do === "lay",
  windowName: (name) => words().windows[name as keyof ReturnType<typeof words>["windows"]] ?? name,
  headings,
  follows,
  ending,
};
