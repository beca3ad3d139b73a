import type { Campaign } from "@rifthall/kernel/match";
import { Refusal, shown, unknown } from "@rifthall/kernel/text";
import type { CampaignDef, Hero, Item, Library, Scenario, Sheet } from "./content.js";
import { EDITIONS } from "./facts.js";
import type { BodyPart, Edition } from "./wire.js";

const bad = (message: string): Refusal => new Refusal("bad-campaign", message);

/** BR-138, BR-155: a campaign before its first scenario. */
export function newSheet(library: Library, id: string, edition: Edition): Sheet {
  const def = campaignIn(library, id);
  if (edition === "v099" && !def.v099) throw bad(`campaign.edition: "${id}" is not part of v0.9.9`);
  return {
    campaign: id,
    edition,
    heroes: def.heroes.filter((hero) => edition === "final" || heroIn(library, hero)?.v099 === true),
    unlocked: [],
    alternate: [],
    items: [],
    deck: itemsOf(library, id, edition).map((item) => item.id),
    equipped: {},
    notes: [],
    won: [],
    lost: [],
    dead: [],
  };
}

export const itemsOf = (library: Library, campaign: string, edition: Edition): readonly Item[] =>
  library.items.filter((item) => item.campaign === campaign && (edition === "final" || item.v099));

const heroIn = (library: Library, id: string): Hero | undefined => library.heroes.find((h) => h.id === id);
const itemIn = (library: Library, id: string): Item | undefined => library.items.find((i) => i.id === id);

function campaignIn(library: Library, id: unknown): CampaignDef {
  const found = library.campaigns.find((c) => c.id === id);
  if (found) return found;
  const known = library.campaigns.map((c) => c.id);
  throw bad(`campaign.campaign: ${unknown("campaign", id, known)}`);
}

const LISTS = ["heroes", "unlocked", "alternate", "items", "deck", "notes", "won", "lost", "dead"] as const;
const FIELDS = ["campaign", "edition", "equipped", ...LISTS];

/** A campaign that came from outside: every word of it is looked up, and nothing is taken that could not have come about. */
export function readSheet(library: Library, given: Campaign): Sheet {
  for (const key of Object.keys(given))
    if (!FIELDS.includes(key)) throw bad(`campaign: ${unknown("field", key, FIELDS)}`);
  const def = campaignIn(library, given.campaign);
  const edition = EDITIONS.find((e) => e === given.edition);
  if (edition === undefined)
    throw bad(`campaign.edition is ${shown(given.edition)}; it must be ${EDITIONS.map((e) => `"${e}"`).join(" or ")}`);
  const [heroes, items, scenarios] = [
    library.heroes.map((h) => h.id),
    itemsOf(library, def.id, edition).map((i) => i.id),
    def.scenarios,
  ];
  const list = (key: (typeof LISTS)[number], what: string, known: readonly string[]): readonly string[] =>
    words(given, key, what, known);
  const sheet: Sheet = {
    campaign: def.id,
    edition,
    heroes: list("heroes", "hero", heroes),
    unlocked: list("unlocked", "hero", heroes),
    alternate: list("alternate", "hero", heroes),
    items: list("items", "item", items),
    deck: list("deck", "item", items),
    equipped: equippedIn(library, given, items),
    notes: list("notes", "note", library.notes),
    won: list("won", "scenario", scenarios),
    lost: list("lost", "scenario", scenarios),
    dead: list("dead", "hero", heroes),
  };
  look(library, sheet);
  return sheet;
}

/** A list of words that are known, each once. */
function words(given: Campaign, key: string, what: string, known: readonly string[]): readonly string[] {
  const value = given[key] ?? [];
  if (!Array.isArray(value)) throw bad(`campaign.${key} is ${shown(value)}; it must be a list of ids`);
  value.forEach((word, i) => {
    if (typeof word !== "string" || !known.includes(word))
      throw bad(`campaign.${key}[${i}]: ${unknown(what, word, known)}`);
    if (value.indexOf(word) !== i) throw bad(`campaign.${key}[${i}]: "${word}" stands there twice`);
  });
  return value as readonly string[];
}

function equippedIn(library: Library, given: Campaign, items: readonly string[]): Sheet["equipped"] {
  const value = given.equipped ?? {};
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw bad(`campaign.equipped is ${shown(value)}; it must be a mapping of heroes`);
  const all = value as Campaign;
  for (const hero of Object.keys(all))
    if (heroIn(library, hero) === undefined)
      throw bad(
        `campaign.equipped: ${unknown(
          "hero",
          hero,
          library.heroes.map((h) => h.id),
        )}`,
      );
  return Object.fromEntries(Object.keys(all).map((hero) => [hero, words(all, hero, "item", items)]));
}

