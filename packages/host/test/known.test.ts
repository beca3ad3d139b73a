import { type Seat, seatList } from "@rifthall/kernel/ids";
import { Dice } from "@rifthall/kernel/machine";
import { type Match, optionList } from "@rifthall/kernel/match";
import { asked, BARRIER, type State } from "@rifthall/kernel/state";
import { look, redact, resample } from "@rifthall/kernel/view";
import { expect, test } from "vitest";
import { describeStatus, outlook, preview, take, think, why } from "../src/index.js";
import { code, GUILDS, game, match } from "./seated.js";

/** Another table that looks the same to the seat: what it does not know is drawn anew. */
function double(m: Match, seat: Seat, dice: Dice): State {
  return resample(game, look(game, m.state, seat, game.create(m.start)), dice, game.create(m.start));
}

/** Walks through a match, at each decision with the seat that decides. */
function walk(seed: string, options: Record<string, unknown>, look: (m: Match, seat: Seat, dice: Dice) => void): void {
  const m = match(seed, options);
  const dice = new Dice(3);
  for (let n = 0; n < 120 && !m.over; n++) {
    const [seat] = seatList(asked(m.state));
    look(m, seat, dice);
    m.choose(seat, dice.below(optionList(m.state, seat).length));
  }
}

const MODES = ["duel", "team", "free-for-all", "solo"];

test.each(MODES)("%s: what a seat is told does not depend on what it may not know", (mode) => {
  walk("told", { mode }, (m, deciding, dice) => {
    for (let seat = 0 as Seat; seat < m.state.shape.seats; seat++) {
      const other = double(m, seat as Seat, dice);
      const told = (s: State): unknown => {
        const status = describeStatus(game, s, seat as Seat, "en");
        const view = game.position(s, seat as Seat);
        if (seat !== deciding) return [status, view];
        const options = optionList(s, deciding).slice(0, 6);
        const previews = options.map((o) => preview(game, m.start, s, deciding, o));
        const outlooks = options.slice(0, 2).map((o) => outlook(game, m.start, s, deciding, o));
        return [status, view, previews, outlooks, think(game, m.start, s, deciding, "random", {})];
      };
      expect(told(other)).toEqual(told(m.state));
    }
  });
});

test("a bot that thinks answers alike where the seat sees alike", () => {
  walk("bot", {}, (m, seat, dice) => {
    if (m.inputs.length % 12 !== 0) return;
    const choice = think(game, m.start, m.state, seat, "greedy", { iterations: 20 });
    expect(think(game, m.start, double(m, seat, dice), seat, "greedy", { iterations: 20 })).toEqual(choice);
  });
});

test.each(MODES)("%s: a preview is how it will begin", (mode) => {
  let longest = 0;
  walk("preview", { mode }, (m, seat, dice) => {
    const list = optionList(m.state, seat);
    const index = dice.below(list.length);
    const foreseen = preview(game, m.start, m.state, seat, list[index]);
    const copy = match("preview", { mode });
    copy.state.copyFrom(m.state);
    const happened = take(copy, () => copy.choose(seat, index)).map((e) => redact(e, seat));
    expect(happened.slice(0, foreseen.length)).toEqual(foreseen);
    expect(JSON.stringify(foreseen)).not.toContain('"?"');
    longest = Math.max(longest, foreseen.length);
  });
  expect(longest).toBeGreaterThan(1);
});

test.each(MODES)("%s: an outlook is what will be seen, and there is none across what comes to light", (mode) => {
  let [known, unknown] = [0, 0];
  walk("outlook", { mode }, (m, seat, dice) => {
    const list = optionList(m.state, seat);
    const index = dice.below(list.length);
    const foreseen = outlook(game, m.start, m.state, seat, list[index]);
    const copy = match("outlook", { mode });
    copy.state.copyFrom(m.state);
    const barrier = copy.state.cell[BARRIER];
    copy.choose(seat, index);
    if (foreseen === null) unknown++;
    else {
      known++;
      expect(copy.state.cell[BARRIER]).toBe(barrier);
      expect(foreseen).toEqual(game.scene(copy.state, seat));
    }
  });
  expect(known).toBeGreaterThan(0);
  expect(unknown).toBeGreaterThan(0);
});

test("a preview stops before the first card that is drawn", () => {
  const m = match("check", GUILDS);
  const [seat] = seatList(asked(m.state));
  m.choose(seat, 0);
  m.choose(seat, optionList(m.state, seat).length - 1);
  const [other] = seatList(asked(m.state));
  // Another location than the first, which stays controlled.
  m.choose(other, 1);
  m.choose(other, optionList(m.state, other).length - 1);
  const options = optionList(m.state, seat);
  const check = options.find((o) => game.describe(m.state, o).do === "check");
  const foreseen = preview(game, m.start, m.state, seat, check ?? options[0]);
  expect(foreseen.map((e) => e.do)).toEqual(["check", "score"]);
});

test("why about a card the seat cannot see answers unknown-card, wherever that card is", () => {
  let hidden = 0;
  walk("hidden", GUILDS, (m, seat) => {
    const { hands } = game.position(m.state, null) as { hands: string[][] };
    const sight = JSON.stringify(game.position(m.state, seat));
    for (const card of hands[1 - seat].filter((name) => !sight.includes(name))) {
      hidden++;
      const { reasons } = why(game, m.state, seat, { do: "discard", card }, "en");
      if (game.settled(m.state)) expect(reasons.map((r) => r.code)).toEqual(["unknown-card"]);
    }
  });
  expect(hidden).toBeGreaterThan(20);
});

test("why agrees with the options", () => {
  walk("why", {}, (m, seat) => {
    const lines = optionList(m.state, seat).map((o) => game.describe(m.state, o));
    for (const line of lines) expect(why(game, m.state, seat, line, "en").legal).toBe(true);
    for (const c of game.candidates(m.state, seat)) {
      const { legal, reasons } = why(game, m.state, seat, c, "de");
      expect(legal).toBe(reasons.length === 0);
      for (const reason of reasons)
        expect(reason).toEqual({ code: expect.any(String), rule: expect.any(String), text: expect.any(String) });
    }
  });
});

test("what fails half-way leaves the match as it was", () => {
  const m = match("half");
  const before = m.state.hash();
  const fail = (): void => {
    m.choose(seatList(asked(m.state))[0], 0);
    throw new RangeError("half-way");
  };
  expect(code(() => take(m, fail))).toContain("half-way");
  expect(m.state.hash()).toBe(before);
  expect(m.state.log).toBeNull();
});
