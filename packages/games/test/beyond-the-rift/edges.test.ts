import { expect, test } from "vitest";
import { refusal } from "../kit.js";
import { card, enemy } from "./invented.js";
import { begun, opened, type Scene, table } from "./table.js";

/** Where two rules meet. */
const both = ["final", "v099"] as const;
const stones = Array.from({ length: 12 }, () => "pebble");
const assault = { table: [{ who: "wolf", zero: { attack: "target" } }] };
const post = enemy("post", [1, 1, 0, 2, 9]);

test("BR-A32 BR-78 no card is discarded for AP in the Enemy Phase, and nothing is drawn, swapped or engaged", () => {
  const t = table({
    responses: [0, 0],
    quest: ["rat"],
    heroes: [{ hand: ["block", "tea", "study", "jab", "pebble"], deck: stones, area: ["wolf"], ap: 9 }],
    scenario: assault,
  }).done();
  expect(t.phase).toBe("enemy");
  t.expectOptions(["close", "guard", "lay block"]);
  expect(t.why({ do: "trade", card: "tea" })).not.toEqual([]);
});

test("BR-71 BR-A51 with several targets each added card must reach them all", () => {
  const t = table({
    enemies: [post],
    quest: ["ox"],
    heroes: [{ hand: ["sweep", "jab", "ember"], area: ["post"], ap: 9 }],
  });
  t.seat(0).attack("sweep", "post").target("ox");
  expect(t.said("lay")).toEqual(["lay ember"]);
});

test("BR-71 BR-A51 a further target must be in the range of the card that began it", () => {
  const whirl = card("whirl", { attack: { primary: 0, value: 9, targets: 3 } });
  const t = table({
    cards: [whirl],
    quest: ["rat"],
    heroes: [{ hand: ["whirl"], area: ["ox", "wolf"] }, { area: ["archer"] }],
  });
  t.seat(0).attack("whirl", "ox");
  expect(t.prompt).toBe("further-target");
  t.expectOptions(["end", "target wolf"]);
});

test("BR-A51 each beaten enemy gets the whole damage of the board, and the attacker's order holds", () => {
  const t = table({
    enemies: [post],
    responses: [0, 0],
    woundDeck: ["cut", "limp", "bruise", "cut"],
    quest: ["post", "ox"],
    heroes: [{ hand: ["sweep"], board: { wounds: 2 } }],
  });
  t.seat(0).attack("sweep", "ox").target("post");
  t.resolve();
  expect(t.view().quest).toEqual(["post+bruise+cut", "ox+cut+limp"]);
});

test.each(both)(
  "BR-64 BR-A26 a Defense card's symbol draws after all is laid, before the enemy's card (%s)",
  (edition) => {
    const t = table({
      edition,
      responses: [0, 2, 0],
      heroes: [{ hand: ["hunch", "block"], deck: stones, area: ["wolf"], ap: 9 }],
      scenario: assault,
    }).done();
    t.seat(0).lay("hunch");
    expect(t.drawn()).toEqual(["0 column"]);
    t.resolve();
    expect(t.drawn().slice(0, 3)).toEqual(["0 column", "2 symbol", "0 attack"]);
    expect(t.results()).toEqual(["2:2 miss"]);
  },
);

test("BR-A61 option woundBan holds for a defence too", () => {
  const t = table({
    options: { woundBan: true },
    responses: [0, 0],
    heroes: [{ hand: ["riposte", "bruise", "block"], deck: stones, area: ["wolf"], ap: 9 }],
    scenario: assault,
  }).done();
  t.seat(0).lay("riposte");
  expect(t.said("lay")).toEqual(["lay block"]);
  t.seat(0).lay("block");
  expect(t.said("lay")).toEqual(["lay bruise"]);
});

test("BR-A61 option woundBan: in a defence those laid before count as well", () => {
  const t = table({
    options: { woundBan: true },
    responses: [0, 0],
    heroes: [{ hand: ["block", "bruise", "bruise", "ward"], deck: stones, area: ["wolf"], ap: 9 }],
    scenario: assault,
  }).done();
  t.seat(0).lay("block").lay("bruise");
  expect(t.said("lay")).toEqual(["lay ward"]);
});

test("BR-A87 an undivided card that is added to an attack does both as well", () => {
  const t = table({ enemies: [post], responses: [0], heroes: [{ hand: ["jab", "both"], area: ["post"] }] });
  t.seat(0).attack("jab", "post").lay("both");
  t.resolve();
  expect(t.results()).toEqual(["6:2 hit"]);
  // 5 - 2 - 1 + 2
  expect(t.hero().ap).toBe(4);
});

