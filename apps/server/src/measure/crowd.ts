import { once } from "node:events";
import type { Taken } from "@rifthall/host";
import { Tables } from "@rifthall/service";
import { WebSocket } from "ws";
import { Commits } from "../store/commits.js";
import { Matches } from "../store/matches.js";
import type { Store } from "../store/schema.js";
import { Sessions } from "../store/sessions.js";
import { type Course, course, gameNamed, portsBefore, takenIn } from "./course.js";

const GAME = "riftforce";
/** So many different matches; those at other tables are played alike. */
const COURSES = 40;
/** So many inputs lie behind matches that nobody plays on. */
const BEHIND = 40;
/** So many are prepared, and so many lines opened, at once. */
const AT_ONCE = 50;
/** So many matches one line looks at, as pages do at most. */
const LOOKED_AT = 20;
const PATIENCE = 20_000;

/** A match that waits in a store, the cookies of its two people, and what they will choose. */
export interface Prepared {
  readonly match: string;
  readonly cookies: readonly string[];
  readonly asks: Course["asks"];
}

const courses = (): readonly (Course & { readonly taken: readonly Taken[] })[] =>
  Array.from({ length: COURSES }, (_, i) => {
    const one = course(gameNamed(GAME), `crowd ${i}`, 5_000);
    return { ...one, taken: takenIn(gameNamed(GAME), one) };
  });

/** Puts matches into a store: each of its own two people, or all of those at one line of the same. */
export async function prepared(db: Store, name: string, count: number, isIdle: boolean): Promise<readonly Prepared[]> {
  const commits = new Commits(db);
  const matches = new Matches(db, commits);
  const sessions = new Sessions(db, commits, Date.now);
  const tables = new Tables(portsBefore(matches));
  const all = courses();
  const cookies = new Map<string, Promise<string>>();
  const cookieOf = (person: string): Promise<string> => {
    const known = cookies.get(person) ?? welcomed(person);
    cookies.set(person, known);
    return known;
  };
  const welcomed = async (person: string): Promise<string> => {
    await commits.do((change) => change.insertInto("people").values({ id: person, name: person, made: 1 }).execute());
    return `rifthall=${await sessions.begin(person, "bench")}`;
  };
  return inGroups(count, async (i) => {
    const one = all[i % all.length];
    if (!one) throw new Error("there is no course");
    const people = ["a", "b"].map((who) => `${name}-${who}-${isIdle ? Math.floor(i / LOOKED_AT) : i}`);
    const own = await Promise.all(people.map(cookieOf));
    const seats = people.map((person) => ({ is: "person", name: person, who: person }) as const);
    const match = await tables.keepNew(gameNamed(GAME), one.start, seats);
    if (isIdle) {
      const inputs = one.taken.slice(0, BEHIND);
      await matches.append({ match, after: 0, inputs, command: "c", at: 1, outcome: null });
    }
    return { match, cookies: own, asks: isIdle ? [] : one.asks };
  });
}

async function inGroups<T>(count: number, make: (i: number) => Promise<T>): Promise<readonly T[]> {
  const all: T[] = [];
  while (all.length < count) {
    const first = all.length;
    const group = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, i) => make(first + i));
    all.push(...(await Promise.all(group)));
  }
  return all;
}

/** Dials, and gives the line once it is open; null where it was not let in. */
async function dialled(port: number, cookie: string): Promise<WebSocket | null> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/play`, {
    headers: { cookie, origin: `http://127.0.0.1:${port}` },
    perMessageDeflate: false,
  });
  socket.on("error", () => {});
  const isOpen = await Promise.race([once(socket, "open").then(() => true), once(socket, "close").then(() => false)]);
  return isOpen ? socket : null;
}

