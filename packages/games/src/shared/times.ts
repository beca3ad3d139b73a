import { amountOfThings, type Builder, type Value } from "@rifthall/effects";
import type { Frame } from "@rifthall/kernel/ids";
import { get, type Item, set } from "@rifthall/kernel/machine";
import type { State } from "@rifthall/kernel/state";

/** Does an item so many times, once where nothing is said, as long as it can be done. */
export function times<S extends State>(
  b: Builder<S>,
  many: Value | undefined,
  can: (s: S, f: Frame) => boolean,
  item: Item<S>,
): void {
  const left = b.register(amountOfThings);
  const again = b.label();
  const end = b.label();
  b.run((s, f) => set(s, f, left, many?.type === "amount" ? b.meanings.amount(s, f, many.amount) : 1));
  b.place(again);
  b.proceedIf((s, f) => get(s, f, left) > 0 && can(s, f), end);
  b.run((s, f) => set(s, f, left, get(s, f, left) - 1));
  b.items.push(item);
  b.goto(again);
  b.place(end);
}
