import { partText } from "@rifthall/games/beyond-the-rift/facts";
import type { Part, SharedPile } from "@rifthall/games/beyond-the-rift/wire";
import { wrap } from "../../paint.js";
import { endingLines } from "../ending.js";
import { faceOf, facesOf } from "./faces.js";
import { type PageName, termOf, wordsOf } from "./text.js";
import { bottom, heroesOf, heroName, table } from "./view.js";
import type { Line, Sight } from "./wire.js";

/** What everything in play and in the hand says. */
export function crib(sight: Sight): string[] {
  const { paint, width, view } = sight;
  const heroes = heroesOf(sight).map(({ hero }) => hero);
  const hand = sight.viewer === null ? [] : (view.heroes[bottom(sight)]?.hand ?? []);
  return [...new Set([...heroes, ...table(sight).map(({ card }) => card), ...hand])].flatMap((id) => {
    const { name, text } = faceOf(sight, id);
    return wrap(`${paint.bold(`${name}.`)} ${text}`, width - 1, "  ", "      ");
  });
}

/** The scenario, the piles, or what is left of the Response Deck. */
export function page(words: readonly string[], sight: Sight): string[] | null {
  const { pages } = wordsOf(sight.language);
  const [word = ""] = words;
  const name = (Object.keys(pages) as PageName[]).find((one) => words.length === 1 && pages[one].includes(word));
  if (name === undefined) return null;
  return { goal, piles, deck }[name](sight);
}

/** What is to be done, what holds, and what each enemy does in which column. */
function goal(sight: Sight): string[] {
  const { paint, language, width, scene } = sight;
  const words = wordsOf(language);
  const face = faceOf(sight, scene.standing.scenario);
  const { table: rows = [] } = face;
  const isRow = (word: string | undefined): boolean => rows.some(({ who }) => who === word);
  const [first, ...others] = face.parts.filter(
    (part) => (part.slot !== "enemy-phase" || !isRow(part.word)) && holds(sight, part, face.parts),
  );
  return [
    "",
    paint.accent(` ${words.scenarioTitle}: ${face.name}`),
    ...wrap(`${paint.bold(`${words.goal}:`)} ${first?.text ?? ""}`, width - 1, "  ", "    "),
    "",
    ...others.flatMap((part) => wrap(forHeroes(sight, partText(part)), width - 1, "  ", "    ")),
    "",
    paint.accent(` ${words.tableTitle}`),
    ...rows.flatMap(({ who, columns }) => [
      `  ${paint.bold(who)}`,
      ...joined(columns).flatMap(([head, text]) => {
        const isNow = head.includes(String(scene.standing.column ?? "-"));
        return wrap(
          forHeroes(sight, text),
          width - 1,
          `   ${isNow ? paint.key(`▶${head}`) : ` ${head}`}  `,
          "         ",
        );
      }),
    ]),
    "",
  ];
}

/** What is written for one difficulty holds there, in place of what the normal one says. */
function holds({ options }: Sight, { level }: Part, parts: readonly Part[]): boolean {
  if (level === undefined) return true;
  const { difficulty } = options;
  if (level.difficulty === difficulty) return true;
  const isReplaced = parts.some((other) => other.level?.difficulty === difficulty && other.level?.of === level.of);
  return level.difficulty === "normal" && !isReplaced;
}

/** BR-2: of numbers by how many heroes there are, "1/2/2/2", the one that counts in this match. */
const forHeroes = (sight: Sight, text: string): string =>
  text.replace(/\b\d+(?:\/\d+){3}\b/g, (numbers) => numbers.split("/")[heroesOf(sight).length - 1] ?? numbers);

/** Columns that say the same stand together: "0 1", "2". */
function joined(columns: readonly string[]): readonly (readonly [string, string])[] {
  const list: [string, string][] = [];
  columns.forEach((text, column) => {
    const last = list.at(-1);
    if (last?.[1] === text) last[0] += ` ${column}`;
    else list.push([String(column), text]);
  });
  return list;
}

const OPEN_PILES = [
  "outside",
  "enemyDiscard",
  "terrainDiscard",
  "gone",
  "woundDiscard",
  "fatigueDiscard",
  "responseDiscard",
] as const satisfies readonly SharedPile[];

function piles(sight: Sight): string[] {
  const { paint, width, language, view } = sight;
  const words = wordsOf(language);
  const counted = (ids: readonly string[]): string => {
    const names = [...new Set(ids)].map((id) => {
      const n = ids.filter((other) => other === id).length;
      return `${n > 1 ? `${n} × ` : ""}${faceOf(sight, id).name}`;
    });
    return names.length === 0 ? words.nothing : names.join(", ");
  };
  const row = (title: string, ids: readonly string[]): string[] =>
    wrap(`${paint.bold(`${title}:`)} ${counted(ids)}`, width - 1, "  ", "      ");
  return [
    "",
    paint.accent(` ${words.pilesTitle}`),
    ...view.heroes.flatMap((hero, seat) =>
      row(`${heroName(sight, seat)}, ${termOf(language, "discard")}`, hero.discard),
    ),
    ...OPEN_PILES.flatMap((pile) => row(termOf(language, pile), view[pile])),
    "",
  ];
}

/** What has not been drawn is public: all Response cards but those in the discard. */
function deck(sight: Sight): string[] {
  const { paint, language, view } = sight;
  const words = wordsOf(language);
  const left = view.responseDeck.length;
  const all = [...facesOf(sight).values()].filter(({ type }) => type === "response");
  const drawn = (id: string): number => view.responseDiscard.filter((other) => other === id).length;
  return [
    "",
    paint.accent(` ${words.responseTitle}: ${left}`),
    ...all.map((face) => {
      const n = (face.copies ?? 0) - drawn(face.id);
      return `  ${paint.bold(String(face.value ?? 0))}  ${n} ${paint.dim(face.name)}`;
    }),
    "",
  ];
}

/** How the scenario ends, as its author tells it. */
export const ending = ({ paint, width }: Sight, lines: readonly Line[]): string[] =>
  endingLines(lines.find(({ event }) => event.do === "victory" || event.do === "defeat")?.text, paint, width);
