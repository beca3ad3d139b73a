import type { Content, Pack } from "@rifthall/kernel";
import { canonical, Refusal, shown, textHash, unknown } from "@rifthall/kernel";

/**
 * A game's content by the packs that a match brings along. The built-in one is compiled once and stays; any other is
 * shared as long as somebody holds it, and goes with the last match that does.
 */
export function contents<C extends Content>(
  game: string,
  builtIn: readonly unknown[],
  compile: (extra: readonly Pack[], hash: string) => C,
): (extra: readonly Pack[]) => C {
  const held = new Map<string, WeakRef<C>>();
  // Not found out by looking: whatever is looked at stays until the present turn is over.
  const gone = new FinalizationRegistry<string>((hash) => {
    if (held.get(hash)?.deref() === undefined) held.delete(hash);
  });
  let plain: C | undefined;
  const hashOf = (extra: readonly Pack[]): string => textHash(canonical([builtIn, extra]));
  const shared = (extra: readonly Pack[]): C => {
    for (const p of extra)
      if (p.game !== game)
        throw new Refusal("bad-pack", `pack ${shown(p.pack)} is for ${unknown("game", p.game, [game])}`);
    const hash = hashOf(extra);
    const known = held.get(hash)?.deref();
    // The hash is no secret: packs made to have the hash of others must not be played in their place.
    if (known && canonical(known.packs) === canonical(extra)) return known;
    const made = compile(extra, hash);
    held.set(hash, new WeakRef(made));
    gone.register(made, hash);
    return made;
  };
  return (extra) => {
    if (extra.length > 0) return shared(extra);
    plain ??= compile([], hashOf([]));
    return plain;
  };
}
