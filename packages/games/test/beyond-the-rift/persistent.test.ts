import { describe, expect, test } from "vitest";
import { card } from "./invented.js";
import { cuts, pebbles } from "./invented-enemies.js";
import { type Scene, table } from "./table.js";

const EDITIONS = ["final", "v099"] as const;
const broom = card("broom", { range: 2, special: { cost: 0, do: { remove: "any lasting" } } });

describe("Persistent cards", () => {
  test.each(EDITIONS)("BR-123 %s: of range 1 only before oneself, of range 2 before any hero", (edition) => {
    const t = table({ edition, heroes: [{ hand: ["banner", "totem"] }, {}, {}] });
    const where = (id: string) => t.options("special", 0).flatMap((o) => (o.card === id ? o.to : []));
    expect(where("banner")).toEqual([0]);
    expect(where("totem")).toEqual([0, 1, 2]);
    t.seat(0).special("totem", 2);
    expect(t.hero(2).area).toEqual(["totem"]);
    expect(t.hero(0)).toMatchObject({ ap: 4, hand: ["banner"], discard: [] });
  });
  test("BR-124 without a word about it they stay, round after round", () => {
    const t = table({ heroes: [{ area: ["totem", "dog"], deck: pebbles(30) }] });
    t.nextRound().nextRound().nextRound();
    expect(t.view().round).toBe(4);
    expect(t.hero().area).toEqual(["totem", "dog"]);
  });
  test("BR-124 they leave when their text says so, to their owner's discard pile", () => {
    const candle = card("candle", { range: 2, persistent: true, special: { cost: 0 }, end: { remove: "self" } });
    const t = table({ cards: [candle], heroes: [{ hand: ["candle"], deck: pebbles(9) }, { deck: pebbles(9) }] });
    t.seat(0).special("candle", 1);
    t.nextRound();
    expect(t.hero(1)).toMatchObject({ area: [], discard: [] });
    expect(t.hero(0).discard).toEqual(["candle"]);
  });
  test("BR-A84 no limit, and copies add up", () => {
    const t = table({ heroes: [{ area: ["banner", "banner", "wolf"], hand: ["jab"] }], responses: [0] });
    t.seat(0).attack("jab", "wolf");
    expect(t.results()).toEqual(["5:2 hit"]);
  });
  test("BR-A84 you is the hero in whose area it lies", () => {
    const lamp = card("lamp", {
      range: 2,
      persistent: true,
      special: { cost: 0 },
      action: { cost: 0, once: "round", do: { gain: 2 } },
    });
    const t = table({ cards: [lamp], heroes: [{ hand: ["lamp"], ap: 5 }, { ap: 1 }] });
    t.seat(0).special("lamp", 1);
    expect(t.options("use", 0)).toEqual([]);
    t.seat(1).use("lamp");
    expect([t.hero(0).ap, t.hero(1).ap]).toEqual([5, 3]);
    expect(t.options("use", 1)).toEqual([]);
  });
  test("BR-A84 you is that hero when it is laid, for its End effect, and for whom it concerns", () => {
    const drum = card("drum", {
      range: 2,
      persistent: true,
      special: { cost: 0, do: { gain: 2 } },
      end: { gain: 3 },
      ongoing: [{ get: { attack: 4 }, to: "each your enemy" }],
    });
    const heroes = [
      { hand: ["drum"], ap: 1, area: ["wolf"], deck: pebbles(9) },
      { ap: 1, area: ["wolf"], deck: pebbles(9) },
    ];
    const t = table({ cards: [drum], heroes });
    t.seat(0).special("drum", 1);
    expect([t.hero(0).ap, t.hero(1).ap]).toEqual([1, 3]);
    expect(t.view().present.heroes.map(([wolf]) => wolf?.attack)).toEqual([2, 6]);
    t.nextRound();
    expect([t.hero(0).ap, t.hero(1).ap]).toEqual([5, 8]);
  });
  test("BR-124 BR-114 an ally whose health falls below 1 leaves, though nothing is attached to it just then", () => {
    const straw = card("straw", {
      persistent: true,
      special: { cost: 0 },
      ongoing: [{ get: { health: 2 }, to: "each ally" }],
    });
    const t = table({ cards: [straw, broom], heroes: [{ hand: ["broom"], area: ["dog+cut+cut", "straw"] }] });
    expect(t.view().present.heroes[0]?.[0]?.health).toBe(2);
    t.seat(0).special("broom").target("straw");
    expect(t.hero().area).toEqual([]);
    expect(t.hero().discard.toSorted()).toEqual(["broom", "dog", "straw"]);
  });
  test("BR-A84 what it changes, it changes for that hero alone", () => {
    const song = card("song", {
      range: 2,
      persistent: true,
      special: { cost: 0 },
      ongoing: [{ get: { strength: 3 } }],
    });
    const heroes = [{ hand: ["song", "bolt"] }, { hand: ["bolt"], area: ["ox"] }];
    const t = table({ cards: [song], heroes, quest: ["wolf"], responses: [0, 0] });
    t.seat(0).special("song", 1);
    t.seat(1).attack("bolt", "ox").close();
    t.until("hero-phase");
    t.seat(0).attack("bolt", "wolf");
    expect(t.results()).toEqual(["6:0 hit", "3:2 hit"]);
  });
});

