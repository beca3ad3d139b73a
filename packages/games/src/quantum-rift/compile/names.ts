import type { Effect } from "@rifthall/effects";
import { unknown } from "@rifthall/kernel/text";
import type { Entry, Place, Problems } from "../../shared/problems.js";
import { walk } from "../../shared/walk.js";
import type { CardDef, CardType, Chapter } from "../content.js";

/** The argument of a verb that names a card, and of which sort. */
const NAMED: ReadonlyMap<string, readonly [argument: string, types: readonly CardType[]]> = new Map([
  ["spawn", ["name", ["unit"]]],
  ["deploy", ["deploy", ["unit", "gear", "skill"]]],
  ["encounter", ["encounter", ["encounter"]]],
  ["travel", ["travel", ["location"]]],
]);

/** The cards that an effect names. */
export function namedIn(effect: Effect): string[] {
  const found: string[] = [];
  walk(effect, (node) => {
    const value = node.values[NAMED.get(node.verb)?.[0] ?? ""];
    if (value?.type === "id") found.push(value.id);
  });
  return found;
}

/** Notes every card that a card or a chapter names and that is not there or not of the right sort. */
export class Names {
  private readonly byId: ReadonlyMap<string, CardDef>;

  constructor(
    private readonly cards: readonly CardDef[],
    private readonly problems: Problems,
  ) {
    this.byId = new Map(cards.map((card) => [card.id, card]));
  }

  card(entry: Entry, card: CardDef): void {
    const { problems } = this;
    const look = (effect: Effect): void =>
      walk(effect, (node) => {
        const named = NAMED.get(node.verb);
        const value = named && node.values[named[0]];
        if (named && value?.type === "id")
          this.need(entry, [...problems.placeOf(node), named[0]], node.verb, value.id, named[1]);
      });
    Object.values(card.effects).forEach(look);
    look(card.action?.effect ?? []);
    look(card.response?.effect ?? []);
    for (const [id] of card.deck) this.need(entry, ["deck", id], "deck", id, ["unit", "gear", "skill", "action"]);
    if (card.type === "hero" && card.deckSize === 0)
      problems.add(entry, ["deck"], `${card.id}: deck: a hero needs a deck`);
  }

  chapter(entry: Entry, c: Chapter): void {
    for (const [i, id] of c.locations.entries()) this.need(entry, ["locations", i], "locations", id, ["location"]);
    for (const [i, id] of c.encounters.entries()) this.need(entry, ["encounters", i], "encounters", id, ["encounter"]);
    if (this.need(entry, ["finale"], "finale", c.finale, ["encounter"]) && !c.encounters.includes(c.finale))
      this.problems.add(entry, ["finale"], `${c.id}: finale: "${c.finale}" is not one of its encounters`);
    for (const [id] of c.explorations) this.need(entry, ["explorations", id], "explorations", id, ["exploration"]);
    for (const pool of ["enemies", "allies"] as const)
      for (const [id] of c[pool]) this.need(entry, [pool, id], pool, id, ["unit", "gear", "skill"]);
  }

  private need(entry: Entry, path: Place, word: string, id: string, types: readonly CardType[]): boolean {
    const found = this.byId.get(id);
    if (found && types.includes(found.type)) return true;
    const fitting = this.cards.filter((c) => types.includes(c.type)).map((c) => c.id);
    this.problems.add(entry, path, `${entry.id}: ${word}: ${unknown(types.join(" or "), id, fitting)}`, [id]);
    return false;
  }
}
