import type { Field, PackFormat, Section } from "@rifthall/effects";
import { gameById, UnsoundPacks } from "@rifthall/games";
import type { Pack } from "@rifthall/kernel/game";
import { type Fields, type Findings, isFields, isWithin, type Raw } from "./findings.js";
import type { Path } from "./read.js";

/**
 * Finds what only shows beside the built-in cards: a name that is taken or nobody's, an effect too large to run. What
 * has the wrong shape stays out of it, so that the rest is looked at all the same; what merely comes of that is not told.
 * Gives the entries that were looked at, words of effects included.
 */
export function findBeside(
  value: Fields,
  format: PackFormat,
  misshapen: readonly Raw[],
  problems: Findings,
): ReadonlySet<unknown> {
  const looked = new Set<unknown>();
  const sections = format.sections.filter(({ key }) => value[key] !== undefined);
  // Without a whole section nothing is known of the names in it.
  if (misshapen.some(({ path: [first, ...rest] }) => rest.length === 0 && sections.some((s) => s.key === first)))
    return looked;
  const kept = new Map<string | number, number[]>();
  const missing = new Set<unknown>();
  const lists = sections.map((section) => {
    const places: number[] = [];
    const list = (value[section.key] as readonly unknown[]).flatMap((entry, i) => {
      const mended = mend(entry, [section.key, i], section, misshapen);
      if (mended) {
        places.push(i);
        looked.add(entry);
      } else if (isFields(entry) && section.id !== undefined) missing.add(entry[section.id]);
      return mended ?? [];
    });
    kept.set(section.key, places);
    return [section.key, list] as const;
  });
  const pack: Pack = { ...value, ...Object.fromEntries(lists), pack: typeof value.pack === "string" ? value.pack : "" };
  for (const { path, message, words = message, names } of compiling(pack, format)) {
    const [section, i, ...rest] = path;
    const place = [section, kept.get(section)?.[Number(i)] ?? i, ...rest];
    if (!problems.covers(place) && !names.some((name) => missing.has(name))) problems.add(place, words);
  }
  return looked;
}

function compiling(pack: Pack, format: PackFormat): UnsoundPacks["problems"] {
  const game = gameById(format.game);
  try {
    if (game?.examine) game.examine([pack]);
    else game?.content([pack]);
    return [];
  } catch (error) {
    if (error instanceof UnsoundPacks) return error.problems;
    throw error;
  }
}

/** An entry without what is wrong with it; null if it cannot be without. */
function mend(entry: unknown, path: Path, section: Section, misshapen: readonly Raw[]): Fields | null {
  const wrong = misshapen.filter((found) => isWithin(found.path, path));
  if (!isFields(entry) || wrong.length === 0) return isFields(entry) ? entry : null;
  return mended([section.id, ...Object.keys(section.fields)], section.fields, entry, path, wrong);
}

function mended(
  keys: readonly (string | undefined)[],
  declared: Section["fields"],
  given: Fields,
  path: Path,
  wrong: readonly Raw[],
): Fields | null {
  const fields: Record<string, unknown> = {};
  for (const key of keys) {
    if (key === undefined) continue;
    const place = [...path, key];
    const isWrong = wrong.some((found) => isWithin(found.path, place));
    const field = declared[key];
    const value = isWrong ? field && standIn(field, given[key], place, wrong) : given[key];
    if (isWrong && value === undefined && !field?.optional) return null;
    if (value !== undefined) fields[key] = value;
  }
  return fields;
}

/** Something in the place of what no other card depends on; of a group, what is right of it. */
function standIn(field: Field, given: unknown, path: Path, wrong: readonly Raw[]): unknown {
  if (field.optional) return undefined;
  if (field.type === "text" || field.type === "story") return { en: "?", de: "?" };
  if (field.type === "group" && isFields(given))
    return mended(Object.keys(field.fields), field.fields, given, path, wrong) ?? undefined;
  return field.type === "number" || field.type === "byHeroes" ? field.least : undefined;
}
