import { tableWords } from "./table/words.ts";

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;

const two = (n: number): string => String(n).padStart(2, "0");

/** What is left as a clock shows it: days, hours, then minutes and seconds. Whoever has time for days need not count seconds. */
export function timeText(ms: number, slow = false): string {
  if (ms >= 2 * DAY) return tableWords().days(Math.floor(ms / DAY));
  if (slow && ms >= HOUR) return tableWords().hours(Math.floor(ms / HOUR));
  const seconds = Math.ceil(ms / SECOND);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
