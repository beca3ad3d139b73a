import type { Verb } from "@rifthall/effects";
import { inTurn } from "../../shared/seats.js";
import { isLiving, type QuantumRift } from "../table.js";

/** QR-A26: in seat order; inside, each of them in turn is "you". */
export const eachPlayerVerb: Verb<QuantumRift> = inTurn<QuantumRift>(
  {
    word: "eachPlayer",
    about: { en: "Each player in turn does this.", de: "Jeder Spieler tut dies der Reihe nach." },
    say: {
      en: { imperative: "each player: {eachPlayer}", infinitive: "each player: {eachPlayer}" },
      de: { imperative: "jeder Spieler: {eachPlayer}", infinitive: "jeder Spieler: {eachPlayer}" },
    },
  },
  isLiving,
);
