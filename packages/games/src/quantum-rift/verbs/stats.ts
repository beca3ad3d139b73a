import type { Modifiable } from "@rifthall/effects";
import type { Text } from "@rifthall/kernel/game";
import { numbered } from "../../shared/words.js";
import { COLOURS } from "../facts.js";
import { terms } from "../terms.js";

export const KEYWORDS = ["melee", "first-strike"] as const;

/** What kind of thing a card is; each may stand as an adjective in selectors. */
export const TRAITS = [
  "hyvryx",
  "andares",
  "echo",
  "weapon",
  "treasure",
  "tool",
  "garment",
  "insight",
  "tactic",
  "instinct",
  "device",
] as const;
export type Trait = (typeof TRAITS)[number];

export const TRAIT_NAMES: Readonly<Record<Trait, Text>> = {
  hyvryx: { en: "Hyvryx", de: "Hyvryx" },
  andares: { en: "Andares", de: "Andares" },
  echo: { en: "Echo", de: "Echo" },
  weapon: { en: "Weapon", de: "Waffe" },
  treasure: { en: "Treasure", de: "Schatz" },
  tool: { en: "Tool", de: "Werkzeug" },
  garment: { en: "Garment", de: "Gewand" },
  insight: { en: "Insight", de: "Einsicht" },
  tactic: { en: "Tactic", de: "Taktik" },
  instinct: { en: "Instinct", de: "Instinkt" },
  device: { en: "Device", de: "Gerät" },
};

/** As the first part of a German noun: "Waffen-Ausrüstung". */
export const TRAIT_PREFIXES: Readonly<Partial<Record<Trait, string>>> = {
  weapon: "Waffen",
  insight: "Einsichts",
  device: "Geräte",
};

/** A stat of units, or of a player: then `get` takes no `to`. */
export interface Stat extends Modifiable {
  readonly player?: true;
  /** Of dice or costs of a colour: the colour, said of them. */
  readonly roll?: Text;
  readonly cost?: Text;
  /** Of what cannot be used. */
  readonly abilities?: Text;
}

const stat = (word: string, say: Text, about: Text): Omit<Stat, "key"> => ({ word, about, say });

const colour = (word: string, { en, de }: Text): Omit<Stat, "key">[] => [
  {
    word: `${word}-roll`,
    player: true,
    roll: { en, de },
    about: { en: `added to each of your ${en} dice when you roll it`, de: `zu jedem deiner ${de}en Würfel im Wurf` },
    say: { en: `on your ${en} dice`, de: `auf deine ${de}en Würfel` },
  },
  {
    word: `${word}-cost`,
    player: true,
    cost: { en, de },
    about: {
      en: `${en} symbols more in the cost of your Actions`,
      de: `${de}e Symbole mehr in den Kosten deiner Aktionen`,
    },
    say: { en: `${en} in the cost of your Actions`, de: `${de} in den Kosten deiner Aktionen` },
  },
];

const list: readonly Omit<Stat, "key">[] = [
  stat("attack", terms.attack.name, { en: "attack dice", de: "Angriffswürfel" }),
  stat(
    "attack-roll",
    { en: "on each attack die", de: "auf jeden Angriffswürfel" },
    { en: "added to each attack die", de: "zu jedem Angriffswürfel" },
  ),
  stat(
    "hits",
    { en: "Hit", de: "Treffer" },
    { en: "hit icons: hits without a die", de: "Treffersymbole: Treffer ohne Würfel" },
  ),
  stat("defence", terms.defence.name, { en: "what hits must exceed", de: "was Treffer übertreffen müssen" }),
  {
    word: "melee",
    grant: true,
    about: { en: "may engage and attack", de: "darf Gefechte beginnen und angreifen" },
    say: terms.melee.name,
  },
  {
    word: "first-strike",
    grant: true,
    about: { en: "attacks before all others", de: "greift vor allen anderen an" },
    say: terms["first-strike"].name,
  },
  ...COLOURS.flatMap((word) => colour(word, terms[`colour-${word}`].name)),
  {
    word: "action",
    cant: true,
    player: true,
    about: { en: "ACTION abilities cannot be used", de: "AKTION-Fähigkeiten sind verboten" },
    abilities: { en: "ACTION abilities", de: "AKTION-Fähigkeiten" },
    say: { en: "ACTION abilities cannot be used", de: "AKTION-Fähigkeiten dürfen nicht benutzt werden" },
  },
  {
    word: "response",
    cant: true,
    player: true,
    about: { en: "RESPONSE abilities cannot be used", de: "REAKTION-Fähigkeiten sind verboten" },
    abilities: { en: "RESPONSE abilities", de: "REAKTION-Fähigkeiten" },
    say: { en: "RESPONSE abilities cannot be used", de: "REAKTION-Fähigkeiten dürfen nicht benutzt werden" },
  },
];

export const { stats, statKey, isPlayerStat } = numbered<Omit<Stat, "key">>(list);
