import { admitCampaign } from "./campaign.js";
import type { Event } from "./event.js";
import type { Content, Game } from "./game.js";
import { canonical, textHash } from "./hash.js";
import { includes, isSole, lowest, NONE, type Option, type Seat, seatList } from "./ids.js";
import { advance, boot, choose, options } from "./machine.js";
import { placePosition, wholePosition } from "./position.js";
import { seed as seedRandom } from "./random.js";
import { INPUTS_PER_RECORD, type Input, isResign, isUndo, type MatchRecord, RECORD, type Start } from "./record.js";
import { Refusal } from "./refusal.js";
import { asked, BARRIER, FUEL, FUEL_PER_INPUT, isOver, RESIGNED, type State } from "./state.js";
import { type Point, Trail } from "./trail.js";
import { redeal } from "./view.js";

/** Where an undo goes back to, and play branches from there. */
interface Played extends Point {
  readonly before: Played | null;
  readonly seat: Seat | null;
  /** How many inputs the log held when this point was reached, and the barrier then. */
  readonly length: number;
  readonly barrier: number;
}

const CHECK_EVERY = 16;
const CHECK_DIGITS = 4;

/**
 * What playing a match again may take, in machine steps and what is worked out between them: undone inputs and the ways back count too. It holds in play as
 * it does for a record, so whatever was played can be loaded. A choice takes 5 to 20 besides `TAKING` in play as people
 * know it. Only choices make room for more: a record of hardly anything but undos is soon at its end.
 */
const WORK = 25_000;
const WORK_PER_CHOICE = 80;
const MOST_WORK = 1_500_000;
/** With cards of strangers, whose steps can be several times as heavy as those of the built-in ones. */
const MOST_WORK_WITH_PACKS = 300_000;
/** Undos leave so much of it that the match can be played on. */
const KEPT_FOR_PLAY = 10_000;
/** What an input takes besides its steps, in their measure: its options are listed, the state is copied and hashed. */
const TAKING = 20;
/** Likewise a new seed, and dealing anew what nobody has seen. */
const dealing = (s: State, seed: string): number => 20 + ((s.shape.cards + seed.length) >> 2);

/** A match as a value that grows: its start and the inputs so far. The state is what replaying them gives. */
export class Match<S extends State = State, C extends Content = Content> {
  readonly state: S;
  readonly start: Start<C>;
  readonly inputs: Input[] = [];
  /** The campaign it is part of, as text. */
  private readonly sheet: string;
  /** What playing all this took. */
  private spent = 0;
  private choices = 0;
  private readonly checks: string[] = [];
  private readonly points: Played[];
  private readonly trail: Trail;

  constructor(
    readonly game: Game<S, C>,
    given: Start<C>,
  ) {
    const { content, campaign } = given;
    this.start = campaign === undefined ? given : { ...given, campaign: admitCampaign(game, content, campaign) };
    this.sheet = campaign === undefined ? "" : canonical(this.start.campaign);
    this.state = game.create(this.start);
    this.begin();
    const barrier = this.state.cell[BARRIER];
    const origin = { before: null, take: () => {}, seat: null, length: 0, barrier, depth: 0, reach: 0 };
    this.points = [origin];
    this.trail = new Trail(this.state, origin);
  }

  private begin(): void {
    const { game, state, start } = this;
    boot(state);
    seedRandom(state, start.seed);
    if (start.position === undefined) {
      game.begin(state);
      advance(state);
    } else placePosition(game, state, start.position);
    state.offer.seat = NONE;
  }

  /** The words of state it holds, copies for going back included. */
  get words(): number {
    return (1 + this.trail.length) * this.state.words.length;
  }

  /** Names the state, and the campaign if it is part of one: two matches that agree in it have come to the same. */
  hash(): string {
    const hash = this.state.hash();
    return this.sheet === "" ? hash : textHash(hash + this.sheet);
  }

  get over(): boolean {
    return isOver(this.state);
  }

