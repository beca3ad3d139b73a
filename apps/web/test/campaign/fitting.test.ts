import type { CampaignBearer, CampaignItem } from "@rifthall/kernel/game";
import { expect, test } from "vitest";
import { countOf, deckOf, fitOf } from "../../src/screens/campaign/fitting.ts";

const slot = (id: string, item: string | null, cards: CampaignBearer["rest"], own = cards) => ({
  id,
  name: id,
  item,
  cards,
  own,
});
const ada: CampaignBearer = {
  id: "ada",
  name: "Ada",
  title: "",
  dead: false,
  sides: ["ada", "ada-alternate"],
  side: 0,
  open: false,
  slots: [
    slot("head", null, [["nod", 3]]),
    slot(
      "legs",
      "boots",
      [["stride", 2]],
      [
        ["kick", 2],
        ["hop", 1],
      ],
    ),
  ],
  rest: [["shout", 4]],
};
const item = (id: string, at: string, cards: CampaignItem["cards"]): CampaignItem => ({
  id,
  name: id,
  story: "",
  slot: at,
  slotName: at,
  whom: "",
  fits: ["ada"],
  wearer: null,
  cards,
});

test("an item takes out all cards of its place and brings its own; the rest of the deck stays (BR-141)", () => {
  const fit = fitOf(ada, item("helm", "head", [["glare", 1]]));
  expect(fit).toMatchObject({ out: [["nod", 3]], in: [["glare", 1]] });
  expect(countOf(fit?.before ?? [])).toBe(9);
  expect([...(fit?.after ?? [])].sort()).toEqual([
    ["glare", 1],
    ["shout", 4],
    ["stride", 2],
  ]);
});

test("taken off, the place's own cards come back (BR-142); another item is put on instead of the one that is worn", () => {
  expect(fitOf(ada, item("boots", "legs", [["stride", 2]]))).toMatchObject({
    out: [["stride", 2]],
    in: [
      ["kick", 2],
      ["hop", 1],
    ],
  });
  const other = fitOf(ada, item("clogs", "legs", [["stomp", 5]]));
  expect(other).toMatchObject({ out: [["stride", 2]], in: [["stomp", 5]] });
  expect(countOf(other?.after ?? [])).toBe(countOf(deckOf(ada)) + 3);
});

test("what is worn where nobody has a place changes nothing", () => {
  expect(fitOf(ada, item("tail-ring", "tail", [["swish", 1]]))).toBeNull();
});
