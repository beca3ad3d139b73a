import { type Budget, botById, type Choice } from "@rifthall/bots";
import type { Game } from "@rifthall/kernel/game";
import { lowest, type Option, type Seat, seatList } from "@rifthall/kernel/ids";
import { type Input, isResign, isUndo, type MatchRecord, type Start } from "@rifthall/kernel/match";
import { asked, type Event } from "@rifthall/kernel/state";
import { Refusal } from "@rifthall/kernel/text";
import { type Answer, notTaken } from "./answer.js";
import type { Shot } from "./film.js";
import type { Holder } from "./seats.js";
import { Sight } from "./sight.js";
import { SteppedBack } from "./stepping.js";
import { Stops } from "./stops.js";
import { take } from "./take.js";
import type { Past, Taken } from "./taken.js";
import { begin, Thought } from "./think.js";
import { type Asking, type UndoRequest, undoRequest } from "./undo.js";

/** Inputs of a past that are told of: many times as many as people make in a match. */
const TOLD = 8_000;

/**
 * Runs one match for its seats: takes answers, resignations and undos, and gives each seat what it may know. It has
 * no clock and does no I/O; bots move when `step` is called, so the caller decides the pace.
 */
export class Host extends Sight {
  /** The last decision each seat has answered: a repeated answer must not count twice. */
  private readonly answered: number[];
  private request: UndoRequest | null = null;
  /** Who would not agree to the last one, and when. */
  private declined: Asking | null = null;
  private readonly stops: Stops;
  private readonly stepped = new SteppedBack();
  /** Inputs that nobody wished for: somebody's time was up. */
  private readonly late = new Set<number>();
  /** What the bots of this match keep from one decision to the next. */
  private readonly memories = new Map<Seat, object>();

  /**
   * `freshSeed` is asked for a new seed when an undo crosses an information barrier. With a past, a stored match goes
   * on, log included; the start must be the record's own.
   */
  constructor(
    game: Game,
    start: Start,
    holders: readonly Holder[],
    private readonly freshSeed: () => string,
    past?: Past,
  ) {
    super(game, start, holders);
    this.nameSeats();
    this.answered = holders.map(() => -1);
    this.stops = new Stops(game, holders.length);
    this.calledOff = past?.calledOff ?? false;
    if (past) this.resume(past);
    this.passWindows();
    this.heedAsking(past?.asking ?? null);
  }

