import type { Event } from "@rifthall/games/quantum-rift/wire";
import { settings } from "../../settings.svelte.ts";
import type { Ending } from "../../table/layout.ts";
import { isHero, seatsIn, zoneIn } from "./position.ts";
import { chapterAfter, start } from "./start.ts";
import { words } from "./text.ts";
import type { Session } from "./wire.ts";

/** What the chapter came to, how its story goes on, and the chapter after it. */
export function ending(session: Session): Ending {
  const { status, picture } = session;
  const t = words();
  const won = status.over && status.outcome.winners.length > 0;
  const lines = session.lines.filter((line) => !line.undone);
  const count = (what: Event["do"]): number => lines.filter(({ event }) => event.do === what).length;
  const heroes = seatsIn(picture).flatMap((seat) => zoneIn(picture, `area-${seat}`).filter(isHero));
  const epilogue =
    lines
      .find(({ event }) => event.do === "victory" || event.do === "defeat")
      ?.text.split("\n")
      .slice(1) ?? [];
  const [played] = lines.flatMap(({ event }) => (event.do === "chapter" ? [event.chapter] : []));
  const next = won && played !== undefined ? chapterAfter(played) : undefined;
  const name = next === undefined ? undefined : start.options.chapter?.values?.[next]?.[settings.language];
  const beaten = zoneIn(picture, "enemyDiscard").length + zoneIn(picture, "enemyVoid").length;
  const figures: readonly (readonly [string, number])[] = [
    [t.turns, picture.view.round],
    [t.locationsReached, count("travel")],
    [t.encountersDone, count("complete")],
    [t.enemiesBeaten, beaten],
    [t.vitalityLeft, heroes.reduce((sum, hero) => sum + hero.vitality, 0)],
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
