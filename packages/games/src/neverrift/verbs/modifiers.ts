import {
  acting,
  type Condition,
  changeOf,
  type Mood,
  type Node,
  type Sayer,
  type Select,
  type Selector,
  type Verb,
} from "@rifthall/effects";
import { type Card, type Frame, NONE } from "@rifthall/kernel/ids";
import { modify } from "@rifthall/kernel/machine";
import { refer } from "@rifthall/kernel/zone";
import { around, changedCard, changesOf, getArgs, isAlike, isFixed } from "../../shared/modifiers.js";
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
    frame: (s: Neverrift, f: Frame): Frame => around(s, f, turn),
  },
] as const;

/** To the cards selected; without a selection to this card, or to you where it is yours. */
export const getVerb: Verb<Neverrift> = acting<Neverrift>({
  word: "get",
  about: {
    en: "Changes a stat of creatures, or what you may do, for this turn; in `ongoing`, as long as this card is in play.",
    de: "Ändert einen Wert von Kreaturen oder was du darfst, für diesen Zug; in `ongoing`, solange diese Karte im Spiel ist.",
  },
  args: getArgs(["turn"]),
  say: (node, say, mood) => sayGet([node], say, mood),
  together: { agree, say: sayGet },
  act: {
    select: "to",
    option: "target",
    useful: (s, f, x, _n, node) =>
      x === NONE || (inPlay(s, x as Card) && isPlayerStat(wordOf(node)) === false && f >= 0),
    run: (s, f, x, _n, node) => {
      const isYours = x === NONE && isPlayerStat(wordOf(node));
      const card = isYours ? tamerOf(s, youOf(s, f)) : changedCard(s, f, x, inPlay);
      if (card !== NONE) change(s, f, card, node);
    },
  },
});

const wordOf = (node: Node): string => changeOf(node.values, "get").word;

function change(s: Neverrift, f: Frame, subject: Card, node: Node): void {
  const { word, by } = changeOf(node.values, "get");
  modify(s, statKey(word), refer(s, subject), by, scopes[0].frame(s, f));
  s.log?.push({ do: "get", rule: "NR-32", seat: youOf(s, f), ...named(s, subject), stat: word, n: by });
}

const { statOf, sayHas } = changesOf(stats);

/** The same cards for the same time; where each is chosen anew, it is not. */
function agree(a: Node, b: Node): boolean {
  const plain = ![a, b].some((node) => statOf(node)?.player || statOf(node)?.cant);
  return plain && (isFixed(a) || a.values.until === undefined) && isAlike(a, b);
}

function sayGet(nodes: readonly Node[], say: Sayer, mood: Mood): string {
  const [node] = nodes;
  const until = node.values.until === undefined ? "" : say.fill("{until}", node.values);
  const held = node.values.while?.type === "condition" ? node.values.while.condition : null;
  const stat = statOf(node);
  if (stat?.player) return sayOwn(node, stat, say, mood, until);
  const told = nodes.map(lasting);
  const clause = stat?.cant ? sayCant(told, say, mood, until) : sayHas(told, say, mood, until, !isFixed(told[0]));
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
