import type { DeckTrait, Language, Text } from "@rifthall/kernel/game";
import { termsIn } from "../shared/terms.js";
import { walk } from "../shared/walk.js";
import type { CardDef, Library } from "./content.js";
import { FACTIONS, KEYWORDS, RARITIES } from "./facts.js";
import { terms } from "./terms.js";
import { keywordBit } from "./verbs/stats.js";
import type { CardType, Faction } from "./wire.js";

const TYPES: readonly CardType[] = ["creature", "place", "spell"];
const ALL_FACTIONS: readonly Faction[] = [...FACTIONS, "neutral"];

/** What the four sides of a creature come to, in steps. */
const STRENGTHS: readonly (readonly [id: string, least: number, most: number])[] = [
  ["to-13", 0, 13],
  ["14-15", 14, 15],
  ["16-17", 16, 17],
  ["18-19", 18, 19],
  ["from-20", 20, 40],
];
const strengthName = (least: number, most: number): string =>
  least === 0 ? `≤ ${most}` : most === 40 ? `≥ ${least}` : `${least}–${most}`;

const NAMES = {
  kind: { en: "Kind", de: "Art" },
  faction: { en: "Faction", de: "Fraktion" },
  rarity: { en: "Rarity", de: "Seltenheit" },
  keyword: { en: "Keyword", de: "Schlüsselwort" },
  strength: { en: "Sum of sides", de: "Summe der Seiten" },
} as const satisfies Readonly<Record<string, Text>>;

const PRINTED: readonly (keyof typeof NAMES)[] = ["faction", "kind", "rarity"];

function verbsOf(card: CardDef): ReadonlySet<string> {
  const found = new Set<string>();
  const effects = [...Object.values(card.effects), ...(card.trigger ? [card.trigger.effect] : [])];
  for (const effect of effects) walk(effect, ({ verb }) => void found.add(verb));
  return found;
}

/** What one seeks cards by and counts in decks (NR-10, NR-14, NR-15). */
export function traits(library: Library, language: Language): readonly DeckTrait[] {
  const cards = library.cards.filter((c) => c.type !== "tamer");
  const verbs = new Map(cards.map((c) => [c, verbsOf(c)]));
  const value = (id: string, name: string, has: (card: CardDef) => boolean): DeckTrait["values"][number] => ({
    id,
    name,
    cards: cards.filter(has).map((c) => c.id),
  });
  const sum = (c: CardDef): number => c.sides.reduce((all, side) => all + side, 0);
  const trait = (id: keyof typeof NAMES, values: DeckTrait["values"], scale = false): DeckTrait => ({
    id,
    name: NAMES[id][language],
    ...(scale ? { scale } : {}),
    ...(PRINTED.includes(id) ? { printed: true } : {}),
    values,
  });
  return [
    trait(
      "faction",
      ALL_FACTIONS.map((f) => value(f, terms[f].name[language], (c) => c.faction === f)),
    ),
    trait(
      "kind",
      TYPES.map((t) => value(t, terms[t].name[language], (c) => c.type === t)),
    ),
    trait(
      "rarity",
      RARITIES.map((r, stars) =>
        value(r, `${terms[r].name[language]} ${"★".repeat(stars)}`.trimEnd(), (c) => c.rarity === r),
      ),
      true,
    ),
    trait("keyword", [
      ...KEYWORDS.map((k) => value(k, terms[k].name[language], (c) => (c.keywords & keywordBit(k)) !== 0)),
      ...termsIn(terms, language).flatMap(({ id, kind, name }) =>
        kind === "verb" ? [value(id, name, (c) => verbs.get(c)?.has(id) ?? false)] : [],
      ),
    ]),
    trait(
      "strength",
      STRENGTHS.map(([id, least, most]) =>
        value(id, strengthName(least, most), (c) => c.type === "creature" && sum(c) >= least && sum(c) <= most),
      ),
      true,
    ),
  ];
}
