import type { Deck, Game, Language, MatchOption, MatchOptions, Setup, Text } from "@rifthall/kernel/game";
import { type Card, NONE, only, type Seat, type Seats, seatList } from "@rifthall/kernel/ids";
import { call, number, PROCEDURE, type Procedure } from "@rifthall/kernel/machine";
import { Columns, FRAME, isOver, REASON, WINNERS } from "@rifthall/kernel/state";
import { Refusal } from "@rifthall/kernel/text";
import { contents } from "../shared/contents.js";
import { seatedIn } from "../shared/position.js";
import { termsIn } from "../shared/terms.js";
import { cardTexts } from "./cards.js";
import { compileLibrary } from "./compile/library.js";
import type { Library, NeverriftPack } from "./content.js";
import { checkDeck, decks, decksOf, readDeck, STARS } from "./decks.js";
import { evaluate } from "./evaluate.js";
import { DECK, MODES } from "./facts.js";
import { faults } from "./faults.js";
import { packs } from "./generated/packs.js";
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
import { study } from "./study.js";
import { type Layout, limboOf, Neverrift, tokens } from "./table.js";
import { terms } from "./terms.js";
import { german } from "./text/de.js";
import { english } from "./text/en.js";
import { noteText } from "./text/notes.js";
import type { Mode, NeverriftWire } from "./wire.js";

/** The game's own procedures; their order is part of the rules version. */
export const own = [
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
] as unknown as readonly Procedure<Neverrift>[];
number(own);

const choice = (name: string, values: readonly string[], en: string, de: string): MatchOption => ({
  name,
  type: "choice",
  values,
  default: values[0] ?? "",
  about: { en, de },
});

const OPTIONS: readonly MatchOption[] = [
  choice(
    "mode",
    MODES,
    "standard (4×4), quick (3×3), or multiplayer (two boards, 3 to 5 players)",
    "Standard (4×4), schnell (3×3) oder Mehrspieler (zwei Spielfelder, 3 bis 5 Spieler)",
  ),
  {
    name: "decks",
    type: "lists",
    default: null,
    about: {
      en: "each seat's deck: a ready deck's id, or a deck code",
      de: "das Deck jedes Platzes: die id eines fertigen Decks oder ein Deckcode",
    },
  },
  {
    name: "stars",
    type: "number",
    least: 0,
    greatest: 99,
    default: STARS,
    about: { en: "stars a deck may have (NR-11)", de: "Sterne, die ein Deck haben darf (NR-11)" },
  },
  choice(
    "board",
    ["wide", "tall"],
    "multiplayer: two boards side by side, or one above the other (NR-A1)",
    "Mehrspieler: zwei Spielfelder nebeneinander oder übereinander (NR-A1)",
  ),
  choice(
    "orientation",
    ["shared", "opposite"],
    "all cards lie the same way, or the second player's upside down (NR-A2)",
    "alle Karten liegen gleich herum, oder die des zweiten Spielers auf dem Kopf (NR-A2)",
  ),
  choice(
    "mulligan",
    ["shuffle", "bottom"],
    "returned cards are shuffled in, or go under the deck (NR-A4)",
    "zurückgegebene Karten werden eingemischt oder kommen unter das Deck (NR-A4)",
  ),
  choice(
    "endCheck",
    ["latched", "afterResolution"],
    "the match ends once the board was full, or if it is full when the last card is done (NR-A6)",
    "die Partie endet, sobald das Schlachtfeld voll war, oder wenn es voll ist, sobald die letzte Karte abgehandelt ist (NR-A6)",
  ),
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

function create({ content, seats, options, checked }: Setup<Library>): Neverrift {
  const mode = options.mode as Mode;
  seatedIn(mode, SEATS[mode], seats);
  const rulings = {
    opposite: options.orientation === "opposite" && seats === 2,
    bottom: options.mulligan === "bottom",
    late: options.endCheck === "afterResolution",
  };
  const shape = layout(mode, seats, options.board === "tall", content.cards.length);
  if (Array.isArray(options.decks)) checkDecks(content, options, seats);
  return Columns.sized((size) => new Neverrift(shape, content, rulings, options, size, checked ?? false));
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

const content = contents(
  "neverrift",
  packs,
  (extra, hash, base): Library =>
    compileLibrary(packs as unknown as readonly NeverriftPack[], extra as readonly NeverriftPack[], own, hash, base),
);

export const neverrift: Game<Neverrift, Library, NeverriftWire> = {
  id: "neverrift",
  title: { en: "Neverrift", de: "Neverrift" },
  rules: "neverrift-2",
  modes: MODES,
  options: OPTIONS,
  seats: (options) => SEATS[options.mode as Mode],
  content,
  create,
  begin,
  framed: framePosition,
  place,
  position: writePosition,
  scene,
  settled: (s) => isOver(s) || s.stack[s.cell[FRAME] + PROCEDURE] === step.id,
  resign,
  outcome: (s) => ({
    winners: seatList(s.cell[WINNERS] as Seats),
    scores: Array.from({ length: s.shape.seats }, (_, seat) => tokens(s, seat as Seat)),
    reason: REASONS[s.cell[REASON]] ?? "",
  }),
  describe,
  source: (s) => {
    const card = isOver(s) ? NONE : asker(s);
    return card === NONE ? undefined : cardName(s, card as Card);
  },
  reasons,
  candidates,
  pool: (s, card) => s.owner[card],
  evaluate,
  samples: 2,
  // Some three turns: further on, play at random says more about chance than about the board.
  insight: { pick, ahead: 2, horizon: 8 },
  study,
  side: (_s, seat) => only(seat),
  faults,
  speech: { en: english, de: german },
  cards: cardTexts,
  terms: (_content, language) => termsIn(terms, language),
  rulebook,
  decks,
};
