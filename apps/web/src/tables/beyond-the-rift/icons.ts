import type { Act, ActionType, BodyPart, Family } from "@rifthall/games/beyond-the-rift/wire";

export const actionIcon = {
  attack: "broadsword",
  ap: "sprint",
  defense: "checked-shield",
  special: "magic-swirl",
  reaction: "shield-reflect",
} as const satisfies Record<ActionType, string>;

export const markIcon = {
  wound: "ragged-wound",
  fatigue: "tired-eye",
  health: "hearts",
  range: "archery-target",
  threat: "burning-eye",
  open: "lockpicks",
  response: "perspective-dice-six-faces-random",
  draw: "card-draw",
  swap: "cycle",
  counter: "abacus",
} as const;

export const partIcon = {
  head: "barbute",
  torso: "abdominal-armor",
  "left-arm": "arm",
  "right-arm": "arm",
  legs: "leg",
} as const satisfies Record<BodyPart, string>;

export const familyIcon = {
  cultist: "cultist",
  insectoid: "insect-jaws",
  orc: "orc-head",
  dwarf: "dwarf-helmet",
  human: "visored-helm",
} as const satisfies Record<Family, string>;

/** What enemies do by the table of a scenario. */
export const actIcon = {
  attack: "broadsword",
  engage: "charging-bull",
  reengage: "cycle",
  disengage: "return-arrow",
  poison: "poison-bottle",
  intimidate: "terror",
  obstruct: "manacles",
  summon: "magic-portal",
  support: "rally-the-troops",
  heal: "healing",
  order: "megaphone",
  marks: "abacus",
} as const satisfies Record<Act, string>;

/** The engraving of what lies in play, by its id; a hero's both sides share one. */
export const cardIcon = {
  bastian: "black-knight-helm",
  elisa: "woman-elf-face",
  marrow: "jester-hat",
  niffil: "hood",
  olazabal: "dwarf-face",
  ushka: "hooded-figure",

  acolyte: "warlock-hood",
  guard: "spartan-helmet",
  chanter: "monk-face",
  flagellant: "whip",
  "lamp-prior": "lantern-flame",
  chileen: "beetle-shell",
  boneworm: "worm-mouth",
  "gall-spitter": "spider-face",
  "husk-warden": "scarab-beetle",
  "brood-mother": "alien-egg",
  "orc-archer": "archer",
  "orc-raider": "orc-head",
  "orc-shieldbearer": "vibrating-shield",
  "orc-huntmaster": "hunting-horn",
  "orc-warlord": "crossed-axes",
  "oath-dwarf": "dwarf-king",
  "founder-orlog": "anvil",
  wrecker: "ship-wreck",
  "toll-reeve": "crossbow",

  door: "wooden-door",
  portcullis: "dungeon-gate",
  rubble: "stone-stack",
  barricade: "barricade",
  "burning-beams": "small-fire",
  "spore-bed": "mushrooms",
  cache: "cellar-barrels",
  "wayside-shrine": "candles",

  "the-threshold": "doorway",
  "tally-of-doors": "tally-mark-5",
  "pilot-light": "candle-flame",
  "kindling-box": "match-head",
  "ballad-in-progress": "scroll-quill",
  "slow-drum": "drum",
  "regular-booking": "calendar",
  tripwire: "tripwire",
  "tin-sentry": "robot-antennas",
  "vigil-candle": "candle-holder",
  "consecrated-ground": "angel-wings",
  "hunters-hide": "high-grass",
  grandmother: "wolf-head",
  "snare-line": "wolf-trap",
  "wick-and-prayer": "prayer-beads",
  "on-tiptoe": "barefoot",
} as const;
