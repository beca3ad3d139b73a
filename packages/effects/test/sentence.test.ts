import { clause, type PackFormat, parseCondition, parseEffect, sentence } from "@rifthall/effects";
import { formats } from "@rifthall/games";
import { LANGUAGES } from "@rifthall/kernel/game";
import { expect, test } from "vitest";

const grammarOf = (game: string): PackFormat["grammar"] => (formats.find((f) => f.game === game) as PackFormat).grammar;
const said = (game: string, source: unknown): string[] => {
  const { effect, problems } = parseEffect(source, grammarOf(game));
  expect(problems).toEqual([]);
  return LANGUAGES.map((language) => sentence(effect, grammarOf(game), language));
};

test.each([
  [
    { damage: 2, to: "first enemy here" },
    "Deal 2 damage to the first enemy here.",
    "Füge der vordersten gegnerischen Karte hier 2 Schaden zu.",
  ],
  [
    { damage: 1, to: "each ally ahead" },
    "Deal 1 damage to each ally in front of this card.",
    "Füge jeder verbündeten Karte vor dieser Karte 1 Schaden zu.",
  ],
  [
    { heal: "all", from: "any damaged ally here" },
    "Remove all damage from a damaged ally here.",
    "Entferne allen Schaden von einer beschädigten verbündeten Karte hier.",
  ],
  [
    { heal: 1, from: "up to 2 allies here" },
    "Remove 1 damage from up to 2 allies here.",
    "Entferne 1 Schaden von bis zu 2 verbündeten Karten hier.",
  ],
  [
    { may: { move: "self", to: "any adjacent location" } },
    "You may move this card to an adjacent location.",
    "Du darfst diese Karte an einen benachbarten Ort bewegen.",
  ],
  [
    { damage: { count: "allies here" }, to: "last enemy here" },
    "Deal X damage to the last enemy here, where X is the number of allies here.",
    "Füge der hintersten gegnerischen Karte hier X Schaden zu, wobei X die Anzahl der verbündeten Karten hier ist.",
  ],
  [
    { choose: 1, of: [{ draw: 1 }, { gain: 2 }] },
    "Choose 1: (1) draw 1 card; (2) gain 2 extra points.",
    "Wähle 1: (1) ziehe 1 Karte; (2) erhalte 2 zusätzliche Punkte.",
  ],
  [
    { if: { hand: "you", is: "< 3" }, then: { draw: 2 } },
    "If your hand holds fewer than 3 cards, draw 2 cards.",
    "Falls deine Hand weniger als 3 Karten hat, ziehe 2 Karten.",
  ],
  [
    { get: { damage: 1 }, until: "action" },
    "Until the end of this action, you have +1 damage to enemies.",
    "Bis zum Ende dieser Aktion hast du +1 Schaden an gegnerischen Karten.",
  ],
])("reads %j", (source, en, de) => {
  expect(said("riftforce", source)).toEqual([en, de]);
});

test.each([
  [
    { gain: "threat", n: { count: "ready hyvryx units" } },
    "Add 1 threat to this encounter for each ready Hyvryx unit.",
    "Füge der Begegnung für jede bereite Hyvryx-Einheit 1 Bedrohung hinzu.",
  ],
  [
    { gain: "threat", n: { value: "distance" } },
    "Add X threat to this encounter, where X is the distance.",
    "Füge der Begegnung X Bedrohung hinzu, wobei X die Entfernung ist.",
  ],
  [
    [
      { get: { grant: "melee" }, to: "bearer" },
      { get: { attack: 1 }, to: "bearer" },
      { get: { hits: 1 }, to: "bearer" },
    ],
    "Its bearer has Melee, +1 Attack and +1 Hit.",
    "Der Träger hat Nahkampf, +1 Angriff und +1 Treffer.",
  ],
  [
    [
      { get: { attack: 1 }, to: "any friendly unit", until: "turn" },
      { get: { hits: 1 }, to: "any friendly unit", until: "turn" },
    ],
    "A friendly unit has +1 Attack until the end of the turn. A friendly unit has +1 Hit until the end of the turn.",
    "Eine verbündete Einheit hat bis zum Ende des Zuges +1 Angriff. Eine verbündete Einheit hat bis zum Ende des Zuges +1 Treffer.",
  ],
  [
    {
      if: { unit: "self", is: "damaged" },
      then: { if: { count: "echo units", is: ">= 2" }, then: { may: { draw: 1 } } },
    },
    "If this card is damaged and there are at least 2 Echo units, you may draw 1 card.",
    "Falls diese Karte beschädigt ist und es mindestens 2 Echo-Einheiten gibt, darfst du 1 Karte ziehen.",
  ],
  [
    { eachPlayer: [{ choose: 1, of: [{ draw: 1 }, { gain: "vitality" }] }, { may: { draw: 1 } }] },
    "Each player: choose 1: (1) draw 1 card; (2) your hero gains 1 vitality; in any case, you may draw 1 card.",
    "Jeder Spieler: wähle 1: (1) ziehe 1 Karte; (2) dein Held erhält 1 Lebenskraft; in jedem Fall darfst du 1 Karte ziehen.",
  ],
  [
    [{ pick: "any enemy hero", as: "chosen" }, { damage: "that" }, { damage: "hero" }, { attack: "that", by: "hero" }],
    "Choose an enemy hero. Damage it. Damage your hero. Your hero attacks that hero.",
    "Wähle einen feindlichen Helden. Beschädige ihn. Beschädige deinen Helden. Dein Held greift jenen Helden an.",
  ],
  [
    { do: { damage: "any andares unit" }, otherwise: [{ draw: { byHeroes: [1, 2] } }, { gain: "vitality" }] },
    "Damage an Andares unit; if that would change nothing, draw 1 card (2 with two heroes), then your hero gains 1 vitality instead.",
    "Beschädige eine Andares-Einheit; würde das nichts ändern, ziehe stattdessen 1 Karte (zu zweit 2), dann erhält dein Held 1 Lebenskraft.",
  ],
])("reads %j in Quantum Rift", (source, en, de) => {
  expect(said("quantum-rift", source)).toEqual([en, de]);
});

test.each([
  [{ count: "other heroes", is: "= 0" }, "there is no other hero", "es gibt keinen anderen Helden"],
  [{ value: "threat", is: "< 8" }, "the threat is less than 8", "die Bedrohung beträgt weniger als 8"],
  [{ attacked: "self" }, "this card is attacked", "diese Karte wird angegriffen"],
])("says %j by itself", (source, en, de) => {
  const grammar = grammarOf("quantum-rift");
  const { condition } = parseCondition(source, grammar);
  expect(LANGUAGES.map((language) => condition && clause(condition, grammar, language))).toEqual([en, de]);
});
