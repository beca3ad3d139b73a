import { Known, type Port, Remote, type Seen } from "@rifthall/service";
import { expect, onTestFinished, test } from "vitest";
import { ended, keptAt, started } from "../../server/test/children.ts";
import { begun, dial, folder, originOf, Player, welcomed } from "../../server/test/hall.ts";
import { SocketPort } from "../src/online/socket.ts";

const TABLES = 10;
/** Everybody is at their table again so soon after the server is, in ms. */
const SOON = 5_000;
const PATIENCE = 30_000;

/** Somebody at a page, by the line that pages have: it comes back by itself, and what was open is opened again. */
class Regular {
  seen: Seen | null = null;
  /** When they were last shown their table after a line that broke. */
  back = 0;
  /** The decisions whose answers were said to be taken. */
  readonly taken: number[] = [];
  private known = new Known();
  private readonly remote: Remote;

  constructor(
    port: number,
    cookie: string,
    readonly match: string,
    chance: () => number,
  ) {
    const origin = originOf(port);
    let line: SocketPort | null = null;
    const around = {
      dial: () => {
        const socket = dial(port, { cookie, origin });
        socket.on("error", () => {});
        return socket as unknown as WebSocket;
      },
      ask: async () => (await fetch(`${origin}/hall.json`)).ok,
      tell: (state: string) => {
        if (state === "away") this.seen = null;
        else if (state === "here") void this.open().catch(() => {});
      },
      chance,
    };
    this.remote = new Remote(
      (): Port => {
        line = new SocketPort(around);
        return line;
      },
      () => new Promise(() => {}),
    );
    this.remote.on("update", (update) => {
      const seen = this.known.take(update);
      if (typeof seen === "string") return;
      if (this.seen === null) this.back = performance.now();
      this.seen = seen;
    });
    onTestFinished(() => line?.close());
  }

  private async open(): Promise<void> {
    this.known = new Known();
    await this.remote.call("open", this.match, "en", "instant", false);
  }

  /** Answers if they are asked. */
  async turn(lot: number): Promise<void> {
    const status = this.seen?.status;
    if (!status || status.over) return;
    const { number, seats } = status.decision;
    const asked = seats.find(({ options }) => options.length > 0);
    const option = asked?.options[lot % asked.options.length];
    if (!asked || !option) return;
    try {
      await this.remote.call("answer", this.match, asked.seat, { number, key: option.key });
      this.taken.push(number);
    } catch {
      // The line broke, or is away: whether it counts is seen once it is back.
    }
  }
}

test("a restart while all of them play: nothing that was taken is lost, and everybody is back within five seconds", async () => {
  const where = folder();
  let server = await started(where, { seed: "back" });
  const { port } = server;
  const all: Regular[] = [];
  for (let i = 0; i < TABLES; i++) {
    const cookies = [await welcomed(port, `Ada ${i}`), await welcomed(port, `Ben ${i}`)];
    const players = cookies.map((cookie) => new Player(port, cookie));
    const match = await begun(players, "riftforce");
    for (const { socket } of players) socket.terminate();
    // Spread evenly from the soonest to the latest.
    for (const [seat, cookie] of cookies.entries())
      all.push(new Regular(port, cookie, match, () => (2 * i + seat) / (2 * TABLES)));
  }
  const areThere = (): boolean => all.every(({ seen }) => seen !== null);
  let done = false;
  const playing = all.map(async (person, i) => {
    for (let turn = i; !done; turn++) {
      await person.turn(turn);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });
  const count = (): number => all.reduce((sum, { taken }) => sum + taken.length, 0);
  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    const before = count();
    await expect.poll(() => areThere() && count() > before + 2 * TABLES, { timeout: PATIENCE }).toBe(true);
    await ended(server, signal);
    await expect.poll(() => all.every(({ seen }) => seen === null), { timeout: PATIENCE }).toBe(true);
    server = await started(where, { port, seed: "back again" });
    const since = performance.now();
    await expect.poll(areThere, { timeout: PATIENCE, interval: 5 }).toBe(true);
    expect(Math.max(...all.map(({ back }) => back)) - since).toBeLessThan(SOON);
  }
  const before = count();
  await expect.poll(() => count() > before + TABLES, { timeout: PATIENCE }).toBe(true);
  done = true;
  await Promise.all(playing);
  await ended(server, "SIGTERM");
  for (const { match, taken } of all) {
    const { record } = await keptAt(where, match);
    expect(new Set(taken).size).toBe(taken.length);
    expect(record.inputs.length).toBeGreaterThan(Math.max(...taken, -1));
  }
}, 120_000);
