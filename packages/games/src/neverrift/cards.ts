import { type Case, capital, type Effect, type Opening, sentence } from "@rifthall/effects";
import type { CardText, Language, Text } from "@rifthall/kernel/game";
import type { CardDef, EventWord, Library, Trigger } from "./content.js";
import { KEYWORDS, sideText } from "./facts.js";
import { terms } from "./terms.js";
import { grammar } from "./verbs/grammar.js";
import { keywordBit } from "./verbs/stats.js";
import type { Face, Keyword, Part } from "./wire.js";

/** How an event is told, with whom it happens to at {}. */
const EVENT_TEXTS: Readonly<Record<EventWord, Text>> = {
  enters: { en: "{} enters", de: "{} ins Spiel kommt" },
  tames: { en: "{} tames a creature", de: "{} eine Kreatur zähmt" },
  tamed: { en: "{} is tamed", de: "{} gezähmt wird" },
  moved: { en: "{} is moved", de: "{} bewegt wird" },
  destroyed: { en: "{} is destroyed", de: "{} zerstört wird" },
  returned: { en: "{} returns to a hand", de: "{} auf eine Hand zurückkehrt" },
  blocked: { en: "{} blocks an attack", de: "{} einen Angriff blockt" },
  cast: { en: "you cast a spell", de: "du einen Zauber sprichst" },
  "turn-starts": { en: "your turn starts", de: "dein Zug beginnt" },
  "turn-ends": { en: "your turn ends", de: "dein Zug endet" },
  dug: { en: "you take a card from your graveyard", de: "du eine Karte aus deinem Friedhof nimmst" },
};

/** What happens once a turn anyway is not said to happen for the first time. */
const TURN_TEXTS: Readonly<Partial<Record<EventWord, Text>>> = {
  "turn-starts": { en: "At the start of your turn", de: "Wenn dein Zug beginnt" },
  "turn-ends": { en: "At the end of your turn", de: "Wenn dein Zug endet" },
};

/** What the creature is called that another one tames: "it" might be either. */
const TAMED: Readonly<Record<Language, Readonly<Partial<Record<Case, string>>>>> = {
  en: { nom: "the tamed creature" },
  de: {
    nom: "die gezähmte Kreatur",
    acc: "die gezähmte Kreatur",
    dat: "der gezähmten Kreatur",
    gen: "der gezähmten Kreatur",
  },
};

/** NR-66: a tamer's passive works in its owner's turn only, and says so. */
const FIRST_TIME: Readonly<Record<"tamer" | "card", Text>> = {
  tamer: { en: "The first time in each of your turns", de: "in deinem Zug zum ersten Mal" },
  card: { en: "The first time each turn", de: "in einem Zug zum ersten Mal" },
};

const opening = (c: CardDef, trigger: Trigger, language: Language): Opening => ({
  ...(trigger.word === "tames" ? { that: TAMED[language] } : {}),
  opens: (phrase) => {
    const { select, word, once } = trigger;
    const who = select === null ? "" : phrase(select, "nom");
    const told = EVENT_TEXTS[word][language].replace("{}", who);
    const turn = TURN_TEXTS[word]?.[language];
    if (turn !== undefined) return turn;
    if (!once) return `${{ en: "Whenever", de: "Immer wenn" }[language]} ${told}`;
    const first = FIRST_TIME[c.type === "tamer" ? "tamer" : "card"][language];
    if (language === "en") return `${first} ${told}`;
    // Of someone in particular German speaks first, of anyone last.
    const named = select === null ? "du" : select.kind === "reference" ? who : "";
    return named === "" ? `Wenn ${first} ${told}` : `Wenn ${named} ${first}${told.slice(named.length)}`;
  },
});

const has = (c: CardDef, word: Keyword): boolean => (c.keywords & keywordBit(word)) !== 0;

/** What a card says, part by part, in printed order (NR-70). */
function partsOf(c: CardDef, language: Language): Part[] {
  const say = (effect: Effect, when?: Opening): string => sentence(effect, grammar, language, undefined, when);
  const parts: Part[] = [];
  const add = (slot: Part["slot"], word: string, text: string): void => void parts.push({ slot, word, text });
  for (const keyword of KEYWORDS)
    if (has(c, keyword)) add("keyword", terms[keyword].name[language], terms[keyword].meaning[language]);
  if (c.ongoingEffect.length > 0) add("ongoing", "", say(c.ongoingEffect));
  for (const slot of ["enters", "fought"] as const)
    if (c.effects[slot]) add(slot, terms[slot].name[language], say(c.effects[slot]));
  if (c.effects.play) add("play", "", say(c.effects.play));
  if (c.trigger) add("trigger", "", capital(say(c.trigger.effect, opening(c, c.trigger, language))));
  if (c.effects.active) add("active", terms.active.name[language], say(c.effects.active));
  return parts;
}

/** What a card says, without its values. */
export const saidBy = (c: CardDef, language: Language): string => wordsOf(partsOf(c, language));
const wordsOf = (parts: readonly Part[]): string =>
  parts.map(({ word, text }) => (word === "" ? text : `${word}: ${text}`)).join(" ");

export function cardTexts(content: Library, language: Language): readonly CardText<Face>[] {
  return content.cards.map((c) => {
    const parts = partsOf(c, language);
    const sides = c.type === "creature" ? `${c.sides.map(sideText).join(" ")}. ` : "";
    const text = sides + wordsOf(parts);
    const { number, type, faction, rarity } = c;
    return {
      id: c.id,
      name: c.name[language],
      text: text.trim(),
      rule: terms[c.type].rule,
      ...(c.flavour ? { story: c.flavour[language] } : {}),
      face: {
        type,
        faction,
        parts,
        ...(number === null ? {} : { number }),
        ...(rarity === null ? {} : { rarity }),
        sides: type === "creature" ? c.sides : [],
        keywords: KEYWORDS.filter((word) => has(c, word)),
      },
    };
  });
}
