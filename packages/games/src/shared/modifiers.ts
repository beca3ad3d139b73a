import { changeOf, type Mood, type Node, R, type Sayer } from "@rifthall/effects";
import type { Text } from "@rifthall/kernel/game";
import { type Card, type Frame, NONE } from "@rifthall/kernel/ids";
import { get, type Procedure, within } from "@rifthall/kernel/machine";
import type { State } from "@rifthall/kernel/state";
import { spaced, stated } from "./phrases.js";

/** What the verb `get` takes: a change, of what, for how long, and on what condition. */
export const getArgs = (until: readonly string[]) =>
  ({
    get: { type: "modifier" },
    to: { type: "select", sort: "card", optional: true },
    until: { type: "word", words: until, optional: true },
    while: { type: "condition", optional: true },
  }) as const;

/** The frame of that procedure around an effect; where there is none, the whole match. */
export function around<S extends State>(s: S, f: Frame, turn: Procedure<S>): Frame {
  const found = within(s, f, turn);
  return found === NONE ? (0 as Frame) : found;
}

/** The card that is changed: the one selected, else this one; only what is in play. */
export function changedCard<S extends State>(s: S, f: Frame, x: number, inPlay: (s: S, card: Card) => boolean): Card {
  const card = (x === NONE ? get(s, f, R.self) : x) as Card;
  return inPlay(s, card) ? card : (NONE as Card);
}

/** A stat as it is spoken of: "+1 Attack", or what it grants or forbids by its name alone. */
interface Said {
  readonly word: string;
  readonly say: Text;
  readonly grant?: unknown;
  readonly cant?: unknown;
}

/** How changes of these stats are said. */
export function changesOf<Stat extends Said>(stats: readonly Stat[]) {
  const statOf = (node: Node): Stat | undefined => stats.find((x) => x.word === changeOf(node.values, "get").word);

  function statText(node: Node, { language }: Sayer): string {
    const { word, by } = changeOf(node.values, "get");
    const stat = statOf(node);
    const text = stat?.say[language] ?? word;
    return stat?.grant || stat?.cant ? text : `${signed(by)} ${text}`;
  }

  /** "This card has +1 Attack and +1 Hit until the end of the turn."; where it is given, "Give a creature −2 …". */
  function sayHas(nodes: readonly Node[], say: Sayer, mood: Mood, until: string, given = false): string {
    const [{ values }] = nodes;
    const what = say.list(nodes.map((n) => statText(n, say)));
    const to = (wanted: "nom" | "acc" | "dat", self: string): string =>
      values.to === undefined ? self : say.fill(`{to:${wanted}}`, values);
    if (say.language === "en")
      return mood === "infinitive" || given
        ? spaced("give", to("acc", "this card"), what, until)
        : spaced(to("nom", "this card"), "has", what, until);
    if (given && mood !== "infinitive") return spaced("gib", to("dat", "dieser Karte"), until, what);
    if (mood === "infinitive") return spaced(to("dat", "dieser Karte"), until, what, "geben");
    return stated(mood, to("nom", "diese Karte"), "hat", spaced(until, what));
  }

  return { statOf, sayHas };
}

export const signed = (by: number): string => `${by < 0 ? "−" : "+"}${Math.abs(by)}`;

/** Do these concern the same cards for the same time? */
export const isAlike = (a: Node, b: Node): boolean =>
  ["to", "until", "while"].every((key) => JSON.stringify(a.values[key]) === JSON.stringify(b.values[key]));

/** Does it concern what need not be chosen anew each time: this card, the one spoken of, or each of them? */
export const isFixed = ({ values: { to } }: Node): boolean =>
  to?.type !== "select" || to.select.kind === "reference" || to.select.quantifier === "each";
