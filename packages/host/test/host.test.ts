import { type Seat, SPECTATOR } from "@rifthall/kernel/ids";
import { Refusal } from "@rifthall/kernel/text";
import { describe, expect, test } from "vitest";
import { Host, type Told } from "../src/index.js";
import { act, asked, BOT, code, GUILDS, game, host, PERSON, playOn, start } from "./seated.js";

const [ZERO, ONE, TWO, THREE] = [0, 1, 2, 3] as Seat[];

describe("answers", () => {
  test("two people play a match to its end", () => {
    const h = host("whole", [PERSON, PERSON]);
    playOn(h, 2000);
    expect(h.over).toBe(true);
    expect(h.status(ZERO, "en")).toMatchObject({ over: true, outcome: { scores: expect.any(Array) } });
    expect(h.decision(ZERO, "en")).toBeNull();
    expect(code(() => h.answer(ZERO, { number: h.number, key: 0 }))).toBe("over");
  });

  test("a late answer is taken if that option is still legal", () => {
    const h = host("late", [PERSON, PERSON, PERSON, PERSON], { mode: "team" });
    const { seat, number, options } = asked(h);
    h.resign(((seat + 1) % 4) as Seat);
    expect(h.number).toBe(number + 1);
    h.answer(seat, { number, key: options[0].key });
    expect(h.number).toBe(number + 2);
  });

  test("a late answer that is legal no more meets a table that moved on", () => {
    const h = host("late", [PERSON, PERSON, PERSON, PERSON], { mode: "team" });
    const { seat, number } = asked(h);
    h.resign(((seat + 1) % 4) as Seat);
    expect(code(() => h.answer(seat, { number, key: 12345 }))).toBe("moved-on");
  });

  test("an answer sent twice counts once, even where the option is legal again", () => {
    const h = host("twice", [PERSON, PERSON], GUILDS);
    const { seat, number, options } = asked(h);
    const play = options.find((o) => o.do === "play");
    const answer = { number, key: play?.key ?? 0 };
    h.answer(seat, answer);
    expect(code(() => h.answer(seat, answer))).toBe("moved-on");
    expect(h.number).toBe(number + 1);
  });

  test.each([
    [
      "of a seat that is not asked",
      "not-asked",
      (h: Host, other: Seat) => h.answer(other, { number: h.number, key: 0 }),
    ],
    ["with a key nobody offered", "illegal", (h: Host) => h.answer(asked(h).seat, { number: h.number, key: -7 })],
    ["to a decision to come", "bad-number", (h: Host) => h.answer(asked(h).seat, { number: 99, key: 0 })],
    ["of a seat that is not there", "bad-seat", (h: Host) => h.answer(7 as Seat, { number: h.number, key: 0 })],
  ])("an answer %s is refused and changes nothing", (_, refusal, answer) => {
    const h = host("refused", [PERSON, PERSON]);
    const other = (1 - asked(h).seat) as Seat;
    const before = h.record();
    expect(code(() => answer(h, other))).toBe(refusal);
    expect(h.record()).toEqual(before);
  });

  test("only a person answers: not for a bot, not for an open seat", () => {
    for (const holder of [BOT, { is: "open" } as const]) {
      const h = host("seats", [holder, holder], GUILDS);
      const { seat } = { seat: h.decision(ZERO, "en")?.seat ?? ZERO };
      expect(code(() => h.answer(seat, { number: 0, key: 0 }))).toBe("no-person");
    }
    const h = host("seats", [{ is: "open" }, { is: "open" }], GUILDS);
    const seat = h.decision(ZERO, "en")?.seat ?? ZERO;
    expect(h.step()).toBeNull();
    h.sit(seat, PERSON);
    act(h);
    expect(h.number).toBe(1);
  });
});

