import { idOf } from "@rifthall/effects";
import type { MatchOptions } from "@rifthall/kernel/game";
import { NONE, type Seat, type Zone } from "@rifthall/kernel/ids";
import { Refusal, shown, unknown } from "@rifthall/kernel/text";
import { walk } from "../shared/walk.js";
import { deckWith, misfit, missing } from "./campaign.js";
import type { CardDef, Hero, HeroSheet, Item, Level, Library, Run, Scenario, Sheet } from "./content.js";
import { COLUMNS, MOST_HEROES } from "./facts.js";
import {
  boardOf,
  deckOf,
  ENEMY_DECK,
  FATIGUE_DECK,
  type Layout,
  OUTSIDE,
  RESPONSE_DECK,
  SCENARIO,
  TERRAIN_DECK,
  WOUND_DECK,
  zoneCount,
} from "./table.js";
import type { Difficulty, Edition } from "./wire.js";

export const MODES = ["solo", "pair", "trio", "four"] as const;
export const seatsOf = (options: MatchOptions): number => MODES.indexOf(options.mode as (typeof MODES)[number]) + 1;

const refuse = (message: string): Refusal => new Refusal("bad-options", message);

/** The scenario that was asked for; "first" is the tutorial (BR-9). */
export function scenarioOf(library: Library, id: string, edition: Edition): Scenario {
  const offered = library.scenarios.filter((s) => edition === "final" || s.v099);
  const found = offered.find((s) => (id === "first" ? s.campaign === null : s.id === id));
  if (found) return found;
  const known = offered.map((s) => s.id);
  throw refuse(`options.scenario: ${unknown("scenario", id, known)}`);
}

/** Who plays: what the options name, else the campaign's, else the content's heroes in their order. */
export function heroesOf(
  library: Library,
  scenario: Scenario,
  options: MatchOptions,
  seats: number,
  sheet: Sheet | null,
): readonly HeroSheet[] {
  const edition = options.edition as Edition;
  const rows = heroRows(options.heroes);
  if (rows !== null && rows.length !== seats)
    throw refuse(`options.heroes names ${rows.length} heroes; ${String(options.mode)} is for ${seats}`);
  const chosen = rows ?? defaults(library, scenario, edition, seats, sheet).map((id) => [id]);
  const list = chosen.map((words, i) => seated(library, scenario, words, `options.heroes[${i}]`, edition, sheet));
  list.forEach(({ hero }, i) => {
    // BR-A88
    if (list.findIndex((other) => other.hero.id === hero.id) !== i)
      throw refuse(`options.heroes[${i}]: "${hero.id}" is there already (BR-A88)`);
  });
  for (const id of scenario.must)
    if (!list.some(({ hero }) => hero.id === id))
      throw new Refusal("bad-options", `options.heroes: "${id}" must take part in "${scenario.id}" (BR-10)`);
  if (seats < scenario.least || seats > scenario.most)
    throw refuse(`options.mode: "${scenario.id}" is for ${scenario.least} to ${scenario.most} heroes, not ${seats}`);
  return list;
}

function heroRows(value: unknown): readonly (readonly string[])[] | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value) && value.length <= MOST_HEROES) return value as readonly (readonly string[])[];
  throw refuse(`options.heroes is ${shown(value)}; it must be a list for each hero, such as [["bastian"], ["elisa"]]`);
}

function defaults(
  library: Library,
  scenario: Scenario,
  edition: Edition,
  seats: number,
  sheet: Sheet | null,
): readonly string[] {
  const able = library.heroes.filter((h) => edition === "final" || h.v099).map((h) => h.id);
  const may = sheet === null ? able : sheet.heroes.filter((id) => able.includes(id) && !sheet.dead.includes(id));
  const first = scenario.must.filter((id) => may.includes(id));
  const all = [...first, ...may.filter((id) => !first.includes(id))];
  if (all.length < seats) throw refuse(`options.mode: only ${all.length} heroes are there for ${seats} seats`);
  return all.slice(0, seats);
}

/** A hero's id, then "alternate" for the other side and the items it wears; in a campaign the sheet says the rest. */
function seated(
  library: Library,
  scenario: Scenario,
  words: readonly string[],
  place: string,
  edition: Edition,
  sheet: Sheet | null,
): HeroSheet {
  const [id, ...rest] = words;
  const hero = library.heroes.find((h) => h.id === id);
  const offered = library.heroes.filter((h) => edition === "final" || h.v099).map((h) => h.id);
  if (hero === undefined || !offered.includes(hero.id)) throw refuse(`${place}: ${unknown("hero", id, offered)}`);
  if (sheet !== null) {
    if (!sheet.heroes.includes(hero.id))
      throw refuse(`${place}: "${hero.id}" is not available in this campaign (BR-144)`);
    if (sheet.dead.includes(hero.id)) throw refuse(`${place}: "${hero.id}" is dead (BR-122)`);
    if (rest.some((word) => word !== "alternate"))
      throw refuse(`${place}: in a campaign, its sheet says what "${hero.id}" wears`);
    const turned = rest.includes("alternate");
    if (turned) refuseTurned(edition, place);
    if (turned && !sheet.unlocked.includes(hero.id) && !unlocks(scenario, hero.id))
      throw refuse(`${place}: the other side of "${hero.id}" is not unlocked (BR-143)`);
    const items = (sheet.equipped[hero.id] ?? []).flatMap((name) => library.items.filter((i) => i.id === name));
    return dress(library, hero, turned || sheet.alternate.includes(hero.id), items, edition);
  }
  const items = rest.filter((word) => word !== "alternate").map((word) => itemOf(library, word, place));
  for (const [i, item] of items.entries()) {
    const why = misfit(hero, item, edition);
    if (why !== null) throw refuse(`${place}: "${item.id}" needs ${why} (BR-140)`);
    if (items.findIndex((other) => other.part === item.part) !== i)
      throw refuse(`${place}: two items for ${item.part} (BR-A91)`);
  }
  const alternate = rest.includes("alternate");
  if (alternate) refuseTurned(edition, place);
  return dress(library, hero, alternate, items, edition);
}

