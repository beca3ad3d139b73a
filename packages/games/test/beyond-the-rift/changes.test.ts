import { expect, test } from "vitest";
import { card } from "./invented.js";
import { bully, drill, pebbles, row } from "./invented-enemies.js";
import { type Scene, table } from "./table.js";

/** A Persistent card that changes that. */
const charm = (get: object) => card("charm", { persistent: true, special: { cost: 0 }, ongoing: [{ get }] });
const name = { en: "act", de: "act" };

test("BR-3 BR-92 what adds to a hero's defence counts, without a card and for that hero alone", () => {
  const defended = (area: readonly string[], other: readonly string[] = []): string[] => {
    const heroes = [{ area: ["bully", ...area] }, { area: other }];
    const t = drill([row("bully", { attack: "target" })], {
      cards: [charm({ guard: 4 })],
      enemies: [bully],
      heroes,
      responses: [0, 0],
    });
    return t.done().until("may").results();
  };
  expect([defended([]), defended(["charm"]), defended([], ["charm"])]).toEqual([["9:0 hit"], ["9:4 hit"], ["9:0 hit"]]);
});

test("BR-3 BR-67 what adds to a hero's damage attaches so many more Wounds", () => {
  const struck = (area: readonly string[]): readonly string[] => {
    const t = table({
      cards: [charm({ damage: 2 })],
      quest: ["ox"],
      heroes: [{ hand: ["arrow"], area }],
      responses: [0],
    });
    t.seat(0).attack("arrow", "ox");
    return t.resolve().view().quest;
  };
  expect([struck([]), struck(["charm"])]).toEqual([["ox+cut"], ["ox+cut+cut+cut"]]);
});

test("BR-3 BR-17 BR-105 what adds to the hand size counts for drawing and for discarding", () => {
  const heroes = [{ area: ["charm"], deck: pebbles(12) }, { deck: pebbles(12) }];
  const t = table({ cards: [charm({ hand: 2 })], heroes }).nextRound();
  expect([t.hero(0).hand.length, t.hero(1).hand.length]).toEqual([8, 6]);
});

test("BR-3 BR-65 a change for a while counts as long as it says, and no longer", () => {
  const curse = card("curse", {
    range: 2,
    special: { cost: 0, do: { get: { defence: -2 }, to: "each enemy", until: "round" } },
  });
  const t = table({ cards: [curse], quest: ["troll"], heroes: [{ hand: ["curse"], deck: pebbles(20) }] });
  const defence = (): number | undefined => t.view().present.quest[0]?.defence;
  expect(defence()).toBe(4);
  t.seat(0).special("curse");
  expect(defence()).toBe(2);
  t.nextRound();
  expect(defence()).toBe(4);
});

test.each([
  [undefined, [true, true]],
  ["round", [false, true]],
  ["scenario", [false, false]],
] as const)("BR-3 BR-44 an action that may be used once a %s: of a board and of the scenario", (once, again) => {
  const often = once === undefined ? {} : { once };
  const scene: Scene = {
    heroes: [{ deck: pebbles(20), board: { action: { cost: 0, ...often, do: { raise: "threat" } } } }],
    scenario: { actions: [{ action: "act", name, cost: 0, ...often, do: { raise: "threat" } }] },
  };
  const t = table(scene);
  const may = (): boolean[] => [t.may({ do: "use" }), t.may({ do: "act" })];
  expect(may()).toEqual([true, true]);
  t.seat(0).use("ann").act("act");
  expect(t.view().threat).toBe(2);
  const now = may();
  t.nextRound();
  expect([now, may()]).toEqual(again.map((yes) => [yes, yes]));
});

test("BR-3 BR-48 a hero who may not engage can still disengage", () => {
  const moves = (area: readonly string[]): string[] => {
    const heroes = [{ ap: 9, area: ["wolf", ...area] }];
    const t = table({ cards: [charm({ cant: "engage" })], quest: ["ox"], heroes });
    return t.said().filter((o) => o.includes("engage"));
  };
  expect(moves([])).toEqual(["disengage wolf", "engage ox"]);
  expect(moves(["charm"])).toEqual(["disengage wolf"]);
});
