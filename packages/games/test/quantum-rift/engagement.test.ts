import { expect, test } from "vitest";
import { action, encounter, field, gear, unit } from "./invented-field.js";
import { type Table, table } from "./table.js";

const pairs = (t: Table, seat?: number) =>
  t
    .options("engage", seat)
    .map((o) => `${o.card}>${o.target}`)
    .sort();
const cheer = action("cheer", { gain: "vitality", n: 1 }, { cost: { blue: 1 } });
const mute = (card: string, attack: number, defence: number) => unit(card, attack, defence, { keywords: [] });

test("QR-58 without an enemy unit no combat happens", () => {
  const scene = { ...field({ cards: [cheer, unit("wolf", 1, 1)] }), phase: "combat", player: { hand: ["cheer"] } };
  const quiet = table(scene);
  expect(quiet.prompt).not.toBe("engage");
  for (; quiet.view().phase === "combat"; quiet.pass())
    expect(["engage", "melee", "strike"]).not.toContain(quiet.prompt);
  expect(quiet.events("engage")).toEqual([]);
  const fight = table({ ...scene, enemies: ["wolf"] });
  expect(fight.prompt).toBe("engage");
});

test("QR-58 combat is over as soon as the last enemy has left play", () => {
  const banish = action("banish", { discard: "any enemy unit" }, { cost: { red: 1 } });
  const t = table({
    ...field({ cards: [banish, cheer, unit("wolf", 1, 1)] }),
    phase: "combat",
    enemies: ["wolf"],
    player: { hand: ["banish", "cheer"] },
  });
  expect(t.prompt).toBe("engage");
  t.act("banish");
  expect(["engage", "melee"]).not.toContain(t.prompt);
  expect(t.view().enemyDiscard).toEqual(["wolf"]);
});

const zoo = field({
  cards: [unit("wolf", 0, 9), unit("bear", 0, 9), unit("guard", 1, 1), mute("clerk", 1, 1), cheer],
  copies: { guard: 6 },
});

test("QR-59 each unengaged, ready, friendly unit with Melee may engage, and no other", () => {
  const t = table({
    ...zoo,
    phase: "combat",
    enemies: ["wolf", "bear#1"],
    player: { hero: "plain/exhausted", units: ["guard", "guard/damaged", "guard/exhausted", "guard#1", "clerk"] },
  });
  expect(pairs(t)).toEqual(["guard>bear", "guard>wolf"]);
  expect(new Set(t.options("engage").map((o) => `${o.state} ${o.engagement}`))).toEqual(new Set(["ready 0"]));
  t.engage("guard", "wolf");
  expect(t.options("engage")).toEqual([]);
  expect(t.side().units).toEqual(["guard#2", "guard/damaged", "guard/exhausted", "guard#1", "clerk"]);
  expect(t.view().enemies).toEqual(["wolf#2", "bear#1"]);
});

test("QR-59 an unengaged enemy may be engaged whatever its state, and a unit may join an existing engagement", () => {
  const t = table({
    ...zoo,
    phase: "combat",
    enemies: ["wolf/damaged", "bear/exhausted", "guard"],
    player: { units: ["guard", "wolf"] },
  });
  expect(pairs(t)).toEqual(
    ["guard", "plain", "wolf"].flatMap((u) => ["bear", "guard", "wolf"].map((e) => `${u}>${e}`)).sort(),
  );
  t.engage("plain", "bear").engage("guard", "bear");
  expect(t.side()).toMatchObject({ hero: "plain*5#1", units: ["guard#1", "wolf"] });
  t.engage("wolf", "wolf");
  expect(t.side()).toMatchObject({ hero: "plain*5#1", units: ["guard#1", "wolf#2"] });
  expect(t.view().enemies).toEqual(["wolf/damaged#2", "bear/exhausted#1", "guard"]);
});

