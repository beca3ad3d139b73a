import type { CampaignBearer, CampaignItem, CampaignSheet, CardCounts, Language } from "@rifthall/kernel/game";
import { deckWith, misfit } from "../campaign.js";
import type { Hero, Item, Library, Sheet } from "../content.js";
import { PARTS } from "../facts.js";
import { terms } from "../terms.js";
import type { BodyPart } from "../wire.js";
import { forWhom, nameIn, partIn } from "./words.js";

export const itemsIn = (library: Library, ids: readonly string[]): readonly Item[] =>
  ids.flatMap((id) => library.items.filter((item) => item.id === id));

/** BR-144: the campaign sheet as it is drawn, with every hero's deck as it would be shuffled now. */
export function sheetOf(library: Library, sheet: Sheet, language: Language): CampaignSheet {
  const def = library.campaigns.find(({ id }) => id === sheet.campaign);
  return {
    id: sheet.campaign,
    name: def?.name[language] ?? sheet.campaign,
    story: def?.story[language] ?? "",
    terms: sheet.edition === "v099" ? "v0.9.9" : "",
    notes: sheet.notes.map((id) => ({ id, text: nameIn(library, id, language) })),
    bearers: library.heroes
      .filter(({ id }) => sheet.heroes.includes(id))
      .map((hero) => bearerOf(library, sheet, hero, language)),
    items: itemsIn(library, sheet.items).map((item) => itemOf(library, sheet, item, language)),
    left: sheet.deck.length,
  };
}

function bearerOf(library: Library, sheet: Sheet, hero: Hero, language: Language): CampaignBearer {
  const worn = itemsIn(library, sheet.equipped[hero.id] ?? []);
  const deck = deckWith(library, hero, worn, sheet.edition);
  const of = (cards: CardCounts, part: BodyPart | null): CardCounts =>
    cards.filter(([id]) => (library.find(id)?.part ?? null) === part);
  return {
    id: hero.id,
    name: hero.name[language],
    title: hero.title[language],
    dead: sheet.dead.includes(hero.id),
    sides: [hero.standard.id, hero.alternate.id],
    side: sheet.alternate.includes(hero.id) ? 1 : 0,
    open: sheet.unlocked.includes(hero.id),
    slots: PARTS.map((part) => ({
      id: part,
      name: terms[`part-${part}`].name[language],
      item: worn.find((item) => item.part === part)?.id ?? null,
      cards: of(deck, part),
      own: of(hero.deck, part),
    })),
    rest: of(deck, null),
  };
}

function itemOf(library: Library, sheet: Sheet, item: Item, language: Language): CampaignItem {
  const [wearer = null] = Object.keys(sheet.equipped).filter((hero) => sheet.equipped[hero]?.includes(item.id));
  return {
    id: item.id,
    name: item.name[language],
    story: item.flavour?.[language] ?? "",
    slot: item.part,
    slotName: partIn(item, language),
    whom: forWhom(library, item, sheet.edition, language),
    fits: library.heroes
      .filter((hero) => sheet.heroes.includes(hero.id) && misfit(hero, item, sheet.edition) === null)
      .map(({ id }) => id),
    wearer,
    // BR-A94: in v0.9.9 an item is a single card.
    cards: deckWith(library, { deck: [] }, [item], sheet.edition),
  };
}
