import type { Seat } from "@rifthall/kernel/ids";
import { expect, test } from "vitest";
import { Desk, type Seen } from "../src/index.js";
import { ada, ben, bot, Page, ports, seated } from "./seated.js";

/** Answers until the screen passes on. */
function playUntilPassed(page: Page, match: string): void {
  while (page.last.handOver === null) page.answer(match);
}

const hidden = (update: Seen, zone: string): boolean =>
  (update.picture.scene.zones[zone] ?? []).every((c) => c.card === "?");

const firstOf = ({ last }: Page): Seat => last.handOver ?? last.seat ?? (0 as Seat);

test("between two people at one screen nobody's hand is shown until the other has taken it", async () => {
  const { page, match } = await seated([ada, ben]);
  const first = firstOf(page);
  page.connection.screen(match).take(first);
  expect(page.last).toMatchObject({ seat: first, handOver: null });
  expect(hidden(page.last, `hand-${first}`)).toBe(false);
  expect(hidden(page.last, `hand-${1 - first}`)).toBe(true);
  playUntilPassed(page, match);
  const other = (1 - first) as Seat;
  expect(page.last).toMatchObject({ seat: null, handOver: other });
  expect(hidden(page.last, "hand-0") && hidden(page.last, "hand-1")).toBe(true);
  page.connection.screen(match).take(other);
  expect(page.last).toMatchObject({ seat: other, handOver: null });
  expect(hidden(page.last, `hand-${first}`)).toBe(true);
});

test("who takes the screen is shown what happened since they last looked", async () => {
  const { page, match } = await seated([ada, ben]);
  const first = firstOf(page);
  page.connection.screen(match).take(first);
  playUntilPassed(page, match);
  page.connection.screen(match).take((1 - first) as Seat);
  const { lines, shown, picture } = page.last;
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.length).toBeLessThan(lines.length);
  expect(lines.slice(-shown.length)).toEqual(shown.map(({ line }) => line));
  expect(shown[0]?.picture).not.toEqual(picture);
});

test("a screen that is put down shows what everybody sees, until somebody takes it again", async () => {
  const { page, match } = await seated([ada, ben]);
  const screen = page.connection.screen(match);
  const first = firstOf(page);
  screen.take(first);
  screen.take(null);
  expect(page.last).toMatchObject({ seat: null, handOver: first });
  expect(hidden(page.last, `hand-${first}`)).toBe(true);
  screen.take(first);
  expect(page.last).toMatchObject({ seat: first, handOver: null });
});

test("one person on both seats never hands the screen over", async () => {
  const { page, match } = await seated([ada, { ...ada, name: "Ada's left hand" }]);
  for (let i = 0; i < 60 && !page.last.status.over; i++) page.answer(match, () => 0);
  expect(page.updates.every((update) => update.handOver === null && update.seat !== null)).toBe(true);
  expect(new Set(page.updates.map((update) => update.seat)).size).toBe(2);
});

test("a bot moves by itself, and the page is told who is thinking", async () => {
  const { page, match } = await seated([ada, bot]);
  const botsDone = (): Promise<void> => page.until(({ last }) => last.thinking === null);
  for (let i = 0; i < 12; i++) {
    await botsDone();
    if (page.last.status.over) break;
    page.answer(match);
  }
  await botsDone();
  expect(page.updates.some((update) => update.thinking === 1)).toBe(true);
  expect(page.updates.every((update) => hidden(update, "hand-1"))).toBe(true);
});

test("no bot moves while somebody holds it, and then it does", async () => {
  const { page, match } = await seated([ada, bot]);
  await page.until(({ last }) => last.thinking === null);
  page.connection.screen(match).hold();
  while (page.last.thinking === null) page.answer(match);
  const told = page.updates.length;
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(page.updates).toHaveLength(told);
  page.connection.screen(match).goOn();
  await page.until(({ last }) => last.thinking === null);
  expect(page.updates.length).toBeGreaterThan(told);
});

test("stepwise, each move of a bot is told by itself", async () => {
  const { page, match } = await seated([bot, { ...bot, name: "Maud" }]);
  page.connection.screen(match).pace("stepwise");
  const told = page.updates.length;
  await page.until(({ updates }) => updates.length > told + 20);
  const inputs = page.updates.slice(told).map(({ status }) => (status.over ? 0 : status.decision.number));
  expect(inputs.slice(1, 20).map((number, i) => number - (inputs[i] ?? 0))).toEqual(Array(19).fill(1));
  page.connection.close(match);
});

test("who plays several heroes is told what each may answer, and of nobody else's", async () => {
  const page = new Page(new Desk(ports()));
  const seats = [ada, { ...ada, name: "Ada's left hand" }, ben];
  const match = await page.connection.start({ game: "beyond-the-rift", options: { mode: "trio" }, seats });
  await page.open(match);
  const { status, seat } = page.last;
  if (status.over) throw new Error("over");
  expect(seat).toBe(0);
  expect(status.decision.seats.map(({ seat: s, options }) => [s, options.length > 0])).toEqual([
    [0, true],
    [1, true],
    [2, false],
  ]);
});

test("who plays several heroes takes back what they did last, with whichever", async () => {
  const page = new Page(new Desk(ports()));
  const seats = [ada, { ...ada, name: "Ada's left hand" }];
  const match = await page.connection.start({ game: "beyond-the-rift", options: { mode: "pair" }, seats });
  await page.open(match);
  const screen = page.connection.screen(match);
  const { status, seat } = page.last;
  if (status.over) throw new Error("over");
  const [, left] = status.decision.seats;
  const traded = left?.options.find((option) => option.do === "trade");
  if (!left || !traded) throw new Error("nothing to trade");
  const before = page.last.picture.scene.zones["hand-1"];
  screen.answer(left.seat, { number: status.decision.number, key: traded.key });
  expect(page.last.seat).toBe(seat);
  expect(page.last.picture.scene.zones["hand-1"]).not.toEqual(before);
  expect(page.last.back).toEqual({ inputs: 1, barrier: false });
  screen.undo(0 as Seat);
  expect(page.last.picture.scene.zones["hand-1"]).toEqual(before);
});
