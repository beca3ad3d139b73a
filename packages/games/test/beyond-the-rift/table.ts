import { type Described, readOptions } from "@rifthall/kernel/game";
import { pending } from "@rifthall/kernel/machine";
import { type Campaign, Match } from "@rifthall/kernel/match";
import { expect } from "vitest";
import { begunMatch, type Fields, fits, gameNamed, Playing, placedMatch, Sitting, type Wanted } from "../kit.js";
import { HEROES, hero, type Invented, pack, scenario, sections } from "./invented.js";

export const game = gameNamed("beyond-the-rift");

/** A hero as a test seats one. Its deck of 26 is not filled up: it owns exactly the cards that are named. */
export interface Seated {
  readonly hand?: readonly string[];
  /** From the top. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly area?: readonly string[];
  readonly ap?: number;
  /** What differs from the plain board. */
  readonly board?: Fields;
  readonly alternate?: Fields;
}

/** A table in the middle of a scenario; only what matters is said. Piles are given from the top. */
export interface Scene extends Invented {
  /** One plain hero unless said; seat 0 is ann, then ben, cat, dan. */
  readonly heroes?: readonly Seated[];
  readonly quest?: readonly string[];
  readonly enemyDeck?: readonly string[];
  readonly terrainDeck?: readonly string[];
  readonly outside?: readonly string[];
  readonly gone?: readonly string[];
  /** Exactly these Wounds: the rest of the box is out of the game. Left out: six cuts lie on top of it. */
  readonly woundDeck?: readonly string[];
  readonly woundDiscard?: readonly string[];
  /** Likewise; left out: six yawns lie on top. */
  readonly fatigueDeck?: readonly string[];
  readonly fatigueDiscard?: readonly string[];
  /** The values of the Response cards to come; the rest of the 42 lies under them, or is discarded already. */
  readonly responses?: readonly number[];
  readonly spent?: true;
  /** Fields of the scenario: table, quest, win, …; and those of its numbers: threat, counters. */
  readonly scenario?: Fields;
  readonly level?: Fields;
  readonly edition?: "final" | "v099";
  readonly phase?: string;
  readonly round?: number;
  readonly threat?: number;
  readonly options?: Fields;
  readonly seed?: string;
  /** For a match that begins anew: how many sit down, and the campaign it is part of. */
  readonly seats?: number;
  readonly campaign?: Campaign;
}

const RESPONSES = ["a-held-breath", "a-scrape-of-boots", "steel-on-steel", "the-worst-of-it"];
const base = (text: string): string => text.split(/[+~]/)[0];
const count = (list: readonly string[]): Record<string, number> => {
  const all: Record<string, number> = {};
  for (const id of list) all[id] = (all[id] ?? 0) + 1;
  return all;
};
const ids = (list: readonly Fields[], key: string): string[] => list.map((entry) => String(entry[key]));

/** The pack in which the named cards, and no others, are in the heroes' decks and in the scenario's. */
function packOf(scene: Scene) {
  const { heroes = [{}], quest = [], enemyDeck = [], terrainDeck = [], outside = [], gone = [] } = scene;
  const all = sections(scene);
  const [cards, enemies, grounds] = [ids(all.cards, "card"), ids(all.enemies, "enemy"), ids(all.terrain, "terrain")];
  const owned = heroes.map(({ hand = [], deck = [], discard = [], area = [] }) => {
    const mine = [...hand, ...deck, ...discard, ...area]
      .flatMap((text) => text.split(/[+~]/))
      .filter((id) => cards.includes(id));
    return count(mine.length > 0 ? mine : ["pebble"]);
  });
  const table = [...quest, ...heroes.flatMap((h) => h.area ?? []), ...enemyDeck, ...terrainDeck, ...gone].map(base);
  const levels = {
    normal: {
      enemies: count(table.filter((id) => enemies.includes(id))),
      terrain: count(table.filter((id) => grounds.includes(id))),
      outside: count([...outside]),
      threat: [0, 0, 0, 0],
      ...scene.level,
    },
  };
  const people = heroes.map((h, i) =>
    hero(HEROES[i], owned[i], { standard: h.board ?? {}, alternate: h.alternate ?? {} }),
  );
  return pack(scene, people, scenario({ levels, ...scene.scenario }));
}

/** What of a box is named nowhere. */
function unnamed(box: readonly string[], position: unknown): string[] {
  const used = count(JSON.stringify(position).match(/[a-z][a-z-]*/g) ?? []);
  return box.filter((id) => {
    used[id] = (used[id] ?? 0) - 1;
    return used[id] < 0;
  });
}

