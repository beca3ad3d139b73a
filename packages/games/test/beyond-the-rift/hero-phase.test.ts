import { expect, test } from "vitest";
import { type Scene, table } from "./table.js";

const both = ["final", "v099"] as const;
const stones = (n: number): string[] => Array.from({ length: n }, () => "pebble");
const phases = (t: ReturnType<typeof table>): unknown[] => t.events("phase").map((e) => e.phase);

test.each(both)("BR-40 Hero, Enemy, Quest or Spawn, Draw, End, and Hero again (%s)", (edition) => {
  const t = table({ edition, heroes: [{ deck: stones(20) }] });
  t.nextRound();
  expect(phases(t)).toEqual(["enemy", "quest", "draw", "end", "hero"]);
  expect(t.view().round).toBe(2);
});

test("BR-41 heroes act in any order and as often as they like", () => {
  const t = table({ heroes: [{ hand: ["tea", "tea"] }, { hand: ["tea", "tea"] }] });
  for (const seat of [1, 0, 0, 1]) {
    expect(t.asked).toEqual([0, 1]);
    t.seat(seat).ap("tea");
  }
  expect(t.view().heroes.map((h) => h.ap)).toEqual([11, 11]);
});

test("BR-42 an action is finished before the next one begins", () => {
  const t = table({ heroes: [{ hand: ["jab", "bolt", "tea"], area: ["ox"] }, { hand: ["tea", "bolt"] }] });
  t.seat(0).attack("jab", "ox");
  const verbs = new Set(t.asked.flatMap((seat) => t.options(undefined, seat).map((o) => o.do)));
  expect([...verbs].filter((verb) => !["lay", "close", "wait", "pass"].includes(verb))).toEqual([]);
  t.resolve();
  expect(t.said("ap-card", 1)).toEqual(["ap-card tea>1"]);
});

test.each(both)("BR-43 BR-A102 the phase ends when all heroes are done at once (%s)", (edition) => {
  const t = table({
    edition,
    heroes: [{ hand: ["tea"], deck: stones(9) }, { deck: stones(9) }, { deck: stones(9) }],
  });
  t.seat(0).done();
  t.seat(2).done();
  expect(t.phase).toBe("hero");
  t.seat(1).done();
  expect(phases(t)[0]).toBe("enemy");
});

test("BR-A102 to be done is withdrawn when any hero takes another action", () => {
  const t = table({
    heroes: [
      { hand: ["tea", "tea"], deck: stones(9) },
      { hand: ["tea"], deck: stones(9) },
    ],
  });
  t.seat(1).done();
  t.seat(0).ap("tea");
  expect(t.asked).toContain(1);
  // It is told, or nobody would know why they are asked again.
  expect(t.events("anew")).toMatchObject([{ seat: 1, rule: "BR-43" }]);
  t.seat(0).done();
  expect(t.phase).toBe("hero");
  t.seat(1).ap("tea");
  t.seat(1).done();
  expect(t.phase).toBe("hero");
  t.seat(0).done();
  expect(phases(t)[0]).toBe("enemy");
});

test("BR-44 these are the actions of the Hero Phase", () => {
  const t = table({
    quest: ["ox", "gate"],
    heroes: [
      { hand: ["bolt", "tea", "study", "limp"], deck: ["pebble"], board: { action: { cost: 0, do: { gain: 1 } } } },
      { area: ["wolf"], hand: ["pebble"] },
    ],
    scenario: { actions: [{ action: "bell", name: { en: "bell", de: "Glocke" }, cost: 1, do: { raise: "threat" } }] },
  });
  expect(t.said(undefined, 0)).toEqual(
    [
      "act bell",
      "ap-card tea>0",
      "attack bolt>gate",
      "attack bolt>ox",
      "attack bolt>wolf",
      "done",
      "draw",
      "engage ox",
      "engage wolf",
      "open gate 1",
      "open gate 2",
      "open gate 3",
      "open gate 4",
      "open gate 5",
      "special study>0",
      "suffer limp",
      "swap",
      "trade bolt",
      "trade study",
      "trade tea",
      "use ann",
    ].sort(),
  );
  expect(t.said("disengage", 1)).toEqual(["disengage wolf"]);
  t.seat(0).act("bell").use("ann");
  expect(t.view().threat).toBe(1);
  expect(t.hero().ap).toBe(5);
});

test.each(both)("BR-45 drawing costs what the board says and brings the top card (%s)", (edition) => {
  const t = table({ edition, heroes: [{ deck: ["bolt", "jab"], board: { draw: 3 } }] });
  t.seat(0).draw();
  expect(t.hero()).toMatchObject({ ap: 2, hand: ["bolt"], deck: ["jab"] });
  expect(t.options("draw")).toEqual([]);
});

test.each(both)("BR-46 BR-A66 swapping costs once, whatever the number; as many are drawn (%s)", (edition) => {
  const t = table({
    edition,
    heroes: [{ hand: ["pebble", "tea", "jab", "cut", "yawn"], deck: ["bolt", "flask", "ward", "ember"] }],
  });
  t.seat(0).answer({ do: "swap" });
  t.expectOptions(["exchange jab", "exchange pebble", "exchange tea"]);
  t.seat(0).answer({ do: "exchange", card: "pebble" });
  t.expectOptions(["end", "exchange jab", "exchange tea"]);
  t.seat(0).answer({ do: "exchange", card: "jab" }).end();
  expect(t.hero()).toMatchObject({
    ap: 4,
    hand: ["bolt", "cut", "flask", "tea", "yawn"],
    deck: ["ward", "ember"],
    discard: ["pebble", "jab"],
  });
});

