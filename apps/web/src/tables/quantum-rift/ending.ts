import type { Told } from "@rifthall/host";
import { settings } from "../../settings.svelte.ts";
import type { Ending } from "../../table/layout.ts";
import type { Session } from "../../table/session.svelte.ts";
import { countOf, isHero, seatsIn, zoneIn } from "./position.ts";
import { chapterAfter, shelf } from "./shelf.ts";
import { words } from "./text.ts";

/** How a chapter ends by its own rules, and what is told of it then. */
const TOLD = ["victory", "defeat"];

/** What the chapter came to, how its story goes on, and the chapter after it. */
export function ending(session: Session): Ending {
  const { status, picture } = session;
  const t = words();
  const won = status.over && status.outcome.winners.length > 0;
  const lines = session.lines.filter((line) => !line.undone);
  const happened = (what: string): readonly Told[] => lines.flatMap(({ event }) => (event.do === what ? [event] : []));
  const heroes = seatsIn(picture).flatMap((seat) => zoneIn(picture, `area-${seat}`).filter(isHero));
  const epilogue =
    lines
      .find(({ event }) => TOLD.includes(String(event.do)))
      ?.text.split("\n")
      .slice(1) ?? [];
  const next = won ? chapterAfter(String(happened("chapter")[0]?.chapter ?? "")) : undefined;
  const name = next === undefined ? undefined : shelf.options?.chapter?.values?.[next]?.[settings.language];
  const beaten = zoneIn(picture, "enemyDiscard").length + zoneIn(picture, "enemyVoid").length;
  const figures: readonly (readonly [string, number])[] = [
    [t.turns, countOf(picture, "round")],
    [t.locationsReached, happened("travel").length],
    [t.encountersDone, happened("complete").length],
    [t.enemiesBeaten, beaten],
    [t.vitalityLeft, heroes.reduce((sum, hero) => sum + Number(hero.vitality), 0)],
  ];
  return {
    how: won ? t.wonWhy : t.lostWhy,
    sides: [],
    figures: figures.map(([label, n]) => ({ label, of: [n] })),
    ...(epilogue.length > 0 ? { epilogue } : {}),
    ...(next !== undefined && name !== undefined
      ? { next: { label: t.nextChapter(name), options: { ...session.opened.options, chapter: next } } }
      : {}),
  };
}
