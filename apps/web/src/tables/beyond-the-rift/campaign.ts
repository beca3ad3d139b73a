import { HAND_SIZES } from "@rifthall/games/beyond-the-rift/facts";
import type { ActionType, Face } from "@rifthall/games/beyond-the-rift/wire";
import type { CardCounts, CardText } from "@rifthall/kernel/game";
import type { CampaignLook } from "../../screens/campaign/look.ts";
import Board from "./CampaignBoard.svelte";
import Card from "./CampaignCard.svelte";
import Figure from "./CampaignFigure.svelte";
import Met from "./CampaignMet.svelte";
import { halvesOf, inkOf, type Printed, printed } from "./face.ts";
import { partIn } from "./scenario.ts";
import { term, words } from "./text.ts";

/** The worker's cards are of this game where its own screens show them. */
export const printedOf = (text: CardText): Printed => printed(text as CardText<Face>, text.id);

const COUNTED = ["attack", "defense", "ap", "special", "reaction"] as const satisfies readonly ActionType[];
const has = (of: Printed, action: ActionType): boolean => halvesOf(of).some((half) => half.action === action);

/** How many cards a deck has, how many of them for each kind of action, and how hard its attacks are on average. */
function weigh(deck: CardCounts, cards: ReadonlyMap<string, CardText>): ReturnType<CampaignLook["weigh"]> {
  const all = deck.flatMap(([id, copies]) => {
    const text = cards.get(id);
    return text ? [{ of: printedOf(text), copies }] : [];
  });
  const sum = (count: (of: Printed) => number): number =>
    all.reduce((total, { of, copies }) => total + count(of) * copies, 0);
  const attacks = sum((of) => Number(of.attack !== undefined));
  const strength = sum((of) => of.attack?.value ?? 0);
  const t = words();
  return [
    { of: t.deckCards, n: sum(() => 1) },
    ...COUNTED.map((action) => ({ of: term(`action-${action}`), n: sum((of) => Number(has(of, action))) })),
    { of: t.meanAttack, n: attacks === 0 ? 0 : Math.round((strength / attacks) * 10) / 10 },
    { of: t.farCards, n: sum((of) => Number((of.range ?? 1) > 1)) },
  ];
}

export const campaign: CampaignLook = {
  Card,
  Met,
  Board,
  Figure,
  ink: (text) => (text ? inkOf(printedOf(text)) : "--b-ap"),
  leaf: (text) => {
    if (!text) return [];
    const of = printedOf(text);
    const t = words();
    return [
      { word: t.win, text: partIn(of, "win") },
      { word: t.lose, text: partIn(of, "lose") },
      { word: t.rewards, text: partIn(of, "rewards") },
    ].filter((line) => line.text !== "");
  },
  together: (count) => words().together(count, HAND_SIZES[count - 1] ?? 0),
  weigh,
  terms: ["edition"],
  rules: {
    order: "BR-138",
    party: "BR-17",
    rewards: "BR-139",
    whom: "BR-140",
    fit: "BR-141",
    off: "BR-142",
    sides: "BR-143",
  },
};
