import { gameById } from "@rifthall/games";
import { SPECTATOR } from "@rifthall/kernel/ids";
import type { MatchRecord } from "@rifthall/kernel/match";
import { Known, type Seen, type TableUpdate } from "@rifthall/service";
import { expect } from "vitest";
import { hostAfter } from "../../../server/test/after.ts";
import { heard, isRecord, updates } from "./hidden.ts";
import { byPointer, chances, sensible } from "./player.ts";
import type { Visitor } from "./rifthall.ts";

export const plate = ({ page }: Visitor, name: string) => page.getByRole("button", { name });
export const heading = ({ page }: Visitor, text: string) =>
  page.locator(".prompt h2, .verdict, #verdict").filter({ hasText: text });
export const TALL = { width: 390, height: 844 };

/** Says a name at the door. */
export async function enter({ page }: Visitor, name: string): Promise<void> {
  await page.locator("main input").fill(name);
  await page.keyboard.press("Enter");
}
export const ask = <T>({ page }: Visitor, name: string, ...args: readonly unknown[]): Promise<T> =>
  page.evaluate(([what, given]) => window.spied.callServer(what, ...given), [name, args] as const) as Promise<T>;

/** Whoever is asked taps what glows, by chance, until `isEnough` or it is over. */
export async function playTogether(
  players: readonly Visitor[],
  seed: number,
  isEnough: (taps: number) => Promise<boolean> | boolean = () => false,
): Promise<number> {
  const chance = chances(seed);
  for (let taps = 0; taps < 1_500; ) {
    let idle = true;
    for (const player of players) {
      if (await player.still()) return taps;
      if (!(await isAsked(player))) continue;
      if (await isEnough(taps)) return taps;
      const targets = await sensible(player);
      const target = targets[Math.floor(chance() * targets.length)];
      if (!target) continue;
      await byPointer(player, target);
      taps++;
      idle = false;
    }
    if (idle) await new Promise((resolve) => setTimeout(resolve, 30));
  }
  throw new Error("it does not end");
}
/** Whoever is asked answers by chance without a tap, over the line of their page, until it is over. */
export async function answerTogether(players: readonly Visitor[], match: string, seed: number): Promise<void> {
  const chance = chances(seed);
  const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(chance() * all.length)];
  const readers = players.map((player) => new Reader(player));
  for (let answers = 0; answers < 3_000; ) {
    for (const reader of readers) {
      const status = (await reader.read())?.status;
      if (status?.over) return;
      const asked = pick(status?.decision.seats.filter(({ options }) => options.length > 0) ?? []);
      const option = pick(asked?.options ?? []);
      if (!status || !asked || !option) continue;
      const answer = { number: status.decision.number, key: option.key };
      // Where both are asked, the other may have been quicker.
      await ask(reader.player, "answer", match, asked.seat, answer).catch(() => {});
      answers++;
    }
  }
  throw new Error("it does not end");
}
/** What a page was told, read as it comes. */
class Reader {
  private readonly known = new Known();
  private count = 0;
  private seen: Seen | null = null;

  constructor(readonly player: Visitor) {}

  async read(): Promise<Seen | null> {
    const news = await this.player.page.evaluate((from) => window.spied.heard.slice(from), this.count);
    this.count += news.length;
    for (const reply of news) {
      const seen = "push" in reply && reply.push === "update" ? this.known.take(reply.args[0] as TableUpdate) : "known";
      if (typeof seen !== "string") this.seen = seen;
    }
    return this.seen;
  }
}
/** Which decision waits: how many inputs there were. */
export const numberOf = ({ page }: Visitor): Promise<number> =>
  page.evaluate(() => {
    const status = window.spied.update?.status;
    return status && !status.over ? status.decision.number : -1;
  });
export const isAsked = ({ page }: Visitor): Promise<boolean> =>
  page.evaluate(() => document.querySelector(".table[data-deciding]") !== null);

/** So many of the tables that somebody was shown are looked at again afterwards. */
const LOOKS = 5;

/** Everybody was shown what their seat may see, and nothing else: as the engine tells it, once the match is over. */
export async function expectOwnEyes(players: readonly Visitor[], record: MatchRecord): Promise<void> {
  const game = gameById(record.game);
  if (!game) throw new Error("no such game");
  for (const player of players) {
    const all = await heard(player);
    const told = updates(all).flatMap((seen) =>
      seen.status.over ? [] : [{ ...seen, number: seen.status.decision.number }],
    );
    const later = told.filter(({ number }) => number > 0);
    expect(later.length).toBeGreaterThan(2);
    for (const seen of later.filter((_, i) => i % Math.ceil(later.length / LOOKS) === 0)) {
      const host = hostAfter(game, record, seen.number);
      expect(seen.picture.scene).toEqual(JSON.parse(JSON.stringify(host.scene(seen.seat ?? SPECTATOR))));
    }
    // What stands only in a record comes where it was asked for, which is granted when it is over.
    expect(all.filter((reply) => isRecord(reply) && !("id" in reply && reply.id > 1_000_000))).toEqual([]);
  }
}

/** Not what a browser says by itself of a line that broke, or of an address that it does not trust. */
export const isOurs = (fault: string): boolean =>
  !/WebSocket connection|Failed to load resource|ERR_CONNECTION|Cross-Origin-Opener-Policy/.test(fault);
