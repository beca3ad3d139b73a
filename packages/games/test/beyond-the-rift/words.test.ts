import { clause, forHeroes, parseCondition, parseEffect, parseSelect, sentence } from "@rifthall/effects";
import { formats, gameById } from "@rifthall/games";
import { describe, expect, test } from "vitest";

const format = formats.find((f) => f.game === "beyond-the-rift");
if (!format) throw new Error("Beyond the Rift has no format");
const { grammar } = format;

const said = (source: unknown, language: "en" | "de"): string => {
  const { effect, problems } = parseEffect(source, grammar);
  expect(problems).toEqual([]);
  return sentence(effect, grammar, language);
};

type Row = readonly [source: unknown, en: string, de: string];

/** Every verb, as a sentence of its own. */
const SENTENCES: readonly Row[] = [
  [{ gain: 2 }, "Gain 2 AP.", "Erhalte 2 AP."],
  [{ gain: { value: "hand" } }, "Gain 1 AP for each card in your hand.", "Erhalte für jede deiner Handkarten 1 AP."],
  [{ gain: 1, to: "each other hero" }, "Each other hero gains 1 AP.", "Jeder andere Held erhält 1 AP."],
  [{ lose: "all", to: "hero" }, "Your hero loses all AP.", "Dein Held verliert alle AP."],
  [{ lose: 1 }, "Lose 1 AP.", "Verliere 1 AP."],
  [{ draw: { byHeroes: [1, 2, 2, 3] } }, "Draw 1/2/2/3 cards.", "Ziehe 1/2/2/3 Karten."],
  [{ discard: 2 }, "Discard 2 cards.", "Lege 2 Handkarten ab."],
  [{ discard: "all" }, "Discard your hand.", "Lege alle Handkarten ab."],
  [{ cure: "wound" }, "Send 1 Wound back from your hand.", "Lege 1 Wunde von deiner Hand zurück."],
  [
    { cure: "any", n: 2, to: "any hero in-range" },
    "Send 2 Wounds or Fatigue back from the hand of a hero in range.",
    "Lege 2 Wunden oder Erschöpfungen von der Hand eines Helden in Reichweite zurück.",
  ],
  [
    { cure: "fatigue", n: "all", from: "discard" },
    "Send all Fatigue back from your discard.",
    "Lege alle Erschöpfungen aus deiner Ablage zurück.",
  ],
  [{ reveal: 3 }, "Reveal 3 cards of your deck.", "Decke 3 Karten deines Decks auf."],
  [
    { take: "attack" },
    "Take a revealed Attack card into your hand.",
    "Nimm eine aufgedeckte Angriffskarte auf die Hand.",
  ],
  [{ take: "any" }, "Take a revealed card into your hand.", "Nimm eine aufgedeckte Karte auf die Hand."],
  [{ wound: "hero" }, "Your hero takes 1 Wound.", "Dein Held nimmt 1 Wunde."],
  [
    { wound: "any enemy in-range", n: 2 },
    "An enemy in range takes 2 Wounds.",
    "Ein Gegner in Reichweite nimmt 2 Wunden.",
  ],
  [{ fatigue: "each hero" }, "Each hero takes 1 Fatigue.", "Jeder Held nimmt 1 Erschöpfung."],
  [
    { mend: "any hurt ally" },
    "Remove 1 attachment from a hurt ally.",
    "Entferne 1 angelegte Karte von einem verletzten Verbündeten.",
  ],
  [
    { attach: "any enemy in-range" },
    "Attach this card to an enemy in range.",
    "Lege diese Karte an einen Gegner in Reichweite an.",
  ],
  [
    { kill: "any weakest loose orc enemy" },
    "Kill the weakest Orc enemy in the Quest Area.",
    "Töte den schwächsten Ork-Gegner im Questbereich.",
  ],
  [{ remove: "any terrain" }, "Remove a terrain card.", "Entferne eine Geländekarte."],
  [{ remove: "self" }, "Remove this card.", "Entferne diese Karte."],
  [
    { remove: "any your lasting" },
    "Remove a Persistent card in your Hero Area.",
    "Entferne eine bleibende Karte in deinem Heldenbereich.",
  ],
  [{ engage: "any loose enemy" }, "Engage an enemy in the Quest Area.", "Binde einen Gegner im Questbereich."],
  [
    { engage: "any your enemy", to: "any other hero" },
    "Engage an enemy in your Hero Area with another hero.",
    "Binde einen Gegner in deinem Heldenbereich an einen anderen Helden.",
  ],
  [{ engage: "self" }, "Engage the target.", "Binde das Ziel."],
  [{ engage: "self", by: "least-ap" }, "Engage the hero with the least AP.", "Binde den Helden mit den wenigsten AP."],
  [
    { disengage: "up to 2 your enemies" },
    "Disengage up to 2 enemies in your Hero Area.",
    "Löse bis zu 2 Gegner in deinem Heldenbereich.",
  ],
  [{ disengage: "self" }, "Disengage.", "Löse die Bindung."],
  [{ reengage: "self" }, "Re-engage the target.", "Binde das Ziel neu."],
  [
    { get: { attack: -2 }, to: "attacker", until: "attack" },
    "The attacker has −2 Attack during this attack.",
    "Der Angreifer hat während dieses Angriffs −2 Angriff.",
  ],
  [
    { get: { strength: 1 }, until: "phase" },
    "You have +1 attack until the end of the phase.",
    "Du hast bis zum Ende der Phase +1 Angriff.",
  ],
  [
    { get: { guard: 2 }, to: "each hero", until: "round" },
    "Each hero has +2 defence until the end of the round.",
    "Jeder Held hat bis zum Ende der Runde +2 Verteidigung.",
  ],
  [
    { get: { cant: "aid" }, until: "scenario" },
    "You may not aid other heroes for the rest of the scenario.",
    "Du darfst für den Rest des Szenarios nicht anderen Helden helfen.",
  ],
  [{ strike: "any door", n: 4 }, "Attack a Door with 4.", "Greife eine Tür mit 4 an."],
  [{ prevent: 1 }, "Prevent 1 damage.", "Verhindere 1 Schaden."],
  [{ prevent: "all" }, "Prevent all damage.", "Verhindere allen Schaden."],
  [
    { redraw: "response" },
    "Draw another Response card in its place.",
    "Ziehe eine andere Antwortkarte an ihrer Stelle.",
  ],
  [{ eachHero: { draw: 1 } }, "Each hero: draw 1 card.", "Jeder Held: ziehe 1 Karte."],
  [
    { who: "most-ap", do: { lose: 2 } },
    "The hero with the most AP: lose 2 AP.",
    "Der Held mit den meisten AP: verliere 2 AP.",
  ],
  [{ raise: "threat" }, "Raise the Threat by 1.", "Erhöhe die Bedrohung um 1."],
  [{ lower: "seals", n: 2 }, "Lower “seals” by 2.", "Senke „seals“ um 2."],
  [{ spawn: 2 }, "Spawn 2 enemies.", "Lass 2 Gegner erscheinen."],
  [
    { spawn: { value: "threat" }, into: "each" },
    "Spawn X enemies into each Hero Area, where X is the Threat.",
    "Lass X Gegner in jedem Heldenbereich erscheinen, wobei X die Bedrohung ist.",
  ],
  [
    { spawn: 1, into: "priority" },
    "Spawn 1 enemy into the Hero Area that comes first in priority.",
    "Lass 1 Gegner im nach Zielwahl ersten Heldenbereich erscheinen.",
  ],
  [{ explore: 1 }, "Spawn 1 terrain card.", "Lass 1 Geländekarte erscheinen."],
  [{ bring: "guard" }, "Bring 1 × guard into play.", "Bringe 1 × „guard“ ins Spiel."],
  [
    { bring: "guard", n: { byHeroes: [1, 1, 2, 2] }, into: "yours" },
    "Bring 1/1/2/2 × guard into your Hero Area.",
    "Bringe 1/1/2/2 × „guard“ in deinen Heldenbereich.",
  ],
  [
    { check: ">= 2", then: { gain: 1 }, else: { lose: 1 } },
    "Draw a Response card: if it is at least 2, gain 1 AP; otherwise, lose 1 AP.",
    "Ziehe eine Antwortkarte: ist sie mindestens 2, erhalte 1 AP; sonst verliere 1 AP.",
  ],
  [{ finish: "lost" }, "You lose the scenario.", "Ihr verliert das Szenario."],
  [{ attack: "target" }, "Attack the target.", "Greife das Ziel an."],
  [
    { attack: "target", by: "most-wounds" },
    "Attack the hero with the most Wounds in hand.",
    "Greife den Helden mit den meisten Wunden auf der Hand an.",
  ],
  [{ poison: "target" }, "Poison the target.", "Vergifte das Ziel."],
  [{ intimidate: 2 }, "Intimidate the target (2).", "Schüchtere das Ziel ein (2)."],
  [
    { obstruct: 1, by: "most-ap" },
    "Obstruct the hero with the most AP (1).",
    "Behindere den Helden mit den meisten AP (1).",
  ],
  [{ summon: "orc" }, "Summon 1 Orc.", "Beschwöre 1 Ork."],
  [{ support: "orc-archer" }, "Support orc-archer.", "Unterstütze „orc-archer“."],
  [{ heal: "cultist", n: 2 }, "Heal 2 Cultists.", "Heile 2 Kultisten."],
  [
    { order: "dwarf", do: { attack: "target" } },
    "Order the other Dwarves here: attack the target.",
    "Befiehl den anderen Zwergen hier: greife das Ziel an.",
  ],
  [{ item: 1 }, "Draw 1 item.", "Zieht 1 Gegenstand."],
  [{ board: "bastian" }, "Unlock the alternate side of bastian.", "Schaltet die Rückseite von bastian frei."],
  [{ join: "ushka" }, "Ushka joins you.", "Ushka schließt sich euch an."],
  [{ note: "ferry-folk" }, "Note “ferry-folk”.", "Notiert „ferry-folk“."],
  [{ forget: "ferry-folk" }, "Cross out “ferry-folk”.", "Streicht „ferry-folk“."],
];

