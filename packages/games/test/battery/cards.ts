import { clause, type Field, type Grammar, groupsIn, parseCondition, parseEffect, sentence } from "@rifthall/effects";
import { type Content, LANGUAGES, type Language, type Pack, readOptions } from "@rifthall/kernel/game";
import { NONE } from "@rifthall/kernel/ids";
import { advance, Dice } from "@rifthall/kernel/machine";
import { Match } from "@rifthall/kernel/match";
import { type Event, FRAME, isOver, type State, WAITING } from "@rifthall/kernel/state";
import { Refusal } from "@rifthall/kernel/text";
import { expect, test } from "vitest";
import type { Bench } from "./index.js";
import { begin, playOut, wander } from "./walk.js";

/** Every card is used, and each number and word on each card matters, to the sentence and to the match. */
export function cardsMatter<S extends State, C extends Content>(bench: Bench<S, C>): void {
  const { game, format } = bench;
  const { grammar } = format;

  test("every card and verb is used in random play", () => {
    const missing: string[] = [];
    for (const { options, seats, marks, positions } of bench.usage(game.content([]))) {
      const left = new Set(marks);
      const s = game.create({ content: game.content([]), seats, options: readOptions(game.options, options) });
      for (let seed = 0; seed < 60 && left.size > 0; seed++) {
        const log: Event[] = [];
        s.log = log;
        begin(game, s, seed, turn(positions, seed));
        playOut(game, s, new Dice(seed));
        for (const e of log) for (const mark of bench.marks(e)) left.delete(mark);
      }
      s.log = null;
      missing.push(...left);
    }
    expect(missing).toEqual([]);
  });

  test("changing any leaf of any card changes its sentence in every language", () => {
    for (const { path, effect, condition } of sources(bench.packs, bench)) {
      const said = (source: unknown, language: Language): string => say(condition, source, grammar, language);
      for (const changed of variants(condition, effect, grammar))
        for (const language of LANGUAGES)
          expect(said(changed, language), `${path}: ${JSON.stringify(changed)}`).not.toBe(said(effect, language));
    }
  });

  // The longest of all; `npm run test:quick` leaves it out.
  test.skipIf(process.env.RIFTHALL_QUICK === "1")("changing any number of any card changes a match", () => {
    const idle: string[] = [];
    const before = bench.recompile(bench.packs);
    const ran = new Map<string, string>();
    for (const source of sources(bench.packs, bench))
      for (const value of numbers(source.effect)) {
        const { path, card } = source;
        const line = `${path}: ${JSON.stringify(value)}`;
        if (bench.unseen?.some((start) => line.startsWith(start))) continue;
        const after = bench.recompile(changed(bench.packs, [{ ...source, value }]));
        if (!runsApart(bench, before, after, path, ran) && !differs(bench, before, after, card, ran)) idle.push(line);
      }
    expect(idle).toEqual([]);
  });

  if (!bench.figures) return;
  test("changing any figure printed on a card changes its text in every language", () => {
    const compiled = (packs: readonly Pack[]): C | null => whatever(() => bench.recompile(packs));
    const texts = (content: C | null): ReadonlyMap<string, string>[] =>
      content === null
        ? []
        : LANGUAGES.map(
            (language) => new Map(game.cards(content, language).map((card) => [card.id, JSON.stringify(card)])),
          );
    const before = texts(compiled(bench.packs));
    const silent = (changes: readonly Change[], after: readonly ReadonlyMap<string, string>[]): string[] =>
      changes
        .filter(({ card }) => after.some((cards, i) => cards.get(card) === before[i]?.get(card)))
        .map(({ path, value }) => `${path}: ${JSON.stringify(value)}`);
    const found: string[] = [];
    for (const changes of rounds(figures(bench.packs, bench))) {
      const content = compiled(changed(bench.packs, changes));
      if (content) found.push(...silent(changes, texts(content)));
      // Some of them must be different from each other: one at a time, those that may be changed.
      else
        for (const change of changes) found.push(...silent([change], texts(compiled(changed(bench.packs, [change])))));
    }
    expect(found).toEqual([]);
  });
}

/** One number of a card, raised. */
interface Change extends Source {
  readonly value: unknown;
}

/** All changes in as few rounds as will do: a card is changed once in each, so a compilation serves one of every card. */
function rounds(sources: readonly Source[]): Change[][] {
  const made: Change[][] = [];
  const had = new Map<string, number>();
  for (const source of sources)
    for (const value of numbers(source.effect)) {
      const round = had.get(source.card) ?? 0;
      had.set(source.card, round + 1);
      made[round] ??= [];
      made[round].push({ ...source, value });
    }
  return made;
}

/** The packs with these changes in them. */
const changed = (packs: readonly Pack[], changes: readonly Change[]): Pack[] =>
  packs.map((pack) => changes.reduce((now, c) => (c.pack === pack ? c.put(now, c.value) : now), pack));

