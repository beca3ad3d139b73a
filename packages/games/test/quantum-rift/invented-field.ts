import type { Pack } from "@rifthall/kernel/game";
import { pack, type Scene } from "./table.js";

type Fields = Readonly<Record<string, unknown>>;

const words = (id: string): Fields => ({ en: id, de: id });
const tale = {
  en: "A meadow where rules are tried out.".repeat(2),
  de: "Eine Wiese, auf der Regeln geprobt werden.".repeat(2),
};

/** A unit with Melee that hits exactly as often as it has Attack: each of its dice has +9 (or always fails with -9). */
export const unit = (card: string, attack: number, defence: number, more: Fields = {}): Fields => ({
  card,
  name: words(card),
  type: "unit",
  trait: "andares",
  rift: 1,
  attack,
  defence,
  keywords: ["melee"],
  ongoing: [{ get: { "attack-roll": 9 }, to: "self" }],
  ...more,
});

export const gear = (card: string, more: Fields = {}): Fields => ({
  card,
  name: words(card),
  type: "gear",
  trait: "tool",
  rift: 1,
  ...more,
});

export const action = (card: string, play: unknown, more: Fields = {}): Fields => ({
  card,
  name: words(card),
  type: "action",
  trait: "tactic",
  rift: 1,
  play,
  ...more,
});

export const hero = (id: string, attack: number, defence: number, more: Fields = {}): Fields => ({
  hero: id,
  name: words(id),
  attack,
  defence,
  vitality: 5,
  keywords: ["melee"],
  dice: { red: 1, yellow: 1, green: 1, blue: 1 },
  ongoing: [{ get: { "attack-roll": 9 }, to: "self" }],
  deck: { pebble: 4 },
  ...more,
});

export const encounter = (id: string, more: Fields = {}): Fields => ({
  encounter: id,
  name: words(id),
  kind: words("Trial"),
  story: tale,
  duration: { count: "enemy units", is: "> 0" },
  ...more,
});

export const location = (id: string, more: Fields = {}): Fields => ({
  location: id,
  name: words(id),
  story: tale,
  reveal: { lose: "distance", n: 1 },
  ...more,
});

export const exploration = (id: string, tier: number, todo: unknown): Fields => ({
  exploration: id,
  name: words(id),
  tier,
  story: tale,
  do: todo,
});

export interface Field {
  readonly heroes?: readonly Fields[];
  readonly cards?: readonly Fields[];
  readonly locations?: readonly Fields[];
  readonly encounters?: readonly Fields[];
  readonly explorations?: readonly Fields[];
  /** Copies in the pools; invented cards named in neither lie 3 times in the Adventure Pool, actions once in each deck. */
  readonly enemies?: Readonly<Record<string, number>>;
  readonly allies?: Readonly<Record<string, number>>;
  readonly copies?: Readonly<Record<string, number>>;
}

const idOf = (f: Fields, key: string): string => String(f[key]);
const each = (list: readonly Fields[], key: string): Record<string, number> =>
  Object.fromEntries(list.map((f) => [idOf(f, key), 1]));

/**
 * A chapter "field" for one or two players, of invented cards and quiet ones: hero plain (Attack 2, Defence 2, one die of
 * each colour, a deck of 4 pebbles, which are actions nobody can pay), location meadow, no effects. Invented cards lie
 * in the Adventure Pool (actions in the deck), and a test may put them on either side.
 */
export function field(parts: Field = {}): Pick<Scene, "packs" | "chapter" | "location" | "hero"> {
  const { heroes = [], cards = [], locations = [], encounters = [], explorations = [] } = parts;
  const pooled = { ...parts.enemies, ...parts.allies };
  const copiesOf = (c: Fields, otherwise: number): [string, number] => [
    idOf(c, "card"),
    parts.copies?.[idOf(c, "card")] ?? otherwise,
  ];
  const free = cards.filter((c) => c.type !== "action" && !(idOf(c, "card") in pooled));
  const deck = {
    pebble: 4,
    ...Object.fromEntries(cards.filter((c) => c.type === "action").map((c) => copiesOf(c, 1))),
  };
  const invented: Pack = pack({
    heroes: [hero("plain", 2, 2, { deck }), hero("simple", 2, 2, { deck }), ...heroes],
    cards: [action("pebble", { draw: 1 }, { cost: { red: 30 } }), ...cards],
    locations: [location("meadow"), ...locations],
    encounters: [encounter("last-trial"), ...encounters],
    explorations: [exploration("nothing-here", 1, { lose: "distance", n: 1 }), ...explorations],
    chapters: [
      {
        chapter: "field",
        name: words("field"),
        story: tale,
        victory: tale,
        defeat: tale,
        players: 2,
        locations: ["meadow", ...locations.map((l) => idOf(l, "location"))],
        encounters: [...encounters.map((e) => idOf(e, "encounter")), "last-trial"],
        explorations: { "nothing-here": 1, ...each(explorations, "exploration") },
        enemies: parts.enemies ?? {},
        allies: {
          ...Object.fromEntries(free.map((c) => copiesOf(c, 3))),
          ...parts.allies,
        },
        finale: "last-trial",
      },
    ],
  });
  return { packs: [invented], chapter: "field", location: "meadow", hero: "plain" };
}
