import { type Budget, botById, type Choice } from "@rifthall/bots";
import type { Game, Language, Wire } from "@rifthall/kernel/game";
import { type Option, type Seat, SPECTATOR } from "@rifthall/kernel/ids";
import { isUndo, Match, type MatchRecord, optionList, type Start } from "@rifthall/kernel/match";
import type { Event } from "@rifthall/kernel/state";
import { Refusal } from "@rifthall/kernel/text";
import type { Scene } from "@rifthall/kernel/view";
import { Advising } from "./advice.js";
import { type Answer, notTaken, type Update } from "./answer.js";
import { type Decision, describeStatus, type Status } from "./decision.js";
import type { Shot } from "./film.js";
import { type Line, Log, opening } from "./log.js";
import { preview, type Told } from "./preview.js";
import { type Holder, Seating } from "./seats.js";
import { SteppedBack } from "./stepping.js";
import { Stops } from "./stops.js";
import { take } from "./take.js";
import { begin, Thought } from "./think.js";
import { type UndoRequest, undoRequest } from "./undo.js";
import { readCandidate, type Why, why } from "./why.js";

/** What was played before: its record, and which of its inputs were the host's own passes. */
export interface Past {
  readonly record: MatchRecord;
  readonly passed?: readonly number[];
}

/** Inputs of a past that are told of: many times as many as people make in a match. */
const TOLD = 8_000;

/**
 * Runs one match for its seats: takes answers, resignations and undos, and gives each seat what it may know. It has
 * no clock and does no I/O; bots move when `step` is called, so the caller decides the pace.
 */
export class Host {
  private readonly match: Match;
  private readonly seating: Seating;
  private readonly log = new Log();
  /** The last decision each seat has answered: a repeated answer must not count twice. */
  private readonly answered: number[];
  private request: UndoRequest | null = null;
  private readonly stops: Stops;
  private readonly stepped = new SteppedBack();
  /** What the bots of this match keep from one decision to the next. */
  private readonly memories = new Map<Seat, object>();

  /**
   * `freshSeed` is asked for a new seed when an undo crosses an information barrier. With a past, a stored match goes
   * on, log included; the start must be the record's own.
   */
  constructor(
    readonly game: Game,
    readonly start: Start,
    holders: readonly Holder[],
    private readonly freshSeed: () => string,
    past?: Past,
  ) {
    this.match = new Match(game, start);
    this.seating = new Seating(this.match.state, holders);
    this.nameSeats();
    this.answered = holders.map(() => -1);
    this.log.add(0, opening(game, start));
    this.stops = new Stops(game, holders.length);
    if (past) this.resume(past);
    this.passWindows();
  }

  /** Passes windows for people who do not wish to be asked there. */
  private passWindows(): void {
    const { match, stops } = this;
    const isPerson = (seat: Seat): boolean => this.seating.level(seat) === null;
    // A match that is full is opened all the same, at whatever window it stands.
    while (!match.full) {
      const next = stops.toPass(match.state, isPerson);
      if (next === null) return;
      const { seat, index } = next;
      this.enter(() => match.choose(seat, index));
      stops.passed.add(this.number);
    }
  }

  /** From now on, these readers can be shown the table just after each event. */
  film(watchers: readonly Seat[]): void {
    this.log.watch([...new Set(watchers)], (seat) => this.scene(seat));
  }
  private shot(): Shot {
    return new Map(this.log.watchers.map((seat) => [seat, this.scene(seat)]));
  }

  private nameSeats(): void {
    this.match.state.names = this.seating.list.map((h) =>
      h.is === "person" || h.is === "bot" ? h.name || undefined : undefined,
    );
  }

  /** The windows where that seat is asked, and how it may be changed: see the game's `windows`. */
  stopsOf(seat: Seat): readonly string[] {
    this.seating.check(seat);
    return this.stops.of(seat);
  }
  setStops(seat: Seat, names: readonly string[]): void {
    this.seating.check(seat);
    this.stops.set(seat, names);
    this.passWindows();
  }

