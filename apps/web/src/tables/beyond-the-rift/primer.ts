import { terms } from "@rifthall/games/beyond-the-rift/terms";
import { settings } from "../../settings.svelte.ts";
import type { Primer } from "../../table/layout.ts";
import { divided } from "../../table/prompting.ts";
import { allTerms } from "./glossary.ts";
import { ROUND } from "./position.ts";
import { partIn, scenarioOf } from "./scenario.ts";
import { term, words } from "./text.ts";
import type { Session } from "./wire.ts";

const meaning = (id: keyof typeof terms): string => {
  const told = terms[id];
  return "meaning" in told ? told.meaning[settings.language] : "";
};

/** What it is about in a sentence each; what the scenario tells besides has a heading of its own. */
export function primer(session: Session): Primer {
  const of = scenarioOf(session);
  const { text, detail } = divided(partIn(of, "rules"));
  return {
    title: of.name,
    goal: `${text} ${words().goalIs}`.trim(),
    turn: ROUND.map((phase) => ({ name: term(`phase-${phase}`), text: divided(meaning(`phase-${phase}`)).text })),
    more: detail === "" ? [] : [{ title: of.name, lines: detail.split(/(?<=[.?!])\s+/) }],
    terms: allTerms(),
  };
}
