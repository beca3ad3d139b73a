import type { Game, Levels, MatchOption, MatchOptions, Setup } from "@rifthall/kernel/game";
import { type Card, everyone, NONE } from "@rifthall/kernel/ids";
import { call } from "@rifthall/kernel/machine";
import type { Campaign } from "@rifthall/kernel/match";
import { isOver } from "@rifthall/kernel/state";
import { answering, isAt, outcomeBy } from "../shared/asked.js";
import { library, ownOf } from "../shared/contents.js";
import { choice, flag, lists, naming } from "../shared/options.js";
import { seatedIn } from "../shared/position.js";
import { laid } from "../shared/table.js";
import { campaigns } from "./campaign/index.js";
import { readSheet } from "./campaign.js";
import { cardTexts, termsOf } from "./cards.js";
import { compileLibrary, examinePacks } from "./compile/library.js";
import type { Library } from "./content.js";
import { evaluate } from "./evaluate.js";
import { EDITIONS, REACTIONS } from "./facts.js";
import { faults } from "./faults.js";
import { packs, packsHash } from "./generated/packs.js";
import { rulebook } from "./generated/rulebook.js";
import { framePosition, readPosition } from "./notation/read.js";
import { writePosition } from "./notation/write.js";
import { heal, intimidate, poison, support } from "./rules/abilities.js";
import { defending } from "./rules/defending.js";
import { REASONS, resign } from "./rules/end.js";
import { ending } from "./rules/ending.js";
import { activate, enemyPhase } from "./rules/enemies.js";
import { FINISHED, heroPhase } from "./rules/hero.js";
import { cardName } from "./rules/name.js";
import { drawPhase, endPhase, rounds } from "./rules/phases.js";
import { reacting } from "./rules/reacting.js";
import { asker, candidates, describe, reasons } from "./rules/reasons.js";
import { resolving } from "./rules/resolving.js";
import { campaignAfter } from "./rules/rewards.js";
import { layOut, match } from "./rules/setup.js";
import { striking } from "./rules/striking.js";
import { swapping } from "./rules/swap.js";
import { scene } from "./scene.js";
import { admit, heroesOf, layout, MODES, scenarioOf, seatsOf } from "./seating.js";
import { stakes } from "./stakes.js";
import { study } from "./study.js";
import { BeyondTheRift, LIMBO, ROUND, type Rulings } from "./table.js";
import { german } from "./text/de.js";
import { english } from "./text/en.js";
import type { BeyondWire, Edition } from "./wire.js";

/** The game's own procedures; their order is part of the rules version. */
export const own = ownOf<BeyondTheRift>([
  match,
  rounds,
  heroPhase,
  enemyPhase,
  drawPhase,
  endPhase,
  activate,
  striking,
  defending,
  poison,
  intimidate,
  support,
  heal,
  reacting,
  resolving,
  swapping,
  ending,
]);

const OPTIONS: readonly MatchOption[] = [
  choice("mode", MODES, { en: "how many heroes: one to four", de: "wie viele Helden: einer bis vier" }),
  naming(
    "scenario",
    ["first", ...packs.flatMap((pack) => ("scenarios" in pack ? pack.scenarios.map((s) => s.scenario) : []))],
    {
      en: "which scenario; first: the tutorial (BR-9)",
      de: "welches Szenario; first: das Einführungsszenario (BR-9)",
    },
  ),
  lists("heroes", {
    en: 'who plays, a list for each seat: a hero, then "alternate" for the other side of its board, and items',
    de: 'wer spielt, eine Liste für jeden Platz: ein Held, dann "alternate" für die andere Seite seines Bogens, und Gegenstände',
  }),
  choice("edition", EDITIONS, { en: "which edition of the rules", de: "welche Ausgabe der Regeln" }),
  choice("difficulty", ["normal", "easy", "hard"], {
    en: "numbers of the scenario, never its rules (BR-A99)",
    de: "Zahlen des Szenarios, nie seine Regeln (BR-A99)",
  }),
  flag("hiddenHands", false, {
    en: "heroes do not see each other's hands (BR-A22)",
    de: "Helden sehen ihre Hände nicht (BR-A22)",
  }),
  flag("woundBan", false, {
    en: "a Wound that would bring a total below 1 may not be played (BR-A61)",
    de: "eine Wunde, die eine Summe unter 1 brächte, darf nicht gespielt werden (BR-A61)",
  }),
];

function create(setup: Setup<Library>): BeyondTheRift {
  const { content, seats, options, campaign } = setup;
  const sheet = campaign === undefined ? null : readSheet(content, campaign);
  const edition = sheet?.edition ?? (options.edition as Edition);
  const rulings: Rulings = {
    edition,
    difficulty: options.difficulty as Rulings["difficulty"],
    hiddenHands: options.hiddenHands === true,
    woundBan: options.woundBan === true,
  };
  seatedIn(String(options.mode), [seatsOf(options), seatsOf(options)], seats);
  const scenario = scenarioOf(content, String(options.scenario), edition);
  admit(scenario, sheet);
  const heroes = heroesOf(content, scenario, { ...options, edition }, seats, sheet);
  const shape = layout(content, scenario, heroes, edition, rulings.difficulty, sheet);
  return laid(BeyondTheRift, shape, rulings, setup);
}

function begin(s: BeyondTheRift): void {
  layOut(s);
  if (s.log !== null) s.log.push({ do: "scenario", rule: "BR-154", scenario: s.shape.scenario.id });
  call(s, match);
}

/** Unseen cards of one pool could each be any of them: a hero's cards, and each of the shared decks. */
function pool(s: BeyondTheRift, card: Card): number {
  const owner = s.owner[card];
  return owner === NONE ? 100 + s.zone[card] : owner;
}

/** Between actions: in the Hero Phase, with nothing in the middle of being resolved. */
function settled(s: BeyondTheRift): boolean {
  if (s.size[LIMBO] > 0) return false;
  return isOver(s) || isAt(s, heroPhase) || isAt(s, drawPhase);
}

/** Measured with bots: see docs/balance/README.md. */
const levels: Levels = { novice: 200, apprentice: 100, master: 500, oracle: 3000 };

export const beyondTheRift: Game<BeyondTheRift, Library, BeyondWire> = {
  id: "beyond-the-rift",
  title: { en: "Beyond the Rift", de: "Beyond the Rift" },
  rules: "beyond-the-rift-1",
  modes: [...MODES],
  options: OPTIONS,
  windows: REACTIONS.map((name) => ({ name, stop: true })),
  seats: (options: MatchOptions) => [seatsOf(options), seatsOf(options)],
  ...library("beyond-the-rift", packs, packsHash, own, compileLibrary, examinePacks),
  campaign: (library: Library, given: Campaign) => void readSheet(library, given),
  campaigns,
  create,
  begin,
  framed: framePosition,
  place: readPosition,
  position: writePosition,
  scene,
  settled,
  resign,
  outcome: (s) => {
    const campaign = campaignAfter(s);
    return { ...outcomeBy(s, REASONS), ...(campaign === undefined ? {} : { campaign }) };
  },
  ...answering({ asker, candidates, describe, reasons }, cardName),
  pool,
  evaluate,
  study,
  side: (s) => everyone(s.shape.seats),
  samples: 6,
  insight: { round: (s) => s.tally[ROUND], passes: (o) => o === FINISHED, stakes, sober: true, levels, trees: 1 },
  faults,
  speech: { en: english, de: german },
  cards: cardTexts,
  terms: termsOf,
  rulebook,
};
