import { checkPackValue } from "@rifthall/packs";
import { describe, expect, test } from "vitest";
import { PACK } from "./cards.js";
import { neverrift, type Table, table } from "./table.js";

describe("passive and active", () => {
  const { cards: _c, decks: _d, tamers, ...pack } = PACK;
  const [tamer] = tamers as readonly Readonly<Record<string, unknown>>[];
  const without = (field: string) => {
    const { [field]: _, ...half } = tamer;
    return checkPackValue({ ...pack, pack: "halves", tamers: [{ ...half, tamer: "half" }] });
  };

  test.each(["passive", "active"])("NR-63 a tamer without a %s is refused", (field) => {
    expect(
      without(field)
        .problems.map((p) => `${p.path} ${p.message}`)
        .join(),
    ).toMatch(new RegExp(field));
  });

  test("NR-63 both work: here one draws when a creature enters, the other tames", () => {
    const t = table({ board: { d4: "wall-9:1" }, hands: [["plain-1"], []], decks: [["rock"], []], tamers: ["herald"] });
    t.seat(0).play("plain-1", "a1").active();
    t.expect({ board: { a1: "plain-1:0", d4: "wall-9:0/1" }, hands: { 0: ["rock"] }, decks: { 0: [] } });
  });

  test("NR-67 the tamer lies on no field and is nobody's target", () => {
    const t = table({ board: { a1: "plain-1:1" }, hands: [["destroy-spell"], []], tamers: ["herald*", "herald"] });
    t.seat(0).cast("destroy-spell");
    t.expect({ board: { a1: "." }, hands: { 0: [] }, graveyards: { 0: ["destroy-spell"], 1: ["plain-1"] } });
    expect(t.position().tamers).toEqual(["herald*", "herald"]);
  });
});

