import type { Candidate } from "@rifthall/host";
import type { Language } from "@rifthall/kernel/game";
import type { Command, Missed, Reading } from "../drawing.js";
import { isGrouped } from "./actions.js";
import { faceOf } from "./faces.js";
import { type Verb, wordsOf } from "./text.js";
import { bottom, heroName, table, tagged, tagOf } from "./view.js";
import type { Choice, Numbered, Sight } from "./wire.js";

/**
 * Numbered as they stand on the screen: what is grouped first, then each sort of answer together, cards by name. So a number means
 * much the same when the question comes again, though the hand has been moved about. To throw a card away comes last: nobody
 * should do that who types 1 to see what happens.
 */
export function listed(sight: Sight): readonly Numbered[] {
  const { choices } = sight;
  const sorts = [...new Set(choices.map((o) => o.do))];
  const rank = (o: Choice): number =>
    (o.do === "trade" ? 2 * sorts.length : isGrouped(o) ? 0 : sorts.length) + sorts.indexOf(o.do);
  const called = (o: Choice): string => ("card" in o ? faceOf(sight, o.card).name : "");
  const letter = (o: Choice): string => {
    const row = "targetId" in o ? o.targetId : "id" in o ? o.id : null;
    return row === null ? "" : tagOf(sight, row);
  };
  const byName = (a: string, b: string): number => Number(a > b) - Number(a < b);
  return [...choices]
    .sort((a, b) => rank(a) - rank(b) || byName(called(a), called(b)) || byName(letter(a), letter(b)))
    .map((option, i) => ({ number: i + 1, option }));
}

/** What stands together above the question is not told twice. */
export const line = (option: Choice): string | null => (isGrouped(option) ? null : option.label);

/** What each typed word means, in order: the first that is offered. */
const MEANS: Readonly<Record<Verb, readonly Choice["do"][]>> = {
  attack: ["attack"],
  lay: ["lay"],
  guard: ["guard"],
  close: ["close"],
  engage: ["engage"],
  disengage: ["disengage"],
  draw: ["draw"],
  swap: ["swap"],
  trade: ["trade"],
  play: ["special", "ap-card", "suffer", "react"],
  use: ["use", "act"],
  open: ["open"],
  react: ["react"],
  done: ["done", "pass", "end", "close"],
  wait: ["wait"],
  yes: ["accept"],
  no: ["decline"],
  choose: ["target", "hero", "take-on", "next", "give", "shield", "discard", "exchange", "take", "trigger"],
};
/** The words that are shown where they can be typed. */
const SHOWN = ["attack", "lay", "guard", "draw", "swap", "yes", "no"] as const satisfies readonly Verb[];

export function commands({ choices, language, scene }: Sight): Command[] {
  const { verbs, keys, pages, closing } = wordsOf(language);
  const can = (verb: Verb): boolean => choices.some((o) => MEANS[verb].includes(o.do));
  const end = choices.find((o) => o.do === "done" || o.do === "pass" || o.do === "end");
  return [
    ...SHOWN.filter(can).map((verb) => ({ typed: typedOf(verb, verbs[verb][0]), meaning: keys[verb] })),
    ...(can("close") ? [closing[scene.commitment?.side === "hero" ? "hero" : "enemy"]] : []),
    ...(end === undefined ? [] : [{ typed: verbs.done[0], meaning: end.do === "done" ? "" : keys.pass }]),
    { typed: pages.goal[0], meaning: keys.goal },
    { typed: pages.piles[0], meaning: keys.piles },
    { typed: "o", meaning: keys.pauses },
  ];
}
const typedOf = (verb: Verb, word: string): string => (verb === "attack" || verb === "lay" ? `${word} …` : word);

export const manual = (language: Language): Command[] =>
  Object.values(wordsOf(language).manual).map(([typed, meaning]) => ({ typed, meaning }));

/** `attack b axe`, `lay shield`, `open c 4`: a word for what is done, then letters and (parts of) names. */
export function read([key = "", ...rest]: readonly string[], sight: Sight): Reading {
  const words = wordsOf(sight.language);
  const verb = (Object.keys(MEANS) as Verb[]).find((one) => words.verbs[one].includes(key));
  if (verb === undefined) return null;
  const said = rest.filter((word) => !words.fillers.includes(word));
  const offered = MEANS[verb].flatMap((what) => sight.choices.filter((o) => o.do === what));
  const fits = offered.filter((o) => said.every((word) => isMeant(sight, o, word)));
  if (said.length === 0 && fits.length > 1 && verb !== "done")
    return {
      missing: { question: words.need.which, words: fits.map((o) => naming(sight, o)), how: words.need.how(key) },
    };
  if (fits.length > 0) return { candidate: shared(verb === "done" ? fits.slice(0, 1) : fits) };
  return unoffered(sight, verb, key, said);
}

