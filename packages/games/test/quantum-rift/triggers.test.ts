import { expect, test } from "vitest";
import { action, encounter, field, gear, location, unit } from "./invented-field.js";
import { lucky, type Table, table } from "./table.js";

const triggered = (t: Table, word?: string) =>
  t
    .events("trigger")
    .filter((e) => word === undefined || e.word === word)
    .map((e) => String(e.card));
const spell = (does: unknown, card = "spell", more = {}) => action(card, does, { cost: { red: 1 }, ...more });

/** Everything that may have such a trigger, each leaving its own trace. */
const chorus = (word: string) => ({
  ...field({
    cards: [
      unit("foe", 0, 9, { [word]: { gain: "threat", n: 1 } }),
      unit("friend", 0, 9, { [word]: { gain: "threat", n: 10 } }),
      gear("bell", { [word]: { gain: "threat", n: 20 } }),
      gear("habit", { type: "skill", trait: "insight", [word]: { gain: "threat", n: 40 } }),
      gear("idle", { [word]: { gain: "threat", n: 9 } }),
    ],
    locations: [location("chapel", { [word]: { gain: "distance", n: 1 } })],
    encounters: [encounter("storm", { [word]: { gain: "distance", n: 2 } })],
  }),
  location: "chapel",
  encounter: "storm",
  enemies: ["foe", "foe/exhausted", "foe/damaged"],
  player: { units: ["friend"], gear: ["bell"], skills: ["habit"], hand: ["idle"], discard: ["idle"] },
});

test.each(["threat", "regroup"])(
  "QR-89 QR-90 in its phase every %s effect in play triggers once, and none out of play",
  (word) => {
    const t = table({ ...chorus(word), phase: "combat" });
    t.end();
    expect(t.view().round).toBe(2);
    expect(triggered(t).sort()).toEqual(["bell", "chapel", "foe", "foe", "foe", "friend", "habit", "storm"]);
    expect(new Set(t.events("trigger").map((e) => e.word))).toEqual(new Set([word]));
    expect(t.view()).toMatchObject({ distance: 3, threat: 73 });
  },
);

test("QR-89 THREAT effects are mandatory: there is nothing to decline, and all happen", () => {
  const t = table({ ...chorus("threat"), phase: "combat" });
  t.end();
  expect(t.options("decline")).toEqual([]);
  expect(t.view()).toMatchObject({ round: 2, distance: 3, threat: 73 });
  expect(triggered(t, "threat")).toHaveLength(8);
});

test("QR-90 REGROUP effects come after all THREAT effects of the turn", () => {
  const both = unit("foe", 0, 9, { threat: { gain: "threat", n: 1 }, regroup: { gain: "distance", n: 1 } });
  const t = table({
    ...field({
      cards: [both, unit("pal", 0, 9, { threat: { gain: "vitality", n: 1 }, regroup: { gain: "distance", n: 1 } })],
    }),
    phase: "explore",
    enemies: ["foe"],
    player: { units: ["pal"] },
  });
  t.end();
  expect(t.events("trigger").map((e) => e.word)).toEqual(["threat", "threat", "regroup", "regroup"]);
  expect(t.view().distance).toBe(2);
});

const race = (word: string) => ({
  ...field({
    cards: [
      unit("wound", 0, 9, { [word]: { damage: "each friendly hero" } }),
      unit("mender", 0, 9, { [word]: { revive: "each friendly hero" } }),
    ],
  }),
  phase: "explore",
  enemies: ["wound"],
  player: { hero: "plain/exhausted", units: ["mender"] },
});

