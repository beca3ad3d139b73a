import type { Language } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import type { MatchRecord } from "@rifthall/kernel/match";
import { Refusal } from "@rifthall/kernel/text";
import {
  type Guest,
  type Invitation,
  type MatchId,
  type Meetings,
  type Opened,
  type OpenTable,
  type Requests,
  type Screen,
  type SeatWish,
  type Served,
  type Summary,
  type TableRequest,
  type Tables,
  type TimeControl,
  Visit,
} from "@rifthall/service";
import type { Invited } from "../store/invitations.js";
import type { Matches } from "../store/matches.js";
import { othersThan, type Person, personOf } from "../store/people.js";
import type { Caller, Callers } from "./callers.js";
import type { Gathering } from "./gathering.js";
import type { Meeting } from "./meeting.js";
import { eachAlone, seatsFor, whoFor } from "./seats.js";
import type { Turns } from "./turns.js";

/** So many of a person's matches are listed, and so many tables heard of at once. */
const LISTED = 50;
const HEARD = 20;
/** So many of those who look on are named. */
const NAMED = 50;

/** What all visitors share. */
export interface Hall
  extends Pick<Gathering, "presence" | "profiles" | "circle" | "talk" | "behindhand" | "limits" | "sayings"> {
  readonly tables: Tables;
  readonly meeting: Meeting;
  readonly matches: Matches;
  readonly turns: Turns;
  readonly callers: Callers;
  /** How long bots wait. */
  readonly pace: Parameters<Requests["pace"]>[1];
}

/** One person at one socket: their seats, and what they may ask for beside everybody. */
export class Visitor extends Visit implements Served<keyof Meetings | "matches"> {
  private readonly heard = new Map<string, () => void>();
  private readonly looks = new Map<MatchId, () => void>();
  /** The matches that go on, as they were listed last, and what ends being called to each. */
  private playing: ReadonlyMap<MatchId, Summary> = new Map();
  private readonly calls = new Map<MatchId, () => void>();
  private readonly caller: Caller;

  constructor(
    protected readonly hall: Hall,
    protected person: Person,
    push: Guest["push"],
    lag?: () => number,
  ) {
    super(hall.tables, {
      push,
      ...(lag ? { lag } : {}),
      sits: (at) => at.is === "person" && personOf(at.who) === person.id,
    });
    this.caller = {
      person: person.id,
      looksAt: (match) => this.looks.has(match),
      called: (match) => {
        const { game = "", seats = [] } = this.playing.get(match) ?? {};
        push("yourTurn", match, game, othersThan(person.id, seats));
      },
    };
  }

  renamed(name: string): void {
    this.person = { ...this.person, name };
  }

  me(): ReturnType<Requests["me"]> {
    return { who: "me", name: this.person.name };
  }

  async matches(): Promise<readonly Summary[]> {
    const { matches, tables } = this.hall;
    const all = await matches.of(this.person.id, LISTED, tables.ports.games.rules, tables.ports.clock.date());
    this.hearCalls(all.filter(({ outcome, outdated }) => outcome === null && outdated === null));
    return (await this.hall.turns.with(all)).map((summary) => this.mine(summary));
  }

  /** From now on it is told when one is asked in one of these and looks elsewhere. */
  private hearCalls(open: readonly Summary[]): void {
    this.playing = new Map(open.map((summary) => [summary.match, summary]));
    for (const match of [...this.calls.keys()]) if (!this.playing.has(match)) this.hushCalls(match);
    if (this.hasEnded) return;
    for (const match of this.playing.keys())
      if (!this.calls.has(match)) this.calls.set(match, this.hall.callers.listen(match, this.caller));
  }
  private hushCalls(match: MatchId): void {
    this.calls.get(match)?.();
    this.calls.delete(match);
  }

  /** Everybody is told of their own seats that they are theirs. */
  private mine<T extends { readonly seats: readonly SeatWish[] }>(told: T): T {
    return { ...told, seats: seatsFor(this.person.id, told.seats) };
  }

  /** Bots wait as they do for everybody here. */
  override async open(match: MatchId, language: Language): Promise<Opened> {
    const opened = await super.open(match, language, this.hall.pace, false);
    // Who is asked to play it once more hears of it at its table.
    this.listen(match);
    const again = await this.hall.meeting.after(match);
    if (again) this.guest.push("invited", this.told(again));
    this.look(opened);
    return this.mine(opened);
  }
  override language(match: MatchId, language: Language): Opened {
    return this.mine(super.language(match, language));
  }
  override async replay(match: MatchId, language: Language): Promise<Opened & { readonly steps: number }> {
    return this.mine(await super.replay(match, language));
  }
  /** From now on it is told who looks at it. */
  private look({ match, seats }: Opened): void {
    if (this.hasEnded) return;
    // One after the other, or what was so before would be told last.
    let telling = Promise.resolve();
    const leave = this.hall.presence.enter(match, this.person.id, (here) => {
      // What could not be read is told with the next who comes or goes.
      telling = telling.then(() => this.tellPresent(match, seats, here)).catch(() => {});
    });
    this.looks.set(match, leave);
  }
  private async tellPresent(match: MatchId, seats: Opened["seats"], here: ReadonlySet<string>): Promise<void> {
    const playing = seats.map((seat) => (seat.is === "person" ? personOf(seat.who) : null));
    const there = playing.flatMap((who, i) => (who !== null && here.has(who) ? [i as Seat] : []));
    const others = [...here].filter((who) => !playing.includes(who)).slice(0, NAMED);
    const watching = await this.hall.circle.friends.named(others);
    if (!this.looks.has(match)) return;
    const known = watching.map(({ who, name }) => ({ who: whoFor(this.person.id, who), name }));
    this.guest.push("present", match, there, known);
  }
  override leave(match: MatchId): boolean {
    this.silence(match);
    this.looks.get(match)?.();
    this.looks.delete(match);
    return super.leave(match);
  }

