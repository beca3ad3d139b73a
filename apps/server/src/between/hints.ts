/**
/**
 * What kind of thing has changed: a match has more inputs, or is another altogether; a table to which people are invited is
 * another; who looks at a match, what is said at it, whom somebody has to do with; or a person is called otherwise, or some
 * session of theirs has ended.
 */
export type Kind = "match" | "anew" | "table" | "here" | "said" | "person" | "session";

/** What nodes at one database tell each other: that something is to be read there, and nothing else. */
export interface Hints {
  tell(kind: Kind, id: string): void;
  hear(kind: Kind, listener: (id: string) => void): void;
  /** Calls where hints may have been missed, so that all is to be read. */
  missed(listener: () => void): void;
  close(): Promise<void>;
}

/** A server that has its store to itself has nobody to tell. */
export const ALONE: Hints = { tell: () => {}, hear: () => {}, missed: () => {}, close: async () => {} };

/** Who hears of what. */
export class Listeners {
  private readonly listeners: { readonly kind: Kind; readonly listener: (id: string) => void }[] = [];
  private readonly lost: (() => void)[] = [];

  hear(kind: Kind, listener: (id: string) => void): void {
    this.listeners.push({ kind, listener });
  }
  missed(listener: () => void): void {
    this.lost.push(listener);
  }
  say(kind: string, id: string): void {
    for (const one of this.listeners) if (one.kind === kind) one.listener(id);
  }
  sayMissed(): void {
    for (const listener of this.lost) listener();
  }
}
