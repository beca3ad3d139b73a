import { describe, expect, test } from "vitest";
import { assaulted, cuts, drill, fought, moves, orMark, pebbles, row } from "./invented-enemies.js";
import { game, type Seated, type Table } from "./table.js";

const EDITIONS = ["final", "v099"] as const;
/** Whom an archer in the Quest Area shoots at. */
const aimed = (heroes: readonly Seated[], edition: "final" | "v099" = "final"): Table =>
  drill([row("archer", { attack: "target" })], { edition, quest: ["archer"], heroes });

describe("target priority", () => {
  test.each(EDITIONS)("BR-99 %s: first, fewest enemies in the Hero Area", (edition) => {
    const t = aimed([{ area: ["ox"] }, { hand: pebbles(3) }, { area: ["ox", "ox"] }], edition);
    expect(assaulted(fought(t))).toEqual([1]);
  });
  test("BR-99 second, fewest cards in hand, Wounds and Fatigue among them", () => {
    expect(assaulted(fought(aimed([{ hand: pebbles(3) }, { hand: pebbles(2) }, { hand: pebbles(4) }])))).toEqual([1]);
    expect(assaulted(fought(aimed([{ hand: pebbles(2) }, { hand: ["cut", "yawn", "pebble"] }])))).toEqual([0]);
  });
  test("BR-99 third, most Wounds in hand; Fatigue does not count", () => {
    expect(assaulted(fought(aimed([{ hand: pebbles(2) }, { hand: ["cut", "pebble"] }])))).toEqual([1]);
    expect(assaulted(fought(aimed([{ hand: ["yawn", "yawn"] }, { hand: ["cut", "pebble"] }])))).toEqual([1]);
  });
  test("BR-99 BR-A43 fourth, the players choose, whoever of them says it first", () => {
    const t = aimed([{ hand: ["yawn"] }, { hand: ["pebble"] }, { area: ["ox"] }]);
    t.done().until("target");
    expect(t.asked).toEqual([0, 1, 2]);
    t.expectOptions(["hero 0", "hero 1"], "hero");
    t.seat(2).hero(1);
    t.until("may");
    expect(assaulted(t)).toEqual([1]);
  });
  test("BR-99 each step only among those who are equal in the steps before", () => {
    // cat has the fewest cards, but an enemy; of ann and ben, ben has fewer cards, and fewer Wounds.
    const t = aimed([{ hand: cuts(3) }, { hand: pebbles(2) }, { area: ["ox"], hand: [] }]);
    expect(assaulted(fought(t))).toEqual([1]);
  });
  test("BR-99 BR-137 doors, terrain and allies are no enemies in an area", () => {
    const t = aimed([{ area: ["dog", "totem"] }, { hand: pebbles(1) }]);
    t.done().until((x) => x.events("assault").length > 0);
    expect(assaulted(t)).toEqual([0]);
  });
  test("BR-98 where one hero only is valid nobody is asked", () => {
    const alone = aimed([{}]).done();
    expect(alone.prompt).toBe("commit-defence");
    const near = drill([row("wolf", { attack: "target" })], { heroes: [{ area: ["wolf"] }, { area: ["ox"] }] }).done();
    expect(near.prompt).toBe("commit-defence");
    expect(assaulted(near)).toEqual([0]);
  });
  test("BR-A11 the acting enemy itself is counted where it stands", () => {
    const t = drill([row("archer", { attack: "target" })], { heroes: [{ area: ["archer"] }, { hand: pebbles(3) }] });
    expect(assaulted(fought(t))).toEqual([1]);
  });
});