/** Opens these matches at a line, and waits until all lie there. */
async function looked(socket: WebSocket, matches: readonly string[]): Promise<void> {
  const waiting = new Set(matches);
  const all = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("a table was not shown")), PATIENCE);
    const hear = (data: unknown): void => {
      if (String(data).includes('"refused"')) reject(new Error(String(data)));
      const told = UPDATE.exec(String(data).slice(0, 200));
      if (told?.[1] === undefined || !waiting.delete(told[1]) || waiting.size > 0) return;
      clearTimeout(timer);
      socket.off("message", hear);
      resolve();
    };
    socket.on("message", hear);
  });
  for (const [i, match] of matches.entries())
    socket.send(JSON.stringify({ id: i + 1, name: "open", args: [match, "en", "instant", false] }));
  await all;
}
const UPDATE = /^\{"push":"update","args":\[\{"match":"([^"]+)"/;

/** A match that is played at two lines as it was once before. */
class Duel {
  private next = 0;
  private since = 0;

  constructor(
    private readonly prepared: Prepared,
    private readonly lines: readonly WebSocket[],
    private readonly tell: (ms: number) => void,
  ) {
    for (const [seat, line] of lines.entries()) line.on("message", (data) => this.hear(seat, String(data)));
  }

  get isWaiting(): boolean {
    return this.since > 0;
  }
  get isOver(): boolean {
    return this.next >= this.prepared.asks.length;
  }

  choose(): void {
    const ask = this.prepared.asks[this.next++];
    if (!ask) return;
    this.since = performance.now();
    this.lines[ask.seat]?.send(ask.said(this.prepared.match));
  }

  private hear(seat: number, said: string): void {
    if (said.includes('"refused"')) throw new Error(said.slice(0, 300));
    const ask = this.prepared.asks[this.next - 1];
    if (this.since === 0 || seat === ask?.seat || !said.startsWith('{"push":"update"')) return;
    this.tell(performance.now() - this.since);
    this.since = 0;
  }
}

/** How long it took from an answer to the socket of who sits opposite, in ms by the clock, and how many a second there were. */
export interface Pace {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
}

/** People at their lines, and the matches that they play. */
export class Crowd {
  private readonly lines: WebSocket[] = [];
  private duels: Duel[] = [];
  private times: number[] = [];

  constructor(private readonly ports: readonly number[]) {}

  /** How many lines there are. */
  get size(): number {
    return this.lines.length;
  }

  private async line(cookie: string, which: number): Promise<WebSocket> {
    const socket = await dialled(this.ports[which % this.ports.length] ?? 0, cookie);
    if (!socket) throw new Error("a line was not let in");
    this.lines.push(socket);
    return socket;
  }

  /** Everybody opens their matches at lines of their own, at one server or another. */
  async play(all: readonly Prepared[]): Promise<void> {
    const duels = await inGroups(all.length, async (i) => {
      const one = all[i];
      if (!one) throw new Error("no match");
      // Half of the pairs meet at one server, the others across two.
      const lines = await Promise.all(one.cookies.map((cookie, seat) => this.line(cookie, i % 4 < 2 ? i : i + seat)));
      for (const line of lines) await looked(line, [one.match]);
      return new Duel(one, lines, (ms) => this.times.push(ms));
    });
    this.duels.push(...duels);
  }

  /** Everybody opens their matches, as many at one line as a page may, and nobody plays. */
  async look(all: readonly Prepared[]): Promise<void> {
    for (let i = 0; i < all.length; i += LOOKED_AT) {
      const group = all.slice(i, i + LOOKED_AT);
      for (const cookie of group[0]?.cookies ?? [])
        await looked(
          await this.line(cookie, i),
          group.map(({ match }) => match),
        );
    }
  }

  /** So many lines more that never say a word; gives how many of them were let in. */
  async crowd(cookies: readonly string[], count: number): Promise<number> {
    const opened = await inGroups(count, (i) => dialled(this.ports[0] ?? 0, cookies[i % cookies.length] ?? ""));
    // Who is too many is let go after the handshake.
    await new Promise((resolve) => setTimeout(resolve, 300));
    const there = opened.filter((line) => line !== null && line.readyState === line.OPEN) as WebSocket[];
    this.lines.push(...there);
    return there.length;
  }

  /** So many choices a second for so long, at one table after the other. */
  async pace(rate: number, ms: number): Promise<Pace> {
    this.times = [];
    const began = performance.now();
    let asked = 0;
    for (let passed = 0; passed < ms; passed = performance.now() - began) {
      for (const due = (passed / 1000) * rate; asked < due; asked++) this.choose();
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    const took = performance.now() - began;
    const end = performance.now() + 2_000;
    while (this.times.length < asked && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 5));
    const sorted = this.times.toSorted((a, b) => a - b);
    const at = (part: number): number => sorted[Math.floor(sorted.length * part)] ?? Number.POSITIVE_INFINITY;
    return { rate: (this.times.length * 1000) / took, p50: at(0.5), p99: at(0.99) };
  }

  private turn = 0;
  /** The next that may be played on; where all wait for a reply nothing is said, and the rate shows it. */
  private choose(): void {
    for (let tries = 0; tries < this.duels.length; tries++) {
      const duel = this.duels[this.turn++ % this.duels.length];
      if (!duel || duel.isWaiting) continue;
      if (duel.isOver) {
        this.duels = this.duels.filter((other) => other !== duel);
        continue;
      }
      duel.choose();
      return;
    }
  }

  close(): void {
    for (const line of this.lines) line.terminate();
  }
}
