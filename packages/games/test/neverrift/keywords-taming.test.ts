import { describe, expect, test } from "vitest";
import { table } from "./table.js";

describe("Sacrifice", () => {
  test("NR-89 it may destroy a creature one controls and enter on that very field, where it fights", () => {
    const t = table({ board: { b2: "plain-1:0", b1: "plain-4:1" }, hands: [["sacrifice-5"], []] });
    t.expectOptions(["sacrifice sacrifice-5@b2"], "sacrifice");
    t.seat(0).sacrifice("sacrifice-5", "b2");
    t.expect({
      board: { b2: "sacrifice-5:0", b1: "plain-4:0/1" },
      hands: { 0: [] },
      graveyards: { 0: ["plain-1"] },
    });
  });

  test("NR-89 neither an enemy creature nor a place is a sacrifice", () => {
    const t = table({ board: { b2: "plain-1:1", c2: "rock" }, hands: [["sacrifice-5"], []] });
    t.expectOptions([], "sacrifice");
    expect(t.why({ do: "sacrifice", card: "sacrifice-5", field: "b2" })).toContain("NR-89");
    expect(t.why({ do: "sacrifice", card: "sacrifice-5", field: "c2" })).toContain("NR-89");
  });

  test("NR-89 only a creature with Sacrifice enters that way", () => {
    const t = table({ board: { b2: "plain-1:0" }, hands: [["plain-5"], []] });
    t.expectOptions([], "sacrifice");
    expect(t.why({ do: "sacrifice", card: "plain-5", field: "b2" })).toContain("NR-89");
  });

  test("NR-A21 it need not: the card may go to an empty field like any other", () => {
    const t = table({ board: { b2: "plain-1:0" }, hands: [["sacrifice-5"], []] });
    expect(t.options("play")).toHaveLength(15);
    t.seat(0).play("sacrifice-5", "b1");
    t.expect({ board: { b1: "sacrifice-5:0" }, hands: { 0: [] } });
  });

  test("NR-A21 it is the turn's creature either way", () => {
    const scene = { board: { b2: "plain-1:0" }, hands: [["sacrifice-5", "sacrifice-5", "plain-2"], []] };
    const t = table(scene);
    t.seat(0).sacrifice("sacrifice-5", "b2");
    t.expectOptions(["end"]);
    const u = table({ ...scene, played: { creatures: 1 } });
    u.expectOptions(["end"]);
    expect(u.why({ do: "sacrifice", card: "sacrifice-5", field: "b2" })).toContain("NR-23");
  });

  test("NR-A22 a captured creature may be sacrificed, and goes to its owner's graveyard", () => {
    const t = table({ board: { b2: "plain-1:0/1" }, hands: [["sacrifice-5"], []] });
    t.seat(0).sacrifice("sacrifice-5", "b2");
    t.expect({ board: { b2: "sacrifice-5:0" }, hands: { 0: [] }, graveyards: { 1: ["plain-1"] } });
  });

  test("NR-A22 one's own card in enemy hands may not", () => {
    const t = table({ board: { b2: "plain-1:1/0" }, hands: [["sacrifice-5"], []] });
    t.expectOptions([], "sacrifice");
  });

  test("NR-89 NR-84 the aura of the sacrificed one is gone before the fight", () => {
    const t = table({ board: { b2: "aura-3:0", b1: "plain-4:1" }, hands: [["sacrifice-5"], []] });
    t.seat(0).sacrifice("sacrifice-5", "b2");
    t.expect({ board: { b2: "sacrifice-5:0", b1: "plain-4:0/1" }, hands: { 0: [] }, graveyards: { 0: ["aura-3"] } });
    const u = table({ board: { b2: "aura-3:0", b1: "plain-5:1" }, hands: [["sacrifice-5"], []] });
    u.seat(0).sacrifice("sacrifice-5", "b2");
    u.expect({ board: { b2: "sacrifice-5:0" }, hands: { 0: [] }, graveyards: { 0: ["aura-3"] } });
  });

  test("NR-89 the sacrificed one was destroyed: its text answers for its last controller", () => {
    const t = table({
      board: { b2: "draw-when-destroyed-1:0/1" },
      hands: [["sacrifice-5"], []],
      decks: [["rock"], ["cliff"]],
    });
    t.seat(0).sacrifice("sacrifice-5", "b2");
    t.expect({
      board: { b2: "sacrifice-5:0" },
      hands: { 0: ["rock"] },
      decks: { 0: [] },
      graveyards: { 1: ["draw-when-destroyed-1"] },
    });
  });

  test("NR-89 one's own untamable or anchored creature may be sacrificed", () => {
    const t = table({ board: { b2: "untamable-1:0", c2: "anchor-2:0" }, hands: [["sacrifice-5"], []] });
    t.expectOptions(["sacrifice sacrifice-5@b2", "sacrifice sacrifice-5@c2"], "sacrifice");
  });
});

