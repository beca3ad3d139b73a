import { capital } from "@rifthall/effects";
import type { CardText, Language, Term } from "@rifthall/kernel/game";
import { termsIn } from "../shared/terms.js";
import { dialOf } from "./cards/dial.js";
import { namesIn } from "./cards/names.js";
import { changesOf, damageOf, NUMBERS, partsOf, type Saying, sayingIn, signed } from "./cards/parts.js";
import { scenarioParts, tableOf } from "./cards/scenario.js";
import type { Board, CardDef, Hero, Item, Library, Scenario } from "./content.js";
import { partText } from "./facts.js";
import { terms } from "./terms.js";
import type { Face, Numbers, Part } from "./wire.js";

export { namesIn } from "./cards/names.js";

/** What the content says of a card besides its definition: whose it is, or which scenario. */
interface Belonging {
  readonly hero: Hero | undefined;
  readonly scenario: Scenario | undefined;
}

/** Numbers and type, as they stand at the head of a card. */
function headOf(c: CardDef, { hero, scenario }: Belonging, say: Saying): string {
  const parts = [say.word(`type-${c.type}`)];
  if (c.family !== null) parts[0] += `: ${say.word(`family-${c.family}`)}`;
  if (c.boss) parts.push(say.word("boss"));
  if (c.type === "terrain" && isTerrainKind(c.kind)) parts[0] += `: ${say.word(`terrain-${c.kind}`)}`;
  if (c.part !== null) parts.push(say.word(`part-${c.part}`));
  if (scenario) parts.push(heroCount(scenario, say));
  if (c.board !== null && hero) parts.push(...boardOf(c, hero, say));
  if (c.type === "card") parts.push(`${say.word("range")} ${c.range}`);
  if (c.persistent) parts.push(say.word("persistent"));
  if (c.ally) parts.push(say.word("ally"));
  if (c.divided) parts.push(say.word("divided"));
  if (c.type === "enemy" || c.ally) parts.push(...NUMBERS.map((key) => `${say.word(key)} ${c.numbers[key]}`));
  if (c.type === "enemy") parts.push(`${say.word("damage")} ${damageOf(c.wounds, c.fatigue, say)}`);
  if (c.of !== null) parts.push(`${c.of === "ap" ? "AP" : say.word(`action-${c.of}`)} ${signed(c.n)}`);
  if (changesOf(c.modifiers, say) !== "") parts.push(`${say.word("attached")} ${changesOf(c.modifiers, say)}`);
  if (c.type === "response") parts.push(String(c.value));
  return parts.join(", ");
}

const isTerrainKind = (kind: string): kind is "door" => `terrain-${kind}` in terms;

const heroCount = ({ least, most }: Scenario, say: Saying): string =>
  `${least === most ? least : `${least}–${most}`} ${say.language === "en" ? "heroes" : "Helden"}`;

/** The board of a hero: who that is, and what everything costs. */
function boardOf(c: CardDef, hero: Hero, say: Saying): string[] {
  const { board } = c;
  if (board === null) return [];
  const traits = (["class", "alignment", "race", "role"] as const).map((key) => traitName(key, hero[key], say));
  return [
    ...(c === hero.alternate ? [say.word("alternate")] : []),
    ...traits,
    `${say.word("start-ap")} ${board.ap}`,
    `${say.word("draw-cost")} ${board.draw} AP`,
    `${say.word("swap-cost")} ${board.swap} AP`,
    `${say.word("trade-gain")} ${board.trade}`,
    `${say.word("guard")} ${board.guard}`,
    `${say.word("damage")} ${damageOf(board.wounds, board.fatigue, say)}`,
  ];
}

/** A class, an alignment, a race or a role by its word; packs may bring others. */
function traitName(key: "class" | "alignment" | "race" | "role", value: string, say: Saying): string {
  const id = `${key}-${value}`;
  return id in terms ? say.word(id as keyof typeof terms) : capital(value.replaceAll("-", " "));
}

