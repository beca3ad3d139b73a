import { describe, expect, test } from "vitest";
import { type Card, cardsOf, elemental, GUILDS } from "../src/boardgameio/cards.js";
import { type Duel, type Location, type Seat, type Side, seatOf } from "../src/boardgameio/duel.js";
import { riftforce } from "../src/boardgameio/game.js";
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from "../src/boardgameio/library.js";
import { type Option, options } from "../src/boardgameio/options.js";
import { makeMove, playMatch, playMatches, randomPolicy } from "../src/boardgameio/play.js";

describe("random duels", () => {
  test("end with a winner or a draw, and no card is lost, doubled or wrongly alive on the way", () => {
    const policy = randomPolicy(7);
    for (let match = 0; match < 25; match++) {
      const dealt = new Set<Card>();
      const { G, outcome } = playMatch(`test/${match}`, (list, { G, ctx }) => {
        if (ctx.phase === "duel") expectSound(G, dealt);
        const always = G.action.kind === "start" || (G.action.kind === "play" && G.pending.length === 0);
        if (!always && list.length < 2) throw new Error("a forced choice was asked");
        return policy(list, { G, ctx });
      });
      const [zero, one] = G.scores;
      expect(G.actions % 2).toBe(0);
      if ("winner" in outcome) expect(G.scores[outcome.winner]).toBe(Math.max(zero, one));
      else expect(zero).toBe(one);
      if (outcome.reason === "points") expect(Math.max(zero, one)).toBeGreaterThanOrEqual(12);
    }
  });

  test("are the same for the same seed, and counted", () => {
    const { milliseconds, ...tally } = playMatches(1000, 3);
    const { milliseconds: again, ...same } = playMatches(1000, 3);
    expect(same).toEqual(tally);
    expect(tally.decisions).toBeGreaterThanOrEqual(1000);
    expect(tally.optionsListed).toBeGreaterThan(tally.decisions);
    expect(Math.min(milliseconds, again)).toBeGreaterThan(0);
  });
});

describe("playing", () => {
  test("RF-40, RF-41 cards alike, at one location or along a growing run", () => {
    const t = table({ hand: ["fire-5", "fire-6", "fire-6", "ice-5", "ice-7"] });
    t.choose("play fire-5 1");
    expect(t.options()).toEqual([
      ...["play fire-6 0", "play fire-6 1", "play fire-6 2", "play ice-5 0", "play ice-5 1", "play ice-5 2"],
      "end",
    ]);
    t.choose("play fire-6 2");
    expect(t.options()).toEqual(["play fire-6 0", "play fire-6 3", "end"]);
    t.choose("play fire-6 3");
    expect(t.G.actions).toBe(1);
  });

  test("RF-14 Earth hurts every enemy at its location", () => {
    const t = table({ hand: ["earth-5"], own: [[], ["ice-6"]], enemy: [["air-5"], ["fire-5!4", "fire-6"]] });
    t.choose("play earth-5 1");
    expect(t.sides()).toEqual([
      [[], ["ice-6", "earth-5"]],
      [["air-5"], ["fire-6!1"]],
    ]);
    expect(t.scores()).toEqual([1, 0]);
  });

  test("RF-23 Love asks only for damaged allies at its location", () => {
    const t = table({ hand: ["love-5"], own: [["ice-6!2", "fire-5", "ice-7!3"], ["air-5!1"]] });
    t.choose("play love-5 0");
    expect(t.options()).toEqual(["target ice-6", "target ice-7"]);
    t.choose("target ice-7");
    expect(t.sides()[0]).toEqual([["ice-6!2", "fire-5", "ice-7", "love-5"], ["air-5!1"]]);
  });
});