describe("Grave Digging", () => {
  test("NR-90 a card of one's choice comes from one's own graveyard to the hand", () => {
    const graveyards = [["rock", "plain-1", "draw-spell"], ["wall-9"]];
    const t = table({ hands: [["dig-1"], []], graveyards });
    t.seat(0).play("dig-1", "a1");
    t.expectOptions(["take draw-spell", "take plain-1", "take rock"]);
    t.seat(0).take("plain-1");
    t.expect({ board: { a1: "dig-1:0" }, hands: { 0: ["plain-1"] }, graveyards: { 0: ["rock", "draw-spell"] } });
  });

  test("NR-90 where a kind is named only that kind", () => {
    const t = table({ hands: [["dig-creature"], []], graveyards: [["rock", "plain-1", "plain-2", "draw-spell"], []] });
    t.seat(0).cast("dig-creature");
    t.expectOptions(["take plain-1", "take plain-2"]);
  });

  test("NR-78 opponents are shown what was taken", () => {
    const t = table({ hands: [["dig-1", "wall-9"], []], graveyards: [["rock", "plain-1"], []] });
    t.seat(0).play("dig-1", "a1").take("plain-1");
    expect(t.events("dig").map((e) => [e.seat, e.card, e.secret])).toEqual([[0, "plain-1", undefined]]);
    expect([...t.position(1).hands[0]].sort()).toEqual(["?", "plain-1"]);
  });

  test("NR-A9 NR-101 an empty graveyard gives nothing", () => {
    const t = table({ hands: [["dig-1"], []], graveyards: [[], ["wall-9"]] });
    t.seat(0).play("dig-1", "a1");
    t.expect({ board: { a1: "dig-1:0" }, hands: { 0: [] } });
  });

  test("NR-90 NR-103 a captured digger that enters anew digs for whoever plays it", () => {
    const t = table({ hands: [[], ["dig-1"]], graveyards: [["wall-9"], ["rock"]], turn: 1 });
    t.seat(1).play("dig-1", "a1");
    t.expect({ board: { a1: "dig-1:1" }, hands: { 1: ["rock"] }, graveyards: { 1: [] } });
  });
});