/** What the face of a card is drawn from. */
function faceOf(c: CardDef, { hero, scenario }: Belonging, parts: readonly Part[], say: Saying): Face {
  const changes = Object.entries(c.modifiers).filter(([, n]) => n !== 0);
  const dial = scenario && dialOf(scenario);
  return {
    type: c.type,
    typeName: say.word(`type-${c.type}`),
    ...(c.family === null ? {} : { family: c.family }),
    ...(c.part === null ? {} : { part: c.part }),
    ...(hero ? { hero: hero.id } : {}),
    ...(c.boss ? { boss: true as const } : {}),
    ...(c.divided ? { divided: true as const } : {}),
    ...(c.type === "card" ? { range: c.range } : {}),
    ...(c.attack === null ? {} : { attack: withoutRun(c.attack) }),
    ...(c.defense === null ? {} : { defense: withoutRun(c.defense) }),
    ...(c.ap === null ? {} : { ap: c.ap }),
    ...(c.type === "enemy" || c.ally ? { numbers: { ...c.numbers, wounds: c.wounds, fatigue: c.fatigue } } : {}),
    ...(c.of === null ? {} : { affliction: { of: c.of, n: c.n } }),
    ...(changes.length === 0 ? {} : { modifiers: Object.fromEntries(changes) as Partial<Numbers> }),
    ...(c.board === null ? {} : { board: standing(c.board) }),
    ...(c.type === "response" ? { value: c.value, copies: c.final } : {}),
    ...(scenario ? { table: tableOf(scenario, say), counters: countersOf(scenario, say) } : {}),
    ...(dial === undefined ? {} : { dial }),
    parts,
  };
}

const countersOf = ({ counters }: Scenario, say: Saying): NonNullable<Face["counters"]> =>
  counters.map(({ id, name }) => ({ counter: id, name: name[say.language] }));
const withoutRun = <Printed extends { readonly bonus: unknown }>({
  bonus,
  ...printed
}: Printed): Omit<Printed, "bonus"> => printed;
const standing = ({ ap, ...board }: Board): NonNullable<Face["board"]> => ({ startAp: ap, ...board });

/** Where a card's rules stand in the rulebook. */
const RULES: Readonly<Record<CardDef["type"], string>> = {
  scenario: "BR-154",
  hero: "BR-14",
  card: "BR-51",
  wound: "BR-111",
  fatigue: "BR-111",
  response: "BR-64",
  enemy: "BR-33",
  terrain: "BR-132",
};

export function cardTexts(library: Library, language: Language, heroes?: number): readonly CardText<Face>[] {
  const say = sayingIn(language, namesIn(library), heroes);
  const whose = owners(library);
  const cards = library.cards.map((c): CardText<Face> => {
    const of = { hero: whose.get(c.id), scenario: library.scenarios.find((x) => x.card === c) };
    const parts = of.scenario ? scenarioParts(of.scenario, say) : partsOf(c, say);
    const told = of.scenario?.story ?? c.flavour;
    return {
      id: c.id,
      name: c.name[language],
      text: `${headOf(c, of, say)}. ${parts.map(partText).join(" ")}`.trim(),
      rule: RULES[c.type],
      ...(told === null ? {} : { story: told[language] }),
      face: faceOf(c, of, parts, say),
    };
  });
  return [...cards, ...library.items.map((item) => itemText(library, item, say))];
}

/** The hero each board and each card of a deck belongs to. */
function owners(library: Library): ReadonlyMap<string, Hero> {
  const list = library.heroes.flatMap((hero) =>
    [hero.standard.id, hero.alternate.id, ...hero.deck.map(([id]) => id)].map((id): [string, Hero] => [id, hero]),
  );
  return new Map(list);
}

/** BR-140, BR-141: an item is the cards it brings, and who may carry it. */
function itemText(library: Library, item: Item, say: Saying): CardText<Face> {
  const needs = Object.entries(item.requires).map(([key, value]) =>
    key === "hero"
      ? say.names(value, say.language)
      : traitName(key as "class" | "alignment" | "race" | "role", value, say),
  );
  const cards = item.cards.map(([id, copies]) => `${copies}× ${library.find(id)?.name[say.language] ?? id}`).join(", ");
  const head = [say.word("type-item"), say.word(`part-${item.part}`), ...needs].join(", ");
  return {
    id: item.id,
    name: item.name[say.language],
    text: `${head}. ${cards}.`,
    rule: "BR-141",
    ...(item.flavour === null ? {} : { story: item.flavour[say.language] }),
    face: {
      type: "card",
      typeName: say.word("type-item"),
      part: item.part,
      parts: [{ slot: "rules", text: `${cards}.` }],
    },
  };
}

/** The campaigns, scenarios and counters of the content, and the words of the rules. */
export const termsOf = (library: Library, language: Language): readonly Term[] => [
  ...library.campaigns.map(({ id, name, story }) => ({
    id,
    kind: "campaign",
    name: name[language],
    meaning: story[language],
  })),
  ...library.scenarios.map(({ id, name, goal }) => ({
    id,
    kind: "scenario",
    name: name[language],
    meaning: goal[language],
  })),
  ...library.scenarios.flatMap(({ id, counters }) =>
    counters.map((counter) => ({ id: `${id}.${counter.id}`, kind: "counter", name: counter.name[language] })),
  ),
  ...termsIn(terms, language),
];
