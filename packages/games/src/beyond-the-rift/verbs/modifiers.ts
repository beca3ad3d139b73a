import { acting, changeOf, type Mood, type Node, type Sayer, type Verb, wordOf } from "@rifthall/effects";
import type { Language } from "@rifthall/kernel/game";
import { type Card, type Frame, NONE, type Seat } from "@rifthall/kernel/ids";
import { modify, within } from "@rifthall/kernel/machine";
import { refer } from "@rifthall/kernel/zone";
import { getting } from "../../shared/changes.js";
import { spaced, stated } from "../../shared/phrases.js";
import { onCard } from "../rules/name.js";
import { onslaught } from "../rules/onslaught.js";
import { phaseFrame, roundFrame } from "../rules/scope.js";
import { strike } from "../rules/strike.js";
import { type BeyondTheRift, heroOf, inPlay } from "../table.js";
import { isPlayerStat, type Stat, statKey, stats } from "./stats.js";
import { STATS, touch } from "./touches.js";
import { youOf } from "./you.js";

/** The attack around an effect, of heroes or of an enemy: the inner one, where one lies in the other. */
const attackFrame = (s: BeyondTheRift, f: Frame): Frame =>
  Math.max(within(s, f, strike), within(s, f, onslaught)) as Frame;

/** How long a modifier lasts. Where there is no such frame around it, the scenario must do. */
export const scopes = [
  {
    word: "attack",
    say: { en: "during this attack", de: "während dieses Angriffs" },
    frame: attackFrame,
  },
  {
    word: "phase",
    say: { en: "until the end of the phase", de: "bis zum Ende der Phase" },
    frame: (s: BeyondTheRift, f: Frame): Frame => orScenario(phaseFrame(s, f)),
  },
  {
    word: "round",
    say: { en: "until the end of the round", de: "bis zum Ende der Runde" },
    frame: (s: BeyondTheRift, f: Frame): Frame => orScenario(roundFrame(s, f)),
  },
  {
    word: "scenario",
    say: { en: "for the rest of the scenario", de: "für den Rest des Szenarios" },
    frame: (): Frame => SCENARIO_FRAME,
  },
] as const;

/** The frame of the whole match lies at the bottom. */
const SCENARIO_FRAME = 0 as Frame;
const orScenario = (found: Frame): Frame => (found === NONE ? SCENARIO_FRAME : found);

/** To the cards selected; without a selection to this card, or to you where it is a hero's stat. */
export const getVerb: Verb<BeyondTheRift> = acting<BeyondTheRift>({
  word: "get",
  about: {
    en: "Changes a stat of enemies and allies, or of heroes, for a while; in `ongoing` and `rules`, as long as this card is in play. Without `to` this card, or you.",
    de: "Ändert einen Wert von Gegnern und Verbündeten oder von Helden für eine Weile; in `ongoing` und `rules`, solange diese Karte im Spiel ist. Ohne `to` diese Karte, oder dich.",
  },
  args: {
    get: { type: "modifier" },
    to: { type: "select", sort: "card", optional: true },
    until: { type: "word", words: scopes.map((x) => x.word), optional: true },
    while: { type: "condition", optional: true },
  },
  say: (node, say, mood) => sayGet([node], say, mood),
  together: { agree, say: sayGet },
  touches: touch(0, STATS, 0),
  act: getting({ isPlayerStat, isTime, inPlay, change, changePlayers: changeHeroes }),
});

/** What lasts as long as an attack needs one. */
function isTime(s: BeyondTheRift, f: Frame, node: Node): boolean {
  return wordOf(node.values, "until") !== "attack" || attackFrame(s, f) !== NONE;
}

function scopeOf(word: string | undefined): (typeof scopes)[number] {
  for (let i = 0; i < scopes.length; i++) if (scopes[i].word === word) return scopes[i];
  return scopes[scopes.length - 1];
}

