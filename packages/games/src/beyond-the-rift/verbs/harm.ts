import { acting, type Mood, type Node, R, type Sayer, type Verb } from "@rifthall/effects";
import type { Card } from "@rifthall/kernel/ids";
import { get } from "@rifthall/kernel/machine";
import { counted, stated } from "../../shared/phrases.js";
import { attachCard, hasAttachment, kill, mend, removeCard } from "../rules/areas.js";
import { hasFatigue } from "../rules/piles.js";
import { attachFatigue, attachWounds, takeFatigue, takeWound } from "../rules/supply.js";
import { type BeyondTheRift, defOf, inPlay, isAlly, isEnemy, isHero, isTerrain } from "../table.js";
import { AFFLICTIONS, HANDS, IN_PLAY, touch } from "./touches.js";
import { seatOfHero } from "./you.js";

/** What Wounds and Fatigue attach to, and what can die. */
const isUnit = (s: BeyondTheRift, card: Card): boolean => inPlay(s, card) && (isEnemy(s, card) || isAlly(s, card));

/** "your hero takes 2 Wounds" */
function sayHarm(node: Node, say: Sayer, mood: Mood, one: string, many: string): string {
  const whom = (wanted: string): string => say.fill(`{${node.verb}:${wanted}}`, node.values);
  const subject = whom("nom");
  const object = whom("acc");
  const [what, per] = counted(node, say, one, many);
  if (say.language === "en")
    return mood === "infinitive" ? `have ${object} take ${what}${per}` : `${subject} takes ${what}${per}`;
  const rest = `${per} ${what}`.trim();
  return mood === "infinitive" ? `${object} ${rest} nehmen lassen` : stated(mood, subject, "nimmt", rest);
}

const wound: Verb<BeyondTheRift> = acting<BeyondTheRift>({
  word: "wound",
  about: {
    en: "Heroes take Wounds into their hand; to enemies and allies they are attached (BR-95, BR-112).",
    de: "Helden nehmen Wunden auf die Hand; an Gegner und Verbündete werden sie angelegt (BR-95, BR-112).",
  },
  args: { wound: { type: "select", sort: "card" }, n: { type: "amount", optional: true } },
  say: (node, say, mood) =>
    say.language === "en" ? sayHarm(node, say, mood, "Wound", "Wounds") : sayHarm(node, say, mood, "Wunde", "Wunden"),
  touches: touch(IN_PLAY, 0, IN_PLAY | AFFLICTIONS | HANDS),
  act: {
    select: "wound",
    amount: "n",
    option: "target",
    useful: (s, _f, x, n) => n > 0 && (isHero(s, x as Card) || isUnit(s, x as Card)),
    run: (s, _f, x, n) => {
      if (isHero(s, x as Card)) takeWound(s, seatOfHero(s, x as Card), n, "hand");
      else if (isUnit(s, x as Card)) attachWounds(s, x as Card, n);
    },
  },
});

const fatigue: Verb<BeyondTheRift> = acting<BeyondTheRift>({
  word: "fatigue",
  about: {
    en: "Heroes take Fatigue into their hand; to enemies and allies it is attached (BR-119, BR-120).",
    de: "Helden nehmen Erschöpfung auf die Hand; an Gegner und Verbündete wird sie angelegt (BR-119, BR-120).",
  },
  args: { fatigue: { type: "select", sort: "card" }, n: { type: "amount", optional: true } },
  say: (node, say, mood) =>
    say.language === "en"
      ? sayHarm(node, say, mood, "Fatigue", "Fatigue")
      : sayHarm(node, say, mood, "Erschöpfung", "Erschöpfungen"),
  touches: touch(IN_PLAY, 0, IN_PLAY | AFFLICTIONS | HANDS),
  act: {
    select: "fatigue",
    amount: "n",
    option: "target",
    useful: (s, _f, x, n) => n > 0 && (isHero(s, x as Card) || (isUnit(s, x as Card) && hasFatigue(s))),
    run: (s, _f, x, n) => {
      if (isHero(s, x as Card)) takeFatigue(s, seatOfHero(s, x as Card), n, "hand");
      else if (isUnit(s, x as Card)) attachFatigue(s, x as Card, n);
    },
  },
});

