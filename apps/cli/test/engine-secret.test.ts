import { type Card, NONE, type Seat } from "@rifthall/kernel/ids";
import { Dice, rekey } from "@rifthall/kernel/machine";
import { BARRIER } from "@rifthall/kernel/state";
import { sees, swap } from "@rifthall/kernel/zone";
import { expect, test } from "vitest";
import { decisionOf, optionsOf, type Reply, Talk } from "./talk.js";

/** Gives the rows a seat has not seen each other's cards, and another future: the same table to that seat, and to no one else. */
function disguise(talk: Talk, match: string, seat: Seat, dice: Dice): void {
  const { game } = talk.engine.tables.find({ match }).match;
  const state = talk.state(match);
  const pools = new Map<number, Card[]>();
  for (let c = 0; c < state.shape.cards; c++) {
    const card = c as Card;
    if (state.zone[card] === NONE || sees(state, seat, card)) continue;
    const pool = game.pool(state, card);
    pools.set(pool, [...(pools.get(pool) ?? []), card]);
  }
  for (const cards of pools.values())
    for (let i = cards.length - 1; i > 0; i--) swap(state, cards[i], cards[dice.below(i + 1)]);
  rekey(state, dice.below(1000), dice.below(1000));
  state.offer.seat = NONE;
}

/** Everything a program may ask with a seat, as text; the name of the match is all that may differ. */
function asks(talk: Talk, match: string, seat: Seat, candidates: readonly object[]): string[] {
  const options = optionsOf(talk.do("status", { match, seat }).status);
  const lines = [
    talk.line("status", { match, seat }),
    talk.line("view", { match, seat }),
    talk.line("view", { match }),
    talk.line("bot", { match, seat, iterations: 60 }),
    talk.line("bot", { match, seat, level: "random" }),
    talk.line("bot", { match, seat, level: "search", iterations: 20 }),
    talk.line("advise", { match, seat, iterations: 20 }),
    talk.line("choose", { match, seat, index: 999 }),
    talk.line("choose", { match, seat, pick: { do: "nothing" } }),
    ...options.map(({ index }) => talk.line("preview", { match, seat, index })),
    ...candidates.map((candidate) => talk.line("why", { match, seat, candidate })),
  ];
  return lines.map((line) => line.replaceAll(`"${match}"`, '"it"'));
}

const VERBS = ["play", "discard", "activate", "target"];

const CARDS = ["fire", "ice", "earth", "water", "music", "sand"].flatMap((g) => [5, 6, 7].map((n) => `${g}-${n}`));
const CANDIDATES = CARDS.flatMap((card) => VERBS.map((verb) => ({ do: verb, card, location: 2 })));

test("a seat's replies are the same on two tables that look the same to it", () => {
  const talk = new Talk();
  const dice = new Dice(12);
  const { match } = talk.do("new", { game: "riftforce", seed: "a" });
  let compared = 0;
  let walked = 0;
  let n = 0;
  talk.wander(match, 4, () => {
    if (++n % 13 !== 0) return true;
    const { position } = talk.do("position", { match });
    for (const seat of [0, 1] as Seat[]) {
      const pair = [0, 1].map(() => talk.do("setup", { game: "riftforce", position }).match);
      disguise(talk, pair[1], seat, dice);
      for (let step = 0; step < 5; step++) {
        const [one, other] = pair.map((m) => asks(talk, m, seat, CANDIDATES));
        one.forEach((line, i) => {
          expect(other[i]).toBe(line);
        });
        compared += one.length;
        const happened = chooseAlike(talk, pair, seat, dice);
        if (!happened) break;
        expect(happened[1]).toBe(happened[0]);
        walked++;
      }
      for (const m of pair) talk.do("close", { match: m });
    }
    return n < 150;
  });
  expect(compared).toBeGreaterThan(1000);
  expect(walked).toBeGreaterThan(30);
});

/** Makes the same choice on both; gives the replies, or null where there is none or something hidden came to light. */
function chooseAlike(talk: Talk, pair: readonly string[], seat: Seat, dice: Dice): string[] | null {
  const [one, other] = pair.map((match) => talk.do("status", { match }).status);
  if (one.over || other.over || decisionOf(one).seat !== decisionOf(other).seat) return null;
  const keys = new Set(optionsOf(other).map((o) => o.key));
  const alike = optionsOf(one).filter((o) => keys.has(o.key) && o.do !== "check");
  if (alike.length === 0) return null;
  const { key } = alike[dice.below(alike.length)];
  const mine = decisionOf(one).seat === seat;
  const shown = pair.map((match) => talk.state(match).cell[BARRIER]);
  const replies = pair.map((match) => {
    const reply = mine
      ? talk.line("choose", { match, seat, pick: { key } })
      : talk.line("choose", { match, pick: { key } });
    if (!(JSON.parse(reply) as Reply).ok) throw new Error(reply);
    return mine ? reply.replaceAll(`"${match}"`, '"it"') : "";
  });
  // What came to light, such as a card drawn, may now be known to differ.
  return pair.some((match, i) => talk.state(match).cell[BARRIER] !== shown[i]) ? null : replies;
}

test("a seat that is not asked is told who is, and no options", () => {
  const talk = new Talk();
  const { match, status } = talk.do("new", { game: "riftforce", seed: "w" });
  const deciding = decisionOf(status).seat ?? 0;
  const waiting = 1 - deciding;
  const decision = decisionOf(talk.do("status", { match, seat: waiting }).status);
  expect(decision).toMatchObject({ seat: deciding, options: [], seats: [{ seat: deciding, options: [] }] });
});

test("what another seat draws is not told", () => {
  const talk = new Talk();
  const { match } = talk.do("new", { game: "riftforce", seed: "d" });
  let drawn = 0;
  talk.wander(match, 2, (status) => {
    const { seat, options = [] } = decisionOf(status);
    const check = options.find((o) => o.do === "check");
    if (!check) return true;
    const { position } = talk.do("position", { match });
    const copies = [0, 1].map(() => talk.do("setup", { game: "riftforce", position }).match);
    const all = talk.do("choose", { match: copies[0], index: check.index }).events;
    const own = talk.do("choose", { match: copies[1], index: check.index, seat }).events;
    expect(own).toEqual(all.map((e) => (e.do === "draw" && e.seat !== seat ? { ...e, card: "?" } : e)));
    drawn += all.filter((e) => e.do === "draw").length;
    for (const copy of copies) talk.do("close", { match: copy });
    return true;
  });
  expect(drawn).toBeGreaterThan(10);
});
