import type { Pack } from "@rifthall/kernel/game";
import { pack, type Scene } from "./table.js";

type Fields = Readonly<Record<string, unknown>>;
type Copies = Readonly<Record<string, number>>;

const words = (id: string): Fields => ({ en: id, de: id });
const tale = {
  en: "A workshop in which rules are taken apart and put together again.",
  de: "Eine Werkstatt, in der Regeln zerlegt und wieder zusammengesetzt werden.",
};

export const action = (card: string, play: unknown, more: Fields = {}): Fields => ({
  card,
  name: words(card),
  type: "action",
  trait: "tactic",
  rift: 1,
  play,
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
/** A unit with Melee; its Attack dice are as they fall. */
export const unit = (card: string, attack: number, defence: number, more: Fields = {}): Fields => ({
  card,
  name: words(card),
  type: "unit",
  trait: "andares",
  rift: 1,
  attack,
  defence,
  keywords: ["melee"],
  ...more,
});
export const encounter = (id: string, more: Fields = {}): Fields => ({
  encounter: id,
  name: words(id),
  kind: words("Job"),
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

export interface Workshop {
  /** Fields of the hero smith. */
  readonly smith?: Fields;
  /** In the deck of each hero; by default two of each invented card that is in no pool, and six stones. */
  readonly deck?: Copies;
  readonly cards?: readonly Fields[];
  readonly locations?: readonly Fields[];
  readonly encounters?: readonly Fields[];
  readonly explorations?: readonly Fields[];
  readonly enemies?: Copies;
  readonly allies?: Copies;
  /** The locations in their order; by default bench first. */
  readonly stack?: readonly string[];
}

/**
 * A chapter "workshop" of invented cards for one or two players. Heroes smith and tinker have Attack 2, Defence 2, one
 * die of each colour; a stone is an Action that does nothing anybody can pay for. Location bench says nothing.
 */
export function workshop(parts: Workshop = {}): Pick<Scene, "packs" | "chapter" | "location" | "hero"> {
  const { smith = {}, cards = [], locations = [], encounters = [], explorations = [] } = parts;
  const { enemies = {}, allies = {} } = parts;
  const ids = cards.map((c) => String(c.card));
  const own = ids.filter((id) => !(id in enemies) && !(id in allies));
  const deck = parts.deck ?? { stone: 6, ...Object.fromEntries(own.map((id) => [id, 2])) };
  const hero = (id: string): Fields => ({
    hero: id,
    name: words(id),
    attack: 2,
    defence: 2,
    vitality: 5,
    keywords: ["melee"],
    dice: { red: 1, yellow: 1, green: 1, blue: 1 },
    deck,
  });
  const made: Pack = pack({
    heroes: [{ ...hero("smith"), ...smith }, hero("tinker")],
    cards: [action("stone", { draw: 1 }, { cost: { red: 6, yellow: 6, green: 6 } }), ...cards],
    locations: [location("bench"), ...locations],
    encounters: [encounter("last-job"), ...encounters],
    explorations: [exploration("shavings", 1, { lose: "distance", n: 1 }), ...explorations],
    chapters: [
      {
        chapter: "workshop",
        name: words("workshop"),
        story: tale,
        victory: tale,
        defeat: tale,
        players: 2,
        locations: parts.stack ?? ["bench", ...locations.map((l) => String(l.location))],
        encounters: [...encounters.map((e) => String(e.encounter)), "last-job"],
        explorations: { shavings: 1, ...Object.fromEntries(explorations.map((e) => [String(e.exploration), 1])) },
        enemies,
        allies,
        finale: "last-job",
      },
    ],
  });
  return { packs: [made], chapter: "workshop", location: "bench", hero: "smith" };
}
