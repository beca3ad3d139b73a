import type { Content, Game, MatchOption } from "@rifthall/kernel/game";
import { only, type Seats, seatList } from "@rifthall/kernel/ids";
import { call, program } from "@rifthall/kernel/machine";
import { Columns, finish, isOver, REASON, RESIGNATION, RESIGNED, WINNERS } from "@rifthall/kernel/state";
import { Refusal } from "@rifthall/kernel/text";
import { clearZones, move } from "@rifthall/kernel/zone";
import { contents } from "../shared/contents.js";
import { bad, type Fields, whole } from "../shared/position.js";
import { rulebook } from "./generated/rulebook.js";
import { candidates, describe, reasons } from "./rules/reasons.js";
import { taking } from "./rules/take.js";
import { HEAPS, Heaps, left, other } from "./table.js";
import { german } from "./text/de.js";
import { english } from "./text/en.js";

const OPTIONS: readonly MatchOption[] = [
  {
    name: "mode",
    about: { en: "How it is played", de: "Wie gespielt wird" },
    type: "choice",
    values: ["duel"],
    default: "duel",
  },
];

const content = contents<Content>("heaps", [], (extra, hash) => {
  if (extra.length > 0) throw new Refusal("bad-pack", "a pack brings cards; the game of heaps has none");
  return { hash, packs: [], program: program([taking]) };
});

function lay(s: Heaps, heaps: readonly number[], turn: number): void {
  clearZones(s);
  move(s, 0 as never, 0 as never);
  for (let h = 0; h < HEAPS.length; h++) s.heap[h] = heaps[h];
  s.turn[0] = turn;
  call(s, taking);
}

const standing = (s: Heaps) => ({ heaps: HEAPS.map((_, h) => s.heap[h]), turn: s.turn[0] });

const REASONS = ["last", "void", "resigned"];

export const heaps: Game<Heaps, Content> = {
  id: "heaps",
  title: { en: "Heaps", de: "Haufen" },
  rules: "heaps-1",
  modes: ["duel"],
  options: OPTIONS,
  seats: () => [2, 2],
  content,
  create: ({ content: made, seats, checked = false }) => {
    if (seats !== 2) throw new Refusal("bad-seats", `heaps is for 2 seats, not ${seats}`);
    return Columns.sized((size) => new Heaps(made, size, checked));
  },
  begin: (s) => lay(s, HEAPS, 0),
  framed: (_position, options) => ({ options, seats: 2 }),
  place: (s, position) => {
    const p = position as Fields;
    if (!Array.isArray(p.heaps) || p.heaps.length !== HEAPS.length)
      throw bad(`heaps must be a list of ${HEAPS.length}`);
    const given = p.heaps as readonly unknown[];
    const each = HEAPS.map((most, h) => whole({ heap: given[h] }, "heap", 0, most));
    if (each.every((n) => n === 0)) throw bad("heaps must not all be empty");
    lay(s, each, whole(p, "turn", 0, 1, 0));
  },
  position: standing,
  scene: (s) => ({ standing: standing(s), zones: {} }),
  settled: () => true,
  resign: (s, seat) => {
    s.cell[RESIGNED] |= 1 << seat;
    finish(s, only(other(seat)), RESIGNATION);
  },
  outcome: (s) => ({
    winners: seatList(s.cell[WINNERS] as Seats),
    scores: [],
    reason: REASONS[s.cell[REASON]] ?? "last",
  }),
  describe,
  source: () => undefined,
  reasons,
  candidates,
  pool: () => 0,
  evaluate: () => 0,
  side: (_s, seat) => only(seat),
  faults: (s) => (left(s) === 0 && !isOver(s) ? ["nothing is left, and nobody has won"] : []),
  speech: { en: english, de: german },
  cards: () => [],
  terms: () => [],
  rulebook,
};
