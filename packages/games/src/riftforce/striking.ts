import type { Effect } from "@rifthall/effects";
import { walk } from "../shared/walk.js";
import type { Guilds } from "./content.js";

/** What guilds strike with, as their cards say. */
export interface Striking {
  /** By guild: how hard the first blow of its activation is. */
  readonly power: Int32Array;
  /** By guild: does that blow fall elsewhere than where the card lies? */
  readonly roams: Uint8Array;
}

const known = new WeakMap<Guilds, Striking>();
/** Mostly one content is asked about over and over. */
let last: { readonly library: Guilds; readonly striking: Striking } | undefined;

export function strikingOf(library: Guilds): Striking {
  if (last?.library === library) return last.striking;
  const found = known.get(library) ?? read(library);
  known.set(library, found);
  last = { library, striking: found };
  return found;
}

function read({ list }: Guilds): Striking {
  const blows = list.map(({ activate }) => firstBlow(activate));
  return {
    power: Int32Array.from(blows, ({ power }) => power),
    roams: Uint8Array.from(blows, ({ roams }) => (roams ? 1 : 0)),
  };
}

function firstBlow(effect: Effect): { readonly power: number; readonly roams: boolean } {
  let power = 0;
  let roams = false;
  walk(effect, ({ verb, values }) => {
    if (power > 0) return;
    if (verb === "move" || verb === "at") roams = true;
    const { damage } = values;
    if (verb === "damage" && damage?.type === "amount" && typeof damage.amount === "number") power = damage.amount;
  });
  return { power, roams };
}
