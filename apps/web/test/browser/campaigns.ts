import type { CampaignView } from "@rifthall/service";
import { campaigned } from "./campaign.ts";
import type { Hall, Visitor } from "./rifthall.ts";

export const GAME = "beyond-the-rift";
export const FIRST = "the-gate-at-low-ferry";
export const SECOND = "straw-and-tar";

let won: ReturnType<typeof campaigned> | undefined;
/** Two heroes have won the first scenario and the one after it; played once for all who ask. */
export function wonTwice(): ReturnType<typeof campaigned> {
  won ??= campaigned(
    GAME,
    "old-friends",
    [
      [FIRST, true],
      [SECOND, true],
    ],
    ["bastian", "elisa"],
  );
  return won;
}

export const bring = (visitor: Visitor, text: string): Promise<string> => visitor.ask("bringCampaign", GAME, text);
export const viewOf = (visitor: Visitor, campaign: string): Promise<CampaignView> =>
  visitor.ask("campaign", campaign, "en");
export const button = ({ page }: Visitor, name: string | RegExp) => page.getByRole("button", { name }).first();
export const campaignAt = ({ page }: Visitor): string => /#\/campaign\/([^/]+)/.exec(page.url())?.[1] ?? "";

/** Somebody who has come so far looks at a screen of it. */
export async function standing(
  hall: Hall,
  at: (campaign: string) => string,
  settings?: Readonly<Record<string, unknown>>,
): Promise<{ readonly visitor: Visitor; readonly campaign: string }> {
  const visitor = await hall.visit(settings ? { settings } : {});
  const campaign = await bring(visitor, JSON.stringify(wonTwice()));
  await visitor.go(at(campaign));
  return { visitor, campaign };
}
