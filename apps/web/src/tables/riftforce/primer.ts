import { terms } from "@rifthall/games/riftforce/terms";
import { termsIn } from "@rifthall/games/shared/terms";
import { settings } from "../../settings.svelte.ts";
import { glossary } from "../../table/glossary.ts";
import type { Primer } from "../../table/layout.ts";
import { capital } from "../../table/prompting.ts";
import { texts } from "./text.ts";
import { isDraft } from "./view.ts";
import type { Session } from "./wire.ts";

export function primer(session: Session): Primer {
  const t = texts().primer;
  const { mode } = session.picture.view;
  const drafting = isDraft(session.picture.view) ? [{ title: t.drafting, lines: t.draft }] : [];
  const modes = mode in t.modes ? [{ title: terms[mode].name[settings.language], lines: t.modes[mode] ?? [] }] : [];
  return {
    goal: t.goal,
    turn: t.turn,
    either: true,
    more: [...drafting, ...modes, { title: t.reading, lines: t.cards }],
    terms: glossary(termsIn(terms, settings.language), ({ name, meaning }) => ({ name: capital(name), meaning })),
  };
}
