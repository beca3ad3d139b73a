import type { Mood, Node, Sayer } from "@rifthall/effects";
import type { Language } from "@rifthall/kernel/game";

/** "1 card", "X cards": the amount under a key, 1 if it is left out; and apart from it " for each …", else nothing. */
export function counted(
  node: Node,
  say: Sayer,
  one: string,
  many: string,
  key = "n",
): readonly [amount: string, per: string] {
  if (node.values[key] === undefined) return [`1 ${one}`, ""];
  const per = say.per(node.values, key);
  return per === null ? [say.counted(node.values, key, one, many), ""] : [`1 ${one}`, ` ${per}`];
}

/** The same by which something is changed, without a noun. */
export function changed(node: Node, say: Sayer): readonly [amount: string, per: string] {
  if (node.values.n === undefined) return ["1", ""];
  const per = say.per(node.values, "n");
  return per === null ? [say.fill("{n}", node.values), ""] : ["1", ` ${per}`];
}

/** A German clause with a subject, in the mood wanted: behind "dann" it stands behind its verb. */
export function stated(mood: Mood, subject: string, verb: string, rest: string): string {
  return mood === "inverted" ? `${verb} ${subject} ${rest}` : `${subject} ${verb} ${rest}`;
}

/** The parts that are not empty, with a space between them. */
export const spaced = (...parts: readonly string[]): string => parts.filter((p) => p !== "").join(" ");

/** The texts of one language that every game has: templates with `{slots}`. */
export interface Texts<Label extends string, Happening extends string> {
  readonly prompts: Readonly<Record<string, string>>;
  readonly labels: Readonly<Record<Label, string>>;
  readonly events: Readonly<Record<Happening, string>>;
  readonly reasons: Readonly<Record<string, string>>;
  /** A card that the reader does not know. */
  readonly hidden: string;
  readonly player: string;
}

/** Why not, where it is not a rule of the game that stands against it, as games of heroes say it. */
export const NOT_NOW = {
  en: {
    over: "the match is over",
    "not-asked": "you are not asked now",
    "unknown-verb": "there is no such action",
    "not-offered": "that is not among what is asked now",
    "not-now": "this is not what is asked now",
    "unknown-card": "there is no such card",
  },
  de: {
    over: "die Partie ist vorbei",
    "not-asked": "du bist jetzt nicht gefragt",
    "unknown-verb": "das gibt es nicht",
    "not-offered": "das steht jetzt nicht zur Wahl",
    "not-now": "danach ist jetzt nicht gefragt",
    "unknown-card": "diese Karte gibt es nicht",
  },
} as const satisfies Record<Language, Texts<string, string>["reasons"]>;