/** Sets the table up: in the Hero Phase of round 1 unless said. */
export function table(scene: Scene = {}): Table {
  const { heroes = [{}], options = {}, seed = "beyond", edition = "final" } = scene;
  const content = game.content([packOf(scene)]);
  const place = (position: Fields): Table =>
    new Table(placedMatch(game, content, position, { edition, ...options }, seed));
  const frame: Fields = { scenario: "clearing", edition, heroes: heroes.map((_, i) => ({ hero: HEROES[i] })) };
  const { quest, enemyDeck, terrainDeck, outside, gone = [], phase, round, threat } = scene;
  const said = Object.entries({ quest, enemyDeck, terrainDeck, outside, phase, round, threat });
  const piles = {
    woundDeck: scene.woundDeck ?? Array.from({ length: 6 }, () => "cut"),
    woundDiscard: scene.woundDiscard ?? [],
    fatigueDeck: scene.fatigueDeck ?? Array.from({ length: 6 }, () => "yawn"),
    fatigueDiscard: scene.fatigueDiscard ?? [],
    responseDeck: (scene.responses ?? []).map((n) => RESPONSES[n]),
  };
  const position: Fields = {
    ...frame,
    ...Object.fromEntries(said.filter(([, value]) => value !== undefined)),
    ...piles,
    heroes: heroes.map(({ board: _, alternate: __, ...h }, i) => ({ hero: HEROES[i], ...h })),
    gone,
  };
  const exact = (["woundDeck", "fatigueDeck"] as const).filter((pile) => scene[pile] !== undefined);
  if (exact.length === 0 && scene.spent === undefined) return place(position);
  const boxes = place(frame).view();
  return place({
    ...position,
    gone: [...gone, ...exact.flatMap((pile) => unnamed(boxes[pile], position))],
    ...(scene.spent ? { responseDiscard: unnamed(boxes.responseDeck, position) } : {}),
  });
}

/**
 * Begins the bare scenario anew, with its set-up: each hero owns the cards named, in whatever pile, and the scenario's
 * decks hold what is named; where fewer sit down than are there, `seats` says so.
 */
export function begun(scene: Scene = {}, seats = scene.seats ?? scene.heroes?.length ?? 1): Table {
  const { options = {}, seed = "beyond", edition = "final", campaign } = scene;
  const mode = ["solo", "pair", "trio", "four"][seats - 1];
  const people = HEROES.slice(0, seats).map((name) => [name]);
  const given = { mode, edition, scenario: "clearing", heroes: people, ...options };
  const heroes = Array.from({ length: Math.max(seats, scene.heroes?.length ?? 0) }, (_, i) => scene.heroes?.[i] ?? {});
  const content = game.content([packOf({ ...scene, heroes })]);
  if (campaign === undefined) return new Table(begunMatch(game, content, given, seed, seats));
  const read = readOptions(game.options, given);
  return new Table(new Match(game, { content, seats, options: read, seed, campaign, checked: true }));
}
/** Begins a scenario of the game's own content. */
export const opened = (options: Fields = {}, seed = "beyond", seats?: number): Table =>
  new Table(begunMatch(game, game.content([]), options, seed, seats));

/** Of a position, what tests look at. */
export interface HeroView {
  readonly hero: string;
  readonly ap: number;
  readonly area: readonly string[];
  readonly hand: readonly string[];
  readonly deck: readonly string[];
  readonly discard: readonly string[];
  readonly revealed: readonly string[];
}
interface NumbersView {
  readonly engagement: number;
  readonly range: number;
  readonly attack: number;
  readonly defence: number;
  readonly health: number;
}
type PileName =
  | "quest"
  | "enemyDeck"
  | "terrainDeck"
  | "outside"
  | "gone"
  | "enemyDiscard"
  | "terrainDiscard"
  | "woundDeck"
  | "woundDiscard"
  | "fatigueDeck"
  | "fatigueDiscard"
  | "responseDeck"
  | "responseDiscard"
  | "committed";
export type View = Readonly<Record<PileName, readonly string[]>> & {
  readonly round: number;
  readonly phase: string;
  readonly threat: number;
  readonly counters: Readonly<Record<string, number>>;
  readonly notes: readonly string[];
  readonly heroes: readonly HeroView[];
  readonly present: { readonly quest: readonly NumbersView[]; readonly heroes: readonly (readonly NumbersView[])[] };
};

/** Answers that change nothing by themselves, the least first. */
const QUIET = ["pass", "close", "done", "decline", "end"];

export class Table extends Playing<View> {
  constructor(match: Match) {
    super(game, match);
  }

  get prompt(): string {
    return this.over ? "over" : pending(this.match.state).prompt;
  }
  get phase(): string {
    return this.over ? "over" : this.view().phase;
  }
  view(viewer: number | null = null): View {
    return this.position(viewer);
  }
  hero(seat = 0): HeroView {
    return this.view().heroes[seat];
  }
  seat(seat: number): Player {
    return new Player(this, seat);
  }
  /** Options as words: "attack jab>wolf", "lay block", "open gate 3", "ap-card tea>0", "hero 1", "done". */
  protected override words(o: Described): string {
    const what = o.card ?? o.action ?? o.seat ?? o.branch ?? "";
    const towards = o.target ?? o.to;
    const n = o.do === "open" ? ` ${o.n}` : "";
    return `${o.do} ${what}${towards === undefined ? "" : `>${towards}`}${n}`.trim();
  }
  /** Everything a seat may answer; with a verb, only those. */
  options(verb?: string, seat = this.asked[0] ?? 0): Described[] {
    return this.asked.includes(seat) ? this.described(seat).filter((o) => verb === undefined || o.do === verb) : [];
  }
  may(wanted: Wanted, seat = this.asked[0] ?? 0): boolean {
    return this.options(undefined, seat).some((o) => fits(o, wanted));
  }
  /** The rules that speak against it. */
  why(candidate: Fields, seat = 0): string[] {
    return this.against(candidate, seat).map((reason) => reason.rule);
  }