/** The names an option goes by. */
function namesOf(sight: Sight, option: Choice): string[] {
  const fields: Readonly<Record<string, unknown>> = option;
  const seat = fields.seat ?? fields.to;
  const row = fields.targetId ?? fields.id;
  return [
    ...[fields.card, fields.target].flatMap((id) => (typeof id === "string" ? [faceOf(sight, id).name] : [])),
    ...(typeof row === "number" ? [tagOf(sight, row)] : []),
    ...(typeof seat === "number" ? [heroName(sight, seat)] : []),
    ...(typeof fields.action === "string" ? [option.label] : []),
    ...(option.do === "open" ? [String(option.n)] : []),
  ];
}

/** A letter or a number is meant whole, a word by its beginning. */
function isMeant(sight: Sight, option: Choice, word: string): boolean {
  const parts = namesOf(sight, option).flatMap(wordsIn);
  const isShort = word.length === 1 || /^\d+$/.test(word);
  return parts.some((part) => (isShort ? part === word : part.startsWith(word)));
}

const naming = (sight: Sight, option: Choice): Command => ({
  typed: namesOf(sight, option).join(" ").toLowerCase(),
  meaning: "",
});

/** What these options have in common: one of them, or a list to choose from. */
function shared([first, ...others]: readonly Choice[]): Candidate {
  const same = Object.entries(first).filter(([field, value]) =>
    others.every((o) => (o as Readonly<Record<string, unknown>>)[field] === value),
  );
  return Object.fromEntries(same.filter(([field]) => field !== "label")) as Candidate;
}

/** Nothing of that is offered: the game says why, if it can be told what is meant. */
function unoffered(sight: Sight, verb: Verb, key: string, said: readonly string[]): Reading {
  const { need } = wordsOf(sight.language);
  const candidate: Record<string, string | number> = { do: MEANS[verb][0] };
  for (const word of said) {
    const thing = tagged(sight, word) ?? table(sight).find(({ card }) => isPartOf(sight, card, word));
    const held = handOf(sight).find((id) => isPartOf(sight, id, word));
    if (verb === "open" && /^\d+$/.test(word)) candidate.n = Number(word);
    else if (thing !== undefined && verb === "attack")
      Object.assign(candidate, { target: thing.card, targetId: thing.id });
    else if (thing !== undefined) Object.assign(candidate, { card: thing.card, id: thing.id });
    else if (held !== undefined) candidate.card = held;
    else return need.none(said.join(" "));
  }
  if (MEANS[verb].length > 1 && said.length === 0) return need.nothingTo(key);
  // Whatever stands there cannot be attacked with any card, or it would be offered: one of them shows why.
  if (verb === "attack" && candidate.card === undefined) {
    const weapon = handOf(sight).find((id) => faceOf(sight, id).attack !== undefined);
    if (weapon === undefined) return need.noAttack;
    candidate.card = weapon;
  }
  // Of a Door that cannot be opened at all, the price does not matter.
  if (verb === "open") candidate.n ??= 1;
  return { candidate: candidate as Candidate };
}

/** Cards to attack with that reach nobody, and what a hero can always think of doing. */
export function missed(sight: Sight): Missed[] {
  const { choices, deciding, viewer } = sight;
  if (viewer === null || !deciding.includes(viewer) || !choices.some((o) => o.do === "done")) return [];
  const target = table(sight).find(({ type }) => type === "enemy");
  const weapons = new Set(handOf(sight).filter((id) => faceOf(sight, id).attack !== undefined));
  const idle = [...weapons].filter((card) => !choices.some((o) => o.do === "attack" && o.card === card));
  const { verbs } = wordsOf(sight.language);
  return [
    ...(target
      ? idle.map((card) => ({
          name: faceOf(sight, card).name,
          candidate: { do: "attack", card, target: target.card, targetId: target.id },
        }))
      : []),
    ...(["draw", "swap"] as const)
      .filter((what) => !choices.some((o) => o.do === what))
      .map((what) => ({ name: verbs[what][0], candidate: { do: what } })),
  ];
}

const handOf = (sight: Sight): readonly string[] => sight.view.heroes[bottom(sight)]?.hand ?? [];

/** Does a word of the card's name begin so? */
const isPartOf = (sight: Sight, id: string, word: string): boolean =>
  wordsIn(faceOf(sight, id).name).some((part) => part.startsWith(word));
const wordsIn = (name: string): string[] => name.toLowerCase().split(/[\s,'’-]+/);
