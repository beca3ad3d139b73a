import type { MatchOptions, Setup } from "@rifthall/kernel/game";
import type { Dice } from "@rifthall/kernel/machine";
import { equip, misfit, newSheet } from "./campaign.js";
import type { Hero, Item, Library, Scenario, Sheet } from "./content.js";
import { scenarioOf } from "./seating.js";
import type { Edition } from "./wire.js";

type Drawn = Pick<Setup<Library>, "options" | "campaign">;

/** Any heroes, on any side of their boards, with any items that fit them; a scenario of a campaign now and then in the midst of it. */
export function drawMatch(library: Library, options: MatchOptions, seats: number, dice: Dice): Drawn {
  const edition = options.edition as Edition;
  const scenario = scenarioOf(library, String(options.scenario), edition);
  if (scenario.campaign !== null && dice.below(2) === 0) return inCampaign(library, options, scenario, seats, dice);
  const heroes = drawHeroes(library, scenario, edition, seats, dice);
  const worn: Item[] = [];
  return {
    options: {
      ...options,
      heroes: heroes.map((hero) => {
        const items = drawItems(library, hero, edition, worn, dice);
        worn.push(...items);
        const side = edition === "final" && dice.below(2) === 0 ? ["alternate"] : [];
        return [hero.id, ...side, ...items.map(({ id }) => id)];
      }),
    },
  };
}

/** Those that must take part, then others by lot. */
export function drawHeroes(
  library: Library,
  { must }: Scenario,
  edition: Edition,
  seats: number,
  dice: Dice,
  among: readonly string[] = library.heroes.map(({ id }) => id),
): readonly Hero[] {
  const pile = library.heroes.filter((h) => (edition === "final" || h.v099) && among.includes(h.id));
  const heroes = pile.filter(({ id }) => must.includes(id));
  const others = pile.filter(({ id }) => !must.includes(id));
  while (heroes.length < seats && others.length > 0) heroes.push(...others.splice(dice.below(others.length), 1));
  return heroes;
}

/** BR-140, BR-A91: for some parts of the body one that fits and nobody else wears. */
function drawItems(library: Library, hero: Hero, edition: Edition, worn: readonly Item[], dice: Dice): Item[] {
  const items: Item[] = [];
  for (const item of some(library.items, dice))
    if (
      misfit(hero, item, edition) === null &&
      (edition === "final" || item.v099) &&
      !worn.includes(item) &&
      !items.some(({ part }) => part === item.part)
    )
      items.push(item);
  return items;
}

/** BR-144: a sheet as earlier scenarios may have left it, with which this one may be played. */
function inCampaign(library: Library, options: MatchOptions, scenario: Scenario, seats: number, dice: Dice): Drawn {
  const edition = options.edition as Edition;
  const { requires, must } = scenario;
  const fresh = newSheet(library, scenario.campaign ?? "", edition);
  const known = library.heroes.filter((h) => edition === "final" || h.v099).map(({ id }) => id);
  const heroes = known.filter(
    (id) => [...fresh.heroes, ...must, ...requires.heroes].includes(id) || dice.below(2) === 0,
  );
  const others = library.scenarios
    .filter((x) => x.campaign === scenario.campaign && x !== scenario)
    .map(({ id }) => id);
  const won = others.filter((id) => requires.won.includes(id) || (!requires.lost.includes(id) && dice.below(2) === 0));
  const unlocked = edition === "final" ? some(heroes, dice) : [];
  const spared = [...must, ...requires.heroes];
  // BR-122: in v0.9.9 some may have died, if enough are left.
  const dead = edition === "final" ? [] : some(heroes, dice).filter((id) => !spared.includes(id));
  const items = some(fresh.deck, dice);
  const sheet: Sheet = {
    ...fresh,
    heroes,
    unlocked,
    alternate: some(unlocked, dice),
    items,
    deck: fresh.deck.filter((id) => !items.includes(id)),
    notes: library.notes.filter(
      (note) => requires.notes.includes(note) || (!requires.without.includes(note) && dice.below(2) === 0),
    ),
    won,
    lost: others.filter((id) => !won.includes(id) && (requires.lost.includes(id) || dice.below(2) === 0)),
    dead: heroes.length - dead.length < seats ? [] : dead,
  };
  const alive = heroes.filter((id) => !sheet.dead.includes(id));
  const campaign = equipped(library, sheet, dice);
  const playing = drawHeroes(library, scenario, edition, seats, dice, alive);
  return { options: { ...options, heroes: playing.map(({ id }) => [id]) }, campaign };
}

/** BR-A93: items on heroes whom they fit. */
function equipped(library: Library, sheet: Sheet, dice: Dice): Sheet {
  let now = sheet;
  for (const id of sheet.items) {
    const item = library.items.find((other) => other.id === id);
    const fitting = library.heroes.filter(
      (hero) => sheet.heroes.includes(hero.id) && item !== undefined && misfit(hero, item, sheet.edition) === null,
    );
    if (fitting.length > 0 && dice.below(4) > 0) now = equip(library, now, fitting[dice.below(fitting.length)].id, id);
  }
  return now;
}

const some = <T>(list: readonly T[], dice: Dice): T[] => list.filter(() => dice.below(2) === 0);
