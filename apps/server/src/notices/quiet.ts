import type { Quiet } from "@rifthall/service";

const MINUTE = 60_000;
const DAY = 24 * 60;
const OFFSET = /^([+-])(0\d|1[0-4]):([0-5]\d)$/;

/** Whether it is a time zone: an IANA name that this machine knows, or an offset like +05:30. */
export function isZone(zone: string): boolean {
  if (OFFSET.test(zone)) return true;
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return /^[A-Za-z]/.test(zone);
  } catch {
    return false;
  }
}

/** Until when it is quiet at that moment; null where it is not. */
export function quietUntil({ from, to, zone }: Quiet, at: number): number | null {
  const minute = minuteOf(zone, at);
  const length = (to - from + DAY) % DAY;
  const into = (minute - from + DAY) % DAY;
  if (into >= length) return null;
  return Math.floor(at / MINUTE) * MINUTE + (length - into) * MINUTE;
}

/** Which minute of the day it is there. */
function minuteOf(zone: string, at: number): number {
  const [, sign, hours, minutes] = OFFSET.exec(zone) ?? [];
  if (sign !== undefined) {
    const offset = (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
    return (((Math.floor(at / MINUTE) + offset) % DAY) + DAY) % DAY;
  }
  const told = new Intl.DateTimeFormat("en", { timeZone: zone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const part = (type: string): number => Number(told.formatToParts(at).find((one) => one.type === type)?.value);
  return part("hour") * 60 + part("minute");
}
