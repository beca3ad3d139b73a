import { describe, expect, test } from "vitest";
import { candidate, taps } from "../../src/tables/beyond-the-rift/taps.ts";
import type { Choice, Decision } from "../../src/tables/beyond-the-rift/wire.ts";
import { enemy, seen, table } from "./table.ts";

const picture = table(2, {
  quest: [enemy(1, "orc"), { ...seen(2, "door"), type: "terrain", value: 4, defence: 3, responses: 1 }],
  "area-0": [enemy(3, "worm")],
  "area-1": [],
  "hand-0": [seen(10, "axe"), seen(11, "axe"), seen(12, "cut")],
  "hand-1": [seen(14, "spark")],
  "revealed-0": [seen(16, "hatpin")],
});
const said = (option: Record<string, unknown>, onLeaf = false): readonly string[] =>
  taps({ index: 0, key: 0, label: "", ...option } as unknown as Choice, picture, 0, onLeaf);

describe("taps", () => {
  test("an attack is the card, then whom it goes for; equal cards share the key of the first", () =>
    expect(said({ do: "attack", card: "axe", cost: 1, target: "worm", targetId: 3 })).toEqual(["card:10", "card:3"]));
  test("a card for oneself is the card, for another that hero too", () => {
    expect(said({ do: "ap-card", card: "axe", cost: 0, n: 2, to: 0 })).toEqual(["card:10"]);
    expect(said({ do: "ap-card", card: "axe", cost: 0, n: 2, to: 1 })).toEqual(["card:10", "hero:1"]);
  });
  test("what lies in play is tapped there, a hero's board on the hero's line", () => {
    expect(said({ do: "engage", card: "orc", id: 1, cost: 1 })).toEqual(["card:1"]);
    expect(said({ do: "use", card: "bastian", id: 99, cost: 1 })).toEqual(["hero:0"]);
    expect(said({ do: "trigger", card: "clearing", id: 98 })).toEqual([]);
  });
  test("revealed cards are taken from where they lie", () =>
    expect(said({ do: "take", card: "hatpin" })).toEqual(["card:16"]));
  test("what the scenario offers stands on its leaf, or is a button where there is none", () => {
    expect(said({ do: "act", action: "brace", cost: 3 }, true)).toEqual(["act:brace"]);
    expect(said({ do: "act", action: "brace", cost: 3 })).toEqual([]);
  });
  test("what nothing stands for is a button", () => expect(said({ do: "close" })).toEqual([]));
});

describe("why not", () => {
  const types: Readonly<Record<string, "enemy" | "terrain">> = { orc: "enemy", worm: "enemy", door: "terrain" };
  const wants = (path: readonly string[], prompt = "hero-phase") =>
    candidate(
      path,
      { prompt, number: 1, seats: [], text: "" } as unknown as Decision,
      picture,
      (card) => types[card],
      () => ["attack"],
    );
  test("an enemy alone is to be engaged where it is loose, and left where it is not", () => {
    expect(wants(["card:1"])).toMatchObject({ do: "engage", id: 1 });
    expect(wants(["card:3"])).toMatchObject({ do: "disengage", id: 3 });
  });
  test("a card and an enemy are an attack", () =>
    expect(wants(["card:10", "card:1"])).toEqual({ do: "attack", card: "axe", target: "orc", targetId: 1 }));
  test("a Door is to be opened", () => expect(wants(["card:2"])).toMatchObject({ do: "open", id: 2 }));
  test("while something is committed a held card is to be laid", () =>
    expect(wants(["card:12"], "commit-defence")).toMatchObject({ do: "lay", card: "cut" }));
  test("prices are asked for by what they buy", () => {
    expect(wants(["do:swap"])).toEqual({ do: "swap" });
    expect(wants(["act:brace"])).toEqual({ do: "act", action: "brace" });
  });
});