test.each(["threat", "regroup"])("QR-89 QR-90 the player chooses the order of the %s effects", (word) => {
  const first = table(race(word)).end();
  expect(first.prompt).toBe("order");
  expect(first.view().phase).toBe(word);
  expect(first.options().map((o) => `${o.do} ${o.card}`)).toEqual(["trigger wound", "trigger mender"]);
  first.choose({ do: "trigger", card: "wound" });
  expect(first.side().hero).toBe("plain*5");
  expect(triggered(first)).toEqual(["wound", "mender"]);
  const last = table(race(word)).end();
  last.choose({ do: "trigger", card: "mender" });
  expect(triggered(last)).toEqual(["mender", "wound"]);
  // Damaged at the end of the turn, it was revived at the start of the next for 1 vitality.
  expect(last.side().hero).toBe("plain*4");
});

test("QR-89 a unit that leaves play before its turn in the order no longer triggers", () => {
  const scene = {
    ...field({
      cards: [
        unit("foe", 0, 9, { threat: { destroy: "any friendly andares unit" } }),
        unit("mate", 1, 1, { threat: { gain: "vitality", n: 1 } }),
      ],
    }),
    phase: "explore",
    enemies: ["foe"],
    player: { units: ["mate"] },
  };
  const early = table(scene).end().choose({ do: "trigger", card: "mate" });
  expect(early.side()).toMatchObject({ hero: "plain*6", units: [], void: ["mate"] });
  const late = table(scene).end().choose({ do: "trigger", card: "foe" });
  expect(late.side()).toMatchObject({ hero: "plain*5", units: [], void: ["mate"] });
});

test("QR-89 Temple Ruins: a failed green test damages a random friendly unit, a success does not", () => {
  const scene = (seed: string) => table({ phase: "explore", player: { dice: { yellow: 0 } }, seed }).end();
  const play = (t: Table) => void t.until("dice").roll(1);
  const failed = lucky(scene, play, (t) => t.events("successes")[0]?.n === 0);
  expect(failed.events("damage").map((e) => e.card)).toEqual(["sabrien-reed"]);
  const passed = lucky(scene, play, (t) => t.events("successes")[0]?.n === 1);
  expect(passed.events("damage")).toEqual([]);
});