describe("the passive", () => {
  const deck = ["rock", "cliff", "wall-9"];

  test("NR-64 works once a turn: the second creature draws nothing", () => {
    const hands = [["second-creature", "plain-1", "plain-2"], []];
    const t = table({ hands, decks: [deck, []], tamers: ["herald*"] });
    t.seat(0).cast("second-creature").play("plain-1", "a1").play("plain-2", "d4");
    t.expect({
      board: { a1: "plain-1:0", d4: "plain-2:0" },
      hands: { 0: ["rock"] },
      decks: { 0: ["cliff", "wall-9"] },
      graveyards: { 0: ["second-creature"] },
    });
  });

  test("NR-64 and again in the next turn", () => {
    const t = table({ hands: [["plain-1", "plain-2"], ["rock"]], decks: [deck, []], tamers: ["herald*"] });
    t.seat(0).play("plain-1", "a1").end();
    t.seat(1).play("rock", "b2").end();
    t.seat(0).play("plain-2", "d4");
    t.expect({
      board: { a1: "plain-1:0", b2: "rock", d4: "plain-2:0" },
      hands: { 0: ["rock", "cliff", "wall-9"], 1: [] },
      decks: { 0: [] },
    });
  });

  test("NR-64 only on its own event: a place is no creature, an enemy's creature is not friendly", () => {
    const t = table({ hands: [["rock"], []], decks: [deck, []], tamers: ["herald*"] });
    t.seat(0).play("rock", "a1");
    t.expect({ board: { a1: "rock" }, hands: { 0: [] } });
  });

  test("NR-66 not in the opponent's turn, whatever happens there", () => {
    const scene = { board: { a1: "plain-1:0", d4: "plain-1:1" }, decks: [deck, []], tamers: ["mourner*", "quiet*"] };
    const t = table({ ...scene, hands: [[], ["destroy-spell"]], turn: 1 });
    t.seat(1).cast("destroy-spell");
    t.expect({ board: { a1: "." }, hands: { 1: [] }, graveyards: { 0: ["plain-1"], 1: ["destroy-spell"] } });
    const u = table({ ...scene, hands: [["destroy-spell"], []] });
    u.seat(0).cast("destroy-spell");
    u.expect({
      board: { d4: "." },
      hands: { 0: ["rock"] },
      decks: { 0: ["cliff", "wall-9"] },
      graveyards: { 0: ["destroy-spell"], 1: ["plain-1"] },
    });
  });

  test("NR-66 both players' passives of the same kind: only the one whose turn it is", () => {
    const t = table({
      board: { d4: "plain-1:1" },
      hands: [["destroy-spell"], []],
      decks: [["rock"], ["cliff"]],
      tamers: ["mourner*", "mourner*"],
    });
    t.seat(0).cast("destroy-spell");
    t.expect({
      board: { d4: "." },
      hands: { 0: ["rock"] },
      decks: { 0: [] },
      graveyards: { 0: ["destroy-spell"], 1: ["plain-1"] },
    });
  });

  test("NR-64 NR-66 it works with a spent active as with an unspent one", () => {
    for (const tamer of ["scribe", "scribe*"]) {
      const board = { a1: "plain-1:0" };
      const t = table({ board, hands: [["strength"], []], decks: [["rock"], []], tamers: [tamer] });
      t.seat(0).cast("strength");
      t.expect({ hands: { 0: ["rock"] }, decks: { 0: [] }, graveyards: { 0: ["strength"] } });
    }
  });

  test("NR-A36 it must be used unless it says may", () => {
    const t = table({ hands: [["plain-1"], []], decks: [["rock"], []], tamers: ["herald*"] });
    t.seat(0).play("plain-1", "a1");
    t.expect({ board: { a1: "plain-1:0" }, hands: { 0: ["rock"] }, decks: { 0: [] } });
    const u = table({ hands: [["plain-1"], []], decks: [["rock"], []], tamers: ["asker*"] });
    u.seat(0).play("plain-1", "a1");
    u.expectOptions(["accept", "decline"]);
    u.seat(0).decline();
    u.expect({ board: { a1: "plain-1:0" }, hands: { 0: [] } });
  });

  test("NR-A36 it is spent when it resolves: after accepting, the second creature asks nothing", () => {
    const hands = [["second-creature", "plain-1", "plain-2"], []];
    const t = table({ hands, decks: [deck, []], tamers: ["asker*"] });
    t.seat(0).cast("second-creature").play("plain-1", "a1").accept().play("plain-2", "d4");
    t.expect({
      board: { a1: "plain-1:0", d4: "plain-2:0" },
      hands: { 0: ["rock"] },
      decks: { 0: ["cliff", "wall-9"] },
      graveyards: { 0: ["second-creature"] },
    });
  });
});

describe("what the passive speaks of", () => {
  test("NR-103 NR-66 you are its owner: an opponent's Grave Digging in your turn is none of yours", () => {
    const scene = {
      decks: [["rock"], ["cliff"]],
      graveyards: [["plain-1"], ["plain-2"]],
      tamers: ["quiet*", "quiet*"],
    };
    const t = table({ ...scene, board: { d4: "dig-when-destroyed-1:1" }, hands: [["destroy-spell"], []] });
    t.seat(0).cast("destroy-spell");
    t.seat(1).take("plain-2");
    t.expect({
      board: { d4: "." },
      hands: { 0: [], 1: ["plain-2"] },
      graveyards: { 0: ["plain-1", "destroy-spell"], 1: ["dig-when-destroyed-1"] },
    });
    const u = table({ ...scene, hands: [["dig-spell"], []] });
    u.seat(0).cast("dig-spell");
    u.expect({ hands: { 0: ["plain-1", "rock"] }, decks: { 0: [] }, graveyards: { 0: ["dig-spell"] } });
  });
});

