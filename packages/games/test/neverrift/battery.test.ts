import { fileURLToPath } from "node:url";
import { type Effect, R } from "@rifthall/effects";
import type { Pack } from "@rifthall/kernel/game";
import { type Card, type Frame, NO_REF, NONE, type Seat } from "@rifthall/kernel/ids";
import { enter, resume, set } from "@rifthall/kernel/machine";
import { FRAME, SIGNALS } from "@rifthall/kernel/state";
import { compileLibrary } from "../../src/neverrift/compile/library.js";
import type { Library, NeverriftPack } from "../../src/neverrift/content.js";
import { format } from "../../src/neverrift/format.js";
import { neverrift, own } from "../../src/neverrift/game.js";
import { packs } from "../../src/neverrift/generated/packs.js";
import { resolve, startEffect } from "../../src/neverrift/rules/resolution.js";
import { fieldOf, type Neverrift } from "../../src/neverrift/table.js";
import { cardsInPlay } from "../../src/neverrift/verbs/find.js";
import { battery, type Usage } from "../battery/index.js";

const builtIn = packs as unknown as readonly NeverriftPack[];
const recompile = (list: readonly Pack[]): Library =>
  compileLibrary({
    builtIn: list as readonly NeverriftPack[],
    extra: [],
    own,
    hash: "variant",
    base: null,
    only: null,
  });

type Named = { name: string; effect: Effect; procedure: number };
const effectsOf = (library: Library): Named[] =>
  library.cards.flatMap((c) => [
    ...(["enters", "fought", "play", "active"] as const).flatMap((slot) => {
      const effect = c.effects[slot];
      return effect ? [{ name: `${c.id}.${slot}`, effect, procedure: c[slot] }] : [];
    }),
    ...(c.trigger
      ? [
          {
            name: `${c.id}.${c.type === "tamer" ? "passive" : "when"}.do`,
            effect: c.trigger.effect,
            procedure: c.trigger.procedure,
          },
        ]
      : []),
  ]);

/** Every card of a faction, in decks that hold all of them between them; the rest is filled up with the neutral ones. */
function decksOf(library: Library): { decks: string[][][]; ids: string[] } {
  const { decks: tools } = neverrift;
  if (!tools) throw new Error("there are no decks");
  const factions = ["outcast", "royal", "tribes", "verdant", "sworn"];
  const neutral = library.cards.filter((c) => c.faction === "neutral").map((c) => c.id);
  const codes = factions.flatMap((faction, f) => {
    const tamers = library.cards.filter((c) => c.type === "tamer" && c.faction === faction);
    const cards = library.cards.filter((c) => c.type !== "tamer" && c.faction === faction).map((c) => c.id);
    return tamers.map(({ id }, i) => {
      const others = [...neutral.slice(4 * f), ...neutral]
        .slice(0, 6)
        .map((_, k) => neutral[(4 * f + 6 * i + k) % neutral.length]);
      return tools.encode(library, {
        leader: id,
        cards: Object.fromEntries([...cards, ...others].map((card) => [card as string, 1])),
      });
    });
  });
  const pairs = codes.map((code, i) => [[code], [codes[(i + 3) % codes.length] as string]]);
  return { decks: pairs, ids: library.cards.map((c) => c.id) };
}

function usage(library: Library): readonly Usage[] {
  const { decks } = decksOf(library);
  const shown = library.cards.filter((c) => c.type !== "tamer");
  return decks.map((pair, i) => {
    const [mine] = pair;
    const deck = neverrift.decks?.read(library, mine?.[0] ?? "");
    const own_ = shown.filter((c) => deck?.cards[c.id] !== undefined);
    return {
      options: { decks: pair, stars: 99 },
      seats: 2,
      marks: [
        ...own_.map((c) => `card ${c.id}`),
        `active ${deck?.leader}`,
        ...(i === 0 ? VERBS.map((v) => `do ${v}`) : []),
      ],
    };
  });
}

const VERBS = [
  "enter",
  "attack",
  "tame",
  "move",
  "destroy",
  "bounce",
  "block",
  "cast",
  "draw",
  "scout",
  "passive",
  "trigger",
];

/** A crowded board in the middle of a match, so that whatever an effect changes shows. */
const crowded = (turn: number, board: readonly string[], more: object = {}): object => ({
  format: "standard",
  turn,
  first: 0,
  tamers: ["isbrand-kielholt", "ludvig-von-ascheburg"],
  board,
  hands: [
    ["roadside-ox", "empty-inn", "second-round", "gaff-hand"],
    ["shutterback", "tired-meadow", "homesickness"],
  ],
  decks: [
    ["bilge-choir", "letter-moth", "keyhole-owl", "return-stork"],
    ["bellowing-calf", "tuning-fork-buck", "last-guest", "removal-man"],
  ],
  graveyards: [
    ["the-visitor", "revolving-door", "stage-fright"],
    ["ungrateful-stray", "the-fifth-road", "consolation-prize"],
  ],
  ...more,
});

