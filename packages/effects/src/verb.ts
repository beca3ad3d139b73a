import type { State } from "@rifthall/kernel";
import { actAble } from "./able.js";
import type { Act, Verb } from "./grammar.js";
import { amountOf, selectOf } from "./tree.js";

/** A verb that does something to what it selects. */
export function acting<S extends State>(
  verb: Pick<Verb<S>, "word" | "about" | "args" | "say"> & { readonly act: Act<S> },
): Verb<S> {
  const { act } = verb;
  return {
    ...verb,
    compile: (node, b) =>
      b.act(
        node,
        act,
        act.select === undefined ? undefined : selectOf(node.values, act.select),
        act.amount === undefined ? 0 : amountOf(node.values, act.amount),
      ),
    able: actAble,
  };
}
