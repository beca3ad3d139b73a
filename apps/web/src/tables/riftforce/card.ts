import { cardNamed } from "@rifthall/games/riftforce/facts";
import type { Part } from "@rifthall/games/riftforce/wire";
import type paths from "../../assets/icons/riftforce.json";
import { guildIcon } from "./icons.ts";
import type { Cards, Text } from "./wire.ts";

type Icon = keyof typeof paths;

/** The guild whose text tells what a card does; challenges have their own. */
export const guildOf = (card: string): string => cardNamed(card)?.guild ?? card;

/** "Fire 5", in the language of the texts. */
export function nameOfCard(card: string, cards: Cards): string {
  const { guild, number } = cardNamed(card) ?? { guild: card };
  const name = cards.get(guild)?.name ?? guild;
  return number === undefined ? name : `${name} ${number}`;
}

export const isGuild = (text: Text | undefined): boolean => text?.face?.is === "guild";

export const iconOf = (guild: string): Icon => (guildIcon as Readonly<Record<string, Icon>>)[guild] ?? "polar-star";

/** The custom property that holds the guild's ink. */
export const inkOf = (guild: string): string => (guild in guildIcon ? `--g-${guild}` : "--ink");

const known = new WeakMap<Cards, ReadonlyMap<string, string>>();

/** The two letters of a guild. Where two names begin alike, the second letter is the first in which they differ. */
export function lettersOf(guild: string, cards: Cards): string {
  let all = known.get(cards);
  if (all === undefined) {
    const guilds = [...cards.values()].filter((card) => card.id in guildIcon || isGuild(card));
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
export function partsOf(text: Text | undefined): readonly Part[] {
  if (text?.face?.is === "guild") return text.face.parts;
  return text ? [{ slot: "activate", word: "", text: text.text }] : [];
}