const BOARDS = [
  [
    "gaff-hand:0 | .                | shutterback:1       | .",
    "empty-inn   | letter-moth:1    | .                   | bilge-choir:0",
    ".           | keyhole-owl:0/1  | return-stork:1      | .",
    ".           | .                | the-sunken-spire    | plumbline-eel:1/0",
  ],
  [
    ".             | roadside-ox:1    | .                    | tired-meadow",
    "shutterback:0 | .                | bellowing-calf:0/1   | .",
    ".             | puffer-corsair:1/0 | .                  | last-guest:1",
    "bilge-choir:0 | .                | removal-man:1        | .",
  ],
];

/** A creature that is stronger under a condition is attacked from below by one that would just beat it, or just not. */
const attacked = (row: string, attacker: string, graveyard: readonly string[] = []): object =>
  crowded(
    1,
    [
      row,
      "empty-inn | .         | empty-inn | empty-inn",
      "empty-inn | empty-inn | empty-inn | empty-inn",
      "empty-inn | empty-inn | empty-inn | .",
    ],
    { hands: [[], [attacker]], graveyards: [graveyard, []] },
  );
/** The same for the upper left corner, whose one free field the attacker takes. */
const cornered = (first: string, second: string, attacker: string): object =>
  crowded(
    1,
    [
      `${first} | empty-inn | empty-inn`,
      `${second} | empty-inn | empty-inn`,
      "empty-inn | empty-inn | empty-inn | empty-inn",
      "empty-inn | empty-inn | empty-inn | .",
    ],
    { hands: [[], [attacker]] },
  );
const BURIED = ["gaff-hand", "gaff-hand", "empty-inn", "empty-inn", "second-round"];
const ATTACKED = [
  attacked("bilge-choir:0 | pike-rank:0 | bilge-choir:0 | empty-inn", "keyhole-owl"),
  attacked("bilge-choir:0 | pike-rank:0 | bilge-choir:0 | empty-inn", "bilge-choir"),
  attacked("nurse-oak:0 | awl-wasp:0 | empty-inn | empty-inn", "hedge-boar"),
  attacked("empty-inn | the-long-sleeper:0 | bilge-choir:0 | empty-inn", "oramsted-lancer", BURIED),
  attacked("hazel-pack:0 | hazel-pack:0 | hazel-pack:0 | empty-inn", "oramsted-lancer"),
  attacked("hazel-pack:0 | hazel-pack:0 | hazel-pack:0 | empty-inn", "the-visitor"),
  cornered(". | empty-inn", "whipping-birch:0 | the-trellis", "plumbline-eel"),
  cornered(". | dustmane-runner:0", "empty-inn | trampled-road", "roadside-ox"),
];

battery({
  game: neverrift,
  format,
  packs: builtIn,
  recompile,
  invent: (sources) => ({
    pack: "invented",
    game: "neverrift",
    cards: sources.map((play, i) => ({
      card: `made-${i}`,
      name: { en: `Made ${i}`, de: `Neu ${i}` },
      type: "spell",
      faction: "neutral",
      rarity: "common",
      play,
    })),
  }),
  invented: (content, index) => {
    const card = content.find(`made-${index}`);
    return { effect: card?.effects.play ?? [], procedure: card?.play ?? 0 };
  },
  effects: effectsOf,
  actors: (s) =>
    cardsInPlay(s).flatMap((card) => {
      const seat = s.controller[card] === NONE ? s.owner[card] : s.controller[card];
      return [{ card, seat }];
    }),
  perform: (s, card, seat, procedure) => startEffect(s, card, seat, procedure),
  performQuiet: (s, card, seat) => {
    startEffect(s, card, seat, 0);
    const f = s.cell[FRAME] as Frame;
    set(s, f, resolve.registers.base, s.cell[SIGNALS]);
    resume(s, f, { of: resolve, step: 2 });
    return f;
  },
  enterEffect: (s: Neverrift, card: Card, seat: Seat, procedure: number) => {
    const f = enter(s, procedure);
    set(s, f, R.self, card);
    set(s, f, R.you, seat);
    set(s, f, R.that, NO_REF);
    set(s, f, R.here, fieldOf(s, card));
    set(s, f, R.there, NONE);
    return f;
  },
  setupOf: (s) => ({ content: s.library, options: s.options, seats: s.shape.seats }),
  changes: ["scout", "look", "get", "attack", "move"],
  depth: [6, 16],
  veiled: ["put"],
  framed: ["discard", "scout", "augury", "dig", "bury", "move", "hook", "swap", "fight", "put"],
  usage,
  marks: (e) => [
    `do ${String(e.do)}`,
    ...(e.do === "enter" || e.do === "cast" ? [`card ${String(e.card)}`] : []),
    ...(e.do === "active" ? [`active ${String(e.card)}`] : []),
  ],
  runs: [...BOARDS.map((board, i) => crowded(i, board)), ...BOARDS.map((board, i) => crowded(1 - i, board))],
  figures: ["cards"],
  scripts: [crowded(0, BOARDS[0] ?? []), crowded(1, BOARDS[1] ?? []), ...ATTACKED],
  folder: fileURLToPath(new URL(".", import.meta.url)),
});
