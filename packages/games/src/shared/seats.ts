import { type Effect, effectOf, type Foresees, type Grammar, R, type Verb } from "@rifthall/effects";
import { type Frame, NOBODY, NONE, only, option, type Seat, type Seats } from "@rifthall/kernel/ids";
import { ask, get, set } from "@rifthall/kernel/machine";
import { holds, type State } from "@rifthall/kernel/state";

const you = (s: State, f: Frame): Seat => get(s, f, R.you);

/** Who decides and who takes on what belongs to nobody: whoever of these answers first. */
export const taking = <S extends State>(
  kind: number,
  /** Those who may, where nobody has yet. */
  anyone: (s: S) => Seats,
  sits: (s: S, seat: Seat) => boolean = () => true,
): Pick<Grammar<S>, "decider" | "answered" | "volunteer"> => ({
  decider: (s, f) => (you(s, f) !== NONE && sits(s, you(s, f)) ? only(you(s, f)) : anyone(s)),
  answered: (s, f, seat) => {
    if (you(s, f) === NONE) set(s, f, R.you, seat);
  },
  volunteer: ask<S>({
    prompt: "take-on",
    who: (s, f) => (you(s, f) === NONE ? anyone(s) : NOBODY),
    options: (s, _f, seat) => s.offer.add(option(kind, seat)),
    choose: (s, f, _o, seat) => set(s, f, R.you, seat),
  }),
});

/** Would it for one of these seats as "you"? */
export function forOneOf<S extends State>(
  s: S,
  f: Frame,
  seats: number,
  sits: (s: S, seat: Seat) => boolean,
  would: Foresees<S>,
): boolean {
  const before = you(s, f);
  let found = false;
  for (let seat = 0 as Seat; seat < s.shape.seats && !found; seat++) {
    if ((seats & (1 << seat)) === 0 || !sits(s, seat)) continue;
    set(s, f, R.you, seat);
    found = would(s, f);
  }
  set(s, f, R.you, before);
  return found;
}

const EVERY_SEAT = -1;

/** A verb whose steps are done by each seat in turn, in seat order; inside, each of them is "you". */
export const inTurn = <S extends State>(
  verb: Pick<Verb<S>, "word" | "about" | "say">,
  sits: (s: S, seat: Seat) => boolean = () => true,
): Verb<S> => {
  const inner = (node: { readonly values: Parameters<typeof effectOf>[0] }): Effect => effectOf(node.values, verb.word);
  return {
    ...verb,
    args: { [verb.word]: { type: "effect" } },
    compile: (node, b) => {
      const before = b.register(holds.seatOrNone);
      const seat = b.register<Seat>({ range: ({ seats }) => [NONE, seats] });
      const again = b.label();
      const end = b.label();
      b.run((s, f) => {
        set(s, f, before, you(s, f));
        set(s, f, seat, NONE as Seat);
      });
      b.place(again);
      b.run((s, f) => {
        let next = (get(s, f, seat) + 1) as Seat;
        while (next < s.shape.seats && !sits(s, next)) next++;
        set(s, f, seat, next);
        if (next < s.shape.seats) set(s, f, R.you, next);
      });
      b.proceedIf((s, f) => get(s, f, seat) < s.shape.seats, end);
      b.effect(inner(node));
      b.goto(again);
      b.place(end);
      b.run((s, f) => set(s, f, R.you, get(s, f, before)));
    },
    able: (node, a) => {
      const would = a.effect(inner(node));
      return (s, f) => forOneOf(s, f, EVERY_SEAT, sits, would) || a.rest(s, f);
    },
  };
};
