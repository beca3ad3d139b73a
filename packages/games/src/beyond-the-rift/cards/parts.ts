import { type Effect, forHeroes, type Names, type Opening, sentence, type When } from "@rifthall/effects";
import type { Language, Text } from "@rifthall/kernel/game";
import type { Ability, AttackPart, CardDef, DefensePart, ReactionPart, Run } from "../content.js";
import { terms } from "../terms.js";
import { grammar } from "../verbs/grammar.js";
import type { Numbers, Part, Slot } from "../wire.js";

export const NUMBERS = [
  "engagement",
  "range",
  "attack",
  "defence",
  "health",
] as const satisfies readonly (keyof Numbers)[];

/** What the parts of a card are said with. */
export interface Saying {
  readonly language: Language;
  readonly names: Names;
  /** How many play, where that is known; else numbers for one to four are all said. */
  readonly heroes?: number | undefined;
  word(id: keyof typeof terms): string;
  pick(text: Text): string;
  effect(effect: Effect, when?: When | Opening): string;
}

export const sayingIn = (language: Language, names: Names, heroes?: number): Saying => ({
  language,
  names,
  heroes,
  word: (id) => terms[id].name[language],
  pick: (text) => text[language],
  effect: (effect, when) =>
    effect.length === 0
      ? ""
      : sentence(heroes === undefined ? effect : forHeroes(effect, heroes, ALWAYS), grammar, language, names, when),
});
/** A Response card is drawn and an attack is made, whatever comes of it. */
const ALWAYS = ["check", "strike"];

export const signed = (n: number): string => `${n < 0 ? "−" : "+"}${Math.abs(n)}`;
const UP_TO: Text = { en: "up to {n} targets", de: "bis zu {n} Ziele" };
const ONCE: Readonly<Record<"round" | "scenario", Text>> = {
  round: { en: "once a round", de: "einmal pro Runde" },
  scenario: { en: "once a scenario", de: "einmal pro Szenario" },
};

/** "3 + 1 Response card" */
export function counted(value: number, responses: number, say: Saying): string {
  if (responses === 0) return String(value);
  const drawn = `${responses} ${say.word("type-response")}`;
  const many = say.language === "de" ? `${drawn}n` : `${drawn}s`;
  return `${value} + ${responses === 1 ? drawn : many}`;
}

/** What a hit deals: "1 Wound, 1 Fatigue". */
export function damageOf(wounds: number, fatigue: number, say: Saying): string {
  const parts = [
    ...(wounds > 0 ? [`${wounds} ${say.pick(wounds === 1 ? WOUND : WOUNDS)}`] : []),
    ...(fatigue > 0 ? [`${fatigue} ${say.word("type-fatigue")}`] : []),
  ];
  return parts.length === 0 ? "0" : parts.join(", ");
}
const WOUND = terms["type-wound"].name;
const WOUNDS: Text = { en: "Wounds", de: "Wunden" };

/** "Attack −1, Health −1" */
export const changesOf = (numbers: Partial<Numbers>, say: Saying): string =>
  NUMBERS.flatMap((key) => ((numbers[key] ?? 0) === 0 ? [] : [`${say.word(key)} ${signed(numbers[key] ?? 0)}`])).join(
    ", ",
  );

const ap = (n: number): string => `${n} AP`;

function attackPart(a: AttackPart, say: Saying): Part {
  const costs = [
    ...(a.primary === null ? [] : [`${say.word("primary")} ${ap(a.primary)}`]),
    ...(a.secondary === null ? [] : [`${say.word("secondary")} ${ap(a.secondary)}`]),
  ];
  const targets = a.targets > 1 ? `; ${say.pick(UP_TO).replace("{n}", String(a.targets))}` : "";
  return {
    slot: "attack",
    word: say.word("action-attack"),
    cost: costs.join(", "),
    text: `${counted(a.value, a.responses, say)}${targets}.`,
  };
}

const defensePart = (d: DefensePart, say: Saying): Part => ({
  slot: "defense",
  word: say.word("action-defense"),
  cost: ap(d.cost),
  text: `${counted(d.value, d.responses, say)}.`,
});

const bonusPart = (run: Run, say: Saying): Part => ({
  slot: "bonus",
  word: say.word("bonus"),
  text: say.effect(run.effect),
});

function reactionPart(r: ReactionPart, say: Saying): Part {
  const when = r.condition === null ? undefined : { word: say.pick(IF), condition: r.condition };
  return {
    slot: "reaction",
    word: say.word("action-reaction"),
    cost: `${ap(r.cost)}, ${say.word(`when-${r.when}`)}`,
    text: say.effect(r.effect, when),
  };
}
const IF: Text = { en: "if", de: "falls" };
const WHILE: Text = { en: "while", de: "solange" };

/** An action of a board, of a card in play, of terrain or of the scenario. */
export function abilityPart(slot: "action" | "interact", a: Ability, say: Saying, word = say.word(slot)): Part {
  const when = a.when === null ? undefined : { word: say.pick(WHILE), condition: a.when };
  return {
    slot,
    word,
    cost: [ap(a.cost), ...(a.once === null ? [] : [say.pick(ONCE[a.once])])].join("; "),
    text: say.effect(a.effect, when),
  };
}

/** The rules text of a card in its parts, generated from what runs. */
export function partsOf(c: CardDef, say: Saying): readonly Part[] {
  const parts: Part[] = [];
  const under = (slot: Slot & keyof typeof terms, run: Run | null): void => {
    if (run !== null) parts.push({ slot, word: say.word(slot), text: say.effect(run.effect) });
  };
  if (c.attack) parts.push(attackPart(c.attack, say));
  if (c.attack?.bonus) parts.push(bonusPart(c.attack.bonus, say));
  if (c.defense) parts.push(defensePart(c.defense, say));
  if (c.defense?.bonus) parts.push(bonusPart(c.defense.bonus, say));
  if (c.ap)
    parts.push({ slot: "ap", word: say.word("action-ap"), cost: ap(c.ap.cost), text: `${signed(c.ap.gain)} AP.` });
  if (c.special)
    parts.push({
      slot: "special",
      word: say.word("action-special"),
      cost: ap(c.special.cost),
      text: say.effect(c.special.effect) || `${say.word("persistent")}.`,
    });
  if (c.reaction) parts.push(reactionPart(c.reaction, say));
  if (c.ongoingEffect.length > 0) parts.push({ slot: "ongoing", text: say.effect(c.ongoingEffect) });
  if (c.action) parts.push(abilityPart(c.type === "terrain" ? "interact" : "action", c.action, say));
  under("spawned", c.spawned);
  under("killed", c.killed);
  under("end", c.end);
  return parts;
}
