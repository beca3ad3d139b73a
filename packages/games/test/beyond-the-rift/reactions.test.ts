import { expect, test } from "vitest";
import { card, enemy } from "./invented.js";
import { drill, mark, pebbles, row } from "./invented-enemies.js";
import { type Scene, type Table, table } from "./table.js";

const feeble = enemy("feeble", [1, 2, 0, 0, 9]);
const answer = (when: string) => card("answer", { range: 2, reaction: { cost: 1, when, do: { gain: 3 } } });
const attack = { attack: "target" };
const enemyDoes = (who: string, cell: unknown, responses: readonly number[] = [0, 0]) => ({
  scene: { quest: [who], scenario: { table: [row(who, cell)] }, responses } as Scene,
  play: (t: Table) => t.done(),
});
const heroDoes = (name: string, target: string) => ({
  scene: { quest: [target], responses: [0] } as Scene,
  play: (t: Table) => {
    t.seat(0).attack(name, target);
    return t;
  },
});
const EVENTS = {
  attacked: enemyDoes("archer", attack),
  response: enemyDoes("archer", attack),
  hit: enemyDoes("archer", attack),
  wounded: enemyDoes("archer", attack),
  missed: enemyDoes("feeble", attack),
  engaged: enemyDoes("ox", { engage: "self" }),
  poisoned: enemyDoes("archer", { poison: "target" }),
  spawned: { scene: { enemyDeck: ["ox"], scenario: { quest: { spawn: 1 } } } as Scene, play: (t: Table) => t.done() },
  struck: heroDoes("arrow", "ox"),
  failed: heroDoes("feint", "troll"),
  killed: heroDoes("arrow", "rat"),
};
/** Goes on without reacting until somebody may react. */
const reacting = (t: Table): Table => t.until((x) => x.prompt === "react" || x.view().round > 1 || x.over);
/** The table for an event; the hero holds that Reaction. */
const at = (event: keyof typeof EVENTS, when: string, ap = 5): Table => {
  const { scene, play } = EVENTS[event];
  const heroes = [{ hand: ["arrow", "feint", "answer"], deck: pebbles(12), ap }];
  return reacting(play(table({ ...scene, cards: [answer(when)], enemies: [feeble], heroes })));
};

test.each(Object.keys(EVENTS) as (keyof typeof EVENTS)[])("BR-A40 BR-56 %s opens a window for it", (event) => {
  const t = at(event, event);
  expect(t.prompt).toBe("react");
  expect(t.options("react").map((o) => o.card)).toEqual(["answer"]);
  const { ap } = t.hero();
  t.forget().seat(0).react("answer");
  expect(t.events("ap")[0]).toMatchObject({ seat: 0, left: ap - 1 + 3 });
});

test.each([
  ["hit", "missed"],
  ["missed", "hit"],
  ["missed", "wounded"],
  ["struck", "failed"],
  ["struck", "killed"],
  ["failed", "struck"],
  ["engaged", "spawned"],
  ["spawned", "engaged"],
  ["hit", "poisoned"],
  ["poisoned", "attacked"],
] as const)("BR-56 at %s nobody is asked for a Reaction to %s", (event, when) => {
  expect(at(event, when).prompt).not.toBe("react");
});

test.each(["hit", "struck", "spawned"] as const)("BR-A40 BR-36 at %s nobody is asked who cannot pay", (event) => {
  expect(at(event, event, 0).prompt).not.toBe("react");
});

test("BR-A40 before the event or after it, as worded: attacked comes before any card is laid, hit before the Wound", () => {
  const before = at("attacked", "attacked");
  expect(before.drawn()).toEqual(["0 column"]);
  const hit = at("hit", "hit");
  expect(hit.results()).toEqual(["2:0 hit"]);
  expect(hit.hero().hand).not.toContain("cut");
  expect(at("wounded", "wounded").hero().hand).toContain("cut");
});

test("BR-A41 one card answers one event once: it is out of the hand while it is resolved", () => {
  const t = at("hit", "hit");
  t.seat(0).react("answer");
  expect(t.order("react")).toEqual(["answer"]);
  expect(t.prompt).not.toBe("react");
});

test("BR-A41 a Reaction may answer what another Reaction brought about, completely and first", () => {
  const call = card("call", { range: 2, reaction: { cost: 0, when: "hit", do: [{ spawn: 1 }, { gain: 1 }] } });
  const greet = card("greet", { range: 2, reaction: { cost: 0, when: "spawned", do: [{ draw: 1 }, { gain: 4 }] } });
  const t = drill([row("archer", attack)], {
    cards: [call, greet],
    quest: ["archer"],
    enemyDeck: ["ox"],
    heroes: [{ hand: ["call", "greet"], deck: ["jab"], ap: 1 }],
    responses: [0, 0],
  });
  reacting(t.done());
  t.seat(0).react("call");
  expect(t.prompt).toBe("react");
  expect(t.options("react").map((o) => o.card)).toEqual(["greet"]);
  t.seat(0).react("greet");
  expect(t.events("ap").map((e) => e.left)).toEqual([5, 6]);
  expect(t.hero().hand).toContain("cut");
});

