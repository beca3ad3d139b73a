import { failed } from "../../service/failed.ts";
import { hall } from "../../service/hall.svelte.ts";

/** What somebody does with what the server has of them: one thing after the other, and what went wrong is said. */
export class Doing {
  /** What went wrong last. */
  trouble: string | null = $state(null);
  private busy = false;

  /** Gives whether it was done. */
  protected async do(act: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = null;
    try {
      await act();
      return true;
    } catch (error) {
      // Whoever is not known any more is asked for a name.
      await hall.ask().catch(() => {});
      // Somebody thought better of it: that is nothing that went wrong.
      if (!(error instanceof Error && error.name === "NotAllowedError")) this.trouble = failed(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
