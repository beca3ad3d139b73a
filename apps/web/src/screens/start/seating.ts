import { tidyName } from "@rifthall/kernel/text";
import type { GameInfo, SeatOffer, SeatWish } from "@rifthall/service";

/** Who may sit there: `free` is for whoever opens the link. */
export type ChairKind = "me" | "friend" | "bot" | "free";

/** A seat as it is being chosen. An empty name is filled in with the usual one. */
export interface Chair {
  readonly is: ChairKind;
  readonly name: string;
  readonly level: string;
  /** What it plays with, in games whose players bring decks: a ready deck or a code; empty for one by lot. */
  readonly deck?: string;
}

/** Who is called what where nobody said. */
export interface Names {
  readonly me: string;
  readonly friend: (n: number) => string;
  readonly bot: (nth: number) => string;
  readonly free: string;
}

export const fewest = (info: GameInfo, mode: string): readonly [number, number] => info.seats[mode] ?? [1, 1];

/** You first, bots on the others, or whoever comes; whoever already sits keeps the seat. */
export function seated(
  chairs: readonly Chair[],
  count: number,
  level: string,
  others: "bot" | "free" = "bot",
): readonly Chair[] {
  const kept = chairs.slice(0, count);
  const more = Array.from(
    { length: Math.max(0, count - kept.length) },
    (_, i): Chair => ({ is: kept.length + i === 0 ? "me" : others, name: "", level }),
  );
  const all = [...kept, ...more];
  return all.some(({ is }) => is === "me" || is === "friend")
    ? all
    : all.map((chair, i) => (i === 0 ? { ...chair, is: "me" } : chair));
}

/** You change places with whoever sits there. */
export function moveMe(chairs: readonly Chair[], to: number): readonly Chair[] {
  const from = chairs.findIndex(({ is }) => is === "me");
  const [me, other] = [chairs[from], chairs[to]];
  if (!me || !other) return chairs;
  return chairs.map((chair, i) => (i === to ? me : i === from ? other : chair));
}

/** The names as they will be: bots and friends are counted each by themselves. */
export function usualNames(chairs: readonly Chair[], names: Names): readonly string[] {
  let [friends, bots] = [0, 0];
  return chairs.map(({ is }) => {
    if (is === "me") return names.me;
    if (is === "free") return names.free;
    return is === "friend" ? names.friend(++friends) : names.bot(bots++);
  });
}

export function wishesOf(chairs: readonly Chair[], names: Names): readonly SeatWish[] {
  const usual = usualNames(chairs, names);
  return chairs.map(({ is, name, level }, i): SeatWish => {
    const called = tidyName(name) || usual[i] || "";
    if (is === "bot") return { is, name: called, level };
    return { is: "person", name: called, who: is === "me" ? "me" : `friend ${i}` };
  });
}

/** The same for a table to which others are invited. */
export function offersOf(chairs: readonly Chair[], names: Names): readonly SeatOffer[] {
  const usual = usualNames(chairs, names);
  return chairs.map(({ is, name, level }, i): SeatOffer => {
    const called = tidyName(name) || usual[i] || "";
    if (is === "bot") return { is, name: called, level };
    return is === "friend" ? { is, name: called } : { is };
  });
}