const mending: Verb<BeyondTheRift> = acting<BeyondTheRift>({
  word: "mend",
  about: {
    en: "Takes attachments off enemies or allies: Wounds first, then Fatigue, then hero cards (BR-89).",
    de: "Nimmt Gegnern oder Verbündeten Angelegtes ab: erst Wunden, dann Erschöpfung, dann Heldenkarten (BR-89).",
  },
  args: { mend: { type: "select", sort: "card" }, n: { type: "amount", optional: true } },
  say: (node, say, mood) => {
    if (say.language === "en") {
      const [what, per] = counted(node, say, "attachment", "attachments");
      return say.fill(`remove ${what} from {mend:acc}${per}`, node.values);
    }
    const [what, per] = counted(node, say, "angelegte Karte", "angelegte Karten");
    const from = say.fill("von {mend:dat}", node.values);
    return mood === "infinitive" ? `${per} ${what} ${from} entfernen`.trim() : `entferne${per} ${what} ${from}`;
  },
  touches: touch(IN_PLAY, 0, IN_PLAY | AFFLICTIONS),
  act: {
    select: "mend",
    amount: "n",
    option: "target",
    useful: (s, _f, x, n) => n > 0 && isUnit(s, x as Card) && hasAttachment(s, x as Card),
    run: (s, _f, x, n) => {
      for (let i = 0; i < n && isUnit(s, x as Card) && hasAttachment(s, x as Card); i++) mend(s, x as Card, "BR-89");
    },
  },
});

const attach: Verb<BeyondTheRift> = acting<BeyondTheRift>({
  word: "attach",
  about: {
    en: "This card becomes an attachment of that enemy; its modifiers count (BR-151).",
    de: "Diese Karte wird an jenen Gegner angelegt; ihre Änderungen zählen (BR-151).",
  },
  args: { attach: { type: "select", sort: "card" } },
  say: {
    en: { imperative: "attach this card to {attach:acc}", infinitive: "attach this card to {attach:acc}" },
    de: { imperative: "lege diese Karte an {attach:acc} an", infinitive: "diese Karte an {attach:acc} anlegen" },
  },
  touches: touch(IN_PLAY, 0, IN_PLAY),
  act: {
    select: "attach",
    option: "target",
    useful: (s, _f, x) => isUnit(s, x as Card),
    run: (s, f, x) => {
      if (isUnit(s, x as Card)) attachCard(s, get(s, f, R.self), x as Card, "BR-151");
    },
  },
});

const killing: Verb<BeyondTheRift> = acting<BeyondTheRift>({
  word: "kill",
  about: { en: "Kills enemies or allies.", de: "Tötet Gegner oder Verbündete." },
  args: { kill: { type: "select", sort: "card" } },
  say: {
    en: { imperative: "kill {kill:acc}", infinitive: "kill {kill:acc}" },
    de: { imperative: "töte {kill:acc}", infinitive: "{kill:acc} töten" },
  },
  touches: touch(IN_PLAY, 0, IN_PLAY | AFFLICTIONS),
  act: {
    select: "kill",
    option: "target",
    useful: (s, _f, x) => isUnit(s, x as Card),
    run: (s, _f, x) => {
      if (isUnit(s, x as Card)) kill(s, x as Card);
    },
  },
});

/** BR-124, BR-133: what can be taken out of play without dying. */
const isRemovable = (s: BeyondTheRift, card: Card): boolean =>
  inPlay(s, card) && (isTerrain(s, card) || defOf(s, card).persistent);

const removing: Verb<BeyondTheRift> = acting<BeyondTheRift>({
  word: "remove",
  about: {
    en: "Takes terrain or Persistent cards out of play (BR-124, BR-133).",
    de: "Nimmt Gelände oder bleibende Karten aus dem Spiel (BR-124, BR-133).",
  },
  args: { remove: { type: "select", sort: "card" } },
  say: {
    en: { imperative: "remove {remove:acc}", infinitive: "remove {remove:acc}" },
    de: { imperative: "entferne {remove:acc}", infinitive: "{remove:acc} entfernen" },
  },
  touches: touch(IN_PLAY, 0, IN_PLAY),
  act: {
    select: "remove",
    option: "target",
    useful: (s, _f, x) => isRemovable(s, x as Card),
    run: (s, _f, x) => {
      if (isRemovable(s, x as Card)) removeCard(s, x as Card);
    },
  },
});

export const harmVerbs: readonly Verb<BeyondTheRift>[] = [wound, fatigue, mending, attach, killing, removing];
