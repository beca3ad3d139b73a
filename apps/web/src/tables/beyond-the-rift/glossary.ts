import { terms } from "@rifthall/games/beyond-the-rift/terms";
import { termsIn } from "@rifthall/games/shared/terms";
import type { Term } from "@rifthall/kernel/game";
import { settings } from "../../settings.svelte.ts";
import { type Speaking, speaksOf, withLooks } from "../../table/glossary.ts";
import { isAffliction, isFighter, type Printed } from "./face.ts";
import { words } from "./text.ts";

type Id = keyof typeof terms;

const textOf = ({ parts }: Printed): string =>
  parts.flatMap(({ word = "", cost = "", text }) => [word, cost, text]).join(" ");

/** Which cards speak of a word, besides those that have it as a heading: of which this is so, or whose text has a form of it. */
const SPEAKING: Readonly<Partial<Record<Id, Speaking<Printed>>>> = {
  "type-wound": (of) => of.type === "wound" || /\bWounds?\b|\bWunden?\b/.test(textOf(of)),
  "type-fatigue": (of) => of.type === "fatigue" || /Fatigue|Erschöpfung/.test(textOf(of)),
  "type-enemy": () => false,
  engagement: (of) => of.type === "enemy",
  health: isFighter,
  attack: isFighter,
  defence: isFighter,
  damage: (of) => of.type === "enemy" || of.board !== undefined,
  range: (of) => isFighter(of) || of.range !== undefined,
  primary: (of) => of.attack !== undefined,
  secondary: (of) => of.attack?.secondary !== undefined && of.attack.secondary !== null,
  symbol: (of) => (of.attack?.responses ?? 0) + (of.defense?.responses ?? 0) > 0,
  attached: isAffliction,
  divided: (of) => of.divided === true,
  persistent: /Persistent|bleibend/i,
  ally: (of) => of.type === "card" && isFighter(of),
  boss: (of) => of.boss === true,
  engage: /\bengage|\bbind/i,
  disengage: /disengage|löse?n? sich|\blös/i,
  spawn: /\bspawn|erschein/i,
  reveal: /\breveal|\bdeck.* auf\b|aufgedeckt/i,
  cure: /\bsend\b|schick/i,
};

const speaks = speaksOf<Printed, Id>(SPEAKING, textOf, (of, id) =>
  of.parts.some(({ slot }) => slot === id || `action-${slot}` === id),
);

const told = (): readonly Term[] => withLooks(termsIn(terms, settings.language), words().looks);

/** Every word, for reading them all; the phases are told as a round. */
export const allTerms = (): readonly Term[] => told().filter(({ kind }) => kind !== "phase");

/** The words that this card needs to be understood. */
export const termsOn = (of: Printed): readonly Term[] => told().filter(({ id }) => speaks(of, id as Id));