  /** While a match runs its record would show what is hidden, to whomever. */
  override async record(match: MatchId): Promise<MatchRecord> {
    return (await this.finished(match)).record;
  }

  override mayAsk(name: TableRequest, screen: Screen): void {
    if (name === "pace") throw new Refusal("not-served", "how long bots wait is the same for everybody here");
    // Nobody keeps the others waiting.
    if ((name === "hold" || name === "consider") && !this.isAlone(screen))
      throw new Refusal("others-wait", "other people play here: bots are not held");
  }
  private isAlone({ seats, table }: Screen): boolean {
    return seats.length > 0 && table.laid.seats.every((seat) => seat.is === "bot" || this.guest.sits(seat));
  }

  async invite(...[game, options, offers, door]: Parameters<Requests["invite"]>): Promise<Invitation> {
    return this.hears(await this.hall.meeting.invite(this.person, game, options, offers, door));
  }
  async openTables(): Promise<readonly OpenTable[]> {
    const tables = await this.hall.meeting.openTables();
    const strengths = await this.hall.profiles.strengthsAt(tables);
    return tables.map((invited, i) => ({ ...this.told(invited), strengths: strengths[i] ?? [] }));
  }
  async meet(...[game, options, time, rated]: Parameters<Requests["meet"]>): Promise<Invitation> {
    return this.hears(await this.hall.meeting.meet(this.person, game, options, { time, rated }));
  }
  async invitation(code: string): Promise<Invitation> {
    const invited = await this.hall.meeting.get(code);
    await this.attend(invited);
    // Whatever changed before it was listened to is in what is read now.
    return this.told(await this.hall.meeting.get(invited.code));
  }
  depart(code: string): void {
    this.silence(code);
  }
  async sit(code: string, seat: Seat, friend: string | null): Promise<Invitation> {
    return this.told(await this.hall.meeting.sit(this.person, code, seat, friend));
  }
  async seatBot(code: string, seat: Seat, level: string): Promise<Invitation> {
    return this.told(await this.hall.meeting.seatBot(this.person, code, seat, level));
  }
  async rise(code: string, seat: Seat): Promise<Invitation> {
    return this.told(await this.hall.meeting.rise(this.person, code, seat));
  }
  async bringDeck(code: string, seat: Seat, deck: string): Promise<Invitation> {
    return this.told(await this.hall.meeting.bringDeck(this.person, code, seat, deck));
  }
  async bringPacks(...[code, packs, options]: Parameters<Requests["bringPacks"]>): Promise<Invitation> {
    return this.told(await this.hall.meeting.bringPacks(this.person, code, packs, options));
  }
  async setTime(code: string, time: TimeControl | null): Promise<Invitation> {
    return this.told(await this.hall.meeting.setTime(this.person, code, time));
  }
  begin(code: string): Promise<MatchId> {
    return this.hall.meeting.begin(this.person, code);
  }
  async rematch(...[match, options]: Parameters<Requests["rematch"]>): Promise<Invitation> {
    return this.hears(await this.hall.meeting.rematch(this.person, match, options));
  }

  private async hears(invited: Invited): Promise<Invitation> {
    await this.attend(invited);
    return this.told(invited);
  }
  /** Hears of that table; while whoever laid it does, others find it. */
  private async attend(invited: Invited): Promise<void> {
    const { meeting } = this.hall;
    const isHost = invited.by === this.person.id;
    this.listen(invited.code, isHost ? () => void meeting.show(invited, false).catch(() => {}) : () => {});
    if (isHost && !this.hasEnded) await meeting.show(invited, true);
  }

  /** What somebody brought is theirs to know. */
  protected told({ decks, seats, by, made: _, ...rest }: Invited): Invitation {
    const { id } = this.person;
    const manners = { ...rest.manners, rated: rest.manners.rated && eachAlone(seats) };
    return {
      ...rest,
      by: whoFor(id, by),
      seats: seatsFor(id, seats),
      decks: decks.map((deck) => deck !== ""),
      manners,
    };
  }

  /** From now on changes of that table are told, or of the one where that match is played once more. */
  private listen(key: string, gone = (): void => {}): void {
    if (this.heard.has(key) || this.hasEnded) return;
    const [oldest] = this.heard.keys();
    if (oldest !== undefined && this.heard.size >= HEARD) this.silence(oldest);
    const silence = this.hall.meeting.listen(key, (changed) => this.guest.push("invited", this.told(changed)));
    this.heard.set(key, () => {
      silence();
      gone();
    });
  }
  private silence(key: string): void {
    this.heard.get(key)?.();
    this.heard.delete(key);
  }

  override closeAll(): void {
    super.closeAll();
    for (const key of [...this.heard.keys()]) this.silence(key);
    for (const match of [...this.calls.keys()]) this.hushCalls(match);
  }
}
