import { capital, clause, numberFor } from "@rifthall/effects";
import type { Text } from "@rifthall/kernel/game";
import { walk } from "../../shared/walk.js";
import type { ByHeroes, Cell, Level, Row, Run, Scenario } from "../content.js";
import { DIFFICULTIES } from "../facts.js";
import type { terms } from "../terms.js";
import { FAMILY_NAMES, isFamily } from "../verbs/families.js";
import { grammar } from "../verbs/grammar.js";
import type { Act, Part, Slot, TableRow } from "../wire.js";
import { abilityPart, counted, type Saying } from "./parts.js";

const NOBODY_ACTS = "–";
const PHASE_SLOTS = ["hero", "enemy", "quest", "draw", "end"] as const;

/** BR-2: "2/3/4/4", or one number where they are the same, or where it is known which applies. */
const byHeroes = (numbers: ByHeroes, { heroes }: Saying): string => {
  if (heroes !== undefined) return String(numberFor(numbers, heroes));
  return numbers.every((n) => n === numbers[0]) ? String(numbers[0]) : numbers.join("/");
};

/** Everything a scenario says and does, in the order in which somebody meets it. */
export function scenarioParts(x: Scenario, say: Saying): readonly Part[] {
  const parts: Part[] = [{ slot: "rules", text: say.pick(x.goal) }, ...levelParts(x, say), ...doorParts(x, say)];
  const under = (slot: Slot, word: keyof typeof terms, run: Run | null | undefined): void => {
    const text = run ? say.effect(run.effect) : "";
    if (text !== "") parts.push({ slot, word: say.word(word), text });
  };
  if (x.card.ongoingEffect.length > 0)
    parts.push({ slot: "rules", word: say.word("rules"), text: say.effect(x.card.ongoingEffect) });
  under("setup", "setup", x.setup);
  for (const name of PHASE_SLOTS) under(`${name}-phase`, `phase-${name}`, x.phases[name]);
  under("killed", "any-killed", x.killed);
  under("spawned", "any-spawned", x.spawned);
  under("opened", "opened", x.opened);
  for (const action of x.actions)
    parts.push({ ...abilityPart("action", action, say, actionWord(action, say)), action: action.id });
  for (const { who, columns } of tableOf(x, say))
    parts.push({ slot: "enemy-phase", word: who, text: rowText(columns) });
  const told = (slot: "win" | "lose", condition: Scenario["lose"]): void => {
    if (condition !== null) {
      const text = `${capital(clause(condition, grammar, say.language, say.names))}.`;
      parts.push({ slot, word: say.word(slot), text });
    }
  };
  told("win", x.win);
  told("lose", x.lose);
  under("rewards", "rewards", x.rewards);
  return parts;
}

const UNENGAGED: Text = { en: "unengaged hero", de: "ungebundener Held" };
const actionWord = ({ name, unengaged }: Scenario["actions"][number], say: Saying): string =>
  unengaged ? `${say.pick(name)} [${say.pick(UNENGAGED)}]` : say.pick(name);

/** BR-11, BR-13, BR-A99: what lies in the decks, by difficulty where that makes a difference. */
function levelParts(x: Scenario, say: Saying): Part[] {
  const list = (entries: Level["enemies"]): string =>
    entries.map(([id, numbers]) => `${say.names(id, say.language)} ${byHeroes(numbers, say)}`).join(", ");
  const told = (level: Level): readonly (readonly [keyof typeof terms, string])[] => [
    ["enemyDeck", list(level.enemies)],
    ["terrainDeck", list(level.terrain)],
    ["outside", list(level.outside)],
    ["threat", byHeroes(level.threat, say)],
    ["setup", list(level.counters)],
  ];
  const normal = told(x.levels.normal);
  return DIFFICULTIES.toSorted((a, b) => Number(b === "normal") - Number(a === "normal")).flatMap((difficulty) =>
    told(x.levels[difficulty]).flatMap(([id, text], i): Part[] => {
      if (text === "" || (difficulty !== "normal" && text === normal[i][1])) return [];
      const word = difficulty === "normal" ? say.word(id) : `${say.word(id)} (${say.word(`difficulty-${difficulty}`)})`;
      return [{ slot: "setup", word: capital(word), text: `${text}.`, level: { difficulty, of: id } }];
    }),
  );
}

/** BR-134, BR-136: what the scenario says of its doors. */
const doorParts = (x: Scenario, say: Saying): Part[] =>
  Object.entries(x.doors).map(([id, { value, responses, defence }]) => ({
    slot: "rules",
    word: say.names(id, say.language),
    text: `${byHeroes(value, say)}${counted(0, responses, say).slice(1)}; ${say.word("defence")} ${byHeroes(defence, say)}.`,
  }));

/** BR-74: the rows of the activation table, each with what stands in every column. */
export const tableOf = (x: Scenario, say: Saying): readonly TableRow[] =>
  x.table.map((row) => ({
    who: rowName(row, say),
    columns: filled(row, (cell) => say.effect(cell.effect), NOBODY_ACTS),
    acts: filled(row, actsIn, []),
  }));

const ACTS = [
  "attack",
  "engage",
  "reengage",
  "disengage",
  "poison",
  "intimidate",
  "obstruct",
  "summon",
  "support",
  "heal",
  "order",
] as const satisfies readonly Act[];

/** In the order in which they are tried, each once. */
function actsIn({ effect }: Cell): readonly Act[] {
  const acts = new Set<Act>();
  walk(effect, ({ verb }) => {
    const act = verb === "lower" || verb === "raise" ? "marks" : ACTS.find((name) => name === verb);
    if (act !== undefined) acts.add(act);
  });
  return [...acts];
}

const rowName = ({ who }: Row, say: Saying): string =>
  isFamily(who) ? say.pick(FAMILY_NAMES[who].many) : say.names(who, say.language);

/** BR-A30: a column that is left out is the nearest lower one. */
function filled<T>(row: Row, told: (cell: Cell) => T, nobody: T): readonly T[] {
  let before = nobody;
  return row.columns.map((cell) => {
    if (cell !== null) before = told(cell);
    return before;
  });
}

/** "0–1: Attack. 2: Engage." */
function rowText(columns: readonly string[]): string {
  const parts: string[] = [];
  for (let from = 0; from < columns.length; ) {
    let to = from;
    while (columns[to + 1] === columns[from]) to++;
    parts.push(`${from === to ? from : `${from}–${to}`}: ${columns[from]}`);
    from = to + 1;
  }
  return parts.join(" ");
}
