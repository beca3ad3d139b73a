/** A table as a test names it: only what matters is said, the rest is filled up the same way every time. */
type Stack = readonly string[];
/** By location: one stack per side, first to last. */
export type Lanes = Readonly<Record<number, readonly Stack[]>>;

export interface Scene {
  readonly mode?: "duel" | "team" | "free-for-all" | "solo";
  readonly seats?: number;
  /** Guilds by owner as far as they matter; cards that are named claim theirs, the free ones fill up. */
  readonly guilds?: readonly Stack[];
  /** One location is enough: these stacks stand at location 2. */
  readonly side?: readonly Stack[];
  readonly lanes?: Lanes;
  /** Without hands everybody holds one card for each of their guilds on the table, so that it can be activated. */
  readonly hands?: readonly Stack[];
  readonly decks?: readonly Stack[];
  readonly discards?: readonly Stack[];
  readonly scores?: readonly number[];
  readonly first?: number;
  readonly turn?: number;
  readonly position?: number;
  readonly plan?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
}

export const BASE = ["fire", "ice", "light", "shadow", "earth", "water", "thunderbolt", "plant", "air", "crystal"];
const BEYOND = ["acid", "beast", "lava", "love", "magnet", "music", "sand", "star"];
export const GUILDS = [...BASE, ...BEYOND];

/** Every card of these guilds (RF-1). */
export const cardsOf = (guilds: readonly string[]): string[] =>
  guilds.flatMap((g) => [5, 5, 5, 5, 6, 6, 6, 7, 7].map((n) => `${g}-${n}`));

/** The cards without these, each taken away once. */
export function without(cards: readonly string[], gone: readonly string[]): string[] {
  const left = [...cards];
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
}

export const guildOf = (card: string): string => card.slice(0, card.indexOf("-"));
export const numberOf = (card: string): number => Number(card.slice(card.indexOf("-") + 1, card.indexOf("-") + 2));
export const bare = (card: string): string => card.replace(/!\d+$/, "");

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

export function positionOf(scene: Scene): Readonly<Record<string, unknown>> {
  const mode = scene.mode ?? "duel";
  const seats = scene.seats ?? { duel: 2, team: 4, "free-for-all": 3, solo: 1 }[mode];
  const owners = mode === "solo" ? 2 : seats;
  const sides = mode === "free-for-all" ? seats : 2;
  const lanes: Lanes = { ...scene.lanes, ...(scene.side ? { 2: scene.side } : {}) };
  const stacks = (side: number): string[] => Object.values(lanes).flatMap((lane) => lane[side] ?? []);

  const held: string[][] = range(owners).map((o) => [...(scene.guilds?.[o] ?? [])]);
  const room = (o: number): number => (mode === "team" && !(seats === 3 && o === 1) ? 3 : 4) - held[o].length;
  const claim = (owner: number, guild: string): void => {
    if (!held.flat().includes(guild)) held[owner].push(guild);
  };
  for (const o of range(owners))
    for (const zone of [scene.hands, scene.decks, scene.discards])
      for (const card of zone?.[o] ?? []) claim(o, guildOf(card));
  for (const side of range(sides))
    for (const card of stacks(side))
      claim(range(owners).find((o) => o % sides === side && room(o) > 0) ?? side, guildOf(card));
  for (const o of range(owners))
    for (const guild of GUILDS) if (room(o) > 0 && !held.flat().includes(guild)) held[o].push(guild);

  const named = [...range(sides).flatMap(stacks), ...(scene.decks ?? []).flat(), ...(scene.discards ?? []).flat()];
  const spare = without(cardsOf(held.flat()), named.map(bare));
  const matches = (o: number): string[] =>
    [
      ...new Set(
        stacks(o % sides)
          .filter((card) => held[o].includes(guildOf(card)))
          .map(guildOf),
      ),
    ].flatMap((guild) => {
      const like = stacks(o % sides).find((card) => guildOf(card) === guild) ?? "";
      return spare.find((card) => card === bare(like)) ?? spare.find((card) => guildOf(card) === guild) ?? [];
    });
  return {
    mode,
    guilds: held,
    ...given(scene, ["first", "turn", "position", "plan", "scores", "decks", "discards"]),
    hands: scene.hands ?? range(owners).map((o) => (mode === "solo" && o === 1 ? [] : matches(o))),
    locations: range(mode === "team" ? 6 : 5).map((l) => range(sides).map((side) => lanes[l]?.[side] ?? [])),
  };
}

const given = (scene: Scene, keys: readonly (keyof Scene)[]): Record<string, unknown> =>
  Object.fromEntries(keys.flatMap((key) => (scene[key] === undefined ? [] : [[key, scene[key]]])));
