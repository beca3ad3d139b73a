import { Refusal, textHash, unknown, visible } from "@rifthall/kernel/text";
import { ALPHABET, checkLetter, letters, numbersIn } from "../../shared/letters.js";
import { itemsOf, readSheet } from "../campaign.js";
import type { CampaignDef, Library, Sheet } from "../content.js";
import { EDITIONS } from "../facts.js";

/**
 * A whole campaign in a short code: which one it is, then its lists as numbers of what they name, six bits a letter.
 * The numbers mean something only beside the same heroes, items, notes and scenarios, so a few letters made of those are
 * in it as well; the last letter tells whether the rest is whole.
 */
const MARK = "BR1.";
/** More than any campaign comes to. */
const LONGEST = 1_000;
const DIGEST = 4;

type Key = "heroes" | "unlocked" | "alternate" | "items" | "deck" | "notes" | "won" | "lost" | "dead";

/** What each list is made of. */
function wordsFor(
  library: Library,
  def: CampaignDef,
  edition: Sheet["edition"],
): readonly (readonly [Key, readonly string[]])[] {
  const heroes = library.heroes.map((hero) => hero.id);
  const items = itemsOf(library, def.id, edition).map((item) => item.id);
  return [
    ["heroes", heroes],
    ["unlocked", heroes],
    ["alternate", heroes],
    ["items", items],
    ["deck", items],
    ["notes", library.notes],
    ["won", def.scenarios],
    ["lost", def.scenarios],
    ["dead", heroes],
  ];
}

export function encodeSheet(library: Library, sheet: Sheet): string {
  const def = library.campaigns.find(({ id }) => id === sheet.campaign);
  if (def === undefined) throw new Refusal("bad-campaign", unknown("campaign", sheet.campaign, []));
  const words = wordsFor(library, def, sheet.edition);
  const heroes = library.heroes.map((hero) => hero.id);
  const items = itemsOf(library, def.id, sheet.edition).map((item) => item.id);
  const listed = (list: readonly string[], known: readonly string[]): number[] => [
    list.length,
    ...list.map((word) => known.indexOf(word)),
  ];
  const worn = heroes.map((hero) => sheet.equipped[hero] ?? []);
  const values = [
    EDITIONS.indexOf(sheet.edition),
    ...words.flatMap(([key, known]) => listed(sheet[key], known)),
    ...worn.flatMap((list) => listed(list, items)),
  ];
  const body = `${def.id}.${digestOf(words)}${values.map(letters).join("")}`;
  return `${MARK}${body}${checkLetter(body)}`;
}

const bad = (en: string, de: string): Refusal => new Refusal("bad-campaign", en, undefined, { en, de });

/** Whatever came by mail: refused by name where it is damaged, foreign, or of other cards. */
export function decodeSheet(library: Library, given: string): Sheet {
  const code = given.trim();
  if (code.length > LONGEST || !code.startsWith(MARK))
    throw bad(
      `"${visible(code.slice(0, 24))}" is no campaign code; one begins with ${MARK}`,
      `„${visible(code.slice(0, 24))}“ ist kein Kampagnencode; ein solcher beginnt mit ${MARK}`,
    );
  const [, id = "", body = ""] = /^BR1\.([a-z][a-z0-9-]{0,39})\.([A-Za-z0-9_-]+)$/.exec(code) ?? [];
  const inside = body.slice(0, -1);
  if (inside.length <= DIGEST || checkLetter(`${id}.${inside}`) !== body.at(-1))
    throw bad(
      "the campaign code is damaged: a letter is wrong, missing or too many",
      "der Kampagnencode ist beschädigt: Ein Zeichen ist falsch, fehlt oder ist zu viel",
    );
  const known = library.campaigns.map((campaign) => campaign.id);
  const def = library.campaigns.find((campaign) => campaign.id === id);
  if (def === undefined)
    throw bad(
      `the code is of a campaign that is not here: ${unknown("campaign", id, known)}`,
      `der Code ist von einer Kampagne, die es hier nicht gibt: „${id}“; fehlt ein Kartenpaket?`,
    );
  return readNumbers(library, def, inside.slice(0, DIGEST), numbersIn(inside.slice(DIGEST)));
}

function readNumbers(library: Library, def: CampaignDef, digest: string, values: readonly number[]): Sheet {
  let at = 0;
  const next = (): number => values[at++] ?? -1;
  const broken = (): Refusal =>
    bad("the campaign code says what no campaign can be", "der Kampagnencode sagt, was keine Kampagne sein kann");
  const listed = (known: readonly string[]): string[] => {
    const length = next();
    if (length < 0 || length > known.length) throw broken();
    return Array.from({ length }, () => {
      const word = known[next()];
      if (word === undefined) throw broken();
      return word;
    });
  };
  const edition = EDITIONS[next()];
  if (edition === undefined) throw broken();
  const words = wordsFor(library, def, edition);
  if (digestOf(words) !== digest)
    throw bad(
      "the campaign code was made with other cards; is a pack missing, or one too many?",
      "der Kampagnencode ist mit anderen Karten entstanden; fehlt ein Kartenpaket, oder ist eines zu viel?",
    );
  const lists = Object.fromEntries(words.map(([key, known]) => [key, listed(known)]));
  const items = itemsOf(library, def.id, edition).map((item) => item.id);
  const worn = library.heroes.map((hero): [string, string[]] => [hero.id, listed(items)]);
  if (at !== values.length) throw broken();
  const equipped = Object.fromEntries(worn.filter(([, list]) => list.length > 0));
  return readSheet(library, { campaign: def.id, edition, ...lists, equipped });
}

/** A few letters that stand for all the words the numbers mean. */
function digestOf(words: readonly (readonly [Key, readonly string[]])[]): string {
  const hash = Number.parseInt(textHash(JSON.stringify(words)).slice(0, 6), 16);
  return Array.from({ length: DIGEST }, (_, i) => ALPHABET[(hash >>> (i * 6)) & 63]).join("");
}