const CONDITIONS: readonly Row[] = [
  [{ count: "boss enemies", is: "= 0" }, "there is no boss enemy", "es gibt keinen Boss-Gegner"],
  [
    { count: "your hurt enemies", is: ">= 2" },
    "there are at least 2 hurt enemies in your Hero Area",
    "es gibt mindestens 2 verletzte Gegner in deinem Heldenbereich",
  ],
  [{ value: "ap", is: ">= 3" }, "you have at least 3 AP", "du hast mindestens 3 AP"],
  [{ value: "hand", is: "< 4" }, "you have fewer than 4 cards in your hand", "du hast weniger als 4 Handkarten"],
  [
    { value: "wounds", is: ">= 1" },
    "you have at least 1 Wound in your hand",
    "du hast mindestens 1 Wunde auf der Hand",
  ],
  [
    { value: "engaged", is: "= 0" },
    "you have exactly 0 enemies in your Hero Area",
    "du hast genau 0 Gegner in deinem Heldenbereich",
  ],
  [{ value: "enemies", is: "<= 1" }, "at most 1 enemy is in play", "höchstens 1 Gegner sind im Spiel"],
  [{ value: "round", is: "= 3" }, "the number of the round is 3", "die Nummer der Runde beträgt 3"],
  [
    { value: "deck", is: "= 0" },
    "the number of cards in the Enemy Deck is 0",
    "die Zahl der Karten im Gegnerdeck beträgt 0",
  ],
  [{ value: "revealed-ap", is: ">= 1" }, "you revealed at least 1 AP card", "du hast mindestens 1 AP-Karte aufgedeckt"],
  [{ value: "heroes", is: ">= 2" }, "you play with at least 2 heroes", "ihr spielt mit mindestens 2 Helden"],
  [
    { value: "response", is: "= 3" },
    "the value of the last Response card is 3",
    "der Wert der letzten Antwortkarte beträgt 3",
  ],
  [{ marks: "seals", is: "= 0" }, "“seals” is 0", "„seals“ beträgt 0"],
  [{ present: "orc", is: ">= 2" }, "at least 2 Orcs are in play", "mindestens 2 Orks sind im Spiel"],
  [{ present: "guard", is: "= 0" }, "no guard is in play", "kein „guard“ ist im Spiel"],
  [{ present: "door", is: ">= 1" }, "door is in play", "„door“ ist im Spiel"],
  [{ success: "yes" }, "the attack succeeded", "der Angriff ist gelungen"],
  [{ noted: "ferry-folk" }, "“ferry-folk” is noted", "„ferry-folk“ ist notiert"],
  [
    { both: { value: "threat", is: ">= 6" }, and: { success: "no" } },
    "the Threat is at least 6 and the attack failed",
    "die Bedrohung beträgt mindestens 6 und der Angriff ist misslungen",
  ],
  [
    { either: { noted: "a" }, or: { not: { noted: "b" } } },
    "“a” is noted or it is not so that “b” is noted",
    "„a“ ist notiert oder es trifft nicht zu, dass „b“ notiert ist",
  ],
];

