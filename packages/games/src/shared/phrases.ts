import type { Mood, Node, Sayer } from "@rifthall/effects";

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
