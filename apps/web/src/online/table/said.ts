import type { Phrase, Said } from "@rifthall/service";
import { tableWords } from "./words.ts";

/** A line in the reader's language; of somebody who is muted only that there was one. */
export function saidIn({ said }: Said): string {
  if (said.is === "muted") return tableWords().muted(1);
  return said.is === "phrase" ? tableWords().phrases[said.phrase] : said.text;
}

/** A line, or several in a row of somebody who is muted. */
export interface Heard {
  readonly line: Said;
  readonly times: number;
}
export function heard(lines: readonly Said[]): readonly Heard[] {
  const all: Heard[] = [];
  for (const line of lines) {
    const last = all.at(-1);
    if (line.said.is === "muted" && last?.line.said.is === "muted" && last.line.who === line.who)
      all[all.length - 1] = { line, times: last.times + 1 };
    else all.push({ line, times: 1 });
  }
  return all;
}

/** What fits the moment: a greeting, a word on a choice, thanks. */
export function fitting(over: boolean, some: boolean): readonly Phrase[] {
  if (over) return ["well-played", "thanks", "again"];
  return some ? ["nice", "one-moment", "oops"] : ["hello", "good-luck", "one-moment"];
}
