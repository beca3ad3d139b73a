import type { CampaignBearer, CampaignItem, CampaignSheet, Language } from "@rifthall/kernel/game";
import { campaignsOf, type Opened } from "./chronicle.js";

/** What the match played last has changed on the sheet. */
export interface CampaignGains {
  readonly items: readonly CampaignItem[];
  readonly notes: CampaignSheet["notes"];
  /** Who has come along, whose other side may be used from now on, and who is lost for good. */
  readonly joined: readonly CampaignBearer[];
  readonly opened: readonly CampaignBearer[];
  readonly dead: readonly CampaignBearer[];
}

export function gainsOf({ game, content, chronicle }: Opened, language: Language): CampaignGains {
  const { campaign, last } = chronicle;
  const sheet = (of: typeof campaign): CampaignSheet => campaignsOf(game).sheet(content, of, language);
  const now = sheet(campaign);
  const before = last === undefined ? now : sheet(last.before);
  const was = new Map(before.bearers.map((bearer) => [bearer.id, bearer]));
  const isNew = <T extends { readonly id: string }>(all: readonly T[]) => {
    const known = new Set(all.map(({ id }) => id));
    return ({ id }: T): boolean => !known.has(id);
  };
  return {
    items: now.items.filter(isNew(before.items)),
    notes: now.notes.filter(isNew(before.notes)),
    joined: now.bearers.filter(isNew(before.bearers)),
    opened: now.bearers.filter(({ id, open }) => open && !was.get(id)?.open),
    dead: now.bearers.filter(({ id, dead }) => dead && !was.get(id)?.dead),
  };
}
