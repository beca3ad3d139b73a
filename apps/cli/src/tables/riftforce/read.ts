import type { Candidate } from "@rifthall/host";
import type { Command, Reading } from "../drawing.js";
import { bottom } from "../sight.js";
import { type Keys, pressed } from "../typed.js";
import { handOptions } from "./commands.js";
import { called, cardLook, guildLooks } from "./guilds.js";
import { wordsOf } from "./text.js";
import { sideOf, viewOf } from "./view.js";
import type { Sight } from "./wire.js";

/** `p 3 2` and the like. */
export function read(typed: readonly string[], sight: Sight): Reading {
  const [key, ...words] = typed;
  switch (key) {
    case "p":
      return withCard(sight, "play", words, (candidate) => withPlace(sight, candidate, words[1], needOf(sight).play));
    case "d":
      return withCard(sight, "discard", words, (candidate) => ({ candidate }));
    case "a":
    case "t":
      return spot(sight, key, words);
    case "m": {
      const asked = sight.choices.find((o) => o.do === "aim" || o.do === "place");
      return withPlace(sight, { do: asked?.do ?? "move" }, words[0], needOf(sight).move);
    }
    case "g":
      return guild(sight, words[0]);
    default:
      return pressed(sight, KEYS, key);
  }
}
const KEYS: Keys = { c: ["check"], e: ["end"], y: ["accept"], j: ["accept"], n: ["decline"] };

const needOf = ({ language }: Sight) => wordsOf(language).need;

/** The card is the first word: its number in the hand, or its name. Which one a name means, the game decides. */
function withCard(
  sight: Sight,
  verb: "play" | "discard",
  words: readonly string[],
  then: (c: Candidate) => Reading,
): Reading {
  const need = needOf(sight);
  const hand = viewOf(sight).hands[bottom(sight)] ?? [];
  const [word] = words;
  if (word === undefined) {
    const cards = handOptions(sight, verb).map((card) => ({
      typed: `${hand.indexOf(card) + 1}`,
      meaning: called(cardLook(sight, card)),
    }));
    const how = verb === "play" ? need.play : need.discard;
    return { missing: { question: need.whichCard, words: unique(cards), how } };
  }
  const card = /^\d+$/.test(word) ? hand[Number(word) - 1] : word;
  return card !== undefined && cardLook(sight, card) ? then({ do: verb, card }) : need.card(word, hand.length);
}

const unique = (list: readonly Command[]): Command[] =>
  list.filter((c, i) => list.findIndex((other) => other.typed === c.typed) === i);

function withPlace(sight: Sight, candidate: Candidate, word: string | undefined, how: string): Reading {
  const need = needOf(sight);
  if (word === undefined) {
    const places = sight.choices.flatMap((o) =>
      "location" in o && fits(o, candidate) ? [{ typed: `${o.location + 1}`, meaning: "" }] : [],
    );
    // Where nothing fits, the candidate as it stands says why.
    return places.length === 0 ? { candidate } : { missing: { question: need.where, words: unique(places), how } };
  }
  const count = viewOf(sight).locations.length;
  const isPlace = /^\d+$/.test(word) && Number(word) > 0;
  return isPlace ? { candidate: { ...candidate, location: Number(word) - 1 } } : need.location(word, count);
}

const fits = (option: Candidate, candidate: Candidate): boolean =>
  Object.entries(candidate).every(([field, value]) => option[field] === value);

/** A card on the table: its location, and which card there counted from the rift. */
function spot(sight: Sight, key: "a" | "t", [place, which]: readonly string[]): Reading {
  const slot = Number(which);
  if (place === undefined || !Number.isInteger(slot) || slot < 1) return needOf(sight).spot(key);
  const v = viewOf(sight);
  const own = sideOf(v, bottom(sight));
  // Healing aims at one's own cards: then only those are offered.
  const sides = new Set(sight.choices.flatMap((o) => (o.do === "target" ? [o.side] : [])));
  const [only = 1 - own] = sides;
  const side = key === "a" ? { side: own } : sides.size <= 1 && v.scores.length === 2 ? { side: only } : {};
  return withPlace(
    sight,
    { do: key === "a" ? "activate" : "target", slot: slot - 1, ...side },
    place,
    needOf(sight).spot(key),
  );
}

function guild(sight: Sight, word: string | undefined): Reading {
  if (word === undefined) return needOf(sight).guild;
  const offered = sight.choices.filter((o) => o.do === "draft")[Number(word) - 1];
  const named = [...guildLooks(sight).values()].find((g) => g.name.toLowerCase() === word.toLowerCase());
  return { candidate: { do: "draft", guild: offered?.guild ?? named?.id ?? word } };
}