describe("what each seat is told", () => {
  test("options are listed for the deciding seat only; who watches sees who decides", () => {
    const h = host("told", [PERSON, PERSON], GUILDS);
    const { seat, options } = asked(h);
    expect(options.length).toBeGreaterThan(0);
    for (const reader of [(1 - seat) as Seat, SPECTATOR])
      expect(h.decision(reader, "en")).toMatchObject({ seat, options: [], seats: [{ seat, options: [] }] });
  });

  test("events are told from the start, each seat its own draws, a spectator none", () => {
    const h = host("draws", [PERSON, PERSON], GUILDS);
    const drawn = (reader: Seat): unknown[] =>
      h.events(reader, "en").flatMap(({ event }) => (event.do === "draw" && event.seat === 0 ? [event.card] : []));
    expect(drawn(ZERO)).toHaveLength(7);
    expect(drawn(ZERO)).not.toContain("?");
    expect(new Set(drawn(ONE))).toEqual(new Set(["?"]));
    expect(new Set(drawn(SPECTATOR))).toEqual(new Set(["?"]));
    const [own] = h.events(ZERO, "de").filter(({ event }) => event.do === "draw" && event.seat === 0);
    const [theirs] = h.events(ONE, "de").filter(({ event }) => event.do === "draw" && event.seat === 0);
    expect(own.text).not.toBe(theirs.text);
    expect(JSON.stringify(theirs)).not.toContain("secret");
  });

  test("an update brings only what came after its number", () => {
    const h = host("since", [PERSON, PERSON], GUILDS);
    h.film([ZERO]);
    const first = h.update(ZERO, "en");
    expect(first).toMatchObject({ since: 0, moments: [], begin: { scene: h.scene(ZERO) } });
    playOn(h, 3);
    const next = h.update(ZERO, "en", first.number);
    expect(next.since).toBe(first.number);
    expect(next.begin).toBeUndefined();
    const news = next.moments.flatMap(({ line }) => line ?? []);
    expect([...(first.begin?.past ?? []), ...news]).toEqual(h.events(ZERO, "en"));
    expect(h.update(ZERO, "en", next.number).moments).toEqual([]);
    expect(h.update(ZERO, "en", next.number + 1).since).toBe(0);
  });
});

describe("bots", () => {
  test("two bots play a match, one choice a step", () => {
    const h = host("bots", [BOT, { is: "bot", level: "greedy" }]);
    let steps = 0;
    while (!h.over) {
      const seat = h.botToMove;
      expect(h.step({ iterations: 1 })?.seat).toBe(seat);
      expect(h.number).toBe(++steps);
    }
    expect(h.step()).toBeNull();
  });

  test("no bot moves while a person is asked", () => {
    const h = host("person", [PERSON, BOT], GUILDS);
    while (h.botToMove !== null) h.step();
    expect(asked(h).seat).toBe(0);
    expect(h.step()).toBeNull();
    expect(h.step({}, ONE)).toBeNull();
  });

  test("RF-62 a seat that resigned from a match that goes on is played by a bot", () => {
    const h = host("team", [PERSON, PERSON, PERSON, PERSON], { mode: "team" });
    const { seat } = asked(h);
    h.resign(seat);
    expect(h.over).toBe(false);
    expect(h.botToMove).toBe(seat);
    expect(h.step({ iterations: 1 })?.seat).toBe(seat);
    expect(code(() => h.resign(seat))).toBe("resigned");
    expect(code(() => h.answer(seat, { number: h.number, key: 0 }))).toBe("resigned");
  });

  test("an unknown level is refused by name", () => {
    expect(() => host("level", [PERSON, { is: "bot", level: "greedi" }])).toThrow('did you mean "greedy"?');
    expect(() => new Host(game, start("x"), [PERSON], () => "")).toThrow(Refusal);
  });
});

describe("going on from a record", () => {
  test("views, log and decision are the same again, undos included", () => {
    const h = host("record", [PERSON, PERSON], GUILDS);
    playOn(h, 9);
    const { seat } = asked(h);
    h.undo((1 - seat) as Seat);
    if (h.undoRequest) h.consent(seat, true);
    playOn(h, 20);
    const { game, start } = h;
    const again = new Host(game, start, [PERSON, PERSON], () => "", { record: h.record() });
    expect(again.record()).toEqual(h.record());
    for (const reader of [ZERO, ONE, SPECTATOR]) {
      expect(again.view(reader)).toEqual(h.view(reader));
      expect(again.decision(reader, "en")).toEqual(h.decision(reader, "en"));
      const lines = (x: Host): unknown =>
        x.events(reader, "en").map(({ event, undone, input }) => [event.do, (event as Told).card, undone, input]);
      expect(lines(again)).toEqual(lines(h));
    }
  });
});

test("free-for-all: bots take the seats of two, the other two play on", () => {
  const h = host("four", [PERSON, BOT, PERSON, BOT], { mode: "free-for-all" });
  for (let n = 0; n < 60 && !h.over; n++)
    if (h.botToMove === null) act(h);
    else h.step();
  expect(h.number).toBeGreaterThan(30);
  expect([TWO, THREE].map((seat) => h.seats[seat].is)).toEqual(["person", "bot"]);
});