test("QR-89 Seek and Destroy counts each Hyvryx, and at 5 threat trades 5 for a predator", () => {
  const at = (threat: number) => {
    const t = table({
      encounter: "seek-and-destroy",
      threat,
      location: "glass-pit",
      phase: "combat",
      enemies: ["hyvryx-scout", "hyvryx-scout/damaged"],
      player: { hero: "sabrien-reed/exhausted", dice: { red: 0, yellow: 0, green: 0 } },
    });
    for (let i = 0; i < 30 && t.view().round === 1 && triggered(t).indexOf("seek-and-destroy") < 0; i++) {
      if (t.may({ do: "trigger", card: "seek-and-destroy" })) t.choose({ do: "trigger", card: "seek-and-destroy" });
      else t.choose({ do: t.may({ do: "end" }) ? "end" : "pass" });
    }
    return t.view();
  };
  expect(at(2)).toMatchObject({ threat: 4, pool: { "hyvryx-predator": 3 } });
  const five = at(3);
  expect(five.threat).toBe(0);
  expect(five.enemies.map((e) => e.replace(/[/#].*/, ""))).toEqual(["hyvryx-scout", "hyvryx-scout", "hyvryx-predator"]);
});

test("QR-90 a REGROUP effect triggers in any case; what it says one may do, one may leave", () => {
  const scene = { phase: "regroup", player: { dice: { yellow: 0 }, deck: ["feint"] } };
  const ask = () => {
    const t = table(scene);
    while (t.prompt !== "may") t.pass();
    return t;
  };
  const drawn = ask();
  expect(triggered(drawn)).toEqual(["temple-ruins"]);
  expect(
    drawn
      .options()
      .map((o) => o.do)
      .sort(),
  ).toEqual(["accept", "decline"]);
  drawn.yes();
  expect(drawn.side().hand).toContain("feint");
  drawn.until("deployment");
  expect(drawn.view().round).toBe(2);
  expect(drawn.side().hand).toHaveLength(2);
  const left = ask().no().until("deployment");
  expect(left.view().round).toBe(2);
  expect(left.side().hand).toEqual(["feint"]);
});

test("QR-91 the End phase does nothing by itself: states, dice, hand and counters stay", () => {
  const t = table({
    ...field({
      cards: [
        unit("foe", 2, 2, { threat: { gain: "distance", n: 1 }, regroup: { gain: "distance", n: 1 } }),
        spell({ gain: "vitality", n: 1 }),
      ],
      encounters: [encounter("storm")],
    }),
    phase: "end",
    encounter: "storm",
    threat: 2,
    distance: 3,
    enemies: ["foe#1", "foe/exhausted", "foe/damaged"],
    player: { hero: "plain/exhausted#1", hand: ["pebble", "spell"], dice: { red: "1/2", blue: "0/3" } },
  });
  expect(t.view()).toMatchObject({ phase: "end", round: 1, threat: 2, distance: 3, explored: [] });
  expect(t.view().enemies).toEqual(["foe#1", "foe/exhausted", "foe/damaged"]);
  expect(t.side()).toMatchObject({ hero: "plain*5/exhausted#1", hand: ["pebble", "spell"] });
  expect(t.side().dice).toMatchObject({ red: "1/2", blue: "0/3" });
  t.pass();
  expect(t.view().round).toBe(2);
  const before = t.events().slice(
    0,
    t.events().findIndex((e) => e.do === "turn"),
  );
  expect(before).toEqual([]);
  expect(t.side()).toMatchObject({ hero: "plain*5#1" });
});

test("QR-91 what lasts until the end of the turn is over in the next", () => {
  const t = table({
    ...field({ cards: [spell({ get: { defence: 5 }, to: "hero", until: "turn" }), unit("ogre", 3, 9)] }),
    phase: "combat",
    enemies: ["ogre#1"],
    player: { hero: "plain#1", hand: ["spell"] },
    options: { attackOrder: "enemies-first" },
  });
  t.act("spell");
  t.until("explore");
  expect(t.side().hero).toBe("plain*5#1");
  t.end();
  t.until("explore");
  expect(t.view().round).toBe(2);
  expect(t.side().hero).toBe("plain*5/damaged#1");
});

const shell = gear("shell", {
  response: { exhaust: true, when: { attacked: "bearer" }, do: { get: { defence: 5 }, to: "bearer", until: "attack" } },
});

test("QR-96 a RESPONSE may be used only while its condition is met", () => {
  const t = table({
    ...field({ cards: [shell, unit("ogre", 3, 9), unit("mate", 1, 1), unit("late", 3, 9)] }),
    enemies: ["ogre#1", "late#2"],
    player: { hero: "plain#1", units: ["mate/exhausted#2"], gear: ["shell"], hand: [] },
  });
  expect(t.options("respond")).toEqual([]);
  t.until("melee");
  expect(t.options("respond")).toEqual([]);
  t.end();
  expect(t.options("respond")).toEqual([]);
  t.choose({ do: "strike", card: "late" });
  // The mate's attack passed without a question; now the hero, who bears the shell, is attacked.
  expect(t.events("attack").map((e) => e.target)).toEqual(["mate", "plain"]);
  expect(t.side().units).toEqual(["mate/damaged#2"]);
  t.respond("shell");
  t.until("explore");
  expect(t.side()).toMatchObject({ hero: "plain*5#1", gear: ["shell/exhausted>plain"] });
});

test("QR-96 a RESPONSE is optional and, exhausted, not to be used again", () => {
  const scene = {
    ...field({ cards: [shell, unit("ogre", 3, 9)] }),
    phase: "combat",
    enemies: ["ogre#1", "ogre#1"],
    player: { hero: "plain/exhausted#1", gear: ["shell"] },
  };
  const used = table(scene);
  if (used.may({ do: "strike" })) used.choose({ do: "strike" });
  used.respond("shell");
  used.until("explore");
  expect(used.events("respond")).toHaveLength(1);
  expect(used.side().hero).toBe("plain*5/damaged#1");
  const passed = table(scene);
  if (passed.may({ do: "strike" })) passed.choose({ do: "strike" });
  passed.pass().until("explore");
  expect(passed.side()).toMatchObject({ hero: "plain*4/damaged#1", gear: ["shell>plain"] });
});

test("QR-96 Glasscloth Cloak answers an attack on its bearer, not one by it nor one on somebody else", () => {
  const scene = { phase: "combat", enemies: ["hyvryx-scout#1"] };
  const attacked = table({
    ...scene,
    player: { hero: "sabrien-reed/exhausted#1", gear: ["glasscloth-cloak"], dice: { yellow: 0 } },
  });
  while (!attacked.may({ do: "respond" }) && attacked.view().phase === "combat") attacked.until("window").pass();
  expect(attacked.events("attack").length + attacked.options("respond").length).toBeGreaterThan(0);
  attacked.respond("glasscloth-cloak");
  expect(attacked.side().gear).toEqual(["glasscloth-cloak/exhausted>sabrien-reed"]);
  const others = {
    by: { hero: "sabrien-reed#1", gear: ["glasscloth-cloak"] },
    mate: { hero: "sabrien-reed/exhausted", units: ["andares-mender/exhausted#1"], gear: ["glasscloth-cloak"] },
  };
  for (const [name, player] of Object.entries(others)) {
    const t = table({ ...scene, enemies: [name === "by" ? "hyvryx-scout/exhausted#1" : "hyvryx-scout#1"], player });
    for (let i = 0; i < 20 && t.view().phase === "combat"; i++) {
      expect(t.options("respond"), name).toEqual([]);
      const next = ["attack", "strike", "target", "pass", "end"].find((verb) => t.may({ do: verb }));
      t.choose({ do: next ?? "nothing" });
    }
    expect(t.view().phase).toBe("explore");
    expect(t.events("attack")).toHaveLength(1);
  }
});

test("QR-15 a trigger of a card that has left play meanwhile is not offered any more", () => {
  const t = table({
    ...field({
      cards: [
        unit("reaper", 0, 9, { threat: { destroy: "each damaged enemy unit" } }),
        unit("wound", 0, 9, { threat: { damage: "each friendly hero" } }),
        unit("mender", 0, 9, { threat: { revive: "each friendly hero" } }),
        unit("dying", 0, 9, { threat: { damage: "each friendly hero" } }),
      ],
    }),
    phase: "explore",
    enemies: ["wound", "dying/damaged"],
    player: { units: ["reaper", "mender"] },
  });
  t.end();
  expect(t.options("trigger").map((o) => o.card)).toEqual(["wound", "dying", "reaper", "mender"]);
  t.choose({ do: "trigger", card: "reaper" });
  expect(t.options("trigger").map((o) => o.card)).toEqual(["wound", "mender"]);
  t.choose({ do: "trigger", card: "mender" });
  expect(triggered(t)).toEqual(["reaper", "mender", "wound"]);
});

test("QR-15 QR-94 likewise in a cascade: who is gone before its REVEAL reveals nothing", () => {
  const t = table({
    ...field({
      cards: [
        spell([
          { spawn: 1, name: "dying" },
          { spawn: 1, name: "reaper" },
          { spawn: 1, name: "wound" },
        ]),
        unit("dying", 0, 9, { reveal: { damage: "each friendly hero" } }),
        unit("reaper", 0, 1, { reveal: { destroy: "weakest other enemy unit" } }),
        unit("wound", 1, 9, { reveal: { revive: "each friendly hero" } }),
      ],
      enemies: { dying: 1, reaper: 1, wound: 1 },
    }),
    player: { hand: ["spell"] },
  });
  t.act("spell");
  expect(t.options("trigger").map((o) => o.card)).toEqual(["dying", "reaper", "wound"]);
  t.choose({ do: "trigger", card: "reaper" });
  expect(t.view().enemyVoid).toEqual(["dying"]);
  expect(triggered(t)).toEqual(["reaper", "wound"]);
});
