import { type Budget, type Considered, imagine, type Searching } from "@rifthall/bots";
import type { Game, Language, Setup } from "@rifthall/kernel/game";
import { includes, type Option, type Seat, seatList } from "@rifthall/kernel/ids";
import { choose } from "@rifthall/kernel/machine";
import { optionList } from "@rifthall/kernel/match";
import { asked, isOver, type State } from "@rifthall/kernel/state";
import { Refusal } from "@rifthall/kernel/text";
import { look, Sampler, type View } from "@rifthall/kernel/view";
import { describeOption, type OptionLine } from "./decision.js";
import { diceOf } from "./think.js";

/** What a search found out about one decision, as the reader could have found it out alone. */
export interface Advice {
  /** Whose decision it is. */
  readonly seat: Seat;
  readonly iterations: number;
  /** Most tried first. */
  readonly options: readonly Advised[];
}

export interface Advised {
  readonly option: OptionLine;
  readonly visits: number;
  /** How likely the seat's side is to win with it, from 0 to 1. */
  readonly value: number;
  /** What is expected to follow. */
  readonly line: readonly { readonly seat: Seat; readonly label: string }[];
  /** What that line is sure to bring the seat in the game's own numbers, where the game names some: at least so much. */
  readonly gains?: Readonly<Record<string, number>>;
  /** The same as a sentence. */
  readonly brings?: string;
  /** True where the reader cannot know whether the seat has this option: it stands for all alike. */
  readonly imagined: boolean;
}

/** Tables on which options and lines are put into words. */
const TABLES = 24;
const LONGEST_LINE = 6;
/** What the seat has on nearly every table, it has. */
const SURE = 0.98;

/** Finds out what a seat should answer, with the eyes of the reader, a moment at a time. */
export class Advising {
  private readonly view: View;
  readonly searching: Searching;

  constructor(
    private readonly game: Game,
    private readonly setup: Setup,
    s: State,
    reader: Seat,
    private readonly seat: Seat,
    budget: Budget,
  ) {
    if (isOver(s)) throw new Refusal("over", "the match is over");
    if (!includes(asked(s), seat))
      throw new Refusal("not-asked", `seat ${seat} is not asked; ${seatList(asked(s)).join(" and ")} is`);
    this.view = look(game, s, reader, game.create(setup));
    this.searching = imagine(game, setup, this.view, budget, diceOf(this.view), seat);
  }

  get iterations(): number {
    return this.searching.iterations;
  }
  go(): boolean {
    return this.searching.go();
  }

  advice(language: Language): Advice {
    const { searching, seat } = this;
    const own = seat === this.view.seat;
    const words = new Words(this.game, this.setup, this.view, language);
    const options: Advised[] = [];
    for (const considered of searching.considered()) {
      const imagined = !own && searching.known(considered.option) < SURE;
      const told = words.tell(seat, considered);
      if (told === null) continue;
      const { visits, value } = considered;
      const alike = imagined ? options.findIndex((o) => o.imagined && o.option.do === told.option.do) : -1;
      if (alike < 0) options.push({ ...told, visits, value, imagined });
      else options[alike] = together(options[alike], visits, value);
    }
    options.sort((a, b) => b.visits - a.visits);
    return { seat, iterations: searching.iterations, options };
  }
}

function together(a: Advised, visits: number, value: number): Advised {
  const sum = a.visits + visits;
  return sum === 0 ? a : { ...a, visits: sum, value: (a.value * a.visits + value * visits) / sum };
}

type Told = Pick<Advised, "option" | "line" | "gains" | "brings">;

/** Options and lines in words. What is hidden from the reader stands on these tables as it might be. */
class Words {
  private readonly tables: readonly State[];
  private readonly walk: State;

  constructor(
    private readonly game: Game,
    setup: Setup,
    view: View,
    private readonly language: Language,
  ) {
    const sampler = new Sampler(game, view);
    const dice = diceOf(view);
    this.tables = Array.from({ length: TABLES }, () => sampler.draw(dice, game.create(setup)));
    this.walk = game.create(setup);
  }

  /** On the table where most of its line can be played; null if it cannot be played on any. */
  tell(seat: Seat, { option, line }: Considered): Told | null {
    const steps = line.slice(0, LONGEST_LINE);
    let best: { readonly table: State; readonly played: number } | null = null;
    let sure: Int32Array | null = null;
    for (const table of this.tables) {
      if (!optionList(table, seat).includes(option)) continue;
      const before = this.stakes(table, seat);
      const played = this.play(table, seat, option, steps);
      if (best === null || played > best.played) best = { table, played };
      const change = this.stakes(this.walk, seat).map((now, i) => now - before[i]);
      sure = sure === null ? change : sure.map((n, i) => agreed(n, change[i]));
    }
    if (best === null || sure === null) return null;
    return { ...this.tellOn(best.table, seat, option, steps.slice(0, best.played)), ...this.brought(sure) };
  }

  /** Plays it as far as that table allows, and says how far. */
  private play(table: State, seat: Seat, option: Option, line: Considered["line"]): number {
    const { walk } = this;
    walk.copyFrom(table);
    choose(walk, seat, option);
    for (const [played, step] of line.entries()) {
      if (isOver(walk) || !includes(asked(walk), step.seat) || !optionList(walk, step.seat).includes(step.option))
        return played;
      choose(walk, step.seat, step.option);
    }
    return line.length;
  }

  private tellOn(table: State, seat: Seat, option: Option, line: Considered["line"]): Pick<Told, "option" | "line"> {
    const { game, walk, language } = this;
    const told = describeOption(game, table, option, optionList(table, seat).indexOf(option), language);
    walk.copyFrom(table);
    choose(walk, seat, option);
    const steps = line.map((step) => {
      const label = game.speech[language].label(walk, step.option);
      choose(walk, step.seat, step.option);
      return { seat: step.seat, label };
    });
    return { option: told, line: steps };
  }

  private stakes(s: State, seat: Seat): Int32Array {
    const { stakes } = this.game.insight ?? {};
    const into = new Int32Array(stakes?.names.length ?? 0);
    stakes?.read(s, seat, into);
    return into;
  }

  /** What is sure to change, in numbers and in words. */
  private brought(change: Int32Array): Pick<Advised, "gains" | "brings"> {
    const { game, language } = this;
    const names = game.insight?.stakes?.names;
    if (names === undefined) return {};
    const gains = Object.fromEntries(names.flatMap((name, i) => (change[i] === 0 ? [] : [[name, change[i]] as const])));
    return { gains, brings: game.speech[language].brings?.(gains) ?? "" };
  }
}

/** What both say, and no more: dice fall otherwise on another table, and what is hidden is something else there. */
function agreed(a: number, b: number): number {
  if (a > 0 !== b > 0 || a < 0 !== b < 0) return 0;
  return Math.abs(a) < Math.abs(b) ? a : b;
}
