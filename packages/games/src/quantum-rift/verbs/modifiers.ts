import {
  acting,
  type Condition,
  changeOf,
  type Mood,
  type Node,
  type Sayer,
  type Verb,
  wordOf,
} from "@rifthall/effects";
import { type Card, type Frame, NONE, type Seat } from "@rifthall/kernel/ids";
import { modify, within } from "@rifthall/kernel/machine";
import { refer } from "@rifthall/kernel/zone";
import { getting } from "../../shared/changes.js";
import { around, changesOf, getArgs, isAlike, isFixed, signed } from "../../shared/modifiers.js";
import { spaced, stated } from "../../shared/phrases.js";
import { attack } from "../rules/attack.js";
import { combat } from "../rules/combat.js";
import { onCard } from "../rules/name.js";
import { turn } from "../rules/turn.js";
import { heroOf, inPlay, isLiving, type QuantumRift } from "../table.js";
import { isPlayerStat, statKey, stats } from "./stats.js";
import { STATS, touch } from "./touches.js";
import { youOf } from "./you.js";

/** How long a modifier lasts. Where there is no such frame around it, the turn must do. */
export const scopes = [
  {
    word: "attack",
    say: { en: "during this attack", de: "während dieses Angriffs" },
    frame: (s: QuantumRift, f: Frame): Frame => orTurn(s, f, within(s, f, attack)),
  },
  {
    word: "combat",
    say: { en: "until the end of combat", de: "bis zum Ende des Kampfes" },
    frame: (s: QuantumRift, f: Frame): Frame => orTurn(s, f, within(s, f, combat)),
  },
  {
    word: "turn",
    say: { en: "until the end of the turn", de: "bis zum Ende des Zuges" },
    frame: (s: QuantumRift, f: Frame): Frame => orTurn(s, f, NONE as Frame),
  },
] as const;

function orTurn(s: QuantumRift, f: Frame, found: Frame): Frame {
  return found === NONE ? around(s, f, turn) : found;
}

/** To the cards selected; without a selection to this card, or to the players where it is theirs. */
export const getVerb: Verb<QuantumRift> = acting<QuantumRift>({
  word: "get",
  about: {
    en: "Changes a stat of cards, or of you, for a while; in `ongoing`, as long as this card is in play.",
    de: "Ändert einen Wert von Karten oder von dir für eine Weile; in `ongoing`, solange diese Karte im Spiel ist.",
  },
  args: getArgs(["attack", "combat", "turn"]),
  say: (node, say, mood) => sayGet([node], say, mood),
  together: { agree, say: sayGet },
  touches: touch(0, STATS, 0),
  act: getting({ isPlayerStat, isTime, inPlay, change, changePlayers }),
});

/** What lasts as long as an attack needs one. */
function isTime(s: QuantumRift, f: Frame, node: Node): boolean {
  return wordOf(node.values, "until") !== "attack" || within(s, f, attack) !== NONE;
}

function scopeOf(word: string | undefined): (typeof scopes)[number] {
  for (let i = 0; i < scopes.length; i++) if (scopes[i].word === word) return scopes[i];
  return scopes[2];
}

function change(s: QuantumRift, f: Frame, subject: Card, node: Node): void {
  const { word, by } = changeOf(node.values, "get");
  modify(s, statKey(word), refer(s, subject), by, scopeOf(wordOf(node.values, "until")).frame(s, f));
  if (s.log !== null) s.log.push({ do: "get", rule: "QR-69", ...onCard(s, subject), stat: word, n: by });
}

function changePlayers(s: QuantumRift, f: Frame, node: Node): void {
  const you = youOf(s, f);
  for (let seat = 0; seat < s.shape.seats; seat++)
    if ((you === NONE || you === seat) && isLiving(s, seat as Seat)) change(s, f, heroOf(s, seat as Seat), node);
}

const { statOf, sayHas } = changesOf(stats);

/** Does the change stand in a sentence of its own, because it is not a unit's? */
const isOwn = (node: Node): boolean => statOf(node)?.player === true && node.values.to === undefined;

/** The same cards for the same time; where each is chosen anew, it is not. */
function agree(a: Node, b: Node): boolean {
  const plain = ![a, b].some((node) => isOwn(node) || statOf(node)?.cant);
  return plain && isFixed(a) && isAlike(a, b);
}

function sayGet(nodes: readonly Node[], say: Sayer, mood: Mood): string {
  const [node] = nodes;
  const { values } = node;
  const en = say.language === "en";
  const until = values.until === undefined ? "" : say.fill("{until}", values);
  const held = values.while?.type === "condition" ? values.while.condition : null;
  if (isOwn(node) && !statOf(node)?.cant) return sayOwn(node, say, mood, until, held);
  const clause = (statOf(node)?.cant ? sayCant : sayHas)(nodes, say, mood, until);
  if (held === null) return clause;
  return en ? `${clause} while ${say.condition(held)}` : `${clause}, solange ${say.condition(held)}`;
}

/** "RESPONSE abilities cannot be used." */
function sayCant(nodes: readonly Node[], say: Sayer, mood: Mood, until: string): string {
  const [node] = nodes;
  const whose = node.values.to !== undefined;
  const what = statOf(node)?.abilities?.[say.language] ?? "";
  if (say.language === "en") {
    const by = whose ? say.fill("by {to:acc}", node.values) : "";
    return spaced(mood === "infinitive" ? "have it that" : "", what, "cannot be used", by, until);
  }
  const by = whose ? say.fill("von {to:dat}", node.values) : "";
  if (mood === "infinitive") return spaced("bewirken, dass", what, by, until, "nicht benutzt werden dürfen");
  return stated(mood, what, "dürfen", spaced(by, until, "nicht benutzt werden"));
}

/** "Your green dice get +1 when you roll them." "Your Actions cost 1 yellow less." */
function sayOwn(node: Node, say: Sayer, mood: Mood, until: string, held: Condition | null): string {
  const { by } = changeOf(node.values, "get");
  const stat = statOf(node);
  const last = mood === "infinitive";
  if (say.language === "en") {
    const time = held === null ? until : spaced(until, "while", say.condition(held));
    if (stat?.cost)
      return spaced(
        last ? "have your" : "your",
        `Actions cost ${Math.abs(by)} ${stat.cost.en}`,
        by < 0 ? "less" : "more",
        time,
      );
    const dice = `${last ? "have your" : "your"} ${stat?.roll?.en} dice get ${signed(by)} when you roll them`;
    return time === "" || last ? spaced(dice, time) : `${time}, ${dice}`;
  }
  const still = held === null ? "" : `solange ${say.condition(held)}`;
  const more = by < 0 ? "weniger" : "mehr";
  const [subject, verb, infinitive, rest, tail] = stat?.cost
    ? ["deine Aktionen", "kosten", "kosten", spaced(until, `${Math.abs(by)} ${stat.cost.de} ${more}`), ""]
    : [`deine ${stat?.roll?.de}en Würfel`, "erhalten", "erhalten", spaced(until, signed(by)), ", wenn du sie wirfst"];
  if (last) return `${subject} ${rest} ${infinitive} lassen${tail}${still === "" ? "" : `, ${still}`}`;
  if (still !== "" && tail !== "" && mood === "imperative")
    return `${still}, ${stated("inverted", subject, verb, rest)}${tail}`;
  return `${stated(mood, subject, verb, rest)}${tail}${still === "" ? "" : `, ${still}`}`;
}
