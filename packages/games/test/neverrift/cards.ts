import type { Pack } from "@rifthall/kernel/game";

/** Made-up cards to test with: a name tells the four sides (one number if they are equal) and the one thing it can do. */
type Fields = Readonly<Record<string, unknown>>;
type Sides = readonly [number, number, number, number];

const text = (en: string): Fields => ({ en, de: en });
const common = (card: string, type: string, more: Fields): Fields => ({
  card,
  name: text(card),
  type,
  faction: "neutral",
  rarity: "common",
  flavour: text("Made up for a test."),
  ...more,
});
const all = (n: number): Sides => [n, n, n, n];
const creature = (card: string, sides: number | Sides, more: Fields = {}): Fields =>
  common(card, "creature", { sides: typeof sides === "number" ? all(sides) : sides, ...more });
const keyword = (card: string, sides: number, ...keywords: readonly string[]): Fields =>
  creature(card, sides, { keywords });
const place = (card: string, more: Fields = {}): Fields => common(card, "place", more);
const spell = (card: string, play: unknown, more: Fields = {}): Fields => common(card, "spell", { play, ...more });
const tamer = (id: string, faction: string, passive: Fields, active: unknown): Fields => ({
  tamer: id,
  name: text(id),
  faction,
  flavour: text("Made up for a test."),
  passive,
  active,
});

const tamers: readonly Fields[] = [
  tamer("quiet", "royal", { on: "dug", do: { draw: 1 } }, { draw: 1 }),
  tamer("quiet-outcast", "outcast", { on: "dug", do: { draw: 1 } }, { draw: 1 }),
  tamer("quiet-tribes", "tribes", { on: "dug", do: { draw: 1 } }, { draw: 1 }),
  tamer("quiet-verdant", "verdant", { on: "dug", do: { draw: 1 } }, { draw: 1 }),
  tamer("quiet-sworn", "sworn", { on: "dug", do: { draw: 1 } }, { draw: 1 }),
  tamer("herald", "royal", { on: "enters", who: "friendly creature", do: { draw: 1 } }, { tame: "any enemy creature" }),
  tamer("asker", "tribes", { on: "enters", who: "friendly creature", do: { may: { draw: 1 } } }, { draw: 2 }),
  tamer("mourner", "verdant", { on: "destroyed", who: "creature", do: { draw: 1 } }, { destroy: "any enemy creature" }),
  tamer(
    "reaper",
    "sworn",
    { on: "tames", who: "friendly creature", do: { destroy: "that" } },
    { get: { grant: "place-sacrifice" }, until: "turn" },
  ),
  tamer(
    "carter",
    "outcast",
    { on: "moved", who: "friendly creature", do: { draw: 1 } },
    { get: { grant: "place-moving" }, until: "turn" },
  ),
  tamer(
    "drover",
    "outcast",
    { on: "tames", who: "friendly creature", do: { move: "any strongest enemy creature", to: "any empty field" } },
    { draw: 1 },
  ),
  tamer("scribe", "tribes", { on: "cast", do: { draw: 1 } }, { get: { creatures: 1 }, until: "turn" }),
];

const plain: readonly Fields[] = [
  creature("plain-1", 1),
  creature("plain-2", 2),
  creature("plain-3", 3),
  creature("plain-4", 4),
  creature("plain-5", 5),
  creature("plain-6", 6),
  creature("plain-7", 7),
  creature("plain-8", 8),
  creature("wall-9", 9),
  creature("giant-a", 10),
  // Up 2, right 4, down 6, left 8: every side tells which one it is.
  creature("compass", [2, 4, 6, 8]),
  creature("up-9", [9, 1, 1, 1]),
  creature("down-9", [1, 1, 9, 1]),
];

const factions: readonly Fields[] = [
  creature("royal-3", 3, { faction: "royal" }),
  creature("outcast-3", 3, { faction: "outcast" }),
  creature("tribal-3", 3, { faction: "tribes" }),
  creature("verdant-3", 3, { faction: "verdant" }),
  creature("sworn-3", 3, { faction: "sworn" }),
  creature("rare-4", 4, { rarity: "rare" }),
  creature("epic-4", 4, { rarity: "epic" }),
  creature("epic-5", 5, { rarity: "epic" }),
  creature("epic-6", 6, { rarity: "epic" }),
  creature("epic-7", 7, { rarity: "epic" }),
  creature("epic-8", 8, { rarity: "epic" }),
  creature("epic-9", 9, { rarity: "epic" }),
  creature("legend-6", 6, { rarity: "legendary" }),
  creature("legend-7", 7, { rarity: "legendary" }),
];

