import {
  acting,
  type Condition,
  changeOf,
  type Mood,
  type Node,
  R,
  type Sayer,
  type Select,
  type Selector,
  type Verb,
} from "@rifthall/effects";
import type { Language } from "@rifthall/kernel/game";
import { type Card, type Frame, NONE } from "@rifthall/kernel/ids";
import { get, modify, within } from "@rifthall/kernel/machine";
import { refer } from "@rifthall/kernel/zone";
import { spaced, stated } from "../../shared/phrases.js";
import { named } from "../rules/name.js";
import { turn } from "../rules/turn.js";
import { inPlay, type Neverrift, tamerOf } from "../table.js";
import { youOf } from "./choices.js";
import { isPlayerStat, type Stat, statKey, stats } from "./stats.js";

/** NR-31, NR-32: nothing lasts longer than the turn it was made in. */
export const scopes = [
  {
    word: "turn",
    say: { en: "this turn", de: "in diesem Zug" },
    frame: (s: Neverrift, f: Frame): Frame => {
      const around = within(s, f, turn);
      return around === NONE ? (0 as Frame) : around;
    },
  },
] as const;

/** To the cards selected; without a selection to this card, or to you where it is yours. */
export const getVerb: Verb<Neverrift> = acting<Neverrift>({
  word: "get",
  about: {
    en: "Changes a stat of creatures, or what you may do, for this turn; in `ongoing`, as long as this card is in play.",
    de: "Ändert einen Wert von Kreaturen oder was du darfst, für diesen Zug; in `ongoing`, solange diese Karte im Spiel ist.",
  },
  args: {
    get: { type: "modifier" },
    to: { type: "select", sort: "card", optional: true },
    until: { type: "word", words: ["turn"], optional: true },
    while: { type: "condition", optional: true },
  },
  say: (node, say, mood) => sayGet([node], say, mood),
  together: { agree, say: sayGet },
  act: {
    select: "to",
    option: "target",
    useful: (s, f, x, _n, node) =>
      x === NONE || (inPlay(s, x as Card) && isPlayerStat(wordOf(node)) === false && f >= 0),
    run: (s, f, x, _n, node) => {
      if (x === NONE && isPlayerStat(wordOf(node))) change(s, f, tamerOf(s, youOf(s, f)), node);
      else if (x === NONE && inPlay(s, get(s, f, R.self))) change(s, f, get(s, f, R.self), node);
      else if (x !== NONE && inPlay(s, x as Card)) change(s, f, x as Card, node);
    },
  },
});

const wordOf = (node: Node): string => changeOf(node.values, "get").word;

function change(s: Neverrift, f: Frame, subject: Card, node: Node): void {
  const { word, by } = changeOf(node.values, "get");
  modify(s, statKey(word), refer(s, subject), by, scopes[0].frame(s, f));
  s.log?.push({ do: "get", rule: "NR-32", seat: youOf(s, f), ...named(s, subject), stat: word, n: by });
}

const statOf = (node: Node): Stat | undefined => stats.find((x) => x.word === wordOf(node));

/** The same cards for the same time; where each is chosen anew, it is not. */
function agree(a: Node, b: Node): boolean {
  const { to } = a.values;
  const same = (key: string): boolean => JSON.stringify(a.values[key]) === JSON.stringify(b.values[key]);
  const lasting = a.values.until === undefined;
  const fixed = to?.type !== "select" || to.select.kind === "reference" || to.select.quantifier === "each" || lasting;
  const plain = ![a, b].some((node) => statOf(node)?.player || statOf(node)?.cant);
  return fixed && plain && same("to") && same("until") && same("while");
}

function sayGet(nodes: readonly Node[], say: Sayer, mood: Mood): string {
  const [node] = nodes;
  const until = node.values.until === undefined ? "" : say.fill("{until}", node.values);
  const held = node.values.while?.type === "condition" ? node.values.while.condition : null;
  const stat = statOf(node);
  if (stat?.player) return sayOwn(node, stat, say, mood, until);
  const clause = (stat?.cant ? sayCant : sayHas)(nodes.map(lasting), say, mood, until);
  return held === null ? clause : spaced(`${clause}${say.language === "en" ? "" : ","}`, whileHeld(held, say));
}

