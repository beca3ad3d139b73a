import { names } from "@rifthall/games/beyond-the-rift/names";
import type { Text } from "@rifthall/kernel/game";
import { difficulty } from "../../screens/start/common.ts";
import type { StartGame } from "../../screens/start/game.ts";

/** Campaigns and their scenarios, as the box orders them; the tutorial comes first. */
const TUTORIAL = "out-through-the-side-entrance";
const CAMPAIGNS: Readonly<Record<string, readonly string[]>> = {
  "old-friends": [
    "the-gate-at-low-ferry",
    "straw-and-tar",
    "the-hall-of-seven-doors",
    "six-candles",
    "the-weeping-stair",
  ],
  "the-drowned-bell": ["low-water", "two-oaths", "the-ninth-stroke"],
  "the-quiet-hive": ["tracks-in-the-ash", "hush", "the-hill-hums"],
};
const name = (id: string): Text => names[id as keyof typeof names];

export const scenarioName = name;
/** Scenarios follow each other within their campaign; after the tutorial comes the first. */
export function scenarioAfter(scenario: string): string | undefined {
  if (scenario === TUTORIAL) return CAMPAIGNS["old-friends"]?.[0];
  const all = Object.values(CAMPAIGNS).find((list) => list.includes(scenario)) ?? [];
  return all[all.indexOf(scenario) + 1];
}

const told = (campaign: string, scenario: string, n: number): Text => {
  const [of, own] = [name(campaign), name(scenario)];
  return { en: `${of.en} ${n}: ${own.en}`, de: `${of.de} ${n}: ${own.de}` };
};

export const HEROES: Readonly<Record<string, Text>> = {
  bastian: { en: "Bastian, warrior", de: "Bastian, Krieger" },
  elisa: { en: "Elisa, mage", de: "Elisa, Magierin" },
  marrow: { en: "Marrow Finch, bard", de: "Marrow Finch, Bardin" },
  niffil: { en: "Niffil, rogue", de: "Niffil, Schurkin" },
  olazabal: { en: "Olazabal, priest", de: "Olazabal, Priester" },
  ushka: { en: "Ushka, ranger", de: "Ushka, Waldläuferin" },
};

export const start: StartGame = {
  together: "scenario",
  options: {
    mode: {
      title: { en: "Heroes", de: "Helden" },
      values: {
        solo: { en: "One", de: "Einer" },
        pair: { en: "Two", de: "Zwei" },
        trio: { en: "Three", de: "Drei" },
        four: { en: "Four", de: "Vier" },
      },
    },
    scenario: {
      title: { en: "Scenario", de: "Szenario" },
      values: {
        first: {
          en: `${name(TUTORIAL).en} (to learn)`,
          de: `${name(TUTORIAL).de} (zum Lernen)`,
        },
        ...Object.fromEntries(
          Object.entries(CAMPAIGNS).flatMap(([campaign, list]) =>
            list.map((scenario, i) => [scenario, told(campaign, scenario, i + 1)]),
          ),
        ),
        [TUTORIAL]: name(TUTORIAL),
      },
    },
    heroes: {
      title: { en: "Who goes", de: "Wer geht" },
      lists: {
        without: { en: "As the scenario suggests", de: "Wie das Szenario es vorschlägt" },
        given: { en: "As we choose", de: "Nach Wahl" },
        values: HEROES,
        lengths: (_, seats) => Array<number>(seats).fill(1),
        listName: (nth) => ({ en: `Seat ${nth + 1}`, de: `Platz ${nth + 1}` }),
      },
    },
    edition: {
      house: true,
      title: { en: "Edition", de: "Ausgabe" },
      values: { final: { en: "Final", de: "Endgültig" }, v099: { en: "0.9.9", de: "0.9.9" } },
    },
    difficulty,
    hiddenHands: { title: { en: "Hidden hands", de: "Verdeckte Hände" }, when: ({ mode }) => mode !== "solo" },
    woundBan: { house: true, title: { en: "No total below 1", de: "Keine Summe unter 1" } },
  },
};