const keywords: readonly Fields[] = [
  keyword("block-2", 2, "block"),
  keyword("anchor-2", 2, "anchor"),
  keyword("pierce-5", 5, "pierce"),
  keyword("onslaught-5", 5, "onslaught"),
  keyword("onslaught-7", 7, "onslaught"),
  keyword("stampede-5", 5, "stampede"),
  keyword("stampede-6", 6, "stampede"),
  keyword("liberate-5", 5, "liberate"),
  keyword("sacrifice-5", 5, "sacrifice"),
  keyword("untamable-1", 1, "cant-be-tamed"),
  keyword("pierce-liberate-5", 5, "pierce", "liberate"),
  keyword("onslaught-pierce-5", 5, "onslaught", "pierce"),
  keyword("onslaught-liberate-5", 5, "onslaught", "liberate"),
  keyword("onslaught-stampede-5", 5, "onslaught", "stampede"),
  keyword("onslaught-anchor-5", 5, "onslaught", "anchor"),
];

const entering: readonly Fields[] = [
  creature("draw-1", 1, { enters: { draw: 1 } }),
  creature("scout-1", 1, { enters: { scout: "opponent" } }),
  creature("augury-1", 1, { enters: { augury: 3 } }),
  creature("dig-1", 1, { enters: { dig: "card" } }),
  creature("bounce-up-1", 1, { enters: { may: { bounce: "any creature above" } } }),
  creature("bounce-right-1", 1, { enters: { may: { bounce: "any creature right-of" } } }),
  creature("bounce-down-1", 1, { enters: { may: { bounce: "any creature below" } } }),
  creature("bounce-left-1", 1, { enters: { may: { bounce: "any creature left-of" } } }),
  creature("hook-5", 5, { enters: { hook: 1 } }),
  creature("intimidate-5", 5, { enters: { intimidate: "all" } }),
  creature("intimidate-pierce-5", 5, { enters: { intimidate: "all" }, keywords: ["pierce"] }),
  creature("push-1", 1, { enters: { push: "any adjacent creature" } }),
  creature("swap-1", 1, { enters: { swap: "self", with: "any friendly creature" } }),
  creature("swap-any-1", 1, { enters: { swap: "self", with: "any other creature" } }),
  creature("swap-onslaught-5", 5, { enters: { swap: "self", with: "any friendly creature" }, keywords: ["onslaught"] }),
  creature("destroy-1", 1, { enters: { destroy: "any enemy creature adjacent" } }),
  creature("tame-liberate-1", 1, { enters: { tame: "any adjacent enemy creature" }, keywords: ["liberate"] }),
  creature("surge-3", 3, { enters: { get: { sides: 3 }, to: "self", until: "turn" } }),
  creature("draw-then-bury-1", 1, { enters: [{ draw: 1 }, { bury: 1 }] }),
  creature("bury-then-draw-1", 1, { enters: [{ bury: 1 }, { draw: 1 }] }),
  creature("bury-enemy-1", 1, { enters: { bury: 1, who: "opponent" } }),
];

const fighting: readonly Fields[] = [
  creature("fought-draw-5", 5, { fought: { draw: 1 } }),
  creature("restless-5", 5, { keywords: ["onslaught"], fought: { may: { draw: 1 } } }),
  creature("wander-5", 5, { keywords: ["onslaught"], fought: { move: "self", to: "any empty field adjacent" } }),
  // Strong only while it has two enemies beside it: 5 instead of 3.
  creature("brave-3", 3, {
    ongoing: [{ get: { sides: 2 }, to: "self", while: { count: "enemy creatures adjacent", is: ">= 2" } }],
  }),
];