describe("cards under a Persistent card", () => {
  const scene: Scene = { cards: [broom], heroes: [{ area: ["totem~jab~pebble"], hand: ["broom"] }, {}] };
  test("BR-128 they lie face down and are no attachments", () => {
    const t = table(scene);
    expect(t.view().heroes[0].area).toEqual(["totem~jab~pebble"]);
    expect(t.view(1).heroes[0].area).toEqual(["totem~?~?"]);
  });
  test.each(EDITIONS)("BR-128 %s: they are discarded with it", (edition) => {
    const t = table({ ...scene, edition });
    t.seat(0).special("broom");
    t.until("hero-phase");
    expect(t.hero().area).toEqual([]);
    expect([...t.hero().discard].sort()).toEqual(["broom", "jab", "pebble", "totem"]);
  });
});

describe("revealing", () => {
  test.each(EDITIONS)("BR-129 %s: the top of the deck, then into the discard pile", (edition) => {
    const t = table({ edition, heroes: [{ hand: ["scout"], deck: ["jab", "tea", "bolt"] }] });
    t.seat(0).special("scout");
    expect(t.order("reveal")).toEqual(["jab", "tea"]);
    expect(t.hero()).toMatchObject({ hand: [], deck: ["bolt"], revealed: [] });
    expect([...t.hero().discard].sort()).toEqual(["jab", "scout", "tea"]);
  });
  test("BR-129 fewer if the deck is short, and nothing is shuffled", () => {
    const t = table({ heroes: [{ hand: ["scout"], deck: ["jab"], discard: pebbles(5) }] });
    t.seat(0).special("scout");
    expect(t.order("reveal")).toEqual(["jab"]);
    expect(t.events("reshuffle")).toEqual([]);
    expect(t.hero().deck).toEqual([]);
    expect(t.hero().discard).toHaveLength(7);
  });
  test("BR-129 what is revealed is used first: it lies open, and a card of the kind may be taken", () => {
    const seek = card("seek", { special: { cost: 0, do: [{ reveal: 3 }, { take: "attack" }] } });
    const t = table({ cards: [seek], heroes: [{ hand: ["seek"], deck: ["jab", "tea", "bolt", "pebble"] }, {}] });
    t.seat(0).special("seek");
    expect(t.prompt).toBe("take");
    expect([...t.view(1).heroes[0].revealed].sort()).toEqual(["bolt", "jab", "tea"]);
    t.expectOptions(["take bolt", "take jab"]);
    t.seat(0).answer({ do: "take", card: "bolt" });
    expect(t.hero()).toMatchObject({ hand: ["bolt"], deck: ["pebble"], revealed: [] });
    expect([...t.hero().discard].sort()).toEqual(["jab", "seek", "tea"]);
  });
  test("BR-129 a Reaction to an enemy discards what it revealed as soon as it is over, not behind the enemy's last action", () => {
    const peek = card("peek", { range: 2, reaction: { cost: 0, when: "attacked", do: { reveal: 1 } } });
    const t = table({
      cards: [peek],
      quest: ["archer"],
      scenario: { table: [{ who: "archer", zero: { attack: "target" } }] },
      heroes: [{ hand: ["peek"], deck: ["jab", "tea"] }],
    });
    t.done().until("react");
    t.seat(0).react("peek");
    expect(t.prompt).toBe("commit-defence");
    expect(t.hero()).toMatchObject({ revealed: [], deck: ["tea"] });
    expect([...t.hero().discard].sort()).toEqual(["jab", "peek"]);
  });
});