test("QR-59 both players' units may engage, also together", () => {
  const t = table({ ...zoo, phase: "combat", enemies: ["wolf", "bear"], players: [{}, {}] });
  expect(pairs(t, 0)).toEqual(["plain>bear", "plain>wolf"]);
  expect(pairs(t, 1)).toEqual(["simple>bear", "simple>wolf"]);
  t.engage("simple", "wolf").engage("plain", "wolf");
  expect([t.side(0).hero, t.side(1).hero]).toEqual(["plain*5#1", "simple*5#1"]);
  expect(t.view().enemies).toEqual(["wolf#1", "bear"]);
});

test("QR-60 engaging is optional", () => {
  const t = table({ ...zoo, phase: "combat", enemies: ["wolf"], player: { units: ["guard"] } });
  expect(t.prompt).toBe("engage");
  t.end();
  expect(t.view().phase).toBe("explore");
  expect(t.side()).toMatchObject({ hero: "plain*5", units: ["guard"] });
  expect(t.view().enemies).toEqual(["wolf"]);
});

test("QR-60 a unit is in at most one engagement", () => {
  const t = table({ ...zoo, phase: "combat", enemies: ["wolf", "bear"], player: { units: ["guard"] } });
  t.engage("plain", "wolf");
  expect(pairs(t)).toEqual(["guard>bear", "guard>wolf"]);
  expect(t.may({ do: "engage", card: "plain" })).toBe(false);
  expect(t.why({ do: "engage", card: "plain", target: "bear" })).not.toEqual([]);
});

test("QR-60 an enemy that is engaged does not engage a second time by its effect", () => {
  const hunter = unit("hunter", 0, 9, { threat: { engage: "any opposing hero" } });
  const t = table({
    ...field({ cards: [hunter, unit("guard", 1, 1)] }),
    phase: "threat",
    enemies: ["hunter#1"],
    player: { units: ["guard#1"] },
  });
  expect(t.side()).toMatchObject({ hero: "plain*5", units: ["guard#1"] });
  expect(t.view().enemies).toEqual(["hunter#1"]);
});

const blade = gear("blade", { ongoing: [{ get: { grant: "melee" }, to: "bearer" }] });

test("QR-61 Melee may come from gear: the unit that carries it engages and attacks, without it it cannot", () => {
  const scene = {
    ...field({ cards: [mute("clerk", 3, 1), mute("cook", 3, 1), blade, unit("wolf", 0, 9)] }),
    phase: "combat",
  };
  const t = table({
    ...scene,
    enemies: ["wolf"],
    player: { hero: "plain/damaged", units: ["clerk", "cook"], gear: ["blade>clerk"] },
  });
  expect(pairs(t)).toEqual(["clerk>wolf"]);
  t.engage("clerk", "wolf");
  t.until("melee").attack("clerk", "wolf");
  expect(t.events("attack").map((e) => e.card)).toContain("clerk");
  const u = table({ ...scene, enemies: ["wolf"], player: { hero: "plain/damaged", units: ["clerk", "cook"] } });
  expect(u.events("engage")).toEqual([]);
  expect(u.view().phase).toBe("explore");
});

test("QR-61 Melee may come from another effect, as long as it lasts", () => {
  const drill = action(
    "drill",
    { get: { grant: "melee" }, to: "each friendly unit", until: "turn" },
    { cost: { red: 1 } },
  );
  const t = table({
    ...field({ cards: [mute("clerk", 3, 1), drill, unit("wolf", 0, 9)] }),
    phase: "combat",
    enemies: ["wolf"],
    player: { hero: "plain/damaged", units: ["clerk"], hand: ["drill"] },
  });
  expect(pairs(t)).toEqual([]);
  t.act("drill");
  expect(pairs(t)).toEqual(["clerk>wolf"]);
  t.until("explore").end().until("engage");
  expect(t.view().round).toBe(2);
  expect(pairs(t)).toEqual(["plain>wolf"]);
});