const auras: readonly Fields[] = [
  creature("aura-3", 3, { ongoing: [{ get: { sides: 2 }, to: "nearby creatures" }] }),
  creature("friend-aura-3", 3, { ongoing: [{ get: { sides: 3 }, to: "adjacent friendly creatures" }] }),
  creature("royal-aura-3", 3, {
    faction: "royal",
    ongoing: [{ get: { cant: "tamed" }, to: "adjacent royal creatures" }],
  }),
  creature("jailer-1", 1, { ongoing: [{ get: { cant: "moved" }, to: "adjacent cards" }] }),
  place("rock"),
  place("cliff"),
  place("banner", { ongoing: [{ get: { sides: 2 }, to: "adjacent creatures" }] }),
  place("bog", { ongoing: [{ get: { sides: -3 }, to: "adjacent creatures" }] }),
  place("spire", { faction: "outcast", ongoing: [{ get: { sides: 2 }, to: "adjacent outcast creatures" }] }),
  place("chapel", { ongoing: [{ get: { cant: "tamed" }, to: "adjacent creatures" }] }),
  place("spearhead", { ongoing: [{ get: { grant: "pierce" }, to: "adjacent creatures" }] }),
  place("gale", { enters: { intimidate: "all" } }),
  place("library", { enters: { draw: 1 } }),
  place("drum", { ongoing: [{ get: { grant: "stampede" }, to: "adjacent creatures" }] }),
  place("camp", { ongoing: [{ get: { sides: 3 }, to: "adjacent friendly creatures" }] }),
  place("well", { when: { on: "enters", who: "adjacent creature", do: { may: { draw: 1 } } } }),
];

/** Whatever enters first draws or buries the upper card of the deck: the order can be read from hand and graveyard. */
const triggers: readonly Fields[] = [
  creature("draw-on-entry-1", 1, { when: { on: "enters", who: "other friendly creature", do: { draw: 1 } } }),
  creature("bury-on-entry-1", 1, { when: { on: "enters", who: "other friendly creature", do: { bury: 1 } } }),
  creature("kill-below-on-entry-1", 1, {
    when: { on: "enters", who: "other friendly creature", do: { destroy: "any creature below" } },
  }),
  creature("draw-when-tamed-1", 1, { when: { on: "tamed", do: { draw: 1 } } }),
  creature("bury-when-tamed-1", 1, { when: { on: "tamed", do: { bury: 1 } } }),
  creature("draw-when-destroyed-1", 1, { when: { on: "destroyed", do: { draw: 1 } } }),
  creature("draw-when-moved-1", 1, { when: { on: "moved", do: { draw: 1 } } }),
  creature("draw-when-returned-1", 1, { when: { on: "returned", do: { draw: 1 } } }),
  creature("draw-when-block-2", 2, { keywords: ["block"], when: { on: "blocked", do: { draw: 1 } } }),
  creature("draw-each-turn-1", 1, { when: { on: "turn-starts", do: { draw: 1 } } }),
  creature("bury-each-end-1", 1, { when: { on: "turn-ends", do: { bury: 1 } } }),
  creature("butcher-5", 5, { when: { on: "tames", do: { destroy: "that" } } }),
  creature("butcher-once-5", 5, { when: { on: "tames", do: { destroy: "that" }, once: "turn" } }),
  creature("liberate-butcher-5", 5, { keywords: ["liberate"], when: { on: "tames", do: { destroy: "that" } } }),
  creature("host-1", 1, {
    when: { on: "enters", who: "enemy creature", do: { put: "creature", to: "any empty field" } },
  }),
  creature("host-each-turn-1", 1, {
    when: { on: "turn-starts", do: { put: "creature", to: "any empty field" } },
  }),
  creature("host-each-end-1", 1, {
    when: { on: "turn-ends", do: { put: "creature", to: "any empty field" } },
  }),
  creature("host-when-moved-1", 1, { when: { on: "moved", do: { put: "creature", to: "any empty field" } } }),
  creature("spring-1", 1, { when: { on: "tamed", do: { bounce: "any adjacent creature" } } }),
  creature("draw-once-moved-1", 1, { when: { on: "moved", do: { draw: 1 }, once: "turn" } }),
  creature("dig-when-destroyed-1", 1, { when: { on: "destroyed", do: { dig: "card" } } }),
  creature("greeter-1", 1, { when: { on: "enters", who: "enemy creature", do: { may: { draw: 1 } } } }),
  creature("onlooker-1", 1, { when: { on: "tamed", who: "creature", do: { may: { draw: 1 } } } }),
  creature("toll-1", 1, {
    when: { on: "enters", who: "enemy creature", do: [{ discard: 1, who: "opponent" }, { may: { draw: 1 } }] },
  }),
];

