import type { Field } from "@rifthall/effects";
import { MOST_AP, MOST_HEROES } from "../facts.js";

/** The most that cards show of anything. */
export const MOST = 9;
/** The most copies of a card in a box or a deck. */
export const COPIES = 30;

export const text = (en: string, de: string): { en: string; de: string } => ({ en, de });
type Optional = { readonly optional?: true };
const maybe = (optional: true | undefined): Optional => (optional ? { optional } : {});

export const name: Field = { type: "text", about: text("its name", "ihr Name") };
export const flavour: Field = {
  type: "story",
  optional: true,
  about: text("a line of flavour", "ein Satz zur Stimmung"),
};
export const told = (en: string, de: string): Field => ({ type: "story", about: text(en, de) });
export const effect = (en: string, de: string): Field => ({ type: "effect", optional: true, about: text(en, de) });
export const flag = (en: string, de: string): Field => ({ type: "flag", optional: true, about: text(en, de) });
export const word = (words: readonly string[], en: string, de: string, optional?: true): Field => ({
  type: "word",
  words,
  about: text(en, de),
  ...maybe(optional),
});
export const number = (least: number, greatest: number, en: string, de: string, optional?: true): Field => ({
  type: "number",
  least,
  greatest,
  about: text(en, de),
  ...maybe(optional),
});
export const byHeroes = (least: number, greatest: number, en: string, de: string, optional?: true): Field => ({
  type: "byHeroes",
  least,
  greatest,
  heroes: MOST_HEROES,
  about: text(en, de),
  ...maybe(optional),
});
export const counts = (of: string, en: string, de: string, optional?: true): Field => ({
  type: "counts",
  of,
  greatest: COPIES,
  about: text(en, de),
  ...maybe(optional),
});
export const countsByHeroes = (of: string, greatest: number, en: string, de: string): Field => ({
  type: "counts",
  of,
  greatest,
  byHeroes: MOST_HEROES,
  optional: true,
  about: text(en, de),
});
export const ids = (of: string, en: string, de: string, optional?: true): Field => ({
  type: "ids",
  of,
  about: text(en, de),
  ...maybe(optional),
});
export const group = (fields: Readonly<Record<string, Field>>, en: string, de: string, optional?: true): Field => ({
  type: "group",
  fields,
  about: text(en, de),
  ...maybe(optional),
});

export const cost = number(0, MOST_AP, "AP to pay", "zu zahlende AP");
export const doing: Field = { type: "effect", about: text("what it does", "was sie tut") };
export const when: Field = {
  type: "condition",
  optional: true,
  about: text("only while this holds", "nur solange dies gilt"),
};
export const once = word(["round", "scenario"], "at most once", "höchstens einmal", true);
export const ability = { cost, once, when, do: doing };
export const v099 = flag("also in v0.9.9", "auch in v0.9.9");
export const ongoing = effect(
  "what it changes while in play: `get` without `until`",
  "was sie ändert, solange sie im Spiel ist: `get` ohne `until`",
);
export const stat = (en: string, de: string): Field => number(0, MOST, en, de);
export const numbers = {
  engagement: stat("AP to engage it or to get away (BR-48)", "AP, um ihn zu binden oder sich zu lösen (BR-48)"),
  range: number(1, 2, "1 or 2 (BR-28)", "1 oder 2 (BR-28)"),
  attack: stat("its attack", "Angriff"),
  defence: stat("its defence", "Verteidigung"),
  health: number(1, MOST, "Wounds it takes to kill it, as a rule", "in der Regel so viele Wunden, bis es stirbt"),
};
const change = (en: string, de: string): Field => number(-MOST, MOST, en, de, true);
export const modifiers = group(
  {
    engagement: change("added to engagement", "zur Bindung"),
    range: change("added to range", "zur Reichweite"),
    attack: change("added to attack", "zum Angriff"),
    defence: change("added to defence", "zur Verteidigung"),
    health: change("added to health", "zur Gesundheit"),
  },
  "what it changes where it is attached (BR-112, BR-151)",
  "was es ändert, wo es anliegt (BR-112, BR-151)",
  true,
);
export const box = {
  final: number(0, COPIES, "copies in the final box", "Exemplare in der endgültigen Ausgabe"),
  v099: number(0, COPIES, "copies in v0.9.9", "Exemplare in v0.9.9"),
};
export const damage = {
  wounds: stat("Wounds that a hit deals (BR-67, BR-A27)", "Wunden je Treffer (BR-67, BR-A27)"),
  fatigue: stat("Fatigue that a hit deals", "Erschöpfung je Treffer"),
};
