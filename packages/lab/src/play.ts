import { botById, decide } from "@rifthall/bots";
import type { Content, Game } from "@rifthall/kernel/game";
import { NONE, type Seat, seatList } from "@rifthall/kernel/ids";
import { advance, boot, choose, Dice, seed } from "@rifthall/kernel/machine";
import { asked, type Event, isOver, NUMBER, type State } from "@rifthall/kernel/state";
import { Refusal } from "@rifthall/kernel/text";
import { look } from "@rifthall/kernel/view";
import type { Cell, Experiment, Played } from "./experiment.js";
import { seated } from "./seating.js";

/** Plays the matches of one experiment, each of which follows from the seed, its cell and its number alone. */
export class Table {
  private readonly rooms = new Map<string, Room>();

  constructor(
    private readonly game: Game,
    private readonly content: Content,
    private readonly experiment: Pick<Experiment, "seed" | "cells">,
  ) {}

  play(cell: number, number: number): Played {
    const { game, content, experiment } = this;
    const { seats, players } = experiment.cells[cell];
    // The second of two matches is the first with the seats moved on: same set-up, same shuffles.
    const turn = Math.floor(number / players.length);
    const name = `${experiment.seed} ${cell} ${turn}`;
    const dice = new Dice(spell(`${name} ${number}`));
    const { sat, options } = seated(game, experiment.cells[cell], number);
    const varied = game.study?.vary?.(content, options, seats, new Dice(spell(name))) ?? options;
    const { s, eye, setup } = this.room({ options: varied, seats });
    const bots = players.map(({ level }) => {
      const bot = botById(level);
      if (!bot) throw new Refusal("unknown-level", `there is no bot "${level}"`);
      return bot;
    });
    const memories = sat.map((player) => bots[player].remember?.());
    const log = new Uses(game, seats);
    s.words.fill(0);
    s.log = log.events;
    boot(s);
    seed(s, name);
    game.begin(s);
    advance(s);
    s.offer.seat = NONE;
    while (!isOver(s)) {
      log.read();
      const open = seatList(asked(s));
      const seat = open[open.length > 1 ? dice.below(open.length) : 0];
      const { iterations } = players[sat[seat]];
      const view = look(game, s, seat, eye);
      const budget = iterations === undefined ? {} : { iterations };
      choose(s, seat, decide(bots[sat[seat]], game, setup, view, budget, dice, memories[seat]).option);
    }
    log.read();
    return {
      cell,
      number,
      winners: game.outcome(s).winners,
      sat,
      first: game.study?.first?.(s) ?? 0,
      decisions: s.cell[NUMBER],
      factors: sat.map((_, seat) => game.study?.factors(s, seat as Seat) ?? []),
      drawn: log.list("drawn"),
      missed: log.missed(s),
      used: log.list("played"),
    };
  }

  private room(of: Pick<Cell, "options" | "seats">): Room {
    const key = JSON.stringify(of);
    const known = this.rooms.get(key);
    if (known) return known;
    const setup = { content: this.content, ...of };
    const made = { setup, s: this.game.create(setup), eye: this.game.create(setup) };
    // Varied options are rarely the same twice.
    if (this.rooms.size > 64) this.rooms.clear();
    this.rooms.set(key, made);
    return made;
  }
}

interface Room {
  readonly setup: { readonly content: Content; readonly options: Cell["options"]; readonly seats: number };
  readonly s: State;
  readonly eye: State;
}

/** Which seat has drawn and played what, read from the events. */
class Uses {
  readonly events: Event[] = [];
  private readonly found: Record<"drawn" | "played", Set<string>[]>;

  constructor(
    private readonly game: Game,
    seats: number,
  ) {
    const sets = (): Set<string>[] => Array.from({ length: seats }, () => new Set<string>());
    this.found = { drawn: sets(), played: sets() };
  }

  read(): void {
    for (const event of this.events) {
      const use = this.game.study?.use?.(event);
      if (use) this.found[use.how][use.seat]?.add(use.card);
    }
    this.events.length = 0;
  }

  list(how: "drawn" | "played"): string[][] {
    return this.found[how].map((cards) => [...cards].sort());
  }

  missed(s: State): string[][] {
    return this.found.drawn.map((drawn, seat) => {
      const deck = new Set(this.game.study?.deck(s, seat as Seat));
      return [...deck].filter((card) => !drawn.has(card)).sort();
    });
  }
}

/** A number that any text leads to. */
function spell(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return h ^ (h >>> 13);
}
