import { randomInt } from "node:crypto";
import { levels } from "@rifthall/bots";
import { type MatchOptions, readOptions } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import { Refusal, unknown } from "@rifthall/kernel/text";
import {
  type Door,
  gameFor,
  type Manners,
  type MatchId,
  newStart,
  type SeatOffer,
  type SeatWish,
  seatable,
  type Tables,
  type TimeControl,
} from "@rifthall/service";
import type { Hints } from "../between/hints.js";
import type { Invitations, Invited } from "../store/invitations.js";
import { mannersAt } from "../store/manners.js";
import type { Person } from "../store/people.js";
import type { Brought } from "./brought.js";
import { overTo, pairs, type Strength } from "./pairing.js";
import { sidesOf } from "./rating/facts.js";
import {
  agreed,
  askedAgain,
  botSeat,
  complete,
  eachAlone,
  FREE,
  isOf,
  offered,
  replaced,
  type Seats,
  seated,
  seatIn,
} from "./seats.js";

/** How often a change is tried that others come before. */
const TRIES = 20;
/** So many open tables are listed. */
const LISTED = 100;

/** So many who wait are looked at together. */
const WAITING = 200;

/** At what pace somebody is looked for, and whether it is to count. */
export interface Wanted {
  readonly time: TimeControl | null;
  readonly rated: boolean;
}
/** What is known of people. */
export interface Known {
  strengths(people: readonly string[]): Promise<(person: string, game: string, mode: string) => Strength>;
  /** Who would rather not meet. */
  apart(people: readonly string[]): Promise<(one: string, other: string) => boolean>;
  /** Whether any two of them have come from one browser: they may be one. */
  shareBrowser(people: readonly string[]): Promise<boolean>;
}
type Made = Awaited<ReturnType<typeof newStart>>;

type Listener = (invited: Invited) => void;
type Change = Partial<Pick<Invited, "seats" | "decks" | "time" | "manners" | "packs" | "options">>;

