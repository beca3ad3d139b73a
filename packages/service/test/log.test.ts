import type { Answer } from "@rifthall/host";
import { Host } from "@rifthall/host";
import type { Seat } from "@rifthall/kernel/ids";
import { expect, test } from "vitest";
import { Desk, type Neighbours, type Reply, serve } from "../src/index.js";
import { startOf } from "../src/records.js";
import { Ledger } from "./ledger.js";
import { ada, ben, bot, deciding, Page, ports } from "./seated.js";

/** What is said at one desk is heard at the others. */
function street(): () => Neighbours {
  const listeners: ((match: string) => void)[] = [];
  return () => {
    let own = (_: string): void => {};
    return {
      tell: (match) => {
        for (const listener of listeners) if (listener !== own) listener(match);
      },
      hear: (listener) => {
        own = listener;
        listeners.push(listener);
      },
    };
  };
}
const DEAF: Neighbours = { tell: () => {}, hear: () => {} };

const deskAt = (ledger: Ledger, neighbours: Neighbours = DEAF): Desk =>
  new Desk(ports({ store: ledger, log: ledger, neighbours }));
const sits =
  (who: string) =>
  (seat: typeof ada): boolean =>
    seat.is === "person" && seat.who === who;

/** Ada and Ben, each at a desk of their own before one log. */
async function twoDesks(neighbours: () => Neighbours = () => DEAF) {
  const ledger = new Ledger();
  const [first, second] = [deskAt(ledger, neighbours()), deskAt(ledger, neighbours())];
  const [a, b] = [new Page(first, sits("ada")), new Page(second, sits("ben"))];
  const options = {
    guilds: [
      ["fire", "ice", "light", "shadow"],
      ["earth", "water", "thunderbolt", "plant"],
    ],
  };
  const match = await a.connection.start({ game: "riftforce", options, seats: [ada, ben], seed: "table" });
  await a.open(match);
  await b.open(match);
  return { ledger, a, b, match };
}

let asked = 0;
const ask = (page: Page, match: string, seat: Seat, answer: Answer): Promise<Reply | null> =>
  serve(page.connection, { id: ++asked, name: "answer", args: [match, seat, answer] });

/** The one who is asked answers. */
async function move(a: Page, b: Page, match: string, pick?: (options: number) => number): Promise<Reply | null> {
  const page = deciding(a) === 0 ? a : b;
  const { seat, answer } = page.choice(pick);
  return ask(page, match, seat, answer);
}

test("nobody hears of an input, and nobody is told that it was taken, before it is kept", async () => {
  const { ledger, a, b, match } = await twoDesks();
  const page = deciding(a) === 0 ? a : b;
  let open = (): void => {};
  ledger.before = () => new Promise((resolve) => (open = resolve));
  const { seat, answer } = page.choice();
  const told = page.updates.length;
  let replied = false;
  const reply = ask(page, match, seat, answer).then(() => (replied = true));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([replied, page.updates.length, ledger.of(match).length]).toEqual([false, told, 0]);
  // Who looks meanwhile waits too.
  const why = serve(page.connection, { id: 1, name: "anew", args: [match] });
  open();
  await Promise.all([reply, why]);
  expect(ledger.of(match).length).toBeGreaterThan(0);
  expect(page.last.status.over || page.last.status.decision.number).toBe(ledger.of(match).length);
});

test("two desks play one match over one log, each told by a hint that it has gone on", async () => {
  const { ledger, a, b, match } = await twoDesks(street());
  for (let i = 0; i < 30; i++) {
    expect(await move(a, b, match)).toMatchObject({ value: undefined });
    const number = ledger.of(match).length;
    const isThere = ({ last: { status } }: Page): boolean => status.over || status.decision.number === number;
    await Promise.all([a.until(isThere), b.until(isThere)]);
  }
  expect(a.last.picture.scene.zones.stage).toEqual(b.last.picture.scene.zones.stage);
  // What was played at the other desk came moment by moment: nobody was told the table anew.
  for (const { updates, last } of [a, b]) {
    const [first, ...later] = updates;
    expect(later.flatMap(({ shown }) => shown)).toHaveLength(last.lines.length - (first?.lines.length ?? 0));
  }
});

