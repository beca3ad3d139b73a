import { local } from "../service/local.ts";
import { kept } from "./kept.svelte.ts";

/** A kept deck as a seat may choose it. */
interface OfferedDeck {
  readonly name: string;
  /** Empty where a code cannot say it. */
  readonly code: string;
  readonly legal: boolean;
}

/** The kept decks of each game with their codes, asked for once and again when they have changed. */
class Offered {
  private readonly found: Record<string, readonly OfferedDeck[]> = $state({});
  private readonly asked = new Map<string, unknown>();

  of(game: string): readonly OfferedDeck[] {
    return this.found[game] ?? [];
  }

  look(game: string): void {
    const decks = kept.of(game);
    if (this.asked.get(game) === decks) return;
    this.asked.set(game, decks);
    const reports = decks.map(async ({ name, leader, cards }): Promise<OfferedDeck> => {
      try {
        const { code, legal } = await local().call("deck", game, { leader, cards }, "en");
        return { name, code: code ?? "", legal: legal && code !== null };
      } catch {
        return { name, code: "", legal: false };
      }
    });
    void Promise.all(reports).then((all) => {
      if (this.asked.get(game) === decks) this.found[game] = all;
    });
  }
}
export const offered = new Offered();
