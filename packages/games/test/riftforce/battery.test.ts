import { fileURLToPath } from "node:url";
import type { Effect } from "@rifthall/effects";
import type { Pack } from "@rifthall/kernel/game";
import type { Card, Frame, Seat } from "@rifthall/kernel/ids";
import { enter, resume } from "@rifthall/kernel/machine";
import { FRAME } from "@rifthall/kernel/state";
import { compileGuilds } from "../../src/riftforce/compile.js";
import type { Guilds, RiftforcePack } from "../../src/riftforce/content.js";
import { format } from "../../src/riftforce/format.js";
import { own, riftforce } from "../../src/riftforce/game.js";
import { packs } from "../../src/riftforce/generated/packs.js";
import { ability, begin, useAbility } from "../../src/riftforce/rules/ability.js";
import { type Riftforce, sideOf, sideOfSeat } from "../../src/riftforce/table.js";
import { cardsOnTable } from "../../src/riftforce/verbs/grammar.js";
import { battery } from "../battery/index.js";

const builtIn = packs as unknown as readonly RiftforcePack[];
const recompile = (list: readonly Pack[]): Guilds =>
  compileGuilds({ builtIn: list as readonly RiftforcePack[], extra: [], own, hash: "variant", base: null, only: null });

const guildEffects = (content: Guilds): { name: string; effect: Effect; procedure: number }[] =>
  content.list.map((g, i) => ({ name: g.id, effect: g.activate, procedure: content.activate[i] ?? 0 }));

const VERBS = ["damage", "heal", "move", "take", "draw", "score", "destroy", "reshuffle"];

battery({
  game: riftforce,
  format,
  packs: builtIn,
  recompile,
  invent: (sources) => ({
    pack: "invented",
    game: "riftforce",
    guilds: sources.map((activate, i) => ({ guild: `made-${i}`, name: { en: `Made ${i}`, de: `Neu ${i}` }, activate })),
  }),
  invented: (content, index) => {
    const at = content.list.findIndex((g) => g.id === `made-${index}`);
    return { effect: content.list[at]?.activate ?? [], procedure: content.activate[at] ?? 0 };
  },
  effects: guildEffects,
  actors: (s) =>
    cardsOnTable(s).flatMap((card) => {
      const seat = Array.from({ length: s.shape.seats }, (_, i) => i as Seat).find(
        (i) => sideOfSeat(s, i) === sideOf(s, card),
      );
      return seat === undefined ? [] : [{ card, seat }];
    }),
  perform: useAbility,
  performQuiet: (s, card, seat) => {
    useAbility(s, card, seat, 0);
    const f = s.cell[FRAME] as Frame;
    resume(s, f, { of: ability, step: 1 });
    return f;
  },
  enterEffect: (s: Riftforce, card: Card, seat: Seat, procedure: number) => {
    const f = enter(s, procedure);
    begin(s, f, card, seat);
    return f;
  },
  changes: ["damage"],
  setupOf: (s) => ({ content: s.library, options: s.options, seats: s.shape.seats }),
  framed: ["play"],
  usage: (content) => [
    {
      options: {},
      seats: 2,
      marks: content.list.flatMap((g) => [`play ${g.id}`, `activate ${g.id}`]).concat(VERBS.map((v) => `do ${v}`)),
    },
    ...[1, 2, 3, 4].map((stars) => ({
      options: { mode: "solo", challenge5: stars, challenge6: stars, challenge7: stars },
      seats: 1,
      marks: [5, 6, 7].map((n) => `bot ${n}`),
    })),
    { options: { mode: "solo", addOn: "roam" }, seats: 1, marks: ["do plan"] },
    { options: { mode: "solo", addOn: "mend" }, seats: 1, marks: ["do plan"] },
  ],
  marks: (e) => {
    const card = String(e.card);
    const guild = card.slice(0, -2);
    const bot = e.do === "activate" && e.rule === "RF-83" ? [`bot ${card.slice(-1)}`] : [`${String(e.do)} ${guild}`];
    return [...bot, `do ${String(e.do)}`];
  },
  scripts: [
    {
      mode: "duel",
      guilds: [
        ["thunderbolt", "fire", "ice", "light"],
        ["earth", "water", "air", "plant"],
      ],
      hands: [["thunderbolt-5"], []],
      locations: [
        [["thunderbolt-6"], ["earth-5!4", "water-5!4", "air-5!4", "plant-5!4"]],
        [[], []],
        [[], []],
        [[], []],
        [[], []],
      ],
    },
  ],
  folder: fileURLToPath(new URL(".", import.meta.url)),
});
