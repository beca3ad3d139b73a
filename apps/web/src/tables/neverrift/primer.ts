import type { Primer } from "../../table/layout.ts";
import { allTerms } from "./glossary.ts";
import { words } from "./text.ts";

export function primer(): Primer {
  const t = words();
  return {
    goal: t.goalIs,
    turn: t.turnIs.map((text) => ({ text })),
    more: [{ title: t.reading, lines: t.readingIs }],
    terms: allTerms(),
  };
}
