import { botById, botNames, DEFAULT_LEVEL } from "@rifthall/bots";
import { type Seat, seatList } from "@rifthall/kernel/ids";
import { asked, RESIGNED, type State } from "@rifthall/kernel/state";
import { Refusal, tidyName, unknown } from "@rifthall/kernel/text";

/**
 * Who sits at a place: a person, a bot of some level, or nobody yet. Persons with the same `who` are one person on
 * several seats; without it each is somebody else.
 */
export type Holder =
  | { readonly is: "person"; readonly name?: string; readonly who?: string }
  | { readonly is: "bot"; readonly level: string; readonly name?: string }
  | { readonly is: "open" };

/** Who sits where, and whom the host may listen to. */
export class Seating {
  private readonly holders: Holder[];

  constructor(
    private readonly state: State,
    holders: readonly Holder[],
  ) {
    const { seats } = state.shape;
    if (holders.length !== seats) throw new Refusal("bad-seats", `${holders.length} holders for ${seats} seats`);
    this.holders = holders.map(checkHolder);
  }

  get list(): readonly Holder[] {
    return this.holders;
  }

  sit(seat: Seat, holder: Holder): void {
    this.check(seat);
    this.holders[seat] = checkHolder(holder);
  }

  check(seat: Seat): void {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.holders.length)
      throw new Refusal("bad-seat", `there is no seat ${seat}; 0 to ${this.holders.length - 1} are`);
  }

  checkPerson(seat: Seat): void {
    this.check(seat);
    if (this.holders[seat].is !== "person") throw new Refusal("no-person", `no person sits at seat ${seat}`);
    if (this.hasResigned(seat)) throw new Refusal("resigned", `seat ${seat} has resigned`);
  }

  /** The seats of other people who are still in the match. */
  othersThan(seat: Seat): Seat[] {
    const me = this.holders[seat];
    return this.holders.flatMap((other, i) => {
      if (i === seat || other.is !== "person" || this.hasResigned(i as Seat)) return [];
      const isSame = me.is === "person" && me.who !== undefined && me.who === other.who;
      return isSame ? [] : [i as Seat];
    });
  }

  private hasResigned(seat: Seat): boolean {
    return (this.state.cell[RESIGNED] & (1 << seat)) !== 0;
  }

  /** The level a bot plays that seat at; a seat that resigned from a match that goes on is played by one, too. */
  level(seat: Seat): string | null {
    const holder = this.holders[seat];
    if (holder.is === "bot") return holder.level;
    return this.hasResigned(seat) ? DEFAULT_LEVEL : null;
  }

  /**
   * The seat a bot should answer for now. Where people are asked too, bots wait for them, unless these have stepped back
   * or one bot is named.
   */
  botToMove(hasStepped: (seat: Seat) => boolean, named?: Seat): Seat | null {
    const deciding = seatList(asked(this.state));
    const isBot = (seat: Seat): boolean => this.level(seat) !== null;
    if (named !== undefined) return deciding.includes(named) && isBot(named) ? named : null;
    return deciding.every((seat) => isBot(seat) || hasStepped(seat)) ? (deciding.find(isBot) ?? null) : null;
  }
}

function checkHolder(holder: Holder): Holder {
  if (holder.is === "bot" && !botById(holder.level))
    throw new Refusal("unknown-level", unknown("level", holder.level, botNames));
  // Others read it, beside their own name and in the log.
  return holder.is === "open" || holder.name === undefined ? holder : { ...holder, name: tidyName(holder.name) };
}
