import { readdirSync, readFileSync } from "node:fs";
import type { Field, PackFormat, Section } from "@rifthall/effects";
import { BOUNDS, checkPack } from "@rifthall/packs";

type Fields = Readonly<Record<string, unknown>>;
type Lists = Readonly<Record<string, readonly Fields[]>>;
type Change = (entry: Fields, section: Section) => Fields;

/** A pack as heavy as a stranger's may be, as the text of a file. */
export interface Heavy {
  readonly name: string;
  readonly text: string;
  readonly good: boolean;
}

/** Packs full of a game's own cards in several ways, and some of these with the last entries wrong. */
export function heaviest(format: PackFormat): readonly Heavy[] {
  const own = ownPacks(format.game);
  const sections = format.sections.filter((s) => !s.builtIn && (own[s.key] ?? []).length > 0);
  const game = `pack: heavy\ngame: ${format.game}\n`;
  const made = (name: string, change: Change, spoil?: Change): Heavy => {
    const lists = full(sections, own, change);
    const text = sections.map(({ key }) => `${key}: ${JSON.stringify(lists[key])}\n`);
    const spoilt = sections.map((s) => {
      const sound = lists[s.key].length - Math.ceil(FAULTS / sections.length);
      const list = lists[s.key].map((entry, i) => (spoil && i >= sound ? spoil(entry, s) : entry));
      return `${s.key}: ${JSON.stringify(list)}\n`;
    });
    const good = spoilt.join() === text.join();
    return { name: `${format.game}, ${name}`, text: game + spoilt.join(""), good };
  };
  const cram: Change = (entry, section) => crammed(entry, section, own[section.key]);
  return [
    made("cards like its own", (entry) => entry),
    made("long texts", wordy),
    made("short texts", terse),
    made("many steps", cram),
    made("an unknown field in the last", cram, (entry) => ({ ...entry, nmae: 1 })),
    made("unknown words in the last", cram, (entry) => misspelt(entry) as Fields),
    made("names of nobody in the last", terse, (entry, { fields }) => naming(entry, fields)),
  ];
}

/** As many faults as are told. */
const FAULTS = 50;
/** Room for them. */
const SPARE = { bytes: 4_000, values: 50 };

/** Entries of all sections by turns, under new names, until nothing more may be in a pack. */
function full(sections: readonly Section[], own: Lists, change: Change): Lists {
  const lists: Record<string, Fields[]> = Object.fromEntries(sections.map(({ key }) => [key, []]));
  let bytes = SPARE.bytes;
  let values = SPARE.values;
  for (let i = 0; i < BOUNDS.cards; i++) {
    const section = sections[i % sections.length];
    const list = own[section.key];
    const { number, ...entry } = list[Math.floor(i / sections.length) % list.length];
    const next = { ...change(entry, section), [section.id ?? "id"]: `x${i}` };
    bytes += JSON.stringify(next).length + 1;
    values += valuesIn(next) + 1;
    if (bytes > BOUNDS.bytes || values > BOUNDS.values) break;
    lists[section.key].push(next);
  }
  return lists;
}

const valuesIn = (value: unknown): number =>
  isFields(value) ? Object.values(value).reduce<number>((sum, inner) => sum + 1 + valuesIn(inner), 0) : 0;
const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** With texts as short as can be: so more of everything else fits in. */
const terse = (entry: Fields): Fields =>
  Object.fromEntries(
    Object.entries(entry)
      .filter(([key]) => key !== "flavour")
      .map(([key, value]) => [key, isFields(value) && "en" in value ? { en: "A", de: "B" } : value]),
  );

/** With texts as long as can be, those that could be left out too. */
function wordy(entry: Fields, { fields }: Section): Fields {
  const stories = Object.keys(fields).filter((key) => fields[key].type === "story");
  return { ...entry, ...Object.fromEntries(stories.map((key) => [key, STORY])) };
}
const STORY = { en: "The hóuse, ".repeat(72), de: "Das Häusle ".repeat(72) };

/** Does at once what several of its kind do. */
function crammed(entry: Fields, { fields }: Section, others: readonly Fields[]): Fields {
  const isCrammed = (key: string): boolean =>
    fields[key].type === "effect" && key !== "ongoing" && entry[key] !== undefined;
  const more = Object.keys(fields)
    .filter(isCrammed)
    .map((key) => [key, others.flatMap((other) => other[key] ?? []).slice(0, STEPS)]);
  return { ...terse(entry), ...Object.fromEntries(more) };
}
const STEPS = 12;

/** With the first word of every target wrong. */
function misspelt(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(misspelt);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === "to" ? `x${String(inner)}` : misspelt(inner)]),
  );
}

/** Naming, where it names something, what is not there. */
function naming(entry: Fields, fields: Readonly<Record<string, Field>>): Fields {
  const nobody = (n: number): string => `${"nobody-of-such-a-name-is-here-".slice(0, 30)}${n}`;
  const changed = Object.entries(fields).flatMap(([key, field]): readonly (readonly [string, unknown])[] => {
    if (field.type === "id") return [[key, nobody(0)]];
    if (field.type === "ids") return [[key, [nobody(1), nobody(2)]]];
    return field.type === "counts" && !field.words ? [[key, { [nobody(3)]: 1, [nobody(4)]: 1 }]] : [];
  });
  return { ...entry, ...Object.fromEntries(changed) };
}

/** The sections of a game's own packs, in one. */
function ownPacks(game: string): Lists {
  const folder = new URL(`../../games/src/${game}/content/`, import.meta.url);
  const all: Record<string, readonly Fields[]> = {};
  for (const file of readdirSync(folder).filter((f) => f.endsWith(".yaml"))) {
    const { pack } = checkPack(readFileSync(new URL(file, folder), "utf8"), file, { builtIn: true });
    for (const [key, list] of Object.entries(pack ?? {}))
      if (Array.isArray(list)) all[key] = [...(all[key] ?? []), ...list];
  }
  return all;
}
