import type { Advice } from "@rifthall/host";
import { Refused } from "@rifthall/service";
import type { Session } from "./session.svelte.ts";

/** Advice on the decision that waits, asked for while its drawer is open. */
export class Counsel {
  advice: Advice | null = $state.raw(null);
  /** There is nothing to advise on, or no more. */
  none = $state(false);
  private holding = false;

  constructor(private readonly session: Session) {}

  async ask(): Promise<void> {
    const { session } = this;
    const { opened, seat, decision, remote } = session;
    this.advice = null;
    this.none = false;
    const mine = seat !== null && session.options.length > 0;
    if (decision === null || opened.watching || (!mine && session.thinking === null)) {
      this.none = true;
      return;
    }
    try {
      this.holding = !mine;
      this.advice = mine
        ? await remote.call("advise", opened.match, seat)
        : await remote.call("consider", opened.match);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.none = true;
    }
  }

  /** The bot that waited because somebody looked goes on. */
  close(): void {
    if (this.holding) void this.session.remote.call("goOn", this.session.opened.match).catch(() => {});
    this.holding = false;
    this.advice = null;
  }
}
