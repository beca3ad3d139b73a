import { riftforce } from "@rifthall/games/riftforce";
import { type Game, readOptions, type Seat } from "@rifthall/kernel";
import { expect, test, vi } from "vitest";
import type { SeatWish, TableUpdate } from "../src/service/contract.ts";
import { Table } from "../src/worker/table.ts";

const game = riftforce as unknown as Game;
const GUILDS = {
  guilds: [
    ["fire", "ice", "light", "shadow"],
    ["earth", "water", "thunderbolt", "plant"],
  ],
};
const me: SeatWish = { is: "person", name: "Ada", who: "ada" };
const friend: SeatWish = { is: "person", name: "Ben", who: "ben" };
const bot: SeatWish = { is: "bot", name: "Orrin", level: "random" };

function seated(seats: readonly SeatWish[]): { table: Table; updates: TableUpdate[]; last(): TableUpdate } {
  const options = readOptions(game.options, GUILDS);
  const start = { content: game.content([]), seats: seats.length, options, seed: "table" };
  const updates: TableUpdate[] = [];
  const table = new Table(
    "m",
    game,
    start,
    seats,
    0,
    undefined,
    "en",
    "instant",
    false,
    (update) => updates.push(update),
    () => {},
  );
  table.introduce();
  const last = (): TableUpdate => {
    const update = updates.at(-1);
    if (!update) throw new Error("the page was told nothing");
    return update;
  };
  return { table, updates, last };
}

/** Answers with the first option until the screen passes on. */
function playUntilPassed(table: Table, last: () => TableUpdate, seat: Seat): void {
  while (last().handOver === null) {
    const decision = table.host.decision(seat, "en");
    const option = decision?.seats.find((s) => s.seat === seat)?.options.at(-1);
    if (!decision || !option) throw new Error("nothing to answer");
    table.host.answer(seat, { number: decision.number, key: option.key });
    table.changed();
  }
}

const hidden = (update: TableUpdate, zone: string): boolean =>
  (update.picture.scene.zones[zone] ?? []).every((c) => c.card === "?");

test("between two people at one screen nobody's hand is shown until the other has taken it", () => {
  const { table, last } = seated([me, friend]);
  const first = last().handOver ?? last().seat ?? (0 as Seat);
  table.take(first);
  expect(last()).toMatchObject({ seat: first, handOver: null });
  expect(hidden(last(), `hand-${first}`)).toBe(false);
  expect(hidden(last(), `hand-${1 - first}`)).toBe(true);
  playUntilPassed(table, last, first);
  const other = (1 - first) as Seat;
  expect(last()).toMatchObject({ seat: null, handOver: other });
  expect(hidden(last(), "hand-0") && hidden(last(), "hand-1")).toBe(true);
  table.take(other);
  expect(last()).toMatchObject({ seat: other, handOver: null, whole: true });
  expect(hidden(last(), `hand-${first}`)).toBe(true);
  table.close();
});

test("who takes the screen is shown what happened since they last looked", () => {
  const { table, last } = seated([me, friend]);
  const first = last().handOver ?? last().seat ?? (0 as Seat);
  const other = (1 - first) as Seat;
  table.take(first);
  playUntilPassed(table, last, first);
  table.take(other);
  const news = last().lines.filter((line) => line.number > last().since);
  expect(news.length).toBeGreaterThan(0);
  expect(news.every((line) => line.after !== undefined)).toBe(true);
  expect(
    last()
      .lines.filter((line) => line.number <= last().since)
      .every((line) => line.after === undefined),
  ).toBe(true);
  table.close();
});

test("one person on both seats never hands the screen over", () => {
  const { table, updates, last } = seated([me, { ...me, name: "Ada's left hand" }]);
  for (let i = 0; i < 60; i++) {
    const { seat } = last();
    const decision = seat === null ? null : table.host.decision(seat, "en");
    const option = decision?.seats.find((s) => s.seat === seat)?.options[0];
    if (seat === null || !decision || !option) break;
    table.host.answer(seat, { number: decision.number, key: option.key });
    table.changed();
  }
  expect(updates.every((update) => update.handOver === null && update.seat !== null)).toBe(true);
  expect(new Set(updates.map((update) => update.seat)).size).toBe(2);
  table.close();
});

/** Until no bot is to move: its pauses are timers, and between two slices of thought it lets messages come first. */
async function botsDone(table: Table): Promise<void> {
  for (let i = 0; i < 1000 && table.host.botToMove !== null; i++) {
    await vi.runAllTimersAsync();
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    });
  }
}

test("a bot moves by itself, and the page is told who is thinking", async () => {
  vi.useFakeTimers();
  const { table, updates, last } = seated([me, bot]);
  for (let i = 0; i < 12 && !table.host.over; i++) {
    await botsDone(table);
    const decision = table.host.decision(0 as Seat, "en");
    const option = decision?.seats.find((s) => s.seat === 0)?.options.at(-1);
    if (!decision || !option) break;
    table.host.answer(0 as Seat, { number: decision.number, key: option.key });
    table.changed();
  }
  await botsDone(table);
  vi.useRealTimers();
  expect(updates.some((update) => update.thinking === 1)).toBe(true);
  expect(last().thinking).toBeNull();
  expect(updates.every((update) => hidden(update, "hand-1"))).toBe(true);
  table.close();
});