describe("the active", () => {
  test("NR-65 can be used once a game", () => {
    const t = table({ hands: [["rock", "plain-1"], ["cliff"]], decks: [["wall-9", "plain-2"], []], tamers: ["quiet"] });
    t.seat(0).active();
    t.expect({ hands: { 0: ["rock", "plain-1", "wall-9"] }, decks: { 0: ["plain-2"] } });
    expect(t.position().tamers[0]).toBe("quiet*");
    t.expectOptions([], "active");
    expect(t.why({ do: "active" })).toContain("NR-65");
    t.seat(0).play("rock", "a1").end();
    t.seat(1).play("cliff", "b1").end();
    t.expectOptions([], "active");
    expect(t.why({ do: "active" })).toContain("NR-65");
  });

  test("NR-65 the opponent's is their own", () => {
    const t = table({ hands: [["rock"], []], decks: [[], ["wall-9", "wall-9"]], tamers: ["quiet*", "quiet"] });
    t.expectOptions([], "active");
    t.seat(0).play("rock", "a1").end();
    t.expectOptions(["active"], "active");
  });

  test("NR-66 can only be used in one's own turn", () => {
    const t = table({ hands: [["rock"], ["rock"]], tamers: ["quiet", "quiet"] });
    expect(t.options("active", 1)).toEqual([]);
    expect(t.why({ do: "active" }, 1)).not.toEqual([]);
  });

  test("NR-66 NR-50 not while a pass is to be answered", () => {
    const t = table({ board: { a1: "plain-1:0" }, tamers: ["quiet", "quiet"], turn: 1, passed: 0 });
    t.expectOptions([], "active");
  });

  test("NR-68 using it does not prevent a pass", () => {
    const t = table({ board: { a1: "plain-1:0" }, hands: [["rock"], []], decks: [["wall-9"]], tamers: ["quiet"] });
    t.seat(0).active().end();
    t.expectOptions(["tame plain-1@a1", "decline"]);
  });

  test("NR-A37 place-moving: each place may move once this turn, to any empty field", () => {
    const t = table({ board: { a1: "rock", b1: "cliff", d4: "plain-1:1" }, tamers: ["carter"] });
    t.expectOptions([], "shift");
    t.seat(0).active();
    t.expectOptions(["shift cliff@b1", "shift rock@a1"], "shift");
    t.seat(0).shift("rock");
    expect(t.options("move")).toHaveLength(13);
    t.seat(0).move("c3");
    t.expect({ board: { a1: ".", c3: "rock" } });
    t.expectOptions(["shift cliff@b1"], "shift");
    expect(t.why({ do: "shift", card: "rock", field: "c3" })).toContain("NR-A37");
    t.seat(0).shift("cliff").move("a1");
    t.expectOptions(["end"]);
  });

  test("NR-A37 a place that can't be moved stays", () => {
    const t = table({ board: { a1: "rock", b1: "jailer-1:1", d4: "cliff" }, tamers: ["carter"] });
    t.seat(0).active();
    t.expectOptions(["shift cliff@d4"], "shift");
    expect(t.why({ do: "shift", card: "rock", field: "a1" })).toContain("NR-A37");
  });

  test("NR-A37 in the next turn nothing moves any more", () => {
    const t = table({ board: { a1: "rock" }, hands: [["plain-1"], ["cliff"]], tamers: ["carter"] });
    t.seat(0).active().play("plain-1", "d4").end();
    t.expectOptions([], "shift");
    t.seat(1).play("cliff", "d1").end();
    t.expectOptions([], "shift");
  });

  test("NR-A37 between other cards of the turn, and a place played this turn may move too", () => {
    const t = table({ hands: [["banner", "plain-3"], []], tamers: ["carter"], board: { b1: "plain-4:1" } });
    t.seat(0).active().play("banner", "d4").shift("banner").move("c2").play("plain-3", "c1");
    t.expect({ board: { c2: "banner", c1: "plain-3:0", b1: "plain-4:0/1" }, hands: { 0: [] } });
  });

  test("NR-89 NR-63 place-sacrifice: this turn a Sacrifice may destroy a place instead", () => {
    const board = { b2: "rock", c2: "plain-1:0", d2: "plain-1:1" };
    const t = table({ board, hands: [["sacrifice-5"], []], tamers: ["reaper"] });
    t.expectOptions(["sacrifice sacrifice-5@c2"], "sacrifice");
    t.seat(0).active();
    t.expectOptions(["sacrifice sacrifice-5@b2", "sacrifice sacrifice-5@c2"], "sacrifice");
    t.seat(0).sacrifice("sacrifice-5", "b2");
    expect(t.at("b2")).toBe("sacrifice-5:0");
  });
});

