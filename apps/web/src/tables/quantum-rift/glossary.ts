import { terms } from "@rifthall/games/quantum-rift/terms";
import { termsIn } from "@rifthall/games/shared/terms";
import type { Term } from "@rifthall/kernel/game";
import { settings } from "../../settings.svelte.ts";
import { type Speaking, speaksOf, withLooks } from "../../table/glossary.ts";
import { isUnitCard, type Printed } from "./face.ts";
import { words } from "./text.ts";

type Id = keyof typeof terms;

/** Which cards speak of a word, besides those that have it as a heading: of which this is so, or whose text has a form of it. */
const SPEAKING: Readonly<Partial<Record<Id, Speaking<Printed>>>> = {
  success: /success|Erfolg/i,
  test: /\b(TEST|PROBE)\b/,
  rift: (of) => of.rift > 0 && of.type !== "unit",
  melee: /Melee|Nahkampf/,
  "first-strike": /First Strike|Erstschlag/,
  attack: (of) => isUnitCard(of) || /\+\d+ (Attack|Angriff)\b/.test(textOf(of)),
  defence: (of) => isUnitCard(of) || /Defence|Verteidigung/.test(textOf(of)),
  hit: /\bhits?\b|Treffer/,
  vitality: (of) => of.type === "hero" || /vitality|Lebenskraft/.test(textOf(of)),
  ready: /\bready\b|bereit/i,
  exhausted: /exhaust|erschöpf/i,
  damaged: /damag|beschädig/i,
  revive: /reviv|beleb/i,
  engage: /engage|Gefecht|bind/i,
  spawn: /spawn|erschein/i,
};

const textOf = ({ keywords, parts }: Printed): string =>
  [...keywords, ...parts.flatMap(({ word = "", cost = "", text }) => [word, cost, text])].join(" ");

const speaks = speaksOf<Printed, Id>(SPEAKING, textOf, (of, id) => of.parts.some(({ slot }) => slot === id));

const told = (): readonly Term[] => withLooks(termsIn(terms, settings.language), words().looks);

/** Every word, for reading them all; the phases are told as a turn. */
export const allTerms = (): readonly Term[] => told().filter(({ kind }) => kind !== "phase");

/** The words that this card needs to be understood. */
export const termsOn = (of: Printed): readonly Term[] => told().filter(({ id }) => speaks(of, id as Id));
