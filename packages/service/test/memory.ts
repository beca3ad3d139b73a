import type { Broken, Kept, KeptCampaign, Lock, Neighbours, Store } from "../src/index.js";

/** Keeps matches, or campaigns, as long as the program runs. */
export class Memory<Row extends Kept | KeptCampaign = Kept> implements Store<Row> {
  private readonly rows = new Map<string, Row>();

  async put(kept: Row): Promise<void> {
    this.rows.set("match" in kept ? kept.match : kept.campaign, kept);
  }
  async get(id: string): Promise<Row | null> {
    return this.rows.get(id) ?? null;
  }
  async all(): Promise<readonly Row[]> {
    return [...this.rows.values()].sort((a, b) => b.played - a.played);
  }
  async broken(): Promise<readonly Broken[]> {
    return [];
  }
  async remove(id: string): Promise<void> {
    this.rows.delete(id);
  }
  async removeAll(): Promise<void> {
    this.rows.clear();
  }
}

/** For a desk that has its store to itself. */
export const ALONE: { readonly lock: Lock; readonly neighbours: Neighbours } = {
  lock: { hold: async () => () => {} },
  neighbours: { tell: () => {}, hear: () => {} },
};