  /** Passes windows for people who do not wish to be asked there. */
  private passWindows(): void {
    const { match, stops } = this;
    const isPerson = (seat: Seat): boolean => this.seating.level(seat) === null;
    // A match that is full is opened all the same, at whatever window it stands.
    while (!match.full && !this.calledOff) {
      const next = stops.toPass(match.state, isPerson);
      if (next === null) return;
      const { seat, index } = next;
      this.enter(() => match.choose(seat, index));
      stops.passed.add(this.number);
    }
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

  private resume({ record, passed = [], stops = {}, late = [] }: Past): void {
    const { match } = this;
    for (const number of passed) this.stops.passed.add(number);
    this.heedStops(stops);
    const note = (number: number, events: readonly Event[]): void => {
      const input = record.inputs[number - 1];
      if (late.includes(number) && isResign(input)) this.noteLate(number, input.resign);
      if (isUndo(input)) this.log.takeBack(number, input.undo);
      else this.log.add(number, events);
    };
    match.replay(record, note, record.inputs.length - TOLD);
    // Whoever did not hear that an answer was taken may give it again, after a restart too.
    for (let number = 1; number <= this.number; number++) {
      const seat = this.stops.passed.has(number) ? null : match.seatOf(number);
      if (seat !== null) this.answered[seat] = number - 1;
    }
  }

  override get undoRequest(): UndoRequest | null {
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
  /** At which decision that seat has chosen something last; -1 where it has not yet. */
  answeredLast(seat: Seat): number {
    this.seating.check(seat);
    return this.answered[seat] ?? -1;
  }
  /** All that was taken behind the first so many inputs, as a log keeps it. */
  takenSince(number: number): readonly Taken[] {
    const { match, stops } = this;
    return match.inputs.slice(number).map((input, i) => {
      const check = match.checkAt(number + i + 1);
      const isPass = stops.passed.has(number + i + 1);
      const isLate = this.late.has(number + i + 1);
      return {
        input,
        ...(isPass ? { passed: true } : {}),
        ...(isLate ? { late: true } : {}),
        ...(check === undefined ? {} : { check }),
      };
    });
  }
  /** The inputs that were the host's own passes: whoever goes on with the record needs them too. */
  get passed(): readonly number[] {
    return [...this.stops.passed];
  }

  /** What waits for consent here, or was declined just now: whoever else runs this match heeds it. */
  get asking(): Asking | null {
    const { request, declined, number } = this;
    if (request) return { at: number, request };
    return declined?.at === number ? declined : null;
  }

  /** Plays on what others have taken meanwhile, exactly as it stands in the log: nothing is passed here besides. */
  follow(taken: readonly Taken[]): void {
    for (const { input, passed, late, check } of taken) {
      if (late && isResign(input)) this.noteLate(this.number + 1, input.resign);
      this.followOne(input, passed === true);
      if (check !== undefined && this.match.checkAt(this.number) !== check)
        throw new Refusal("diverged", `the log diverges from what these rules make of it at input ${this.number}`);
    }
  }
  private followOne(input: Input, passed: boolean): void {
    const { match, number } = this;
    if (isUndo(input)) {
      const seat = this.request?.to === input.undo ? this.request.seat : undefined;
      this.goBack(input.undo, input.seed, seat);
    } else if (isResign(input)) this.enter(() => match.resign(input.resign as Seat));
    else {
      const [seat, index] = typeof input === "number" ? [lowest(asked(match.state)), input] : input;
      if (!passed) this.noteStep(seat as Seat, index);
      this.enter(() => match.choose(seat as Seat, index));
      if (passed) this.stops.passed.add(this.number);
      else this.answered[seat as Seat] = number;
    }
  }

  /** Likewise what is no input: where each seat wishes to be asked, and what is asked of the others. */
  heed(stops: Required<Past>["stops"], asking: Asking | null): void {
    this.heedStops(stops);
    this.heedAsking(asking);
  }
  private heedStops(stops: Required<Past>["stops"]): void {
    for (const [seat, names] of Object.entries(stops)) {
      this.seating.check(Number(seat) as Seat);
      this.stops.set(Number(seat) as Seat, names);
    }
  }
  private heedAsking(asking: Asking | null): void {
    if (asking?.at !== this.number) {
      this.request = null;
      return;
    }
    if (asking.declined !== undefined && this.declined?.at !== this.number) this.decline(asking.declined);
    this.request = asking.request ?? null;
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

  private botFor(named?: Seat): Seat | null {
    if (this.calledOff) return null;
    return this.seating.botToMove((seat) => this.stepped.has(this.match.state, seat), named);
  }

  private choose(seat: Seat, index: number): void {
    const { number } = this;
    this.noteStep(seat, index);
    this.input(() => this.match.choose(seat, index));
    this.answered[seat] = number;
  }

  private noteStep(seat: Seat, index: number): void {
    this.stepped.note(this.match.state, seat, this.optionsOf(seat)[index], this.seating.level(seat) === null);
  }

  private input(act: () => void): void {
    this.enter(act);
    this.passWindows();
  }

  private checkGoesOn(): void {
    if (this.calledOff) throw new Refusal("over", "the match is over");
  }

  private enter(act: () => void): void {
    this.checkGoesOn();
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
  /** That seat has no time left, and is out of the match. */
  timeUp(seat: Seat): void {
    this.seating.checkPerson(seat);
    this.noteLate(this.number + 1, seat);
    this.input(() => this.match.resign(seat));
  }
  private noteLate(number: number, seat: number): void {
    this.late.add(number);
    this.log.add(number, [{ do: "time-up", rule: "", seat }]);
  }

  /** The people who are asked now: those who are waited for. */
  get askedPeople(): readonly Seat[] {
    return this.over ? [] : seatList(asked(this.match.state)).filter((seat) => this.seating.level(seat) === null);
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

  /** Takes the seat's last choice back, at once or as soon as all other people agree. Bots always do. */
  undo(seat: Seat): UndoRequest | null {
    this.seating.check(seat);
    this.checkGoesOn();
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
    else this.decline(seat);
    return this.settleUndo();
  }
  private decline(seat: Seat): void {
    this.request = null;
    this.declined = { at: this.number, declined: seat };
    this.log.add(this.number, [{ do: "undo-declined", rule: "", seat }]);
  }

  private settleUndo(): UndoRequest | null {
    const { request } = this;
    if (request === null || request.waiting.length > 0) return request;
    const { seat, to, barrier } = request;
    this.request = null;
    this.goBack(to, barrier ? this.freshSeed() : undefined, seat);
    this.passWindows();
    return null;
  }
  private goBack(to: number, seed: string | undefined, seat: Seat | undefined): void {
    this.enter(() => this.match.undo(to, seed));
    this.memories.clear();
    this.stepped.forget();
    this.log.takeBack(this.number, to, seat);
  }
}