test.each(both)("BR-117 BR-135 Wounds of attack may be laid in an attack on a door (%s)", (edition) => {
  const t = table({ edition, quest: ["gate"], responses: [0], heroes: [{ hand: ["jab", "cut", "ember"] }] });
  t.seat(0).attack("jab", "gate").lay("cut");
  t.resolve();
  expect(t.results()).toEqual(["2:2 miss"]);
  expect(t.view().quest).toEqual(["gate"]);
});

test("BR-45 BR-36 what is in play may change what drawing and swapping cost", () => {
  const rises = (cost: string, by: number) => ({ get: { [cost]: by }, to: "each hero" });
  const mud = { terrain: "mud", name: { en: "mud", de: "Schlamm" }, kind: "hazard", final: 2, v099: 2 };
  const t = table({
    terrain: [{ ...mud, ongoing: [rises("swap-cost", 3), rises("draw-cost", 1)] }],
    quest: ["mud"],
    heroes: [
      { hand: ["tea", "pebble"], deck: stones, ap: 4 },
      { hand: ["tea"], deck: stones, ap: 3 },
    ],
  });
  expect(t.options("swap", 0)).toMatchObject([{ cost: 4 }]);
  expect(t.options("swap", 1)).toEqual([]);
  expect(t.options("draw", 1)).toMatchObject([{ cost: 3 }]);
});

test("BR-22 BR-45 a draw that can bring nothing is not offered", () => {
  const t = table({ edition: "v099", fatigueDeck: [], heroes: [{ hand: ["pebble"] }] });
  expect(t.options("draw")).toEqual([]);
  const last = table({ heroes: [{ hand: ["pebble"] }] });
  last.seat(0).draw();
  expect(last.hero()).toMatchObject({ hand: ["pebble", "yawn"], deck: ["yawn"] });
});

test("BR-42 BR-A47 what is discarded by an effect in mid-attack is not what has been laid", () => {
  const fumble = card("fumble", { attack: { primary: 0, value: 5, bonus: { discard: 2 } } });
  const t = table({
    cards: [fumble],
    enemies: [post],
    responses: [0],
    heroes: [{ hand: ["fumble", "jab", "pebble"], area: ["post"] }],
  });
  t.seat(0).attack("fumble", "post").lay("jab");
  t.resolve();
  expect(t.results()).toEqual(["8:2 hit"]);
  expect(t.hero().hand).toEqual([]);
  expect(t.hero().discard.toSorted()).toEqual(["fumble", "jab", "pebble"]);
});

test("BR-A52 BR-A1 the rebuilt Response Deck is shuffled", () => {
  for (let i = 0; i < 6; i++) {
    const t = table({ responses: [], spent: true, seed: `seed ${i}`, heroes: [{ hand: ["crush"], area: ["ox"] }] });
    const [, ...behind] = t.view().responseDiscard;
    t.seat(0).attack("crush", "ox");
    t.resolve();
    expect(t.view().responseDeck).toHaveLength(behind.length);
    expect(t.view().responseDeck).not.toEqual(behind);
  }
});

test.each([
  ["Wound", { woundDeck: [], woundDiscard: ["cut", "bruise", "limp", "cut", "bruise", "limp"] }, "woundDeck"],
  ["Fatigue", { fatigueDeck: [], fatigueDiscard: ["yawn", "ache", "slump", "yawn", "ache", "slump"] }, "fatigueDeck"],
] as const)("BR-23 final: the rebuilt %s Deck is shuffled", (_, piles, deck) => {
  const hurt = card("hurt", { special: { cost: 0, do: [{ wound: "hero" }, { fatigue: "hero" }] } });
  const seen = new Set<string>();
  for (let i = 0; i < 8; i++) {
    const t = table({ ...piles, cards: [hurt], seed: `seed ${i}`, heroes: [{ hand: ["hurt"] }] });
    t.seat(0).special("hurt");
    expect(t.view()[deck]).toHaveLength(5);
    seen.add(t.view()[deck].join());
  }
  expect(seen.size).toBeGreaterThan(3);
});

test("BR-22 the new deck is shuffled, the Fatigue among the cards", () => {
  const discard = ["jab", "bolt", "tea", "flask", "block", "ward", "study", "scout"];
  const seen = new Set<string>();
  for (let i = 0; i < 6; i++) {
    const t = table({ seed: `seed ${i}`, heroes: [{ discard }] });
    t.seat(0).draw();
    seen.add(t.hero().deck.join());
  }
  expect(seen.size).toBeGreaterThan(3);
});

test.each([
  ["final", "taken"],
  ["v099", "refused"],
] as const)("BR-15 the fifth and sixth hero are in the final edition only (%s)", (edition, answer) => {
  const given = refusal(() => opened({ edition, heroes: [["marrow"]] }));
  expect(given === "taken" ? given : "refused").toBe(answer);
  expect(refusal(() => opened({ edition, heroes: [["bastian"]] }))).toBe("taken");
});