  /** A quiet answer of the first seat that is asked; the first there is where none is quiet. */
  still(): this {
    const seat = this.asked[0] ?? 0;
    const list = this.options(undefined, seat);
    const at = QUIET.map((verb) => list.findIndex((o) => o.do === verb)).find((i) => i >= 0);
    this.answer(seat, at ?? 0);
    return this;
  }
  /** Quiet answers until the prompt or the phase has that name, or that holds. */
  until(wanted: string | ((t: this) => boolean), most = 80): this {
    const there = (): boolean =>
      typeof wanted === "string" ? this.prompt === wanted || this.phase === wanted : wanted(this);
    for (let i = 0; i < most; i++) {
      if (there()) return this;
      if (this.over) break;
      this.still();
    }
    return expect.fail(`"${String(wanted)}" did not come; the prompt is "${this.prompt}" in ${this.phase}`);
  }
  /** Nobody adds anything: the attack or the defence under way is resolved, reactions and further targets left out. */
  resolve(): this {
    for (let i = 0; i < 40 && /^(commit|react|further)/.test(this.prompt); i++) this.still();
    return this;
  }
  /** All heroes are done with the Hero Phase. */
  done(): this {
    const { round } = this.view();
    for (let i = 0; i < 8 && this.phase === "hero" && this.view().round === round; i++) {
      const seat = this.asked.find((x) => this.may({ do: "done" }, x));
      if (seat === undefined) break;
      this.take(seat, { do: "done" });
    }
    return this;
  }
  /** On to the Hero Phase of the next round, nobody doing anything. */
  nextRound(): this {
    const { round } = this.view();
    return this.until((t) => t.over || (t.view().round > round && t.phase === "hero"));
  }
  /** What was drawn from the Response Deck, in order, each with what for: "2 defence". */
  drawn(): string[] {
    return this.events("response").map((e) => `${e.n} ${e.for}`);
  }
  /** How attacks came out: "4:3 hit". */
  results(): string[] {
    return this.events("compare").map((e) => `${e.attack}:${e.defence} ${e.success ? "hit" : "miss"}`);
  }
}

/** A hero's player: what it does reads like play. */
export class Player extends Sitting<Table> {
  answer = (wanted: Wanted): this => this.choose(wanted);
  attack = (card: string, target: string): this => this.choose({ do: "attack", card, target });
  lay = (card: string): this => this.choose({ do: "lay", card });
  guard = (): this => this.choose({ do: "guard" });
  close = (): this => this.choose({ do: "close" });
  wait = (): this => this.choose({ do: "wait" });
  ap = (card: string, to = this.seat): this => this.choose({ do: "ap-card", card, to });
  special = (card: string, to?: number): this =>
    this.choose({ do: "special", card, ...(to === undefined ? {} : { to }) });
  react = (card: string): this => this.choose({ do: "react", card });
  suffer = (card: string): this => this.choose({ do: "suffer", card });
  draw = (): this => this.choose({ do: "draw" });
  swap = (...cards: readonly string[]): this => {
    this.choose({ do: "swap" });
    // What leaves no choice is done without asking.
    const swapping = (): boolean => this.table.may({ do: "exchange" }, this.seat);
    for (const card of cards) if (swapping()) this.choose({ do: "exchange", card });
    return swapping() ? this.choose({ do: "end" }) : this;
  };
  trade = (card: string): this => this.choose({ do: "trade", card });
  engage = (card: string): this => this.choose({ do: "engage", card });
  disengage = (card: string): this => this.choose({ do: "disengage", card });
  open = (card: string, n: number): this => this.choose({ do: "open", card, n });
  use = (card: string): this => this.choose({ do: "use", card });
  act = (action: string): this => this.choose({ do: "act", action });
  done = (): this => this.choose({ do: "done" });
  discard = (card: string): this => this.choose({ do: "discard", card });
  give = (card: string): this => this.choose({ do: "give", card });
  target = (card: string): this => this.choose({ do: "target", card });
  hero = (seat: number): this => this.choose({ do: "hero", seat });
  next = (card: string): this => this.choose({ do: "next", card });
  shield = (card: string): this => this.choose({ do: "shield", card });
  branch = (branch: number): this => this.choose({ do: "choose", branch });
  yes = (): this => this.choose({ do: "accept" });
  no = (): this => this.choose({ do: "decline" });
  pass = (): this => this.choose({ do: "pass" });
  end = (): this => this.choose({ do: "end" });
}
