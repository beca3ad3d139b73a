import {
  type Condition,
  type Effect,
  type Grammar,
  type Node,
  type Problem,
  parseCondition,
  parseEffect,
} from "@rifthall/effects";
import type { Pack } from "@rifthall/kernel/game";
import type { State } from "@rifthall/kernel/state";
import { Refusal } from "@rifthall/kernel/text";
import { walk } from "./walk.js";

/** Keys and places in lists, from the top of a pack or of an entry. */
export type Place = readonly (string | number)[];

/** A card, a chapter, a deck as its pack writes it, and where. */
export interface Entry<T = Readonly<Record<string, unknown>>> {
  readonly pack: string;
  readonly id: string;
  /** Its section and its place in it. */
  readonly place: Place;
  /** The field that has its id. */
  readonly key: string;
  readonly source: T;
}

/** What is wrong with a pack beside the built-in cards. */
export interface PackProblem {
  readonly pack: string;
  readonly path: Place;
  /** For those who do not see the path, it begins with the card. */
  readonly message: string;
  /** The same about the words of an effect, without the card. */
  readonly words?: string;
  /** The entries it may come from: if one of them is not there or is broken itself, that is what is wrong. */
  readonly names: readonly string[];
}

/** Packs that do not compile, with all that is wrong with them. */
export class UnsoundPacks extends Refusal {
  constructor(readonly problems: readonly PackProblem[]) {
    super(
      "bad-pack",
      problems
        .slice(0, TOLD)
        .map((p) => `${p.pack}: ${p.message}`)
        .join("\n"),
      problems,
    );
  }
}

const TOLD = 5;
const MOST = 50;

/** Changes that one card may make as long as it lies there: each is looked at whenever a value is. */
const MOST_ONGOING = 8;

/** Collects what is wrong while packs are compiled, so that all of it is told at once. */
export class Problems {
  private readonly list: PackProblem[] = [];
  private readonly places = new Map<Node, Place>();

  /** Notes a problem at a place of an entry; compiling goes on, but not for ever. */
  add(entry: Entry<unknown>, path: Place, message: string, names: readonly string[] = []): void {
    this.push({ pack: entry.pack, path: [...entry.place, ...path], message, names });
  }
  private push(problem: PackProblem): void {
    this.list.push(problem);
    if (this.list.length >= MOST) throw new UnsoundPacks(this.list);
  }

  /** What is wrong with the words of an effect, a condition or a selection; paths are from there. */
  wording(entry: Entry<unknown>, path: Place, found: readonly Problem[]): void {
    for (const { path: inner, message: words } of found) {
      const place = [...path, ...inner];
      const message = `${[entry.id, ...place].join(".")}: ${words}`;
      this.push({ pack: entry.pack, path: [...entry.place, ...place], message, words, names: [] });
    }
  }

  /** What changes something only for a while says until when; what lasts while a card lies there stands under `ongoing`. */
  passing(entry: Entry<unknown>, path: Place, effect: Effect, until: string): void {
    const wrong = (node: Node, message: string): void =>
      this.add(entry, this.placeOf(node), `${[entry.id, ...path].join(".")}: ${message}`);
    walk(effect, (node) => {
      if (node.verb !== "get") return;
      if (node.values.until === undefined) wrong(node, `"get" needs ${until} outside of ongoing`);
      if (node.values.while !== undefined) wrong(node, '"while" is for ongoing; use "if" here');
    });
  }

  /** The same, with the place in the message. */
  at(entry: Entry<unknown>, path: Place, message: string): void {
    this.add(entry, path, `${[entry.id, ...path].join(".")}: ${message}`);
  }

  /** Notes a problem that nothing behind it is looked at for. */
  stop(entry: Entry<unknown>, path: Place, message: string): never {
    this.at(entry, path, message);
    throw new UnsoundPacks(this.list);
  }

  /** Where a step stands in its entry. */
  placeOf(node: Node): Place {
    return this.places.get(node) ?? [];
  }

  /** Nothing is compiled of packs with problems. */
  settle(): void {
    if (this.list.length > 0) throw new UnsoundPacks(this.list);
  }

  /** An effect as an entry has it; nothing where it is wrong. */
  effect<S extends State>(grammar: Grammar<S>, entry: Entry<unknown>, path: Place, source: unknown): Effect {
    const { effect, problems, places } = parseEffect(source, grammar);
    this.wording(entry, path, problems);
    for (const [node, place] of places) this.places.set(node, [...path, ...place]);
    return problems.length > 0 ? [] : effect;
  }

  /** What a card changes while it lies there; nothing where that is too much. */
  ongoing<S extends State>(
    grammar: Grammar<S>,
    entry: Entry<unknown>,
    source: unknown,
    path: Place = ["ongoing"],
  ): Effect {
    if (source === undefined) return [];
    const effect = this.effect(grammar, entry, path, source);
    if (effect.length <= MOST_ONGOING) return effect;
    this.at(entry, path, `${effect.length} changes; a card makes at most ${MOST_ONGOING}`);
    return [];
  }

  condition<S extends State>(
    grammar: Grammar<S>,
    entry: Entry<unknown>,
    path: Place,
    source: unknown,
  ): Condition | null {
    const { condition, problems } = parseCondition(source, grammar);
    this.wording(entry, path, problems);
    return problems.length > 0 ? null : condition;
  }
}

/** The entries of a pack's section, by the field that has their id. */
export const entriesOf = <T = Entry["source"]>(pack: Pack, section: string, key: string): Entry<T>[] =>
  ((pack[section] ?? []) as readonly Entry["source"][]).map((source, i) => ({
    pack: pack.pack,
    id: String(source[key]),
    place: [section, i],
    key,
    source: source as T,
  }));

/** Notes every id that stands there already, or is known. */
export function noteTwice(
  problems: Problems,
  what: string,
  entries: readonly Entry<unknown>[],
  known: readonly string[] = [],
): void {
  const seen = new Set(known);
  for (const entry of entries) {
    if (seen.has(entry.id)) problems.add(entry, [entry.key], `${what} "${entry.id}" is defined twice`);
    seen.add(entry.id);
  }
}
