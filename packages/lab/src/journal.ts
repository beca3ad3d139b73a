import { appendFileSync, existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { canonical, Refusal } from "@rifthall/kernel/text";
import type { Experiment, Played } from "./experiment.js";

const MOST_MEGABYTES = 400;

const line = (value: unknown): string => `${JSON.stringify(value)}\n`;

export const note = (path: string, list: readonly Played[]): void => appendFileSync(path, list.map(line).join(""));

/** The matches of an earlier run of the same experiment; a journal of another one is refused, not written over. */
export function openJournal(path: string, experiment: Experiment): Played[] {
  const { until: _, ...rest } = experiment;
  const kept = { ...rest, matches: 0 };
  const head = canonical(kept);
  if (!existsSync(path)) {
    writeFileSync(path, line({ experiment: kept }));
    return [];
  }
  const stats = statSync(path);
  if (!stats.isFile() || stats.size > MOST_MEGABYTES * 1_000_000)
    throw new Refusal("bad-journal", `${path}: a journal is a file of at most ${MOST_MEGABYTES} MB`);
  const [first = "", ...lines] = readFileSync(path, "utf8").split("\n");
  const found = parsed(first) as { experiment?: unknown } | undefined;
  if (found?.experiment === undefined || canonical(found.experiment) !== head)
    throw new Refusal(
      "other-journal",
      `${path}: holds matches of another experiment; give another file, or the options it was begun with`,
    );
  // The last line may have been cut off in the middle; that match is played again.
  const list = lines.flatMap((text) => {
    const played = parsed(text) as Played | undefined;
    return played?.winners ? [played] : [];
  });
  writeFileSync(path, line({ experiment: kept }) + list.map(line).join(""));
  return list.filter((p) => p.number < experiment.matches);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
