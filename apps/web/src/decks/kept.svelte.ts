import { type Box, type KeptDeck, type OfGame, readBox } from "./box.ts";

const PLACE = "rifthall.decks";
const MOST = 200;

/** The decks this browser keeps, by game. */
class Kept {
  private box: Box = $state.raw(this.stored());

  of(game: string): readonly KeptDeck[] {
    return this.box[game]?.kept ?? [];
  }
  draft(game: string): KeptDeck | null {
    return this.box[game]?.draft ?? null;
  }

  /** One of the same name gives way. Whether it could be kept beyond this page. */
  save(game: string, deck: KeptDeck): boolean {
    const others = this.of(game).filter(({ name }) => name !== deck.name);
    return this.change(game, { kept: [deck, ...others].slice(0, MOST) });
  }
  remove(game: string, name: string): void {
    this.change(game, { kept: this.of(game).filter((deck) => deck.name !== name) });
  }
  sketch(game: string, draft: KeptDeck): void {
    this.change(game, { draft });
  }
  forget(): void {
    this.box = {};
    try {
      localStorage.removeItem(PLACE);
    } catch {
      // Nothing was kept.
    }
  }

  private stored(): Box {
    try {
      return readBox(localStorage.getItem(PLACE));
    } catch {
      return {};
    }
  }
  private change(game: string, to: Partial<OfGame>): boolean {
    // Another tab may have kept one meanwhile.
    const now = { ...this.box, ...this.stored() };
    this.box = { ...now, [game]: { kept: now[game]?.kept ?? [], draft: now[game]?.draft ?? null, ...to } };
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.box));
      return true;
    } catch {
      return false;
    }
  }
}
export const kept = new Kept();
