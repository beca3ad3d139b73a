import type { Text } from "@rifthall/kernel/game";
import type { Compiler } from "../../shared/compiler.js";
import { type Entry, entriesOf, noteTwice, type Problems } from "../../shared/problems.js";
import type { BeyondPack, CampaignDef, CardDef, Hero, Item, Library, Source } from "../content.js";
import type { BeyondTheRift } from "../table.js";
import type { BodyPart, CardType } from "../wire.js";
import { readAffliction, readBoard, readCard, readEnemy, readResponse, readScenarioCard, readTerrain } from "./card.js";
import { type Known, notesIn, SECTIONS, SIDES } from "./known.js";
import { Names } from "./names.js";
import { counts, Parts } from "./parts.js";
import { readScenario } from "./scenario.js";

/** What is kept as bits of a word. */
const MOST_BITS = 30;

type Make = (entry: Entry, index: number, parts: Parts) => CardDef;

/** The cards that an entry is made into; a hero is two, the sides of the board. */
const MAKES: Readonly<Record<CardType, readonly Make[]>> = {
  hero: SIDES.map((side) => (entry, index, parts) => readBoard(entry, side, index, parts)),
  card: [readCard],
  wound: [(entry, index, parts) => readAffliction(entry, "wound", index, parts)],
  fatigue: [(entry, index, parts) => readAffliction(entry, "fatigue", index, parts)],
  response: [readResponse],
  enemy: [readEnemy],
  terrain: [readTerrain],
  scenario: [readScenarioCard],
};

/** What packs bring, and all notes there are with them. */
type Brought = Pick<Library, "cards" | "heroes" | "items" | "scenarios" | "campaigns" | "notes" | "noteNames">;

/** Reads packs beside what is known, and compiles their effects; all that is wrong with them is noted. */
export function readPacks(
  packs: readonly BeyondPack[],
  known: Known,
  compiler: Compiler<BeyondTheRift>,
  problems: Problems,
): Brought {
  const parts = new Parts(compiler, problems);
  const typed = packs.flatMap((p) =>
    SECTIONS.flatMap(([section, key, type]) =>
      entriesOf(p, section, key).flatMap((entry) => MAKES[type].map((make) => ({ entry, make }))),
    ),
  );
  const cards = typed.map(({ entry, make }, i) => make(entry, known.cards.length + i, parts));
  const sectionOf = (section: string, key: string): readonly Entry[] =>
    packs.flatMap((p) => entriesOf(p, section, key));
  const heroEntries = sectionOf("heroes", "hero");
  const itemEntries = sectionOf("items", "item");
  const scenarioEntries = sectionOf("scenarios", "scenario");
  const campaignEntries = sectionOf("campaigns", "campaign");
  const noteEntries = sectionOf("notes", "note");
  const at = new Map(typed.map(({ entry }, i) => [entry.source, i]));
  /** The card that an entry was made into; of two, the last. */
  const cardOf = (entry: Entry, before = 0): CardDef => cards[(at.get(entry.source) ?? 0) - before];
  const heroes = heroEntries.map((entry) => readHero(entry, cardOf(entry, 1), cardOf(entry)));
  const items = itemEntries.map((entry, i) => readItem(entry, known.items.length + i));
  const scenarios = scenarioEntries.map((entry, i) =>
    readScenario(entry, cardOf(entry), known.scenarios.length + i, parts),
  );
  const campaigns = campaignEntries.map(readCampaign);
  const notes = [...new Set([...known.notes, ...notesIn(packs)])];
  const sided = typed.map(({ entry }, i) => ({ ...entry, id: cards[i].id }));
  noteTwice(problems, "card", sided, idsOf(known.cards));
  noteTwice(problems, "item", itemEntries, idsOf(known.items));
  noteTwice(problems, "campaign", campaignEntries, idsOf(known.campaigns));
  noteTwice(problems, "note", noteEntries, [...known.noteNames.keys()]);
  const cardEntries = typed.map(({ entry }) => entry);
  const countable = (n: number, entries: readonly Entry[]): void => {
    const [last] = entries.slice(-1);
    if (n > MOST_BITS) problems.add(last, [], `more than ${MOST_BITS} heroes or notes cannot be told apart`);
  };
  countable(known.heroes.length + heroes.length, heroEntries);
  countable(notes.length, cardEntries);
  const names = new Names(
    {
      cards: [...known.cards, ...cards],
      heroes: [...known.heroes, ...heroes],
      scenarios: [...known.scenarios, ...scenarios],
      campaigns: [...known.campaigns, ...campaigns],
      notes,
    },
    problems,
  );
  const each = <T>(entries: readonly Entry[], list: readonly T[], look: (entry: Entry, made: T) => void): void =>
    list.forEach((made, i) => {
      look(entries[i], made);
    });
  each(cardEntries, cards, (entry, card) => names.card(entry, card));
  each(heroEntries, heroes, (entry, hero) => names.hero(entry, hero));
  each(itemEntries, items, (entry, item) => names.item(entry, item));
  each(scenarioEntries, scenarios, (entry, scenario) => names.scenario(entry, scenario));
  each(campaignEntries, campaigns, (entry, campaign) => names.campaign(entry, campaign));
  const noteNames = new Map(noteEntries.map(({ id, source }) => [id, source.name as Text]));
  return { cards, heroes, items, scenarios, campaigns, notes, noteNames };
}

const idsOf = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);

const readHero = ({ id, source }: Entry, standard: CardDef, alternate: CardDef): Hero => ({
  id,
  name: source.name as Text,
  title: source.title as Text,
  class: String(source.class),
  alignment: String(source.alignment),
  race: String(source.race),
  role: String(source.role),
  v099: source.v099 === true,
  deck: counts(source.deck),
  standard,
  alternate,
});

const readItem = ({ id, source }: Entry, index: number): Item => ({
  id,
  index,
  name: source.name as Text,
  flavour: (source.flavour as Text | undefined) ?? null,
  part: source.part as BodyPart,
  cards: counts(source.cards),
  campaign: String(source.campaign),
  v099: source.v099 === true,
  requires: (source.requires as Item["requires"] | undefined) ?? {},
});

const readCampaign = ({ id, source }: Entry<Source>): CampaignDef => ({
  id,
  name: source.name as Text,
  story: source.story as Text,
  hero: String(source.hero),
  heroes: source.heroes as readonly string[],
  scenarios: source.scenarios as readonly string[],
  v099: source.v099 === true,
});
