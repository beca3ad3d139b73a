import { terms } from "@rifthall/games/beyond-the-rift/terms";
import { wrap } from "../../paint.js";
import { faceOf } from "./faces.js";
import { termOf, wordsOf } from "./text.js";
import { heroName, table } from "./view.js";
import type { Sight } from "./wire.js";

/** The attack or the defence under way: who against whom, what lies there, both sums and the chance. */
export function commitment(sight: Sight): string[] {
  const { paint, language, width, scene } = sight;
  const now = scene.commitment;
  if (now === undefined) return [];
  const words = wordsOf(language);
  const enemy = table(sight).find(({ id }) => id === now.enemy);
  const enemyName = enemy === undefined ? "" : faceOf(sight, enemy.card).name;
  const hero = heroName(sight, now.seat);
  const isHero = now.side === "hero";
  const laid = (scene.zones.committed ?? []).map(({ card }) => faceOf(sight, card).name);
  const bought = now.bought === undefined ? [] : [words.bought(now.bought)];
  const cards = [...laid, ...bought].join(", ");
  const drawn = terms.symbol.letter[language];
  const total = `${now.total}${` ${drawn}`.repeat(now.symbols ?? 0)}`;
  const other = `${termOf(language, isHero ? "defence" : "attack")} ${now.against} ${drawn}`;
  const chance = `${words.sum(total, other, now.chance)} ${isHero ? words.chanceHit : words.chanceHold}`;
  const title = isHero ? words.attacks(hero, enemyName) : words.attacks(enemyName, hero);
  return wrap(
    `${paint.accent("⚔")} ${paint.bold(title)}: ${cards === "" ? "" : `${cards} = `}${paint.key(chance)}`,
    width - 1,
    " ",
    "   ",
  );
}