/** What it makes; null where the game refuses: numbers that must be different from each other cannot all be changed. */
function whatever<T>(make: () => T): T | null {
  try {
    return make();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** What is known, or is found out now. */
function once(known: Map<string, string>, key: string, find: () => string): string {
  const found = known.get(key) ?? find();
  known.set(key, found);
  return found;
}

/** Runs that one effect of both contents at crowded tables, with the same answers: do the tables part? */
function runsApart<S extends State, C extends Content>(
  bench: Bench<S, C>,
  a: C,
  b: C,
  path: string,
  ran: Map<string, string>,
): boolean {
  const [x, y] = [a, b].map((content) => bench.effects(content).find((e) => e.name === path)?.procedure);
  if (x === undefined || y === undefined) return false;
  return (bench.runs ?? []).some((position, i) =>
    [0, 1, 2, 3, 4, 5, 6, 7].some(
      (seed) =>
        once(ran, `${path} ${i} ${seed}`, () => runOnce(bench, a, position, x, seed)) !==
        runOnce(bench, b, position, y, seed),
    ),
  );
}

function runOnce<S extends State, C extends Content>(
  bench: Bench<S, C>,
  content: C,
  position: unknown,
  procedure: number,
  seed: number,
): string {
  const { game } = bench;
  const setup = game.framed(position, readOptions(game.options, {}));
  const { state: s } = new Match(game, { content, ...setup, seed: `run ${seed}`, position });
  const [actor] = bench.actors(s);
  if (!actor) return "";
  const base = s.cell[FRAME];
  s.cell[WAITING] = 0;
  s.offer.seat = NONE;
  bench.perform(s, actor.card, actor.seat, procedure);
  advance(s);
  const dice = new Dice(seed);
  for (let i = 0; i < 12 && !isOver(s) && s.cell[FRAME] !== base; i++) wander(game, s, dice, 1);
  return s.hash();
}

/** The start and each position in turn. */
const turn = (positions: readonly unknown[] | undefined, seed: number): unknown =>
  positions === undefined ? undefined : [undefined, ...positions][seed % (positions.length + 1)];

/**
 * Plays the same choices with both contents until the states part, from scripted positions and at random: first where
 * that card is spoken of, then everywhere.
 */
function differs<S extends State, C extends Content>(
  bench: Bench<S, C>,
  a: C,
  b: C,
  card: string,
  ran: Map<string, string>,
): boolean {
  const ways = [...scripted(bench), ...atRandom(bench, a)];
  const apart = ({ name, play }: Way<C>): boolean => once(ran, name, () => play(a)) !== play(b);
  return ways.filter(({ about }) => about.includes(card)).some(apart) || ways.some(apart);
}

/** A way to play a few choices, and what it is about. */
interface Way<C> {
  readonly name: string;
  readonly about: string;
  /** Where it leads. */
  play(content: C): string;
}

const scripted = <S extends State, C extends Content>({ game, scripts }: Bench<S, C>): Way<C>[] =>
  scripts.flatMap((position, i) =>
    Array.from({ length: 40 }, (_, seed) => ({
      name: `script ${i} ${seed}`,
      about: JSON.stringify(position),
      play: (content: C) => {
        const setup = game.framed(position, readOptions(game.options, {}));
        const { state } = new Match(game, { content, ...setup, seed: `script ${seed}`, position });
        wander(game, state, new Dice(seed), 12);
        return state.hash();
      },
    })),
  );

const atRandom = <S extends State, C extends Content>({ game, usage }: Bench<S, C>, content: C): Way<C>[] =>
  usage(content).flatMap(({ options, seats, positions, marks }, i) =>
    Array.from({ length: positions ? 14 : 30 }, (_, seed) => ({
      name: `random ${i} ${seed}`,
      about: JSON.stringify([marks, turn(positions, seed) ?? null]),
      play: (made: C) => {
        const s = game.create({ content: made, seats, options: readOptions(game.options, options) });
        begin(game, s, seed, turn(positions, seed));
        playOut(game, s, new Dice(seed));
        return `${s.words.length} ${s.hash()}`;
      },
    })),
  );

interface Source {
  readonly pack: Pack;
  readonly path: string;
  /** What stands there: an effect, or a condition. */
  readonly effect: unknown;
  readonly condition: boolean;
  readonly section: string;
  readonly card: string;
  /** The pack with something else in its place. */
  put(pack: Pack, value: unknown): Pack;
}

/** Every field of every card that the format declares, groups opened. */
function fields<S extends State, C extends Content>(
  packs: readonly Pack[],
  { format }: Bench<S, C>,
): (Source & { readonly field: Field })[] {
  return packs.flatMap((pack) =>
    format.sections.flatMap((section) =>
      ((pack[section.key] ?? []) as readonly Record<string, unknown>[]).flatMap((card, index) => {
        const put = (from: Pack, value: unknown): Pack => {
          const cards = from[section.key] as readonly unknown[];
          return { ...from, [section.key]: cards.with(index, value) };
        };
        const id = String(card[section.id ?? ""]);
        return inside({ pack, section: section.key, card: id }, section.fields, card, id, put);
      }),
    ),
  );
}

function inside(
  where: Pick<Source, "pack" | "section" | "card">,
  declared: Readonly<Record<string, Field>>,
  value: Record<string, unknown>,
  path: string,
  put: Source["put"],
): (Source & { readonly field: Field })[] {
  return Object.entries(declared).flatMap(([key, field]) => {
    const effect = value[key];
    if (effect === undefined) return [];
    const place: Source["put"] = (pack, changed) => put(pack, { ...value, [key]: changed });
    const groups = groupsIn(field, effect);
    if (groups.length > 0)
      return groups.flatMap((group) =>
        inside(where, group.fields, group.value, [path, key, ...group.path].join("."), (pack, changed) =>
          place(pack, replaced(effect, group.path, changed)),
        ),
      );
    const condition = field.type === "condition";
    return [{ ...where, path: `${path}.${key}`, effect, condition, field, put: place }];
  });
}

/** The same with another group in that place: of a list, of a map, or the only one. */
function replaced(whole: unknown, [step]: readonly (string | number)[], group: unknown): unknown {
  if (step === undefined) return group;
  return Array.isArray(whole) ? whole.with(Number(step), group) : { ...(whole as object), [step]: group };
}

const sources = <S extends State, C extends Content>(packs: readonly Pack[], bench: Bench<S, C>): Source[] =>
  fields(packs, bench).filter(({ field }) => field.type === "effect" || field.type === "condition");

/** Numbers printed on cards: stats, costs, dice. Raised by one, or lowered where they are at their greatest. */
const figures = <S extends State, C extends Content>(packs: readonly Pack[], bench: Bench<S, C>): Source[] =>
  fields(packs, bench).filter(
    ({ field, effect, section }) =>
      bench.figures?.includes(section) &&
      ((field.type === "number" && Number(effect) < field.greatest) ||
        (field.type === "numbers" && (effect as number[]).every((n) => n < field.greatest)) ||
        (field.type === "counts" && field.words)),
  );

/** An effect or a condition in words. */
function say<S extends State>(condition: boolean, source: unknown, g: Grammar<S>, language: Language): string {
  if (!condition) return sentence(parseEffect(source, g).effect, g, language);
  const read = parseCondition(source, g).condition;
  return read ? clause(read, g, language) : "";
}

/** The effect with one of its numbers raised by one. */
const numbers = (effect: unknown): unknown[] =>
  leaves(effect).flatMap(({ value, put }) => {
    if (typeof value === "number") return [put(value + 1)];
    const compared = typeof value === "string" ? /^(\D+)(\d+)$/.exec(value) : null;
    const than = compared ? Number(compared[2]) : 0;
    return compared ? [put(`${compared[1]}${than >= 3 ? than - 3 : than + 1}`)] : [];
  });

/** The effect with one leaf changed in every way the grammar takes: numbers, and each word of each selector. */
function variants<S extends State>(condition: boolean, effect: unknown, g: Grammar<S>): unknown[] {
  const choices = [...g.verbs.values(), ...g.tests.values()].flatMap((v) =>
    Object.values(v.args).flatMap((arg) => (arg.type === "word" ? arg.words : [])),
  );
  const words = [...new Set([...g.words.map((w) => w.word), ...choices])];
  const read = (source: unknown): { problems: readonly unknown[]; tree: unknown } => {
    if (condition) {
      const { problems, condition: tree } = parseCondition(source, g);
      return { problems, tree };
    }
    const { problems, effect: tree } = parseEffect(source, g);
    return { problems, tree };
  };
  const tried = leaves(effect).flatMap(({ value, put }) => {
    if (typeof value === "number") return [put(value + 1)];
    if (typeof value !== "string") return [];
    const parts = value.split(" ");
    return parts.flatMap((_, i) => [
      ...words.map((word) => put(parts.with(i, word).join(" "))),
      put(parts.toSpliced(i, 1).join(" ")),
    ]);
  });
  const meaning = JSON.stringify(read(effect).tree);
  return tried.filter((source) => {
    const { problems, tree } = read(source);
    return problems.length === 0 && JSON.stringify(tree) !== meaning;
  });
}

interface Leaf {
  readonly value: unknown;
  put(value: unknown): unknown;
}

function leaves(tree: unknown): Leaf[] {
  if (Array.isArray(tree))
    return tree.flatMap((item, i) =>
      leaves(item).map((l) => ({ value: l.value, put: (v: unknown) => tree.with(i, l.put(v)) })),
    );
  if (typeof tree === "object" && tree !== null)
    return Object.entries(tree).flatMap(([key, item]) =>
      leaves(item).map((l) => ({ value: l.value, put: (v: unknown) => ({ ...tree, [key]: l.put(v) }) })),
    );
  return [{ value: tree, put: (v) => v }];
}
