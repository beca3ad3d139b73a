import type { Game, Language, Reason } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import type { State } from "@rifthall/kernel/state";
import { Refusal } from "@rifthall/kernel/text";

export type Candidate = Readonly<Record<string, string | number | true>>;

export interface Why {
  readonly legal: boolean;
  readonly reasons: readonly (Reason & { readonly text: string })[];
}

/** What an option line says besides what is done: a whole line may be sent back as a candidate. */
const ADDED = ["index", "key", "label", "idle"];
const FIELDS = 32;

/** Reads a candidate that came from outside. */
export function readCandidate(value: unknown, place = "candidate"): Candidate {
  const right = `${place} must be an object with the fields of an option, such as {"do": …}`;
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Refusal("bad-candidate", right);
  const fields = Object.entries(value).filter(([key]) => !ADDED.includes(key));
  if (fields.length > FIELDS) throw new Refusal("bad-candidate", `${place} has more than ${FIELDS} fields`);
  for (const [key, field] of fields)
    if (typeof field !== "string" && typeof field !== "number")
      throw new Refusal("bad-candidate", `${place}.${key} must be a text or a number`);
  return Object.fromEntries(fields);
}

/** Whether that seat may do this now, and if not, why: each reason cites its rule. */
export function why(game: Game, s: State, seat: Seat, candidate: Candidate, language: Language): Why {
  const reasons = game.reasons(s, seat, candidate);
  const speech = game.speech[language];
  return {
    legal: reasons.length === 0,
    reasons: reasons.map((reason) => ({ ...reason, text: speech.reason(reason.code) })),
  };
}
