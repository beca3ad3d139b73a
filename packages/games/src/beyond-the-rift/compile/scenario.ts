import { able, type Condition, type Effect, effectOf } from "@rifthall/effects";
import type { Text } from "@rifthall/kernel/game";
import type { Entry } from "../../shared/problems.js";
import { walk } from "../../shared/walk.js";
import type {
  ByHeroes,
  CardDef,
  Cell,
  Door,
  Level,
  Requirements,
  Row,
  Run,
  Scenario,
  ScenarioAction,
  Source,
} from "../content.js";
import { MOST_HEROES } from "../facts.js";
import type { Aim } from "../rules/target.js";
import { aimOf } from "../verbs/foes.js";
import { grammar } from "../verbs/grammar.js";
import { holding, meanings } from "./condition.js";
import { byHeroes, countersOf, type Parts } from "./parts.js";
import { distanceTo } from "./progress.js";

const COLUMNS = ["zero", "one", "two", "three"] as const;
const PHASES = ["hero", "enemy", "quest", "draw", "end"] as const;
/** A condition that was written wrongly, and is told of, holds never. */
const NEVER: Condition = { test: "value", values: {} };

export function readScenario(entry: Entry, card: CardDef, index: number, parts: Parts): Scenario {
  const { id, source } = entry;
  const text = (key: string): Text => source[key] as Text;
  const run = (key: string): Run | null => parts.run(entry, [key], source[key]);
  const phases: Partial<Record<(typeof PHASES)[number], Run>> = {};
  for (const key of PHASES) {
    const made = run(key);
    if (made !== null) phases[key] = made;
  }
  const win = parts.condition(entry, ["win"], source.win);
  const lose = parts.condition(entry, ["lose"], source.lose);
  const heroes = (source.heroes ?? {}) as { readonly least?: number; readonly most?: number };
  const table = tableOf(entry, parts);
  const setback = run("setback");
  if (setback?.effect.some(({ verb }) => verb !== "note" && verb !== "forget"))
    parts.problems.at(entry, ["setback"], 'is a list of "note" and "forget"');
  return {
    id,
    index,
    name: text("name"),
    story: text("story"),
    goal: text("goal"),
    victory: text("victory"),
    defeat: text("defeat"),
    campaign: (source.campaign as string | undefined) ?? null,
    v099: source.v099 === true,
    requires: requirements(source.requires),
    must: (source.must as readonly string[] | undefined) ?? [],
    least: heroes.least ?? 1,
    most: heroes.most ?? MOST_HEROES,
    levels: levelsOf(source.levels as Source),
    doors: doorsOf(source.doors),
    counters: countersOf(source),
    table,
    strays: straysIn(table),
    actions: actionsOf(entry, parts),
    setup: run("setup"),
    phases,
    spawnFirst: spawningFirst(entry, phases.quest ?? null, parts),
    killed: run("killed"),
    opened: run("opened"),
    spawned: run("spawned"),
    win: win ?? NEVER,
    lose,
    wins: win ? holding(win) : () => false,
    loses: lose && holding(lose),
    toWin: win ? distanceTo(win) : () => 0,
    toLose: lose && distanceTo(lose),
    rewards: run("rewards"),
    setback,
    card,
  };
}

function requirements(source: unknown): Requirements {
  const given = (source ?? {}) as Partial<Requirements>;
  return { won: [], lost: [], heroes: [], notes: [], without: [], ...given };
}

/** BR-A99: another difficulty names what differs, card by card. */
function levelsOf(source: Source): Scenario["levels"] {
  const level = (difficulty: "easy" | "normal" | "hard"): Level => {
    const [plain, own] = [source.normal, source[difficulty] ?? {}] as [Source, Source];
    const merged = (key: string): readonly (readonly [string, ByHeroes])[] =>
      Object.entries({ ...(plain[key] as Source | undefined), ...(own[key] as Source | undefined) }).map(
        ([id, n]) => [id, byHeroes(n)] as const,
      );
    return {
      enemies: merged("enemies"),
      terrain: merged("terrain"),
      outside: merged("outside"),
      threat: byHeroes(own.threat ?? plain.threat),
      counters: merged("counters"),
    };
  };
  return { easy: level("easy"), normal: level("normal"), hard: level("hard") };
}

const doorsOf = (source: unknown): Readonly<Record<string, Door>> =>
  Object.fromEntries(
    Object.entries((source ?? {}) as Readonly<Record<string, Source>>).map(([id, door]) => [
      id,
      { value: byHeroes(door.value), responses: Number(door.responses ?? 1), defence: byHeroes(door.defence) },
    ]),
  );

/** BR-A30: a column left out is the nearest lower one, and looked up so. */
function tableOf(entry: Entry, parts: Parts): readonly Row[] {
  return ((entry.source.table ?? []) as readonly Source[]).map((row, i) => ({
    who: String(row.who),
    columns: COLUMNS.map((column): Cell | null => {
      const run = parts.run(entry, ["table", i, column], row[column], "acting");
      return run && { ...run, able: able(run.effect, { grammar, meanings }), aims: aimsIn(run.effect) };
    }),
  }));
}

/** BR-A71: what has an alternate; behind it nothing else is looked at. */
const aimsIn = (effect: Effect): readonly Aim[] =>
  effect.flatMap(({ verb, values }): readonly Aim[] => {
    if (verb === "if") return [...aimsIn(effectOf(values, "then")), ...aimsIn(effectOf(values, "else"))];
    if (verb !== "do" || effectOf(values, "otherwise").length === 0) return [];
    return effectOf(values, "do").flatMap((node) => aimOf(node) ?? []);
  });

/** Who wears the scenario itself down, such as a gate, where nobody keeps them from it. */
const straysIn = (table: readonly Row[]): readonly string[] =>
  table.filter(({ columns }) => columns.some((cell) => cell !== null && marks(cell.effect))).map(({ who }) => who);

function marks(effect: Effect): boolean {
  let found = false;
  walk(effect, ({ verb }) => {
    if (verb === "lower" || verb === "raise") found = true;
  });
  return found;
}

function actionsOf(entry: Entry, parts: Parts): readonly ScenarioAction[] {
  return ((entry.source.actions ?? []) as readonly Source[]).flatMap((action, i) => {
    const ability = parts.ability(entry, ["actions", i], action);
    return ability === null
      ? []
      : { ...ability, id: String(action.action), name: action.name as Text, unengaged: action.unengaged === true };
  });
}

/** BR-148: in v0.9.9 the steps that spawn come before the others. */
function spawningFirst(entry: Entry, quest: Run | null, parts: Parts): Run | null {
  if (quest === null) return null;
  const first = quest.effect.filter((node) => spawns([node]));
  const sorted = [...first, ...quest.effect.filter((node) => !first.includes(node))];
  return sorted.every((node, i) => node === quest.effect[i]) ? quest : parts.again(entry, ["quest"], sorted);
}

function spawns(effect: Effect): boolean {
  let found = false;
  walk(effect, ({ verb }) => {
    if (verb === "spawn") found = true;
  });
  return found;
}
