import { acting, type Verb } from "@rifthall/effects";
import { type Card, type Frame, NONE } from "@rifthall/kernel/ids";
import { probe, unprobe } from "../../shared/probe.js";
import { bounce, destroy, takeOver } from "../rules/board.js";
import { target } from "../rules/fight.js";
import { held } from "../rules/name.js";
import { canLead, startFight } from "../rules/resolution.js";
import { canBeTamed, hasPierce } from "../rules/values.js";
import { type Direction, defOf, inPlay, isCreature, type Neverrift } from "../table.js";
import { youOf } from "./choices.js";

/** A verb that does one thing to each card it selects. */
export const onCards = (
  word: string,
  about: Verb<Neverrift>["about"],
  say: Verb<Neverrift>["say"],
  useful: (s: Neverrift, f: Frame, card: Card) => boolean,
  run: (s: Neverrift, f: Frame, card: Card) => void,
): Verb<Neverrift> =>
  acting<Neverrift>({
    word,
    about,
    args: { [word]: { type: "select", sort: "card" } },
    say,
    act: {
      select: word,
      option: "target",
      useful: (s, f, x) => inPlay(s, x as Card) && useful(s, f, x as Card),
      run: (s, f, x) => {
        if (inPlay(s, x as Card) && useful(s, f, x as Card)) run(s, f, x as Card);
      },
    },
  });

const template = (
  verb: string,
  word: string,
  stem: string,
  infinitive: string,
  particle = "",
): Verb<Neverrift>["say"] => ({
  en: { imperative: `${verb} {${word}:acc}`, infinitive: `${verb} {${word}:acc}` },
  de: {
    imperative: `${stem} {${word}:acc}${particle === "" ? "" : ` ${particle}`}`,
    infinitive: `{${word}:acc} ${infinitive}`,
  },
});

const bounceVerb = onCards(
  "bounce",
  { en: "Returns cards to their owners' hands.", de: "Bringt Karten auf die Hand ihrer Besitzer zurück." },
  {
    en: {
      imperative: "return {bounce:acc} to its owner's hand",
      infinitive: "return {bounce:acc} to its owner's hand",
    },
    de: {
      imperative: "nimm {bounce:acc} auf die Hand des Besitzers zurück",
      infinitive: "{bounce:acc} auf die Hand des Besitzers zurücknehmen",
    },
  },
  () => true,
  (s, _f, card) => bounce(s, card, "NR-82"),
);

const destroyVerb = onCards(
  "destroy",
  {
    en: "Destroys cards; each goes to its owner's graveyard.",
    de: "Zerstört Karten; jede kommt auf den Friedhof ihres Besitzers.",
  },
  template("destroy", "destroy", "zerstöre", "zerstören"),
  () => true,
  (s, _f, card) => destroy(s, card, "NR-74"),
);

const tameVerb = onCards(
  "tame",
  {
    en: "You tame creatures without comparison; that is no attack.",
    de: "Du zähmst Kreaturen ohne Vergleich; das ist kein Angriff.",
  },
  template("tame", "tame", "zähme", "zähmen"),
  (s, f, card) => isCreature(s, card) && s.controller[card] !== youOf(s, f) && canBeTamed(s, card),
  (s, f, card) => takeOver(s, card, youOf(s, f), "NR-42"),
);

function follows(s: Neverrift, card: Card): boolean {
  const would = defOf(s, card).follows;
  if (would === null) return false;
  const f = probe(s, card, s.controller[card]);
  const result = would(s, f);
  unprobe(s, f);
  return result;
}

/** Is there somebody to attack, or something that follows an attack? */
function wouldMatter(s: Neverrift, card: Card): boolean {
  if (follows(s, card) || canLead(s, card)) return true;
  const far = hasPierce(s, card) ? 2 : 1;
  for (let d = 0; d < 4; d++)
    for (let reach = 1; reach <= far; reach++) if (target(s, card, d as Direction, reach) !== NONE) return true;
  return false;
}

const fightVerb = onCards(
  "fight",
  { en: "The creature attacks in all four directions.", de: "Die Kreatur greift in alle vier Richtungen an." },
  {
    en: { imperative: "{fight:nom} attacks", infinitive: "have {fight:nom} attack" },
    de: {
      imperative: "{fight:nom} greift an",
      infinitive: "{fight:acc} angreifen lassen",
      inverted: "greift {fight:nom} an",
    },
  },
  (s, _f, card) => isCreature(s, card) && s.controller[card] !== NONE && wouldMatter(s, card),
  (s, _f, card) => startFight(s, card),
);

const guardVerb = onCards(
  "guard",
  { en: "The creature has Block, again if it was used up.", de: "Die Kreatur hat Block, auch wenn er verbraucht war." },
  {
    en: { imperative: "give {guard:acc} Block", infinitive: "give {guard:acc} Block" },
    de: { imperative: "gib {guard:dat} Block", infinitive: "{guard:dat} Block geben" },
  },
  (s, _f, card) => isCreature(s, card) && s.block[card] === 0,
  (s, _f, card) => {
    s.block[card] = 1;
    s.log?.push({ do: "get", rule: "NR-81", ...held(s, card), stat: "block", n: 1 });
  },
);

/** What is done to cards in play where they lie. */
export const cardVerbs: readonly Verb<Neverrift>[] = [bounceVerb, destroyVerb, tameVerb, fightVerb, guardVerb];
