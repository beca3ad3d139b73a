import { capital, clause, type Effect, type Names, sentence } from "@rifthall/effects";
import type { CardText, Language, Text } from "@rifthall/kernel";
import type { Ability, CardDef, Library, Slot } from "./content.js";
import { grammar } from "./verbs/grammar.js";
import { KEYWORDS, TRAIT_NAMES } from "./verbs/stats.js";

const TRIGGER_WORDS: Readonly<Partial<Record<Slot, Text>>> = {
  reveal: { en: "REVEAL", de: "ENTHÜLLEN" },
  explore: { en: "EXPLORE", de: "ERKUNDEN" },
  threat: { en: "THREAT", de: "BEDROHUNG" },
  regroup: { en: "REGROUP", de: "SAMMELN" },
  reward: { en: "REWARD", de: "BELOHNUNG" },
  riftEffect: { en: "RIFT", de: "RIFT" },
};
const PAID: Text = { en: "Roll the dice you paid with", de: "Wirf die Würfel, mit denen du bezahlt hast" };
const TYPES: Readonly<Record<CardDef["type"], Text>> = {
  hero: { en: "Hero", de: "Held" },
  unit: { en: "Unit", de: "Einheit" },
  gear: { en: "Gear", de: "Ausrüstung" },
  skill: { en: "Skill", de: "Fertigkeit" },
  action: { en: "Action", de: "Aktion" },
  location: { en: "Location", de: "Ort" },
  encounter: { en: "Encounter", de: "Begegnung" },
  exploration: { en: "Exploration", de: "Erkundung" },
};
const KEYWORD_NAMES: readonly Text[] = [
  { en: "Melee", de: "Nahkampf" },
  { en: "First Strike", de: "Erstschlag" },
];
const COLOUR_NAMES: readonly Text[] = [
  { en: "red", de: "rot" },
  { en: "yellow", de: "gelb" },
  { en: "green", de: "grün" },
  { en: "blue", de: "blau" },
  { en: "any", de: "beliebig" },
];

/** "1 red, 2 any" */
export const quantaText = (cost: readonly number[], language: Language): string =>
  cost.flatMap((n, i) => (n > 0 ? [`${n} ${COLOUR_NAMES[i][language]}`] : [])).join(", ");

export const namesIn =
  (library: Library): Names =>
  (id, language) =>
    library.find(id)?.name[language] ?? id;

/** Numbers and type, as they stand at the head of a card. */
function headOf(c: CardDef, language: Language): string {
  const en = language === "en";
  const type = TYPES[c.type][language];
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
    parts.push(`${en ? "Attack" : "Angriff"} ${c.attack}`, `${en ? "Defence" : "Verteidigung"} ${c.defence}`);
  if (c.vitality > 0) parts.push(`${en ? "Vitality" : "Lebenskraft"} ${c.vitality}`);
  for (const [i] of KEYWORDS.entries()) if ((c.keywords & (1 << i)) !== 0) parts.push(KEYWORD_NAMES[i][language]);
  if (c.rift > 0) parts.push(`${en ? "Rift" : "Rift"} ${c.rift}`);
  if (c.tier > 0) parts.push(`${en ? "Tier" : "Stufe"} ${c.tier}`);
  return parts.join(", ");
}

function abilityText(a: Ability, word: string, language: Language, names: Names): string {
  const en = language === "en";
  const costs: string[] = [];
  const quanta = quantaText(a.cost, language);
  if (quanta !== "") costs.push(quanta);
  if (a.exhaust) costs.push(en ? "exhaust this card" : "diese Karte erschöpfen");
  if (a.once !== null)
    costs.push(a.once === "turn" ? (en ? "once a turn" : "einmal pro Zug") : en ? "once a game" : "einmal pro Partie");
  const when = a.when === null ? undefined : { word: en ? "while" : "solange", condition: a.when };
  return `${word} (${costs.join("; ")}): ${sentence(a.effect, grammar, language, names, when)}`;
}

/** The rules text of a card, generated from what runs. */
function rulesText(c: CardDef, language: Language, names: Names): string {
  const en = language === "en";
  const say = (effect: Effect): string => sentence(effect, grammar, language, names);
  const parts: string[] = [];
  if (c.ongoingEffect.length > 0) parts.push(say(c.ongoingEffect));
  if (c.effects.play) parts.push(say(c.effects.play));
  if (c.effects.do) parts.push(say(c.effects.do));
  if (c.effects.paid) parts.push(`${PAID[language]}: ${say(c.effects.paid)}`);
  if (c.riftsGear)
    parts.push(
      en
        ? "Once a turn, you may Rift with a gear you control; then it goes to your discard."
        : "Einmal pro Zug darfst du mit einer Ausrüstung unter deiner Kontrolle riften; danach kommt sie auf deine Ablage.",
    );
  for (const slot of ["reveal", "explore", "threat", "regroup"] as const) {
    const effect = c.effects[slot];
    if (effect) parts.push(`${TRIGGER_WORDS[slot]?.[language]}: ${say(effect)}`);
  }
  if (c.action) parts.push(abilityText(c.action, en ? "ACTION" : "AKTION", language, names));
  if (c.response) parts.push(abilityText(c.response, en ? "RESPONSE" : "REAKTION", language, names));
  if (c.effects.riftEffect) parts.push(`RIFT: ${say(c.effects.riftEffect)}`);
  if (c.duration) parts.push(`${en ? "DURATION" : "DAUER"}: ${capital(clause(c.duration, grammar, language, names))}.`);
  if (c.effects.reward) parts.push(`${TRIGGER_WORDS.reward?.[language]}: ${say(c.effects.reward)}`);
  if (c.distance !== null) parts.push(`${en ? "DISTANCE" : "ENTFERNUNG"}: ${c.distance}.`);
  return parts.join(" ");
}

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

export function cardTexts(library: Library, language: Language): readonly CardText[] {
  const names = namesIn(library);
  return library.cards.map((c) => {
    const text = `${headOf(c, language)}. ${rulesText(c, language, names)}`.trim();
    const told = c.story ?? c.flavour;
    return {
      id: c.id,
      name: c.name[language],
      text,
      rule: RULES[c.type],
      ...(told === null ? {} : { story: told[language] }),
    };
  });
}