  /** What happens is put into `state.log` if one is set. */
  choose(seat: Seat, index: number): void {
    if (this.over) throw new Refusal("over", "the match is over");
    if (!includes(asked(this.state), seat))
      throw new Refusal("not-asked", `seat ${seat} is not asked; ${seatList(asked(this.state)).join(", ")} may answer`);
    const { count, list } = options(this.state, seat);
    if (!Number.isInteger(index) || index < 0 || index >= count)
      throw new Refusal("bad-index", `index ${index} is not an option; 0 to ${count - 1} are`);
    const o = list[index];
    const input = isSole(asked(this.state)) ? index : ([seat, index] as const);
    this.take(seat, (s) => choose(s, seat, o), input, FUEL_PER_INPUT);
    this.choices++;
  }

  resign(seat: Seat): void {
    if (this.over) throw new Refusal("over", "the match is over");
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.state.shape.seats)
      throw new Refusal("bad-seat", `there is no seat ${seat}; 0 to ${this.state.shape.seats - 1} are`);
    if ((this.state.cell[RESIGNED] & (1 << seat)) !== 0)
      throw new Refusal("resigned", `seat ${seat} has resigned already`);
    const { game } = this;
    const giveUp = (s: State): void => {
      s.effort = 0;
      // Others may have acted on it: taking it back needs their consent.
      s.cell[BARRIER]++;
      game.resign(s as S, seat);
    };
    // It goes on with what the last choice left.
    this.take(seat, giveUp, { resign: seat }, this.state.cell[FUEL]);
  }

  private take(seat: Seat, apply: (s: State) => void, input: Input, fuel: number): void {
    this.afford(TAKING);
    apply(this.state);
    const work = TAKING + Math.max(0, fuel - this.state.cell[FUEL]) + this.state.effort;
    this.grow(this.point, apply, seat, work);
    this.note(input, work);
  }

  /** Nothing more is taken: it could not be played again from the record. */
  get full(): boolean {
    return this.inputs.length >= INPUTS_PER_RECORD || this.spent + TAKING > this.most;
  }

  private get most(): number {
    const most = this.start.content.packs.length > 0 ? MOST_WORK_WITH_PACKS : MOST_WORK;
    return Math.min(most, WORK + WORK_PER_CHOICE * this.choices);
  }

  private afford(work: number, kept = 0): void {
    if (this.inputs.length >= INPUTS_PER_RECORD)
      throw tooLong("too-many-inputs", `a match takes at most ${INPUTS_PER_RECORD} inputs, undone ones included`);
    const all = this.spent + work;
    const most = this.most - kept;
    if (all > most)
      throw tooLong(
        "too-much-work",
        `playing the match up to here again would take ${all} machine steps; at most ${most} are taken`,
      );
  }

  private grow(before: Played, take: (s: State) => void, seat: Seat | null, work: number): void {
    const length = this.inputs.length + 1;
    const barrier = this.state.cell[BARRIER];
    const point = { before, take, seat, length, barrier, depth: before.depth + 1, reach: before.reach + work };
    this.points.push(point);
    this.trail.pass(point);
  }

  private note(input: Input, work: number): void {
    this.inputs.push(input);
    this.spent += work;
    if (this.inputs.length % CHECK_EVERY === 0) this.checks.push(this.hash().slice(0, CHECK_DIGITS));
  }

  private get point(): Played {
    return this.points[this.points.length - 1];
  }

  /** The seat that made that input, counted from 1; null where play went back. */
  seatOf(number: number): Seat | null {
    const point = this.points[number];
    return point?.length === number ? point.seat : null;
  }
  /** The digits that a record has of the hash after so many inputs; it has none after most. */
  checkAt(number: number): string | undefined {
    return number % CHECK_EVERY === 0 ? this.checks[number / CHECK_EVERY - 1] : undefined;
  }

  /**
   * Where taking back that seat's last choice would lead, and whether that crosses an information barrier. Inputs that
   * nobody made by choice may be named by number; they are gone behind.
   */
  undoTarget(
    seat: Seat | null,
    unchosen?: ReadonlySet<number>,
  ): { readonly to: number; readonly barrier: boolean } | null {
    let others = false;
    for (let p: Played | null = this.point; p?.before; p = p.before) {
      if (p.seat === null || unchosen?.has(p.length)) continue;
      if (seat !== null && p.seat !== seat) {
        others = true;
        continue;
      }
      return { to: p.before.length, barrier: others || p.before.barrier !== this.point.barrier };
    }
    return null;
  }

  /** Goes back to what the first `to` inputs led to. Across a barrier a new seed makes the future unknown again. */
  undo(to: number, seed?: string): void {
    if (!Number.isInteger(to) || to < 0 || to >= this.points.length)
      throw new Refusal("bad-undo", `cannot go back to input ${to}; 0 to ${this.points.length - 1} were taken`);
    const target = this.points[to];
    const back = TAKING + this.trail.cost(target);
    const anew = seed === undefined ? 0 : dealing(this.state, seed);
    this.afford(back + anew, KEPT_FOR_PLAY);
    this.trail.goTo(target);
    if (seed === undefined) {
      this.points.push(target);
      this.note({ undo: to }, back);
      return;
    }
    const reseed = (s: State): void => {
      seedRandom(s, seed);
      redeal(this.game, s as S);
    };
    reseed(this.state);
    this.grow(target, reseed, null, anew);
    this.note({ undo: to, seed }, back + anew);
  }

  /** The whole position: readable, with what the notation cannot say besides. Placing it gives this state again. */
  position(): Readonly<Record<string, unknown>> {
    return wholePosition(this.game, this.state, this.start);
  }

  record(): MatchRecord {
    const { game, start } = this;
    return {
      rifthall: RECORD,
      game: game.id,
      rules: game.rules,
      content: start.content.hash,
      ...(start.content.packs.length > 0 ? { packs: start.content.packs } : {}),
      seats: start.seats,
      options: start.options,
      seed: start.seed,
      ...(start.position === undefined ? {} : { position: start.position }),
      ...(start.campaign === undefined ? {} : { campaign: start.campaign }),
      inputs: [...this.inputs],
      checks: this.checks.join(""),
    };
  }

  /** Takes one input of a record, exactly as it stands there. */
  input(input: Input): void {
    if (isResign(input)) this.resign(input.resign as Seat);
    else if (isUndo(input)) this.undo(input.undo, input.seed);
    else if (typeof input === "number") this.choose(lowest(asked(this.state)) as Seat, input);
    else this.choose(input[0] as Seat, input[1]);
  }

  /**
   * Plays a record's inputs again and looks at its running hashes: where it diverges is said, not suffered. Of each input
   * behind the first `untold` it is told what it brought.
   */
  replay(record: MatchRecord, each?: (number: number, events: readonly Event[]) => void, untold = 0): void {
    const { inputs } = record;
    let events: Event[] = [];
    for (let i = 0; i < inputs.length; i++) {
      const known = this.checks.length;
      const tell = i < untold ? undefined : each;
      if (events.length > 0) events = [];
      if (tell) this.state.log = events;
      try {
        this.input(inputs[i]);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const code = error.code === "too-much-work" ? error.code : "bad-record";
        throw new Refusal(code, `inputs[${i}]: ${error.message}`);
      } finally {
        if (tell) this.state.log = null;
      }
      if (this.checks.length > known && !record.checks.startsWith(this.checks[known], known * CHECK_DIGITS))
        throw new Refusal("diverged", `the record diverges from these rules at or before inputs[${i}]`);
      tell?.(i + 1, events);
    }
  }
}

const tooLong = (code: string, message: string): Refusal =>
  new Refusal(code, message, undefined, {
    en: "The match has become too long for that.",
    de: "Dafür ist die Partie zu lang geworden.",
  });

/** The options of a seat as a list of its own. */
export function optionList(s: State, seat: Seat): Option[] {
  const { count, list } = options(s, seat);
  const copy: Option[] = [];
  for (let i = 0; i < count; i++) copy.push(list[i]);
  return copy;
}
