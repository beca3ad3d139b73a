import type { Content, Game } from "@rifthall/kernel/game";
import { only } from "@rifthall/kernel/ids";
import { call, program } from "@rifthall/kernel/machine";
import { finish, isOver, RESIGNATION, RESIGNED } from "@rifthall/kernel/state";
import { Refusal } from "@rifthall/kernel/text";
import { clearZones, move } from "@rifthall/kernel/zone";
import { outcomeBy } from "../shared/asked.js";
import { library, ownOf } from "../shared/contents.js";
import { choice } from "../shared/options.js";
import { bad, type Fields, seatedIn, whole } from "../shared/position.js";
import { laid } from "../shared/table.js";
import { packs, packsHash } from "./generated/packs.js";
import { rulebook } from "./generated/rulebook.js";
import { candidates, describe, reasons } from "./rules/reasons.js";
import { taking } from "./rules/take.js";
import { HEAPS, Heaps, left, other, SHAPE } from "./table.js";
import { german } from "./text/de.js";
import { english } from "./text/en.js";

const contents = library<Heaps, unknown, Content>(
  "heaps",
  packs,
  packsHash,
  ownOf([taking]),
  ({ extra, own, hash }) => {
    if (extra.length > 0) throw new Refusal("bad-pack", "a pack brings cards; the game of heaps has none");
    return { hash, packs: [], program: program(own) };
  },
);

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
  options: [choice("mode", ["duel"], { en: "How it is played", de: "Wie gespielt wird" })],
  seats: () => [2, 2],
  ...contents,
  create: (setup) => {
    seatedIn("duel", [2, 2], setup.seats);
    return laid(Heaps, SHAPE, null, setup);
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
  outcome: (s) => outcomeBy(s, REASONS),
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
