import { capital, clause, type Effect, forHeroes, type Names, sentence } from "@rifthall/effects";
import type { CardText, Language, Term, Text } from "@rifthall/kernel/game";
import { termsIn } from "../shared/terms.js";
import type { Ability, CardDef, Library } from "./content.js";
import { PRICES, partText, TRIGGERS } from "./facts.js";
import { terms } from "./terms.js";
import { grammar } from "./verbs/grammar.js";
import { KEYWORDS, TRAIT_NAMES } from "./verbs/stats.js";
import type { Face, Part, Trigger } from "./wire.js";

const PAID: Text = { en: "Roll the dice you paid with", de: "Wirf die Würfel, mit denen du bezahlt hast" };
/** "1 red, 2 any" */
export const quantaText = (cost: readonly number[], language: Language): string =>
  cost.flatMap((n, i) => (n > 0 ? [`${n} ${terms[`colour-${PRICES[i]}`].name[language]}`] : [])).join(", ");

export const namesIn =
  (library: Library): Names =>
  (id, language) =>
    library.find(id)?.name[language] ?? id;

/** Numbers and type, as they stand at the head of a card. */
function headOf(c: CardDef, language: Language): string {
  const en = language === "en";
  const type = terms[`type-${c.type}`].name[language];
  const parts = [
    c.trait === null
      ? c.kind?.[language]
        ? `${type}: ${c.kind[language]}`
        : type
      : `${type}: ${TRAIT_NAMES[c.trait][language]}`,
  ];
  const cost = quantaText(c.cost, language);
  if (cost !== "") parts.push(`${en ? "cost" : "Kosten"} ${cost}`);
  if (c.type === "hero") parts.push(`${en ? "dice" : "Würfel"} ${quantaText(c.dice, language)}`);
  if (c.type === "hero" || c.type === "unit")
    parts.push(`${terms.attack.name[language]} ${c.attack}`, `${terms.defence.name[language]} ${c.defence}`);
  if (c.vitality > 0) parts.push(`${capital(terms.vitality.name[language])} ${c.vitality}`);
  parts.push(...keywordsOf(c, language));
  if (c.rift > 0 || c.effects.riftEffect) parts.push(`Rift ${c.rift}`);
  if (c.tier > 0) parts.push(`${en ? "Tier" : "Stufe"} ${c.tier}`);
  return parts.join(", ");
}

const keywordsOf = (c: CardDef, language: Language): readonly string[] =>
  KEYWORDS.flatMap((word, i) => ((c.keywords & (1 << i)) !== 0 ? [terms[word].name[language]] : []));

function abilityPart(slot: "action" | "response", a: Ability, language: Language, names: Names): Part {
  const en = language === "en";
  const costs: string[] = [];
  const quanta = quantaText(a.cost, language);
  if (quanta !== "") costs.push(quanta);
  if (a.exhaust) costs.push(en ? "exhaust this card" : "diese Karte erschöpfen");
  if (a.once !== null)
    costs.push(a.once === "turn" ? (en ? "once a turn" : "einmal pro Zug") : en ? "once a game" : "einmal pro Partie");
  const when = a.when === null ? undefined : { word: en ? "while" : "solange", condition: a.when };
  return {
    slot,
    word: terms[slot].name[language],
    cost: costs.join("; "),
    text: sentence(a.effect, grammar, language, names, when),
  };
}

/** The rules text of a card in its parts, generated from what runs. */
function partsOf(c: CardDef, language: Language, names: Names, heroes?: number): readonly Part[] {
  const en = language === "en";
  const say = (effect: Effect): string =>
    sentence(heroes === undefined ? effect : forHeroes(effect, heroes), grammar, language, names);
  const parts: Part[] = [];
  const under = (slot: Trigger | "riftEffect" | "reward"): void => {
    const effect = c.effects[slot];
    if (effect) parts.push({ slot, word: terms[slot].name[language], text: say(effect) });
  };
  if (c.ongoingEffect.length > 0) parts.push({ slot: "ongoing", text: say(c.ongoingEffect) });
  if (c.effects.play) parts.push({ slot: "play", text: say(c.effects.play) });
  if (c.effects.do) parts.push({ slot: "do", text: say(c.effects.do) });
  if (c.effects.paid) parts.push({ slot: "paid", word: PAID[language], text: say(c.effects.paid) });
  if (c.riftsGear)
    parts.push({
      slot: "riftsGear",
      text: en
        ? "Once a turn, you may Rift with a gear you control; then it goes to your discard."
        : "Einmal pro Zug darfst du mit einer Ausrüstung unter deiner Kontrolle riften; danach kommt sie auf deine Ablage.",
    });
  TRIGGERS.forEach(under);
  if (c.action) parts.push(abilityPart("action", c.action, language, names));
  if (c.response) parts.push(abilityPart("response", c.response, language, names));
  under("riftEffect");
  if (c.duration) {
    const text = `${capital(clause(c.duration, grammar, language, names))}.`;
    parts.push({ slot: "duration", word: terms.duration.name[language], text });
  }
  under("reward");
  if (c.distance !== null)
    parts.push({ slot: "distance", word: terms.distance.name[language], text: `${c.distance}.` });
  return parts;
}

/** What the face of a card is drawn from. */
const faceOf = (c: CardDef, language: Language, parts: readonly Part[]): Face => ({
  type: c.type,
  kind:
    c.trait === null ? (c.kind?.[language] ?? terms[`type-${c.type}`].name[language]) : TRAIT_NAMES[c.trait][language],
  typeName: terms[`type-${c.type}`].name[language],
  ...(c.trait === null ? {} : { trait: c.trait }),
  attack: c.attack,
  defence: c.defence,
  vitality: c.vitality,
  rift: c.rift,
  cost: c.cost,
  dice: c.dice,
  distance: c.distance,
  keywords: keywordsOf(c, language),
  parts,
});

/** Where a card's rules stand in the rulebook. */
const RULES: Readonly<Record<CardDef["type"], string>> = {
  hero: "QR-7",
  unit: "QR-77",
  gear: "QR-56",
  skill: "QR-54",
  action: "QR-45",
  location: "QR-95",
  encounter: "QR-47",
  exploration: "QR-18",
};

export function cardTexts(library: Library, language: Language, heroes?: number): readonly CardText<Face>[] {
  const names = namesIn(library);
  return library.cards.map((c) => {
    const parts = partsOf(c, language, names, heroes);
    const text = `${headOf(c, language)}. ${parts.map(partText).join(" ")}`.trim();
    const told = c.story ?? c.flavour;
    return {
      id: c.id,
      name: c.name[language],
      text,
      rule: RULES[c.type],
      ...(told === null ? {} : { story: told[language] }),
      face: faceOf(c, language, parts),
    };
  });
}

/** The chapters of the content, and the words of the rules. */
export const termsOf = (library: Library, language: Language): readonly Term[] => [
  ...library.chapters.map(({ id, name }) => ({ id, kind: "chapter", name: name[language] })),
  ...termsIn(terms, language),
];