const whileHeld = (held: Condition, say: Sayer): string =>
  say.language === "en" ? `while ${say.condition(held)}` : `solange ${say.condition(held)}`;

/** What is ongoing concerns each of those it names. */
function lasting(node: Node): Node {
  const { to, until } = node.values;
  if (until !== undefined || to?.type !== "select" || to.select.kind === "reference") return node;
  const select: Select = { ...to.select, quantifier: "each" };
  return { ...node, values: { ...node.values, to: { type: "select", select } } };
}

/** Is one of several given something, rather than this card, the one spoken of, or each of them? */
const isGiven = ({ values: { to } }: Node): boolean =>
  to?.type === "select" && to.select.kind === "selector" && to.select.quantifier !== "each";

/** "Each adjacent creature has +1 on all sides." "Give an enemy creature −2 on all sides this turn." */
function sayHas(nodes: readonly Node[], say: Sayer, mood: Mood, until: string): string {
  const [{ values }] = nodes;
  const what = say.list(nodes.map((n) => statText(n, say.language)));
  const to = (wanted: "nom" | "acc" | "dat", self: string): string =>
    values.to === undefined ? self : say.fill(`{to:${wanted}}`, values);
  const given = isGiven(nodes[0]);
  if (say.language === "en")
    return mood === "infinitive" || given
      ? spaced("give", to("acc", "this card"), what, until)
      : spaced(to("nom", "this card"), "has", what, until);
  if (given && mood !== "infinitive") return spaced("gib", to("dat", "dieser Karte"), until, what);
  if (mood === "infinitive") return spaced(to("dat", "dieser Karte"), until, what, "geben");
  return stated(mood, to("nom", "diese Karte"), "hat", spaced(until, what));
}

/** "Adjacent creatures can't be tamed." "It can't be tamed this turn." */
function sayCant(nodes: readonly Node[], say: Sayer, mood: Mood, until: string): string {
  const [node] = nodes;
  const what = statOf(node)?.say[say.language] ?? "";
  const { to } = node.values;
  if (
    to?.type === "select" &&
    to.select.kind === "selector" &&
    to.select.quantifier === "each" &&
    mood !== "infinitive"
  )
    return sayCantAll(to.select, what, say, mood, until);
  const who = (self: string): string => (node.values.to === undefined ? self : say.fill("{to:nom}", node.values));
  if (say.language === "en")
    return spaced(mood === "infinitive" ? "have it that" : "", who("this card"), "can't", what, until);
  if (mood === "infinitive") return spaced("bewirken, dass", who("diese Karte"), until, "nicht", what, "kann");
  return stated(mood, who("diese Karte"), "kann", spaced(until, "nicht", what));
}

function sayCantAll(all: Selector, what: string, say: Sayer, mood: Mood, until: string): string {
  if (say.language === "en") return spaced(say.plural(all), "can't", what, until);
  return stated(mood, say.plural(all), "können", spaced(until, "nicht", what));
}

/** "You may play 1 more creature this turn." */
function sayOwn(node: Node, stat: Stat, say: Sayer, mood: Mood, until: string): string {
  const { by } = changeOf(node.values, "get");
  const text = stat.say[say.language];
  if (say.language === "en") {
    const may = stat.grant ? text : `you may play ${by} more ${by === 1 ? text : `${text}s`}`;
    return mood === "infinitive" ? `have it that ${may} ${until}` : spaced(until === "" ? "" : `${until},`, may);
  }
  const more = `darfst du ${by} ${by === 1 ? text : `${text}${text === "Ort" ? "e" : "en"}`} mehr ausspielen`;
  const may = stat.grant ? text : more;
  if (mood === "infinitive") return `bewirken: ${until} ${may}`;
  return mood === "inverted" ? `${may} ${until}`.trim() : spaced(until, may);
}

/** "+1 on all sides", "Pierce" */
function statText(node: Node, language: Language): string {
  const { by } = changeOf(node.values, "get");
  const stat = statOf(node);
  const text = stat?.say[language] ?? wordOf(node);
  return stat?.grant || stat?.cant ? text : `${by < 0 ? "−" : "+"}${Math.abs(by)} ${text}`;
}
