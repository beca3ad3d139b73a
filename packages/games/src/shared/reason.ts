import type { Described, Offers, Reason } from "@rifthall/kernel/game";
import { type Card, type Def, includes, NONE, type Option, type Seat, thingOf } from "@rifthall/kernel/ids";
import { pending } from "@rifthall/kernel/machine";
import { optionList } from "@rifthall/kernel/match";
import { asked, isOver, type State } from "@rifthall/kernel/state";
import { sees } from "@rifthall/kernel/zone";

/** What somebody would do, in the fields of an option; a field left out may be anything. */
export type Candidate = Readonly<Record<string, unknown>>;

export const no = (code: string, rule: string): readonly Reason[] => [{ code, rule }];

/** Is it one of these options? */
export const isAmong = (c: Candidate, options: readonly Described[]): boolean =>
  options.some((o) => Object.entries(c).every(([key, value]) => o[key] === value));

/** Why a candidate is not legal, of a verb that there is, of a seat that is asked; `against` says what else there is. */
export const judging =
  <S extends State, Kind extends string>(
    kinds: readonly Kind[],
    [over, notAsked, unknownVerb]: readonly [over: Reason, notAsked: Reason, unknownVerb: Reason],
    against: (s: S, seat: Seat, what: Kind, c: Candidate) => readonly Reason[],
  ) =>
  (s: S, seat: Seat, c: Candidate): readonly Reason[] => {
    if (isOver(s)) return [over];
    if (!includes(asked(s), seat)) return [notAsked];
    const what = kinds.find((kind) => kind === c.do);
    return what === undefined ? [unknownVerb] : against(s, seat, what, c);
  };

/** An option without a thing of the game: a branch of an effect, or the word alone. */
export const bare = <Kind extends string>(what: Kind, o: Option): Bare<Kind> =>
  (what === "choose" ? { do: what, branch: thingOf(o) } : { do: what }) as Bare<Kind>;
type Bare<Kind extends string> = Kind extends "choose" ? Offers<"choose", { branch: number }> : Offers<Kind>;

/** What a seat may answer now, in the game's words. */
export const listed = <S extends State, O>(s: S, seat: Seat, describe: (s: S, o: Option) => O): O[] =>
  optionList(s, seat).map((o) => describe(s, o));

/** The name of the prompt that waits: a part of the game, or the verb of an effect that asks. */
export const promptOf = (s: State): string => pending(s).prompt;

/** What lies anywhere that the seat can see, each definition once. */
export function defsInSight(s: State, seat: Seat): Set<Def> {
  const defs = new Set<Def>();
  for (let c = 0 as Card; c < s.shape.cards; c = (c + 1) as Card)
    if (s.zone[c] !== NONE && sees(s, seat, c)) defs.add(s.def[c]);
  return defs;
}
