import type { InPlay, Trigger } from "@rifthall/games/quantum-rift/wire";
import type { Printed } from "./face.ts";
import { nextTrigger, zoneIn } from "./position.ts";
import { printedAs } from "./table.svelte.ts";
import { words } from "./text.ts";
import type { Picture, Session } from "./wire.ts";

/** A story card on the table with what is to be told of it now. */
export interface Told {
  readonly seen: InPlay;
  readonly zone: "location" | "encounter";
  readonly of: Printed;
  readonly caption: string;
  readonly next: Trigger | undefined;
  readonly count: { readonly what: "distance" | "threat"; readonly value: number } | undefined;
}

export function storiesOf(session: Session): readonly Told[] {
  const { picture } = session;
  const [location] = zoneIn(picture, "location");
  const [encounter] = zoneIn(picture, "encounter");
  const told: Told[] = [];
  for (const [seen, zone] of [
    [location, "location"],
    [encounter, "encounter"],
  ] as const) {
    if (!seen) continue;
    const of = printedAs(session, seen.card);
    const slots = of.parts.map((p) => p.slot);
    const what = zone === "location" ? "distance" : "threat";
    told.push({
      seen,
      zone,
      of,
      caption:
        zone === "location" ? journey(session, picture) : of.typeName + (of.kind === of.typeName ? "" : `, ${of.kind}`),
      next: nextTrigger(slots, picture.view.phase, encounter !== undefined),
      // A last location has no way to go.
      count: zone === "location" && of.distance === null ? undefined : { what, value: picture.view[what] },
    });
  }
  return told;
}

/** "Location 2 of 3": those behind lie aside, those ahead in the stack. */
function journey(session: Session, picture: Picture): string {
  const behind = zoneIn(picture, "aside").filter((c) => printedAs(session, c.card).type === "location").length;
  return words().location(behind + 1, behind + 1 + zoneIn(picture, "stack").length);
}

/** The chapter that is played: its name, and how it begins. */
export function chapterOf(session: Session): { readonly name: string; readonly story: string } | undefined {
  const text = session.lines.find((line) => line.event.do === "chapter")?.text;
  if (text === undefined) return undefined;
  const [name = "", ...story] = text.split("\n");
  return { name: name.replace(/\.$/, ""), story: story.join(" ") };
}
