import type { Deck, Game, Language, Levels, MatchOption, MatchOptions, Setup, Text } from "@rifthall/kernel/game";
import { only } from "@rifthall/kernel/ids";
import { call } from "@rifthall/kernel/machine";
import { isOver } from "@rifthall/kernel/state";
import { Refusal } from "@rifthall/kernel/text";
import { answering, isAt, outcomeBy } from "../shared/asked.js";
import { library, ownOf } from "../shared/contents.js";
import { choice, lists, number } from "../shared/options.js";
import { seatedIn } from "../shared/position.js";
import { laid } from "../shared/table.js";
import { termsIn } from "../shared/terms.js";
import { cardTexts } from "./cards.js";
import { compileLibrary } from "./compile/library.js";
import type { Library } from "./content.js";
import { checkDeck, decks, decksOf, readDeck, STARS } from "./decks.js";
import { evaluate } from "./evaluate.js";
import { DECK, MODES } from "./facts.js";
import { faults } from "./faults.js";
import { packs, packsHash } from "./generated/packs.js";
import { rulebook } from "./generated/rulebook.js";
import { framePosition, readPosition, writePosition } from "./notation.js";
import { pick } from "./pick.js";
import { REASONS } from "./rules/end.js";
import { clearTable, deal, match, mulligan, mulligans } from "./rules/match.js";
import { cardName } from "./rules/name.js";
import { asker, candidates, describe, reasons } from "./rules/reasons.js";
import { resign } from "./rules/resign.js";
import { arrival, fight, resolve } from "./rules/resolution.js";
import { casting, opening, shifting, step, turn } from "./rules/turn.js";
import { scene } from "./scene.js";
import { stakes } from "./stakes.js";
import { study } from "./study.js";
import { type Layout, limboOf, Neverrift, tokensOf } from "./table.js";
import { terms } from "./terms.js";
import { german } from "./text/de.js";
import { english } from "./text/en.js";
import { noteText } from "./text/notes.js";
import type { Mode, NeverriftWire } from "./wire.js";

export const own = ownOf<Neverrift>([
  match,
  mulligans,
  mulligan,
  turn,
  opening,
  step,
  casting,
  shifting,
  resolve,
  fight,
  arrival,
]);

const OPTIONS: readonly MatchOption[] = [
  choice("mode", MODES, {
    en: "standard (4×4), quick (3×3), or multiplayer (two boards, 3 to 5 players)",
    de: "Standard (4×4), schnell (3×3) oder Mehrspieler (zwei Spielfelder, 3 bis 5 Spieler)",
  }),
  lists("decks", {
    en: "each seat's deck: a ready deck's id, or a deck code",
    de: "das Deck jedes Platzes: die id eines fertigen Decks oder ein Deckcode",
  }),
  number("stars", [0, 99], STARS, {
    en: "stars a deck may have (NR-11)",
    de: "Sterne, die ein Deck haben darf (NR-11)",
  }),
  choice("board", ["wide", "tall"], {
    en: "multiplayer: two boards side by side, or one above the other (NR-A1)",
    de: "Mehrspieler: zwei Spielfelder nebeneinander oder übereinander (NR-A1)",
  }),
  choice("orientation", ["shared", "opposite"], {
    en: "all cards lie the same way, or the second player's upside down (NR-A2)",
    de: "alle Karten liegen gleich herum, oder die des zweiten Spielers auf dem Kopf (NR-A2)",
  }),
  choice("mulligan", ["shuffle", "bottom"], {
    en: "returned cards are shuffled in, or go under the deck (NR-A4)",
    de: "zurückgegebene Karten werden eingemischt oder kommen unter das Deck (NR-A4)",
  }),
  choice("endCheck", ["latched", "afterResolution"], {
    en: "the match ends once the board was full, or if it is full when the last card is done (NR-A6)",
    de: "die Partie endet, sobald das Schlachtfeld voll war, oder wenn es voll ist, sobald die letzte Karte abgehandelt ist (NR-A6)",
  }),
];

const SEATS: Readonly<Record<Mode, readonly [number, number]>> = {
  standard: [2, 2],
  quick: [2, 2],
  multiplayer: [3, 5],
};

