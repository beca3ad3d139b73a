import type { Event } from "@rifthall/games/riftforce/wire";
import type { Card, Seat } from "@rifthall/kernel/ids";
import { expect, test } from "vitest";
import { deedsOf } from "../../src/tables/riftforce/deeds.ts";
import { worded } from "../../src/tables/riftforce/worded.ts";
import { drafting } from "./drafting.ts";

const view = drafting("duel", 2);
const [US, THEM] = [0 as Seat, 1 as Seat];
const fire = { card: "fire-5", id: 1 as Card, location: 0 };
const line = (event: Event) => ({ event, undone: false });
const activate = (seat: Seat) => line({ do: "discard", rule: "RF-43", seat, ...fire });
const damage = (side: number, n: number) => line({ do: "damage", rule: "", ...fire, side, n });
const destroy = (side: number) => line({ do: "destroy", rule: "RF-51", ...fire, side });
const score = (side: number, n: number, rule: string) => line({ do: "score", side, n, rule, score: n });

test("what each side did is read from the log: by what it scored, what it dealt and lost", () => {
  const told = deedsOf(
    [
      line({ do: "draw", rule: "", seat: US, card: "?" }),
      activate(US),
      damage(1, 3),
      damage(0, 1),
      destroy(1),
      score(0, 1, "RF-51"),
      score(0, 1, "RF-13"),
      line({ do: "check", rule: "RF-45", seat: THEM }),
      score(1, 2, "RF-45"),
      activate(US),
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
  const told = deedsOf([activate(US), damage(0, 1), destroy(0), score(1, 1, "RF-51")], view);
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