/** What must hold between its parts. */
function look(library: Library, sheet: Sheet): void {
  const [unlocked] = sheet.unlocked;
  if (sheet.edition === "v099" && unlocked !== undefined)
    throw bad(`campaign.unlocked: v0.9.9 has no other side of "${unlocked}" (BR-143)`);
  const [dead] = sheet.dead;
  if (sheet.edition === "final" && dead !== undefined)
    throw bad(`campaign.dead: in the final edition "${dead}" is not lost for good (BR-122)`);
  for (const id of sheet.alternate)
    if (!sheet.unlocked.includes(id))
      throw bad(`campaign.alternate: the other side of "${id}" is not unlocked (BR-143)`);
  for (const id of sheet.deck)
    if (sheet.items.includes(id)) throw bad(`campaign.deck: "${id}" was won already (BR-A95)`);
  const worn: string[] = [];
  for (const [id, items] of Object.entries(sheet.equipped)) {
    const hero = heroIn(library, id);
    const parts: BodyPart[] = [];
    for (const name of items) {
      const item = itemIn(library, name);
      if (hero === undefined || item === undefined) continue;
      if (!sheet.items.includes(name)) throw bad(`campaign.equipped.${id}: "${name}" has not been won (BR-139)`);
      if (worn.includes(name)) throw bad(`campaign.equipped.${id}: "${name}" is worn by another hero (BR-A93)`);
      if (parts.includes(item.part)) throw bad(`campaign.equipped.${id}: two items for ${item.part} (BR-A91)`);
      const why = misfit(hero, item, sheet.edition);
      if (why !== null) throw bad(`campaign.equipped.${id}: "${name}" needs ${why} (BR-140)`);
      worn.push(name);
      parts.push(item.part);
    }
  }
}

/** BR-140: by name, class and alignment; in v0.9.9 by race, alignment and role. Null: it fits. */
export function misfit(hero: Hero, item: Item, edition: Edition): string | null {
  const asked =
    edition === "final" ? (["hero", "class", "alignment"] as const) : (["race", "alignment", "role"] as const);
  for (const key of asked) {
    const wanted = item.requires[key];
    if (wanted !== undefined && wanted !== (key === "hero" ? hero.id : hero[key])) return `${key} ${wanted}`;
  }
  return null;
}

/** BR-141, BR-A91, BR-A94: the hero's cards of that part make room; in v0.9.9 an item is a single card. */
export function deckWith(
  library: Library,
  hero: Pick<Hero, "deck">,
  items: readonly Item[],
  edition: Edition,
): Hero["deck"] {
  const parts = items.map((item) => item.part);
  const kept = hero.deck.filter(([id]) => {
    const part = library.find(id)?.part ?? null;
    return part === null || !parts.includes(part);
  });
  const added = items.flatMap((item) => (edition === "final" ? item.cards : soleOf(item)));
  return [...kept, ...added];
}

/** BR-A94: what it has most of; where that is several, the first by name, since what is listed by name has no order. */
const soleOf = ({ cards }: Item): Item["cards"] => {
  const [most] = [...cards].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return most === undefined ? [] : [[most[0], 1]];
};

/** BR-10, BR-138: why a scenario may not be chosen now; each with the rule that says so. */
export interface Missing {
  readonly code: "won" | "lost" | "heroes" | "notes" | "without" | "dead" | "edition" | "over";
  readonly rule: string;
  readonly name: string;
}

export function missing(sheet: Sheet, scenario: Scenario): readonly Missing[] {
  const { requires } = scenario;
  const heroes = [...new Set([...requires.heroes, ...scenario.must])];
  const list = (code: Missing["code"], rule: string, names: readonly string[]): Missing[] =>
    names.map((name) => ({ code, rule, name }));
  return [
    ...(sheet.edition === "v099" && !scenario.v099 ? list("edition", "BR-9", [scenario.id]) : []),
    ...(sheet.won.includes(scenario.id) ? list("over", "BR-A97", [scenario.id]) : []),
    ...list(
      "won",
      "BR-10",
      requires.won.filter((id) => !sheet.won.includes(id)),
    ),
    ...list(
      "lost",
      "BR-10",
      requires.lost.filter((id) => !sheet.lost.includes(id)),
    ),
    ...list(
      "heroes",
      "BR-10",
      heroes.filter((id) => !sheet.heroes.includes(id)),
    ),
    // BR-A98
    ...list(
      "dead",
      "BR-A98",
      heroes.filter((id) => sheet.dead.includes(id)),
    ),
    ...list(
      "notes",
      "BR-10",
      requires.notes.filter((id) => !sheet.notes.includes(id)),
    ),
    ...list(
      "without",
      "BR-10",
      requires.without.filter((id) => sheet.notes.includes(id)),
    ),
  ];
}

/** BR-A93, BR-A91: an item is put on; whoever wore it, and whatever that part wore, gives way. */
export function equip(library: Library, sheet: Sheet, hero: string, id: string): Sheet {
  const item = itemIn(library, id);
  const kept = Object.entries(sheet.equipped).map(([who, items]): [string, readonly string[]] => [
    who,
    items.filter((other) => other !== id && (who !== hero || itemIn(library, other)?.part !== item?.part)),
  ]);
  const all = Object.fromEntries(kept);
  const next = { ...sheet, equipped: { ...all, [hero]: [...(all[hero] ?? []), id] } };
  return readSheet(library, next);
}

/** BR-142: taken off again between scenarios; the cards of that part come back. Not in v0.9.9. */
export function unequip(sheet: Sheet, hero: string, id: string): Sheet {
  if (sheet.edition !== "final") throw bad("campaign: v0.9.9 does not let items be taken off (BR-142)");
  return {
    ...sheet,
    equipped: { ...sheet.equipped, [hero]: (sheet.equipped[hero] ?? []).filter((item) => item !== id) },
  };
}

/** BR-143, BR-A96: which side of the board is up. */
export function turnBoard(library: Library, sheet: Sheet, hero: string, side: "standard" | "alternate"): Sheet {
  const rest = sheet.alternate.filter((id) => id !== hero);
  const next = { ...sheet, alternate: side === "alternate" ? [...rest, hero] : rest };
  return readSheet(library, next);
}
