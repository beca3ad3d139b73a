import type { OptionLine } from "@rifthall/host";
import type { Wire } from "@rifthall/kernel/game";

/** An option and the taps that say it. */
export interface Tapped<W extends Wire = Wire> {
  readonly option: OptionLine<W>;
  readonly taps: readonly string[];
}

/** Things that are ticked and then answered together. */
export interface Ticking {
  readonly of: { keys(): Iterable<string> };
  /** So many at most. */
  readonly most: number;
}

/** What a tap leads to. */
export type Step<W extends Wire = Wire> =
  | { readonly is: "chosen"; readonly path: readonly string[]; readonly option: OptionLine<W> }
  /** More is to be tapped; or, where nothing is left to tap, one of several is to be named. */
  | { readonly is: "going"; readonly path: readonly string[]; readonly among: readonly OptionLine<W>[] }
  | { readonly is: "refused"; readonly path: readonly string[] };

const startsWith = (taps: readonly string[], path: readonly string[]): boolean =>
  path.length <= taps.length && path.every((key, i) => taps[i] === key);

/** The options that are still meant after these taps. */
export const meantBy = <W extends Wire>(all: readonly Tapped<W>[], path: readonly string[]): readonly Tapped<W>[] =>
  all.filter(({ taps }) => taps.length > 0 && startsWith(taps, path));

/** What may be tapped next. */
export const nextKeys = (all: readonly Tapped[], path: readonly string[]): ReadonlySet<string> =>
  new Set(meantBy(all, path).flatMap(({ taps }) => taps.slice(path.length, path.length + 1)));

/** A tap goes on with what was begun, takes the place of the last one, or begins anew; a second tap on the last thing takes it back. */
export function tap<W extends Wire>(all: readonly Tapped<W>[], path: readonly string[], key: string): Step<W> {
  if (path.length > 0 && path[path.length - 1] === key) return { is: "going", path: path.slice(0, -1), among: [] };
  for (const begun of [path, path.slice(0, -1), []]) {
    const gone = [...begun, key];
    const meant = meantBy(all, gone);
    if (meant.length === 0) continue;
    const done = meant.filter(({ taps }) => taps.length === gone.length);
    const [only] = done;
    if (only && meant.length === 1) return { is: "chosen", path: gone, option: only.option };
    return { is: "going", path: gone, among: done.map(({ option }) => option) };
  }
  return { is: "refused", path: [...path, key] };
}

/** The one option that these taps say, where nothing more may be tapped; or, with none, the one that a button was tapped for. */
export const onlyOne = <W extends Wire>(
  all: readonly Tapped<W>[],
  path: readonly string[],
  among: readonly OptionLine<W>[],
): OptionLine<W> | undefined =>
  among.length === 1 && (path.length === 0 || nextKeys(all, path).size === 0) ? among[0] : undefined;

/** What may be ticked besides. */
export const ticking = ({ of, most }: Ticking, ticks: readonly string[]): ReadonlySet<string> =>
  new Set(ticks.length < most ? [...of.keys()].filter((key) => !ticks.includes(key)) : []);

/** Something somebody should know first: it waits to be done all the same. */
export interface Warned<W extends Wire> {
  readonly text: string;
  /** The answer that was warned of; none: taking one's last choice back. */
  readonly option: OptionLine<W> | null;
}
