import type { Content, Pack } from "@rifthall/kernel/game";
import { canonical, Refusal, shown, textHash, unknown } from "@rifthall/kernel/text";

/**
 * A game's content by the packs that a match brings along. The built-in one is compiled once and stays; any other is
 * shared as long as somebody holds it, and goes with the last match that does.
 */
export function contents<C extends Content>(
  game: string,
  builtIn: readonly unknown[],
  /** With the compiled built-in content, of which nothing need be compiled again. */
  compile: (extra: readonly Pack[], hash: string, base: C | null) => C,
): (extra: readonly Pack[]) => C {
  const held = new Map<string, WeakRef<C>>();
  // Not found out by looking: whatever is looked at stays until the present turn is over.
  const gone = new FinalizationRegistry<string>((hash) => {
    if (held.get(hash)?.deref() === undefined) held.delete(hash);
  });
  let plain: C | undefined;
  let written: string | undefined;
  const hashOf = (extra: readonly Pack[]): string => {
    written ??= canonical(builtIn);
    return textHash(`[${written},${canonical(extra)}]`);
  };
  const base = (): C => {
    plain ??= compile([], hashOf([]), null);
    return plain;
  };
  const shared = (extra: readonly Pack[]): C => {
    for (const p of extra)
      if (p.game !== game)
        throw new Refusal("bad-pack", `pack ${shown(p.pack)} is for ${unknown("game", p.game, [game])}`);
    const hash = hashOf(extra);
    const known = held.get(hash)?.deref();
    // The hash is no secret: packs made to have the hash of others must not be played in their place.
    if (known && canonical(known.packs) === canonical(extra)) return known;
    const made = compile(extra, hash, base());
    held.set(hash, new WeakRef(made));
    gone.register(made, hash);
    return made;
  };
  return (extra) => (extra.length > 0 ? shared(extra) : base());
}