/** BR-143: only the final edition has alternate sides. */
function refuseTurned(edition: Edition, place: string): void {
  if (edition !== "final") throw refuse(`${place}: v0.9.9 has no alternate boards (BR-143)`);
}

/** BR-A96: an unlock in a set-up counts for that scenario already. */
function unlocks({ setup }: Scenario, hero: string): boolean {
  let found = false;
  walk(setup?.effect ?? [], (node) => {
    if (node.verb === "board" && idOf(node.values, "board") === hero) found = true;
  });
  return found;
}

function itemOf(library: Library, id: string, place: string): Item {
  const found = library.items.find((item) => item.id === id);
  if (found) return found;
  const known = ["alternate", ...library.items.map((item) => item.id)];
  throw refuse(`${place}: ${unknown("item", id, known)}`);
}

const dress = (
  library: Library,
  hero: Hero,
  alternate: boolean,
  items: readonly Item[],
  edition: Edition,
): HeroSheet => ({
  hero,
  board: alternate ? hero.alternate : hero.standard,
  items,
  deck: deckWith(library, hero, items, edition),
});

/** BR-10, BR-138: may this scenario be played now in that campaign? */
export function admit(scenario: Scenario, sheet: Sheet | null): void {
  if (sheet === null) return;
  if (scenario.campaign !== sheet.campaign)
    throw refuse(`options.scenario: "${scenario.id}" is no scenario of the campaign "${sheet.campaign}"`);
  const [first] = missing(sheet, scenario);
  if (first !== undefined)
    throw refuse(
      `options.scenario: "${scenario.id}" cannot be chosen now: ${first.code} ${first.name} (${first.rule})`,
    );
}

/** BR-A78: what can be summoned where the scenario says nothing of it: all of the box that is not in the Enemy Deck. */
function restOfBox(
  library: Library,
  { table }: Scenario,
  { enemies, outside }: Level,
  edition: Edition,
  seats: number,
): readonly (readonly [CardDef, number])[] {
  const words = new Set<string>();
  const read = (run: Run | null | undefined): void =>
    walk(run?.effect ?? [], ({ verb, values }) => {
      if (verb === "summon") words.add(idOf(values, "summon"));
    });
  for (const { columns } of table) columns.forEach(read);
  for (const [id] of [...enemies, ...outside]) {
    read(library.find(id)?.killed);
    read(library.find(id)?.spawned);
  }
  const said = outside.map(([id]) => library.find(id));
  const fits = (def: CardDef | undefined, word: string): boolean => def?.id === word || def?.family === word;
  const open = [...words].filter((word) => !said.some((def) => fits(def, word)));
  if (open.length === 0) return [];
  const inDeck = new Map(enemies.map(([id, numbers]) => [id, numbers[seats - 1]]));
  return library.cards
    .filter((def) => def.type === "enemy" && open.some((word) => fits(def, word)))
    .map((def) => [def, def[edition] - (inDeck.get(def.id) ?? 0)]);
}

/** Rows in the order of the zones they begin in; what options name as places comes first. */
export function layout(
  library: Library,
  scenario: Scenario,
  heroes: readonly HeroSheet[],
  edition: Edition,
  difficulty: Difficulty,
  sheet: Sheet | null,
): Layout {
  const rows: { def: number; owner: number; zone: Zone }[] = [];
  const add = (def: CardDef | undefined, copies: number, owner: number, zone: Zone): void => {
    if (def !== undefined) for (let i = 0; i < copies; i++) rows.push({ def: def.index, owner, zone });
  };
  const seats = heroes.length;
  add(scenario.card, 1, NONE, SCENARIO);
  const heroRows = heroes.map(({ board }, seat) => {
    add(board, 1, seat, boardOf(seat as Seat));
    return rows.length - 1;
  });
  const level = scenario.levels[difficulty];
  for (const [list, zone] of [
    [level.enemies, ENEMY_DECK],
    [level.terrain, TERRAIN_DECK],
    [level.outside, OUTSIDE],
  ] as const)
    for (const [id, numbers] of list) add(library.find(id), numbers[seats - 1], NONE, zone);
  for (const [def, copies] of restOfBox(library, scenario, level, edition, seats)) add(def, copies, NONE, OUTSIDE);
  heroes.forEach(({ deck }, seat) => {
    for (const [id, copies] of deck) add(library.find(id), copies, seat, deckOf(seat as Seat));
  });
  const boxed = (type: CardDef["type"], zone: Zone): void => {
    for (const card of library.cards) if (card.type === type) add(card, card[edition], NONE, zone);
  };
  boxed("wound", WOUND_DECK);
  boxed("fatigue", FATIGUE_DECK);
  boxed("response", RESPONSE_DECK);
  const responses = Array.from({ length: COLUMNS }, (_, value) =>
    rows.reduce((n, { def, zone }) => n + Number(zone === RESPONSE_DECK && library.cards[def].value === value), 0),
  );
  return {
    scenario,
    heroes,
    rows,
    heroRows,
    responses,
    notes: sheet?.notes ?? [],
    campaign: sheet,
    seats,
    cards: rows.length,
    zones: zoneCount(seats),
    defs: library.cards.length,
    stack: 480,
    modifiers: 48,
    signals: 32,
  };
}
