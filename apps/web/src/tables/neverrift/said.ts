import type { SeenCard } from "@rifthall/kernel";
import type { Session } from "../../table/session.svelte.ts";
import { valuesOf } from "./face.ts";
import { aurasIn, controllerOf, fieldIn, keywordsOn, whereIs } from "./position.ts";
import { printedAs, type Stands } from "./table.svelte.ts";
import { words } from "./text.ts";

/** A card as it is told to somebody who does not see it. */
export function saidOf(session: Session, seen: SeenCard, zone: string, stands: Stands, coming?: number): string {
  const t = words();
  const of = printedAs(session, seen.card);
  const field = fieldIn(zone);
  return [
    of.name,
    field?.toUpperCase() ?? "",
    `${t.types[of.type]}, ${t.factions[of.faction]}`,
    of.type === "creature" ? sidesSaid(session, seen) : "",
    ...(field === undefined ? [] : stateSaid(session, seen)),
    coming === undefined ? "" : t.tamedBy(session.seatName(coming)),
    stands === "legal" || stands === "chosen" ? t[stands] : "",
  ]
    .filter(Boolean)
    .join(", ");
}

function sidesSaid(session: Session, seen: SeenCard): string {
  const t = words();
  const turned = session.opened.options.orientation === "opposite" && seen.owner === 1;
  const [up = "", right = "", down = "", left = ""] = valuesOf(printedAs(session, seen.card), seen, turned).map(
    ({ text, change }) => (change ? `${text} (${t[change]})` : text),
  );
  return t.sides(up, right, down, left);
}

/** Whose it is, what it has now, and which auras reach it. */
function stateSaid(session: Session, seen: SeenCard): readonly string[] {
  const t = words();
  const controller = controllerOf(seen);
  const owner = Number(seen.owner);
  const whose = controller === undefined ? t.ofNobody : t.ofOwner(session.seatName(controller));
  const kept = keywordsOn(seen).filter((word) => word !== "block" && word !== "cant-be-tamed");
  const auras = aurasIn(session.picture).filter(({ to }) => to.includes(seen.id));
  return [
    "up" in seen ? whose : "",
    controller !== undefined && controller !== owner ? t.captured(session.seatName(owner)) : "",
    ...kept.map((word) => t.keywords[word] ?? word),
    "block" in seen ? (Number(seen.block) > 0 ? t.block : t.blockUsed) : "",
    "untamable" in seen ? t.untamable : "",
    ...auras.map(({ from }) => t.reachedBy(session.nameOfCard(whereIs(session.picture, from)?.card.card ?? ""))),
  ];
}
