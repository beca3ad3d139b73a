import type { PackFormat } from "@rifthall/effects";
import { affliction, cards, enemies, heroes, items, responses, terrain } from "./format/cards.js";
import { campaigns, notes, scenarios } from "./format/scenarios.js";
import type { BeyondTheRift } from "./table.js";
import { grammar } from "./verbs/grammar.js";

/** What a pack for this game may hold. */
export const format: PackFormat<BeyondTheRift> = {
  game: "beyond-the-rift",
  grammar,
  sections: [
    heroes,
    cards,
    items,
    affliction("wounds", "wound", "Wounds", "Wunden"),
    affliction("fatigues", "fatigue", "Fatigue", "Erschöpfung"),
    responses,
    enemies,
    terrain,
    scenarios,
    campaigns,
    notes,
  ],
};