describe("activating", () => {
  test("RF-43 narrows from guild or number to one of them, and a lone end is taken", () => {
    const t = table({ hand: ["crystal-6"], own: [["crystal-5", "crystal-6", "earth-6", "earth-5"]] });
    t.choose("discard crystal-6");
    expect(t.options()).toEqual(["activate crystal-5", "activate crystal-6", "activate earth-6"]);
    t.choose("activate crystal-6");
    expect(t.options()).toEqual(["activate crystal-5", "activate earth-6", "end"]);
    t.choose("activate crystal-5");
    expect(t.G.actions).toBe(1);
  });

  test("RF-13 a Shadow that destroys a Crystal scores three", () => {
    const t = activate("shadow-5", { own: [["shadow-5"]], enemy: [[], [], [], ["crystal-5!4"]] });
    t.choose("move 3");
    expect(t.scores()).toEqual([3, 0]);
    expect(t.sides()[0]).toEqual([[], [], [], ["shadow-5"]]);
  });

  test("RF-16 a Thunderbolt that destroys strikes once more, and only once", () => {
    const t = activate("thunderbolt-5", { own: [["thunderbolt-5"]], enemy: [["fire-5!3", "ice-6!4", "air-7!5"]] });
    t.choose("target fire-5");
    expect(t.options()).toEqual(["target ice-6", "target air-7"]);
    t.choose("target ice-6");
    expect(t.sides()[1]).toEqual([["air-7!5"]]);
    expect(t.scores()).toEqual([2, 0]);
    expect(t.G.actions).toBe(1);
  });

  test("RF-17 Plant takes the occupied side unasked and pulls what survives", () => {
    const t = activate("plant-5", { own: [[], ["plant-5"]], enemy: [["fire-5", "ice-5"], ["air-5"]] });
    expect(t.sides()[1]).toEqual([["ice-5"], ["air-5", "fire-5!2"]]);
  });

  test("RF-19 a destroyed Crystal gives one point more", () => {
    const t = activate("crystal-5", { own: [["crystal-5"]], enemy: [["crystal-7!3"]] });
    expect(t.scores()).toEqual([2, 0]);
    expect(t.discards()).toEqual([["crystal-5"], ["crystal-7"]]);
  });

  test("RF-20 what Acid destroys scores nothing, not even a Crystal", () => {
    const t = activate("acid-5", { own: [["acid-5"]], enemy: [["crystal-5!2", "ice-5!4", "air-5"]] });
    expect(t.sides()[1]).toEqual([["air-5"]]);
    expect(t.scores()).toEqual([0, 0]);
  });

  test("RF-22 Lava burns itself and the allies before it, and their deaths score for the other side", () => {
    const own = [[], ["crystal-5!4", "lava-5!4", "ice-5!4"]];
    const t = activate("lava-6", { own, enemy: [["fire-5!3"], ["air-5"], ["air-6"]] });
    expect(t.sides()).toEqual([
      [[], ["ice-5!4"]],
      [[], ["air-5"], ["air-6!2"]],
    ]);
    expect(t.scores()).toEqual([1, 3]);
  });

  test("RF-24 Magnet drags the last enemy along", () => {
    const t = activate("magnet-5", { own: [[], ["magnet-5"]], enemy: [[], ["fire-5", "ice-5"]] });
    t.choose("move 2");
    expect(t.sides()).toEqual([
      [[], [], ["magnet-5"]],
      [[], ["fire-5"], ["ice-5!2"]],
    ]);
  });

  test("RF-25 Music scores its kill and plays it, fresh and for good, on its own side", () => {
    const t = activate("music-5", {
      own: [[], ["music-5"], ["ice-6!2", "ice-7!3"]],
      enemy: [["air-5"], ["love-5!3"]],
    });
    expect(t.options()).toEqual(["place 0", "place 2"]);
    t.choose("place 2");
    expect(t.options()).toEqual(["target ice-6", "target ice-7"]);
    t.choose("target ice-6");
    expect(t.options()).toEqual(["activate love-5", "end"]);
    t.choose("activate love-5");
    expect(t.sides()).toEqual([[[], ["music-5"], ["ice-6", "ice-7!3", "love-5"]], [["air-5"]]]);
    expect(t.scores()).toEqual([1, 0]);
    expect(t.discards()).toEqual([["music-5"], []]);
  });

  test("RF-25 Music without a kill asks nothing", () => {
    const t = activate("music-5", { own: [[], ["music-5"]], enemy: [[], ["air-5"]] });
    expect(t.sides()[1]).toEqual([[], ["air-5!2"]]);
    expect(t.G.actions).toBe(1);
  });

  test("RF-27, RF-46 Star draws, also from a discard that has to be shuffled first", () => {
    const t = activate("star-5", { own: [["star-5"]] });
    expect(t.hand()).toEqual(["star-5"]);
    expect(t.discards()[0]).toEqual([]);
  });
});

describe("the end", () => {
  test("RF-60 the round is finished first", () => {
    const t = table({ own: [["fire-5"]], scores: [11, 11] });
    t.choose("check");
    expect(t.over()).toBeUndefined();
    t.choose("check");
    expect(t.over()).toEqual({ winner: t.seat, reason: "points" });
  });

  test("RF-61 a tie goes on", () => {
    const t = table({ own: [["fire-5"]], enemy: [[], ["ice-5"]], scores: [11, 11] });
    t.choose("check");
    t.choose("check");
    expect(t.over()).toBeUndefined();
  });

  test("RF-48 a round in which nobody can change anything ends the match", () => {
    const t = table({ own: [["fire-5"]], enemy: [["ice-5"]], scores: [3, 3] });
    t.choose("check");
    t.choose("check");
    expect(t.over()).toEqual({ draw: true, reason: "stall" });
  });
});