describe("what texts of Beyond the Rift say", () => {
  test.each(SENTENCES)("%j", (source, en, de) => {
    expect(said(source, "en")).toBe(en);
    expect(said(source, "de")).toBe(de);
  });

  test.each(CONDITIONS)("if %j", (source, en, de) => {
    const { condition, problems } = parseCondition(source, grammar);
    expect(problems).toEqual([]);
    if (condition === null) return;
    expect(clause(condition, grammar, "en")).toBe(en);
    expect(clause(condition, grammar, "de")).toBe(de);
  });

  test("every verb and every condition has a sentence here", () => {
    const told = JSON.stringify([SENTENCES, CONDITIONS]);
    const shared = ["do", "if", "may", "choose", "each", "repeat", "pick"];
    const missing = [...grammar.verbs.keys(), ...grammar.tests.keys()].filter(
      (word) => !shared.includes(word) && !told.includes(`"${word}":`),
    );
    expect(missing).toEqual([]);
  });

  test("one way behind another says “instead” once", () => {
    const ways = { do: { attack: "target" }, otherwise: { do: { engage: "self" }, otherwise: { disengage: "self" } } };
    expect(said(ways, "en")).toBe(
      "Attack the target; if that would change nothing, engage the target; if that would change nothing, disengage instead.",
    );
  });

  test("changes of one card are one sentence, changes of heroes another", () => {
    const changes = [
      { get: { attack: 1 }, to: "that", until: "round" },
      { get: { defence: 1 }, to: "that", until: "round" },
      { get: { strength: 1 }, until: "round" },
    ];
    expect(said(changes, "en")).toBe(
      "It has +1 Attack and +1 Defence until the end of the round. You have +1 attack until the end of the round.",
    );
    expect(said(changes, "de")).toBe(
      "Er hat bis zum Ende der Runde +1 Angriff und +1 Verteidigung. Du hast bis zum Ende der Runde +1 Angriff.",
    );
  });
});

