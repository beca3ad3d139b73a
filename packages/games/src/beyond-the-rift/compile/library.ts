import type { Effect } from "@rifthall/effects";
import type { Text } from "@rifthall/kernel/game";
import type { Procedure } from "@rifthall/kernel/machine";
import { changersIn } from "../../shared/changes.js";
import { Compiler } from "../../shared/compiler.js";
import { type Entry, entriesOf, noteTwice, Problems } from "../../shared/problems.js";
import { walk } from "../../shared/walk.js";
import * as B from "../bits.js";
import type { BeyondPack, CampaignDef, CardDef, Hero, Item, Library, Scenario, Source } from "../content.js";
import type { BeyondTheRift } from "../table.js";
import { grammar } from "../verbs/grammar.js";
import { stats } from "../verbs/stats.js";
import type { BodyPart } from "../wire.js";
import { readAffliction, readBoard, readCard, readEnemy, readResponse, readScenarioCard, readTerrain } from "./card.js";
import { isDoor, Names } from "./names.js";
import { counts, Parts } from "./parts.js";
import { readScenario } from "./scenario.js";

/** What is kept as bits of a word. */
const MOST_BITS = 30;

type Make = (entry: Entry, index: number, parts: Parts) => CardDef;

/** The sections whose entries are cards; a hero is two, the sides of the board. */
const SECTIONS: readonly (readonly [section: string, id: string, makes: readonly Make[]])[] = [
  [
    "heroes",
    "hero",
    [
      (entry, index, parts) => readBoard(entry, "standard", index, parts),
      (entry, index, parts) => readBoard(entry, "alternate", index, parts),
    ],
  ],
  ["cards", "card", [readCard]],
  ["wounds", "wound", [(entry, index, parts) => readAffliction(entry, "wound", index, parts)]],
  ["fatigues", "fatigue", [(entry, index, parts) => readAffliction(entry, "fatigue", index, parts)]],
  ["responses", "response", [readResponse]],
  ["enemies", "enemy", [readEnemy]],
  ["terrain", "terrain", [readTerrain]],
  ["scenarios", "scenario", [readScenarioCard]],
];

/** Compiles packs. They were checked when they were read; all that is still wrong is refused with its places. */
export function compileLibrary(
  builtIn: readonly BeyondPack[],
  extra: readonly BeyondPack[],
  own: readonly Procedure<BeyondTheRift>[],
  hash: string,
  base: Library | null = null,
): Library {
  const all = [...builtIn, ...extra];
  const problems = new Problems();
  const compiler = new Compiler<BeyondTheRift>(grammar, own, problems);
  const parts = new Parts(compiler, problems);
  if (base) compiler.begin(base.program);
  const typed = all.flatMap((p) =>
    SECTIONS.flatMap(([section, key, makes]) =>
      entriesOf(p, section, key).flatMap((entry) => makes.map((make) => ({ entry, make }))),
    ),
  );
  const cards = typed.map(({ entry, make }, index) => base?.cards[index] ?? make(entry, index, parts));
  const byId = new Map(cards.map((card) => [card.id, card]));
  const sectionOf = (section: string, key: string): readonly Entry[] => all.flatMap((p) => entriesOf(p, section, key));
  const heroEntries = sectionOf("heroes", "hero");
  const itemEntries = sectionOf("items", "item");
  const scenarioEntries = sectionOf("scenarios", "scenario");
  const campaignEntries = sectionOf("campaigns", "campaign");
  const at = new Map(typed.map(({ entry }, index) => [entry.source, index]));
  /** The card that an entry was made into; of two, the last. */
  const cardOf = (entry: Entry, before = 0): CardDef => cards[(at.get(entry.source) ?? 0) - before];
  const heroes = heroEntries.map((entry, i) => base?.heroes[i] ?? readHero(entry, cardOf(entry, 1), cardOf(entry)));
  const items = itemEntries.map((entry, i) => base?.items[i] ?? readItem(entry, i));
  const scenarios = scenarioEntries.map(
    (entry, i) => base?.scenarios[i] ?? readScenario(entry, cardOf(entry), i, parts),
  );
  const campaigns = campaignEntries.map((entry, i) => base?.campaigns[i] ?? readCampaign(entry));
  const notes = notesOf(scenarios, cards);
  const noteEntries = sectionOf("notes", "note");
  noteTwice(
    problems,
    "card",
    typed.map(({ entry }, i) => ({ ...entry, id: cards[i].id })),
  );
  noteTwice(problems, "item", itemEntries);
  noteTwice(problems, "campaign", campaignEntries);
  noteTwice(problems, "note", noteEntries);
  if (notes.length > MOST_BITS || heroes.length > MOST_BITS) {
    const [entry] = [...heroEntries, ...scenarioEntries].slice(-1);
    problems.add(entry, [], `more than ${MOST_BITS} heroes or notes cannot be told apart`);
  }
  const names = new Names({ cards, heroes, scenarios, campaigns, notes }, problems);
  // What was compiled before has been looked at, and names only what is there.
  const fresh = <T>(list: readonly T[], known: readonly T[] | undefined, look: (x: T, i: number) => void): void =>
    list.forEach((x, i) => {
      if (i >= (known?.length ?? 0)) look(x, i);
    });
  fresh(cards, base?.cards, (card, i) => names.card(typed[i].entry, card));
  fresh(heroes, base?.heroes, (hero, i) => names.hero(heroEntries[i], hero));
  fresh(items, base?.items, (item, i) => names.item(itemEntries[i], item));
  fresh(scenarios, base?.scenarios, (scenario, i) => names.scenario(scenarioEntries[i], scenario));
  fresh(campaigns, base?.campaigns, (campaign, i) => names.campaign(campaignEntries[i], campaign));
  problems.settle();
  const { changers, lasting } = changersIn(cards, stats);
  return {
    cards,
    heroes,
    items,
    scenarios,
    campaigns,
    notes,
    noteNames: new Map(noteEntries.map(({ id, source }) => [id, source.name as Text])),
    changers,
    lasting,
    bits: Int32Array.from(cards, bitsOf),
    worth: Int32Array.from(cards, worthOf),
    find: (id) => byId.get(id),
    ...compiler.content(hash, extra),
  };
}

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

