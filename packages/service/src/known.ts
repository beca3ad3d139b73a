import { changed, isAtTable, type Line, pictureOf, type Story } from "@rifthall/host";
import type { Scene } from "@rifthall/kernel/view";
import type { Seen, Shown, TableUpdate } from "./contract.js";
import { unpackStatus, unpackStory } from "./packed.js";

/** What a page knows of a table, put together from what it is told. */
export class Known {
  private seat: TableUpdate["seat"] | undefined;
  private number = 0;
  private scene: Scene = { standing: {}, zones: {} };
  private lines: readonly Line[] = [];

  /**
   * The table as it is now. "known" where that was told already, and "lost" where something before it was not: then it
   * has to be told anew.
   */
  take(update: TableUpdate): Seen | "known" | "lost" {
    const { match, seat, story, status, ...rest } = update;
    if (story.since > 0) {
      if (seat !== this.seat || story.since > this.number) return "lost";
      if (story.since < this.number) return "known";
    }
    const { scene, lines, shown } = told(unpackStory(story), this.scene, this.lines);
    this.seat = seat;
    this.number = story.number;
    this.scene = scene;
    this.lines = lines;
    return { seat, ...rest, status: unpackStatus(status), picture: pictureOf(scene), lines, shown };
  }
}

/** What a story makes of what was known before it. */
export function told(
  { begin, moments }: Pick<Story, "begin" | "moments">,
  before: Scene,
  past: readonly Line[],
): { readonly scene: Scene; readonly lines: readonly Line[]; readonly shown: readonly Shown[] } {
  let scene = begin?.scene ?? before;
  const fresh: Line[] = [];
  const shown: Shown[] = [];
  for (const { line, change } of moments) {
    if (change) scene = changed(scene, change) as Scene;
    if (line) fresh.push(line);
    if (line && !isAtTable(line.event)) shown.push({ line, picture: pictureOf(scene) });
  }
  return { scene, lines: marked([...(begin?.past ?? past), ...fresh], fresh), shown };
}

/** Lines taken back later are marked. */
function marked(lines: readonly Line[], fresh: readonly Line[]): readonly Line[] {
  const undos = fresh.flatMap(({ number, event }) => (event.do === "undo" ? [{ number, to: Number(event.to) }] : []));
  if (undos.length === 0) return lines;
  return lines.map((line) =>
    undos.some(({ number, to }) => line.number < number && line.input > to && line.event.do !== "undo")
      ? { ...line, undone: true }
      : line,
  );
}
