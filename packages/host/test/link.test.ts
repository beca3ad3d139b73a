import { gameById, games } from "@rifthall/games";
import { type Game, type Pack, readOptions } from "@rifthall/kernel/game";
import { type Seat, seatList } from "@rifthall/kernel/ids";
import { Dice } from "@rifthall/kernel/machine";
import { Match, type MatchRecord, opaque, optionList, plainState } from "@rifthall/kernel/match";
import { asked } from "@rifthall/kernel/state";
import { Refusal } from "@rifthall/kernel/text";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { type Coder, Writer } from "../src/bits.js";
import { type ContentOf, decodeLink, encodeLink, LONGEST_LINK, linkedGame, think } from "../src/index.js";
import { seal, unseal } from "../src/letters.js";
import { MOST_INPUTS } from "../src/played.js";
import { json, long, text, whole } from "../src/words.js";
import { GUILDS } from "./seated.js";

const SEED = Number(process.env.LINK_SEED ?? Date.now() % 1_000_000);
const DUELS = Number(process.env.LINK_DUELS ?? 4);
console.log(`link: LINK_SEED=${SEED} LINK_DUELS=${DUELS}`);

const riftforce = gameById("riftforce") as Game;
const quantumRift = gameById("quantum-rift") as Game;
const contentOf: ContentOf = (game, _hash, packs) => game.content(packs as readonly Pack[]);
const read = (link: string): MatchRecord => decodeLink(link, games, contentOf);
const write = (record: MatchRecord): string => {
  const game = gameById(record.game) as Game;
  return encodeLink(game, record, game.content(record.packs ?? []));
};

interface Wish {
  readonly game?: Game;
  readonly options?: Record<string, unknown>;
  readonly seed?: string;
  readonly packs?: readonly Pack[];
  readonly position?: unknown;
}

function begin({ game = riftforce, options = {}, seed = "5eed0001", packs = [], position }: Wish): Match {
  const chosen = readOptions(game.options, options);
  const [, seats] = game.seats(chosen);
  const start = { content: game.content(packs), seats, options: chosen, seed };
  return new Match(game, position === undefined ? start : { ...start, position });
}

/** Chooses at random so many times, or to the end, and takes something back now and then. */
function playOn(m: Match, choices: number, dice: Dice, undos = 0): Match {
  for (let n = 0; n < choices && !m.over; n++) {
    const seats = seatList(asked(m.state));
    const seat = seats[dice.below(seats.length)];
    m.choose(seat, dice.below(optionList(m.state, seat).length));
    if (undos > 0 && dice.below(100) < undos)
      m.undo(dice.below(m.inputs.length), dice.below(2) === 0 ? undefined : `again ${n}`);
  }
  return m;
}

/** Told how many duels to play, the bots think as they do at the table; otherwise just enough for a test. */
const BUDGET = process.env.LINK_DUELS ? {} : { iterations: 12 };

function playGreedy(game: Game, seed: string): MatchRecord {
  const m = begin({ game, seed });
  while (!m.over) {
    const [seat] = seatList(asked(m.state));
    m.choose(seat, think(game, m.start, m.state, seat, "greedy", BUDGET).index);
  }
  return m.record();
}

const hexSeed = (n: number): string => (Math.imul(n + 1, 0x9e3779b1) >>> 0).toString(16).padStart(8, "0");

const BAND: Pack = {
  pack: "band",
  game: "riftforce",
  guilds: [
    { guild: "brass", name: { en: "Brass", de: "Blech „ü“" }, activate: [{ damage: 1, to: "first enemy here" }] },
  ],
};

const amidst = (): unknown => playOn(begin({ options: GUILDS }), 25, new Dice(4)).position();
const resigned = (m: Match, seat: number): Match => {
  m.resign(seat as Seat);
  return m;
};

