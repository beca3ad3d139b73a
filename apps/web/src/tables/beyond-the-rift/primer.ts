import { terms } from "@rifthall/games/beyond-the-rift/terms";
import { settings } from "../../settings.svelte.ts";
import type { Primer } from "../../table/layout.ts";
import { allTerms } from "./glossary.ts";
import { ROUND } from "./position.ts";
import { partIn, scenarioOf } from "./scenario.ts";
import { term, words } from "./text.ts";
import type { Session } from "./wire.ts";

const meaning = (id: keyof typeof terms): string => {
  const told = terms[id];
  return "meaning" in told ? told.meaning[settings.language] : "";
};

export function primer(session: Session): Primer {
  const of = scenarioOf(session);
  return {
    title: of.name,
    goal: `${partIn(of, "rules")} ${words().goalIs}`,
    turn: ROUND.map((phase) => ({ name: term(`phase-${phase}`), text: meaning(`phase-${phase}`) })),
    terms: allTerms(),
  };
}
