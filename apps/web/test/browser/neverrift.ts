import type { Locator } from "playwright-core";
import { type Position, sitAt } from "./brought.ts";
import type { Visitor } from "./rifthall.ts";

/** Sits down at a table where all lies so already. */
export const sit = (visitor: Visitor, position: Position): Promise<string> => sitAt(visitor, "neverrift", position);

const DECK = ["letter-moth", "keyhole-owl", "roadside-ox", "shutterback", "bellowing-calf", "return-stork"];
/** Enough of everything: an aura, Block, one that cannot be tamed, neighbours on both sides. */
export const TABLE = {
  format: "standard",
  turn: 0,
  first: 0,
  tamers: ["yrsa-longfurrow", "magthilda-von-oramelle"],
  decks: [DECK, DECK],
  board: [
    " .               | gate-lion:1         | .               | . ",
    " the-healed-acre | .                   | .               | pike-rank:1 ",
    " nurse-oak:0     | early-herald:1      | shield-page:1   | . ",
    " chainwright:1   | the-queens-double:1 | oramsted-lancer:1 | . ",
  ],
  hands: [["awl-wasp", "awl-wasp", "consolation-prize"], ["gate-lion"]],
};

export const hand = ({ page }: Visitor, card: string): Locator => page.locator(`.rail [data-card="${card}"]`).first();
export const field = ({ page }: Visitor, name: string): Locator => page.locator(`[data-field="${name}"] button`);
export const tokens = async (visitor: Visitor): Promise<readonly number[]> =>
  (await visitor.seen()).picture.scene.tokens as readonly number[];
