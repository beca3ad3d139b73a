import { type Condition, changeOf, type Effect, type Node, R, type Value } from "@rifthall/effects";
import type { Text } from "@rifthall/kernel/game";
import { get } from "@rifthall/kernel/machine";
import type { Compiler } from "../../shared/compiler.js";
import type { Entry, Place, Problems } from "../../shared/problems.js";
import { selectorsIn, walk } from "../../shared/walk.js";
import type { Ability, ByHeroes, Ongoing, Run, Scenario, Source } from "../content.js";
import { MOST_HEROES } from "../facts.js";
import type { BeyondTheRift } from "../table.js";
import { FOE_WORDS } from "../verbs/foes.js";
import { acting, grammar } from "../verbs/grammar.js";
import { isOwnAction } from "../verbs/moves.js";
import { isPlayerStat, statKey } from "../verbs/stats.js";
import { fitting, holding } from "./condition.js";

/**
 * Whose text it is: what enemies do is said only where one of them does it, in a text of its own or in the table, where it
 * acts.
 */
type Speaker = "acting" | "enemy" | "other";

/** Reads the texts of entries: effects become procedures, what is wrong with them is noted with its place. */
export class Parts {
  constructor(
    private readonly compiler: Compiler<BeyondTheRift>,
    readonly problems: Problems,
  ) {}

  /** An effect that stands under a key of an entry, or deeper; null where there is none. */
  run(entry: Entry, path: Place, source: unknown, speaker: Speaker = "other"): Run | null {
    if (source === undefined) return null;
    const effect = this.problems.effect(grammar, entry, path, source);
    this.problems.passing(entry, path, effect, '"until"');
    this.spoken(entry, effect, speaker);
    const words = speaker === "acting" ? acting : grammar;
    return { effect, procedure: this.compiler.add(entry, path, effect, null, words) };
  }

  /** The same effect with its steps in another order. */
  again(entry: Entry, path: Place, effect: Effect): Run {
    return { effect, procedure: this.compiler.add(entry, path, effect) };
  }

  condition(entry: Entry, path: Place, source: unknown): Condition | null {
    return source === undefined ? null : this.problems.condition(grammar, entry, path, source);
  }

  ability(entry: Entry, path: Place, source: unknown): Ability | null {
    if (source === undefined) return null;
    const given = source as Source;
    const when = this.condition(entry, [...path, "when"], given.when);
    const run = this.run(entry, [...path, "do"], given.do);
    return {
      effect: run?.effect ?? [],
      procedure: run?.procedure ?? -1,
      cost: Number(given.cost),
      once: (given.once as Ability["once"] | undefined) ?? null,
      when,
      holds: when && holding(when),
    };
  }

  /** What a card changes while it is in play; `unit`: it has numbers of its own, which a change without `to` means. */
  ongoing(
    entry: Entry,
    path: Place,
    source: unknown,
    unit: boolean,
  ): { readonly ongoing: readonly Ongoing[]; readonly ongoingEffect: Effect } {
    const ongoingEffect = this.problems.ongoing(grammar, entry, source, path);
    const ongoing = ongoingEffect.flatMap((node, i) => this.change(entry, [...path, i], node, unit) ?? []);
    return { ongoing, ongoingEffect };
  }

  private change(entry: Entry, path: Place, node: Node, unit: boolean): Ongoing | null {
    const { problems } = this;
    if (node.verb !== "get" || node.values.until !== undefined) {
      problems.at(entry, path, 'this is a list of "get" without "until"');
      return null;
    }
    this.whose(entry, path, node);
    const { word, by } = changeOf(node.values, "get");
    const { to, while: held } = node.values;
    if (to === undefined && !unit && !isPlayerStat(word))
      problems.at(entry, path, `"${word}" is a number of enemies and allies: say whose with "to"`);
    if (held?.type === "condition" && selectorsIn(held.condition.values).some((x) => x.rank !== null))
      problems.at(entry, [...path, "while"], "a condition of what is in force cannot rank cards: it would ask itself");
    const self = to === undefined && !isPlayerStat(word);
    return {
      key: statKey(word),
      by,
      fits: to?.type === "select" ? fitting(to.select) : self ? (s, f, card) => card === get(s, f, R.self) : null,
      holds: held?.type === "condition" ? holding(held.condition) : null,
    };
  }

  /** Heroes have other stats than enemies and allies. */
  private whose(entry: Entry, path: Place, node: Node): void {
    const { to } = node.values;
    if (to?.type !== "select") return;
    const { word } = changeOf(node.values, "get");
    const { select } = to;
    const noun = select.kind === "selector" ? select.noun : select.word;
    const hero = noun === "hero";
    if (hero && !isPlayerStat(word))
      this.problems.at(entry, path, `"${word}" is a number of enemies and allies; heroes have "strength" and "guard"`);
    if (!hero && isPlayerStat(word) && noun !== "that")
      this.problems.at(entry, path, `"${word}" is a number of heroes; leave "to" out, or name heroes`);
  }

  /** Notes actions of enemies in texts of others, and orders inside of orders (BR-A75). */
  private spoken(entry: Entry, effect: Effect, speaker: Speaker): void {
    const { problems } = this;
    walk(effect, (node) => {
      const place = problems.placeOf(node);
      if (node.verb === "get") this.whose(entry, place, node);
      if (speaker === "other" && (FOE_WORDS.includes(node.verb) || isOwnAction(node)))
        problems.at(entry, place, `"${node.verb}" is an action of enemies; it belongs in the table of a scenario`);
      if (speaker === "acting" && Object.values(node.values).some(isTarget))
        problems.at(
          entry,
          place,
          '"target" is what the heroes attack; an enemy that goes for its own target is "self"',
        );
      const inner = node.verb === "order" ? node.values.do : undefined;
      if (inner?.type === "effect")
        walk(inner.effect, (deeper) => {
          if (deeper.verb === "order")
            problems.at(entry, problems.placeOf(deeper), "ordered enemies pass no orders on (BR-A75)");
        });
    });
  }
}

/** Heroes attack nothing while an enemy acts, and what it does itself is said with the same word. */
const isTarget = (value: Value): boolean =>
  value.type === "select" && value.select.kind === "reference" && value.select.word === "target";

/** How many of each; those of which there are none are left out. */
export const counts = (source: unknown): (readonly [string, number])[] =>
  Object.entries((source ?? {}) as Record<string, number>).filter(([, n]) => n > 0);

export const countersOf = (scenario: Source): Scenario["counters"] =>
  ((scenario.counters ?? []) as readonly Source[]).map((c) => ({ id: String(c.counter), name: c.name as Text }));

/** BR-2: one number for all is the same four times. */
export const byHeroes = (source: unknown): ByHeroes =>
  (Array.isArray(source)
    ? source
    : Array.from({ length: MOST_HEROES }, () => Number(source ?? 0))) as unknown as ByHeroes;
