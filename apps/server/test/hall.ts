import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Answer } from "@rifthall/host";
import type { Seat } from "@rifthall/kernel/ids";
import {
  Known,
  type MatchId,
  type Opened,
  type Port,
  Remote,
  type Requests,
  type SeatOffer,
  type Seen,
  type TimeControl,
} from "@rifthall/service";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import { WebSocket } from "ws";
import { Server, type Settings } from "../src/server.js";

/** A folder that is gone when the test is. */
export function folder(): string {
  const data = mkdtempSync(join(tmpdir(), "rifthall-server-"));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  return data;
}

/** A server of its own, on any free port. */
export async function hall(given: Partial<Settings> = {}): Promise<Server> {
  const server = await Server.open({
    data: given.data ?? folder(),
    host: "127.0.0.1",
    port: 0,
    origins: [],
    page: (_, response) => response.writeHead(404).end(),
    pace: "instant",
    log: pino({ level: "silent" }),
    ...given,
  });
  onTestFinished(() => server.close().catch(() => {}));
  return server;
}

export const originOf = (port: number): string => `http://127.0.0.1:${port}`;

/** Says a name at the door; gives the cookie. */
export async function welcomed(port: number, name: string): Promise<string> {
  const origin = originOf(port);
  const reply = await fetch(`${origin}/api/me`, {
    method: "POST",
    headers: { origin, "content-type": "application/json" },
    body: JSON.stringify({ name }),
  });
  if (reply.status !== 201) throw new Error(`${reply.status} ${await reply.text()}`);
  return (reply.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
}

export const dial = (port: number, headers: Record<string, string>): WebSocket =>
  new WebSocket(`ws://127.0.0.1:${port}/api/play`, { headers });

/** A socket as a line to the server. */
function portOf(socket: WebSocket): Port {
  const port: Port = {
    postMessage: (ask) => {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(ask));
      else if (socket.readyState === socket.CONNECTING) socket.once("open", () => socket.send(JSON.stringify(ask)));
    },
    onmessage: null,
    onerror: null,
    close: () => socket.close(),
  };
  socket.on("message", (data) => port.onmessage?.(JSON.parse(String(data))));
  socket.on("error", ({ message }) => port.onerror?.(message));
  socket.on("close", () => port.onerror?.("closed"));
  return port;
}

/** Somebody at their page: what they were told, and what they answer. */
export class Player {
  readonly socket: WebSocket;
  readonly remote: Remote;
  /** Everything that came over the wire, as it came. */
  readonly heard: string[] = [];
  seen: Seen | null = null;
  opened: Opened | null = null;
  private known = new Known();
  private readonly waiting = new Set<() => void>();

  constructor(
    readonly port: number,
    readonly cookie: string,
  ) {
    this.socket = dial(port, { cookie, origin: originOf(port) });
    this.socket.on("message", (data) => this.heard.push(String(data)));
    this.remote = new Remote(
      () => portOf(this.socket),
      () => new Promise(() => {}),
    );
    this.remote.on("update", (update) => {
      const seen = this.known.take(update);
      if (typeof seen === "string") return;
      this.seen = seen;
      for (const look of this.waiting) look();
    });
    onTestFinished(() => this.socket.terminate());
  }

  static async named(port: number, name: string): Promise<Player> {
    return new Player(port, await welcomed(port, name));
  }

  call<N extends keyof Requests>(name: N, ...args: Parameters<Requests[N]>): Promise<ReturnType<Requests[N]>> {
    return this.remote.call(name, ...args);
  }

  async open(match: MatchId): Promise<void> {
    this.seen = null;
    this.known = new Known();
    this.opened = await this.call("open", match, "en", "instant", false);
    await this.until(() => true);
  }

  /** Until what was told makes this true. */
  until(isSo: (seen: Seen) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!this.seen || !isSo(this.seen)) return;
        this.waiting.delete(look);
        resolve();
      };
      this.waiting.add(look);
      look();
    });
  }

  get number(): number {
    const status = this.seen?.status;
    return !status || status.over ? -1 : status.decision.number;
  }
  get over(): boolean {
    return this.seen?.status.over === true;
  }

  /** What it may answer now. */
  choices(): readonly { readonly seat: Seat; readonly answer: Answer }[] {
    const { seen } = this;
    if (!seen || seen.status.over) return [];
    const { number, seats } = seen.status.decision;
    return seats.flatMap(({ seat, options }) => options.map(({ key }) => ({ seat, answer: { number, key } })));
  }
}

/** One's own seat, and others that are free. */
export const seatsFor = (count: number): readonly SeatOffer[] =>
  Array.from({ length: count }, (_, i) => ({ is: i === 0 ? "me" : "free" }));

/** A table for these people, filled and begun; all have opened it. */
export async function begun(
  players: readonly Player[],
  game: string,
  options: Parameters<Requests["invite"]>[1] = {},
  time: TimeControl | null = null,
): Promise<MatchId> {
  const [first, ...others] = players;
  if (!first) throw new Error("nobody plays");
  const { code } = await first.call("invite", game, options, seatsFor(players.length), "private");
  if (time) await first.call("setTime", code, time);
  for (const [i, other] of others.entries()) await other.call("sit", code, (i + 1) as Seat, null);
  const match = await first.call("begin", code);
  for (const player of players) await player.open(match);
  return match;
}

/** Whoever may answer does, by lot, until it is over or has gone far enough. */
export async function playOn(
  players: readonly Player[],
  match: MatchId,
  seed: number,
  inputs = 5_000,
): Promise<number> {
  let lot = seed;
  const draw = (below: number): number => {
    lot = (Math.imul(lot, 1664525) + 1013904223) >>> 0;
    return Math.floor((lot / 2 ** 32) * below);
  };
  let played = 0;
  for (; played < inputs && !players.some(({ over }) => over); played++) {
    const [number] = players.map((player) => player.number);
    const able = players.filter((player) => player.choices().length > 0);
    const player = able[draw(able.length)];
    const choices = player?.choices() ?? [];
    const choice = choices[draw(choices.length)];
    if (!player || !choice || number === undefined) throw new Error("nobody can answer");
    await player.call("answer", match, choice.seat, choice.answer);
    await Promise.all(players.map((each) => each.until(() => each.over || each.number > number)));
  }
  return played;
}
