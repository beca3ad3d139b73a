import {
  type Game,
  judgedBy,
  type Levels,
  type MatchOption,
  type MatchOptions,
  type Setup,
} from "@rifthall/kernel/game";
import { type Frame, kindOf, NONE, type Seat, type Seats } from "@rifthall/kernel/ids";
import { advance, call, leave, pointAt, resume } from "@rifthall/kernel/machine";
import { FRAME, isOver, RESIGNED, WAITING } from "@rifthall/kernel/state";
import { Refusal } from "@rifthall/kernel/text";
import { answering, isAt, outcomeBy } from "../shared/asked.js";
import { library, ownOf } from "../shared/contents.js";
import { choice, flag, lists, number } from "../shared/options.js";
import { seatedIn } from "../shared/position.js";
import { laid } from "../shared/table.js";
import { cardTexts, termsOf } from "./cards.js";
import { compileGuilds } from "./compile.js";
import type { Guilds } from "./content.js";
import { locationsIn } from "./facts.js";
import { faults } from "./faults.js";
import { features } from "./features.js";
import { packs, packsHash } from "./generated/packs.js";
import { rulebook } from "./generated/rulebook.js";
import { weights } from "./generated/weights.js";
import { framePosition, readPosition, writePosition } from "./notation.js";
import { ability, aftermath } from "./rules/ability.js";
import { activate } from "./rules/activate.js";
import { draft } from "./rules/draft.js";
import { endIfAlone, endings, REASONS, resign } from "./rules/end.js";
import { cardName } from "./rules/name.js";
import { plan } from "./rules/plan.js";
import { play } from "./rules/play.js";
import { asker, candidates, describe, reasons } from "./rules/reasons.js";
import { sweep } from "./rules/resolve.js";
import { rounds } from "./rules/rounds.js";
import { clearTable } from "./rules/setup.js";
import { action } from "./rules/turn.js";
import { scene } from "./scene.js";
import { stakes } from "./stakes.js";
import { study } from "./study.js";
import { GUILD_CARDS, handsOf, type Layout, NUMBERS, POSITION, Riftforce, type Side } from "./table.js";
import { german } from "./text/de.js";
import { english } from "./text/en.js";
import { kind } from "./verbs/kinds.js";
import type { Mode, RiftforceWire } from "./wire.js";

export const own = ownOf<Riftforce>([rounds, draft, action, play, activate, ability, plan, aftermath]);

const stars = (which: number): MatchOption =>
  number(`challenge${which}`, [1, 4], 1, {
    en: `solo: stars of the challenge for the trainer's ${which}s (RF-81)`,
    de: `Solo: Sterne der Herausforderung für die ${which}er des Trainers (RF-81)`,
  });

const OPTIONS: readonly MatchOption[] = [
  choice("mode", ["duel", "team", "free-for-all", "solo"], {
    en: "duel, team (3 or 4), free-for-all (3 or 4, house variant), solo",
    de: "Duell, Team (3 oder 4), Jeder gegen jeden (3 oder 4, Hausvariante), Solo",
  }),
  choice("set", ["beyond", "base"], {
    en: "all guilds, or the ten base guilds (duel and solo only)",
    de: "alle Gilden oder die zehn des Grundspiels (nur Duell und Solo)",
  }),
  lists("guilds", {
    en: "each deck's guilds; without them they are drafted in turns",
    de: "die Gilden jedes Decks; ohne sie wird reihum gewählt",
  }),
  flag("openDiscards", false, {
    en: "discard piles may be browsed (RF-52)",
    de: "Ablagestapel dürfen durchgesehen werden (RF-52)",
  }),
  flag("activateNeedsCard", true, {
    en: "an Activate needs a card it can activate (RF-44)",
    de: "Aktivieren nur, wenn eine Karte aktiviert werden kann (RF-44)",
  }),
  flag("musicKillScores", true, {
    en: "a card that Music takes still scores (RF-25)",
    de: "eine von Musik übernommene Karte bringt trotzdem den Punkt (RF-25)",
  }),
  flag("musicKeeps", true, {
    en: "a card that Music took stays the taker's (RF-25)",
    de: "eine von Musik übernommene Karte bleibt beim Übernehmenden (RF-25)",
  }),
  stars(5),
  stars(6),
  stars(7),
  choice("addOn", ["none", "roam", "mend"], {
    en: "solo: the trainer's add-on (RF-86)",
    de: "Solo: der Zusatz des Trainers (RF-86)",
  }),
];

const SEATS: Readonly<Record<Mode, readonly [number, number]>> = {
  duel: [2, 2],
  team: [3, 4],
  "free-for-all": [3, 4],
  solo: [1, 1],
};