describe("Pierce", () => {
  test("NR-91 the attack also hits the second field in each direction, and no third", () => {
    const board = { a1: "plain-1:1", b2: "plain-1:1", c1: "plain-1:1", a4: "plain-1:1", d4: "plain-1:1" };
    const t = table({ board: { ...board, a2: "plain-1:1", a3: "plain-1:1" }, hands: [["pierce-5"], []] });
    t.seat(0).play("pierce-5", "b1");
    t.expect({
      board: { b1: "pierce-5:0", a1: "plain-1:0/1", b2: "plain-1:0/1", c1: "plain-1:0/1" },
      hands: { 0: [] },
    });
    const u = table({ board: { a2: "plain-1:1", a3: "plain-1:1", a4: "plain-1:1" }, hands: [["pierce-5"], []] });
    u.seat(0).play("pierce-5", "a1");
    u.expect({ board: { a1: "pierce-5:0", a2: "plain-1:0/1", a3: "plain-1:0/1" }, hands: { 0: [] } });
  });

  test("NR-91 NR-A15 both are compared with the same side; a strong one in front does not shield the weak one", () => {
    const t = table({ board: { a2: "wall-9:1", a3: "plain-4:1" }, hands: [["pierce-5"], []] });
    t.seat(0).play("pierce-5", "a1");
    t.expect({ board: { a1: "pierce-5:0", a3: "plain-4:0/1" }, hands: { 0: [] } });
  });

  test("NR-A15 the far one answers with the side that faces the attacker", () => {
    const t = table({ board: { a3: "up-9:1", c1: "up-9:1" }, hands: [["pierce-5"], []] });
    t.seat(0).play("pierce-5", "a1");
    t.expect({ board: { a1: "pierce-5:0", c1: "up-9:0/1" }, hands: { 0: [] } });
  });

  test.each([
    ["an empty field", "."],
    ["a place", "rock"],
    ["an own creature", "wall-9:0"],
  ])("NR-A15 it goes through %s", (_, between) => {
    const t = table({ board: { a2: between, a3: "plain-1:1" }, hands: [["pierce-5"], []] });
    t.seat(0).play("pierce-5", "a1");
    t.expect({ board: { a1: "pierce-5:0", a3: "plain-1:0/1" }, hands: { 0: [] } });
  });

  test("NR-A15 a place two fields away is not attacked", () => {
    const t = table({ board: { a2: "plain-1:0", a3: "rock" }, hands: [["pierce-5"], []] });
    t.seat(0).play("pierce-5", "a1");
    t.expect({ board: { a1: "pierce-5:0" }, hands: { 0: [] } });
  });

  test("NR-A16 each Block is its own: the near one's does not shield the far one", () => {
    const t = table({ board: { a2: "block-2:1", a3: "plain-1:1" }, hands: [["pierce-5"], []] });
    t.seat(0).play("pierce-5", "a1");
    t.expect({ board: { a1: "pierce-5:0", a2: "block-2:1!", a3: "plain-1:0/1" }, hands: { 0: [] } });
  });

  test("NR-A16 an attack over a place uses up the far one's Block", () => {
    const t = table({ board: { a2: "rock", a3: "block-2:1" }, hands: [["pierce-5"], []] });
    t.seat(0).play("pierce-5", "a1");
    t.expect({ board: { a1: "pierce-5:0", a3: "block-2:1!" }, hands: { 0: [] } });
  });

  test("NR-A16 both Blocks are used up by the same fight", () => {
    const t = table({ board: { a2: "block-2:1", a3: "block-2:1" }, hands: [["pierce-5"], []] });
    t.seat(0).play("pierce-5", "a1");
    t.expect({ board: { a1: "pierce-5:0", a2: "block-2:1!", a3: "block-2:1!" }, hands: { 0: [] } });
  });

  test("NR-71 Pierce works again each time it attacks", () => {
    const t = table({ board: { a1: "pierce-5:0", a3: "plain-1:1" }, hands: [["fight-spell"], []] });
    t.seat(0).cast("fight-spell");
    t.expect({ board: { a3: "plain-1:0/1" }, hands: { 0: [] }, graveyards: { 0: ["fight-spell"] } });
  });
});

describe("Augury", () => {
  test("NR-92 one looks at one's top three and puts them back in any order, top first", () => {
    const t = table({ hands: [["augury-1"], []], decks: [["rock", "cliff", "plain-1", "wall-9"], ["plain-2"]] });
    t.seat(0).play("augury-1", "a1");
    t.expectOptions(["top cliff", "top plain-1", "top rock"]);
    t.seat(0).top("plain-1");
    t.expectOptions(["top cliff", "top rock"]);
    t.seat(0).top("rock");
    t.expect({ board: { a1: "augury-1:0" }, hands: { 0: [] }, decks: { 0: ["plain-1", "rock", "cliff", "wall-9"] } });
  });

  test("NR-92 only that player knows them", () => {
    const t = table({ hands: [["augury-1"], []], decks: [["rock", "cliff", "plain-1", "wall-9"], []] });
    t.seat(0).play("augury-1", "a1").top("plain-1").top("rock");
    expect(t.position(0).decks[0]).toEqual(["plain-1", "rock", "cliff", "?"]);
    expect(t.position(1).decks[0]).toEqual(["?", "?", "?", "?"]);
  });

  test("NR-A9 NR-101 with fewer than three it is those", () => {
    const t = table({ hands: [["augury-spell"], []], decks: [["rock", "cliff"], []] });
    t.seat(0).cast("augury-spell").top("cliff");
    t.expect({ hands: { 0: [] }, decks: { 0: ["cliff", "rock"] }, graveyards: { 0: ["augury-spell"] } });
  });

  test("NR-A9 with none it does nothing", () => {
    const t = table({ hands: [["augury-1"], []] });
    t.seat(0).play("augury-1", "a1");
    t.expect({ board: { a1: "augury-1:0" }, hands: { 0: [] } });
  });
});

