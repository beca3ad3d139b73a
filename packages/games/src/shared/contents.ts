import type { Content, Pack } from "@rifthall/kernel";
import { canonical, Refusal, textHash, unknown } from "@rifthall/kernel";

/** How many compiled contents a game keeps. */
const MOST_KEPT = 64;

/** A game's content by the packs that a match brings along. Each is compiled once; the built-in one is asked for most. */
export function contents<C extends Content>(
  game: string,
  builtIn: readonly unknown[],
  compile: (extra: readonly Pack[], hash: string) => C,
): (extra: readonly Pack[]) => C {
  const kept = new Map<string, C>();
  let plain: C | undefined;
  const compiled = (extra: readonly Pack[]): C => {
    for (const p of extra)
      if (p.game !== game)
        throw new Refusal("bad-pack", `pack "${String(p.pack)}" is for ${unknown("game", String(p.game), [game])}`);
    const hash = textHash(canonical([builtIn, extra]));
    const known = kept.get(hash);
    if (known) return known;
    const made = compile(extra, hash);
    if (kept.size > MOST_KEPT) kept.clear();
    kept.set(hash, made);
    return made;
  };
  return (extra) => {
    if (extra.length > 0) return compiled(extra);
    plain ??= compiled([]);
    return plain;
  };
}