function layout(mode: Mode, seats: number, content: Guilds): Layout {
  const sides = mode === "free-for-all" ? seats : 2;
  const locations = locationsIn(mode);
  const hands = handsOf(mode, seats);
  const owners = hands.length;
  const cards = hands.reduce((sum, n) => sum + n * GUILD_CARDS, 0);
  const guilds = content.list.length;
  return {
    mode,
    seats,
    owners,
    sides,
    locations,
    hands,
    guilds,
    plans: content.plans.length,
    cards,
    zones: owners * 3 + locations * sides,
    defs: guilds * NUMBERS,
    places: locations,
  };
}

const DISCARD = kind("discard");

function create(setup: Setup<Guilds>): Riftforce {
  const { content, seats, options } = setup;
  const mode = options.mode as Mode;
  seatedIn(mode, SEATS[mode], seats);
  if (options.set === "base" && mode !== "duel" && mode !== "solo")
    throw new Refusal(
      "bad-options",
      `options.set "base" is for duel and solo only (RF-79); mode is "${mode}"`,
      undefined,
      {
        en: "The ten guilds of the base set are enough for a duel or for solo play; this mode needs all of them.",
        de: "Die zehn Gilden des Grundspiels reichen für ein Duell oder allein; dieser Modus braucht alle.",
      },
    );
  const rulings = {
    activateNeedsCard: options.activateNeedsCard === true,
    musicKillScores: options.musicKillScores === true,
    musicKeeps: options.musicKeeps === true,
    openDiscards: options.openDiscards === true,
  };
  const shape = layout(mode, seats, content);
  return laid(Riftforce, shape, rulings, setup);
}

function begin(s: Riftforce): void {
  clearTable(s);
  call(s, rounds);
  call(s, draft);
}

function place(s: Riftforce, position: unknown): void {
  clearTable(s);
  readPosition(s, position);
  call(s, rounds);
  if (s.cell[RESIGNED] !== 0) endIfAlone(s);
  if (isOver(s)) return;
  if (isDrafting(position)) {
    // The toss and the deal of guilds, its first step, are behind us.
    resume(s, call(s, draft), picking);
    return;
  }
  if (s.tally[POSITION] === 0) for (const watch of endings) if (!isOver(s) && watch.when(s)) watch.act(s);
}

const picking = pointAt(draft, "next");
const isDrafting = (position: unknown): boolean =>
  typeof position === "object" && position !== null && "offered" in position;

const sidesOf = (s: Riftforce): Side[] => Array.from({ length: s.shape.sides }, (_, side) => side as Side);

/** RF-62: a free-for-all seat that gives up in its own turn leaves the turn unfinished. */
function giveUp(s: Riftforce, seat: Seat): void {
  resign(s, seat);
  if (isOver(s) || s.shape.mode !== "free-for-all" || (s.cell[WAITING] & (1 << seat)) === 0) return;
  const drafting = isAt(s, draft);
  while (!drafting && !isAt(s, rounds)) leave(s, s.cell[FRAME] as Frame);
  if (!drafting) sweep(s, seat);
  s.cell[WAITING] = 0;
  s.offer.seat = NONE;
  advance(s);
}

const learned = { features, weights };

/** Measured with bots: see docs/balance/README.md. */
const levels: Levels = { novice: 315, apprentice: 175, master: 500, oracle: 3000 };

export const riftforce: Game<Riftforce, Guilds, RiftforceWire> = {
  id: "riftforce",
  title: { en: "Riftforce & Beyond", de: "Riftforce & Beyond" },
  rules: "riftforce-2",
  modes: ["duel", "team", "free-for-all", "solo"],
  options: OPTIONS,
  seats: (options: MatchOptions) => SEATS[options.mode as Mode],
  ...library("riftforce", packs, packsHash, own, compileGuilds),
  create,
  begin,
  framed: framePosition,
  place,
  position: writePosition,
  scene,
  settled: (s) => isOver(s) || isAt(s, action),
  resign: giveUp,
  outcome: (s) =>
    outcomeBy(
      s,
      REASONS,
      sidesOf(s).map((side) => s.score[side]),
    ),
  ...answering({ asker, candidates, describe, reasons }, cardName),
  pool: (s, card) => s.owner[card],
  evaluate: judgedBy(learned),
  learned,
  // What is hidden hardly changes what an action is worth at once: one table tells as much as four.
  samples: 1,
  // What was learned says at once how a table stands: nothing that is played at random behind an action tells more.
  insight: { horizon: 0, unfolds: (o) => kindOf(o) === DISCARD, stakes, sober: true, levels },
  study,
  side: (s, seat) => (s.shape.mode === "team" ? ((seat & 1) === 0 ? 0b0101 : 0b1010) : 1 << seat) as Seats,
  faults,
  speech: { en: english, de: german },
  cards: cardTexts,
  terms: termsOf,
  rulebook,
};
