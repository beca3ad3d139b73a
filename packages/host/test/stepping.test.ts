import { gameById } from "@rifthall/games";
import { type Game, readOptions } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import { expect, test } from "vitest";
import { type Holder, Host } from "../src/index.js";

const game = gameById("beyond-the-rift") as Game;
const PERSON: Holder = { is: "person" };
const BOT: Holder = { is: "bot", level: "random" };
const [ANN, BEN, CAT] = [0, 1, 2] as Seat[];

/** The Hero Phase: a phase in which every action asks all of them anew. */
function heroes(...holders: Holder[]): Host {
  const mode = ["solo", "pair", "trio", "four"][holders.length - 1] ?? "";
  const options = readOptions(game.options, { mode });
  return new Host(
    game,
    { content: game.content([]), seats: holders.length, options, seed: "step" },
    holders,
    () => "x",
  );
}

function say(h: Host, seat: Seat, verb: string): void {
  const mine = h.decision(seat, "en")?.seats.find((s) => s.seat === seat);
  const key = mine?.options.find((o) => o.do === verb)?.key;
  h.answer(seat, { number: h.number, key: key ?? expect.fail(`seat ${seat} cannot ${verb}`) });
}
const asked = (h: Host): Seat[] => h.decision(ANN, "en")?.seats.map(({ seat }) => seat) ?? [];
const round = (h: Host): unknown => h.view(ANN).round;

/** Lets bots move as long as one is to, in this round; gives how often they did. */
function letBots(h: Host): number {
  let moves = 0;
  const now = round(h);
  while (h.botToMove !== null && round(h) === now && moves < 200) {
    h.step();
    moves++;
  }
  return moves;
}

test("a bot waits for a person who has not stepped back", () => {
  const h = heroes(PERSON, BOT);
  expect(asked(h)).toEqual([ANN, BEN]);
  expect(h.botToMove).toBeNull();
  say(h, ANN, "engage");
  expect(h.botToMove).toBeNull();
});

/** The bot has taken an action of its own, which has asked the person anew. */
function afterBotsAction(): Host {
  const h = heroes(PERSON, BOT);
  say(h, ANN, "done");
  expect(h.botToMove).toBe(BEN);
  while (!asked(h).includes(ANN)) h.step();
  expect([round(h), h.view(ANN).phase, asked(h)]).toEqual([1, "hero", [ANN, BEN]]);
  return h;
}

test("once the person is done the bot goes on, though each of its actions asks the person anew", () => {
  const h = afterBotsAction();
  expect(h.botToMove).toBe(BEN);
  letBots(h);
  // It is done: now the person is asked once more, and may act or let the phase end.
  expect([round(h), asked(h)]).toEqual([1, [ANN]]);
});

test("a new action of the person makes bots wait again", () => {
  const h = afterBotsAction();
  say(h, ANN, "trade");
  expect(h.botToMove).toBeNull();
});

test("with two people both must have stepped back, and who acts brings the other back", () => {
  const h = heroes(PERSON, PERSON, BOT);
  say(h, ANN, "done");
  expect(h.botToMove).toBeNull();
  say(h, BEN, "trade");
  say(h, BEN, "done");
  // Ann has been asked anew by what Ben did.
  expect(asked(h)).toEqual([ANN, CAT]);
  expect(h.botToMove).toBeNull();
  say(h, ANN, "done");
  expect(h.botToMove).toBe(CAT);
});

test("in the next round everybody is waited for again", () => {
  const h = heroes(PERSON, BOT);
  for (let i = 0; i < 400 && round(h) === 1 && !h.over; i++) {
    if (h.botToMove !== null) h.step();
    else {
      const mine = h.decision(ANN, "en")?.seats.find((s) => s.seat === ANN)?.options ?? [];
      const last = mine.find((o) => o.do === "done" || o.do === "pass" || o.do === "close") ?? mine[0];
      h.answer(ANN, { number: h.number, key: last?.key ?? 0 });
    }
  }
  expect([round(h), h.view(ANN).phase]).toEqual([2, "hero"]);
  expect(asked(h)).toEqual([ANN, BEN]);
  expect(h.botToMove).toBeNull();
});

test("what is taken back makes bots wait again; a bot that is asked for does not wait", () => {
  const h = heroes(PERSON, BOT);
  say(h, ANN, "done");
  h.undo(ANN);
  expect(h.botToMove).toBeNull();
  expect(h.isBotAsked(BEN)).toBe(true);
  expect(h.isBotAsked(ANN)).toBe(false);
  expect(h.step({}, BEN)?.seat).toBe(BEN);
});