test("BR-46 BR-A66 what is swapped away is discarded first, and may come back by a reshuffle", () => {
  const t = table({ heroes: [{ hand: ["tea", "jab"], deck: [] }] });
  t.seat(0).swap("tea", "jab");
  const { hand, deck, discard } = t.hero();
  expect([...hand, ...deck].toSorted()).toEqual(["jab", "tea", "yawn", "yawn"]);
  expect([hand.length, discard.length]).toEqual([2, 0]);
});

test("BR-46 with nothing but Wounds and Fatigue there is nothing to swap", () => {
  const t = table({ heroes: [{ hand: ["cut", "yawn"], deck: ["tea"] }] });
  expect(t.options("swap")).toEqual([]);
  expect(t.options("trade")).toEqual([]);
});

test.each(both)("BR-47 a discarded card brings the AP the board says; Wounds and Fatigue do not (%s)", (edition) => {
  const t = table({ edition, heroes: [{ hand: ["jab", "cut", "yawn", "limp"], board: { trade: 2 } }] });
  expect(t.said("trade")).toEqual(["trade jab"]);
  t.seat(0).trade("jab");
  expect(t.hero()).toMatchObject({ ap: 7, discard: ["jab"], hand: ["cut", "limp", "yawn"] });
  expect(t.why({ do: "trade", card: "cut" })).toEqual(["BR-4"]);
});

test("BR-46 BR-47 neither is playing a card: what the card says does not happen", () => {
  const t = table({ heroes: [{ hand: ["tea", "study", "pebble"], deck: ["jab", "bolt"] }] });
  t.seat(0).trade("tea").swap("study");
  expect(t.hero()).toMatchObject({ ap: 5, hand: ["jab", "pebble"], deck: ["bolt"] });
  expect([...t.events("ap-card"), ...t.events("special")]).toEqual([]);
});

test.each(both)(
  "BR-48 BR-A23 engaging costs once and takes an enemy from the Quest Area or another hero's (%s)",
  (edition) => {
    const t = table({ edition, quest: ["ox"], heroes: [{ ap: 7 }, { area: ["wolf"] }] });
    expect(t.options("engage", 0)).toMatchObject([
      { card: "ox", cost: 3 },
      { card: "wolf", cost: 2 },
    ]);
    t.seat(0).engage("ox").engage("wolf");
    expect(t.hero(0)).toMatchObject({ ap: 2, area: ["ox", "wolf"] });
    expect(t.hero(1)).toMatchObject({ ap: 5, area: [] });
    expect(t.view().quest).toEqual([]);
  },
);

test("BR-48 BR-112 what is attached changes the cost of engaging", () => {
  const t = table({ quest: ["ox+slump"], heroes: [{}] });
  expect(t.options("engage")).toMatchObject([{ card: "ox", cost: 2 }]);
});

test.each(both)(
  "BR-49 disengaging costs the same and puts an enemy of one's own into the Quest Area (%s)",
  (edition) => {
    const t = table({ edition, quest: ["rat"], heroes: [{ area: ["wolf"] }, { area: ["archer"] }] });
    expect(t.options("disengage", 0)).toMatchObject([{ card: "wolf", cost: 2 }]);
    t.seat(0).disengage("wolf");
    expect(t.hero(0)).toMatchObject({ ap: 3, area: [] });
    expect(t.view().quest).toEqual(["rat", "wolf"]);
  },
);

test("BR-A68 an enemy that is one's own already cannot be engaged", () => {
  const t = table({ heroes: [{ area: ["wolf"] }] });
  expect(t.options("engage")).toEqual([]);
  expect(t.why({ do: "engage", card: "wolf" })).toEqual(["BR-A68"]);
});

test("BR-50 the hand limit means nothing before the Draw Phase", () => {
  const scene: Scene = { heroes: [{ hand: stones(6), deck: stones(12), ap: 6 }, { deck: stones(12) }] };
  const t = table(scene);
  t.seat(0).draw().draw();
  expect(t.hero().hand).toHaveLength(8);
  expect(t.events("discard")).toEqual([]);
  t.nextRound();
  expect(t.hero().hand).toHaveLength(6);
});

test("BR-44 a scenario's action and a board's may be used once a round where they say so", () => {
  const once = { cost: 0, once: "round", do: { gain: 1 } };
  const t = table({
    heroes: [{ board: { action: once }, deck: stones(20) }],
    scenario: { actions: [{ action: "rest", name: { en: "rest", de: "Rast" }, ...once }] },
  });
  t.seat(0).use("ann").act("rest");
  expect(t.hero().ap).toBe(7);
  expect([...t.options("use"), ...t.options("act")]).toEqual([]);
  t.nextRound();
  expect(t.said("use")).toEqual(["use ann"]);
  expect(t.said("act")).toEqual(["act rest"]);
});
