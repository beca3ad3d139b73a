import { type Act, changeOf, type Modifiable, type Node, R } from "@rifthall/effects";
import { type Card, type Frame, lowest, NONE, type Seat } from "@rifthall/kernel/ids";
import { get } from "@rifthall/kernel/machine";
import type { State } from "@rifthall/kernel/state";

/** What `get` does: to the cards selected; without a selection to this card, or to players where the stat is theirs. */
export const getting = <S extends State>(of: {
  isPlayerStat(word: string): boolean;
  /** Is there what the change is to last as long as? */
  isTime(s: S, f: Frame, node: Node): boolean;
  inPlay(s: S, card: Card): boolean;
  change(s: S, f: Frame, card: Card, node: Node): void;
  changePlayers(s: S, f: Frame, node: Node): void;
}): Act<S> => ({
  select: "to",
  option: "target",
  useful: (s, f, x, _n, node) => of.isTime(s, f, node) && (x === NONE || of.inPlay(s, x as Card)),
  run: (s, f, x, _n, node) => {
    const { word } = changeOf(node.values, "get");
    if (!of.isTime(s, f, node)) return;
    if (x === NONE && of.isPlayerStat(word)) of.changePlayers(s, f, node);
    else if (x === NONE && of.inPlay(s, get(s, f, R.self))) of.change(s, f, get(s, f, R.self), node);
    else if (x !== NONE && of.inPlay(s, x as Card)) of.change(s, f, x as Card, node);
  },
});

/** A card with what it changes while it is in play; and whom, where that is seen without asking. */
interface Changing {
  readonly ongoing: readonly { readonly key: number; readonly only?: string | null }[];
}

/** That a card changes a stat of others, and that it changes its own alone: of all others it need not be asked. */
const ANY_CARD = 1;
const ITSELF = 2;

/** By stat, then by definition: whether a card changes that stat while in play, null where none does; and whether any. */
export function changersIn(
  cards: readonly Changing[],
  stats: readonly Modifiable[],
): { readonly changers: readonly (Uint8Array | null)[]; readonly lasting: Uint8Array } {
  const changes = ({ ongoing }: Changing, key: number): number => {
    const there = ongoing.filter((o) => o.key === key);
    return there.length === 0 ? 0 : there.every(({ only }) => only === "self") ? ITSELF : ANY_CARD;
  };
  return {
    changers: Array.from({ length: stats.length + 1 }, (_, key) =>
      cards.some((c) => changes(c, key) > 0) ? Uint8Array.from(cards, (c) => changes(c, key)) : null,
    ),
    lasting: Uint8Array.from(cards, (c) => (c.ongoing.length > 0 ? 1 : 0)),
  };
}

/** A table whose content knows that, for cards whose changes are such. */
type Changed<O> = State & {
  readonly library: {
    readonly changers: readonly (Uint8Array | null)[];
    readonly cards: readonly { readonly ongoing: readonly O[] }[];
  };
};

/** What all cards in play add to a stat: to that of a card, or where it is NONE, of a player. `concerns` says whose. */
export function ongoingFor<O extends { readonly key: number; readonly by: number }, S extends Changed<O>>(
  s: S,
  key: number,
  card: Card,
  seat: Seat,
  concerns: (s: S, source: Card, o: O, card: Card, seat: Seat) => boolean,
): number {
  const changes = s.library.changers[key];
  if (changes === null) return 0;
  let sum = 0;
  const { lasting } = s;
  const { cards } = s.library;
  for (let word = 0; word < lasting.length; word++)
    for (let bits = lasting[word]; bits !== 0; bits &= bits - 1) {
      const source = ((word << 5) | lowest(bits)) as Card;
      const whose = changes[s.def[source]];
      if (whose === 0 || (whose === ITSELF && source !== card)) continue;
      const { ongoing } = cards[s.def[source]];
      for (let i = 0; i < ongoing.length; i++)
        if (ongoing[i].key === key && concerns(s, source, ongoing[i], card, seat)) sum += ongoing[i].by;
    }
  return sum;
}
