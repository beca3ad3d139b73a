import type { Condition, Effect, Value, Values } from "@rifthall/effects";
import { unknown } from "@rifthall/kernel/text";
import type { Entry, Place, Problems } from "../../shared/problems.js";
import { walk } from "../../shared/walk.js";
import type { CampaignDef, CardDef, Hero, Item, Scenario } from "../content.js";
import { FAMILIES } from "../facts.js";
import type { Known } from "./known.js";

/** What a name can be of. */
type Sort = "enemy" | "terrain" | "card" | "hero" | "scenario" | "campaign" | "counter" | "note" | "family";

/** The argument of a verb or of a condition that names something, and of which sorts. */
const NAMED: Readonly<Record<string, readonly Sort[]>> = {
  bring: ["enemy", "terrain"],
  summon: ["enemy", "family"],
  support: ["enemy", "family"],
  heal: ["enemy", "family"],
  order: ["enemy", "family"],
  raise: ["counter"],
  lower: ["counter"],
  marks: ["counter"],
  present: ["enemy", "terrain", "family"],
  noted: ["note"],
  forget: ["note"],
  board: ["hero"],
  join: ["hero"],
};

const THREAT = "threat";

/** Notes every name that an entry says and that is nobody's, or not of the right sort. */
export class Names {
  private readonly byId: ReadonlyMap<string, Known["cards"][number]>;
  private readonly valid: Readonly<Record<Sort, readonly string[]>>;

  constructor(
    /** Everything that can be named. */
    all: Pick<Known, "cards" | "heroes" | "scenarios" | "campaigns" | "notes">,
    private readonly problems: Problems,
  ) {
    const typed = (type: CardDef["type"]): string[] => all.cards.filter((c) => c.type === type).map((c) => c.id);
    this.byId = new Map(all.cards.map((card) => [card.id, card]));
    this.valid = {
      enemy: typed("enemy"),
      terrain: typed("terrain"),
      card: typed("card"),
      hero: all.heroes.map((h) => h.id),
      scenario: all.scenarios.map((s) => s.id),
      campaign: all.campaigns.map((c) => c.id),
      counter: [THREAT, ...new Set(all.scenarios.flatMap((s) => s.counters.map((c) => c.id)))],
      note: all.notes,
      family: FAMILIES,
    };
  }

  card(entry: Entry, card: CardDef): void {
    const { attack, defense, special, reaction, action, end, killed, spawned } = card;
    for (const run of [attack?.bonus, defense?.bonus, special, reaction, action, end, killed, spawned])
      this.effect(entry, run?.effect ?? []);
    this.effect(entry, card.ongoingEffect);
    this.condition(entry, ["reaction", "if"], reaction?.condition ?? null);
    this.condition(entry, ["action", "when"], action?.when ?? null);
    if (card.type === "enemy" && (FAMILIES as readonly string[]).includes(card.id))
      this.problems.at(entry, ["enemy"], "is the name of a family; give it another");
  }

  hero(entry: Entry, hero: Hero): void {
    for (const [id] of hero.deck) this.need(entry, ["deck", id], ["card"], id);
  }

  /** BR-141: what replaces a part is of that part. */
  item(entry: Entry, item: Item): void {
    this.need(entry, ["campaign"], ["campaign"], item.campaign);
    if (item.requires.hero !== undefined) this.need(entry, ["requires", "hero"], ["hero"], item.requires.hero);
    for (const [id] of item.cards)
      if (this.need(entry, ["cards", id], ["card"], id) && this.byId.get(id)?.part !== item.part)
        this.problems.at(
          entry,
          ["cards", id],
          `has the part ${this.byId.get(id)?.part ?? "none"}, not ${item.part} (BR-141)`,
        );
  }

  scenario(entry: Entry, s: Scenario): void {
    this.scenarioNames(entry, s);
    const own = [THREAT, ...s.counters.map((c) => c.id)];
    const runs = [s.setup, ...Object.values(s.phases), s.killed, s.opened, s.spawned, s.rewards, s.setback];
    for (const run of runs) this.effect(entry, run?.effect ?? [], own);
    s.table.forEach((row, i) => {
      this.need(entry, ["table", i, "who"], ["enemy", "family"], row.who);
      for (const cell of row.columns) this.effect(entry, cell?.effect ?? [], own);
      if (row.columns.every((cell) => cell === null))
        this.problems.at(entry, ["table", i], "needs what to do in at least one of zero, one, two, three");
    });
    s.actions.forEach((action, i) => {
      this.effect(entry, action.effect, own);
      this.condition(entry, ["actions", i, "when"], action.when, own);
    });
    this.effect(entry, s.card.ongoingEffect, own);
    this.condition(entry, ["win"], s.win, own);
    this.condition(entry, ["lose"], s.lose, own);
  }

