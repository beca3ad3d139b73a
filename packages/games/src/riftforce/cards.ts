import { type Effect, sentence } from "@rifthall/effects";
import type { CardText, Language, Term } from "@rifthall/kernel/game";
import { termsIn } from "../shared/terms.js";
import type { AddOn, Challenge, GuildCard, Guilds } from "./content.js";
import { terms } from "./terms.js";
import { grammar } from "./verbs/grammar.js";
import type { Face, Part } from "./wire.js";

/** What a guild's cards do when played, activated and destroyed. */
const partsOf = (g: GuildCard, language: Language): Part[] =>
  (["played", "activate", "destroyed"] as const)
    .filter((when) => g[when].length > 0)
    .map((when) => ({ slot: when, word: terms[when].name[language], text: sentence(g[when], grammar, language) }));

function guildCard(g: GuildCard, language: Language): CardText<Face> {
  const parts = partsOf(g, language);
  const text = parts.map((part) => `${part.word}: ${part.text}`).join(" ");
  return { id: g.id, name: g.name[language], text, rule: g.rule, face: { is: "guild", parts } };
}

export function cardTexts(content: Guilds, language: Language): readonly CardText<Face>[] {
  const text = (effect: Effect): string => sentence(effect, grammar, language);
  return [
    ...content.list.map((g) => guildCard(g, language)),
    ...content.challenges.map((c) => ({
      id: c.id,
      name: challengeName(c, language),
      text: text(c.effect),
      rule: "RF-86",
      face: { is: "challenge" as const, number: c.number, stars: c.stars },
    })),
    ...content.addOns.map((a) => ({
      id: a.id,
      name: addOnName(a, language),
      text: text(a.effect),
      rule: "RF-86",
      face: { is: "add-on" as const, stars: a.stars },
    })),
  ];
}

const challengeName = ({ number, stars }: Challenge, language: Language): string =>
  `${terms.challenge.name[language]} ${number} ${"*".repeat(stars)}`;

const addOnName = ({ stars }: AddOn, language: Language): string =>
  `${terms["add-on"].name[language]} ${"*".repeat(stars)}`;

/** The guilds of the content, and the words of the rules. */
export const termsOf = (content: Guilds, language: Language): readonly Term[] => [
  ...content.list.map(({ id, name, rule }) => ({ id, kind: "guild", name: name[language], rule })),
  ...termsIn(terms, language),
];
