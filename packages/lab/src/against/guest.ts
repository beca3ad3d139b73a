import { botById, decide } from "@rifthall/bots";
import { gameById } from "@rifthall/games";
import type { Game, MatchOptions, Pack } from "@rifthall/kernel/game";
import { NONE, type Option, type Seat } from "@rifthall/kernel/ids";
import { advance, boot, choose, Dice, options, seed } from "@rifthall/kernel/machine";
import { look } from "@rifthall/kernel/view";
import type { Guest, Invite, Visiting } from "./visiting.js";

/**
 * Runs with the engine of another commit and plays a match along, on a table of its own, to answer for its own bots.
 * It uses nothing but what that engine has offered for long; the words it is asked in are types alone.
 */
const contents = new Map<string, ReturnType<Game["content"]>>();

function contentOf(game: Game, packs: readonly Pack[]): ReturnType<Game["content"]> {
  const key = JSON.stringify([game.id, packs]);
  const known = contents.get(key) ?? game.content(packs);
  contents.set(key, known);
  return known;
}

function found(id: string): Game {
  const game = gameById(id);
  if (!game) throw new Error(`there was no game "${id}" then`);
  return game;
}

export const visiting: Visiting = {
  rules: (id, packs) => {
    const game = found(id);
    return { rules: game.rules, content: contentOf(game, packs).hash };
  },
  hasLevel: (level) => botById(level) !== undefined,
  sit: (invite) => new Seated(invite),
};

class Seated implements Guest {
  private readonly game: Game;
  private readonly setup: {
    readonly content: ReturnType<Game["content"]>;
    readonly seats: number;
    readonly options: MatchOptions;
  };
  private readonly s: ReturnType<Game["create"]>;
  private readonly eye: ReturnType<Game["create"]>;
  private readonly dice: Dice;
  private readonly memories = new Map<number, object | undefined>();

  constructor({ game, packs, seats, options: given, seed: name, dice }: Invite) {
    this.game = found(game);
    this.setup = { content: contentOf(this.game, packs), seats, options: given };
    this.s = this.game.create(this.setup);
    this.eye = this.game.create(this.setup);
    this.dice = new Dice(dice);
    boot(this.s);
    seed(this.s, name);
    this.game.begin(this.s);
    advance(this.s);
    this.s.offer.seat = NONE as Seat;
  }

  offered(seat: number): readonly number[] {
    const { list, count } = options(this.s, seat as Seat);
    return Array.from({ length: count }, (_, i) => list[i]);
  }

  decide(seat: number, level: string, iterations: number | undefined): number {
    const bot = botById(level);
    if (!bot) throw new Error(`there was no bot "${level}" then`);
    if (!this.memories.has(seat)) this.memories.set(seat, bot.remember?.());
    const { game, setup, s, eye, dice } = this;
    const budget = iterations === undefined ? {} : { iterations };
    return decide(bot, game, setup, look(game, s, seat as Seat, eye), budget, dice, this.memories.get(seat)).option;
  }

  choose(seat: number, option: number): void {
    choose(this.s, seat as Seat, option as Option);
  }
}
