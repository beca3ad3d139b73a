import { type Effect, sentence } from "@rifthall/effects";
import type { CardText, Language, Text } from "@rifthall/kernel";
import type { AddOn, Challenge, GuildCard, Guilds } from "./content.js";
import { grammar } from "./verbs/grammar.js";

const WHEN: Readonly<Record<"played" | "activate" | "destroyed", Text>> = {
  played: { en: "When played", de: "Beim Ausspielen" },
  activate: { en: "When activated", de: "Beim Aktivieren" },
  destroyed: { en: "When destroyed", de: "Bei Zerstörung" },
};

/** A guild's text: what its cards do when played, activated and destroyed. */
function guildText(g: GuildCard, language: Language): string {
  const parts: string[] = [];
  for (const when of ["played", "activate", "destroyed"] as const)
    if (g[when].length > 0) parts.push(`${WHEN[when][language]}: ${sentence(g[when], grammar, language)}`);
  return parts.join(" ");
}

export function cardTexts(content: Guilds, language: Language): readonly CardText[] {
  const text = (effect: Effect): string => sentence(effect, grammar, language);
  return [
    ...content.list.map((g) => ({ id: g.id, name: g.name[language], text: guildText(g, language), rule: g.rule })),
    ...content.challenges.map((c) => ({
      id: c.id,
      name: challengeName(c, language),
      text: text(c.effect),
      rule: "RF-86",
    })),
    ...content.addOns.map((a) => ({ id: a.id, name: addOnName(a, language), text: text(a.effect), rule: "RF-86" })),
  ];
}

const challengeName = ({ number, stars }: Challenge, language: Language): string =>
  `${language === "en" ? "Challenge" : "Herausforderung"} ${number} ${"*".repeat(stars)}`;

const addOnName = ({ stars }: AddOn, language: Language): string =>
  `${language === "en" ? "Add-on" : "Zusatz"} ${"*".repeat(stars)}`;