const MATCHES: Readonly<Record<string, () => Match>> = {
  "nothing played": () => begin({}),
  "a duel": () => playOn(begin({}), 400, new Dice(1)),
  "a duel without a draft": () => playOn(begin({ options: GUILDS }), 60, new Dice(2)),
  "a team of four": () => playOn(begin({ options: { mode: "team" } }), 80, new Dice(3)),
  "everyone for themselves": () =>
    playOn(begin({ options: { mode: "free-for-all", openDiscards: true } }), 80, new Dice(3)),
  "a trainer": () => playOn(begin({ options: { mode: "solo", challenge6: 3, addOn: "mend" } }), 80, new Dice(3)),
  "one hero": () => playOn(begin({ game: quantumRift }), 120, new Dice(5)),
  "two heroes, asked together": () => playOn(begin({ game: quantumRift, options: { mode: "pair" } }), 120, new Dice(5)),
  "a match with undos and new seeds": () => playOn(begin({}), 120, new Dice(6), 8),
  "a resignation": () => resigned(playOn(begin({}), 30, new Dice(7)), 1),
  "a resignation taken back": () => {
    const m = resigned(playOn(begin({}), 30, new Dice(7)), 1);
    m.undo(30, "another future");
    return playOn(m, 9, new Dice(8));
  },
  "from a position, in the middle of an effect or not": () =>
    playOn(begin({ options: GUILDS, position: amidst() }), 40, new Dice(9)),
  "with a pack of one's own": () =>
    playOn(
      begin({ packs: [BAND], options: { guilds: [["brass", ...GUILDS.guilds[0].slice(1)], GUILDS.guilds[1]] } }),
      60,
      new Dice(11),
    ),
  ...Object.fromEntries(
    ["", "7", "0007", "doc", "Grüße 🎲", "\ud800", "c0ffee00-dead-4bee-8f00-0123456789ab", "UPPER case!"].map(
      (seed) => [`seed ${JSON.stringify(seed)}`, () => playOn(begin({ seed }), 20, new Dice(10))],
    ),
  ),
};

test.each(Object.keys(MATCHES))("%s comes back as it was", (name) => {
  const record = MATCHES[name]().record();
  const link = write(record);
  expect(link).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(read(link)).toEqual(JSON.parse(JSON.stringify(record)));
  expect(write(read(link))).toBe(link);
  expect(linkedGame(link)).toBe(record.game);
});

test("a record without running hashes stays without", () => {
  const record = { ...MATCHES["a duel"]().record(), checks: "" };
  expect(read(write(record))).toEqual(record);
});

test("what a record says in another way comes back in the usual one", () => {
  const m = playOn(begin({}), 20, new Dice(1));
  const usual = m.record();
  const twin = begin({});
  const inputs = usual.inputs.map((input) => {
    const [seat] = seatList(asked(twin.state));
    twin.input(input);
    return [seat, Number(input)] as const;
  });
  expect(read(write({ ...usual, options: {}, inputs }))).toEqual(usual);
});

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

test.each([
  { game: riftforce, most: 160, count: DUELS },
  { game: quantumRift, most: 260, count: Math.ceil(DUELS / 4) },
])("whole matches of $game.id are short", ({ game, most, count }) => {
  const lengths: number[] = [];
  const times: number[] = [];
  for (let n = 0; n < count; n++) {
    const record = playGreedy(game, hexSeed(n));
    const link = write(record);
    const begun = performance.now();
    expect(read(link)).toEqual(record);
    times.push(performance.now() - begun);
    lengths.push(link.length);
  }
  for (const list of [lengths, times]) list.sort((a, b) => a - b);
  const figures = (list: readonly number[]): string =>
    [0.5, 0.95, 1].map((share) => at(list, share).toFixed(1)).join(" / ");
  console.log(
    `${game.id}: ${count} greedy matches, median / 95% / most: ${figures(lengths)} characters, read in ${figures(times)} ms`,
  );
  expect(at(lengths, 0.95)).toBeLessThan(most);
});

/** What a link says at its head, written by hand: the parts named may be wrong. */
interface Head {
  readonly game?: string;
  readonly rules?: string;
  readonly content?: string;
  readonly packs?: unknown;
  readonly guilds?: readonly (readonly string[])[];
  readonly seed?: (c: Coder) => void;
  readonly position?: (c: Coder) => void;
  readonly count?: number;
}

