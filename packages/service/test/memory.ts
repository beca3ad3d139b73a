import type { Broken, Kept, Lock, MatchId, Neighbours, Store } from "../src/index.js";

/** Keeps matches as long as the program runs. */
export class Memory implements Store {
  private readonly matches = new Map<MatchId, Kept>();

  async put(kept: Kept): Promise<void> {
    this.matches.set(kept.match, kept);
  }
  async get(match: MatchId): Promise<Kept | null> {
    return this.matches.get(match) ?? null;
  }
  async all(): Promise<readonly Kept[]> {
    return [...this.matches.values()].sort((a, b) => b.played - a.played);
  }
  async broken(): Promise<readonly Broken[]> {
    return [];
  }
  async remove(match: MatchId): Promise<void> {
    this.matches.delete(match);
  }
  async removeAll(): Promise<void> {
    this.matches.clear();
  }
}

/** For a desk that has its store to itself. */
export const ALONE: { readonly lock: Lock; readonly neighbours: Neighbours } = {
  lock: { hold: async () => () => {} },
  neighbours: { tell: () => {}, hear: () => {} },
};
