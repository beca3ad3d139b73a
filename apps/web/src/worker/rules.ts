import type { MatchRecord } from "@rifthall/kernel";
import type { Summary } from "../service/contract.ts";

/** The rules of each game as this page was built; no engine is fetched to know them. See vite.config.ts. */
declare const __RULES__: Readonly<Record<string, string>>;

/** Why a kept match cannot go on, where it was begun under other rules than are here. */
export function outdated({ game, rules: was }: MatchRecord): Summary["outdated"] {
  const is = Object.hasOwn(__RULES__, game) ? (__RULES__[game] ?? null) : null;
  return was === is ? null : { was, is };
}
