import type { Language, Text } from "@rifthall/kernel/game";
import type { Missing } from "../campaign.js";
import type { Item, Library } from "../content.js";
import { terms } from "../terms.js";

const en = {
  campaign: "Campaign",
  heroes: "Heroes",
  scenarios: "Scenarios",
  items: "Items won",
  notes: "Notes",
  none: "none yet",
  nobody: "nobody",
  left: (n: number) => (n === 1 ? "1 item is still to be won" : `${n} items are still to be won`),
  dead: "dead",
  alternate: "alternate side of the board",
  mayTurn: "the other side of the board may be used",
  wears: "wears",
  won: "won",
  lost: "lost",
  worn: (hero: string) => `worn by ${hero}`,
  equip: (hero: string, item: string, part: string) => `${hero} puts on ${item} (${part})`,
  off: (hero: string, item: string) => `${hero} takes off ${item}`,
  standard: (hero: string) => `${hero} turns the board to its standard side`,
  turn: (hero: string) => `${hero} turns the board to its alternate side`,
  needs: "needs",
  missing: {
    won: (name: string) => `"${name}" must have been won`,
    lost: (name: string) => `"${name}" must have been lost`,
    heroes: (name: string) => `${name} must be among your heroes`,
    notes: (name: string) => `it must be noted: ${name}`,
    without: (name: string) => `it must not be noted: ${name}`,
    dead: (name: string) => `${name} is dead`,
    edition: () => "it is not part of v0.9.9",
    over: () => "it has been won already",
  } as Readonly<Record<Missing["code"], (name: string) => string>>,
};
type Words = typeof en;

const de: Words = {
  campaign: "Kampagne",
  heroes: "Helden",
  scenarios: "Szenarien",
  items: "Gewonnene Gegenstände",
  notes: "Notizen",
  none: "noch keine",
  nobody: "niemand",
  left: (n) => (n === 1 ? "1 Gegenstand ist noch zu gewinnen" : `${n} Gegenstände sind noch zu gewinnen`),
  dead: "tot",
  alternate: "andere Seite des Tableaus",
  mayTurn: "die andere Seite des Tableaus darf benutzt werden",
  wears: "trägt",
  won: "gewonnen",
  lost: "verloren",
  worn: (hero) => `bei ${hero}`,
  equip: (hero, item, part) => `${hero} legt an: ${item} (${part})`,
  off: (hero, item) => `${hero} legt ab: ${item}`,
  standard: (hero) => `${hero} wendet das Tableau auf die gewöhnliche Seite`,
  turn: (hero) => `${hero} wendet das Tableau auf die andere Seite`,
  needs: "nur für:",
  missing: {
    won: (name) => `„${name}“ muss gewonnen sein`,
    lost: (name) => `„${name}“ muss verloren sein`,
    heroes: (name) => `${name} muss unter euren Helden sein`,
    notes: (name) => `es muss notiert sein: ${name}`,
    without: (name) => `es darf nicht notiert sein: ${name}`,
    dead: (name) => `${name} ist tot`,
    edition: () => "es gehört nicht zu v0.9.9",
    over: () => "es ist schon gewonnen",
  },
};

const WORDS: Readonly<Record<Language, Words>> = { en, de };
export const wordsIn = (language: Language): Words => WORDS[language];

/** What a hero, an item, a scenario or a note is called; a note without a name by its own words. */
export function nameIn(library: Library, id: string, language: Language): string {
  const found: { readonly name: Text } | undefined = [library.heroes, library.items, library.scenarios]
    .flat()
    .find((entry) => entry.id === id);
  return (found?.name ?? library.noteNames.get(id))?.[language] ?? id.replaceAll("-", " ");
}

/** BR-140: whom it is for, in words; empty where it is for all. */
export function forWhom(library: Library, item: Item, edition: "final" | "v099", language: Language): string {
  const asked = edition === "final" ? ["hero", "class", "alignment"] : ["race", "alignment", "role"];
  return Object.entries(item.requires)
    .filter(([key]) => asked.includes(key))
    .map(([key, value]) =>
      key === "hero" ? nameIn(library, value, language) : traitIn(`${key}-${value}`, value, language),
    )
    .join(", ");
}

/** Packs may bring traits of their own. */
const traitIn = (id: string, value: string, language: Language): string =>
  id in terms ? terms[id as keyof typeof terms].name[language] : value;

export const partIn = ({ part }: Item, language: Language): string => terms[`part-${part}`].name[language];