describe("Liberate", () => {
  test.each([
    ["above", "b1", "b3"],
    ["right", "c2", "a2"],
    ["below", "b3", "b1"],
    ["left", "a2", "c2"],
  ])(
    "NR-96 taming the one %s of it also tames the one on the opposite side, without comparison",
    (_, field, opposite) => {
      const t = table({ board: { [field]: "plain-4:1", [opposite]: "wall-9:1" }, hands: [["liberate-5"], []] });
      t.seat(0).play("liberate-5", "b2");
      t.expect({
        board: { b2: "liberate-5:0", [field]: "plain-4:0/1", [opposite]: "wall-9:0/1" },
        hands: { 0: [] },
      });
    },
  );

  test("NR-96 whoever tames nobody liberates nobody", () => {
    const t = table({ board: { b1: "plain-5:1", b3: "wall-9:1" }, hands: [["liberate-5"], []] });
    t.seat(0).play("liberate-5", "b2");
    t.expect({ board: { b2: "liberate-5:0" }, hands: { 0: [] } });
  });

  test("NR-96 only the opposite side, not the others", () => {
    const t = table({ board: { b1: "plain-1:1", a2: "wall-9:1", c2: "wall-9:1" }, hands: [["liberate-5"], []] });
    t.seat(0).play("liberate-5", "b2");
    t.expect({ board: { b2: "liberate-5:0", b1: "plain-1:0/1" }, hands: { 0: [] } });
  });

  test("NR-96 NR-A40 the opposite field, not the one behind it", () => {
    const t = table({ board: { b1: "plain-1:1", b4: "wall-9:1" }, hands: [["liberate-5"], []] });
    t.seat(0).play("liberate-5", "b2");
    t.expect({ board: { b2: "liberate-5:0", b1: "plain-1:0/1" }, hands: { 0: [] } });
  });

  test.each(["rock", "wall-9:0"])("NR-96 %s on the opposite side stays what it is", (cell) => {
    const t = table({ board: { b1: "plain-1:1", b3: cell }, hands: [["liberate-5"], []] });
    t.seat(0).play("liberate-5", "b2");
    t.expect({ board: { b2: "liberate-5:0", b1: "plain-1:0/1" }, hands: { 0: [] } });
  });

  test("NR-97 NR-96 Liberate does not tame what can't be tamed", () => {
    const t = table({ board: { b1: "plain-1:1", b3: "untamable-1:1" }, hands: [["liberate-5"], []] });
    t.seat(0).play("liberate-5", "b2");
    t.expect({ board: { b2: "liberate-5:0", b1: "plain-1:0/1" }, hands: { 0: [] } });
  });

  test("NR-97 NR-96 and an attack on what can't be tamed liberates nobody", () => {
    const t = table({ board: { b1: "untamable-1:1", b3: "wall-9:1" }, hands: [["liberate-5"], []] });
    t.seat(0).play("liberate-5", "b2");
    t.expect({ board: { b2: "liberate-5:0" }, hands: { 0: [] } });
  });

  test("NR-96 NR-81 Block cancels the attack on that side, not Liberate's taming", () => {
    const t = table({ board: { b1: "plain-1:1", b3: "block-2:1" }, hands: [["liberate-5"], []] });
    t.seat(0).play("liberate-5", "b2");
    t.expect({ board: { b2: "liberate-5:0", b1: "plain-1:0/1", b3: "block-2:0/1!" }, hands: { 0: [] } });
  });

  test("NR-96 NR-91 taming at distance two liberates on the opposite side as well", () => {
    const t = table({ board: { b1: "plain-1:1", b4: "wall-9:1" }, hands: [["pierce-liberate-5"], []] });
    t.seat(0).play("pierce-liberate-5", "b3");
    t.expect({ board: { b3: "pierce-liberate-5:0", b1: "plain-1:0/1", b4: "wall-9:0/1" }, hands: { 0: [] } });
  });

  test("NR-A18 what Liberate tames does not liberate in turn", () => {
    const t = table({ board: { b1: "plain-1:1", b2: "wall-9:1", b4: "wall-9:1" }, hands: [["pierce-liberate-5"], []] });
    t.seat(0).play("pierce-liberate-5", "b3");
    t.expect({ board: { b3: "pierce-liberate-5:0", b1: "plain-1:0/1", b4: "wall-9:0/1" }, hands: { 0: [] } });
  });

  test("NR-96 one that was moved away before stands on no side any more", () => {
    const board = { b1: "plain-1:1", b3: "wall-9:1" };
    const t = table({ board, hands: [["liberate-5"], []], tamers: ["drover*"] });
    t.seat(0).play("liberate-5", "b2").move("d4");
    t.expect({ board: { b2: "liberate-5:0", b1: "plain-1:0/1", b3: ".", d4: "wall-9:1" }, hands: { 0: [] } });
  });

  test("NR-A17 taming by an effect of the creature liberates nobody", () => {
    const t = table({ board: { b1: "plain-4:1", b3: "wall-9:1" }, hands: [["tame-liberate-1"], []] });
    t.seat(0).play("tame-liberate-1", "b2").target("plain-4");
    t.expect({ board: { b2: "tame-liberate-1:0", b1: "plain-4:0/1" }, hands: { 0: [] } });
  });

  test("NR-A17 nor does a spell, nor the answer to a pass, beside a Liberate creature", () => {
    const board = { b2: "liberate-5:0", b1: "plain-1:1", b3: "wall-9:1" };
    const t = table({ board, hands: [["tame-spell"], []] });
    t.seat(0).cast("tame-spell").target("plain-1");
    t.expect({ board: { b1: "plain-1:0/1" }, hands: { 0: [] }, graveyards: { 0: ["tame-spell"] } });
    const u = table({ board, passed: 1 });
    u.seat(0).tame("plain-1");
    u.expect({ board: { b1: "plain-1:0/1" } });
  });

  test("NR-96 it tames, and that is no attack: what answers to its attacks answers once", () => {
    const t = table({ board: { b1: "plain-1:1", b3: "wall-9:1" }, hands: [["liberate-butcher-5"], []] });
    t.seat(0).play("liberate-butcher-5", "b2");
    expect(t.order("destroy")).toEqual(["plain-1"]);
    t.expect({
      board: { b2: "liberate-butcher-5:0", b1: ".", b3: "wall-9:0/1" },
      hands: { 0: [] },
      graveyards: { 1: ["plain-1"] },
    });
  });
});

