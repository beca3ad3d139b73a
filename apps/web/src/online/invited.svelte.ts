import type { MatchOptions } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import type { GameInfo, Invitation, InvitedSeat, Remote } from "@rifthall/service";
import { Refused } from "@rifthall/service";
import { failed } from "../service/failed.ts";
import type { Venue } from "../service/venue.ts";
import { agree, type Terms } from "./terms/terms.ts";

const FRIEND = "friend ";

/** A table that fills before one's eyes. */
export class Table {
  now: Invitation = $state.raw() as Invitation;
  trouble: string | null = $state(null);
  readonly info: GameInfo;
  private readonly remote: Remote;

  constructor(remote: Remote, first: Invitation, info: GameInfo) {
    this.remote = remote;
    this.now = first;
    this.info = info;
  }

  /** Follows it until the function given back is called; `begun` hears what it has become. */
  static async open(venue: Venue, code: string): Promise<Table> {
    const { remote } = venue;
    const first = await remote.call("invitation", code);
    return new Table(remote, first, await remote.call("info", first.game, "en"));
  }
  follow(venue: Venue): () => void {
    const look = (): void => void this.ask(() => this.remote.call("invitation", this.now.code));
    const silence = this.remote.on("invited", (invitation) => this.take(invitation));
    const unbound = venue.onBack(look);
    // What changed between the first look and now was told to nobody.
    look();
    return () => {
      silence();
      unbound();
    };
  }

  private take(invitation: Invitation): void {
    if (invitation.code === this.now.code && invitation.state >= this.now.state) this.now = invitation;
  }

  get isHost(): boolean {
    return this.now.by === "me";
  }
  get host(): string {
    const { seats, by } = this.now;
    const sitting = seats.find((seat) => "who" in seat && seat.who === by);
    return sitting && "name" in sitting ? sitting.name : "";
  }
  get free(): readonly Seat[] {
    return this.now.seats.flatMap((seat, i) => (seat.is === "free" ? [i as Seat] : []));
  }
  /** Seats at which nobody is yet. */
  get missing(): number {
    return this.now.seats.filter(({ is }) => is === "free" || is === "asked").length;
  }
  get sits(): boolean {
    return this.now.seats.some(isHere);
  }

  sit(seat: Seat, friend: string | null = null): Promise<void> {
    return this.ask(() => this.remote.call("sit", this.now.code, seat, friend));
  }
  seatBot(seat: Seat, level: string): Promise<void> {
    return this.ask(() => this.remote.call("seatBot", this.now.code, seat, level));
  }
  rise(seat: Seat): Promise<void> {
    return this.ask(() => this.remote.call("rise", this.now.code, seat));
  }
  bringDeck(seat: Seat, deck: string): Promise<void> {
    return this.ask(() => this.remote.call("bringDeck", this.now.code, seat, deck));
  }
  bringPacks(packs: readonly string[], options: MatchOptions): Promise<void> {
    return this.ask(() => this.remote.call("bringPacks", this.now.code, packs, options));
  }
  setTerms(terms: Terms): Promise<void> {
    return this.ask(async () => (await agree(this.remote, this.now.code, terms, this.now.door)) ?? this.now);
  }
  callOver(who: string): Promise<void> {
    return this.ask(async () => {
      await this.remote.call("callOver", this.now.code, who);
      return this.now;
    });
  }
  async begin(): Promise<void> {
    await this.ask(async () => {
      const match = await this.remote.call("begin", this.now.code);
      return { ...this.now, match };
    });
  }

  private async ask(request: () => Promise<Invitation>): Promise<void> {
    try {
      this.trouble = null;
      this.take(await request());
    } catch (error) {
      // Whoever is away sees it again once the line is back.
      if (!(error instanceof Refused && error.code === "away")) this.trouble = failed(error);
    }
  }
}

export const isMe = (seat: InvitedSeat): boolean => seat.is === "person" && seat.who === "me";
/** One's own seat, or that of a friend at the same screen. */
export const isHere = (seat: InvitedSeat): boolean =>
  seat.is === "person" && (seat.who === "me" || seat.who.startsWith(FRIEND));
