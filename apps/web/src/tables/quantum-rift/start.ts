import { names } from "@rifthall/games/quantum-rift/names";
import { difficulty } from "../../screens/start/common.ts";
import type { StartGame } from "../../screens/start/game.ts";

const CHAPTERS = Object.keys(names);
/** QR-2: the chapter that was written for one. */
const ALONE = "andares-1";

export const start: StartGame = {
  together: "chapter",
  options: {
    mode: {
      title: { en: "Mode", de: "Spielart" },
      values: { solo: { en: "One hero", de: "Ein Held" }, pair: { en: "Two together", de: "Zu zweit" } },
      abouts: {
        solo: {
          en: "You alone, with one hero, against what the chapter brings.",
          de: "Du allein mit einem Helden gegen das, was das Kapitel bringt.",
        },
        pair: {
          en: "Two heroes side by side; you win or lose together.",
          de: "Zwei Helden Seite an Seite; ihr gewinnt oder verliert zusammen.",
        },
      },
    },
    chapter: {
      title: { en: "Chapter", de: "Kapitel" },
      map: {
        chapters: CHAPTERS,
        of: ({ chapter, mode }) =>
          chapter !== "first" ? String(chapter) : (CHAPTERS.find((id) => mode !== "pair" || id !== ALONE) ?? ALONE),
      },
      barred: (chapter, { mode }) =>
        chapter === ALONE && mode === "pair"
          ? {
              en: "This chapter is for one hero. Choose another one, or play alone.",
              de: "Dieses Kapitel ist für einen Helden. Wähle ein anderes, oder spiel allein.",
            }
          : undefined,
      abouts: {
        "andares-1": {
          en: "Cuts that do not bleed, a name, and nothing before them. Find out who lay you down here, and what digs beyond the wall.",
          de: "Schnitte, die nicht bluten, ein Name, und davor nichts. Finde heraus, wer dich hier abgelegt hat und was hinter der Mauer gräbt.",
        },
        "andares-2": {
          en: "For one hour the sea lets go of the observatory. Take the lens that still looks across the rift, before the water is back.",
          de: "Eine Stunde lang gibt das Meer das Observatorium frei. Hol die Linse, die noch über den Riss blickt, ehe das Wasser zurück ist.",
        },
      },
      values: {
        first: { en: "Where it begins", de: "Von Anfang an" },
        ...Object.fromEntries(
          Object.entries(names).map(([id, { en, de }], i) => [id, { en: `${i + 1}: ${en}`, de: `${i + 1}: ${de}` }]),
        ),
      },
    },
    hero: {
      title: { en: "Hero", de: "Held" },
      values: {
        "sabrien-reed": { en: "Sabrien Reed", de: "Sabrien Reed" },
        "ottoline-marsh": { en: "Ottoline Marsh", de: "Ottoline Marsh" },
      },
    },
    difficulty,
    attackOrder: {
      house: true,
      title: { en: "Melee order", de: "Reihenfolge im Nahkampf" },
      values: {
        "friendly-first": { en: "Ours first", de: "Wir zuerst" },
        "enemies-first": { en: "Enemies first", de: "Gegner zuerst" },
        random: { en: "By lot", de: "Nach Los" },
        free: { en: "As we like", de: "Nach Wahl" },
      },
    },
    durationCountsExhausted: { house: true, title: { en: "Longer encounters", de: "Längere Begegnungen" } },
    openHands: {
      title: { en: "Open hands", de: "Offene Hände" },
      when: ({ mode }) => mode === "pair",
    },
  },
};

/** Chapters follow each other as the form lists them. */
export function chapterAfter(chapter: string): string | undefined {
  const all = Object.keys(start.options.chapter?.values ?? {});
  const at = all.indexOf(chapter);
  return at < 0 ? undefined : all[at + 1];
}
