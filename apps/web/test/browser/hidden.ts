import { Known, type Reply, type Seen, type TableUpdate } from "@rifthall/service";
import { expect } from "vitest";
import type { Visitor } from "./rifthall.ts";

/** All that a page heard from whoever runs the matches. */
export const heard = ({ page }: Visitor): Promise<readonly Reply[]> => page.evaluate(() => window.spied.heard);
/** What a page makes of all that it hears, after each update. */
export function updates(all: readonly Reply[]): readonly Seen[] {
  const page = new Known();
  return all.flatMap((reply) => {
    const seen = "push" in reply && reply.push === "update" ? page.take(reply.args[0] as TableUpdate) : "known";
    expect(seen).not.toBe("lost");
    return typeof seen === "string" ? [] : [seen];
  });
}

export type Zones = Readonly<Record<string, readonly { readonly card: string }[]>>;

/** Every picture of an update: the last, and the one after each event. */
export const pictures = ({ picture, shown }: Seen): Zones[] =>
  [picture, ...shown.map((news) => news.picture)].map(({ scene }) => scene.zones as Zones);

/** Cards by name in a zone that nobody but `seat` may look into; there are games in which one looks into one's deck. */
export const revealed = (zones: Zones, seat: number | null, ownDeck = false): string[] =>
  Object.entries(zones).flatMap(([zone, cards]) => {
    const [, kind, owner] = /^(hand|deck)-(\d)$/.exec(zone) ?? [];
    if (kind === undefined || ((kind === "hand" || ownDeck) && Number(owner) === seat)) return [];
    return cards.filter(({ card }) => card !== "?").map(({ card }) => `${zone}: ${card}`);
  });

/** Words that stand only in a record of a match. */
export const isRecord = (reply: Reply): boolean => /"seed":|"inputs":\[/.test(JSON.stringify(reply));
