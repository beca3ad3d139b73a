import type { Seat } from "@rifthall/kernel/ids";
import { expect, test } from "vitest";
import { Clocks, Desk, FORGIVEN, serve, type TimeControl } from "../src/index.js";
import { newStart } from "../src/records.js";
import { Ledger } from "./ledger.js";
import { ada, ben, deciding, Page, ports } from "./seated.js";

const [ONE, TWO] = [0 as Seat, 1 as Seat];
const LIVE: TimeControl = { is: "live", base: 60_000, increment: 2_000, end: "resigns" };
const DAYS: TimeControl = { is: "days", each: 1_000_000, end: "bot" };

test("who is asked has their clock running, and what a line is slow by is forgiven up to a bound", () => {
  const clocks = new Clocks(LIVE, 2, 1_000);
  expect(clocks.due([ONE])).toBe(61_000 + FORGIVEN);
  clocks.played([ONE], [ONE], 11_000, 0);
  expect(clocks.state.left).toEqual([50_000, 60_000]);
  // Its turn is done: what a turn brings is added.
  clocks.played([ONE], [TWO], 21_000, 200);
  expect(clocks.state.left).toEqual([42_200, 60_000]);
  clocks.played([TWO], [ONE], 31_000, 9_000);
  expect(clocks.state.left).toEqual([42_200, 60_000 - 10_000 + FORGIVEN + 2_000]);
  // Clocks of machines that disagree give nobody time.
  clocks.played([ONE], [ONE], 5_000, 0);
  expect(clocks.state).toEqual({ left: [42_200, 52_500], since: 31_000 });
  expect(clocks.view([ONE], [], 32_200)).toMatchObject({ left: [41_000, 52_500], running: [ONE] });
  expect([73_200, 73_200 + FORGIVEN].map((now) => clocks.late([ONE, TWO], now))).toEqual([[], [ONE]]);
});

test("lines are slow by parts of a millisecond, and clocks are kept in whole ones", () => {
  const clocks = new Clocks(LIVE, 2, 1_000);
  clocks.played([ONE], [TWO], 11_000, 0.4371);
  expect(clocks.state.left.every(Number.isInteger)).toBe(true);
  expect(Number.isInteger(clocks.due([ONE]))).toBe(true);
});

test("with days for each turn a turn that is done gives all of it back, and nobody is timed who is not asked", () => {
  const clocks = new Clocks(DAYS, 2, 0);
  clocks.played([ONE, TWO], [TWO], 400_000, 0);
  expect(clocks.state.left).toEqual([1_000_000, 600_000]);
  clocks.played([TWO], [ONE], 900_000, 0);
  expect(clocks.state.left).toEqual([1_000_000, 1_000_000]);
  expect(clocks.due([])).toBeNull();
});

/** Ada and Ben at two desks before one log, under a clock that is set by hand. */
async function timed(time: TimeControl) {
  const ledger = new Ledger();
  const looks: (number | null)[] = [];
  let now = 1_000_000;
  const { clock } = ports();
  const heard: ((match: string) => void)[] = [];
  const desk = (): Desk => {
    const neighbours = {
      tell: (match: string) => heard.forEach((hear) => void hear(match)),
      hear: (hear: (match: string) => void) => void heard.push(hear),
    };
    const jobs = { look: (_: string, at: number | null) => void looks.push(at) };
    return new Desk(ports({ store: ledger, log: ledger, neighbours, jobs, clock: { ...clock, date: () => now } }));
  };
  const [first, second] = [desk(), desk()];
  const sits = (who: string) => (seat: typeof ada) => seat.is === "person" && seat.who === who;
  const [a, b] = [new Page(first, sits("ada")), new Page(second, sits("ben"))];
  const { game, start } = await newStart(
    first.ports.games,
    { game: "riftforce", options: {}, seats: [ada, ben] },
    "time",
  );
  const match = await first.keepNew(game, start, [ada, ben], { time });
  await a.open(match);
  await b.open(match);
  const pass = (ms: number): void => {
    now += ms;
  };
  return { ledger, first, second, a, b, match, looks, pass };
}

test("what people have left is told, kept with every input, and the same wherever they look", async () => {
  const { a, b, match, pass, ledger, looks } = await timed(LIVE);
  const [page, other] = deciding(a) === 0 ? [a, b] : [b, a];
  const seat = deciding(a);
  expect(looks).toContain(1_000_000 + 60_000 + FORGIVEN);
  pass(7_000);
  const { answer } = page.choice();
  await serve(page.connection, { id: 1, name: "answer", args: [match, seat, answer] });
  await other.until(({ last }) => last.lines.length >= page.last.lines.length);
  expect(page.last.clock?.left[seat]).toBeLessThanOrEqual(55_000);
  expect(other.last.clock).toEqual(page.last.clock);
  expect(await ledger.get(match)).toMatchObject({ clock: { since: 1_007_000, left: page.last.clock?.left } });
});

test("whose time is up is out of the match, once, whichever desk sees to it", async () => {
  const { a, b, match, pass, ledger, first, second } = await timed(LIVE);
  const seat = deciding(a);
  pass(60_000 + FORGIVEN - 1);
  await first.timeUp(match);
  expect(ledger.of(match)).toHaveLength(0);
  pass(1);
  await Promise.all([first.timeUp(match), second.timeUp(match)]);
  expect(ledger.of(match).map(({ taken }) => taken)).toEqual([{ input: { resign: seat }, late: true }]);
  await b.until(({ last }) => last.status.over);
  for (const page of [a, b]) expect(page.last.lines.map(({ event }) => event.do)).toContain("time-up");
  // Whoever opens it later is told the same.
  const late = new Page(first);
  await late.open(match);
  expect(late.last.lines.map(({ text }) => text)).toEqual(a.last.lines.map(({ text }) => text));
});

test("a bot goes on for whose time is up, until they come back", async () => {
  const { a, b, match, pass, ledger, first } = await timed(DAYS);
  const seat = deciding(a);
  const page = seat === 0 ? a : b;
  pass(1_000_000 + FORGIVEN);
  await first.timeUp(match);
  await page.until(({ last }) => last.clock?.away.includes(seat as Seat) === true && ledger.of(match).length > 0);
  await page.until(({ last }) => last.status.over || last.thinking === null);
  const { answer } = { answer: { number: ledger.of(match).length, key: 0 } };
  const refused = await serve(page.connection, { id: 1, name: "answer", args: [match, seat, answer] });
  expect(refused).toMatchObject({ refused: { code: "no-person" } });
  await serve(page.connection, { id: 2, name: "comeBack", args: [match, seat] });
  await page.until(({ last }) => last.clock?.away.length === 0);
  expect((await ledger.get(match))?.away).toEqual([]);
  expect(page.last.clock?.left[seat]).toBe(1_000_000);
});

test("whose time was up has no more of it than anybody is given who comes back", async () => {
  const { a, b, match, pass, first } = await timed({ ...LIVE, end: "bot" });
  const seat = deciding(a);
  const page = seat === 0 ? a : b;
  pass(60_000 + FORGIVEN);
  await first.timeUp(match);
  await page.until(({ last }) => last.clock?.away.includes(seat as Seat) === true);
  expect(page.last.clock?.left[seat]).toBe(0);
  await serve(page.connection, { id: 1, name: "comeBack", args: [match, seat] });
  await page.until(({ last }) => last.clock?.away.length === 0);
  expect(page.last.clock?.left[seat]).toBe(30_000);
});
