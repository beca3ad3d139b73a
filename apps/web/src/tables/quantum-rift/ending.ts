import type { Line } from "@rifthall/host";
import type { Session } from "../../table/session.svelte.ts";
import { countOf, isHero, seatsIn, zoneIn } from "./position.ts";
import { shelf } from "./shelf.ts";

/** What a chapter came to. */
export interface Ending {
  readonly won: boolean;
  /** How the story goes on, where the game tells it. */
  readonly story: string;
  readonly turns: number;
  readonly locations: number;
  readonly encounters: number;
  readonly enemies: number;
  readonly vitality: number;
  /** The chapter after it. */
  readonly next: string | undefined;
}

/** How a chapter ends by its own rules, and what is told of it then. */
const TOLD = ["victory", "defeat"];

export function endingOf(session: Session): Ending | undefined {
  const { status, picture, opened } = session;
  // Who gave up or only looks on is told nothing.
  if (!status.over || !TOLD.includes(status.outcome.reason) || opened.watching) return undefined;
  const lines = session.lines.filter((line) => !line.undone);
  const happened = (what: string): readonly Line[] => lines.filter(({ event }) => event.do === what);
  const heroes = seatsIn(picture).flatMap((seat) => zoneIn(picture, `area-${seat}`).filter(isHero));
  const chapter = String(happened("chapter")[0]?.event.chapter ?? "");
  return {
    won: status.outcome.winners.length > 0,
    story:
      lines
        .find(({ event }) => TOLD.includes(String(event.do)))
        ?.text.split("\n")
        .slice(1)
        .join(" ") ?? "",
    turns: countOf(picture, "round"),
    locations: happened("travel").length,
    encounters: happened("complete").length,
    enemies: zoneIn(picture, "enemyDiscard").length + zoneIn(picture, "enemyVoid").length,
    vitality: heroes.reduce((sum, hero) => sum + Number(hero.vitality), 0),
    next: chapterAfter(chapter),
  };
}

/** Chapters follow each other as the shelf lists them. */
export function chapterAfter(chapter: string): string | undefined {
  const all = Object.keys(shelf.options?.chapter?.values ?? {});
  const at = all.indexOf(chapter);
  return at < 0 ? undefined : all[at + 1];
}
