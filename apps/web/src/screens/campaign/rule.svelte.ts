import type { RuleText } from "@rifthall/service";
import { local } from "../../service/local.ts";
import { settings } from "../../settings.svelte.ts";

/** The rule that somebody wants to read. */
class Rule {
  shown: RuleText | null = $state.raw(null);

  async show(game: string, id: string): Promise<void> {
    this.shown = await local().call("rule", game, id, settings.language);
  }
  close(): void {
    this.shown = null;
  }
}
export const rule = new Rule();