function forge(head: Head, inputs: (c: Coder, n: number) => void = () => {}): string {
  const c = new Writer();
  text(c, "", head.game ?? "riftforce");
  c.split(7, 8, 1);
  text(c, "", head.rules ?? riftforce.rules);
  text(c, "", head.content ?? riftforce.content([]).hash);
  c.split(7, 8, head.packs === undefined ? 0 : 1);
  if (head.packs !== undefined) json(c, "", head.packs);
  for (const o of riftforce.options) {
    c.split(7, 8, o.name === "guilds" && head.guilds ? 1 : 0);
    if (o.name !== "guilds" || !head.guilds) continue;
    whole(c, head.guilds.length);
    for (const list of head.guilds) {
      whole(c, list.length);
      for (const word of list) text(c, "", word);
    }
  }
  if (head.seed) head.seed(c);
  else text(c, "", "5eed0001");
  c.split(7, 8, head.position ? 1 : 0);
  head.position?.(c);
  whole(c, head.count ?? 0);
  for (let n = 0; n < (head.count ?? 0); n++) inputs(c, n);
  return seal(c.finish());
}

function refusal(act: () => unknown): Refusal {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error("it was taken");
}

test("a position with forged words in it is refused by name, whatever word it is", () => {
  const m = playOn(begin({}), 60, new Dice(3));
  while (riftforce.settled(m.state) && !m.over) playOn(m, 1, new Dice(m.inputs.length));
  const readable = riftforce.position(m.state, null);
  const plain = plainState(riftforce, m.start, readable, "pending");
  const { words } = m.state;
  for (let at = 0; at < words.length; at += 7) {
    const before = words[at];
    words[at] = [before + 1, before - 1, 2 ** 30, -1][at % 4];
    const pending = opaque(plain, m.state);
    words[at] = before;
    const refused = refusal(() => read(forge({ position: (c) => void json(c, "", { ...readable, pending }) })));
    // What is possible after all leads elsewhere than the link says it does.
    expect(["bad-position", "bad-link", "diverged"], `word ${at}: ${refused.message}`).toContain(refused.code);
    expect(refused.message).not.toMatch(/cannot be used/);
  }
});

const CHOICE = (c: Coder): void => {
  c.split(252, 256, 0);
  c.pick(1, 0);
};
const undoTo = (c: Coder, n: number, to: number): void => {
  c.split(252, 256, 1);
  c.pick(2, 1);
  c.pick(n + 1, to);
  c.pick(2, 0);
};
const resign = (c: Coder, seat: number): void => {
  c.split(252, 256, 1);
  c.pick(2, 0);
  c.pick(2, seat);
};
/** The first choices of a match at random, then undos to the start and up to there again, as often as a link may. */
const UNDO_BOMB = (): string => {
  const m = playOn(begin({}), 60, new Dice(1));
  const twin = begin({});
  return forge({ count: MOST_INPUTS }, (c, n) => {
    if (n >= 60) {
      undoTo(c, n, n % 2 === 0 ? 0 : 60);
      return;
    }
    const input = m.inputs[n] as number;
    CHOICE(c);
    c.pick(optionList(twin.state, seatList(asked(twin.state))[0]).length, input);
    twin.input(input);
  });
};
/** A position whose cards are tied into a ring; its opaque part fits, as only somebody who means it can make it. */
const ringed = (): unknown => {
  const m = begin({ options: GUILDS });
  const readable = riftforce.position(m.state, null);
  const forger = new Match({ ...riftforce, position: () => readable }, m.start);
  const { head, next } = forger.state;
  for (const card of Array.from(head as unknown as Int32Array).filter((c) => c >= 0))
    (next as unknown as Int32Array)[card] = card;
  return forger.position();
};
const REAL = write(MATCHES["a duel"]().record());

