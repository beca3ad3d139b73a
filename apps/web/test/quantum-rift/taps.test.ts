import type { CardType } from "@rifthall/games/quantum-rift/wire";
import type { Seat } from "@rifthall/kernel/ids";
import { describe, expect, test } from "vitest";
import { meantBy, nextKeys, tap } from "../../src/table/choosing.ts";
import { candidate, standIn, taps } from "../../src/tables/quantum-rift/taps.ts";
import type { Choice, Decision } from "../../src/tables/quantum-rift/wire.ts";
import { seen, table, thing, unit } from "./table.ts";

const die = { face: 3, added: 0, rift: 0, total: 3, colour: "attack", rifted: false, success: false } as const;
const picture = table(
  1,
  {
    enemies: [
      unit(16, "scout", { engagement: 1 }),
      unit(17, "scout", { engagement: 1 }),
      unit(24, "lurker", { engagement: 1 }),
      unit(18, "scout"),
    ],
    location: [thing(39, "road")],
    "area-0": [unit(0, "hero", { vitality: 5, engagement: 1 }), thing(13, "sword", 0), unit(14, "guide")],
    "hand-0": [seen(9, "wind"), seen(3, "feint")],
    "deck-0": [seen(10, "cloak"), seen(11, "?")],
    "discard-0": [seen(5, "dust")],
  },
  { roll: { seat: 0 as Seat, needs: 4, successes: 0, dice: [die, die, { ...die, face: 1, total: 1 }] } },
);
const option = (fields: Record<string, string | number>): Choice =>
  ({ index: 0, key: 0, label: "", ...fields }) as unknown as Choice;

describe("what is tapped to say an option", () => {
  test.each([
    ["deploy from the hand", { do: "deploy", card: "feint" }, ["card:3"]],
    ["deploy from the deck", { do: "deploy", card: "cloak" }, ["card:10"]],
    ["act", { do: "act", card: "wind" }, ["card:9"]],
    ["discard", { do: "discard", card: "wind" }, ["card:9"]],
    ["recover", { do: "recover", card: "dust" }, ["card:5"]],
    ["equip", { do: "equip", card: "sword", id: 13, to: "guide", toId: 14 }, ["card:13", "card:14"]],
    ["engage", { do: "engage", card: "guide", id: 14, targetId: 18 }, ["card:14", "card:18"]],
    ["attack", { do: "attack", card: "hero", id: 0, targetId: 16 }, ["card:0", "card:16"]],
    ["use", { do: "use", card: "hero", id: 0 }, ["card:0"]],
    ["trigger", { do: "trigger", card: "road", id: 39 }, ["card:39"]],
    ["target", { do: "target", card: "scout", id: 18 }, ["card:18"]],
    ["rift", { do: "rift", card: "wind", die: 1 }, ["card:9", "die:1"]],
    ["rift with gear", { do: "rift-gear", card: "sword", id: 13, die: 0 }, ["card:13", "die:0"]],
    ["a die", { do: "die", die: 2, face: 1 }, ["die:2"]],
    ["pay", { do: "pay", colour: "red" }, ["colour:red"]],
    ["a number of dice", { do: "dice", n: 2 }, []],
    ["a branch", { do: "choose", branch: 1 }, []],
    ["going on", { do: "end" }, []],
    ["a card that lies nowhere", { do: "act", card: "unheard" }, []],
  ])("%s", (_, fields, keys) => expect(taps(option(fields), picture, 0)).toEqual(keys));

  test("a Rift may begin with its die", () => {
    expect(taps(option({ do: "rift", card: "wind", die: 1 }), picture, 0, 1)).toEqual(["die:1", "card:9"]);
    expect(taps(option({ do: "rift", card: "wind", die: 0 }), picture, 0, 1)).toEqual(["card:9", "die:0"]);
  });

  test("a hero who may attack or use an ability: the first tap leaves both open", () => {
    const all = [option({ key: 1, do: "attack", id: 0, targetId: 16 }), option({ key: 2, do: "use", id: 0 })].map(
      (o) => ({ option: o, taps: taps(o, picture, 0) }),
    );
    expect(tap(all, [], "card:0")).toMatchObject({ is: "going", among: [{ key: 2 }] });
    expect(nextKeys(all, ["card:0"])).toEqual(new Set(["card:16"]));
    expect(meantBy(all, ["card:0", "card:16"])).toHaveLength(1);
  });
});

describe("one of several that mean the same", () => {
  const legal =
    (...keys: string[]) =>
    (key: string): boolean =>
      keys.includes(key);

  test("an equal enemy stands for the one that is offered", () =>
    expect(standIn("card:17", picture, legal("card:16"), false)).toBe("card:16"));
  test("one that is not engaged is not equal", () =>
    expect(standIn("card:18", picture, legal("card:16"), false)).toBe("card:18"));
  test("to engage, any of an engagement will do", () => {
    expect(standIn("card:24", picture, legal("card:16"), true)).toBe("card:16");
    expect(standIn("card:24", picture, legal("card:16"), false)).toBe("card:24");
    expect(standIn("card:18", picture, legal("card:16"), true)).toBe("card:18");
  });
  test("an equal die", () => {
    expect(standIn("die:1", picture, legal("die:0"), false)).toBe("die:0");
    expect(standIn("die:2", picture, legal("die:0"), false)).toBe("die:2");
  });
});

describe("what somebody wants who taps", () => {
  const typeOf = (name: string): CardType => (name === "wind" || name === "feint" ? "action" : "gear");
  const asks = (prompt: string, verb = "end"): Decision => ({
    number: 1,
    seats: [],
    prompt,
    text: "",
    options: [option({ do: verb })],
  });
  test.each([
    ["deployment", ["card:9"], { do: "act", card: "wind" }],
    ["initial", ["card:10"], { do: "deploy", card: "cloak" }],
    ["discard", ["card:9"], { do: "discard", card: "wind" }],
    ["rift", ["card:9"], { do: "rift", card: "wind", die: 0 }],
    ["rift", ["card:9", "die:2"], { do: "rift", card: "wind", die: 2 }],
    ["rift", ["die:2", "card:13"], { do: "rift-gear", card: "sword", id: 13, die: 2 }],
    ["reroll", ["die:2"], { do: "die", die: 2 }],
    ["melee", ["card:0", "card:18"], { do: "attack", card: "hero", id: 0, target: "scout", targetId: 18 }],
    ["engage", ["card:0", "card:18"], { do: "engage", card: "hero", id: 0, target: "scout", targetId: 18 }],
    ["melee", ["card:14"], { do: "attack", card: "guide", id: 14 }],
    ["deployment", ["card:13", "card:14"], { do: "equip", card: "sword", id: 13, to: "guide", toId: 14 }],
    ["deployment", ["card:13"], { do: "use", card: "sword", id: 13 }],
    ["window", ["card:13"], { do: "respond", card: "sword", id: 13 }],
    ["order", ["card:39"], { do: "trigger", card: "road", id: 39 }],
    ["pay", ["colour:blue"], { do: "pay", colour: "blue" }],
    ["deployment", ["card:11"], null],
    ["deployment", ["card:18"], null],
  ])("%s: %j", (prompt, path, wanted) => expect(candidate(path, asks(prompt), picture, typeOf)).toEqual(wanted));

  test("a question for a target is answered with one", () =>
    expect(candidate(["card:18"], asks("exhaust", "target"), picture, typeOf)).toEqual({
      do: "target",
      card: "scout",
      id: 18,
    }));
});