test("a hint that comes twice at once is followed once, and nobody is told the table anew", async () => {
  const once = street();
  const twice = (): Neighbours => {
    const { tell, hear } = once();
    const again: Neighbours["hear"] = (listener, missed) =>
      hear((match) => {
        listener(match);
        listener(match);
      }, missed);
    return { tell, hear: again };
  };
  const { ledger, a, b, match } = await twoDesks(twice);
  for (let i = 0; i < 12; i++) {
    expect(await move(a, b, match)).toMatchObject({ value: undefined });
    const number = ledger.of(match).length;
    const isThere = ({ last: { status } }: Page): boolean => status.over || status.decision.number === number;
    await Promise.all([a.until(isThere), b.until(isThere)]);
  }
  for (const { updates, last } of [a, b]) {
    const [first, ...later] = updates;
    expect(later.flatMap(({ shown }) => shown)).toHaveLength(last.lines.length - (first?.lines.length ?? 0));
  }
});

test("what is asked for while a table is laid anew waits for it", async () => {
  const { ledger, a, b, match } = await twoDesks();
  const [page, other] = deciding(a) === 0 ? [a, b] : [b, a];
  const { seat, answer } = page.choice();
  await ask(page, match, seat, answer);
  const { get } = ledger;
  const reading = new Promise<void>((begun) => {
    ledger.get = async (id) => {
      begun();
      await new Promise((resolve) => setTimeout(resolve, 30));
      return get.call(ledger, id);
    };
  });
  // The other's table is of before, so it is laid anew.
  const resigned = serve(other.connection, { id: 9, name: "resign", args: [match, 1 - seat] });
  await reading;
  expect(await serve(other.connection, { id: 10, name: "anew", args: [match] })).toMatchObject({ value: undefined });
  expect(await resigned).toMatchObject({ value: undefined });
});

test("who plays at one desk asks for consent at another, and hears there who would not have it", async () => {
  const { ledger, a, b, match } = await twoDesks(street());
  for (let i = 0; i < 7; i++) {
    await move(a, b, match);
    const number = ledger.of(match).length;
    const isThere = ({ last: { status } }: Page): boolean => status.over || status.decision.number === number;
    await Promise.all([a.until(isThere), b.until(isThere)]);
  }
  const [asks, other] = a.last.back?.barrier ? [a, b] : [b, a];
  const [own, theirs] = asks === a ? [0, 1] : [1, 0];
  const length = ledger.of(match).length;
  for (const agrees of [false, true]) {
    await serve(asks.connection, { id: 1, name: "undo", args: [match, own] });
    await other.until(({ last }) => last.undo !== null);
    expect(other.last.undo).toMatchObject({ seat: own, waiting: [theirs] });
    await serve(other.connection, { id: 2, name: "consent", args: [match, theirs, agrees] });
    await asks.until(({ last }) => last.undo === null);
  }
  expect(ledger.of(match).slice(length)).toMatchObject([{ taken: { input: { undo: expect.any(Number) } } }]);
  const said = ({ last }: Page): readonly string[] => last.lines.slice(-2).map(({ event }) => event.do);
  expect([said(asks), said(other)]).toEqual(Array(2).fill(["undo-declined", "undo"]));
  const standing = ({ last }: Page): readonly boolean[] => last.lines.map(({ undone }) => undone);
  expect(standing(asks)).toEqual(standing(other));
});

test("without any hint, whoever is behind reads what came when they act", async () => {
  const { ledger, a, b, match } = await twoDesks();
  const [page, other] = deciding(a) === 0 ? [a, b] : [b, a];
  const { seat, answer } = page.choice();
  await ask(page, match, seat, answer);
  const length = ledger.of(match).length;
  // The other's table is of before: what is done there would take a number twice.
  const reply = await serve(other.connection, { id: 9, name: "resign", args: [match, 1 - seat] });
  expect(reply).toMatchObject({ value: undefined });
  expect(ledger.of(match).map(({ taken }) => taken.input)[length]).toEqual({ resign: 1 - seat });
  await other.until(({ last }) => last.status.over);
});

