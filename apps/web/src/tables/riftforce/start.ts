import { handsOf, TRAINER } from "@rifthall/games/riftforce/facts";
import { names } from "@rifthall/games/riftforce/names";
import { terms } from "@rifthall/games/riftforce/terms";
import type { Mode } from "@rifthall/games/riftforce/wire";
import type { MatchOptions } from "@rifthall/kernel/game";
import type { OptionNames, StartGame } from "../../screens/start/game.ts";

const solo = ({ mode }: MatchOptions): boolean => mode === "solo";

const TOO_FEW = {
  en: "Three or four decks need more guilds than the 10 of the base game.",
  de: "Drei oder vier Decks brauchen mehr Gilden als die 10 des Grundspiels.",
};

const stars = (number: number): OptionNames => ({
  title: { en: `Stars for the ${number}s`, de: `Sterne der ${number}er` },
  when: solo,
});

export const start: StartGame = {
  // RF-71: every other seat is of one team.
  teams: ({ mode }, seats) =>
    mode === "team"
      ? [0, 1].map((side) => Array.from({ length: seats }, (_, i) => i).filter((i) => i % 2 === side))
      : [],
  options: {
    mode: {
      title: { en: "Mode", de: "Spielart" },
      values: {
        duel: terms.duel.name,
        team: { en: "Teams", de: "Teams" },
        "free-for-all": terms["free-for-all"].name,
        solo: { en: "Solo trainer", de: "Solo-Trainer" },
      },
    },
    set: {
      title: { en: "Guilds in play", de: "Gilden im Spiel" },
      values: {
        beyond: { en: "All 18", de: "Alle 18" },
        base: { en: "The 10 base guilds", de: "Die 10 des Grundspiels" },
      },
      barred: (value, { mode }) =>
        value === "base" && ["team", "free-for-all"].includes(String(mode)) ? TOO_FEW : undefined,
    },
    guilds: {
      title: { en: "Decks", de: "Decks" },
      lists: {
        without: { en: "Draft them", de: "Reihum wählen" },
        given: { en: "Name them now", de: "Jetzt festlegen" },
        values: names,
        lengths: ({ mode }, seats) => handsOf(mode as Mode, seats),
        listName: (deck, options) =>
          solo(options) && deck === TRAINER
            ? terms.trainer.name
            : { en: `Deck of seat ${deck + 1}`, de: `Deck von Platz ${deck + 1}` },
      },
    },
    openDiscards: { title: { en: "Open discard piles", de: "Offene Ablagen" } },
    activateNeedsCard: { title: { en: "No idle Activate", de: "Kein leeres Aktivieren" } },
    musicKillScores: { title: { en: "Taken cards score", de: "Übernommene zählen" } },
    musicKeeps: { title: { en: "Taken cards stay", de: "Übernommene bleiben" } },
    challenge5: stars(5),
    challenge6: stars(6),
    challenge7: stars(7),
    addOn: {
      title: { en: "Trainer's add-on", de: "Zusatz des Trainers" },
      when: solo,
      values: {
        none: { en: "None", de: "Keiner" },
        roam: { en: "Roam", de: "Umherziehen" },
        mend: { en: "Mend", de: "Ausbessern" },
      },
    },
  },
};
