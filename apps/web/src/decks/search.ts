import type { CardText, DeckTrait } from "@rifthall/kernel/game";

/** What one looks for; traits by their id, "" for any value. */
export interface Search {
  readonly text: string;
  readonly traits: Readonly<Record<string, string>>;
  /** Only these, where somebody leads. */
  readonly within: readonly string[] | null;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}+/gu, "");

/** Every word must be in the name or in the text; names that begin so come first. */
export function found(cards: readonly CardText[], traits: readonly DeckTrait[], search: Search): readonly CardText[] {
  const words = plain(search.text)
    .split(/\s+/)
    .filter((word) => word !== "");
  const sets = traits.flatMap(({ id, values }) => {
    const value = values.find((each) => each.id === search.traits[id]);
    return value ? [new Set(value.cards)] : [];
  });
  if (search.within) sets.push(new Set(search.within));
  const fits = cards.filter(({ id, name, text }) => {
    const all = plain(`${name} ${text}`);
    return sets.every((set) => set.has(id)) && words.every((word) => all.includes(word));
  });
  const [first] = words;
  if (first === undefined) return fits;
  const rank = ({ name }: CardText): number =>
    plain(name).startsWith(first) ? 0 : plain(name).includes(first) ? 1 : 2;
  return fits
    .map((card, i) => ({ card, i }))
    .sort((a, b) => rank(a.card) - rank(b.card) || a.i - b.i)
    .map(({ card }) => card);
}
