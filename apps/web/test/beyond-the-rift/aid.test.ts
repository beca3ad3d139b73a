import type { BeyondWire, Commitment } from "@rifthall/games/beyond-the-rift/wire";
import type { OptionLine } from "@rifthall/host";
import type { Card, Seat } from "@rifthall/kernel/ids";
import { expect, test } from "vitest";
import type { Own } from "../../src/table/together.ts";
import type { Printed } from "../../src/tables/beyond-the-rift/face.ts";
import { offersIn } from "../../src/tables/beyond-the-rift/fight.ts";
import { beat, deedBefore } from "../../src/tables/beyond-the-rift/phase.ts";
import { fold, gathered } from "../../src/tables/beyond-the-rift/position.ts";
import type { Happened, Line } from "../../src/tables/beyond-the-rift/wire.ts";
import { enemy, table } from "./table.ts";

const attack: Commitment = { side: "hero", seat: 0 as Seat, enemy: 9 as Card, total: 4, against: 3, chance: 50 };
const printed = (card: string): Printed =>
  ({
    name: card,
    parts: card === "yawn" ? [] : [{ slot: "attack", text: "Attack 2" }],
    ...(card === "yawn"
      ? { type: "fatigue", affliction: { of: "attack", n: -1 } }
      : { type: "card", attack: { primary: 1, secondary: 1, value: 2, responses: 0, targets: 1 } }),
  }) as unknown as Printed;
const lay = (seat: number, card: string, cost: number, chance: number): Own<BeyondWire> => ({
  seat: seat as Seat,
  option: { do: "lay", card, cost, value: 2, chance, key: seat * 10 + cost } as unknown as OptionLine<BeyondWire>,
});

test("aid is offered by others only, as halves that attack: what helps most first, then what costs least", () => {
  const own = [
    lay(0, "own", 0, 99),
    lay(1, "dear", 3, 80),
    lay(2, "best", 4, 100),
    lay(1, "cheap", 1, 80),
    lay(2, "yawn", 0, 100),
    { seat: 1 as Seat, option: { do: "close", chance: 50 } as unknown as OptionLine<BeyondWire> },
  ];
  const told = offersIn(attack, own, printed).map(({ card, seat, cost, chance }) => [card, seat, cost, chance]);
  expect(told).toEqual([
    ["best", 2, 4, 100],
    ["cheap", 1, 1, 80],
    ["dear", 1, 3, 80],
  ]);
});

test("a crowded area is piled up by kind, in order, and no further than it must be", () => {
  const cards = ["rubble", "cache", "door", "gate", "orc", "archer", "worm"].map((card, id) => enemy(id, card));
  const kinds: Readonly<Record<string, string>> = {
    rubble: "terrain",
    cache: "terrain",
    door: "door",
    gate: "door",
    orc: "orc",
    archer: "orc",
  };
  const at = (most: number): readonly string[] =>
    gathered(fold(cards), most, ({ card }) => kinds[card] ?? card, ["terrain", "door"]).map((pile) =>
      pile.map(({ card }) => card).join("+"),
    );
  expect(at(7)).toHaveLength(7);
  expect(at(6)).toEqual(["rubble+cache", "door", "gate", "orc", "archer", "worm"]);
  expect(at(5)).toEqual(["rubble+cache", "door+gate", "orc", "archer", "worm"]);
  expect(at(2)).toEqual(["rubble+cache", "door+gate", "orc+archer", "worm"]);
  expect(at(2).join("+").split("+")).toHaveLength(7);
});

const line = (number: number, what: Happened["do"], undone = false): Line =>
  ({ number, event: { do: what }, text: what, undone }) as unknown as Line;

test("what comes of an enemy's deed is told with that deed, and with no earlier one", () => {
  const lines = [
    line(1, "phase"),
    line(2, "activate"),
    line(3, "assault"),
    line(4, "compare"),
    line(5, "activate"),
    line(6, "move"),
    line(7, "assault", true),
    line(8, "wound"),
  ];
  const before = (number: number) => deedBefore(lines, lines[number - 1] as Line)?.number;
  expect([2, 3, 4, 6, 8].map(before)).toEqual([undefined, undefined, 3, 5, 5]);
  expect(before(1)).toBeUndefined();
});

test("while enemies act every deed is shown long enough to follow; a hero's own is not held up", () => {
  const at = (phase: "hero" | "enemy") => table(2, {}, {}, { phase });
  const event = (what: Happened["do"]) => ({ do: what }) as unknown as Happened;
  for (const what of ["activate", "compare", "wound", "poison", "response"] as const) {
    expect(beat(event(what), at("enemy"))).toBeGreaterThanOrEqual(800);
    expect(beat(event(what), at("hero"))).toBeUndefined();
  }
  expect(beat(event("death"), at("hero"))).toBeGreaterThan(1000);
  expect(beat(event("pay"), at("enemy"))).toBeUndefined();
});
