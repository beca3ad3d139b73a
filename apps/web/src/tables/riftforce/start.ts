import { handsOf, TRAINER } from "@rifthall/games/riftforce/facts";
import { names } from "@rifthall/games/riftforce/names";
import { terms } from "@rifthall/games/riftforce/terms";
import type { Mode } from "@rifthall/games/riftforce/wire";
import type { MatchOptions } from "@rifthall/kernel/game";
import type { OptionNames, ReadySet, StartGame } from "../../screens/start/game.ts";

const solo = ({ mode }: MatchOptions): boolean => mode === "solo";

const TOO_FEW = {
  en: "Three or four decks need more guilds than the 10 of the base game.",
  de: "Drei oder vier Decks brauchen mehr Gilden als die 10 des Grundspiels.",
};

const stars = (number: number): OptionNames => ({
  title: { en: `Stars for the ${number}s`, de: `Sterne der ${number}er` },
  when: solo,
});

/** The first two are of the base game and the plainest: somebody's first match. */
const SETS: readonly ReadySet[] = [
  {
    name: { en: "Hammer", de: "Hammer" },
    about: {
      en: "Strikes hard at the first enemy and says what it does. A good first deck.",
      de: "Schlägt hart auf die vorderste Karte und tut, was draufsteht. Ein gutes erstes Deck.",
    },
    list: ["fire", "light", "thunderbolt", "crystal"],
  },
  {
    name: { en: "Tide", de: "Flut" },
    about: {
      en: "Always on the move: comes along the rift and pulls enemies out of their places.",
      de: "Immer in Bewegung: zieht am Riss entlang und holt gegnerische Karten von ihrem Platz.",
    },
    list: ["water", "plant", "earth", "ice"],
  },
  {
    name: { en: "Hunt", de: "Jagd" },
    about: {
      en: "Appears where nobody expects it and counts on finishing what is wounded.",
      de: "Taucht auf, wo niemand damit rechnet, und bringt zu Ende, was verwundet ist.",
    },
    list: ["shadow", "air", "beast", "star"],
  },
  {
    name: { en: "Spell", de: "Bann" },
    about: {
      en: "For those who like it strange: takes cards over, melts rows, turns damage around.",
      de: "Für alle, die es seltsam mögen: übernimmt Karten, zersetzt Reihen, wendet Schaden.",
    },
    list: ["music", "acid", "love", "magnet"],
  },
];

export const start: StartGame = {
  newcomer: { guilds: SETS.slice(0, 2).map(({ list }) => list) },
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
      abouts: {
        duel: {
          en: "Two players, four guilds each. This is the game to begin with.",
          de: "Zwei Spieler mit je vier Gilden. Damit fängt man an.",
        },
        team: {
          en: "Three or four players in two teams, along a longer rift.",
          de: "Drei oder vier Spieler in zwei Teams an einem längeren Riss.",
        },
        "free-for-all": {
          en: "Three or four players, each alone. A house variant, not in the box.",
          de: "Drei oder vier Spieler, jeder für sich. Eine Hausvariante, nicht aus der Schachtel.",
        },
        solo: {
          en: "You alone against a trainer whose plans you see in advance.",
          de: "Du allein gegen einen Trainer, dessen Pläne du vorher siehst.",
        },
      },
    },
    guilds: {
      title: { en: "Decks", de: "Decks" },
      lists: {
        ready: { title: { en: "Take ready ones", de: "Fertige nehmen" }, sets: SETS },
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
    set: {
      title: { en: "Guilds in play", de: "Gilden im Spiel" },
      values: {
        beyond: { en: "All 18", de: "Alle 18" },
        base: { en: "The 10 base guilds", de: "Die 10 des Grundspiels" },
      },
      when: ({ guilds }) => guilds === null || guilds === undefined,
      abouts: {
        beyond: {
          en: "You pick from all 18 guilds: more to read, more surprises.",
          de: "Ihr wählt aus allen 18 Gilden: mehr zu lesen, mehr Überraschungen.",
        },
        base: {
          en: "You pick from the ten guilds of the base game, the ones to learn first.",
          de: "Ihr wählt aus den zehn Gilden des Grundspiels, die man zuerst lernt.",
        },
      },
      barred: (value, { mode }) =>
        value === "base" && ["team", "free-for-all"].includes(String(mode)) ? TOO_FEW : undefined,
    },
    openDiscards: { house: true, title: { en: "Open discard piles", de: "Offene Ablagen" } },
    activateNeedsCard: { house: true, title: { en: "No idle Activate", de: "Kein leeres Aktivieren" } },
    musicKillScores: { house: true, title: { en: "Taken cards score", de: "Übernommene zählen" } },
    musicKeeps: { house: true, title: { en: "Taken cards stay", de: "Übernommene bleiben" } },
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
