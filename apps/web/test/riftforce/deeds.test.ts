import { expect, test } from "vitest";
import { deedsOf } from "../../src/tables/riftforce/deeds.ts";
import type { View } from "../../src/tables/riftforce/view.ts";
import { worded } from "../../src/tables/riftforce/worded.ts";

const view: View = { mode: "duel", guilds: [[], []], first: 0, turn: 0 };
const line = (event: Record<string, string | number>, undone = false) => ({
  event: event as { do: string },
  undone,
});
const activate = (seat: number) => line({ do: "discard", seat });
const damage = (side: number, n: number) => line({ do: "damage", side, n });
const score = (side: number, n: number, rule: string) => line({ do: "score", side, n, rule });

test("what each side did is read from the log: by what it scored, what it dealt and lost", () => {
  const told = deedsOf(
    [
      line({ do: "draw", seat: 0 }),
      activate(0),
      damage(1, 3),
      damage(0, 1),
      line({ do: "destroy", side: 1 }),
      score(0, 1, "RF-51"),
      score(0, 1, "RF-13"),
      line({ do: "check", seat: 1 }),
      score(1, 2, "RF-45"),
      activate(0),
      damage(1, 2),
      { ...damage(1, 9), undone: true },
    ],
    view,
  );
  expect(told.rounds).toBe(2);
  expect(told.deeds[0]).toEqual({ destroying: 1, checking: 0, extra: 1, dealt: 5, lost: 0, best: 2 });
  expect(told.deeds[1]).toEqual({ destroying: 0, checking: 2, extra: 0, dealt: 0, lost: 1, best: 2 });
  expect(told.course).toEqual([
    [0, 2, 2],
    [0, 2, 2],
  ]);
});

test("points for a card that destroyed itself count, but are nobody's turn", () => {
  const told = deedsOf([activate(0), damage(0, 1), line({ do: "destroy", side: 0 }), score(1, 1, "RF-51")], view);
  expect(told.deeds[1]).toMatchObject({ destroying: 1, best: 0, dealt: 0 });
  expect(told.deeds[0]).toMatchObject({ lost: 1, dealt: 0 });
});

test.each([
  ["Fire 5 at 3 takes 2 damage.", "Fire 5 at III takes 2 damage."],
  ["Magnet 5 moves from 2 to 1.", "Magnet 5 moves from II to I."],
  ["Ada scores 1: 3 in all.", "Ada scores 1: 3 in all."],
  ["Feuer 5 bewegt sich von 6 nach 4.", "Feuer 5 bewegt sich von VI nach IV."],
])("locations are numerals in words as on the table: %s", (told, here) => {
  expect(worded(told)).toBe(here);
});
