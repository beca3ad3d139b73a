import { type Line, Replay } from "@rifthall/host";
import type { Game, Language } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import type { Start } from "@rifthall/kernel/match";
import type { ReplayUpdate } from "./contract.js";
import type { Kept } from "./kept.js";
import { packMoments, packStatus } from "./packed.js";

/** A finished match that a page looks back at. */
export class Lookback {
  private readonly replay: Replay;

  constructor(
    game: Game,
    start: Start,
    { record, seats }: Kept,
    private readonly language: Language,
  ) {
    const names = seats.map((seat) => seat.name || undefined);
    this.replay = new Replay(game, start, record, names);
  }

  get steps(): number {
    return this.replay.steps;
  }
  seek(at: number, viewer: Seat | null): ReplayUpdate {
    const { scene, moments, status } = this.replay.seek(at, viewer, this.language);
    return { at, steps: this.steps, scene, moments: packMoments(moments), status: packStatus(status) };
  }
  story(from: number, to: number, viewer: Seat | null): readonly (readonly Line[])[] {
    return this.replay.story(from, to, viewer, this.language);
  }
}
