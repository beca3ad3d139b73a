import { terms } from "@rifthall/games/riftforce/terms";
import type { Part } from "@rifthall/games/riftforce/wire";
import type { Language } from "@rifthall/kernel/game";
import { partsOf } from "./card.ts";
import type { Text } from "./wire.ts";

type Cut = readonly (readonly [RegExp, string])[];

/**
 * An ability in as few words as a crib has room for, made from the engine's own sentence. What no cut matches stays
 * as the engine says it.
 */
const CUTS: Readonly<Record<Language, Cut>> = {
  en: [
    [
      /choose the last enemy here\. if it is damaged, deal (\d+) damage to it; otherwise, deal (\d+) damage to it/i,
      "the last enemy here: $1 if damaged, else $2",
    ],
    [
      /if this card is damaged, deal (\d+) damage to (.+?); otherwise, deal (\d+) damage to \2/i,
      "$3 to $2, $1 if this is damaged",
    ],
    [
      /during this ability, what is destroyed scores you nothing\. deal (\d+) damage to the first enemy here\. deal (\d+) damage to the second enemy here/i,
      "$1 to the first, $2 to the second enemy here; kills score nothing",
    ],
    [/during this ability, what is destroyed scores you nothing\. (.+)/i, "$1; kills score nothing"],
    [/if your hand holds fewer than 7 cards, draw (\d+) card/i, "draw $1"],
    [/if it is destroyed, gain (\d+) extra point/i, "+$1 point if destroyed"],
    [/; if it is destroyed, do this once more/i, ", again if destroyed"],
    [/\. if it is destroyed, play it on your side at an adjacent location/i, "; destroyed, it joins you next door"],
    [/,? ?(then )?if (it|that enemy) survives, move it to this card's location/i, ", then pull it here"],
    [/if it survives, move it to an adjacent location/i, "push it next door"],
    [/your opponent gains (\d+) extra point/i, "enemy +$1 point"],
    [
      /at each nearby location \(here and adjacent\), deal (\d+) damage to the first enemy there/i,
      "$1 to the first enemy here and next door",
    ],
    [/at each adjacent location, deal (\d+) damage to the first enemy there/i, "$1 to each first enemy next door"],
    [
      /at an adjacent location with an enemy, deal (\d+) damage to the first enemy there/i,
      "$1 to the first enemy next door",
    ],
    [
      /deal (\d+) damage to this card\. deal \1 damage to each ally in front of this card/i,
      "$1 to itself and to allies in front",
    ],
    [/move this card to another location/gi, "move anywhere"],
    [/move this card to an adjacent location/gi, "move next door"],
    [/remove all damage from an ally here/i, "heal an ally here"],
    [/remove (\d+) damage from an ally at any location/i, "heal any ally $1"],
    [/remove (\d+) damage from this card/i, "heal itself $1"],
    [/deal (\d+) damage to/gi, "$1 to"],
    [/each ally in front of this card/gi, "allies in front"],
    [/the ally directly behind this card/gi, "the ally behind"],
    [/to this card/gi, "to itself"],
    [/each other enemy here/gi, "the others here"],
    [/an enemy here/gi, "any enemy here"],
  ],
  de: [
    [
      /wähle die hinterste gegnerische Karte hier\. Falls sie beschädigt ist, füge ihr (\d+) Schaden zu; sonst füge ihr (\d+) Schaden zu/i,
      "hinterster Gegner hier: $1 falls beschädigt, sonst $2",
    ],
    [
      /falls diese Karte beschädigt ist, füge (.+?) (\d+) Schaden zu; sonst füge \1 (\d+) Schaden zu/i,
      "$3 an $1, selbst beschädigt $2",
    ],
    [
      /während dieser Fähigkeit bringt dir Zerstörtes keine Punkte\. füge der vordersten gegnerischen Karte hier (\d+) Schaden zu\. füge der zweiten gegnerischen Karte hier (\d+) Schaden zu/i,
      "$1 an vordersten, $2 an zweiten Gegner hier; ohne Punkte",
    ],
    [/während dieser Fähigkeit bringt dir Zerstörtes keine Punkte\. (.+)/i, "$1; ohne Punkte"],
    [/falls deine Hand weniger als 7 Karten hat, ziehe (\d+) Karte/i, "ziehe $1"],
    [/falls sie zerstört wird, erhalte (\d+) zusätzlichen Punkt/i, "zerstört: +$1 Punkt"],
    [/; falls sie zerstört wird, tu das noch einmal/i, ", zerstört: noch einmal"],
    [
      /\. falls sie zerstört wird, spiele sie an einem benachbarten Ort auf deiner Seite aus/i,
      "; zerstört kommt er nebenan zu dir",
    ],
    [
      /,? ?(dann )?falls (sie|jene gegnerische Karte) überlebt, bewege sie an den Ort dieser Karte/i,
      ", dann zieh ihn her",
    ],
    [/falls sie überlebt, bewege sie an einen benachbarten Ort/i, "schieb ihn nach nebenan"],
    [/dein Gegner erhält (\d+) zusätzlichen Punkt/i, "Gegner +$1 Punkt"],
    [
      /an jedem nahen Ort \(hier und benachbart\): füge der vordersten gegnerischen Karte dort (\d+) Schaden zu/i,
      "$1 an vordersten Gegner hier und nebenan",
    ],
    [
      /an jedem benachbarten Ort: füge der vordersten gegnerischen Karte dort (\d+) Schaden zu/i,
      "$1 an jeden vordersten nebenan",
    ],
    [
      /an einem benachbarten Ort mit gegnerischer Karte: füge der vordersten gegnerischen Karte dort (\d+) Schaden zu/i,
      "$1 an vordersten Gegner nebenan",
    ],
    [
      /füge dieser Karte (\d+) Schaden zu\. füge jeder verbündeten Karte vor dieser Karte \1 Schaden zu/i,
      "$1 an sich und eigene davor",
    ],
    [/bewege diese Karte an einen anderen Ort/gi, "beliebig bewegen"],
    [/bewege diese Karte an einen benachbarten Ort/gi, "nach nebenan bewegen"],
    [/entferne allen Schaden von einer verbündeten Karte hier/i, "heile eine eigene hier"],
    [/entferne (\d+) Schaden von einer verbündeten Karte an einem beliebigen Ort/i, "heile eine eigene um $1"],
    [/entferne (\d+) Schaden von dieser Karte/i, "heilt sich um $1"],
    [/füge (.+?) (\d+) Schaden zu/gi, "$2 an $1"],
    [/jeder verbündeten Karte vor dieser Karte/gi, "eigene davor"],
    [/der verbündeten Karte direkt hinter dieser Karte/gi, "eigene dahinter"],
    [/an dieser Karte/gi, "an sich"],
    [/der am stärksten beschädigten gegnerischen Karte hier/gi, "meistbeschädigten Gegner hier"],
    [/jeder anderen gegnerischen Karte hier/gi, "die anderen hier"],
    [/der (vorderste|zweite|hinterste)n gegnerischen Karte (hier|dort)/gi, "$1n Gegner $2"],
    [/einer gegnerischen Karte hier/gi, "einen Gegner hier"],
    [/jeder gegnerischen Karte hier/gi, "jeden Gegner hier"],
  ],
};

/** That a card is activated goes without saying. */
const when = (slot: Part["slot"], language: Language): string =>
  slot === "activate" ? "" : `${terms[slot].name[language].replace(/^./, (first) => first.toLowerCase())}: `;

function shorten(text: string, language: Language): string {
  const cut = CUTS[language].reduce((so, [long, short]) => so.replace(long, short), text);
  return cut
    .replace(/\.$/, "")
    .replace(/\.(?=[,;] )|\. (?=; )/g, "")
    .replace(/\. ?, /g, ", ")
    .replace(/\. /g, ", ");
}

/** A card's whole ability on one line. */
export const cribLine = (text: Text | undefined, language: Language): string =>
  partsOf(text)
    .map((part) => `${when(part.slot, language)}${shorten(part.text, language)}`)
    .join("; ");

/** Numbers stand out in a crib. */
export const inNumbers = (line: string): readonly string[] => line.split(/(\+?\d+)/);