  private resume({ record, passed = [] }: Past): void {
    const { match } = this;
    for (const number of passed) this.stops.passed.add(number);
    const note = (number: number, events: readonly Event[]): void => {
      const input = record.inputs[number - 1];
      if (isUndo(input)) this.log.takeBack(number, input.undo);
      else this.log.add(number, events);
    };
    match.replay(record, note, record.inputs.length - TOLD);
  }

  /** The number of the decision that waits: how many inputs were taken. It only ever rises, undos included. */
  get number(): number {
    return this.match.inputs.length;
  }
  /** How many moments there were: see `update`. */
  get moments(): number {
    return this.log.length;
  }
  get over(): boolean {
    return this.match.over;
  }
  get seats(): readonly Holder[] {
    return this.seating.list;
  }
  /** The undo that waits for consent. Whatever is played meanwhile ends it. */
  get undoRequest(): UndoRequest | null {
    return this.request;
  }
  /** The seat that `step` would move, if any. */
  get botToMove(): Seat | null {
    return this.botFor();
  }
  /** Is a bot asked there, though it may wait for people? */
  isBotAsked(seat: Seat): boolean {
    this.seating.check(seat);
    return !this.over && this.botFor(seat) !== null;
  }
  record(): MatchRecord {
    return this.match.record();
  }
  /** The inputs that were the host's own passes: whoever goes on with the record needs them too. */
  get passed(): readonly number[] {
    return [...this.stops.passed];
  }

  sit(seat: Seat, holder: Holder): void {
    this.seating.sit(seat, holder);
    this.memories.delete(seat);
    this.nameSeats();
    const { request } = this;
    if (request === null) return;
    const others = this.seating.othersThan(request.seat);
    this.request = { ...request, waiting: request.waiting.filter((other) => others.includes(other)) };
    this.settleUndo();
  }

  /** Late answers count as long as the option is still legal and the seat has not answered that decision before. */
  answer(seat: Seat, { number, key }: Answer): void {
    this.seating.checkPerson(seat);
    if (this.over) throw new Refusal("over", "the match is over");
    if (!Number.isInteger(number) || number < 0 || number > this.number)
      throw new Refusal("bad-number", `there is no decision ${number}; ${this.number} waits`);
    const index = number > this.answered[seat] ? this.optionsOf(seat).indexOf(key as Option) : -1;
    if (index < 0) throw notTaken(this.match.state, seat, number, this.number);
    this.choose(seat, index);
  }

  private optionsOf(seat: Seat): Option[] {
    return optionList(this.match.state, seat);
  }

  private botFor(named?: Seat): Seat | null {
    return this.seating.botToMove((seat) => this.stepped.has(this.match.state, seat), named);
  }

  private choose(seat: Seat, index: number): void {
    const { number } = this;
    const { state } = this.match;
    this.stepped.note(state, seat, this.optionsOf(seat)[index], this.seating.level(seat) === null);
    this.input(() => this.match.choose(seat, index));
    this.answered[seat] = number;
  }

  private input(act: () => void): void {
    this.enter(act);
    this.passWindows();
  }

  private enter(act: () => void): void {
    const shots: Shot[] = [];
    const isFilmed = this.log.watchers.length > 0;
    const events = take(this.match, act, isFilmed ? () => shots.push(this.shot()) : undefined);
    this.request = null;
    this.log.add(this.number, events, shots);
    this.log.settle(this.shot());
  }

  resign(seat: Seat): void {
    this.seating.checkPerson(seat);
    this.input(() => this.match.resign(seat));
  }

  /** Lets one bot begin to think: the one named, or the one to move. Null if there is none. */
  begin(budget: Budget = {}, named?: Seat): Thought | null {
    const seat = this.botFor(named);
    const level = seat === null ? null : this.seating.level(seat);
    if (seat === null || level === null) return null;
    const memory = this.memories.get(seat) ?? botById(level)?.remember?.();
    if (memory) this.memories.set(seat, memory);
    return new Thought(seat, this.number, begin(this.game, this.start, this.match.state, seat, level, budget, memory));
  }

  /** Plays what the bot has come to. Null if the match has gone on, or another sits there, since it began to think. */
  play(thought: Thought): (Choice & { readonly seat: Seat }) | null {
    const { seat, number } = thought;
    if (number !== this.number || this.over || this.seating.level(seat) === null) return null;
    const choice = thought.choice();
    this.choose(seat, choice.index);
    return { seat, ...choice };
  }