describe("what selectors of Beyond the Rift mean", () => {
  const read = (source: string) => parseSelect(source, "card", grammar);

  test("“hero” alone is your own, behind a quantifier any", () => {
    expect(read("hero").select).toMatchObject({ kind: "reference", word: "hero" });
    expect(read("any hero").select).toMatchObject({ kind: "selector", noun: "hero" });
    expect(read("each other hero").select).toMatchObject({ kind: "selector", adjectives: ["other"] });
  });

  test.each([
    ["each orcc enemy", '"each orcc enemy": unknown word "orcc"; did you mean "orc"?'],
    ["any enemy loose", '"any enemy loose": the order is [quantifier] [rank] [adjective…] noun [place…]'],
    ["each self", '"each self": "self" takes no quantifier'],
  ])("%s is refused", (source, message) => {
    expect(read(source).problems.map((p) => p.message)).toEqual([message]);
  });
});

describe("BR-2 where it is known how many heroes play, only the number that applies is said", () => {
  const source = [{ draw: { byHeroes: [1, 2, 2, 3] } }, { check: ">= 2", then: { gain: { byHeroes: [1, 1, 2, 2] } } }];
  test.each([
    [1, "Draw 1 card. Draw a Response card: if it is at least 2, gain 1 AP."],
    [2, "Draw 2 cards. Draw a Response card: if it is at least 2, gain 1 AP."],
    [4, "Draw 3 cards. Draw a Response card: if it is at least 2, gain 2 AP."],
  ])("with %i", (heroes, text) => {
    const { effect, problems } = parseEffect(source, grammar);
    expect(problems).toEqual([]);
    expect(sentence(forHeroes(effect, heroes), grammar, "en")).toBe(text);
  });

  const none = { byHeroes: [0, 1, 1, 1] };
  test.each([
    [[{ gain: 1 }, { gain: none }], "Gain 1 AP."],
    [{ if: { value: "threat", is: ">= 4" }, then: { gain: none } }, ""],
    [
      { if: { value: "threat", is: ">= 4" }, then: { draw: 1 }, else: { gain: none } },
      "If the Threat is at least 4, draw 1 card.",
    ],
    [{ who: "any", do: { gain: none } }, ""],
    [{ check: ">= 2", then: { gain: none } }, "Draw a Response card."],
    [
      { check: ">= 2", then: { draw: 1 }, else: { check: ">= 1", then: { gain: none } } },
      "Draw a Response card: if it is at least 2, draw 1 card; otherwise, draw a Response card.",
    ],
    [
      { check: ">= 2", then: { gain: none }, else: { draw: 1 } },
      "Draw a Response card: if it is at least 2, gain 0/1/1/1 AP; otherwise, draw 1 card.",
    ],
  ])("what is done with none is not said: %j", (source, text) => {
    const { effect, problems } = parseEffect(source, grammar);
    expect(problems).toEqual([]);
    expect(sentence(forHeroes(effect, 1, ["check"]), grammar, "en")).toBe(text);
    if (text !== "") expect(sentence(forHeroes(effect, 2, ["check"]), grammar, "en")).toContain("gain 1 AP".slice(1));
  });

  test("in every scenario, with what lies in its decks", () => {
    const game = gameById("beyond-the-rift");
    const content = game?.content([]);
    const told = (heroes?: number): readonly string[] =>
      (content ? (game?.cards(content, "en", heroes) ?? []) : []).map(({ text }) => text);
    const several = /\d\/\d/;
    expect(told().some((text) => several.test(text))).toBe(true);
    const none = /\b(?:spawn|draw|gain|lose) 0\b/i;
    for (const heroes of [1, 2, 3, 4])
      expect(told(heroes).filter((text) => several.test(text) || none.test(text))).toEqual([]);
  });
});