const HOSTILE: readonly (readonly [name: string, code: string, says: RegExp, link: () => string])[] = [
  ["nothing", "damaged-link", /cut off after 0/, () => ""],
  ["too long", "too-long", /200000 characters; at most 65536/, () => "A".repeat(200_000)],
  [
    "a letter that does not belong",
    "bad-letter",
    /character 21 is "%"; .* A-Z/,
    () => `${REAL.slice(0, 20)}%${REAL.slice(20)}`,
  ],
  ["padding", "bad-letter", /character \d+ is "="/, () => `${REAL}=`],
  ["half a link", "damaged-link", /cut off|copy the whole link/, () => REAL.slice(0, REAL.length >> 1)],
  [
    "a swapped letter",
    "damaged-link",
    /check does not fit/,
    () => `${REAL.slice(0, 30)}${REAL[30] === "x" ? "y" : "x"}${REAL.slice(31)}`,
  ],
  ["a newer version", "newer-link", /made by a newer Rifthall: .* 2, .* reads 1/, () => `Ag${REAL.slice(2)}`],
  ["version nought", "bad-link", /version 0/, () => `AA${REAL.slice(2)}`],
  ["no message", "unknown-game", /unknown game ""/, () => seal([])],
  ["another game", "unknown-game", /did you mean "riftforce"/, () => forge({ game: "riftforge" })],
  [
    "other rules",
    "other-rules",
    new RegExp(`"riftforce-1"; this program plays "${riftforce.rules}"`),
    () => forge({ rules: "riftforce-1" }),
  ],
  ["other content", "other-content", /0123; this program has [0-9a-f]{16}/, () => forge({ content: "0123" })],
  ["a pack that is none", "bad-pack", /pack/, () => forge({ packs: [{}] })],
  ["packs that are no list", "bad-packs", /must be a list/, () => forge({ packs: { a: 1 } })],
  [
    "bad options",
    "bad-guilds",
    /nosuch/,
    () =>
      forge({
        guilds: [
          ["nosuch", "ice", "light", "water"],
          ["plant", "shadow", "air", "thunderbolt"],
        ],
      }),
  ],
  ["a position that is none", "bad-position", /./, () => forge({ position: (c) => json(c, "", { mode: "duel" }) })],
  ["a position of another kind", "bad-position", /./, () => forge({ position: (c) => json(c, "", 7) })],
  [
    "a ring of cards",
    "bad-position",
    /no position of this match: card \d+ in zone \d+ lies behind card/,
    () => forge({ guilds: GUILDS.guilds, position: (c) => json(c, "", ringed()) }),
  ],
  ["deep JSON", "too-deep", /deeper than 64/, () => forge({ position: (c) => long(c, "", "[".repeat(32_000)) })],
  [
    "broken JSON",
    "bad-link",
    /position must be JSON/,
    () => forge({ position: (c) => long(c, "", `{"a":${"1".repeat(32_000)}`) }),
  ],
  [
    "much JSON",
    "too-long",
    /position has 70000 characters; at most 32768/,
    () => forge({ position: (c) => whole(c, 70_000) }),
  ],
  [
    "a long seed",
    "too-long",
    /seed has 5000 characters; at most 4000/,
    () => forge({ seed: (c) => [c.pick(7, 0), whole(c, 5_000)] }),
  ],
  ["too many inputs", "too-many-inputs", /there are 4001; .* at most 4000/, () => forge({ count: MOST_INPUTS + 1 })],
  ["undos without end", "too-much-work", /inputs\[\d+\]: .* \d+ machine steps; at most \d+/, UNDO_BOMB],
  [
    "a choice after the end",
    "over",
    /inputs\[1\]: .* the match is over/,
    () => forge({ count: 2 }, (c, n) => (n === 0 ? resign(c, 0) : CHOICE(c))),
  ],
  ["resigned twice", "over", /inputs\[1\]/, () => forge({ count: 2 }, (c) => resign(c, 0))],
  ["another end", "diverged", /ends elsewhere/, () => forge({})],
];

let slowest = 0;
afterAll(() => console.log(`slowest refusal: ${slowest.toFixed(1)} ms`));

/** How long it takes, in ms. A machine that does other things as well gets more than one try. */
function timed(act: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 30 && least >= 100; tries++) {
    const begun = performance.now();
    act();
    least = Math.min(least, performance.now() - begun);
  }
  return least;
}

test.each(HOSTILE)("%s is refused as %s", (_name, code, says, make) => {
  const link = make();
  const refused = refusal(() => read(link));
  expect(refused.message).toMatch(says);
  expect(refused.code).toBe(code);
  const took = timed(() => refusal(() => read(link)));
  slowest = Math.max(slowest, took);
  expect(took).toBeLessThan(100);
});

test("content that is not known is named", () => {
  const refused = refusal(() => decodeLink(REAL, games, () => undefined));
  expect(refused).toMatchObject({
    code: "other-content",
    message: expect.stringContaining(riftforce.content([]).hash),
  });
});