/** Where people find to each other: tables with seats that fill, until a match begins there. */
export class Meeting {
  /** By the code of a table, or by the match that is played there once more. */
  private readonly listening = new Map<string, Set<Listener>>();
  private meeting: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly tables: Tables,
    private readonly invitations: Invitations,
    /** Tables change at other nodes, too. */
    private readonly hints: Pick<Hints, "tell" | "hear" | "missed">,
    private readonly brought: Brought,
    private readonly known: Known,
    private readonly now: () => number,
    private readonly seed: () => string,
  ) {
    hints.hear("table", (keys) => this.changedElsewhere(keys.split("/")));
    hints.missed(() => this.changedElsewhere([...this.listening.keys()]));
  }

  async invite(
    by: Person,
    id: string,
    wished: MatchOptions,
    offers: readonly SeatOffer[],
    door: Door,
    { time = null, manners = mannersAt(door) }: Partial<Pick<Invited, "time" | "manners">> = {},
  ): Promise<Invited> {
    const game = await gameFor(this.tables.ports.games, id);
    const option = game.decks?.option;
    const given = option === undefined ? undefined : wished[option];
    const filled = seatable(game, wished, offers.length);
    const options = option === undefined ? filled : { ...filled, [option]: null };
    const seats = offered(by, offers, checkLevel);
    const decks = offers.map((_, seat) => (Array.isArray(given) ? String(given[seat]?.[0] ?? "") : ""));
    for (const deck of decks) await this.brought.checkDeck(id, deck, []);
    const made = await this.invitations.make({
      by: by.id,
      game: id,
      options,
      seats,
      decks,
      door,
      packs: [],
      time,
      manners,
      after: null,
    });
    if (made === null) throw new Refusal("busy", "this code is another table's; try again");
    return made;
  }

  get(code: string): Promise<Invited> {
    return this.invitations.get(code);
  }
  after(match: MatchId): Promise<Invited | null> {
    return this.invitations.after(match);
  }

  async openTables(): Promise<readonly Invited[]> {
    const all = await this.invitations.shown(LISTED);
    return all.filter(({ seats }) => seats.some(({ is }) => is === "free"));
  }

  /** Whoever laid a table has come to it, or gone. */
  show({ code, door }: Pick<Invited, "code" | "door">, isThere: boolean): Promise<void> {
    return door === "private" ? Promise.resolve() : this.invitations.show(code, isThere);
  }

  /** Who waits for the same and plays about as well is sat down with; who finds nobody waits. */
  async meet(person: Person, id: string, wished: MatchOptions, how: Wanted): Promise<Invited> {
    const met = this.meeting.then(() => this.find(person, id, wished, how));
    // One after the other, or two would wait for each other.
    this.meeting = met.catch(() => {});
    return met;
  }

  private async find(person: Person, id: string, wished: MatchOptions, { time, rated }: Wanted): Promise<Invited> {
    const game = await gameFor(this.tables.ports.games, id);
    const [seats] = game.seats(readOptions(game.options, wished));
    if (seats < 2) throw new Refusal("bad-seats", "one alone meets nobody");
    // Who waits has no better seat for it.
    const own = randomInt(seats);
    const offers = Array.from({ length: seats }, (_, i): SeatOffer => ({ is: i === own ? "me" : "free" }));
    const manners = { ...mannersAt("anyone"), rated };
    const laid = await this.invite(person, id, seatable(game, wished, seats), offers, "anyone", { time, manners });
    await this.show(laid, true);
    await this.pair();
    const now = await this.get(laid.code);
    return now.joined === null ? now : this.get(now.joined);
  }

  /** Those who wait for whoever comes go over to each other, as far as they suit by now. */
  async pair(): Promise<void> {
    const waiting = await this.invitations.waiting(WAITING);
    // Where nobody is missing and nothing has begun, whoever should have begun it was stopped.
    for (const table of waiting) if (complete(table.seats)) await this.goOn(table);
    if (waiting.length < 2) return;
    const people = waiting.map(({ by }) => by);
    const [rows, apart] = await Promise.all([this.known.strengths(people), this.known.apart(people)]);
    const skill = ({ by, game, options }: Invited): Strength => rows(by, game, modeIn(options));
    for (const [to, from] of pairs(waiting, skill, apart, this.now())) {
      const seated = overTo(to, from);
      const [joined, left] = seated ? await this.invitations.join(to, from, seated) : [];
      if (!joined || !left) continue;
      this.tell(left);
      this.tell(joined);
      await this.goOn(joined);
    }
  }

  /** Hears of every change until the function given back is called. */
  listen(key: string, listener: Listener): () => void {
    const all = this.listening.get(key) ?? new Set();
    this.listening.set(key, all);
    all.add(listener);
    return () => {
      all.delete(listener);
      if (all.size === 0) this.listening.delete(key);
    };
  }

  async sit(person: Person, code: string, seat: Seat, friend: string | null): Promise<Invited> {
    const changed = await this.change(code, ({ seats }) => ({ seats: seated(seats, person, seat, friend) }));
    return this.goOn(changed);
  }

  async seatBot(person: Person, code: string, seat: Seat, level: string): Promise<Invited> {
    const changed = await this.change(code, ({ seats, by }) => {
      checkHost(person, by);
      checkLevel(level);
      if (seatIn(seats, seat).is !== "free") throw new Refusal("taken", `seat ${seat} is taken`);
      return { seats: replaced(seats, seat, botSeat(seats, "", level)) };
    });
    return this.goOn(changed);
  }

  rise(person: Person, code: string, seat: Seat): Promise<Invited> {
    return this.change(code, ({ seats, decks, by }) => {
      if (!isOf(seatIn(seats, seat), person.id)) checkHost(person, by);
      // What they brought goes with them.
      return { seats: replaced(seats, seat, FREE), decks: decks.map((deck, i) => (i === seat ? "" : deck)) };
    });
  }

  async bringDeck(person: Person, code: string, seat: Seat, deck: string): Promise<Invited> {
    const { game, packs } = await this.get(code);
    await this.brought.checkDeck(game, deck, packs);
    return this.change(code, ({ seats, decks, by }) => {
      if (!isOf(seatIn(seats, seat), person.id)) checkBotOf(person, by, seats, seat);
      return { decks: decks.map((old, i) => (i === seat ? deck.trim() : old)) };
    });
  }

  setTime(person: Person, code: string, time: TimeControl | null): Promise<Invited> {
    return this.change(code, ({ by }) => {
      checkHost(person, by);
      return { time };
    });
  }
  setManners(person: Person, code: string, manners: Manners): Promise<Invited> {
    return this.change(code, ({ by }) => {
      checkHost(person, by);
      return { manners };
    });
  }

  /** With these cards besides our own, at a table to which nobody comes who was not asked. */
  async bringPacks(person: Person, code: string, texts: readonly string[], options: MatchOptions): Promise<Invited> {
    const { game, by, door, match, seats, options: before } = await this.get(code);
    checkHost(person, by);
    if (match !== null) throw new Refusal("begun", "the match has begun");
    if (door !== "private")
      throw new Refusal("not-private", "own cards are for private tables", undefined, {
        en: "Own cards are for private tables, where everybody was asked.",
        de: "Eigene Karten gibt es nur an privaten Tischen, an denen alle gefragt wurden.",
      });
    const { options: declared } = await gameFor(this.tables.ports.games, game);
    const wished = readOptions(declared, { ...before, ...options });
    const packs = await this.brought.looked(person, { game, options: wished, seats: seats.length }, texts);
    // What was built from other cards may be none any more.
    return this.change(code, ({ decks }) => ({ packs, options: wished, decks: decks.map(() => "") }));
  }

  async begin(person: Person, code: string): Promise<MatchId> {
    const invited = await this.get(code);
    if (invited.match !== null) return invited.match;
    checkHost(person, invited.by);
    const seats = complete(invited.seats);
    if (seats === null) throw new Refusal("seats-free", "there are seats free still");
    return this.lay(invited, seats);
  }

  /** What is played once more, or with whoever comes, begins by itself when nobody is missing. */
  private async goOn(invited: Invited): Promise<Invited> {
    const seats = complete(invited.seats);
    const waits = invited.after === null && invited.door !== "anyone";
    if (waits || seats === null || invited.match !== null) return invited;
    await this.lay(invited, seats);
    return this.get(invited.code);
  }

  private async lay(invited: Invited, seats: readonly SeatWish[]): Promise<MatchId> {
    // Seeds are the server's: nobody who plays has had a hand in them.
    const { games } = this.tables.ports;
    const { decks } = await gameFor(games, invited.game);
    const brought = invited.decks.map((deck) => (deck === "" ? [] : [deck]));
    const options = decks ? { ...invited.options, [decks.option]: brought } : invited.options;
    const packs = await this.brought.packs(invited.packs);
    const made = await newStart(games, { game: invited.game, options, seats }, this.seed(), packs);
    const manners = { ...invited.manners, rated: invited.manners.rated && (await this.isFair(made, seats)) };
    const match = await this.tables.keepNew(made.game, made.start, seats, { time: invited.time, manners });
    const changed = await this.invitations.change(invited, { match });
    if (changed === null) {
      // Somebody rose, or it was begun twice; the match that was made is nobody's.
      const now = await this.get(invited.code);
      if (now.match !== null) return now.match;
      throw new Refusal("moved-on", "somebody rose just now");
    }
    this.tell(changed);
    return match;
  }

  /** Whether it can be rated: between people of whom each is another, at screens of their own. */
  private async isFair({ game, start }: Made, seats: readonly SeatWish[]): Promise<boolean> {
    if (!eachAlone(seats) || sidesOf(game, start).length < 2) return false;
    return !(await this.known.shareBrowser(seats.map((at) => (at.is === "person" ? at.who : ""))));
  }

  /** The same people once more. Whoever asks first lays the table, the others sit down at it. */
  async rematch(person: Person, match: MatchId, changed: MatchOptions): Promise<Invited> {
    const { record, seats, outcome, time = null, manners } = await this.tables.find(match);
    if (!seats.some((seat) => isOf(seat, person.id))) throw new Refusal("not-yours", "only who played may play again");
    if (outcome === null) throw new Refusal("unfinished", "the match is not over yet");
    const there = await this.after(match);
    if (there === null) {
      const game = await gameFor(this.tables.ports.games, record.game);
      const option = game.decks?.option;
      const options = readOptions(game.options, { ...record.options, ...changed });
      const lists = option === undefined ? null : options[option];
      const decks = seats.map((_, seat) => (Array.isArray(lists) ? String(lists[seat]?.[0] ?? "") : ""));
      const made = await this.invitations.make({
        by: person.id,
        game: record.game,
        options: option === undefined ? options : { ...options, [option]: null },
        seats: agreed(askedAgain(seats), person),
        // What somebody brought goes with them to the other seat.
        decks: [...decks.slice(1), ...decks.slice(0, 1)],
        door: "private",
        packs: await this.brought.keep(person, record.packs ?? []),
        time,
        manners: manners ?? mannersAt("private"),
        after: match,
      });
      if (made !== null) {
        this.tell(made);
        return this.goOn(made);
      }
    }
    const invited = there ?? (await this.after(match));
    if (invited === null) throw new Refusal("busy", "try again");
    if (invited.match !== null) return invited;
    return this.goOn(await this.change(invited.code, ({ seats: asked }) => ({ seats: agreed(asked, person) })));
  }

  private async change(code: string, changeOf: (invited: Invited) => Change): Promise<Invited> {
    for (let tries = 0; tries < TRIES; tries++) {
      const seen = await this.invitations.get(code);
      if (seen.match !== null) throw new Refusal("begun", "the match has begun");
      const change = changeOf(seen);
      if (change.seats === seen.seats && Object.keys(change).length === 1) return seen;
      const changed = await this.invitations.change(seen, change);
      if (changed === null) continue;
      this.tell(changed);
      return changed;
    }
    throw new Refusal("busy", "others are quicker; try again");
  }

  private tell(invited: Invited): void {
    this.say(invited);
    this.hints.tell("table", [invited.code, ...(invited.after === null ? [] : [invited.after])].join("/"));
  }
  private say(invited: Invited): void {
    for (const key of [invited.code, invited.after ?? ""])
      for (const listener of this.listening.get(key) ?? []) listener(invited);
  }

  /** These are not as they were: whoever hears of them is told, here and elsewhere. */
  changed(keys: readonly string[]): void {
    this.changedElsewhere(keys);
    for (const key of keys) this.hints.tell("table", key);
  }

  /** By code, or by the match that is played there once more. Who hears of one twice knows by its state which is newer. */
  private changedElsewhere(keys: readonly string[]): void {
    for (const key of keys.filter((one) => this.listening.has(one)))
      this.invitations.named(key).then(
        (invited) => invited && this.say(invited),
        // A hint that cannot be read is as good as none: whoever asks is told what is there.
        () => {},
      );
  }
}

const modeIn = ({ mode }: MatchOptions): string => (typeof mode === "string" ? mode : "");

/** Others than these may think as long as they are told to. */
function checkLevel(level: string): void {
  const known = levels.map(({ id }) => id);
  if (!known.includes(level)) throw new Refusal("unknown-level", unknown("level", level, known));
}

function checkHost(person: Person, by: string): void {
  if (person.id !== by) throw new Refusal("not-yours", "only who invites may do this");
}

/** Bots play what whoever invites gives them. */
function checkBotOf(person: Person, by: string, seats: Seats, seat: Seat): void {
  if (seatIn(seats, seat).is !== "bot") throw new Refusal("not-your-seat", `seat ${seat} is not yours`);
  checkHost(person, by);
}
