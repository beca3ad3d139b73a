import type { Content, Pack } from "@rifthall/kernel/game";
import { number, type Procedure } from "@rifthall/kernel/machine";
import type { State } from "@rifthall/kernel/state";
import { canonical, type Hashed, Refusal, shown, textHash, unknown } from "@rifthall/kernel/text";

/** What a game does with the packs that a match brings along. */
interface Contents<C extends Content> {
  content(extra: readonly Pack[]): C;
  /** Refuses what `content` would. */
  examine(extra: readonly Pack[]): void;
}

/**
 * A game's content by the packs that a match brings along. The built-in one is compiled once and stays; any other is
 * shared as long as somebody holds it, and goes with the last match that does.
 */
function contents<C extends Content>(
  game: string,
  /** The hash of its own packs as far as others come behind them; written ahead, since a cold process takes 10 ms for it. */
  ownHash: Hashed,
  /** With the compiled built-in content, of which nothing need be compiled again. */
  compile: (extra: readonly Pack[], hash: string, base: C | null) => C,
  look: (extra: readonly Pack[], base: () => C) => void,
): Contents<C> {
  const held = new Map<string, WeakRef<C>>();
  // Not found out by looking: whatever is looked at stays until the present turn is over.
  const gone = new FinalizationRegistry<string>((hash) => {
    if (held.get(hash)?.deref() === undefined) held.delete(hash);
  });
  let plain: C | undefined;
  const hashOf = (extra: readonly Pack[]): string => textHash(`${canonical(extra)}]`, ownHash);
  const base = (): C => {
    plain ??= compile([], hashOf([]), null);
    return plain;
  };
  const refuseOthers = (extra: readonly Pack[]): void => {
    for (const p of extra)
      if (p.game !== game)
        throw new Refusal("bad-pack", `pack ${shown(p.pack)} is for ${unknown("game", p.game, [game])}`);
  };
  // The same hash, the same game: in what order keys were written must not show, in a deck's cards as anywhere. What is
  // wrong is told as it was written.
  const compiled = (extra: readonly Pack[], text: string, hash: string): C => {
    try {
      return compile(JSON.parse(text), hash, base());
    } catch (error) {
      look(extra, base);
      throw error;
    }
  };
  const shared = (extra: readonly Pack[]): C => {
    refuseOthers(extra);
    const hash = hashOf(extra);
    const known = held.get(hash)?.deref();
    const text = canonical(extra);
    // The hash is no secret: packs made to have the hash of others must not be played in their place.
    if (known && canonical(known.packs) === text) return known;
    const made = compiled(extra, text, hash);
    held.set(hash, new WeakRef(made));
    gone.register(made, hash);
    return made;
  };
  return {
    content: (extra) => (extra.length > 0 ? shared(extra) : base()),
    examine: (extra) => {
      refuseOthers(extra);
      look(extra, base);
    },
  };
}

/** A game's own procedures, numbered in their order; that is part of the rules version. */
export function ownOf<S extends State>(procedures: readonly unknown[]): readonly Procedure<S>[] {
  const own = procedures as readonly Procedure<S>[];
  number(own);
  return own;
}

/** What is compiled: the built-in packs, then those of a match. */
interface Source<S extends State, P, C extends Content> {
  readonly builtIn: readonly P[];
  readonly extra: readonly P[];
  readonly own: readonly Procedure<S>[];
  readonly hash: string;
  /** The compiled built-in content, of which nothing is compiled again. */
  readonly base: C | null;
  /** Only looking, what is wrong is refused, and what is given cannot run. */
  readonly only: "looking" | null;
}
export type Compile<S extends State, P, C extends Content> = (source: Source<S, P, C>) => C;

/** Looks at packs likewise, with no more of the built-in ones than it needs for that. */
type Look<S extends State, P> = (builtIn: readonly P[], extra: readonly P[], own: readonly Procedure<S>[]) => void;

/** The content of a game whose effects run behind its own procedures. */
export function library<S extends State, P, C extends Content>(
  game: string,
  builtIn: readonly unknown[],
  ownHash: Hashed,
  own: readonly Procedure<S>[],
  compile: Compile<S, P, C>,
  look: Look<S, P> | null = null,
): Contents<C> {
  const ours = builtIn as readonly P[];
  const theirs = (extra: readonly unknown[]): readonly P[] => extra as readonly P[];
  return contents<C>(
    game,
    ownHash,
    (extra, hash, base) => compile({ builtIn: ours, extra: theirs(extra), own, hash, base, only: null }),
    (extra, base) => {
      if (look) look(ours, theirs(extra), own);
      else compile({ builtIn: ours, extra: theirs(extra), own, hash: "", base: base(), only: "looking" });
    },
  );
}
