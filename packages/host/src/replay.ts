import type { Game, Language } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import { isUndo, Match, type MatchRecord, type Start } from "@rifthall/kernel/match";
import type { Logged } from "@rifthall/kernel/state";
import { redact, type Scene } from "@rifthall/kernel/view";
import { changeOf } from "./change.js";
import { describeStatus, type Status } from "./decision.js";
import { type Line, type Moment, opening } from "./log.js";
import { take } from "./take.js";

/** One step of a match looked at again: the table before it, what the step brought, and what was asked then. */
export interface Seen {
  readonly scene: Scene;
  readonly moments: readonly Moment[];
  readonly status: Status;
}

/** A match looked at again, step by step. What was taken back is left out: it reads as it was played in the end. */
export class Replay {
  /** The number of the input each step ends with. */
  private readonly ends: readonly number[];
  private match: Match;

  constructor(
    private readonly game: Game,
    private readonly start: Start,
    private readonly record: MatchRecord,
    private readonly names: readonly (string | undefined)[] = [],
  ) {
    this.match = new Match(game, start);
    this.match.replay(record);
    this.ends = stood(record);
  }

  get steps(): number {
    return this.ends.length;
  }

  /** The table after that many steps. A viewer of null sees everything. */
  seek(at: number, viewer: Seat | null, language: Language): Seen {
    const step = Math.max(0, Math.min(this.steps, Math.trunc(at) || 0));
    const end = this.ends[step - 1] ?? 0;
    this.goTo(Math.max(0, end - 1));
    const { game, match } = this;
    const see = (): Scene => game.scene(match.state, viewer);
    const scene = see();
    const shots: Scene[] = [];
    const events =
      step === 0
        ? opening(game, this.start)
        : take(
            match,
            () => match.input(this.record.inputs[end - 1]),
            () => shots.push(see()),
          );
    const lines = this.lines(events, end, viewer, language);
    const changes = [...shots, see()].map((now, i, all) => changeOf(all[i - 1] ?? scene, now));
    // Of what was before the first step there is no film.
    const moments = [...lines, undefined].map((line, i): Moment => {
      const change = changes[step === 0 ? i - lines.length : i];
      return { ...(line ? { line } : {}), ...(change ? { change } : {}) };
    });
    return { scene, moments, status: describeStatus(game, match.state, viewer, language) };
  }

  /** What these steps brought, the first and the last included, in words alone. */
  story(from: number, to: number, viewer: Seat | null, language: Language): readonly (readonly Line[])[] {
    const steps = this.ends.slice(Math.max(0, from - 1), Math.max(0, to));
    const told = from > 0 ? [] : [this.lines(opening(this.game, this.start), 0, viewer, language)];
    return [
      ...told,
      ...steps.map((end) => {
        this.goTo(end - 1);
        const events = take(this.match, () => this.match.input(this.record.inputs[end - 1]));
        return this.lines(events, end, viewer, language);
      }),
    ];
  }

  private lines(events: readonly Logged[], input: number, viewer: Seat | null, language: Language): Line[] {
    const { game, match } = this;
    return events.map((event, i) => {
      const told = redact(event, viewer);
      const text = game.speech[language].event(match.state, told);
      return { number: i + 1, input, event: told, text, undone: false };
    });
  }

  private goTo(inputs: number): void {
    if (inputs < this.match.inputs.length) this.match = new Match(this.game, this.start);
    this.match.state.names = this.names;
    for (const input of this.record.inputs.slice(this.match.inputs.length, inputs)) this.match.input(input);
  }
}

/** The inputs that stand in the end: not those taken back, nor the taking back. */
function stood({ inputs }: MatchRecord): readonly number[] {
  // Where the match stood after so many inputs: the last one that counted then, and the one before it.
  const last = [0];
  const before = [0];
  for (const [i, input] of inputs.entries()) {
    last.push(isUndo(input) ? last[input.undo] : i + 1);
    before.push(last[i]);
  }
  const path: number[] = [];
  for (let at = last[inputs.length]; at > 0; at = before[at]) path.push(at);
  return path.reverse();
}
