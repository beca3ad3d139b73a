import { Refusal } from "@rifthall/kernel/text";
import { expect, test } from "vitest";
import { Desk, serve } from "../src/index.js";
import { Memory } from "./memory.js";
import { ada, apart, ben, bot, ONE, Page, ports, seated, ZERO } from "./seated.js";

const code = async (act: () => unknown): Promise<string> => {
  try {
    await act();
    return "granted";
  } catch (error) {
    return error instanceof Refusal ? error.code : String(error);
  }
};

test("a connection that holds seat 0 can do nothing for seat 1", async () => {
  const { a, b, match } = await apart();
  const { connection } = a;
  const screen = connection.screen(match);
  const { status } = b.last;
  const key = status.over ? 0 : (status.decision.seats[0]?.options[0]?.key ?? 0);
  const number = status.over ? 0 : status.decision.number;
  const tried: Record<string, () => unknown> = {
    answer: () => screen.answer(ONE, { number, key }),
    preview: () => screen.preview(ONE, key),
    outlook: () => screen.outlook(ONE, key),
    undo: () => screen.undo(ONE),
    consent: () => screen.consent(ONE, true),
    resign: () => screen.resign(ONE),
    stops: () => screen.stops(ONE),
    setStops: () => screen.setStops(ONE, []),
    advise: () => screen.advise(ONE),
    why: () => screen.why(ONE, { do: "play" }),
    take: () => screen.take(ONE),
  };
  const told = b.updates.length;
  for (const [name, ask] of Object.entries(tried)) expect(await code(ask), name).toBe("not-your-seat");
  expect(b.updates).toHaveLength(told);
  expect(await code(() => connection.record(match))).toBe("unfinished");
});

test("each connection hears what its own seat sees, and plays for it", async () => {
  const { a, b, match } = await apart();
  for (let n = 0; n < 30 && !a.last.status.over; n++) {
    const decision = a.last.status.over ? null : a.last.status.decision;
    (decision?.seats[0]?.seat === ZERO ? a : b).answer(match);
  }
  for (const [page, seat] of [
    [a, ZERO],
    [b, ONE],
  ] as const) {
    expect(page.updates.every((update) => update.seat === seat && update.handOver === null)).toBe(true);
    const all = JSON.stringify(page.updates.map(({ picture }) => picture.scene.zones[`hand-${1 - seat}`]));
    expect(all).not.toMatch(/"card":"[^?]/);
  }
  expect(a.updates.length).toBeGreaterThan(20);
});

test("an undo across the other's turn waits for the other, wherever they sit", async () => {
  const { a, b, match } = await apart();
  const pages = [a, b];
  const deciding = (): number => (a.last.status.over ? 0 : (a.last.status.decision.seats[0]?.seat ?? 0));
  const first = deciding();
  const [mine, theirs] = first === 0 ? [a, b] : [b, a];
  while (deciding() === first) pages[first]?.answer(match);
  theirs.answer(match);
  mine.connection.screen(match).undo(first as typeof ZERO);
  expect(theirs.last.undo).toMatchObject({ seat: first, waiting: [1 - first] });
  theirs.connection.screen(match).consent((1 - first) as typeof ZERO, true);
  expect(mine.last.undo).toBeNull();
  expect(deciding()).toBe(first);
});

test("a table stays while somebody looks, and is cleared with the last", async () => {
  const held: string[] = [];
  const hold = async (match: string) => {
    held.push(match);
    return () => void held.splice(held.indexOf(match), 1);
  };
  const { desk, page, match } = await seated([ada, bot], { lock: { hold } });
  const other = new Page(desk);
  await other.open(match);
  expect(held).toEqual([match]);
  page.connection.close(match);
  expect(held).toEqual([match]);
  desk.disconnect(other.connection);
  expect(held).toEqual([]);
});

test("what was played is kept, and goes on at another desk with the same store", async () => {
  const store = new Memory();
  const { page, match } = await seated([ada, ben], { store });
  for (let i = 0; i < 5; i++) {
    if (page.last.handOver !== null) page.connection.screen(match).take(page.last.handOver);
    page.answer(match);
  }
  if (page.last.handOver !== null) page.connection.screen(match).take(page.last.handOver);
  const { status } = page.last;
  page.connection.close(match);
  const later = new Page(new Desk(ports({ store })));
  await later.open(match);
  if (later.last.handOver !== null) later.connection.screen(match).take(later.last.handOver);
  expect(later.last.status).toEqual(status);
  expect(await later.connection.matches()).toMatchObject([{ match, inputs: 5, outdated: null }]);
});

test("a neighbour that played on is followed where this desk only watches", async () => {
  const store = new Memory();
  const hears: ((match: string) => void)[] = [];
  const neighbours = {
    tell: (match: string) => hears.forEach((hear) => void hear(match)),
    hear: hears.push.bind(hears),
  };
  const { page, match } = await seated([ada, ben], {
    store,
    neighbours: { ...neighbours, hear: (h) => void hears.push(h) },
  });
  const watcher = new Page(
    new Desk(
      ports({
        store,
        neighbours: { tell: () => {}, hear: (h) => void hears.push(h) },
        lock: { hold: async () => null },
      }),
    ),
  );
  await watcher.open(match);
  expect(await code(() => watcher.connection.screen(match).resign(ZERO))).toBe("watching");
  if (page.last.handOver !== null) page.connection.screen(match).take(page.last.handOver);
  page.answer(match);
  const number = page.last.status.over ? 0 : page.last.status.decision.number;
  await watcher.until(({ last }) => !last.status.over && last.status.decision.number === number);
  expect(watcher.heard).toContain("kept");
});

test("requests are served by name; what is none, or not granted, is refused as such", async () => {
  const { page, match } = await seated([ada, bot]);
  const ask = (name: string, ...args: readonly unknown[]) => serve(page.connection, { id: 7, name, args });
  expect(await ask("stops", match, 0)).toEqual({ id: 7, value: [] });
  expect(await ask("stops", match, 1)).toMatchObject({ id: 7, refused: { code: "not-your-seat" } });
  expect(await ask("desk")).toMatchObject({ id: 7, refused: { code: "unknown-request" } });
  expect(await ask("leave", match)).toMatchObject({ refused: { code: "unknown-request" } });
  expect(await ask("guest")).toMatchObject({ refused: { code: "unknown-request" } });
  expect(await ask("open", "nothing", "en", "calm", false)).toMatchObject({ refused: { code: "unknown-match" } });
  expect(await serve(page.connection, "stops")).toBeNull();
});
