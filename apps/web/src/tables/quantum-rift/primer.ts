import { terms } from "@rifthall/games/quantum-rift/terms";
import { settings } from "../../settings.svelte.ts";
import type { Primer } from "../../table/layout.ts";
import { allTerms } from "./glossary.ts";
import { TURN } from "./position.ts";
import { chapterOf } from "./stories.ts";
import { term, words } from "./text.ts";
import type { Session } from "./wire.ts";

export const primer = (session: Session): Primer => ({
  title: chapterOf(session)?.name,
  goal: words().goalIs,
  turn: TURN.map((phase) => ({
    name: term(`phase-${phase}`),
    text: terms[`phase-${phase}`].meaning[settings.language],
  })),
  terms: allTerms(),
});