const game = ProcessGameConfig(riftforce);
const reduce = CreateGameReducer({ game });

interface Setting {
  hand?: string[];
  /** Stacks from location 0 on; `ice-6!2` carries two damage. */
  own?: string[][];
  enemy?: string[][];
  /** The acting seat's first, as in all that a table tells. */
  scores?: [number, number];
}

/** A match at the start of the first action, with nothing on the table or in hands but what the setting names. */
function table(setting: Setting) {
  let state: ReturnType<typeof reduce> = InitializeGame({ game: { ...game, seed: "table" }, numPlayers: 2 });
  const listed = () => options(state.G, state.ctx);
  const policy = randomPolicy(1);
  while (state.ctx.phase === "draft") {
    state = reduce(state, makeMove(policy(listed(), state), state.ctx.currentPlayer));
  }
  const seat = seatOf(state.ctx.currentPlayer);
  const copies = GUILDS.flatMap(cardsOf);
  const damage: Record<Card, number> = {};
  const card = (text: string): Card => {
    const [name, hurt] = text.split("!");
    const index = copies.findIndex((copy) => elemental(copy).name === name);
    const [copy] = copies.splice(index, 1);
    if (index < 0 || copy === undefined) throw new Error(`no ${name} left`);
    if (hurt !== undefined) damage[copy] = Number(hurt);
    return copy;
  };
  const side = (stacks: string[][] = []): Side => {
    const at = (location: Location) => (stacks[location] ?? []).map(card);
    return [at(0), at(1), at(2), at(3), at(4)];
  };
  const pair = <T>(own: T, enemy: T): [T, T] => (seat === 0 ? [own, enemy] : [enemy, own]);
  const told = <T>(of: readonly [T, T]): [T, T] => pair(of[0], of[1]);
  const G: Duel = {
    ...state.G,
    damage,
    hands: pair((setting.hand ?? []).map(card), []),
    decks: [[], []],
    discards: [[], []],
    sides: pair(side(setting.own), side(setting.enemy)),
    scores: told(setting.scores ?? [0, 0]),
  };
  state = { ...state, G };

  const now = (): Duel => state.G;
  const nameOf = (one: Card) => elemental(one).name;
  const shown = (one: Card) => nameOf(one) + (now().damage[one] ? `!${now().damage[one]}` : "");
  const label = (option: Option) =>
    [
      option.do,
      "guild" in option ? option.guild : undefined,
      "card" in option ? nameOf(option.card) : undefined,
      "location" in option ? option.location : undefined,
    ]
      .filter((word) => word !== undefined)
      .join(" ");
  const stacks = (of: Side) => of.slice(0, of.findLastIndex((stack) => stack.length > 0) + 1);

  return {
    seat: seat as Seat,
    get G() {
      return now();
    },
    options: () => listed().map(label),
    choose(text: string) {
      const option = listed().find((one) => label(one) === text);
      if (option === undefined) throw new Error(`${text} is not among ${listed().map(label).join(", ")}`);
      state = reduce(state, makeMove(option, state.ctx.currentPlayer));
      expect(state.transients).toBeUndefined();
    },
    /** Without the empty locations at the end. */
    sides: () => told(now().sides).map((of) => stacks(of).map((stack) => stack.map(shown))),
    hand: () => now().hands[seat].map(nameOf),
    discards: () => told(now().discards).map((pile) => pile.map(nameOf)),
    scores: () => told(now().scores),
    over: (): unknown => state.ctx.gameover,
  };
}

/** Discards the card and thereby activates the only ally that is like it. */
function activate(discarded: string, setting: Setting) {
  const t = table({ hand: [discarded], ...setting });
  t.choose(`discard ${discarded}`);
  return t;
}

/** Checked at each of some ten thousand decisions, hence one cheap comparison. */
function expectSound(G: Duel, dealt: Set<Card>): void {
  const limbo = G.pending.flatMap(({ guild, enemy }) => (guild === "music" && enemy !== undefined ? [enemy] : []));
  const onTable = new Set(G.sides.flat(2));
  const cards = [...G.hands.flat(), ...G.decks.flat(), ...G.discards.flat(), ...onTable, ...limbo];
  if (dealt.size === 0) for (const card of cards) dealt.add(card);
  const faults = cards.filter((card) => !dealt.has(card)).map((card) => `${card} was not dealt`);
  if (cards.length !== 72 || new Set(cards).size !== 72) faults.push(`${cards.length} cards, or some twice`);
  for (const [key, damage] of Object.entries(G.damage)) {
    const alive = damage < elemental(Number(key)).number || G.pending.length > 0;
    if (!onTable.has(Number(key)) || damage < 1 || !alive) faults.push(`${key} has ${damage} damage`);
  }
  expect(faults).toEqual([]);
}
