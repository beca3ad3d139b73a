import type { CampaignBearer, CampaignItem } from "@rifthall/kernel/game";
import type { Journey } from "./journey.svelte.ts";
import type { CampaignLook } from "./look.ts";
import { campaignWords } from "./text/index.ts";

/** Something that would be changed, to be asked before it is. */
export interface Proposal {
  readonly ask: string;
  readonly about: string;
  readonly rule: string;
  readonly yes: string;
  /** The words that do it. */
  readonly words: readonly string[];
  /** Why it cannot be done, if it cannot. */
  readonly why: string | undefined;
}

/** What is being tried: an item on or off, or the other side of the board. */
export function proposed(
  journey: Journey,
  bearer: CampaignBearer,
  item: CampaignItem | undefined,
  turned: boolean,
  look: CampaignLook,
): Proposal | null {
  const w = campaignWords();
  const { changes = [], underway, matches = [] } = journey.view ?? {};
  const own = changes.filter((change) => change.bearer === bearer.id);
  const on = matches.find(({ id }) => id === underway?.match);
  const blocked = on ? w.underwayAbout(on.name) : bearer.dead ? w.isDead(bearer.name) : undefined;
  if (turned) {
    const change = own.find(({ does }) => does === "turn");
    return {
      ask: w.turnAsk(bearer.name),
      about: w.turnAbout,
      rule: look.rules.sides,
      yes: w.turn,
      words: change?.words ?? [],
      why: change ? undefined : (blocked ?? w.sideClosed),
    };
  }
  if (!item) return null;
  const isWorn = item.wearer === bearer.id;
  const change = own.find((one) => one.item === item.id && one.does === (isWorn ? "take-off" : "put-on"));
  const refused = isWorn ? w.stayOn : w.notFor(item.whom);
  return {
    ask: isWorn ? w.takeAsk(bearer.name, item.name) : w.giveAsk(bearer.name, item.name),
    about: isWorn ? w.takeAbout : w.giveAbout,
    rule: isWorn || change ? look.rules.off : look.rules.whom,
    yes: isWorn ? w.take : w.give,
    words: change?.words ?? [],
    why: change ? undefined : (blocked ?? refused),
  };
}
