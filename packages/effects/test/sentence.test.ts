import { type PackFormat, parseEffect, sentence } from "@rifthall/effects";
import { formats } from "@rifthall/games";
import { expect, test } from "vitest";

const { grammar } = formats[0] as PackFormat;
const said = (source: unknown, language: "en" | "de"): string => {
  const { effect, problems } = parseEffect(source, grammar);
  expect(problems).toEqual([]);
  return sentence(effect, grammar, language);
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
  expect([said(source, "en"), said(source, "de")]).toEqual([en, de]);
});
