import type { State } from "@rifthall/kernel/state";
import { actAble } from "./able.js";
import type { Act, Verb } from "./grammar.js";

/** A verb that does something to what it selects. */
export function acting<S extends State>(
  verb: Pick<Verb<S>, "word" | "about" | "args" | "say" | "together" | "touches" | "personal"> & {
    readonly act: Act<S>;
  },
): Verb<S> {
  const { act } = verb;
  return {
    ...verb,
    compile: (node, b) => b.act(node, act),
    able: actAble,
  };
}