  private scenarioNames(entry: Entry, s: Scenario): void {
    const levels = entry.source.levels as Readonly<Record<string, Readonly<Record<string, object>>>>;
    for (const [difficulty, level] of Object.entries(levels))
      for (const [key, sorts] of LEVEL_SORTS)
        for (const id of Object.keys(level[key] ?? {}))
          if (key !== "counters") this.need(entry, ["levels", difficulty, key, id], sorts, id);
          else
            this.among(
              entry,
              ["levels", difficulty, key, id],
              "counter",
              id,
              s.counters.map((c) => c.id),
            );
    for (const id of Object.keys(s.doors))
      if (this.need(entry, ["doors", id], ["terrain"], id) && !isDoor(this.byId.get(id)))
        this.problems.at(entry, ["doors", id], "is neither a door nor a portcullis (BR-134)");
    s.counters.forEach(({ id }, i) => {
      if (id === THREAT) this.problems.at(entry, ["counters", i, "counter"], "is what the Threat is called");
    });
    const { requires } = s;
    for (const key of ["won", "lost"] as const) this.each(entry, ["requires", key], ["scenario"], requires[key]);
    this.each(entry, ["requires", "heroes"], ["hero"], requires.heroes);
    for (const key of ["notes", "without"] as const) this.each(entry, ["requires", key], ["note"], requires[key]);
    this.each(entry, ["must"], ["hero"], s.must);
    if (s.campaign !== null) this.need(entry, ["campaign"], ["campaign"], s.campaign);
    if (s.least > s.most) this.problems.at(entry, ["heroes"], "at least more heroes than at most");
  }

  campaign(entry: Entry, c: CampaignDef): void {
    this.need(entry, ["hero"], ["hero"], c.hero);
    this.each(entry, ["heroes"], ["hero"], c.heroes);
    this.each(entry, ["scenarios"], ["scenario"], c.scenarios);
  }

  /** Every name in an effect, in the conditions inside too; a scenario knows its own counters only. */
  private effect(entry: Entry, effect: Effect, counters?: readonly string[]): void {
    walk(effect, (node) => this.values(entry, this.problems.placeOf(node), node.verb, node.values, counters));
  }

  private condition(entry: Entry, path: Place, c: Condition | null, counters?: readonly string[]): void {
    if (c !== null) this.values(entry, path, c.test, c.values, counters);
  }

  private values(entry: Entry, path: Place, word: string, values: Values, counters?: readonly string[]): void {
    const named: Value | undefined = values[word];
    const sorts = Object.hasOwn(NAMED, word) ? NAMED[word] : undefined;
    if (sorts !== undefined && named?.type === "id") {
      if (sorts[0] === "counter" && counters !== undefined)
        this.among(entry, [...path, word], "counter", named.id, counters);
      else this.need(entry, [...path, word], sorts, named.id);
    }
    for (const [key, value] of Object.entries(values))
      if (value.type === "condition") this.condition(entry, [...path, key], value.condition, counters);
  }

  private need(entry: Entry, path: Place, sorts: readonly Sort[], id: string): boolean {
    if (sorts.some((sort) => this.valid[sort].includes(id))) return true;
    const valid = sorts.flatMap((sort) => this.valid[sort]);
    return this.among(entry, path, sorts.join(" or "), id, valid);
  }

  private each(entry: Entry, path: Place, sorts: readonly Sort[], ids: readonly string[]): void {
    for (const [i, id] of ids.entries()) this.need(entry, [...path, i], sorts, id);
  }

  private among(entry: Entry, path: Place, what: string, id: string, valid: readonly string[]): boolean {
    if (valid.includes(id)) return true;
    this.problems.add(entry, path, `${[entry.id, ...path].join(".")}: ${unknown(what, id, valid)}`, [id]);
    return false;
  }
}

const LEVEL_SORTS: readonly (readonly [key: string, sorts: readonly Sort[]])[] = [
  ["enemies", ["enemy"]],
  ["terrain", ["terrain"]],
  ["outside", ["enemy", "terrain"]],
  ["counters", ["counter"]],
];

export const isDoor = (card: Pick<CardDef, "kind"> | undefined): boolean =>
  card?.kind === "door" || card?.kind === "portcullis";
