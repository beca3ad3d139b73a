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
  const made = (name: string, change: Change, spoil?: Change, only?: string): Heavy => {
    const lists = full(only === undefined ? sections : sections.filter((s) => s.key === only), own, change);
    const text = sections.map(({ key }) => `${key}: ${JSON.stringify(lists[key] ?? [])}\n`);
    const spoilt = sections.map((s) => {
      const entries = lists[s.key] ?? [];
      const sound = entries.length - Math.ceil(FAULTS / sections.length);
      const list = entries.map((entry, i) => (spoil && i >= sound ? spoil(entry, s) : entry));
      return `${s.key}: ${JSON.stringify(list)}\n`;
    });
    const good = spoilt.join() === text.join();
    return { name: `${format.game}, ${name}`, text: game + spoilt.join(""), good };
  };
  const cram: Change = (entry, section) => crammed(entry, section, own[section.key]);
  const choosing = CHOOSING.find((each) => each.game === format.game);
  const chosen = choosing && [
    made(
      "many choices",
      (entry, s) => stuffed(s.fields, terse(entry), () => choosing.step),
      undefined,
      choosing.section,
    ),
  ];
  return [
    ...(chosen ?? []),
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
/** So many entries in a row find no room in a pack that is full. */
const PATIENCE = 50;

/** Entries of all sections by turns, under new names, until nothing more may be in a pack. */
function full(sections: readonly Section[], own: Lists, change: Change): Lists {
  const lists: Record<string, Fields[]> = Object.fromEntries(sections.map(({ key }) => [key, []]));
  let bytes = SPARE.bytes;
  let values = SPARE.values;
  let cards = 0;
  // What is too large for the room that is left may be followed by something small.
  for (let i = 0, passed = 0; cards < BOUNDS.cards && passed < PATIENCE; i++) {
    const section = sections[i % sections.length];
    const list = own[section.key];
    const { number, ...entry } = list[Math.floor(i / sections.length) % list.length];
    const next = { ...change(entry, section), [section.id ?? "id"]: `x${i}` };
    const size = JSON.stringify(next).length + 1;
    const count = valuesIn(next) + 1;
    const fits = bytes + size <= BOUNDS.bytes && values + count <= BOUNDS.values;
    passed = fits ? 0 : passed + 1;
    if (!fits) continue;
    bytes += size;
    values += count;
    cards++;
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

/** Does at once what several of its kind do; where it has names of its own, over and over what it does itself. */
function crammed(given: Fields, { fields }: Section, others: readonly Fields[]): Fields {
  const isNaming = Object.values(fields).some((field) => field.type === "list" && field.id !== undefined);
  const entry = terse(given);
  return stuffed(fields, entry, (key, inner) =>
    inner === entry && !isNaming ? others.flatMap((other) => other[key] ?? []) : inner[key],
  );
}

/** With as many steps as that wherever it has any, by turns those given. */
function stuffed(fields: Section["fields"], entry: Fields, stepsFor: (key: string, entry: Fields) => unknown): Fields {
  const made = Object.entries(fields).flatMap(([key, field]): readonly (readonly [string, unknown])[] => {
    const value = entry[key];
    if (value === undefined || LASTING.includes(key)) return [];
    if (field.type === "group" && isFields(value)) return [[key, stuffed(field.fields, value, stepsFor)]];
    if (field.type !== "effect") return [];
    const steps = [stepsFor(key, entry)].flat();
    return [[key, Array.from({ length: STEPS }, (_, i) => steps[i % steps.length])]];
  });
  return { ...entry, ...Object.fromEntries(made) };
}
/** Of what lasts, a card has less than that. */
const LASTING = ["ongoing", "rules"];
const STEPS = 12;

/** Whoever may choose up to six is asked six times: nothing takes more steps of the machine for so few words. */
const CHOOSING: readonly { readonly game: string; readonly section: string; readonly step: Fields }[] = [
  { game: "riftforce", section: "guilds", step: { damage: 1, to: "up to 6 enemies here" } },
  { game: "neverrift", section: "cards", step: { guard: "up to 6 friendly creatures" } },
  { game: "quantum-rift", section: "explorations", step: { exhaust: "up to 6 ready enemy units" } },
  { game: "beyond-the-rift", section: "cards", step: { disengage: "up to 6 your enemies" } },
];

/** With the first word of everything wrong that is said in several; names are one word here. */
function misspelt(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(misspelt);
  if (isFields(value)) return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, misspelt(inner)]));
  return typeof value === "string" && value.includes(" ") ? `x${value}` : value;
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
