import type { OptionLine, Picture, Told } from "@rifthall/host";
import type { Wire } from "@rifthall/kernel/game";
import { Refused } from "@rifthall/service";
import type { Session } from "./session.svelte.ts";
import { headline } from "./story.ts";

/** What one option would bring, asked of whoever runs the match. */
export class Foreseeing<W extends Wire = Wire> {
  words: readonly string[] = $state.raw([]);
  events: readonly Told<W>[] = $state.raw([]);
  /** How the table would look then, where a table wants to know and it can be known. */
  after: Picture<W> | null = $state.raw(null);
  /** The option that was asked about last. */
  private wondered: OptionLine<W> | null = null;

  constructor(private readonly session: Session<W>) {}

  async ask(option: OptionLine<W>): Promise<void> {
    const { seat, decision, opened, remote, layout } = this.session;
    if (seat === null) return;
    this.wondered = option;
    try {
      const [told, scene] = await Promise.all([
        remote.call("preview", opened.match, seat, option.key),
        layout.looksAhead ? remote.call("outlook", opened.match, seat, option.key) : null,
      ]);
      // Somebody may have let go of it, or wonder about another by now.
      if (this.session.decision?.number !== decision?.number || this.wondered !== option) return;
      this.after = scene && { view: scene.standing, scene };
      this.tell(option, told);
    } catch (error) {
      if (!(error instanceof Refused)) this.session.say(error);
    }
  }

  private tell(option: OptionLine<W>, told: readonly { readonly event: Told<W>; readonly text: string }[]): void {
    const { layout } = this.session;
    this.events = told.map(({ event }) => event);
    // That it is done need not be said to who is about to do it.
    const outcomes = told[0]?.event.do === option.do ? told.slice(1) : told;
    this.words =
      layout.foretell?.(this.events, this.session) ??
      // How it all ends is a story of its own, told when it does.
      outcomes.map(({ text }) => layout.worded?.(headline(text)) ?? headline(text));
  }

  /** Wonders no longer. */
  forget(): void {
    this.words = [];
    this.events = [];
    this.after = null;
    this.wondered = null;
  }
}
