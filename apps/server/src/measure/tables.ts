import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { type InputLog, type Keeping, type MatchId, serve, Tables, Visit } from "@rifthall/service";
import { type Course, course, cpuOf, gameNamed, median, Nowhere, portsBefore, SEATS } from "./course.js";

/** Somebody's line: what is told becomes JSON, as on its way to a socket. */
class Page {
  sent = 0;
  readonly visit: Visit;

  constructor(tables: Tables, who: string) {
    const push = (name: string, ...args: readonly unknown[]): void => {
      this.sent += JSON.stringify({ push: name, args }).length;
    };
    this.visit = tables.enter(new Visit(tables, { push, sits: (at) => at.is === "person" && at.who === who }));
  }

  async say(said: string): Promise<void> {
    const reply = await serve(this.visit, JSON.parse(said));
    if (reply && "refused" in reply) throw new Error(reply.refused.message);
    this.sent += JSON.stringify(reply).length;
  }
}

interface Laid {
  readonly tables: Tables;
  readonly match: MatchId;
  readonly pages: readonly Page[];
}

/** A table with both people at it, who are asked wherever they may do something: the host passes nothing that a course answers. */
async function laid(tables: Tables, game: string, { start }: Course): Promise<Laid> {
  const match = await tables.keepNew(gameNamed(game), start, SEATS);
  const pages = SEATS.map(({ name }) => new Page(tables, name));
  const stops = (gameNamed(game).windows ?? []).map(({ name }) => name);
  for (const [seat, page] of pages.entries()) {
    await page.visit.open(match, "en", "instant", false);
    if (stops.length > 0) await page.say(JSON.stringify({ id: 1, name: "setStops", args: [match, seat, stops] }));
  }
  await new Promise((resolve) => setTimeout(resolve, 1));
  return { tables, match, pages };
}

async function playAll({ match, pages }: Laid, { asks }: Course): Promise<void> {
  for (const { seat, said } of asks) await pages[seat]?.say(said(match));
}
function leave({ tables, pages }: Laid): void {
  for (const { visit } of pages) tables.disconnect(visit);
}

/** Processor time of one accepted choice, in µs: answer, both updates with their film, JSON both ways; no store, no socket. */
export async function choiceCost(
  game: string,
  matches: number,
): Promise<{ readonly us: number; readonly bytes: number }> {
  const courses = Array.from({ length: matches }, (_, i) => course(gameNamed(game), `cost ${i}`, 5_000));
  const rounds: number[] = [];
  let bytes = 0;
  // The first round is for the compiler.
  for (let round = 0; round < 4; round++) {
    const choices = courses.reduce((sum, { asks }) => sum + asks.length, 0);
    let spent = 0;
    bytes = 0;
    for (const one of courses) {
      const tables = new Tables(portsBefore(new Nowhere()));
      const table = await laid(tables, game, one);
      spent += await cpuOf(() => playAll(table, one));
      bytes += table.pages.reduce((sum, { sent }) => sum + sent, 0);
      leave(table);
    }
    if (round > 0) rounds.push((spent * 1000) / choices);
    bytes /= choices;
  }
  return { us: median(rounds), bytes };
}

/** Milliseconds of processor time until a match of so many inputs, or the longest there is by lot, lies on the table and is told to one who looks. */
export async function coldOpen(
  game: string,
  inputs: number,
  store: Keeping & InputLog,
): Promise<{ readonly ms: number; readonly inputs: number }> {
  let long = course(gameNamed(game), "long", inputs);
  for (let i = 0; long.asks.length < inputs && i < 50; i++) {
    const other = course(gameNamed(game), `long ${i}`, inputs);
    if (other.asks.length > long.asks.length) long = other;
  }
  const tables = new Tables(portsBefore(store));
  const first = await laid(tables, game, long);
  await playAll(first, long);
  leave(first);
  const times: number[] = [];
  for (let i = 0; i < 15; i++) {
    const page = new Page(tables, "Ada");
    const spent = await cpuOf(async () => {
      await page.visit.open(first.match, "en", "instant", false);
      while (page.sent < 1_000) await new Promise((resolve) => setImmediate(resolve));
    });
    times.push(spent);
    tables.disconnect(page.visit);
  }
  return { ms: median(times.slice(5)), inputs: long.asks.length };
}

/** Bytes that a match holds on whose table both people sit, after so many inputs. */
export async function memoryOf(game: string, matches: number, inputs: number): Promise<number> {
  const one = course(gameNamed(game), "idle", inputs);
  const tables = new Tables(portsBefore(new Nowhere()));
  const all: Laid[] = [];
  const before = settledMemory();
  for (let i = 0; i < matches; i++) {
    const table = await laid(tables, game, one);
    await playAll(table, one);
    all.push(table);
  }
  const after = settledMemory();
  for (const table of all) leave(table);
  return (after - before) / matches;
}

function settledMemory(): number {
  setFlagsFromString("--expose-gc");
  const gc = runInNewContext("gc") as () => void;
  for (let i = 0; i < 3; i++) gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Choices a second through tables before a store, from so many tables at once. */
export async function storedChoices(
  game: string,
  store: Keeping & InputLog,
  writers: number,
  choices: number,
): Promise<number> {
  const tables = new Tables(portsBefore(store));
  const courses = Array.from({ length: writers }, (_, i) => course(gameNamed(game), `stored ${i}`, choices));
  const all: Laid[] = [];
  for (const one of courses) all.push(await laid(tables, game, one));
  const began = performance.now();
  await Promise.all(all.map((table, i) => playAll(table, courses[i] as Course)));
  const took = performance.now() - began;
  for (const table of all) leave(table);
  return (courses.reduce((sum, { asks }) => sum + asks.length, 0) * 1000) / took;
}