test.each<readonly [string, string, (r: MatchRecord) => MatchRecord]>([
  ["other rules", "other-rules", (r) => ({ ...r, rules: "riftforce-99" })],
  ["other content", "other-content", (r) => ({ ...r, content: "0123" })],
  ["too many seats", "bad-seats", (r) => ({ ...r, seats: 5 })],
  ["unknown options", "bad-options", (r) => ({ ...r, options: { colour: "red" } })],
  ["no such option", "bad-index", (r) => ({ ...r, inputs: [999] })],
  ["no such point", "bad-index", (r) => ({ ...r, inputs: [{ undo: 3 }] })],
  ["no such seat", "bad-index", (r) => ({ ...r, inputs: [{ resign: 2 }] })],
  ["a seat that is not asked", "not-asked", (r) => ({ ...r, inputs: [[7, 0]] })],
  ["too many inputs", "too-many-inputs", (r) => ({ ...r, inputs: Array.from({ length: 4_001 }, () => 0) })],
  ["other hashes", "diverged", (r) => ({ ...r, checks: `0000${r.checks.slice(4)}` })],
  ["a seed without end", "too-long", (r) => ({ ...r, seed: "x".repeat(4_001) })],
  ["a deep position", "too-deep", (r) => ({ ...r, position: JSON.parse(`${"[".repeat(500)}${"]".repeat(500)}`) })],
])("no link is made of a record with %s", (_name, code, change) => {
  const record = change(MATCHES["a duel"]().record());
  expect(refusal(() => encodeLink(riftforce, record, riftforce.content([]))).code).toBe(code);
});

/** Reads it, or has it refused; anything else is a fault. */
function attempt(link: string): MatchRecord | null {
  try {
    return read(link);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

const links = [
  "a duel",
  "one hero",
  "two heroes, asked together",
  "a match with undos and new seeds",
  "from a position, in the middle of an effect or not",
  "with a pack of one's own",
].map((name) => write(MATCHES[name]().record()));
const real = fc.constantFrom(...links);

test("any text is a link or refused", () => {
  const letters = fc.string({
    unit: fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"),
    maxLength: 300,
  });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) }),
        letters,
        letters.map((rest) => `AQ${rest}`),
      ),
      (link) => {
        expect(attempt(link)).toBeNull();
      },
    ),
    { seed: SEED, numRuns: 200 },
  );
});

test("a damaged link is refused, or means the same", () => {
  fc.assert(
    fc.property(real, fc.nat(), fc.integer({ min: 1, max: 63 }), fc.boolean(), (link, where, flip, cut) => {
      const i = where % link.length;
      const found = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
      const damaged = cut
        ? link.slice(0, i)
        : `${link.slice(0, i)}${found[found.indexOf(link[i]) ^ flip]}${link.slice(i + 1)}`;
      const record = attempt(damaged);
      if (record !== null) expect(record).toEqual(read(link));
    }),
    { seed: SEED, numRuns: 100 },
  );
});

test("what somebody forges, check included, is a match by the rules or refused", () => {
  const bytes = fc.array(fc.nat(255), { maxLength: 200 });
  fc.assert(
    fc.property(real, fc.nat(), bytes, fc.boolean(), (link, where, put, keep) => {
      const message = [...unseal(link)];
      const i = where % (message.length + 1);
      const record = attempt(seal([...message.slice(0, i), ...put, ...(keep ? message.slice(i + put.length) : [])]));
      if (record !== null) expect(read(write(record))).toEqual(record);
    }),
    { seed: SEED, numRuns: 100 },
  );
});

test("a head that is right and anything behind it", () => {
  const hash = riftforce.content([]).hash;
  fc.assert(
    fc.property(fc.nat(300), fc.infiniteStream(fc.nat(0xffff)), (count, stream) => {
      const dice = (): number => stream.next().value ?? 0;
      const link = forge({ content: hash, count }, (c) => {
        c.split(252, 256, dice() % 40 === 0 ? 1 : 0);
        c.pick(65_536, dice());
      });
      attempt(link);
    }),
    { seed: SEED, numRuns: 40 },
  );
});

test("the longest link is read to its end", () => {
  const letters = seal(Array.from({ length: 49_000 }, (_, i) => (i * 37) % 255));
  expect(letters.length).toBeLessThanOrEqual(LONGEST_LINK);
  expect(attempt(letters)).toBeNull();
});
