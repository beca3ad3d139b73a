import { readFileSync } from "node:fs";

/** Ticks of a second and bytes of a page, as every Linux of today has them. */
const TICK = 10;
const PAGE = 4096;

/** What a process has used: work in ms, and what it holds. Null where the system does not tell: then the clock alone counts. */
export function usedBy(pid: number | undefined): { readonly work: number; readonly megabytes: number } | null {
  try {
    // Behind the name, which may be anything, in parentheses.
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return { work: (Number(stat[11]) + Number(stat[12])) * TICK, megabytes: (Number(stat[21]) * PAGE) / 1e6 };
  } catch {
    return null;
  }
}
