/** What a map of a campaign shows: its scenarios. */
export const scenarios = {
  "the-gate-at-low-ferry": "medieval-gate",
  "straw-and-tar": "barn",
  "the-hall-of-seven-doors": "closed-doors",
  "six-candles": "candles",
  "the-weeping-stair": "stairs",
  "low-water": "boat-fishing",
  "two-oaths": "shaking-hands",
  "the-ninth-stroke": "ringing-bell",
  "tracks-in-the-ash": "footsteps",
  hush: "silence",
  "the-hill-hums": "beehive",
} as const;

export const campaigns = {
  "old-friends": "three-friends",
  "the-drowned-bell": "ringing-bell",
  "the-quiet-hive": "beehive",
} as const;

/** Those who go. */
export const heroes = {
  bastian: "black-knight-helm",
  elisa: "woman-elf-face",
  marrow: "jester-hat",
  niffil: "hood",
  olazabal: "dwarf-face",
  ushka: "hooded-figure",
} as const;

/** What is won on the way. */
export const items = {
  "captains-old-helm": "crested-helmet",
  "regimental-greatcoat": "pirate-coat",
  "left-handers-buckler": "round-shield",
  "borrowed-sword": "broadsword",
  "dead-friends-boots": "boots",
  "smoked-eyeglass": "spyglass",
  "bandolier-of-small-regrets": "belt-armor",
  "bow-of-other-peoples-bones": "bow-arrow",
  "pilgrims-lantern": "old-lantern",
  "deserters-shoes": "running-shoe",
  "divers-hood": "diving-helmet",
  "beaked-mask": "plague-doctor-profile",
  "eelskin-coat": "fish-scales",
  "bell-clapper": "ringing-bell",
  "net-no-fisher-cast": "fishing-net",
  "rusted-harpoon": "harpoon-trident",
  "ferrymans-oar": "paddles",
  "salt-stiff-boots": "leather-boot",
  "chitin-mask": "trap-mask",
  "wax-for-the-ears": "human-ear",
  "queens-silk": "cape",
  "bee-smoker": "smoking-pipe",
  "shell-shield": "turtle-shell",
  "sting-lance": "wasp-sting",
  "cricket-greaves": "greaves",
  "felt-slippers": "slippers",
} as const;

/** Where it is worn. */
export const parts = {
  head: "barbute",
  torso: "abdominal-armor",
  "left-arm": "arm",
  "right-arm": "arm",
  legs: "leg",
} as const;

/** A body, under the head of whoever it is. */
export const figure = { torso: "abdominal-armor", legs: "armored-pants" } as const;

/** For what a pack brings. */
export const other = { any: "castle-ruins" } as const;
