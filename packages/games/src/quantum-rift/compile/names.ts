import { Refusal, unknown } from "@rifthall/kernel";
import { walk } from "../../shared/walk.js";
import type { CardDef, CardType, Chapter, QuantumPack } from "../content.js";

/** Every card that a card or a chapter names must be there and be of the right sort. */
export function checkNames(
  packs: readonly QuantumPack[],
  cards: readonly CardDef[],
  chapters: readonly Chapter[],
  byId: ReadonlyMap<string, CardDef>,
): void {
  const need = (place: string, id: string, types: readonly CardType[]): void => {
    const fitting = cards.filter((c) => types.includes(c.type)).map((c) => c.id);
    const found = byId.get(id);
    if (!found || !types.includes(found.type))
      throw new Refusal("bad-pack", `${place}: ${unknown(types.join(" or "), id, fitting)}`);
  };
  const NAMED: Readonly<Record<string, readonly [string, readonly CardType[]]>> = {
    spawn: ["name", ["unit"]],
    deploy: ["deploy", ["unit", "gear", "skill"]],
    encounter: ["encounter", ["encounter"]],
    travel: ["travel", ["location"]],
  };
  for (const card of cards) {
    const effects = [...Object.values(card.effects), card.action?.effect ?? [], card.response?.effect ?? []];
    for (const effect of effects)
      walk(effect, (node) => {
        const named = NAMED[node.verb];
        const value = named && node.values[named[0]];
        if (named && value?.type === "id") need(`${card.id}: ${node.verb}`, value.id, named[1]);
      });
    for (const [id] of card.deck) need(`${card.id}: deck`, id, ["unit", "gear", "skill", "action"]);
    if (card.type === "hero" && card.deckSize === 0)
      throw new Refusal("bad-pack", `${card.id}: deck: a hero needs a deck`);
  }
  for (const c of chapters) {
    for (const id of c.locations) need(`${c.id}: locations`, id, ["location"]);
    for (const id of [...c.encounters, c.finale]) need(`${c.id}: encounters`, id, ["encounter"]);
    if (!c.encounters.includes(c.finale))
      throw new Refusal("bad-pack", `${c.id}: finale: "${c.finale}" is not one of its encounters`);
    for (const [id] of c.explorations) need(`${c.id}: explorations`, id, ["exploration"]);
    for (const [id] of [...c.enemies, ...c.allies]) need(`${c.id}: pools`, id, ["unit", "gear", "skill"]);
  }
  const twice = chapters.find((c, i) => chapters.findIndex((d) => d.id === c.id) !== i);
  if (twice) throw new Refusal("bad-pack", `chapter "${twice.id}" is defined twice`);
  if (packs.length > 0 && chapters.length === 0) throw new Refusal("bad-pack", "no chapter is defined");
}
