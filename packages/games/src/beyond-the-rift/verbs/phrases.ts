import type { Mood, Node, Sayer } from "@rifthall/effects";
import { stated } from "../../shared/phrases.js";
import { FAMILY_NAMES, isFamily } from "./families.js";

/** A verb that you do, or that the heroes do who stand under `to`. */
interface Doing {
  /** "gain", "gains" */
  readonly en: readonly [plain: string, third: string];
  /** "erhalte", "erhält", "erhalten" */
  readonly de: readonly [imperative: string, third: string, infinitive: string];
}

/** "gain 2 AP", "each hero gains 2 AP"; `rest` is what stands behind the verb, `tail` what German puts behind all. */
export function done(node: Node, say: Sayer, mood: Mood, verb: Doing, rest: string, tail = ""): string {
  const others = node.values.to !== undefined;
  const last = mood === "infinitive";
  if (say.language === "en") {
    if (!others) return `${verb.en[0]} ${rest}`;
    if (last) return `have ${say.fill("{to:acc}", node.values)} ${verb.en[0]} ${rest}`;
    return `${say.fill("{to:nom}", node.values)} ${verb.en[1]} ${rest}`;
  }
  const behind = tail === "" ? "" : ` ${tail}`;
  const joined = `${rest} ${tail}${verb.de[2]}`;
  if (!others) return last ? joined : `${verb.de[0]} ${rest}${behind}`;
  if (last) return `${say.fill("{to:acc}", node.values)} ${joined} lassen`;
  return `${stated(mood, say.fill("{to:nom}", node.values), verb.de[1], rest)}${behind}`;
}

/** An enemy or a family by its name; German sets the names of cards apart. */
export function quoted(id: string, say: Sayer): string {
  if (isFamily(id)) return FAMILY_NAMES[id].one[say.language];
  return say.language === "en" ? say.named(id) : `„${say.named(id)}“`;
}

/** The same of several: families have a plural, cards are what their name says. */
export const namesOf = (id: string, say: Sayer): string =>
  isFamily(id) ? FAMILY_NAMES[id].many[say.language] : quoted(id, say);
