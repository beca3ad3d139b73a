import { acting, idOf, type Verb } from "@rifthall/effects";
import type { Text } from "@rifthall/kernel/game";
import { counted } from "../../shared/phrases.js";
import { canJoin, canUnlock, canWinItem, isNoted, joinHero, takeNote, unlockBoard, winItem } from "../rules/rewards.js";
import type { BeyondTheRift } from "../table.js";
import { STORY, touch } from "./touches.js";

const item: Verb<BeyondTheRift> = acting<BeyondTheRift>({
  word: "item",
  about: {
    en: "So many items are drawn from the campaign's item deck (BR-139).",
    de: "So viele Gegenstände werden vom Gegenstandsdeck der Kampagne gezogen (BR-139).",
  },
  args: { item: { type: "amount" } },
  say: (node, say, mood) => {
    if (say.language === "en") return `draw ${counted(node, say, "item", "items", "item").join("")}`;
    const [items, per] = counted(node, say, "Gegenstand", "Gegenstände", "item");
    return mood === "infinitive" ? `${per} ${items} ziehen`.trim() : `zieht${per} ${items}`;
  },
  touches: touch(0, STORY, 0),
  act: {
    amount: "item",
    useful: (s, _f, _x, n) => n > 0 && canWinItem(s),
    run: (s, _f, _x, n) => {
      for (let i = 0; i < n; i++) winItem(s);
    },
  },
});

/** A verb that writes what it names on the campaign sheet. */
function noting(
  word: string,
  about: Text,
  of: string,
  say: Verb<BeyondTheRift>["say"],
  would: (s: BeyondTheRift, id: string) => boolean,
  write: (s: BeyondTheRift, id: string) => void,
): Verb<BeyondTheRift> {
  return acting<BeyondTheRift>({
    word,
    about,
    args: { [word]: { type: "id", of } },
    say,
    touches: touch(STORY, 0, STORY),
    act: {
      useful: (s, _f, _x, _n, node) => would(s, idOf(node.values, word)),
      run: (s, _f, _x, _n, node) => write(s, idOf(node.values, word)),
    },
  });
}

export const rewardVerbs: readonly Verb<BeyondTheRift>[] = [
  item,
  noting(
    "board",
    {
      en: "The alternate side of that hero's board is unlocked (BR-143).",
      de: "Die Rückseite der Heldentafel ist frei (BR-143).",
    },
    "a hero",
    {
      en: { imperative: "unlock the alternate side of {board}", infinitive: "unlock the alternate side of {board}" },
      de: {
        imperative: "schaltet die Rückseite von {board} frei",
        infinitive: "die Rückseite von {board} freischalten",
      },
    },
    canUnlock,
    unlockBoard,
  ),
  noting(
    "join",
    { en: "That hero joins the campaign (BR-144).", de: "Dieser Held kommt zur Kampagne hinzu (BR-144)." },
    "a hero",
    {
      en: { imperative: "{join} joins you", infinitive: "have {join} join you" },
      de: {
        imperative: "{join} schließt sich euch an",
        infinitive: "{join} sich euch anschließen lassen",
        inverted: "schließt {join} sich euch an",
      },
    },
    canJoin,
    joinHero,
  ),
  noting(
    "note",
    {
      en: "Writes that note on the campaign sheet (BR-144).",
      de: "Schreibt diese Notiz auf den Kampagnenbogen (BR-144).",
    },
    "a note",
    {
      en: { imperative: "note “{note}”", infinitive: "note “{note}”" },
      de: { imperative: "notiert „{note}“", infinitive: "„{note}“ notieren" },
    },
    (s, id) => !isNoted(s, id),
    (s, id) => takeNote(s, id, true),
  ),
  noting(
    "forget",
    { en: "Crosses that note out.", de: "Streicht diese Notiz." },
    "a note",
    {
      en: { imperative: "cross out “{forget}”", infinitive: "cross out “{forget}”" },
      de: { imperative: "streicht „{forget}“", infinitive: "„{forget}“ streichen" },
    },
    isNoted,
    (s, id) => takeNote(s, id, false),
  ),
];
