import type { Creature, Lying, Seen } from "@rifthall/games/neverrift/wire";
import { valuesOf } from "./face.ts";
import { cardAt, isCreature, isInPlay } from "./position.ts";
import { isTurned, printedAs } from "./table.svelte.ts";
import { term, words } from "./text.ts";
import type { Session } from "./wire.ts";

/** A card as it is told to somebody who does not see it. */
export function saidOf(session: Session, seen: Seen, field: string | undefined, coming?: number): readonly string[] {
  const t = words();
  const of = printedAs(session, seen.card);
  return [
    of.name,
    field?.toUpperCase() ?? "",
    `${term(of.type)}, ${term(of.faction)}`,
    of.type === "creature" ? sidesSaid(session, seen) : "",
    ...(isInPlay(seen) ? stateSaid(session, seen) : []),
    coming === undefined ? "" : t.tamedBy(session.seatName(coming)),
  ];
}

function sidesSaid(session: Session, seen: Seen): string {
  const t = words();
  const [up = "", right = "", down = "", left = ""] = valuesOf(
    printedAs(session, seen.card),
    seen,
    isTurned(session, seen),
  ).map(({ text, change }) => (change ? `${text} (${t[change]})` : text));
  return t.sides(up, right, down, left);
}

/** Whose it is, what it has now, and which auras reach it. */
function stateSaid(session: Session, seen: Lying): readonly string[] {
  const t = words();
  const auras = session.picture.scene.auras.filter(({ to }) => to.includes(seen.id));
  return [
    ...(isCreature(seen) ? creatureSaid(session, seen) : []),
    ...auras.map(({ from }) => t.reachedBy(session.nameOfCard(cardAt(session.picture, from)))),
  ];
}

function creatureSaid(
  session: Session,
  { controller, owner, keywords, block, untamable }: Creature,
): readonly string[] {
  const t = words();
  const kept = keywords.filter((word) => word !== "block" && word !== "cant-be-tamed");
  return [
    controller === undefined ? t.ofNobody : t.ofOwner(session.seatName(controller)),
    controller !== undefined && controller !== owner ? t.captured(session.seatName(owner)) : "",
    ...kept.map(term),
    block === undefined ? "" : block > 0 ? term("block") : t.blockUsed,
    untamable ? t.untamable : "",
  ];
}
