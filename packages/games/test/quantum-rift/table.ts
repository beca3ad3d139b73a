import type { Described, Pack } from "@rifthall/kernel/game";
import { pending } from "@rifthall/kernel/machine";
import type { Match } from "@rifthall/kernel/match";
import { expect } from "vitest";
import { begunMatch, type Fields, fits, gameNamed, Playing, placedMatch, type Wanted } from "../kit.js";

export const game = gameNamed("quantum-rift");

/** One player's side as a test names it; what is left out is as the notation fills it up. */
export interface Player {
  readonly hero?: string | null;
  readonly units?: readonly string[];
  readonly gear?: readonly string[];
  readonly skills?: readonly string[];
  readonly dice?: Fields;
  readonly hand?: readonly string[];
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly void?: readonly string[];
}

/** A table in the middle of a match: only what matters is said. */
export interface Scene {
  readonly chapter?: string;
  readonly hero?: string;
  readonly round?: number;
  readonly phase?: string;
  readonly location?: string | null;
  readonly distance?: number;
  readonly encounter?: string | null;
  readonly threat?: number;
  readonly waiting?: readonly string[];
  readonly enemies?: readonly string[];
  readonly exploration?: readonly string[];
  readonly explored?: readonly string[];
  readonly stack?: readonly string[];
  readonly aside?: readonly string[];
  readonly enemyDiscard?: readonly string[];
  readonly enemyVoid?: readonly string[];
  readonly player?: Player;
  readonly players?: readonly Player[];
  readonly options?: Fields;
  readonly packs?: readonly Pack[];
  readonly seed?: string;
}

/** Sets the table up; location 1 of the chapter and no encounter unless said, the Deployment phase unless said. */
export function table(scene: Scene = {}): Table {
  const { options, packs = [], seed = "quantum", player, players, ...rest } = scene;
  const chapter = scene.chapter ?? "andares-1";
  const first = { "andares-1": "temple-ruins", "andares-2": "ebb-causeway" }[chapter];
  const position = {
    chapter,
    ...(scene.location === undefined && first !== undefined ? { location: first } : {}),
    ...rest,
    players: players ?? [player ?? {}],
  };
  return new Table(placedMatch(game, game.content(packs), position, options ?? {}, seed));
}

/** Begins a match anew, with set-up. */
export const begun = (options: Fields = {}, seed = "quantum", packs: readonly Pack[] = []): Table =>
  new Table(begunMatch(game, game.content(packs), options, seed));

/** A seed whose table, played by `play`, satisfies `wanted`; for tests that need certain dice. */
export function lucky(make: (seed: string) => Table, play: (t: Table) => void, wanted: (t: Table) => boolean): Table {
  for (let i = 0; i < 400; i++) {
    const t = make(`try ${i}`);
    play(t);
    if (wanted(t)) return t;
  }
  throw new Error("no seed of 400 gives this");
}

export interface PlayerView {
  readonly hero: string | null;
  readonly units: readonly string[];
  readonly gear: readonly string[];
  readonly skills: readonly string[];
  readonly dice: Readonly<Record<string, string>>;
  readonly hand: readonly string[];
  readonly deck: readonly string[];
  readonly discard: readonly string[];
  readonly void: readonly string[];
}

export interface View {
  readonly round: number;
  readonly phase: string;
  readonly location: string | null;
  readonly distance: number;
  readonly encounter: string | null;
  readonly threat: number;
  readonly enemies: readonly string[];
  readonly waiting: readonly string[];
  readonly exploration: readonly string[];
  readonly explored: readonly string[];
  readonly stack: readonly string[];
  readonly aside: readonly string[];
  readonly enemyDiscard: readonly string[];
  readonly enemyVoid: readonly string[];
  readonly pool: Readonly<Record<string, number>>;
  readonly allies: Readonly<Record<string, number>>;
  readonly encounters: readonly string[];
  readonly players: readonly PlayerView[];
}

export class Table extends Playing<View> {
  constructor(match: Match) {
    super(game, match);
  }

  /** The name of the question that waits. */
  get prompt(): string {
    return this.over ? "over" : pending(this.match.state).prompt;
  }
  /** What everybody together could see; with a viewer, what that seat sees. */
  view(viewer: number | null = null): View {
    return this.position(viewer);
  }
  /** The side of one seat. */
  side(seat = 0): PlayerView {
    return this.view().players[seat] as PlayerView;
  }
  /** Everything the seat may answer, as described options; with a verb, only those. */
  options(verb?: string, seat = this.asked[0] ?? 0): Described[] {
    return this.described(seat).filter((o) => verb === undefined || o.do === verb);
  }
  protected override words(o: Described): string {
    return JSON.stringify(o);
  }
  /** Is there an option with these fields? */
  may(wanted: Wanted, seat = this.asked[0] ?? 0): boolean {
    return this.options(undefined, seat).some((o) => fits(o, wanted));
  }
  /** Takes the first option with these fields. */
  choose(wanted: Wanted, seat?: number): this {
    const who = seat ?? this.asked.find((x) => this.may(wanted, x)) ?? this.asked[0] ?? 0;
    const index = this.options(undefined, who).findIndex((o) => fits(o, wanted));
    if (index < 0)
      expect.fail(
        `seat ${who} cannot ${JSON.stringify(wanted)} at "${this.prompt}"; it may: ${this.said(undefined, who).join(" ")}`,
      );
    this.answer(who, index);
    return this;
  }
  deploy = (card: string, seat?: number): this => this.choose({ do: "deploy", card }, seat);
  act = (card: string, seat?: number): this => this.choose({ do: "act", card }, seat);
  use = (card: string, seat?: number): this => this.choose({ do: "use", card }, seat);
  respond = (card: string, seat?: number): this => this.choose({ do: "respond", card }, seat);
  engage = (card: string, target: string): this => this.choose({ do: "engage", card, target });
  attack = (card: string, target: string): this => this.choose({ do: "attack", card, target });
  target = (card: string): this => this.choose({ do: "target", card });
  rift = (card: string, die: number): this => this.choose({ do: "rift", card, die });
  roll = (n: number): this => this.choose({ do: "dice", n });
  yes = (): this => this.choose({ do: "accept" });
  no = (): this => this.choose({ do: "decline" });
  branch = (branch: number): this => this.choose({ do: "choose", branch });
  end = (seat?: number): this => this.choose({ do: "end" }, seat);
  pass = (seat?: number): this => this.choose({ do: "pass" }, seat);

  /** Ends and passes until the prompt, or a phase, has that name: "explore", "engage", "over" … */
  until(name: string, most = 60): this {
    for (let i = 0; i < most; i++) {
      if (this.over || this.prompt === name || this.view().phase === name) return this;
      const seat = this.asked[0] ?? 0;
      const list = this.options(undefined, seat);
      const quiet = ["end", "pass", "decline"]
        .map((verb) => list.findIndex((o) => o.do === verb))
        .find((at) => at >= 0);
      const zero = list.findIndex((o) => o.do === "dice" && o.n === 0);
      this.answer(seat, quiet ?? (zero >= 0 ? zero : 0));
    }
    return expect.fail(`"${name}" did not come; the prompt is "${this.prompt}" in ${this.view().phase}`);
  }
  /** The codes of why that seat may not do it. */
  why(candidate: Fields, seat = 0): { code: string; rule: string }[] {
    return this.against(candidate, seat).map((r) => ({ ...r }));
  }
}

/** A pack of invented cards for one test. `chapter` copies chapter 1 and puts other things into it. */
export function pack(cards: Fields): Pack {
  return { pack: "test", game: "quantum-rift", version: 1, ...cards };
}
