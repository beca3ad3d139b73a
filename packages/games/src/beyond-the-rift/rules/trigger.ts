import { type Card, NONE } from "@rifthall/kernel/ids";
import { enqueue } from "@rifthall/kernel/machine";
import type { Run } from "../content.js";
import { type BeyondTheRift, defOf, scenarioRow } from "../table.js";

export type Happening = "killed" | "spawned" | "opened";

/** Something happened to a card: what the card itself and the scenario do about it waits until the step is over. */
export function happened(s: BeyondTheRift, word: Happening, card: Card): void {
  if (word !== "opened") queue(s, defOf(s, card)[word], card, card);
  queue(s, s.shape.scenario[word], scenarioRow, card);
}

function queue(s: BeyondTheRift, answer: Run | null, self: Card, that: Card): void {
  if (answer !== null && answer.procedure !== NONE) enqueue(s, answer.procedure, self, that);
}