describe("revealing within revealing", () => {
  test("BR-129 what an effect has revealed stays for it, though a Reaction reveals in the middle", () => {
    const hunt = card("hunt", {
      range: 2,
      special: { cost: 0, do: [{ reveal: 2 }, { engage: "each loose enemy" }, { take: "attack" }] },
    });
    const peek = card("peek", { range: 2, reaction: { cost: 0, when: "engaged", do: { reveal: 1 } } });
    const deck = ["jab", "tea", "flask", "pebble"];
    const t = table({ cards: [hunt, peek], quest: ["ox"], heroes: [{ hand: ["hunt", "peek"], deck }] });
    t.seat(0).special("hunt");
    t.seat(0).react("peek");
    expect(t.hero()).toMatchObject({ hand: ["jab"], revealed: [], deck: ["pebble"] });
    expect(t.hero().discard.toSorted()).toEqual(["flask", "hunt", "peek", "tea"]);
  });
});

describe("aiding", () => {
  test.each(EDITIONS)(
    "BR-130 BR-131 %s: an attack is aided by cards that reach the enemy, and paid by who aids",
    (edition) => {
      const heroes = [
        { area: ["wolf"], hand: ["jab"], ap: 5 },
        { hand: ["jab", "bolt"], ap: 5 },
      ];
      const t = table({ edition, heroes, responses: [0] });
      t.seat(0).attack("jab", "wolf");
      expect(t.options("lay", 1).map((o) => o.card)).toEqual(["bolt"]);
      t.seat(1).lay("bolt");
      t.until("hero-phase");
      expect(t.results()).toEqual(["6:2 hit"]);
      expect(t.hero(0)).toMatchObject({ ap: 3, discard: ["jab"] });
      expect(t.hero(1)).toMatchObject({ ap: 3, hand: ["jab"], discard: ["bolt"] });
    },
  );
  test.each(EDITIONS)("BR-131 BR-39 %s: AP for another hero needs range 2", (edition) => {
    const t = table({ edition, heroes: [{ hand: ["tea", "flask"], ap: 1 }, { ap: 1 }] });
    expect(
      t
        .options("ap-card", 0)
        .map((o) => `${o.card}>${o.to}`)
        .sort(),
    ).toEqual(["flask>0", "flask>1", "tea>0"]);
    t.seat(0).ap("flask", 1);
    expect([t.hero(0).ap, t.hero(1).ap]).toEqual([0, 5]);
  });
});

describe("what is seen", () => {
  const heroes = [
    { hand: ["jab", "cut"], deck: ["bolt", "tea"] },
    { hand: ["tea"], deck: ["jab"] },
  ];
  test("BR-A22 hands are open by default, decks never", () => {
    const seen = table({ heroes }).view(1).heroes[0];
    expect(seen.hand).toEqual(["cut", "jab"]);
    expect(seen.deck).toEqual(["?", "?"]);
    expect(table({ heroes }).view(0).heroes[0].deck).toEqual(["?", "?"]);
  });
  test("BR-A22 with hidden hands each sees only their own", () => {
    const t = table({ heroes, options: { hiddenHands: true } });
    expect(t.view(1).heroes[0].hand).toEqual(["?", "cut"]);
    expect(t.view(1).heroes[1].hand).toEqual(["tea"]);
    expect(t.view(0).heroes[0].hand).toEqual(["cut", "jab"]);
  });
  test("BR-A22 Wounds and Fatigue lie open in a hidden hand, however they came there: enemies go by them (BR-99)", () => {
    const mine = [
      { hand: ["jab"], deck: ["yawn", "bolt"] },
      { hand: ["tea"], deck: ["jab"] },
    ];
    const scene: Scene = {
      heroes: mine,
      options: { hiddenHands: true },
      scenario: { hero: { eachHero: { wound: "hero" } } },
    };
    const t = table(scene);
    t.seat(0).draw();
    expect(t.view(1).heroes[0].hand).toEqual(["?", "yawn"]);
    t.nextRound();
    expect(t.view(1).heroes[0].hand).toContain("cut");
  });
  test("BR-A22 other decks keep their order to themselves", () => {
    const t = table({ heroes, enemyDeck: ["wolf", "rat"], terrainDeck: ["rock"] });
    expect(t.view(0)).toMatchObject({ enemyDeck: ["?", "?"], terrainDeck: ["?"] });
    expect(new Set([...t.view(0).woundDeck, ...t.view(0).fatigueDeck, ...t.view(0).responseDeck])).toEqual(
      new Set(["?"]),
    );
  });
});

test("BR-A56 seven Wounds in a solo hero's hand in the Hero Phase end nothing", () => {
  const t = table({ heroes: [{ hand: cuts(9), deck: pebbles(9) }] });
  t.seat(0).draw();
  expect(t.over).toBe(false);
});