test("BR-114 BR-75 an enemy that a Reaction kills in the middle of its activation does not go on", () => {
  const pit = card("pit", { range: 2, reaction: { cost: 0, when: "engaged", do: { kill: "that" } } });
  const t = drill([row("wolf", [{ engage: "self" }, attack])], {
    cards: [pit],
    quest: ["wolf"],
    heroes: [{ hand: ["pit"] }],
    responses: [0, 0],
  });
  reacting(t.done());
  t.seat(0).react("pit");
  t.until("may");
  expect(t.events("assault")).toEqual([]);
  expect(t.view()).toMatchObject({ quest: [], gone: ["wolf"] });
});

test("BR-114 BR-A41 a Reaction that kills the attacker ends its attack, and its row goes on", () => {
  const snare = card("snare", { range: 2, reaction: { cost: 0, when: "attacked", do: { kill: "attacker" } } });
  const t = drill([row("archer", [attack, mark]), row("rat", mark)], {
    cards: [snare],
    quest: ["archer", "rat"],
    heroes: [{ hand: ["snare"] }],
    responses: [0, 0],
  });
  reacting(t.done());
  t.seat(0).react("snare");
  t.until("may");
  expect(t.results()).toEqual([]);
  expect(t.hero().hand).toEqual([]);
  // The archer is dead and does no more; the rat does.
  expect(t.view()).toMatchObject({ quest: ["rat"], threat: 1 });
});

test("BR-A42 BR-30 range 1 answers no death in the Quest Area or before another hero, only one before oneself", () => {
  const gloat = (range: number) => card("gloat", { range, reaction: { cost: 0, when: "killed", do: { gain: 1 } } });
  const slain = (range: number, place: "quest" | "own" | "other") => {
    const t = table({
      cards: [gloat(range)],
      quest: place === "quest" ? ["rat"] : [],
      heroes: [
        { hand: ["arrow"], area: place === "other" ? ["rat"] : [] },
        { hand: ["gloat"], area: place === "own" ? ["rat"] : [] },
      ],
      responses: [0],
    });
    t.seat(0).attack("arrow", "rat");
    t.until((x) => x.prompt === "react" || x.prompt === "hero-phase");
    return t.prompt === "react";
  };
  expect([slain(1, "quest"), slain(1, "other"), slain(1, "own")]).toEqual([false, false, true]);
  expect([slain(2, "quest"), slain(2, "other"), slain(2, "own")]).toEqual([true, true, true]);
});

test.each(["attacked", "response"])(
  "BR-A47 an attacker that a Reaction to %s drives out of reach attacks nobody",
  (when) => {
    const shoo = (name: string): Table => {
      const shove = card("shove", { range: 2, reaction: { cost: 0, when, do: { disengage: "attacker" } } });
      const t = drill([row(name, attack)], {
        cards: [shove],
        heroes: [{ hand: ["shove", "block"], area: [name] }],
        responses: [0, 0],
      });
      t.done();
      if (when === "response") t.seat(0).lay("block");
      reacting(t).seat(0).react("shove");
      return t.until("may");
    };
    const wolf = shoo("wolf");
    expect([wolf.results(), wolf.view().quest]).toEqual([[], ["wolf"]]);
    // What was spent stays spent.
    expect(wolf.hero()).toMatchObject({ ap: when === "response" ? 4 : 5 });
    expect(shoo("archer").results()).toHaveLength(1);
  },
);

test("BR-A47 BR-A83 an ally that is gone before the comparison is not hit, nor is the hero", () => {
  const spare = card("spare", { range: 2, reaction: { cost: 0, when: "response", do: { remove: "any ally" } } });
  const t = drill([row("archer", attack)], {
    cards: [spare],
    quest: ["archer"],
    heroes: [{ hand: ["spare"], area: ["dog"] }],
    responses: [0, 3],
  });
  t.done().until("shield");
  t.seat(0).shield("dog");
  reacting(t).seat(0).react("spare");
  t.until("may");
  expect(t.results()).toEqual([]);
  expect(t.hero()).toMatchObject({ hand: [], area: [] });
  expect(t.hero().discard.toSorted()).toEqual(["dog", "spare"]);
});

test("BR-A40 a hit of which nothing comes wounds nobody", () => {
  const wince = card("wince", { range: 2, reaction: { cost: 0, when: "wounded", do: { gain: 1 } } });
  const hit = (first: "react" | "pass"): string => {
    const t = drill([row("archer", attack)], {
      cards: [wince],
      quest: ["archer"],
      heroes: [{ hand: ["dodge", "wince"] }],
      responses: [0, 0],
    });
    reacting(t.done()).seat(0).answer({ do: first });
    return t.prompt;
  };
  expect([hit("react"), hit("pass")]).toEqual(["may", "react"]);
});

test("BR-A22 BR-A40 with hidden hands whoever holds cards is asked, so that nobody learns what they are", () => {
  const hands = (hiddenHands: boolean) => {
    const heroes = [
      { hand: ["pebble"], deck: pebbles(9) },
      { hand: [], area: ["ox", "ox"], deck: pebbles(9) },
    ];
    const t = drill([row("archer", attack)], {
      options: { hiddenHands },
      quest: ["archer"],
      heroes,
      responses: [0, 0],
    });
    t.done();
    return [t.prompt, t.asked];
  };
  expect(hands(true)).toEqual(["react", [0]]);
  expect(hands(false)).toEqual(["commit-defence", [0]]);
});
