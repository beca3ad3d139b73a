import type { Seat } from "@rifthall/kernel/ids";
import type { Made, MatchId, TimeControl } from "@rifthall/service";
import type { NoticeSettings } from "../src/notices/ways.js";
import type { Settings } from "../src/server.js";
import { Browser } from "./browser.js";
import { type Player, seatsFor } from "./hall.js";
import type { MailBox } from "./mailbox.js";

/** Where the page is said to be. */
export const PAGE = "https://play.example";
/** How long is waited for what is not to come, in ms. */
const NOTHING = 1_500;
export const nothing = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, NOTHING));

/** A server that tells people soon. */
export const telling = (box: MailBox | null, notices: Partial<NoticeSettings> = {}): Partial<Settings> => ({
  notices: {
    address: PAGE,
    mail: box && { server: box.url, from: "Rifthall <play@rift.example>" },
    webhooks: false,
    reach: [],
    grace: 200,
    ...notices,
  },
  look: 200,
});

export async function granted<T = Made>(browser: Browser, method: string, path: string, body?: unknown): Promise<T> {
  const { status, text, body: said } = await browser.send(method, `/account/notices${path}`, body);
  if (status !== 200) throw new Error(`${status} ${text}`);
  return said as T;
}

export async function named(port: number, name: string): Promise<Browser> {
  const browser = new Browser(port);
  await browser.named(name);
  return browser;
}

/** Somebody who is told by mail. */
export async function withMail(port: number, name: string, box: MailBox): Promise<Browser> {
  const browser = await named(port, name);
  const address = `${name.toLowerCase()}@mail.example`;
  const { notices } = await granted(browser, "POST", "/mail", { address, language: "en" });
  await granted(browser, "POST", `/${notices.channels.at(-1)?.id}/confirm`, { code: box.code });
  return browser;
}

/** A slow match of two, until it is the second's turn, who has not opened it. */
export async function waitsFor(first: Player, second: Player, time: TimeControl = DAYS): Promise<MatchId> {
  const { code } = await first.call("invite", "riftforce", {}, seatsFor(2), "private");
  await first.call("setTime", code, time);
  await second.call("sit", code, 1 as Seat, null);
  const match = await first.call("begin", code);
  await first.open(match);
  await playUntilStuck(first, match);
  return match;
}
const DAYS: TimeControl = { is: "days", each: 24 * 3600_000, end: "resigns" };

/** Answers for that player as long as they are asked. */
export async function playUntilStuck(player: Player, match: MatchId): Promise<void> {
  for (let [choice] = player.choices(); choice; [choice] = player.choices()) {
    const { number } = player;
    await player.call("answer", match, choice.seat, choice.answer);
    await player.until(() => player.over || player.number > number);
  }
}
