import type { Text } from "@rifthall/kernel/game";
import { FAMILIES } from "../facts.js";
import type { Family } from "../wire.js";

/** What a family of enemies is called: one of it, several, and as the first part of a German noun. */
export const FAMILY_NAMES: Readonly<
  Record<Family, { readonly one: Text; readonly many: Text; readonly prefix: string }>
> = {
  cultist: { one: { en: "Cultist", de: "Kultist" }, many: { en: "Cultists", de: "Kultisten" }, prefix: "Kultisten" },
  insectoid: {
    one: { en: "Insectoid", de: "Insektoid" },
    many: { en: "Insectoids", de: "Insektoiden" },
    prefix: "Insektoiden",
  },
  orc: { one: { en: "Orc", de: "Ork" }, many: { en: "Orcs", de: "Orks" }, prefix: "Ork" },
  dwarf: { one: { en: "Dwarf", de: "Zwerg" }, many: { en: "Dwarves", de: "Zwerge" }, prefix: "Zwergen" },
  human: { one: { en: "Human", de: "Mensch" }, many: { en: "Humans", de: "Menschen" }, prefix: "Menschen" },
};

export const isFamily = (id: string): id is Family => (FAMILIES as readonly string[]).includes(id);
