import { meantBy } from "../../table/choosing.ts";
import { divided } from "../../table/prompting.ts";
import { headline } from "../../table/story.ts";
import { ticks } from "../../table/ticks.ts";
import { signed } from "./face.ts";
import { enemyIn, pryingIn } from "./fight.ts";
import { deedBefore } from "./phase.ts";
import { heroIn, whereIs, zoneIn } from "./position.ts";
import { rowsIn, scenarioOf } from "./scenario.ts";
import { heroName, printedAs } from "./table.svelte.ts";
import { cardKey, rowIn } from "./taps.ts";
import { words } from "./text.ts";
import type { Choice, Gathering, Happened, Session } from "./wire.ts";

/** BR-106: a hand that is too large is brought down card by card; here the cards are ticked, and all go at once. */
export function gathers(session: Session): Gathering | undefined {
  const { decision, options, picture, seat } = session;
  const size = heroIn(picture, seat)?.handSize;
  if (decision?.prompt !== "discard-down" || seat === null || size === undefined) return undefined;
  const named = new Map(options.flatMap((o) => (o.do === "discard" ? [[o.card, o] as const] : [])));
  const held = zoneIn(picture, `hand-${seat}`);
  const of = ticks(held, named, cardKey);
  return { of, most: Math.min(of.size, held.length - size), label: words().throwAway };
}

/** While an attack or a defence is built the rift shows its sum and its odds: the prompt asks in a few words. */
export function asks(session: Session): { readonly text: string; readonly detail: string } | undefined {
  const { decision, picture } = session;
  const gathering = gathers(session);
  if (gathering && session.seat !== null) {
    return { text: words().tooMany(heroName(session, session.seat), gathering.most), detail: words().tooManyAbout };
  }
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

/** With a Door tapped, what is asked is how much to spend on it; with an attack card, whom it is for. */
export function asking(session: Session): { readonly text: string; readonly detail: string } | undefined {
  const prying = pryingIn(session);
  if (prying) return { text: words().prying(prying.name), detail: words().pryingAbout(prying.value) };
  const { path, pencilled, tapped, picture } = session;
  const held = whereIs(picture, rowIn(path[0] ?? "") ?? -1)?.card.card;
  if (held === undefined) return undefined;
  const name = session.nameOfCard(held);
  const meant = meantBy(tapped, path).map(({ option }) => option.do);
  if (pencilled?.do === "trade")
    return { text: words().noUse(name), detail: words().noUseAbout[meantFor(session, held)] };
  return !pencilled && meant.includes("attack") ? { text: words().whom(name), detail: "" } : undefined;
}

/** When a held card comes into its own. */
function meantFor(session: Session, card: string): "attack" | "defense" | "later" {
  const { attack, parts } = printedAs(session, card);
  if (attack) return "attack";
  return parts.some(({ slot }) => slot === "defense" || slot === "reaction") ? "defense" : "later";
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
