import type { CardText } from "@rifthall/kernel";
import type paths from "../../assets/icons/riftforce.json";
import { guildIcon } from "./icons.ts";

/** A card by its name: `fire-5` is the 5 of Fire. Guilds, challenges and unseen cards have no number. */
interface Named {
  readonly guild: string;
  readonly number: number | null;
}

export function parseCard(card: string): Named {
  const found = /^(.+)-([567])$/.exec(card);
  const guild = found?.[1];
  return guild === undefined || !found ? { guild: card, number: null } : { guild, number: Number(found[2]) };
}

type Icon = keyof typeof paths;
type Cards = ReadonlyMap<string, CardText>;

/** "Fire 5", in the language of the texts. */
export function nameOfCard(card: string, cards: Cards): string {
  const { guild, number } = parseCard(card);
  const name = cards.get(guild)?.name ?? guild;
  return number === null ? name : `${name} ${number}`;
}

export const iconOf = (guild: string): Icon => (guildIcon as Readonly<Record<string, Icon>>)[guild] ?? "polar-star";

/** The custom property that holds the guild's ink. */
export const inkOf = (guild: string): string => (guild in guildIcon ? `--g-${guild}` : "--ink");

const known = new WeakMap<Cards, ReadonlyMap<string, string>>();

/** The two letters of a guild. Where two names begin alike, the second letter is the first in which they differ. */
export function lettersOf(guild: string, cards: Cards): string {
  let all = known.get(cards);
  if (all === undefined) {
    const guilds = [...cards.values()].filter((card) => card.id in guildIcon || card.face !== undefined);
    all = letters(guilds.map(({ id, name }) => [id, name]));
    known.set(cards, all);
  }
  return all.get(guild) ?? "";
}

export function letters(named: readonly (readonly [string, string])[]): ReadonlyMap<string, string> {
  return new Map(
    named.map(([id, name]) => {
      const alike = named.filter(([other, its]) => other !== id && its.slice(0, 2) === name.slice(0, 2));
      let at = 1;
      while (at < name.length - 1 && alike.some(([, its]) => its[at] === name[at])) at++;
      return [id, (name[0] ?? "") + (name[at] ?? "")];
    }),
  );
}

/** What the card does, part by part: when played, activated, destroyed. */
interface Part {
  readonly slot: string;
  readonly word: string;
  readonly text: string;
}
export function partsOf(text: CardText | undefined): readonly Part[] {
  const parts = text?.face?.parts;
  if (Array.isArray(parts)) return parts as Part[];
  return text ? [{ slot: "activate", word: "", text: text.text }] : [];
}
