import { gameById } from "@rifthall/games";
import { readOptions } from "@rifthall/kernel/game";
import { seatList } from "@rifthall/kernel/ids";
import { Match, type MatchRecord, optionList } from "@rifthall/kernel/match";
import { asked } from "@rifthall/kernel/state";
import { Refusal } from "@rifthall/kernel/text";

/** So often that it nearly uses up the fuel of an input. */
const often = (step: object): object => ({ repeat: 20, do: { repeat: 20, do: { repeat: 12, do: step } } });
const never = { count: "enemies", is: ">= 90" };
const name = { en: "Heavy", de: "Heavy" };
const full = ["air", "ice", "light", "shadow"];

const guild = (step: object) => ({
  game: "riftforce",
  pack: { pack: "heavy", game: "riftforce", guilds: [{ guild: "heavy", name, activate: often(step) }] },
  position: {
    mode: "duel",
    guilds: [["heavy", "earth", "water", "sand"], full],
    hands: [["heavy-6"], []],
    locations: [...full, "heavy"].map((id) =>
      id === "heavy" ? [["heavy-5"], []] : [[], Array.from({ length: 6 }, (_, i) => `${id}-${i < 4 ? 5 : 6}`)],
    ),
  },
  dear: "discard",
  cheap: "check",
});

const spell = (step: object, ongoing: { readonly ongoing?: readonly object[] } = {}) => ({
  game: "neverrift",
  pack: {
    pack: "heavy",
    game: "neverrift",
    cards: [
      { card: "heavy", name, type: "spell", faction: "neutral", rarity: "common", play: often(step) },
      { card: "aura", name, type: "creature", faction: "neutral", rarity: "common", sides: [1, 1, 1, 1], ...ongoing },
    ],
  },
  position: {
    tamers: ["yrsa-longfurrow", "isbrand-kielholt"],
    board: Array.from({ length: 4 }, (_, row) => `aura:0 | aura:0 | aura:0 | ${row === 3 ? "." : "aura:0"}`),
    hands: [["heavy"], []],
  },
  dear: "cast",
  cheap: "end",
});

const pick = { pick: "any enemy" };
const aura = { get: { sides: 1 }, to: "creatures", while: { count: "other creatures", is: ">= 1" } };
const strongest = { if: { count: "strongest creatures", is: ">= 90" }, then: { draw: 1 } };

/** Cards whose every step is as heavy as the words allow, on a table where nothing comes of it. */
export const HEAVY: Readonly<Record<string, ReturnType<typeof guild> | ReturnType<typeof spell>>> = {
  "counting all the time": guild({ if: never, then: { damage: 1, to: "any enemy" } }),
  "foreseeing all the time": guild({
    do: { if: never, then: { damage: 1, to: "any enemy" } },
    otherwise: { if: never, then: { damage: { count: "enemies" }, to: "self" } },
  }),
  "looking through all ways to pick seven": guild({
    may: [...Array.from({ length: 7 }, () => pick), { if: never, then: { damage: 1, to: "that" } }],
  }),
  "measuring all creatures": spell(strongest),
  "measuring all creatures, each changed by all": spell(strongest, { ongoing: Array.from({ length: 8 }, () => aura) }),
};

/** A record of as many heavy choices as are taken, behind as many cheap ones as make room for them. */
export function padded(heavy: keyof typeof HEAVY): MatchRecord {
  const { game: id, pack, position, dear, cheap } = HEAVY[heavy];
  const game = gameById(id);
  if (!game) throw new Error(`there is no game ${id}`);
  const options = readOptions(game.options, {});
  const match = new Match(game, { content: game.content([pack]), seats: 2, options, seed: "heavy", position });
  const [seat] = seatList(asked(match.state));
  const words = optionList(match.state, seat).map((o) => game.describe(match.state, o).do);
  const index = (word: string): number => words.indexOf(word);
  for (let n = 0; n < 4_000; n++) {
    match.choose(seat, index(cheap));
    match.undo(0);
  }
  try {
    for (;;) {
      match.choose(seat, index(dear));
      match.undo(0);
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  return match.record();
}
