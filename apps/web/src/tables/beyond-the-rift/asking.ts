import { divided } from "../../table/prompting.ts";
import { headline } from "../../table/story.ts";
import { signed } from "./face.ts";
import { enemyIn, pryingIn } from "./fight.ts";
import { deedBefore } from "./phase.ts";
import { rowsIn, scenarioOf } from "./scenario.ts";
import { heroName } from "./table.svelte.ts";
import { words } from "./text.ts";
import type { Choice, Happened, Session } from "./wire.ts";

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

/** With a Door tapped, what is asked is how much to spend on it. */
export function asking(session: Session): { readonly text: string; readonly detail: string } | undefined {
  const prying = pryingIn(session);
  return prying && { text: words().prying(prying.name), detail: words().pryingAbout(prying.value) };
}

/** "Strike: 5 against Defence 3, …": the rest is to be seen, and so is in whose area the target stands. */
export function answers(option: Choice): string | undefined {
  if (option.do === "close") return option.label.split(":")[0];
  return option.do === "attack" || option.do === "open" ? option.label.replace(/ \([^()]*\)/, "") : undefined;
}

/** What is laid for an attack or a defence counts by what it makes of the odds. */
export function foretell(events: readonly Happened[], session: Session): readonly string[] | undefined {
  const { commitment } = session.picture.scene;
  const [first] = events;
  const option = session.options.find(
    (o) =>
      (o.do === "lay" && first?.do === "lay" && o.card === first.card) || (o.do === "guard" && first?.do === "guard"),
  );
  if (!commitment || !option || !("chance" in option) || option.chance === undefined) return undefined;
  const t = words();
  const outcome = `${t.chance(option.chance)} ${commitment.side === "hero" ? t.hits : t.safe}`;
  const name = option.do === "lay" ? session.nameOfCard(option.card) : t.defend;
  return [t.brings(`${name} ${signed(option.do === "lay" ? option.value : 1)}`, outcome)];
}

/** While enemies act, the prompt says what happens, and below it what led to it: the deed, and its row of the table. */
export function tells(session: Session): { readonly text: string; readonly detail?: string } | undefined {
  const line = session.film.showing?.line;
  if (!line || session.picture.scene.standing.phase !== "enemy") return undefined;
  const text = headline(line.text);
  const detail = [deedBefore(session.lines, line)?.text, rowOf(session)].filter(Boolean).join(" ");
  return detail === "" ? { text } : { text, detail };
}

function rowOf(session: Session): string {
  const { row, column } = session.picture.scene.standing;
  if (row === undefined || column === undefined) return "";
  const of = rowsIn(scenarioOf(session))[row];
  return of ? words().rowSays(of.who, column, of.columns[column] ?? "") : "";
}
