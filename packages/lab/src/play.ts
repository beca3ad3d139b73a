import { botById, decide } from "@rifthall/bots";
import type { Content, Game } from "@rifthall/kernel/game";
import { NONE, type Option, type Seat, seatList } from "@rifthall/kernel/ids";
import { advance, boot, choose, Dice, options, seed } from "@rifthall/kernel/machine";
import { asked, type Event, isOver, NUMBER, type State } from "@rifthall/kernel/state";
import { Refusal } from "@rifthall/kernel/text";
import { look } from "@rifthall/kernel/view";
import type { Guest, Invite, Visiting } from "./against/visiting.js";
import type { Cell, Experiment, Played, Player } from "./experiment.js";
import { seated } from "./seating.js";
import { spell } from "./spell.js";

/** Plays the matches of one experiment, each of which follows from the seed, its cell and its number alone. */
export class Table {
  private readonly rooms = new Map<string, Room>();

  constructor(
    private readonly game: Game,
    private readonly content: Content,
    private readonly experiment: Pick<Experiment, "seed" | "cells" | "packs">,
    /** The build that players of another commit think with. */
    private readonly other?: Visiting,
  ) {}

  play(cell: number, number: number): Played {
    const { game, content, experiment } = this;
    const { seats, players } = experiment.cells[cell];
    // The second of two matches is the first with the seats moved on: same set-up, same shuffles.
    const turn = Math.floor(number / players.length);
    const name = `${experiment.seed} ${cell} ${turn}`;
    const dice = new Dice(spell(`${name} ${number}`));
    const { sat, options: given } = seated(game, experiment.cells[cell], number);
    const varied = game.study?.vary?.(content, given, seats, new Dice(spell(name))) ?? given;
    const { s, eye, setup } = this.room({ options: varied, seats });
    const bots = players.map(({ level }) => {
      const bot = botById(level);
      if (!bot) throw new Refusal("unknown-level", `there is no bot "${level}"`);
      return bot;
    });
    const memories = sat.map((player) => bots[player].remember?.());
    const guest = this.invite(players, {
      game: game.id,
      packs: experiment.packs,
      seats,
      options: varied,
      seed: name,
      dice: spell(`${name} ${number} guest`),
    });
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
      const player = players[sat[seat]];
      const { iterations } = player;
      const budget = iterations === undefined ? {} : { iterations };
      const option =
        player.build === undefined
          ? decide(bots[sat[seat]], game, setup, look(game, s, seat, eye), budget, dice, memories[seat]).option
          : answered(guest, s, seat, player);
      guest?.choose(seat, option);
      choose(s, seat, option);
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

  private invite(players: readonly Player[], invite: Invite): Guest | undefined {
    if (players.every(({ build }) => build === undefined)) return undefined;
    if (!this.other) throw new Refusal("no-build", "the other build is not there");
    return this.other.sit(invite);
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

/** What another build's bot answers; both must be at the same question. */
function answered(guest: Guest | undefined, s: State, seat: Seat, { level, iterations, build }: Player): Option {
  const { list, count } = options(s, seat);
  const theirs = guest?.offered(seat) ?? [];
  if (theirs.length !== count || theirs.some((option, i) => option !== list[i]))
    throw new Refusal("other-course", `decision ${s.cell[NUMBER]} is another one with ${build}: it plays other rules`);
  const option = guest?.decide(seat, level, iterations) as Option;
  return option;
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
