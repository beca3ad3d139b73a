import type { MatchOptions } from "@rifthall/kernel/game";
import { brought, type Position } from "./brought.ts";
import type { Visitor } from "./rifthall.ts";
import { rows } from "./rows.ts";

/** Forty cards in play in front of four heroes: piles of like ones, attachments, allies, what lasts. */
export const FORTY: Position = {
  scenario: "the-hall-of-seven-doors",
  round: 4,
  phase: "hero",
  quest: [
    "husk-warden",
    "chileen",
    "boneworm",
    "gall-spitter+deep-cut",
    "door",
    "door",
    "door",
    "portcullis",
    "portcullis",
    "rubble",
    "spore-bed",
    "wayside-shrine",
    "cache",
    "cache",
  ],
  heroes: [
    {
      hero: "bastian",
      ap: 9,
      hand: ["gatekeepers-axe", "shield-bash", "helm-first", "one-step-forward", "twisted-knee"],
      area: [
        "boneworm+bruised-ribs",
        "husk-warden+slow-feet+leaden-arms",
        "boneworm",
        "chileen",
        "chileen",
        "the-threshold",
        "tally-of-doors",
      ],
    },
    {
      hero: "elisa",
      ap: 5,
      hand: ["spark", "lance-of-noon", "warding-ember", "leaden-arms"],
      area: ["gall-spitter+slow-feet", "boneworm", "pilot-light", "kindling-box"],
    },
    {
      hero: "marrow",
      ap: 3,
      hand: ["hatpin", "hatpin", "bone-flute", "sprained-wrist", "torn-shoulder", "short-breath"],
      area: ["gall-spitter", "ballad-in-progress", "slow-drum", "regular-booking"],
    },
    {
      hero: "niffil",
      ap: 6,
      hand: ["borrowed-hatpins", "chain-of-hooks", "between-the-plates", "under-the-table"],
      area: ["chileen", "chileen", "chileen+short-breath", "tin-sentry", "tripwire"],
    },
  ],
};

/** One hero is free to open a Door, the other is not. */
export const AT_THE_DOOR: Position = {
  scenario: "the-hall-of-seven-doors",
  round: 4,
  phase: "hero",
  quest: ["husk-warden", "door", "rubble"],
  heroes: [
    { hero: "bastian", ap: 9, hand: ["shield-bash", "helm-first"], area: ["the-threshold"] },
    { hero: "elisa", ap: 4, hand: ["spark", "warding-ember"], area: ["boneworm"] },
  ],
};

/** Somebody may come to a friend's aid: what attacks is at Bastian, who has nothing to give. */
export const AT_A_FRIEND: Position = {
  scenario: "the-hall-of-seven-doors",
  round: 4,
  phase: "hero",
  quest: ["husk-warden", "door"],
  heroes: [
    { hero: "bastian", ap: 6, hand: ["shield-bash", "helm-first"], area: ["boneworm"] },
    { hero: "marrow", ap: 5, hand: ["everyone-knows-the-chorus", "mutual-introduction", "hatpin"], area: [] },
    { hero: "elisa", ap: 4, hand: ["spark"], area: [] },
  ],
};

/** Sits down where all lies so already, and plays all the heroes, or those who are named `me`. */
export async function sitTogether(
  visitor: Visitor,
  position: Position,
  options: MatchOptions = {},
  who: (seat: number) => string = () => "me",
): Promise<string> {
  const match = await visitor.ask<string>("bring", brought("beyond-the-rift", position, options));
  const row = (await rows(visitor)).find((kept) => kept.match === match);
  if (!row) throw new Error("nothing was kept");
  const seats = (row.seats as readonly object[]).map((seat, i) => ({ ...seat, who: who(i) }));
  await rows(visitor, { ...row, seats });
  await visitor.page.reload();
  await visitor.sit(match);
  return match;
}
