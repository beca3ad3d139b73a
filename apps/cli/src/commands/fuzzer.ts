import { pickAtRandom } from "@rifthall/bots";
import { inventDeck } from "@rifthall/host";
import {
  type Content,
  type Game,
  type MatchOption,
  type MatchOptions,
  type OptionValue,
  readOptions,
} from "@rifthall/kernel/game";
import { type Seat, seatList } from "@rifthall/kernel/ids";
import { Dice, options } from "@rifthall/kernel/machine";
import { type Input, impossible, Match, type MatchRecord, type Start } from "@rifthall/kernel/match";
import { asked } from "@rifthall/kernel/state";
import { Refusal } from "@rifthall/kernel/text";

/** An invariant that did not hold, with the record that leads to it. */
export interface Fault {
  readonly match: number;
  readonly mode: string;
  readonly step: number;
  readonly faults: readonly string[];
  readonly record: MatchRecord;
}

const TRIES = 50;

/** Plays random matches, each of which follows from the seed and its own number alone. */
export class Fuzzer {
  choices = 0;
  private readonly start: number;

  constructor(
    private readonly game: Game,
    private readonly seed: string,
  ) {
    this.start = [...seed].reduce((sum, sign) => Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0), 7);
  }

  play(mode: string, number: number): Fault | null {
    const dice = new Dice(Math.imul(this.start ^ number, 0x9e3779b1));
    const match = this.deal(mode, number, dice, true);
    const { state } = match;
    // Invariants only read, so they read a copy whose columns need no checking: much quicker.
    const copy = this.game.create({ ...match.start, checked: false });
    const broken = (): readonly string[] => {
      copy.copyFrom(state);
      const wrong = impossible(this.game, copy);
      return wrong === null ? [] : [wrong];
    };
    let last: Input | null = null;
    let faults: readonly string[] = [];
    try {
      faults = broken();
      while (!match.over && faults.length === 0) {
        const deciding = seatList(asked(state));
        const seat = deciding[deciding.length > 1 ? dice.below(deciding.length) : 0];
        const index = pick(match, seat, dice);
        last = deciding.length > 1 ? [seat, index] : index;
        match.choose(seat, index);
        last = null;
        this.choices++;
        faults = broken();
      }
    } catch (error) {
      faults = [error instanceof Error ? (error.stack ?? error.message) : String(error)];
    }
    if (faults.length === 0) return null;
    const record = match.record();
    // A choice that threw was not noted any more, but it is the one to look at.
    const inputs = last === null ? record.inputs : [...record.inputs, last];
    return { match: number, mode, step: inputs.length, faults, record: { ...record, inputs } };
  }

  /** Rolls options until the game takes them together. */
  deal(mode: string, number: number, dice: Dice, checked: boolean): Match {
    const { game, seed } = this;
    const content = game.content([]);
    for (let attempt = 0; ; attempt++) {
      const rolled = attempt < TRIES ? rollOptions(game, dice) : {};
      const chosen: MatchOptions = readOptions(game.options, mode === "" ? rolled : { ...rolled, mode });
      const [least, most] = game.seats(chosen);
      const seats = least + dice.below(most - least + 1);
      const options = withDecks(game, content, chosen, seats, dice);
      const start: Start = { content, seats, options, seed: `${seed}/${number}`, checked };
      try {
        return new Match(game, start);
      } catch (error) {
        if (!(error instanceof Refusal) || attempt >= TRIES) throw error;
      }
    }
  }
}

/** What somebody who plays at random answers, by its index. */
export function pick(match: Match, seat: Seat, dice: Dice): number {
  const offer = options(match.state, seat);
  const option = pickAtRandom(match.game, match.state, seat, offer, dice);
  let index = 0;
  while (offer.list[index] !== option) index++;
  return index;
}

/** Where players bring decks, half of the matches are played with made-up ones, so that every card comes to be used. */
function withDecks(game: Game, content: Content, chosen: MatchOptions, seats: number, dice: Dice): MatchOptions {
  if (!game.decks || dice.below(2) === 0) return chosen;
  const { option, encode } = game.decks;
  const made = Array.from({ length: seats }, () => inventDeck(game, content, dice, chosen));
  const decks = made.flatMap((deck) => (deck ? [[encode(content, deck)]] : []));
  return decks.length === seats ? { ...chosen, [option]: decks } : chosen;
}

function rollOptions(game: Game, dice: Dice): Record<string, OptionValue> {
  const rolled: Record<string, OptionValue> = {};
  for (const option of game.options) if (dice.below(2) === 0) rolled[option.name] = rollValue(option, dice);
  return rolled;
}

function rollValue(option: MatchOption, dice: Dice): OptionValue {
  switch (option.type) {
    case "flag":
      return dice.below(2) === 0;
    case "choice":
    case "name":
      return option.values[dice.below(option.values.length)];
    case "number":
      return option.least + dice.below(option.greatest - option.least + 1);
    case "lists":
      return option.default;
  }
}