test("BR-16 the first Hero Phase begins with the AP of the board, without an AP for each card in hand", () => {
  const t = begun({ heroes: [{ deck: stones }] });
  expect(t.hero()).toMatchObject({ ap: 5 });
  expect(t.view()).toMatchObject({ round: 1, phase: "hero" });
});

test("BR-68 BR-A45 a hero's bonus to attacks counts in the own attack, not in one they aid", () => {
  const scene: Scene = {
    enemies: [post],
    responses: [0],
    quest: ["post"],
    heroes: [{ hand: ["bolt"] }, { hand: ["bolt"], area: ["banner"] }],
  };
  const own = table(scene);
  own.seat(1).attack("bolt", "post");
  own.resolve();
  expect(own.results()).toEqual(["4:2 hit"]);
  const aided = table(scene);
  aided.seat(0).attack("bolt", "post");
  aided.seat(1).lay("bolt");
  aided.resolve();
  expect(aided.results()).toEqual(["6:2 hit"]);
});

test("BR-48 BR-A86 what is attached goes along when an enemy changes area", () => {
  const t = table({ quest: ["ox+cut+yawn"], heroes: [{}] });
  t.seat(0).engage("ox");
  expect(t.hero().area).toEqual(["ox+cut+yawn"]);
});

test("BR-121 BR-A81 a lost supply ends it at once: nothing of the action follows", () => {
  const greedy = card("greedy", { attack: { primary: 0, value: 9, bonus: { raise: "threat" } } });
  const t = table({
    cards: [greedy],
    enemies: [post],
    responses: [0],
    woundDeck: [],
    heroes: [{ hand: ["greedy"], area: ["post"] }],
  });
  t.seat(0).attack("greedy", "post");
  t.resolve();
  expect(t.over).toBe(true);
  expect(t.view().threat).toBe(0);
});

test("BR-36 BR-44 BR-132 a scenario's action needs its AP, and no engaged enemy only where it says so", () => {
  const action = (id: string, more: object) => ({
    action: id,
    name: { en: id, de: id },
    do: { raise: "threat" },
    ...more,
  });
  const offered = (ap: number, area: readonly string[]): string[] =>
    table({
      heroes: [{ ap, area }],
      scenario: { actions: [action("shout", { cost: 2 }), action("climb", { cost: 2, unengaged: true })] },
    }).said("act");
  expect(offered(1, [])).toEqual([]);
  expect(offered(2, [])).toEqual(["act climb", "act shout"]);
  expect(offered(2, ["wolf"])).toEqual(["act shout"]);
  expect(offered(2, ["dog"])).toEqual(["act climb", "act shout"]);
});

test("BR-116 what is no hero holds no Wounds that could be sent back", () => {
  const salve = card("salve", { range: 2, special: { cost: 0, do: { cure: "any", to: "each enemy" } } });
  const t = table({ cards: [salve], heroes: [{ hand: ["salve", "cut"], area: ["wolf+cut"] }] });
  t.seat(0).special("salve");
  expect(t.hero()).toMatchObject({ hand: ["cut"], area: ["wolf+cut"] });
});

test("BR-58 heroes strike at enemies and Doors, and not at heroes", () => {
  const slap = card("slap", { range: 2, special: { cost: 0, do: { strike: "hero", n: 9 } } });
  const t = table({ cards: [slap], heroes: [{ hand: ["slap"] }] });
  t.seat(0).special("slap");
  expect([t.results(), t.drawn(), t.hero().hand]).toEqual([[], [], []]);
});

test("BR-144 BR-76 what stands on the sheet already is not noted again: that would change nothing", () => {
  const scribe = card("scribe", {
    range: 1,
    special: { cost: 0, do: [{ note: "seen" }, { do: { note: "seen" }, otherwise: { gain: 1 } }] },
  });
  const t = table({ cards: [scribe], heroes: [{ hand: ["scribe"], ap: 3 }] });
  t.seat(0).special("scribe");
  expect([t.events("note").length, t.hero().ap]).toEqual([1, 4]);
});

test("BR-76 to discard nobody's card, or to read a card that there is not, changes nothing", () => {
  const idle = card("idle", {
    range: 1,
    special: {
      cost: 0,
      do: [
        { do: { discard: { count: "enemies" } }, otherwise: { gain: 1 } },
        { do: { check: "> 3", then: { gain: 5 } }, otherwise: { gain: 1 } },
      ],
    },
  });
  const t = table({ cards: [idle], heroes: [{ hand: ["idle", "jab"], ap: 3 }] });
  t.seat(0).special("idle");
  expect([t.hero().ap, t.hero().hand]).toEqual([5, ["jab"]]);
});
