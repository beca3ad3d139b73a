import type { Event } from "./event.js";
import type { Content, Game, Setup } from "./game.js";
import { includes, NONE, type Option, type Seat, seatList } from "./ids.js";
import { advance, boot, choose, options } from "./machine.js";
import { placePosition, wholePosition } from "./position.js";
import { seed as seedRandom } from "./random.js";
import { type Input, isResign, isUndo, type MatchRecord, RECORD } from "./record.js";
import { Refusal } from "./refusal.js";
import { asked, BARRIER, isOver, RESIGNED, type State } from "./state.js";
import { redeal } from "./view.js";

export interface Start<C extends Content = Content> extends Setup<C> {
  readonly seed: string;
  readonly position?: unknown;
}

/** One point in the tree of what was played: an undo goes back to an older one, and play branches from there. */
interface Point {
  readonly before: Point | null;
  readonly take: (m: State) => void;
  readonly seat: Seat | null;
  /** How many inputs the log held when this point was reached, and the barrier then. */
  readonly length: number;
  readonly barrier: number;
}

const CHECK_EVERY = 16;
const CHECK_DIGITS = 4;

/** A match as a value that grows: its start and the inputs so far. The state is what replaying them gives. */
export class Match<S extends State = State, C extends Content = Content> {
  readonly state: S;
  readonly inputs: Input[] = [];
  private checks = "";
  private points: Point[];

  constructor(
    readonly game: Game<S, C>,
    readonly start: Start<C>,
  ) {
    this.state = game.create(start);
    this.restart();
    this.points = [{ before: null, take: () => {}, seat: null, length: 0, barrier: this.state.cell[BARRIER] }];
  }

  private restart(): void {
    const { game, state, start } = this;
    state.words.fill(0);
    boot(state);
    seedRandom(state, start.seed);
    if (start.position === undefined) {
      game.begin(state);
      advance(state);
    } else placePosition(game, state, start.position);
    state.offer.seat = NONE;
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
    const sole = seatList(asked(this.state)).length === 1;
    this.take(seat, (s) => choose(s, seat, o), sole ? index : [seat, index]);
  }

  resign(seat: Seat): void {
    if (this.over) throw new Refusal("over", "the match is over");
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.state.shape.seats)
      throw new Refusal("bad-seat", `there is no seat ${seat}; 0 to ${this.state.shape.seats - 1} are`);
    if ((this.state.cell[RESIGNED] & (1 << seat)) !== 0)
      throw new Refusal("resigned", `seat ${seat} has resigned already`);
    const { game } = this;
    const giveUp = (s: State): void => {
      // Others may have acted on it: taking it back needs their consent.
      s.cell[BARRIER]++;
      game.resign(s as S, seat);
    };
    this.take(seat, giveUp, { resign: seat });
  }

  private take(seat: Seat, apply: (s: State) => void, input: Input): void {
    apply(this.state);
    this.note(input, { before: this.point, take: apply, seat });
  }

  private note(input: Input, p: { before: Point | null; take: (s: State) => void; seat: Seat | null }): void {
    this.inputs.push(input);
    this.points.push({ ...p, length: this.inputs.length, barrier: this.state.cell[BARRIER] });
    if (this.inputs.length % CHECK_EVERY === 0) this.checks += this.state.hash().slice(0, CHECK_DIGITS);
  }

  private get point(): Point {
    return this.points[this.points.length - 1];
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
    for (let p: Point | null = this.point; p?.before; p = p.before) {
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
    const reseed = (s: State): void => {
      seedRandom(s, seed ?? "");
      redeal(this.game, s as S);
    };
    this.replayTo(target);
    if (seed === undefined) {
      this.inputs.push({ undo: to });
      this.points.push(target);
      if (this.inputs.length % CHECK_EVERY === 0) this.checks += this.state.hash().slice(0, CHECK_DIGITS);
      return;
    }
    reseed(this.state);
    this.note({ undo: to, seed }, { before: target, take: reseed, seat: null });
  }

  private replayTo(target: Point): void {
    const path: Point[] = [];
    for (let p: Point | null = target; p; p = p.before) path.push(p);
    const { log } = this.state;
    this.state.log = null;
    this.restart();
    for (const p of path.reverse()) p.take(this.state);
    this.state.log = log;
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
      inputs: [...this.inputs],
      checks: this.checks,
    };
  }

  /** Takes one input of a record, exactly as it stands there. */
  input(input: Input): void {
    if (isResign(input)) this.resign(input.resign as Seat);
    else if (isUndo(input)) this.undo(input.undo, input.seed);
    else if (typeof input === "number") this.choose(seatList(asked(this.state))[0] ?? (0 as Seat), input);
    else this.choose(input[0] as Seat, input[1]);
  }

  /** Plays a record's inputs again and looks at its running hashes: where it diverges is said, not suffered. */
  replay(record: MatchRecord, each?: (number: number, events: readonly Event[]) => void): void {
    for (const [i, input] of record.inputs.entries()) {
      try {
        this.input(input);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        throw new Refusal("bad-record", `inputs[${i}]: ${error.message}`);
      }
      if (!record.checks.startsWith(this.checks))
        throw new Refusal("diverged", `the record diverges from these rules at or before inputs[${i}]`);
      if (each) {
        each(i + 1, this.state.log ?? []);
        if (this.state.log) this.state.log = [];
      }
    }
  }
}

/** The options of a seat as a list of its own. */
export function optionList(s: State, seat: Seat): Option[] {
  const { count, list } = options(s, seat);
  const copy: Option[] = [];
  for (let i = 0; i < count; i++) copy.push(list[i]);
  return copy;
}
