import { type Grammar, parseEffect, sentence } from "@rifthall/effects";
import type { Content, Pack, State } from "@rifthall/kernel";
import { Dice, isOver, LANGUAGES, type Language, Match, readOptions } from "@rifthall/kernel";
import { expect, test } from "vitest";
import type { Bench } from "./index.js";
import { begin, playOut, wander } from "./walk.js";

/** Every card is used, and each number and word on each card matters, to the sentence and to the match. */
export function cardsMatter<S extends State, C extends Content>(bench: Bench<S, C>): void {
  const { game, format } = bench;
  const { grammar } = format;

  test("every card and verb is used in random play", () => {
    const missing: string[] = [];
    for (const { options, seats, marks } of bench.usage(game.content([]))) {
      const left = new Set(marks);
      const s = game.create({ content: game.content([]), seats, options: readOptions(game.options, options) });
      for (let seed = 0; seed < 60 && left.size > 0; seed++) {
        begin(game, s, seed);
        s.log = [];
        playOut(s, new Dice(seed));
        for (const e of s.log) for (const mark of bench.marks(e)) left.delete(mark);
      }
      s.log = null;
      missing.push(...left);
    }
    expect(missing).toEqual([]);
  });

  test("changing any leaf of any card changes its sentence in every language", () => {
    for (const { path, effect } of sources(bench.packs, bench)) {
      const said = (source: unknown, language: Language): string =>
        sentence(parseEffect(source, grammar).effect, grammar, language);
      for (const changed of variants(effect, grammar))
        for (const language of LANGUAGES)
          expect(said(changed, language), `${path}: ${JSON.stringify(changed)}`).not.toBe(said(effect, language));
    }
  });

  test("changing any number of any card changes a match", () => {
    const idle: string[] = [];
    for (const { pack, section, index, key, path, effect } of sources(bench.packs, bench))
      for (const changed of numbers(effect)) {
        const packs = bench.packs.map((p) => (p === pack ? replaced(p, section, index, key, changed) : p));
        if (!differs(bench, bench.recompile(bench.packs), bench.recompile(packs)))
          idle.push(`${path}: ${JSON.stringify(changed)}`);
      }
    expect(idle).toEqual([]);
  });
}

/** Plays the same choices with both contents until the states part: first from scripted positions, then at random. */
function differs<S extends State, C extends Content>({ game, usage, scripts }: Bench<S, C>, a: C, b: C): boolean {
  for (const position of scripts)
    for (let seed = 0; seed < 30; seed++) {
      const [x, y] = [a, b].map((content) => {
        const setup = game.framed(position, readOptions(game.options, {}));
        const { state } = new Match(game, { content, ...setup, seed: "script", position });
        wander(state, new Dice(seed), 12);
        return state.hash();
      });
      if (x !== y) return true;
    }
  for (const { options, seats } of usage(a)) {
    const chosen = readOptions(game.options, options);
    const [x, y] = [a, b].map((content) => game.create({ content, seats, options: chosen })) as [S, S];
    for (let seed = 0; seed < 30; seed++) {
      begin(game, x, seed);
      begin(game, y, seed);
      playOut(x, new Dice(seed));
      playOut(y, new Dice(seed));
      if (x.hash() !== y.hash() || isOver(x) !== isOver(y)) return true;
    }
  }
  return false;
}

interface Source {
  readonly pack: Pack;
  readonly section: string;
  readonly index: number;
  readonly key: string;
  readonly path: string;
  readonly effect: unknown;
}

function sources<S extends State, C extends Content>(packs: readonly Pack[], { format }: Bench<S, C>): Source[] {
  return packs.flatMap((pack) =>
    format.sections.flatMap((section) =>
      ((pack[section.key] ?? []) as readonly Record<string, unknown>[]).flatMap((card, index) =>
        Object.entries(section.fields).flatMap(([key, field]) =>
          field.type === "effect" && card[key] !== undefined
            ? [
                {
                  pack,
                  section: section.key,
                  index,
                  key,
                  path: `${String(card[section.id ?? ""])}.${key}`,
                  effect: card[key],
                },
              ]
            : [],
        ),
      ),
    ),
  );
}

function replaced(pack: Pack, section: string, index: number, key: string, effect: unknown): Pack {
  const cards = pack[section] as readonly Record<string, unknown>[];
  return { ...pack, [section]: cards.map((card, i) => (i === index ? { ...card, [key]: effect } : card)) };
}

/** The effect with one of its numbers raised by one. */
const numbers = (effect: unknown): unknown[] =>
  leaves(effect).flatMap(({ value, put }) => {
    if (typeof value === "number") return [put(value + 1)];
    const compared = typeof value === "string" ? /^(\D+)(\d+)$/.exec(value) : null;
    return compared ? [put(`${compared[1]}${Number(compared[2]) - 3}`)] : [];
  });

/** The effect with one leaf changed in every way the grammar takes: numbers, and each word of each selector. */
function variants<S extends State>(effect: unknown, g: Grammar<S>): unknown[] {
  const words = g.words.map((w) => w.word);
  const tried = leaves(effect).flatMap(({ value, put }) => {
    if (typeof value === "number") return [put(value + 1)];
    if (typeof value !== "string") return [];
    const parts = value.split(" ");
    return parts.flatMap((_, i) => [
      ...words.map((word) => put(parts.with(i, word).join(" "))),
      put(parts.toSpliced(i, 1).join(" ")),
    ]);
  });
  const meaning = JSON.stringify(parseEffect(effect, g).effect);
  return tried.filter((source) => {
    const read = parseEffect(source, g);
    return read.problems.length === 0 && JSON.stringify(read.effect) !== meaning;
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
