import { gameById } from "@rifthall/games";
import { type Game, type Language, readOptions } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import { Dice } from "@rifthall/kernel/machine";
import { Match, type Start } from "@rifthall/kernel/match";
import { type Holder, Host, type OptionLine } from "../src/index.js";

export const PERSON: Holder = { is: "person" };
export const BOT: Holder = { is: "bot", level: "random" };
export const GUILDS = {
  guilds: [
    ["fire", "ice", "light", "water"],
    ["plant", "shadow", "air", "thunderbolt"],
  ],
};

export const game = gameById("riftforce") as Game;

export function start(seed: string, options: Record<string, unknown> = {}, seats?: number): Start {
  const read = readOptions(game.options, options);
  return { content: game.content([]), seats: seats ?? game.seats(read)[0], options: read, seed };
}

export function host(seed: string, holders: readonly Holder[], options: Record<string, unknown> = {}): Host {
  let seeds = 0;
  return new Host(game, start(seed, options, holders.length), holders, () => `fresh ${++seeds}`);
}

/** Who decides, and what. */
export function asked(
  h: Host,
  language: Language = "en",
): { seat: Seat; number: number; options: readonly OptionLine[] } {
  const open = h.decision(0 as Seat, language);
  const decision = open?.seat === undefined ? null : h.decision(open.seat, language);
  if (decision?.seat === undefined) throw new Error("nobody decides alone");
  return { seat: decision.seat, number: decision.number, options: decision.options ?? [] };
}

/** The deciding seat takes the first option of that verb. */
export function act(h: Host, verb?: string): void {
  const { seat, number, options } = asked(h);
  const option = options.find((o) => verb === undefined || o.do === verb);
  if (!option) throw new Error(`no option to ${verb}`);
  h.answer(seat, { number, key: option.key });
}

/** Plays so many answers, or to the end, at random. */
export function playOn(h: Host, answers: number, dice = new Dice(1)): void {
  for (let n = 0; n < answers && !h.over; n++) {
    const { seat, number, options } = asked(h);
    h.answer(seat, { number, key: options[dice.below(options.length)].key });
  }
}

export function match(seed: string, options: Record<string, unknown> = {}): Match {
  return new Match(game, start(seed, options));
}

export const code = (act: () => unknown): string => {
  try {
    act();
    return "taken";
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
};