/** Every note that is taken anywhere, in the order of what takes it: that of the built-in content comes first. */
function notesOf(scenarios: readonly Scenario[], cards: readonly CardDef[]): readonly string[] {
  const notes = new Set<string>();
  const look = (effect: Effect | undefined): void =>
    walk(effect ?? [], ({ verb, values: { note } }) => {
      if (verb === "note" && note?.type === "id") notes.add(note.id);
    });
  for (const s of scenarios) {
    for (const run of [s.rewards, s.setback, s.setup, ...Object.values(s.phases), s.killed, s.opened, s.spawned])
      look(run?.effect);
    for (const action of s.actions) look(action.effect);
    for (const row of s.table) for (const cell of row.columns) look(cell?.effect);
  }
  for (const c of cards)
    for (const run of [c.special, c.reaction, c.action, c.end, c.killed, c.spawned, c.attack?.bonus, c.defense?.bonus])
      look(run?.effect);
  return [...notes];
}

/** What bots take a card for worth in a hand, in the coin of `evaluate`: what it does, less what that costs. */
function worthOf({ attack, defense, ap, special, reaction, range }: CardDef): number {
  const strikes = attack === null ? 0 : 5 + 6 * attack.value + 8 * attack.responses - 3 * (attack.primary ?? 2);
  const guards = defense === null ? 0 : 6 + 6 * defense.value + 8 * defense.responses - 4 * defense.cost;
  const gains = ap === null ? 0 : 9 * (ap.gain - ap.cost);
  const does = special === null ? 0 : 20;
  const answers = reaction === null ? 0 : 14;
  const best = Math.max(strikes, guards, gains, does, answers);
  return best + ((strikes + guards + gains + does + answers - best) >> 2) + (range > 1 ? 3 : 0);
}

const bitsOf = (c: CardDef): number =>
  (c.type === "enemy" ? B.IS_ENEMY : 0) |
  (c.type === "terrain" ? B.IS_TERRAIN : 0) |
  (isDoor(c) ? B.IS_DOOR : 0) |
  (c.type === "hero" ? B.IS_HERO : 0) |
  (c.type === "wound" ? B.IS_WOUND : 0) |
  (c.type === "fatigue" ? B.IS_FATIGUE : 0) |
  (c.ally ? B.IS_ALLY : 0) |
  (c.persistent ? B.IS_PERSISTENT : 0) |
  (c.attack ? B.HAS_ATTACK : 0) |
  (c.defense ? B.HAS_DEFENSE : 0) |
  (c.ap ? B.HAS_AP : 0) |
  (c.special ? B.HAS_SPECIAL : 0) |
  (c.reaction ? B.HAS_REACTION : 0) |
  (c.action ? B.HAS_ACTION : 0) |
  (c.of === "attack" ? B.OF_ATTACK : 0) |
  (c.of === "defense" ? B.OF_DEFENSE : 0) |
  (c.of === "ap" ? B.OF_AP : 0);
