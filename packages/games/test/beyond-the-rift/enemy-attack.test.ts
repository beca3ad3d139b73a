import { describe, expect, test } from "vitest";
import { card, enemy } from "./invented.js";
import { drill, fought, pebbles, row, sniper, wall } from "./invented-enemies.js";
import type { Scene, Table } from "./table.js";

const EDITIONS = ["final", "v099"] as const;
const attacks = (who: string) => row(who, { attack: "target" });
/** An archer in the Quest Area (attack 2) shoots; the column is 0, then come the Response cards named. */
const shot = (responses: readonly number[], scene: Scene = {}): Table =>
  drill([attacks("archer")], { quest: ["archer"], ...scene, responses: [0, ...responses] });
const asked = (t: Table): Table => t.done().until("commit-defence");

describe("an enemy attack", () => {
  test("BR-91 everything is committed before the Response card is drawn, and nothing after it", () => {
    const t = asked(shot([1], { heroes: [{ hand: ["block", "hunch"], ap: 5 }] }));
    expect(t.drawn()).toEqual(["0 column"]);
    t.seat(0).lay("block");
    expect(t.drawn()).toEqual(["0 column"]);
    t.seat(0).close();
    expect(t.drawn()).toEqual(["0 column", "1 attack"]);
    expect(t.prompt).toBe("may");
    expect(t.hero().hand).toContain("hunch");
  });

  test("BR-92 a hero's own defence is 0", () => {
    expect(fought(shot([0])).results()).toEqual(["2:0 hit"]);
  });

  test("BR-92 defence is bought at the rate of the board, as much as can be paid", () => {
    const t = asked(shot([0], { heroes: [{ ap: 7 }] }));
    t.seat(0).guard().guard().guard();
    expect(t.hero().ap).toBe(1);
    // There is nothing left to add, so it comes at once.
    expect(t.prompt).toBe("may");
    expect(t.results()).toEqual(["2:3 miss"]);
    const cheap = asked(shot([0], { heroes: [{ ap: 3, board: { guard: 1 } }] }));
    cheap.seat(0).guard().guard().close();
    expect([cheap.hero().ap, cheap.results()]).toEqual([1, ["2:2 miss"]]);
  });

  test("BR-93 the enemy's attack, its attachments and a Response card are added", () => {
    const t = fought(shot([3], { quest: ["archer+yawn"] }));
    expect(t.results()).toEqual(["4:0 hit"]);
    expect(t.drawn()).toEqual(["0 column", "3 attack"]);
  });

  test.each(EDITIONS)("BR-94 BR-5 %s: it hits only with more; a tie misses", (edition) => {
    const tie = asked(shot([0], { edition, heroes: [{ hand: ["block"] }] }));
    tie.seat(0).lay("block").close();
    expect(tie.results()).toEqual(["2:2 miss"]);
    expect(tie.hero().hand).toEqual([]);
    const more = asked(shot([1], { edition, heroes: [{ hand: ["block"] }] }));
    more.seat(0).lay("block").close();
    expect(more.results()).toEqual(["3:2 hit"]);
    expect(more.hero().hand).toEqual(["cut"]);
  });

  test("BR-95 BR-A27 a hit puts the enemy's damage straight into the hand, kind by kind", () => {
    const brute = enemy("brute", [1, 2, 9, 0, 1], { wounds: 2, fatigue: 1 });
    const t = fought(drill([attacks("brute")], { enemies: [brute], quest: ["brute"], heroes: [{ hand: ["jab"] }] }));
    expect([...t.hero().hand].sort()).toEqual(["cut", "cut", "jab", "yawn"]);
    expect(t.events().flatMap((e) => (["wound", "fatigue"].includes(e.do) ? e.do : []))).toEqual([
      "wound",
      "wound",
      "fatigue",
    ]);
    const tired = fought(drill([attacks("monk")], { quest: ["monk"], responses: [0, 3] }));
    expect(tired.hero().hand).toEqual(["yawn"]);
  });

  test("BR-96 what was laid and bought counts for that attack only", () => {
    const t = drill([attacks("archer")], {
      quest: ["archer", "archer"],
      heroes: [{ hand: ["block"], ap: 3 }],
      responses: [0, 0, 0],
    });
    t.done().until("commit-defence");
    t.seat(0).lay("block").guard();
    t.until("may");
    expect(t.results()).toEqual(["2:3 miss", "2:0 hit"]);
    expect(t.hero()).toMatchObject({ ap: 0, discard: ["block"] });
  });

  test("BR-97 BR-130 BR-131 another hero adds Defense cards of range 2, and pays for them", () => {
    const t = shot([0], { heroes: [{}, { hand: ["ward", "block", "tea", "jab"], area: ["ox"], ap: 5 }] });
    asked(t);
    expect(t.options("lay", 1).map((o) => o.card)).toEqual(["ward"]);
    expect(t.options("guard", 1)).toEqual([]);
    t.seat(1).lay("ward");
    t.seat(0).close();
    expect(t.results()).toEqual(["2:2 miss"]);
    expect(t.hero(1)).toMatchObject({ ap: 4, discard: ["ward"] });
  });

  test("BR-152 each attack draws a Response card of its own, and so does a card's symbol", () => {
    const t = drill([attacks("archer")], {
      quest: ["archer", "archer"],
      heroes: [{ hand: ["hunch"] }],
      responses: [0, 3, 1, 2],
    });
    t.done().until("commit-defence");
    t.seat(0).lay("hunch").close();
    t.until("may");
    expect(t.drawn()).toEqual(["0 column", "3 symbol", "1 attack", "2 attack"]);
    expect(t.results()).toEqual(["3:3 miss", "4:0 hit"]);
  });

  test("BR-A49 BR-69 the Bonus of a Defense card comes after that attack, hit or not", () => {
    const t = asked(shot([0], { heroes: [{ hand: ["riposte"], ap: 1 }] }));
    t.seat(0).lay("riposte");
    const told = t.events().map((e) => e.do);
    expect(told.indexOf("wound")).toBeLessThan(told.indexOf("ap"));
    expect(t.hero().ap).toBe(3);
  });
});