describe("what is told", () => {
  const told = (t: Table, kind: string, language: "en" | "de" = "en"): string[] =>
    t.events(kind).map((e) => neverrift.speech[language].event(t.match.state, e));

  test("NR-64 an answer that changes nothing says so", () => {
    const scene = { hands: [["plain-1"], []], tamers: ["herald*"] };
    const empty = table(scene);
    empty.seat(0).play("plain-1", "a1");
    expect(told(empty, "passive")).toEqual(["herald answers, but nothing changes."]);
    expect(told(empty, "passive", "de")).toEqual(["herald antwortet, aber nichts ändert sich."]);
    const drawn = table({ ...scene, decks: [["rock"], []] });
    drawn.seat(0).play("plain-1", "a1");
    expect(told(drawn, "passive")).toEqual(["herald answers."]);
  });

  test("NR-69 so does a card's own answer", () => {
    const scene = { board: { a1: "draw-when-destroyed-1:0" }, hands: [[], ["destroy-spell"]], turn: 1 };
    const idle = (decks: string[][]): unknown[] => {
      const t = table({ ...scene, decks });
      t.seat(1).cast("destroy-spell");
      return t.events("trigger").map((e) => e.idle);
    };
    expect(idle([["rock"], []])).toEqual([undefined]);
    expect(idle([[], []])).toEqual([true]);
  });

  test("NR-42 a taming by an effect cites what taming is", () => {
    const t = table({ board: { a1: "plain-1:1" }, hands: [["mutiny"], []] });
    t.seat(0).cast("mutiny");
    expect(t.events("tame")).toMatchObject([{ rule: "NR-42", card: "plain-1" }]);
  });
});

describe("what would be spent for nothing", () => {
  const options = (scene: Parameters<typeof table>[0]): unknown[] =>
    table(scene)
      .described()
      .map(({ do: what, idle = false }) => [what, idle]);

  test("NR-65 an active that would change nothing says so and is not the first option", () => {
    const scene = { tamers: ["herald"] };
    expect(options(scene)).toEqual([
      ["end", false],
      ["active", true],
    ]);
    expect(options({ ...scene, board: { a1: "plain-1:0" } })).toContainEqual(["active", true]);
    expect(options({ ...scene, board: { a1: "plain-1:1" } })).toContainEqual(["active", false]);
    expect(options({ ...scene, board: { a1: "untamable-1:1" } })).toContainEqual(["active", true]);
  });

  test("NR-25 NR-30 so does a spell without a target, unless something answers spells", () => {
    const scene = { hands: [["destroy-spell"], []] };
    expect(options(scene)).toEqual([
      ["end", false],
      ["cast", true],
    ]);
    expect(options({ ...scene, tamers: ["scribe*"] })).toContainEqual(["cast", false]);
    expect(options({ ...scene, board: { a1: "plain-1:1" } })).toContainEqual(["cast", false]);
  });

  test("NR-A42 a player's own hand counts: with nothing of that kind in it, nothing is put", () => {
    const scene = { tamers: ["borro-of-the-broad-herd"] };
    expect(options({ ...scene, hands: [["rock"], []] })).toContainEqual(["active", true]);
    expect(options({ ...scene, hands: [["plain-1"], []] })).toContainEqual(["active", false]);
  });
});
