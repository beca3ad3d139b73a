import { pickAtRandom } from "@rifthall/bots";
import { drawSetup } from "@rifthall/host";
import type { Game, OptionValue } from "@rifthall/kernel/game";
import { type Seat, seatList } from "@rifthall/kernel/ids";
import { Dice, options } from "@rifthall/kernel/machine";
import { admitCampaign, type Input, impossible, Match, type MatchRecord } from "@rifthall/kernel/match";
import { asked, type Event, NUMBER } from "@rifthall/kernel/state";

/** An invariant that did not hold, with the record that leads to it. */
export interface Fault {
  readonly match: number;
  readonly mode: string;
  readonly step: number;
  readonly faults: readonly string[];
  readonly record: MatchRecord;
}

/** Plays random matches, each of which follows from the seed and its own number alone. */
export class Fuzzer {
  choices = 0;
  /** Cards that nothing was told of yet, and that nobody had. */
  readonly unused: Set<string>;
  private readonly start: number;

  constructor(
    private readonly game: Game,
    private readonly seed: string,
    /** Options that are the same in every match. */
    private readonly given: Readonly<Record<string, OptionValue>> = {},
    /** Invariants are looked at after every so many choices, not the same ones in each match, and at the end. */
    private readonly every = 1,
  ) {
    this.unused = new Set(game.cards(game.content([]), "en").map(({ id }) => id));
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
    for (let seat = 0; seat < state.shape.seats; seat++)
      for (const had of this.game.study?.factors(state, seat as Seat) ?? []) this.unused.delete(had);
    state.log = { push: (e) => this.told(e) };
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
        if (match.over || (state.cell[NUMBER] + number) % this.every === 0) faults = broken();
      }
      if (faults.length === 0) faults = this.ended(match);
    } catch (error) {
      faults = [error instanceof Error ? (error.stack ?? error.message) : String(error)];
    }
    if (faults.length === 0) return null;
    const record = match.record();
    // A choice that threw was not noted any more, but it is the one to look at.
    const inputs = last === null ? record.inputs : [...record.inputs, last];
    return { match: number, mode, step: inputs.length, faults, record: { ...record, inputs } };
  }

  /** What a match that is over leaves: a winner or none, and a campaign that goes on. */
  private ended({ start: { content }, state }: Match): readonly string[] {
    const { game } = this;
    const { reason, campaign } = game.outcome(state);
    if (reason === "void") return ["the match took too much and is void"];
    if (campaign === undefined || !game.campaigns) return [];
    admitCampaign(game, content, campaign);
    const { encode, decode } = game.campaigns;
    const again = encode(content, decode(content, encode(content, campaign)));
    return again === encode(content, campaign) ? [] : ["the code of the campaign it leaves leads to another"];
  }

  private told(e: Event): void {
    for (const field in e) {
      const word = e[field];
      if (typeof word === "string") this.unused.delete(word);
    }
  }

  /** A match as the game's options, heroes, decks and campaigns come by lot. */
  deal(mode: string, number: number, dice: Dice, checked: boolean): Match {
    const { game, seed, given } = this;
    const fixed = mode === "" ? given : { ...given, mode };
    return new Match(game, { ...drawSetup(game, game.content([]), fixed, dice), seed: `${seed}/${number}`, checked });
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
