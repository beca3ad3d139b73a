import type { Event } from "@rifthall/games/beyond-the-rift/wire";
import { settings } from "../../settings.svelte.ts";
import type { Ending } from "../../table/layout.ts";
import { scenarioAfter, scenarioName } from "./start.ts";
import { words } from "./text.ts";
import type { Session } from "./wire.ts";

/** What the evening came to, how its story ends, and the scenario after it. */
export function ending(session: Session): Ending {
  const t = words();
  const lines = session.lines.filter((line) => !line.undone);
  const all = <What extends Event["do"]>(what: What) =>
    lines.flatMap(({ event }) => (event.do === what ? [event as Extract<Event, { do: What }>] : []));
  const over = lines.findLast(({ event }) => event.do === "victory" || event.do === "defeat");
  const { event } = over ?? {};
  const won = event?.do === "victory";
  const why = event?.do === "defeat" ? (event.why ?? "scenario") : "scenario";
  const { standing } = session.picture.scene;
  const next = won ? scenarioAfter(standing.scenario) : undefined;
  const hits = all("compare").filter(({ by, success }) => success && session.cards.get(by)?.face?.type !== "enemy");
  const figures: readonly (readonly [string, number])[] = [
    [t.rounds, standing.round],
    [t.slain, all("die").length],
    [t.attacksHit, hits.length],
    [t.woundsTaken, all("wound").length],
    [t.threatAtEnd, standing.threat],
  ];
  return {
    how: won ? t.wonWhy : (t.lost[why as keyof typeof t.lost] ?? t.lost.scenario),
    sides: [],
    figures: figures.map(([label, n]) => ({ label, of: [n] })),
    epilogue: over?.text.split("\n").slice(1) ?? [],
    ...(next === undefined
      ? {}
      : {
          next: {
            label: t.nextScenario(scenarioName(next)[settings.language]),
            options: { ...session.opened.options, scenario: next },
          },
        }),
  };
}