  /** Lets one bot think and make its choice. */
  step(budget: Budget = {}, named?: Seat): (Choice & { readonly seat: Seat }) | null {
    const thought = this.begin(budget, named);
    if (thought === null) return null;
    while (thought.go());
    return this.play(thought);
  }

  /** Begins to find out what the seat should answer, with nothing but what the reader sees. */
  advise(reader: Seat, seat: Seat, budget: Budget): Advising {
    if (reader !== SPECTATOR) this.seating.check(reader);
    this.seating.check(seat);
    return new Advising(this.game, this.start, this.match.state, reader, seat, budget);
  }

  /** Takes the seat's last choice back, at once or as soon as all other people agree. Bots always do. */
  undo(seat: Seat): UndoRequest | null {
    this.seating.check(seat);
    this.request = undoRequest(this.match, seat, this.seating.othersThan(seat), this.stops.passed);
    return this.settleUndo();
  }

  /** How far an undo by that seat would go back, in inputs, and whether others would have to agree. */
  back(seat: Seat): { readonly inputs: number; readonly barrier: boolean } | null {
    this.seating.check(seat);
    const target = this.match.undoTarget(seat, this.stops.passed);
    return target && { inputs: this.number - target.to, barrier: target.barrier };
  }

  consent(seat: Seat, agrees: boolean): UndoRequest | null {
    const { request } = this;
    if (!request?.waiting.includes(seat))
      throw new Refusal("nothing-to-consent", `no undo waits for the consent of seat ${seat}`);
    if (agrees) this.request = { ...request, waiting: request.waiting.filter((other) => other !== seat) };
    else {
      this.request = null;
      this.log.add(this.number, [{ do: "undo-declined", rule: "", seat }]);
    }
    return this.settleUndo();
  }

  private settleUndo(): UndoRequest | null {
    const { request } = this;
    if (request === null || request.waiting.length > 0) return request;
    const { seat, to, barrier } = request;
    this.request = null;
    this.enter(() => this.match.undo(to, barrier ? this.freshSeed() : undefined));
    this.memories.clear();
    this.stepped.forget();
    this.log.takeBack(this.number, to, seat);
    this.passWindows();
    return null;
  }

  /** What that seat sees; SPECTATOR for those who only watch. */
  view(seat: Seat): Wire["position"] {
    return this.game.position(this.match.state, seat);
  }
  /** Likewise, card by card. */
  scene(seat: Seat): Scene {
    return this.game.scene(this.match.state, seat);
  }
  status(seat: Seat, language: Language): Status {
    return describeStatus(this.game, this.match.state, seat, language, this.number);
  }
  decision(seat: Seat, language: Language): Decision | null {
    const status = this.status(seat, language);
    return status.over ? null : status.decision;
  }
  /** Everything that happened, as that seat may read it. */
  events(seat: Seat, language: Language): readonly Line[] {
    return this.log.tell(this.reader(seat, language));
  }
  /**
   * What is new to that seat, which was told of all up to `known`. Where that cannot be shown any more it is told
   * everything: the table as it was after `shown`, and what came then.
   */
  update(seat: Seat, language: Language, known = 0, shown = known): Update {
    return {
      ...this.log.since(this.reader(seat, language), known, shown, () => this.scene(seat)),
      status: this.status(seat, language),
      undo: this.request,
    };
  }
  private reader(seat: Seat, language: Language) {
    return { game: this.game, state: this.match.state, seat, language };
  }

  /** An event in words. */
  tell(event: Told, language: Language): string {
    return this.game.speech[language].event(this.match.state, event);
  }

  /** What that option would bring, as far as the seat could know. */
  preview(seat: Seat, key: number): readonly Told[] {
    const option = this.optionsOf(seat).find((o) => o === key);
    if (option === undefined) throw notTaken(this.match.state, seat, this.number, this.number);
    return preview(this.game, this.start, this.match.state, seat, option);
  }
  why(seat: Seat, candidate: unknown, language: Language): Why {
    this.seating.check(seat);
    return why(this.game, this.match.state, seat, readCandidate(candidate), language);
  }
}
