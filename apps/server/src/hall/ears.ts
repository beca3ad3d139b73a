import type { Hints } from "../between/hints.js";

/** Who hears that something about them has changed, at whatever node. */
export class Ears {
  private readonly listening = new Map<string, Set<() => void>>();

  constructor(private readonly hints: Pick<Hints, "tell" | "hear" | "missed">) {
    hints.hear("person", (person) => this.say(person));
    hints.missed(() => {
      for (const person of this.listening.keys()) this.say(person);
    });
  }

  listen(person: string, listener: () => void): () => void {
    const all = this.listening.get(person) ?? new Set();
    this.listening.set(person, all);
    all.add(listener);
    return () => {
      all.delete(listener);
      if (all.size === 0) this.listening.delete(person);
    };
  }

  tell(person: string): void {
    this.say(person);
    this.hints.tell("person", person);
  }
  private say(person: string): void {
    for (const listener of [...(this.listening.get(person) ?? [])]) listener();
  }
}