test("QR-61 QR-64 a unit without Melee that is drawn into an engagement does not attack, on either side", () => {
  const t = table({
    ...field({ cards: [mute("clerk", 3, 1), mute("ghoul", 3, 1)] }),
    phase: "combat",
    enemies: ["ghoul#1"],
    player: { hero: "plain/damaged#1", units: ["clerk#1"] },
  });
  expect(t.view().phase).toBe("explore");
  expect(t.side()).toMatchObject({ hero: "plain*5/damaged#1", units: ["clerk#1"] });
  expect(t.view().enemies).toEqual(["ghoul#1"]);
});

test("QR-62 engaged units stay engaged over turns and have no way to leave or change", () => {
  const t = table({
    ...zoo,
    phase: "combat",
    enemies: ["wolf#1", "bear"],
    player: { hero: "plain#1", units: ["guard#1"] },
  });
  expect(t.options("engage")).toEqual([]);
  t.until("explore").end().until("melee");
  expect(t.side()).toMatchObject({ hero: "plain*5#1", units: ["guard#1"] });
  expect(t.view()).toMatchObject({ round: 2, enemies: ["wolf#1", "bear"] });
});

test("QR-62 an engagement ends at once when its last enemy leaves play; others go on", () => {
  const t = table({
    ...zoo,
    phase: "combat",
    enemies: ["guard/damaged#1", "wolf#2"],
    player: { hero: "plain#1", units: ["clerk#1", "bear#2"] },
  });
  t.attack("plain", "guard");
  expect(t.view().enemyVoid).toEqual(["guard"]);
  expect(t.side()).toMatchObject({ hero: "plain*5/exhausted", units: ["clerk", "bear#2"] });
  expect(t.view().enemies).toEqual(["wolf#2"]);
});

test("QR-62 an engagement goes on while another enemy of it is left", () => {
  const t = table({
    ...zoo,
    phase: "combat",
    enemies: ["guard/damaged#1", "wolf/exhausted#1"],
    player: { hero: "plain#1", units: ["clerk#1"] },
  });
  t.attack("plain", "guard");
  expect(t.side()).toMatchObject({ hero: "plain*5/exhausted#1", units: ["clerk#1"] });
  expect(t.view().enemies).toEqual(["wolf/exhausted#1"]);
});

test("QR-62 an engagement ends when its last friendly unit is destroyed", () => {
  const t = table({
    ...zoo,
    phase: "combat",
    enemies: ["guard#1", "guard/exhausted#1"],
    player: { hero: "plain/exhausted", units: ["clerk/damaged#1"] },
    ...field({ cards: [unit("guard", 3, 1), mute("clerk", 1, 1)] }),
  });
  t.until("explore");
  expect(t.side()).toMatchObject({ units: [], void: ["clerk"] });
  expect(t.view().enemies).toEqual(["guard/exhausted", "guard/exhausted"]);
});

test("QR-62 a card effect disengages one unit; the rest of the engagement stays, or ends with one side gone", () => {
  const slip = action("slip", { disengage: "hero" }, { cost: { red: 1 } });
  const cards = [slip, unit("wolf", 0, 9), unit("guard", 1, 1)];
  const shared = table({
    ...field({ cards }),
    enemies: ["wolf#1"],
    player: { hero: "plain#1", units: ["guard#1"], hand: ["slip"] },
  });
  shared.act("slip");
  expect(shared.side()).toMatchObject({ hero: "plain*5", units: ["guard#1"] });
  expect(shared.view().enemies).toEqual(["wolf#1"]);
  const alone = table({
    ...field({ cards }),
    enemies: ["wolf#1", "wolf#1"],
    player: { hero: "plain#1", units: ["guard"], hand: ["slip"] },
  });
  alone.act("slip");
  expect(alone.side()).toMatchObject({ hero: "plain*5", units: ["guard"] });
  expect(alone.view().enemies).toEqual(["wolf", "wolf"]);
});

