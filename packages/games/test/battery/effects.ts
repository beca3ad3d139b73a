import { able, Found, meaningsOf, parseEffect, plainly, plainSelect, type Selector, sentence } from "@rifthall/effects";
import { type Content, LANGUAGES } from "@rifthall/kernel/game";
import { type Frame, NONE, type Option, type Seat, seatList } from "@rifthall/kernel/ids";
import { Dice, finishAbove, leave, options, PC, pending } from "@rifthall/kernel/machine";
import {
  ACTOR,
  asked,
  Columns,
  type Event,
  FRAME,
  FUEL,
  isOver,
  NUMBER,
  type State,
  WAITING,
} from "@rifthall/kernel/state";
import { Refusal } from "@rifthall/kernel/text";
import { look, Sampler } from "@rifthall/kernel/view";
import { expect, test } from "vitest";
import type { Bench } from "./index.js";
import { inventEffect, phrase } from "./invent.js";
import { begin, randomTable, wander } from "./walk.js";

const INVENTED = 280;
const PER_PACK = 40;
const MOST_LEAVES = 400;
/** Of so many effects all are tried at every table; of more, some. */
const MOST_EFFECTS = 200;
/** How often chance is tried where something is said to be able by it. */
const CHANCES = 40;

/** Compiled effects against the plain interpreter, `able` against run-and-compare, finders against the words. */
export function effectsAgree<S extends State, C extends Content>(bench: Bench<S, C>): void {
  const { game, format } = bench;
  const { grammar } = format;

  /** A made-up effect that the game takes: some are too large to run, and refused. */
  function inventOne(dice: Dice, without: readonly string[]): unknown {
    for (;;) {
      const source = inventEffect(grammar, dice, without, bench.ids);
      try {
        game.content([bench.invent([source])]);
        return source;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
    }
  }

  /** A state in the middle of a match, with made-up cards known to the content. */
  function middle(content: C, seed: number): S | null {
    const dice = new Dice(seed);
    const { s: _, ...setup } = randomTable(game, dice, one(game.modes, seed), false);
    const s = game.create({ ...setup, content });
    begin(game, s, seed);
    const [least, more] = bench.depth ?? [30, 90];
    wander(game, s, dice, least + (seed % more));
    while (!isOver(s) && !game.settled(s)) wander(game, s, dice, 1);
    return isOver(s) ? null : s;
  }

  test("made-up effects read as sentences and run as the plain interpreter runs them", () => {
    let ran = 0;
    for (let batch = 0; batch < INVENTED / PER_PACK; batch++) {
      const dice = new Dice(batch + 900);
      const sources = Array.from({ length: PER_PACK }, () => inventOne(dice, bench.framed));
      const content = game.content([bench.invent(sources)]);
      sources.forEach((source, i) => {
        const { effect, procedure } = bench.invented(content, i);
        for (const language of LANGUAGES) expect(sentence(effect, grammar, language)).toMatch(/^[^{}]+[.]$/);
        const s = middle(content, batch * 1000 + i);
        const actor = s && bench.actors(s)[0];
        if (!s || !actor) return;
        const compiled = copy(s);
        const plain = copy(s);
        const script = (): Dice => new Dice(i * 31 + batch);
        runCompiled(compiled, actor, procedure, script());
        // An effect that runs out of rows ends the match as void, and some end it by the rules; the oracle goes on.
        if (isOver(compiled)) return;
        runPlain(plain, actor, procedure, effect, script());
        if (compiled.hash() !== plain.hash())
          expect.fail(
            `batch ${batch} effect ${i} ${JSON.stringify(source)}: ${JSON.stringify(Columns.diff(plain, compiled).slice(0, 8))}`,
          );
        ran++;
      });
    }
    expect(ran).toBeGreaterThan(120);
  });

  const copy = (s: S): S => {
    const made = game.create(bench.setupOf(s));
    made.copyFrom(s);
    return made;
  };

  type Actor = ReturnType<typeof bench.actors>[number];

  function runCompiled(s: S, { card, seat }: Actor, procedure: number, dice: Dice): void {
    const base = s.cell[FRAME];
    s.cell[WAITING] = 0;
    bench.perform(s, card, seat, procedure);
    finishAbove(s, base as Frame);
    answer(s, base, dice);
    clearClock(s);
  }

  /** Answers whatever is asked until what was begun on this frame is done; the frame itself does not go on. */
  function answer(s: S, base: number, dice: Dice): void {
    while (!isOver(s) && s.cell[FRAME] !== base) {
      const who = firstAsked(s);
      const { count, list } = options(s, who);
      take(s, who, list[dice.below(count)], base);
    }
  }

  function take(s: S, seat: Seat, o: Option, base: number): void {
    const question = pending(s);
    const f = s.cell[FRAME] as Frame;
    s.offer.seat = NONE;
    s.cell[WAITING] = 0;
    s.stack[f + PC] = s.program.next[s.stack[f + PC]];
    question.choose(s, f, o, seat);
    finishAbove(s, base as Frame);
  }

  function runPlain(
    s: S,
    { card, seat }: Actor,
    procedure: number,
    effect: Parameters<typeof plainly>[2],
    dice: Dice,
  ): void {
    const base = s.cell[FRAME];
    s.cell[WAITING] = 0;
    bench.performQuiet(s, card, seat);
    const f = bench.enterEffect(s, card, seat, procedure);
    plainly(s, f, effect, grammar, (_kind, offered) => offered[dice.below(offered.length)] ?? NONE);
    leave(s, f);
    if (!isOver(s)) s.cell[WAITING] = 0;
    finishAbove(s, base as Frame);
    answer(s, base, dice);
    clearClock(s);
  }

  test("able says what running shows", () => {
    let checked = 0;
    for (let seed = 0; seed < 60; seed++) {
      const dice = new Dice(seed + 4000);
      const sources = Array.from({ length: 6 }, () => inventOne(dice, []));
      const content = game.content([bench.invent(sources)]);
      const s = middle(content, seed * 13 + 7);
      if (!s) continue;
      const made = sources.map((source, i) => ({ name: JSON.stringify(source), ...bench.invented(content, i) }));
      const veiled = (effect: unknown): boolean =>
        bench.veiled?.some((verb) => JSON.stringify(effect).includes(`"verb":"${verb}"`)) ?? false;
      const spare = new Spare(s);
      const all = bench.effects(content);
      const some = all.filter((_, i) => (i + seed) % Math.ceil(all.length / MOST_EFFECTS) === 0);
      for (const { name, effect, procedure } of [...some, ...made].filter((e) => !veiled(e.effect))) {
        const isAble = able(effect, { grammar, meanings: meaningsOf(grammar, new Map()) });
        for (const actor of bench.actors(s).slice(0, 2)) {
          const probe = spare.copy(s);
          const f = bench.enterEffect(probe, actor.card, actor.seat, procedure);
          const said = isAble(probe, f);
          spare.free(probe);
          const changes = mayChange(s, actor, procedure, spare);
          if (changes === null || (said && !changes && byChance(s, actor, procedure, spare, dice))) continue;
          if (said !== changes)
            expect.fail(
              `seed ${seed}: ${name} (${sentence(effect, grammar, "en")}) is ${said ? "" : "not "}able, but running it ${changes ? "changes" : "does not change"} the board\nby card ${actor.card}`,
            );
          checked++;
        }
      }
    }
    expect(checked).toBeGreaterThan(400);
  });

  /** Copies of a state. Making one takes far longer than copying into it, so they are used again. */
  class Spare {
    private readonly unused: S[] = [];
    constructor(private readonly like: S) {}
    copy(s: S): S {
      const made = this.unused.pop() ?? game.create(bench.setupOf(this.like));
      made.copyFrom(s);
      made.log = null;
      return made;
    }
    free(...states: readonly S[]): void {
      this.unused.push(...states);
    }
  }

  /** Does it with other cards in the places where that player sees none? */
  function byChance(s: S, actor: Actor, procedure: number, spare: Spare, dice: Dice): boolean {
    const [view, other] = [spare.copy(s), spare.copy(s)];
    const sampler = new Sampler(game, look(game, s, actor.seat, view));
    let found = false;
    for (let i = 0; i < CHANCES && !found; i++)
      found = mayChange(sampler.draw(dice, other), actor, procedure, spare) !== false;
    spare.free(view, other);
    return found;
  }

  /** Does some way of answering change the board? Null where there are too many ways. */
  function mayChange(s: S, { card, seat }: Actor, procedure: number, spare: Spare): boolean | null {
    const base = s.cell[FRAME];
    const root = spare.copy(s);
    const log: Event[] = [];
    root.log = log;
    root.cell[WAITING] = 0;
    bench.perform(root, card, seat, procedure);
    finishAbove(root, base as Frame);
    const open: S[] = [root];
    const done = (found: boolean | null): boolean | null => {
      spare.free(...open);
      return found;
    };
    for (let leaves = 0; open.length > 0; leaves++) {
      if (leaves > MOST_LEAVES) return done(null);
      const at = open.pop() as S;
      const isChanged =
        log.some((e) => bench.changes?.includes(e.do)) ||
        Columns.diff(s, at, true).some((difference) => !bench.passing?.(s, difference));
      if (!isChanged && !isOver(at) && at.cell[FRAME] !== base) {
        const who = firstAsked(at);
        const { count } = options(at, who);
        for (let i = 0; i < count; i++) {
          const next = spare.copy(at);
          next.log = log;
          take(next, who, options(next, who).list[i], base);
          open.push(next);
        }
      }
      spare.free(at);
      if (isChanged) return done(true);
    }
    return done(false);
  }

  test("quick finders find what the words mean", () => {
    let found = 0;
    for (let seed = 0; seed < 40; seed++) {
      const dice = new Dice(seed + 70);
      const content = game.content([]);
      const s = middle(content, seed * 5 + 1);
      const actor = s && bench.actors(s)[0];
      if (!s || !actor) continue;
      const { procedure } = bench.effects(content)[0] as { procedure: number };
      const f = bench.enterEffect(s, actor.card, actor.seat, procedure);
      for (let i = 0; i < 60; i++) {
        const text = phrase(grammar, dice.below(3) === 0 ? "place" : "card", dice, false);
        const { effect, problems } = parseEffect(
          { [text.includes("location") ? "at" : "each"]: text, do: { draw: 1 } },
          grammar,
        );
        if (problems.length > 0) continue;
        const select = Object.values(effect[0]?.values ?? {})[0];
        if (select?.type !== "select" || select.select.kind !== "selector") continue;
        const list = new Found();
        grammar.find(select.select as Selector)(s, f, list);
        const quick = [...list.list.subarray(0, list.count)];
        expect(quick, `${text} at seed ${seed}`).toEqual([...plainSelect(s, f, select.select, grammar)]);
        found += quick.length;
      }
    }
    expect(found).toBeGreaterThan(500);
  });
}

/** Steps are counted and actors noted differently by the two ways of running; neither is part of the position. */
function clearClock(s: State): void {
  for (const cell of [FUEL, NUMBER, ACTOR]) s.cell[cell] = 0;
}

const firstAsked = (s: State): Seat => seatList(asked(s))[0] as Seat;

const one = <T>(list: readonly T[], seed: number): T => list[seed % list.length] as T;