describe("fixed for the activation", () => {
  test("BR-100 decided before the first action: who was engaged is still the one attacked", () => {
    const t = drill([row("archer", [{ engage: "self" }, { attack: "target" }])], {
      quest: ["archer"],
      heroes: [{}, { hand: pebbles(2) }],
    });
    fought(t);
    expect(moves(t)).toEqual(["engage archer>0"]);
    expect(assaulted(t)).toEqual([0]);
  });
  test("BR-100 a choice of the players holds for the whole activation", () => {
    const t = drill([row("archer", [{ obstruct: 1 }, { engage: "self" }, { attack: "target" }])], {
      quest: ["archer"],
      heroes: [{}, {}],
    });
    t.done().until("target");
    t.seat(0).hero(1);
    t.until((x) => x.prompt === "target" || x.prompt === "may");
    expect(t.prompt).toBe("may");
    expect(t.events("obstruct").map((e) => e.seat)).toEqual([1]);
    expect(moves(t)).toEqual(["engage archer>1"]);
    expect(assaulted(t)).toEqual([1]);
  });
  test("BR-100 the next enemy decides anew", () => {
    const t = drill([row("archer", [{ engage: "self" }, { attack: "target" }])], {
      quest: ["archer", "archer"],
      heroes: [{}, { hand: pebbles(2) }],
    });
    fought(t);
    expect(assaulted(t)).toEqual([0, 1]);
  });
  test("BR-A10 where the fixed hero is not valid for an action, the only valid one is used", () => {
    // ben comes first; the wolf, which only reaches ann, attacks her.
    const t = drill([row("wolf", [{ attack: "target" }, { reengage: "self" }])], {
      heroes: [{ area: ["wolf"], hand: pebbles(2) }, {}],
    });
    fought(t);
    expect(assaulted(t)).toEqual([0]);
    expect(moves(t)).toEqual(["reengage wolf>1"]);
  });
  test("BR-A10 after a re-engagement the fixed hero is valid", () => {
    const t = drill([row("wolf", [{ reengage: "self" }, { attack: "target" }])], {
      heroes: [{ area: ["wolf"], hand: pebbles(2) }, {}],
    });
    fought(t);
    expect(moves(t)).toEqual(["reengage wolf>1"]);
    expect(assaulted(t)).toEqual([1]);
  });
  test("BR-100 BR-84 a choice of the players holds where Support ties between Hero Areas, and the other way round", () => {
    const heroes = [{ area: ["wolf"] }, { area: ["wolf"] }];
    const before = drill([row("archer", [{ obstruct: 1 }, { support: "wolf" }])], { quest: ["archer"], heroes });
    before.done().until("target");
    before.seat(0).hero(1);
    expect(before.prompt).toBe("may");
    expect(moves(before)).toEqual(["support archer>1"]);
    const behind = drill([row("archer", [{ support: "wolf" }, { attack: "target" }])], { quest: ["archer"], heroes });
    behind.done().until("support");
    behind.seat(0).hero(1);
    behind.until((x) => x.prompt === "target" || x.prompt === "may");
    expect(behind.prompt).toBe("may");
    expect(assaulted(behind)).toEqual([1]);
  });
  test("BR-A71 BR-76 of equal heroes one is chosen first: if nothing would change there, the alternate is done", () => {
    const chosen = (seat: number): Table => {
      const t = drill([row("archer", orMark({ obstruct: 1 }))], { quest: ["archer"], heroes: [{ ap: 0 }, { ap: 3 }] });
      t.done().until("target");
      expect(t.asked).toEqual([0, 1]);
      expect(game.source(t.match.state)).toBe("archer");
      t.seat(0).hero(seat);
      return t.until("may");
    };
    expect(chosen(0).view()).toMatchObject({ threat: 1, heroes: [{ ap: 0 }, { ap: 3 }] });
    expect(chosen(1).view()).toMatchObject({ threat: 0, heroes: [{ ap: 0 }, { ap: 2 }] });
  });
  test("BR-A71 BR-A72 of equal heroes the one it is engaged with: it stays, so the alternate is done", () => {
    const t = drill([row("wolf", orMark({ reengage: "self" }))], { heroes: [{ area: ["wolf"] }, { area: ["ox"] }] });
    t.done().until("target");
    t.seat(0).hero(0);
    t.until("may");
    expect(t.view().threat).toBe(1);
    expect(moves(t)).toEqual([]);
  });
});
