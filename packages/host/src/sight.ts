import type { Budget } from "@rifthall/bots";
import type { Game, Language, Wire } from "@rifthall/kernel/game";
import { type Option, type Seat, SPECTATOR } from "@rifthall/kernel/ids";
import { Match, optionList, type Start } from "@rifthall/kernel/match";
import type { Scene } from "@rifthall/kernel/view";
import { Advising } from "./advice.js";
import { notTaken, type Update } from "./answer.js";
import { type Decision, describeStatus, type Status } from "./decision.js";
import type { Shot } from "./film.js";
import { type Line, Log, opening } from "./log.js";
import { outlook, preview, type Told } from "./preview.js";
import { type Holder, Seating } from "./seats.js";
import type { UndoRequest } from "./undo.js";
import { readCandidate, type Why, why } from "./why.js";

/** What each seat of a match may know: how the table stands, what happened, what is asked, and what would come of it. */
export abstract class Sight {
  protected readonly match: Match;
  protected readonly seating: Seating;
  protected readonly log = new Log();

  protected constructor(
    readonly game: Game,
    readonly start: Start,
    holders: readonly Holder[],
  ) {
    this.match = new Match(game, start);
    this.seating = new Seating(this.match.state, holders);
    this.log.add(0, opening(game, start));
  }

  /** The undo that waits for consent. Whatever is played meanwhile ends it. */
  abstract get undoRequest(): UndoRequest | null;

  /** The number of the decision that waits: how many inputs were taken. It only ever rises, undos included. */
  get number(): number {
    return this.match.inputs.length;
  }
  /** How many moments there were: see `update`. */
  get moments(): number {
    return this.log.length;
  }
  /** Whether somebody who runs the match has ended it, whatever the rules say. */
  protected calledOff = false;

  get over(): boolean {
    return this.calledOff || this.match.over;
  }
  get seats(): readonly Holder[] {
    return this.seating.list;
  }

  /** From now on, these readers can be shown the table just after each event. */
  film(watchers: readonly Seat[]): void {
    this.log.watch([...new Set(watchers)], (seat) => this.scene(seat));
  }
  protected shot(): Shot {
    const { match, game } = this;
    const shot = new Map<Seat, Scene>();
    let beside: Scene | undefined;
    for (const seat of this.log.watchers) {
      beside = game.scene(match.state, seat, beside);
      shot.set(seat, beside);
    }
    return shot;
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
    const status = describeStatus(this.game, this.match.state, seat, language, this.number);
    if (status.over || !this.calledOff) return status;
    return { over: true, outcome: { ...this.game.outcome(this.match.state), winners: [], reason: "void" } };
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
      undo: this.undoRequest,
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
    return preview(this.game, this.start, this.match.state, seat, this.offered(seat, key));
  }
  /** How the table would look to the seat after it, if it can know. */
  outlook(seat: Seat, key: number): Scene | null {
    return outlook(this.game, this.start, this.match.state, seat, this.offered(seat, key));
  }
  private offered(seat: Seat, key: number): Option {
    const option = this.optionsOf(seat).find((o) => o === key);
    if (option === undefined) throw notTaken(this.match.state, seat, this.number, this.number);
    return option;
  }
  why(seat: Seat, candidate: unknown, language: Language): Why {
    this.seating.check(seat);
    return why(this.game, this.match.state, seat, readCandidate(candidate), language);
  }

  protected optionsOf(seat: Seat): Option[] {
    return optionList(this.match.state, seat);
  }

  /** Begins to find out what the seat should answer, with nothing but what the reader sees. */
  advise(reader: Seat, seat: Seat, budget: Budget): Advising {
    if (reader !== SPECTATOR) this.seating.check(reader);
    this.seating.check(seat);
    return new Advising(this.game, this.start, this.match.state, reader, seat, budget);
  }
}