test("QR-63 units exhausted or damaged in combat stay engaged, on both sides", () => {
  const t = table({
    ...field({ cards: [unit("hound", 3, 1), unit("imp", 1, 2, { rift: 0 }), unit("guard", 2, 2, { rift: 5 })] }),
    phase: "combat",
    enemies: ["hound#1", "imp#2"],
    player: { hero: "plain#2", units: ["guard#1"] },
    options: { attackOrder: "enemies-first" },
  });
  t.choose({ do: "strike", card: "hound" });
  expect(t.side().units).toEqual(["guard/damaged#1"]);
  expect(t.view().enemies).toEqual(["hound/exhausted#1", "imp/exhausted#2"]);
  t.attack("plain", "imp");
  expect(t.side()).toMatchObject({ hero: "plain*5/exhausted#2", units: ["guard/damaged#1"] });
  expect(t.view().enemies).toEqual(["hound/exhausted#1", "imp/exhausted#2"]);
});

test("QR-A4 ready enemies with Melee start no engagement in Combat", () => {
  const t = table({
    enemies: ["hyvryx-matriarch", "hyvryx-predator", "hyvryx-lurker"],
    player: { units: ["andares-mender/damaged"] },
  });
  t.until("engage");
  t.end();
  t.until("explore");
  expect(t.events("engage")).toEqual([]);
  expect(t.events("attack")).toEqual([]);
  expect(t.view().enemies).toEqual(["hyvryx-matriarch", "hyvryx-predator", "hyvryx-lurker"]);
});

test("QR-A4 an enemy engages by its own THREAT effect", () => {
  const t = table({
    ...field({ cards: [unit("hunter", 0, 9, { threat: { engage: "any opposing hero" } })] }),
    enemies: ["hunter"],
  });
  t.until("explore");
  expect(t.side().hero).toBe("plain*5");
  t.end();
  expect(t.view().enemies).toEqual(["hunter#1"]);
  expect(t.side().hero).toBe("plain*5#1");
});

test("QR-A3 enemies left when an encounter is complete stay, stay engaged, ready next turn and attack again", () => {
  const siege = encounter("siege", { duration: { count: "ready enemy units", is: "> 0" } });
  const t = table({
    ...field({ cards: [unit("ogre", 3, 2, { trait: "echo" })], encounters: [siege] }),
    phase: "combat",
    encounter: "siege",
    enemies: ["ogre#1", "ogre/damaged"],
    player: { hero: "plain#1" },
  });
  t.attack("plain", "ogre");
  expect(t.events("complete").map((e) => e.card)).toEqual(["siege"]);
  expect(t.view()).toMatchObject({ encounter: null, enemies: ["ogre/exhausted#1", "ogre/damaged"] });
  expect(t.side().hero).toBe("plain*5/exhausted#1");
  t.until("explore").end().until("melee");
  expect(t.view()).toMatchObject({ round: 2, encounter: null, enemies: ["ogre#1", "ogre/damaged"] });
  t.end();
  expect(t.events("attack").map((e) => e.card)).toEqual(["plain", "ogre"]);
  expect(t.side().hero).toBe("plain*5/damaged#1");
});

test("QR-72 QR-73 an attack tells in percent how likely it beats its target, and how likely it equals it", () => {
  const scene = (difficulty: string, defence: number) => ({
    ...field({
      cards: [unit("imp", 1, defence), unit("guard", 2, 2, { ongoing: [{ get: { "attack-roll": 1 }, to: "self" }] })],
    }),
    phase: "combat" as const,
    enemies: ["imp#1"],
    player: { units: ["guard#1"] },
    options: { difficulty },
  });
  const odds = (difficulty: string, defence: number) =>
    table(scene(difficulty, defence))
      .until("melee")
      .options("attack")
      .filter((o) => o.card === "guard")
      .map(({ beat, hold }) => [beat, hold]);
  // Two dice with +1 each: a success on 3 or more, at hard on 4 or more.
  expect(odds("normal", 1)).toEqual([[44, 44]]);
  expect(odds("normal", 2)).toEqual([[0, 44]]);
  expect(odds("hard", 1)).toEqual([[25, 50]]);
});
