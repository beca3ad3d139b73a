import type { Seat } from "@rifthall/kernel/ids";
import { isUndo } from "@rifthall/kernel/match";
import { expect, test } from "vitest";
import { act, asked, BOT, code, GUILDS, host, PERSON } from "./seated.js";

const inputs = (h: ReturnType<typeof host>): readonly unknown[] => h.record().inputs;

test("where nothing came to light, a choice is taken back at once and without a new seed", () => {
  const h = host("own", [PERSON, PERSON], GUILDS);
  const { seat } = asked(h);
  const before = h.view(seat);
  act(h, "play");
  expect(h.undo(seat)).toBeNull();
  expect(h.view(seat)).toEqual(before);
  expect(inputs(h).at(-1)).toEqual({ undo: 0 });
});

test("past another's choice everyone else must agree, and the future gets a new seed", () => {
  const h = host("consent", [PERSON, PERSON], GUILDS);
  const { seat } = asked(h);
  const other = (1 - seat) as Seat;
  act(h, "play");
  act(h, "end");
  act(h, "play");
  const { number } = h;
  expect(h.undo(seat)).toMatchObject({ seat, waiting: [other] });
  expect(h.number).toBe(number);
  expect(h.update(other, "en").undo).toMatchObject({ waiting: [other] });
  expect(h.consent(other, true)).toBeNull();
  expect(inputs(h).at(-1)).toEqual({ undo: 1, seed: "fresh 1" });
  expect(asked(h).seat).toBe(seat);
});

test("a refusal ends the request and is told", () => {
  const h = host("refuse", [PERSON, PERSON], GUILDS);
  const { seat } = asked(h);
  const other = (1 - seat) as Seat;
  act(h, "play");
  act(h, "end");
  act(h, "play");
  h.undo(seat);
  expect(code(() => h.consent(seat, true))).toBe("nothing-to-consent");
  h.consent(other, false);
  expect(h.undoRequest).toBeNull();
  expect(code(() => h.consent(other, true))).toBe("nothing-to-consent");
  expect(h.events(seat, "en").at(-1)?.text).toBe(`Player ${other + 1} declines to take it back.`);
});

test("playing on lets the request lapse", () => {
  const h = host("lapse", [PERSON, PERSON], GUILDS);
  const { seat } = asked(h);
  act(h, "play");
  act(h, "end");
  act(h, "play");
  h.undo(seat);
  act(h);
  expect(h.undoRequest).toBeNull();
});

test("bots always agree, and so does the same person on another seat", () => {
  const bot = host("bot", [PERSON, BOT], GUILDS);
  while (bot.botToMove !== null) bot.step();
  act(bot, "play");
  act(bot, "end");
  while (bot.botToMove !== null) bot.step();
  expect(bot.undo(0 as Seat)).toBeNull();
  expect(inputs(bot).at(-1)).toMatchObject({ seed: "fresh 1" });

  const me = { is: "person", who: "me" } as const;
  const both = host("both", [me, me], GUILDS);
  const { seat } = asked(both);
  act(both, "play");
  act(both, "end");
  act(both, "play");
  expect(both.undo(seat)).toBeNull();
});

test("somebody who leaves is waited for no longer", () => {
  const h = host("leave", [PERSON, PERSON], GUILDS);
  const { seat } = asked(h);
  act(h, "play");
  act(h, "end");
  act(h, "play");
  h.undo(seat);
  h.sit((1 - seat) as Seat, BOT);
  expect(h.undoRequest).toBeNull();
  expect(inputs(h).some((input) => isUndo(input as never))).toBe(true);
});

test("a resignation is not taken back against the others' will", () => {
  const h = host("resign", [PERSON, PERSON], GUILDS);
  h.resign(0 as Seat);
  expect(h.over).toBe(true);
  expect(h.undo(0 as Seat)).toMatchObject({ waiting: [1] });
  h.consent(1 as Seat, true);
  expect(h.over).toBe(false);
});

test("undone lines stay in the log and are marked; their number does not come again", () => {
  const h = host("marked", [PERSON, PERSON], GUILDS);
  const { seat } = asked(h);
  act(h, "play");
  const { number } = h;
  h.undo(seat);
  expect(h.number).toBe(number + 1);
  const lines = h.events(seat, "en");
  expect(lines.filter((line) => line.undone).map((line) => line.event.do)).toEqual(["play"]);
  expect(lines.at(-1)).toMatchObject({ undone: false, text: `Player ${seat + 1} takes a choice back.` });
});

test("there must be something to take back", () => {
  expect(code(() => host("none", [PERSON, PERSON]).undo(0 as Seat))).toBe("nothing-to-undo");
});