const spells: readonly Fields[] = [
  spell("draw-spell", { draw: 1 }),
  spell("draw-two", { draw: 2 }),
  spell("may-draw", { may: { draw: 1 } }),
  spell("bury-two", { bury: 2 }),
  spell("scout-spell", { scout: "opponent" }),
  spell("augury-spell", { augury: 3 }),
  spell("dig-spell", { dig: "card" }),
  spell("dig-creature", { dig: "creature" }),
  spell("discard-spell", { discard: 1 }),
  spell("extort", { discard: 1, who: "opponent" }),
  spell("bounce-spell", { bounce: "any creature" }),
  spell("move-spell", { move: "any creature", to: "any empty field" }),
  spell("whisk", [{ move: "any friendly creature", to: "any empty field" }, { bounce: "that" }]),
  spell("nudge", { move: "any friendly creature", to: "any empty field beside-that" }),
  spell("move-place", { move: "any place", to: "any empty field" }),
  spell("destroy-spell", { destroy: "any enemy creature" }),
  spell("destroy-own", { destroy: "any friendly creature" }),
  spell("destroy-place", { destroy: "any place" }),
  spell("tame-spell", { tame: "any enemy creature" }),
  spell("fight-spell", [{ pick: "any friendly creature" }, { fight: "that" }]),
  spell("guard-spell", { guard: "any friendly creature" }),
  spell("strength", { get: { sides: 2 }, to: "any friendly creature", until: "turn" }),
  spell("great-strength", { get: { sides: 9 }, to: "any friendly creature", until: "turn" }),
  spell("weakness", { get: { sides: -2 }, to: "any enemy creature", until: "turn" }),
  spell("asylum", { get: { cant: "tamed" }, to: "any friendly creature", until: "turn" }),
  spell("piercing", { get: { grant: "pierce" }, to: "any friendly creature", until: "turn" }),
  spell("second-creature", { get: { creatures: 1 }, until: "turn" }),
  spell("second-place", { get: { places: 1 }, until: "turn" }),
  spell("put-spell", { put: "creature", to: "any empty field" }),
  spell("put-place-spell", { put: "place", to: "any empty field" }),
];

/** One for each word that tells one card or field from another. */
const words: readonly Fields[] = [
  ...["weakest", "strongest", "oldest", "newest"].map((word) =>
    spell(`destroy-${word}`, { destroy: `any ${word} enemy creature` }),
  ),
  spell("destroy-captured", { destroy: "any captured creature" }),
  spell("move-to-corner", { move: "any friendly creature", to: "any empty corner field" }),
  spell("move-to-edge", { move: "any friendly creature", to: "any empty edge field" }),
  spell("draw-when-ahead", { if: { lead: "you", is: ">= 1" }, then: { draw: 1 } }),
  spell("draw-when-behind", { if: { behind: "you", is: ">= 1" }, then: { draw: 1 } }),
  spell("draw-by-graveyard", { if: { graveyard: "you", is: ">= 2" }, then: { draw: 1 } }),
  spell("draw-when-crowded", { if: { free: "fields", is: "<= 2" }, then: { draw: 1 } }),
  creature("clear-row-1", 1, { enters: { destroy: "each enemy creature in-row" } }),
  creature("clear-column-1", 1, { enters: { destroy: "each enemy creature in-column" } }),
];

const twice = (cards: readonly string[]): Record<string, number> =>
  Object.fromEntries(cards.map((card): [string, number] => [card, 2]));

/** Thirty neutral commons, all of them creatures or places except for two spells. */
export const PLAIN_DECK: Readonly<Record<string, number>> = twice([
  ...["plain-1", "plain-2", "plain-3", "plain-4", "plain-5", "plain-6", "plain-7", "plain-8"],
  ...["wall-9", "giant-a", "compass", "block-2", "rock", "cliff", "draw-spell"],
]);

export const PACK: Pack = {
  pack: "proving-ground",
  game: "neverrift",
  version: 1,
  title: { en: "Proving Ground", de: "Prüfstand" },
  tamers,
  cards: [...plain, ...factions, ...keywords, ...entering, ...fighting, ...auras, ...triggers, ...spells, ...words],
  decks: [
    {
      deck: "plain-deck",
      name: text("Plain"),
      guide: text("Put creatures down. Take what is weaker. Keep a place for later. Fear nothing."),
      tamer: "quiet",
      cards: PLAIN_DECK,
    },
  ],
};