describe("can't be tamed", () => {
  test("NR-97 no attack tames it", () => {
    const t = table({ board: { b1: "untamable-1:1" }, hands: [["giant-a"], []] });
    t.seat(0).play("giant-a", "b2");
    t.expect({ board: { b2: "giant-a:0" }, hands: { 0: [] } });
  });

  test("NR-97 no effect tames it: it cannot be chosen", () => {
    const t = table({ board: { b1: "untamable-1:1", c1: "plain-1:1", d1: "plain-2:1" }, hands: [["tame-spell"], []] });
    t.seat(0).cast("tame-spell");
    t.expectOptions(["target plain-1@c1", "target plain-2@d1"]);
    expect(t.why({ do: "target", card: "untamable-1", field: "b1" })).toContain("NR-97");
  });

  test("NR-97 it can be destroyed, returned and moved", () => {
    const t = table({ board: { b1: "untamable-1:1" }, hands: [["destroy-spell"], []] });
    t.seat(0).cast("destroy-spell");
    t.expect({ board: { b1: "." }, hands: { 0: [] }, graveyards: { 0: ["destroy-spell"], 1: ["untamable-1"] } });
  });

  test("NR-97 NR-84 an aura protects as long as it reaches: moved out of it, it can be tamed", () => {
    const board = { b2: "chapel", b1: "plain-1:1", c3: "plain-1:1" };
    const t = table({ board, hands: [["plain-2", "move-spell"], []] });
    t.seat(0).play("plain-2", "a1");
    t.now({ board: { a1: "plain-2:0" }, hands: { 0: ["move-spell"] } });
    const u = table({ board, hands: [["plain-2", "move-spell"], []] });
    u.seat(0).cast("move-spell").target("plain-1@b1").move("d1").play("plain-2", "c1");
    u.expect({
      board: { b1: ".", d1: "plain-1:0/1", c1: "plain-2:0" },
      hands: { 0: [] },
      graveyards: { 0: ["move-spell"] },
    });
  });

  test("NR-97 it protects one's own from coming back too: a captured creature under an aura stays captured", () => {
    const t = table({ board: { b2: "chapel", b1: "plain-1:1/0" }, hands: [["giant-a"], []] });
    t.seat(0).play("giant-a", "a1");
    t.expect({ board: { a1: "giant-a:0" }, hands: { 0: [] } });
  });

  test("NR-97 NR-81 an attack on it still uses up its Block", () => {
    const t = table({ board: { b2: "chapel", b1: "block-2:1" }, hands: [["giant-a"], []] });
    t.seat(0).play("giant-a", "a1");
    t.expect({ board: { a1: "giant-a:0", b1: "block-2:1!" }, hands: { 0: [] } });
  });
});