describe("who ends a commitment", () => {
  const aided = (): Table => asked(shot([0], { heroes: [{}, { hand: ["ward"], area: ["ox"] }] }));
  test("BR-A39 the attacked hero leads and closes it, though another could still aid", () => {
    const t = aided();
    expect(t.asked).toEqual([0, 1]);
    t.seat(0).close();
    expect(t.results()).toEqual(["2:0 hit"]);
  });
  test("BR-A39 the one who aids cannot close it", () => {
    expect(aided().options("close", 1)).toEqual([]);
  });
  test("BR-A39 unless another seat asked to be waited for", () => {
    const t = aided();
    t.seat(1).wait();
    if (t.may({ do: "close" }, 0)) t.seat(0).close();
    expect(t.results()).toEqual([]);
    t.seat(1).lay("ward");
    t.until("may");
    expect(t.results()).toEqual(["2:2 miss"]);
  });
});

describe("reactions to enemies", () => {
  const dodgeFar = card("leap", { range: 2, reaction: { cost: 1, when: "hit", do: { prevent: 1 } } });

  test("BR-A40 each event that a Reaction names opens a window for whoever can play one", () => {
    const t = shot([0], { heroes: [{ hand: ["dodge"], ap: 1 }] }).done();
    expect(t.prompt).toBe("react");
    t.seat(0).react("dodge");
    expect(t.hero()).toMatchObject({ hand: [], ap: 0, discard: ["dodge"] });
    expect(t.prompt).toBe("may");
  });
  test("BR-A40 no window for a Reaction that cannot be paid, or to another event", () => {
    const poor = shot([0], { heroes: [{ hand: ["dodge"], ap: 0 }] }).done();
    expect(poor.prompt).toBe("may");
    const missed = asked(shot([0], { cards: [wall], heroes: [{ hand: ["dodge", "wall"], ap: 5 }] }));
    missed.seat(0).lay("wall").close();
    expect(missed.prompt).toBe("may");
  });
  test("BR-A40 any seat may be first, and the window closes when all have passed", () => {
    const scene: Scene = { cards: [dodgeFar], heroes: [{ hand: ["leap"] }, { hand: ["leap"], area: ["ox"] }] };
    const t = asked(shot([0], scene));
    t.seat(0).close();
    expect(t.asked).toEqual([0, 1]);
    t.seat(1).pass();
    expect(t.prompt).toBe("react");
    expect(t.asked).toEqual([0]);
    t.seat(0).pass();
    expect(t.prompt).toBe("may");
    expect(t.hero(0).hand).toEqual(["cut", "leap"]);
  });
  test("BR-A42 something at another hero may be answered if the card reaches that hero", () => {
    const scene: Scene = {
      cards: [dodgeFar],
      heroes: [{}, { hand: ["leap", "dodge"], area: ["ox"] }],
    };
    const t = asked(shot([0], scene));
    t.seat(0).close();
    expect(t.prompt).toBe("react");
    expect(t.asked).toEqual([1]);
    expect(t.options("react", 1).map((o) => o.card)).toEqual(["leap"]);
    t.seat(1).react("leap");
    expect(t.hero(0).hand).toEqual([]);
  });
  test("BR-A42 or if it reaches the enemy: range 1 answers an attack on another hero by an enemy of one's own", () => {
    const trip = card("trip", { reaction: { cost: 0, when: "attacked", do: { gain: 1 } } });
    const near = (area: readonly string[], quest: readonly string[]): boolean => {
      const heroes = [{}, { hand: ["trip", "pebble"], area }];
      const t = drill([row("archer", { attack: "target" })], { cards: [trip], heroes, quest });
      t.done();
      expect(t.events("assault").map((e) => e.seat)).toEqual([0]);
      return t.prompt === "react" && t.may({ do: "react", card: "trip" }, 1);
    };
    expect([near(["archer"], []), near(["ox"], ["archer"])]).toEqual([true, false]);
  });
  test("BR-A41 a Reaction to what a Reaction did resolves first, and one card answers an event once", () => {
    const revenge = card("revenge", {
      range: 2,
      reaction: { cost: 0, when: "hit", do: [{ kill: "attacker" }, { gain: 1 }] },
    });
    const cheer = card("cheer", { range: 2, reaction: { cost: 0, when: "killed", do: { gain: 5 } } });
    const t = shot([0], { cards: [revenge, cheer], heroes: [{ hand: ["revenge", "cheer"], ap: 0 }] }).done();
    t.seat(0).react("revenge");
    expect(t.prompt).toBe("react");
    t.seat(0).react("cheer");
    t.until("may");
    expect(t.hero().ap).toBe(6);
    expect(t.order("react")).toEqual(["revenge", "cheer"]);
    expect(t.hero().discard).toEqual(expect.arrayContaining(["cheer", "revenge"]));
  });
  test("BR-A40 the same card in two copies may answer twice, one card only once", () => {
    const t = drill([row("troll", { attack: "target" })], {
      heroes: [{ area: ["troll"], hand: ["dodge", "dodge"], ap: 5 }],
      responses: [0, 0],
    });
    t.done().until("commit-defence");
    t.seat(0).close();
    t.seat(0).react("dodge").react("dodge");
    t.until("may");
    expect(t.hero()).toMatchObject({ hand: [], ap: 3 });
  });
});

test("BR-A56 BR-107 too many Wounds in the Enemy Phase do not kill", () => {
  const t = drill([attacks("sniper")], {
    enemies: [sniper],
    quest: ["sniper", "sniper"],
    heroes: [{ hand: ["cut", "cut", "cut", "cut"], deck: pebbles(8) }, {}, {}, {}],
  });
  t.done().until((x) => x.over || x.prompt === "may");
  expect(t.over).toBe(false);
  expect(t.view().phase).toBe("quest");
});