test("two answers of one person at once, from two tabs at two desks: one of them counts", async () => {
  const { ledger, a, match } = await twoDesks();
  const tab = new Page(deskAt(ledger), sits("ada"));
  const rival = new Page(deskAt(ledger), sits("ben"));
  await tab.open(match);
  await rival.open(match);
  const [one, two] = deciding(a) === 0 ? [a, tab] : [rival, rival];
  const [first, last] = [one.choice(() => 0), two.choice((n) => n - 1)];
  const replies = await Promise.all([
    ask(one, match, first.seat, first.answer),
    ask(two, match, last.seat, last.answer),
  ]);
  const taken = replies.filter((reply) => reply !== null && "value" in reply);
  expect(new Set(ledger.of(match).map(({ command }) => command)).size).toBe(taken.length);
  expect(taken.length).toBeGreaterThan(0);
});

test("a reply that is lost: the same command is known again, and nothing is kept twice", async () => {
  const { ledger, a, b, match } = await twoDesks();
  let lost = 0;
  ledger.after = async () => {
    if (++lost <= 2) throw new Error("the line broke");
  };
  expect(await move(a, b, match)).toMatchObject({ value: undefined });
  expect(lost).toBe(3);
  expect(new Set(ledger.of(match).map(({ command }) => command)).size).toBe(1);
});

test("what cannot be kept has not happened, and it is said", async () => {
  const { ledger, a, b, match } = await twoDesks();
  ledger.before = () => Promise.reject(new Error("no room"));
  const page = deciding(a) === 0 ? a : b;
  const { seat, answer } = page.choice();
  expect(await ask(page, match, seat, answer)).toMatchObject({ refused: { code: "not-kept" } });
  ledger.before = async () => {};
  expect(await ask(page, match, seat, answer)).toMatchObject({ value: undefined });
  expect(new Set(ledger.of(match).map(({ command }) => command)).size).toBe(1);
});

test("what cannot even be read for a while is opened again by itself once it can", async () => {
  const { ledger, a, b, match } = await twoDesks();
  const page = deciding(a) === 0 ? a : b;
  const { get } = ledger;
  const away = async (): Promise<never> => {
    throw new Error("nobody answers");
  };
  ledger.before = away;
  ledger.get = away;
  const { seat, answer } = page.choice();
  expect(await ask(page, match, seat, answer)).toMatchObject({ refused: { code: "not-kept" } });
  // Nothing is done at a table that is not there.
  expect(await ask(page, match, seat, answer)).toMatchObject({ refused: { code: "not-open" } });
  ledger.before = async () => {};
  ledger.get = get;
  await expect
    .poll(async () => "value" in ((await ask(page, match, seat, answer)) ?? {}), { timeout: 10_000 })
    .toBe(true);
  expect(ledger.of(match)).toHaveLength(1);
});

test("an answer that is given again to another desk does not count twice", async () => {
  const { ledger, a, b, match } = await twoDesks();
  const page = deciding(a) === 0 ? a : b;
  const { seat, answer } = page.choice();
  await ask(page, match, seat, answer);
  const length = ledger.of(match).length;
  const restarted = new Page(deskAt(ledger), sits(seat === 0 ? "ada" : "ben"));
  await restarted.open(match);
  expect(await ask(restarted, match, seat, answer)).toMatchObject({ refused: { code: "moved-on" } });
  expect(ledger.of(match)).toHaveLength(length);
});

test("with bots the log grows by itself, and leads every desk to the same state", async () => {
  const ledger = new Ledger();
  const page = new Page(deskAt(ledger));
  const seats = [bot, { ...bot, name: "Maud" }];
  const match = await page.connection.start({ game: "riftforce", options: {}, seats });
  await page.open(match);
  await page.until(({ last }) => last.status.over);
  const kept = await ledger.get(match);
  if (!kept) throw new Error("not kept");
  expect(kept.outcome).not.toBeNull();
  const { game, start } = await startOf(ports().games, kept.record);
  const again = new Host(game, start, kept.seats, () => "", kept);
  expect(again.record()).toEqual(kept.record);
  expect(again.over).toBe(true);
});
