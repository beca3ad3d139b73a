import { divided } from "../../table/prompting.ts";
import { enemyIn } from "./fight.ts";
import { heroName } from "./table.svelte.ts";
import { words } from "./text.ts";
import type { Choice, Session } from "./wire.ts";

/** While an attack or a defence is built the rift shows its sum and its odds: the prompt asks in a few words. */
export function asks(session: Session): { readonly text: string; readonly detail: string } | undefined {
  const { decision, picture } = session;
  const { commitment } = picture.scene;
  if (!commitment || (decision?.prompt !== "commit-attack" && decision?.prompt !== "commit-defence")) return undefined;
  const t = words();
  const seen = enemyIn(picture, commitment);
  const enemy = seen ? session.nameOfCard(seen.card) : "";
  const leader = heroName(session, commitment.seat);
  const { detail } = divided(decision.text);
  if (commitment.seat !== session.seat) return { text: t.askAid(leader, enemy), detail };
  const text = commitment.side === "hero" ? t.askStrike(enemy, commitment.total) : t.askStand(enemy, commitment.total);
  return { text, detail };
}

/** "Strike: 5 against Defence 3, …": the rest is to be seen. */
export const answers = (option: Choice): string | undefined =>
  option.do === "close" ? option.label.split(":")[0] : undefined;