function change(s: BeyondTheRift, f: Frame, subject: Card, node: Node): void {
  const { word, by } = changeOf(node.values, "get");
  modify(s, statKey(word), refer(s, subject), by, scopeOf(wordOf(node.values, "until")).frame(s, f));
  if (s.log !== null) s.log.push({ do: "get", rule: "BR-3", ...onCard(s, subject), stat: word, n: by });
}

/** Your hero; where nobody is meant in particular, every hero. */
function changeHeroes(s: BeyondTheRift, f: Frame, node: Node): void {
  const you = youOf(s, f);
  for (let seat = 0; seat < s.shape.seats; seat++)
    if (you === NONE || you === seat) change(s, f, heroOf(s, seat as Seat), node);
}

const statOf = (node: Node): Stat | undefined => stats.find((x) => x.word === changeOf(node.values, "get").word);

/** The same cards for the same time; where each is chosen anew, it is not. */
function agree(a: Node, b: Node): boolean {
  const { to } = a.values;
  const same = (key: string): boolean => JSON.stringify(a.values[key]) === JSON.stringify(b.values[key]);
  const fixed = to?.type !== "select" || to.select.kind === "reference" || to.select.quantifier === "each";
  const alike = (statOf(a)?.player === true) === (statOf(b)?.player === true);
  const plain = ![a, b].some((node) => statOf(node)?.cant);
  return fixed && alike && plain && same("to") && same("until") && same("while");
}

function sayGet(nodes: readonly Node[], say: Sayer, mood: Mood): string {
  const [node] = nodes;
  const { values } = node;
  const until = values.until === undefined ? "" : say.fill("{until}", values);
  const clause = (statOf(node)?.cant ? sayCant : sayHas)(nodes, say, mood, until);
  const held = values.while?.type === "condition" ? values.while.condition : null;
  if (held === null) return clause;
  return say.language === "en" ? `${clause} while ${say.condition(held)}` : `${clause}, solange ${say.condition(held)}`;
}

/** "You have +1 attack until the end of the round." "This card has +1 Attack and +1 Health." */
function sayHas(nodes: readonly Node[], say: Sayer, mood: Mood, until: string): string {
  const [node] = nodes;
  const { values } = node;
  const you = values.to === undefined && statOf(node)?.player === true;
  const what = say.list(nodes.map((n) => statText(n, say.language)));
  const to = (wanted: "nom" | "acc" | "dat", self: string): string =>
    values.to === undefined ? self : say.fill(`{to:${wanted}}`, values);
  if (say.language === "en") {
    if (mood === "infinitive") return spaced(you ? "get" : `give ${to("acc", "this card")}`, what, until);
    return you ? spaced("you have", what, until) : spaced(to("nom", "this card"), "has", what, until);
  }
  if (mood === "infinitive")
    return you ? spaced(until, what, "erhalten") : spaced(to("dat", "dieser Karte"), until, what, "geben");
  return you
    ? stated(mood, "du", "hast", spaced(until, what))
    : stated(mood, to("nom", "diese Karte"), "hat", spaced(until, what));
}

/** "You may not aid other heroes until the end of the round." */
function sayCant(nodes: readonly Node[], say: Sayer, mood: Mood, until: string): string {
  const [node] = nodes;
  const you = node.values.to === undefined;
  const what = statOf(node)?.forbids?.[say.language] ?? "";
  const subject = you ? (say.language === "en" ? "you" : "du") : say.fill("{to:nom}", node.values);
  if (say.language === "en") {
    const clause = spaced(subject, "may not", what, until);
    return mood === "infinitive" ? `have it that ${clause}` : clause;
  }
  if (mood === "infinitive") return spaced("bewirken, dass", subject, until, "nicht", what, you ? "darfst" : "darf");
  return stated(mood, subject, you ? "darfst" : "darf", spaced(until, "nicht", what));
}

/** "+1 Attack" */
function statText(node: Node, language: Language): string {
  const { word, by } = changeOf(node.values, "get");
  const text = statOf(node)?.say[language] ?? word;
  return `${by < 0 ? "−" : "+"}${Math.abs(by)} ${text}`;
}