/** NR-1 to NR-3, NR-A1 */
function layout(mode: Mode, seats: number, tall: boolean, defs: number): Layout {
  const [columns, rows] = mode === "quick" ? [3, 3] : mode === "standard" ? [4, 4] : tall ? [4, 8] : [8, 4];
  const fields = columns * rows;
  const deck = DECK + 1;
  const many = mode === "multiplayer";
  return {
    mode,
    seats,
    columns,
    rows,
    fields,
    deck,
    cards: seats * deck,
    zones: limboOf({ seats }) + 1 + fields,
    defs,
    places: fields,
    stack: many ? 640 : 448,
    modifiers: many ? 64 : 36,
    signals: many ? 64 : 32,
  };
}

function create(setup: Setup<Library>): Neverrift {
  const { content, seats, options } = setup;
  const mode = options.mode as Mode;
  seatedIn(mode, SEATS[mode], seats);
  const rulings = {
    opposite: options.orientation === "opposite" && seats === 2,
    bottom: options.mulligan === "bottom",
    late: options.endCheck === "afterResolution",
  };
  const shape = layout(mode, seats, options.board === "tall", content.cards.length);
  if (Array.isArray(options.decks)) checkDecks(content, options, seats);
  return laid(Neverrift, shape, rulings, setup);
}

/** NR-9 to NR-13: a match begins with legal decks only. */
function checkDecks(content: Library, options: MatchOptions, seats: number): void {
  const given = options.decks as readonly (readonly string[])[];
  if (given.length !== seats || given.some((list) => list.length !== 1))
    throw new Refusal("bad-options", `options.decks must be ${seats} lists with one deck each`);
  given.forEach(([source], seat) => {
    const refused = (said: Text, details?: unknown): Refusal =>
      new Refusal("bad-options", `options.decks[${seat}]: ${said.en}`, details, {
        en: `Seat ${seat + 1}: ${said.en}`,
        de: `Platz ${seat + 1}: ${said.de}`,
      });
    const deck = readable(content, source, refused);
    const { problems } = checkDeck(content, deck, Number(options.stars));
    const said = (language: Language): string =>
      problems.map((p) => `${noteText(content, deck, p, language)} (${p.rule})`).join(" ");
    if (problems.length > 0) throw refused({ en: said("en"), de: said("de") }, problems);
  });
}

function readable(content: Library, source: string, refused: (said: Text) => Refusal): Deck {
  try {
    return readDeck(content, source);
  } catch (error) {
    throw error instanceof Refusal && error.said ? refused(error.said) : error;
  }
}

function begin(s: Neverrift): void {
  clearTable(s);
  deal(s, decksOf(s));
  call(s, match);
}

function place(s: Neverrift, position: unknown): void {
  clearTable(s);
  readPosition(s, position);
}

/** Measured with bots: see docs/balance/README.md. */
const levels: Levels = { novice: 590, apprentice: 360, master: 500, oracle: 3000 };

export const neverrift: Game<Neverrift, Library, NeverriftWire> = {
  id: "neverrift",
  title: { en: "Neverrift", de: "Neverrift" },
  rules: "neverrift-2",
  modes: MODES,
  options: OPTIONS,
  seats: (options) => SEATS[options.mode as Mode],
  ...library("neverrift", packs, packsHash, own, compileLibrary),
  create,
  begin,
  framed: framePosition,
  place,
  position: writePosition,
  scene,
  settled: (s) => isOver(s) || isAt(s, step),
  resign,
  outcome: (s) => outcomeBy(s, REASONS, tokensOf(s)),
  ...answering({ asker, candidates, describe, reasons }, cardName),
  pool: (s, card) => s.owner[card],
  evaluate,
  samples: 2,
  // Some three turns: further on, play at random says more about chance than about the board.
  insight: { pick, ahead: 2, horizon: 8, stakes, sober: true, levels },
  study,
  side: (_s, seat) => only(seat),
  faults,
  speech: { en: english, de: german },
  cards: cardTexts,
  terms: (_content, language) => termsIn(terms, language),
  rulebook,
  decks,
};
