import { isEffect } from "@rifthall/effects";
import { SIGNALS, type State } from "@rifthall/kernel/state";

/** Whatever waits in the queue is answered by an effect, or by what the game does without one. */
export function strayAnswers(s: State, own: readonly number[] = []): string[] {
  const list: string[] = [];
  for (let row = 0; row < s.cell[SIGNALS]; row++) {
    const answer = s.signalAnswer[row];
    if (!isEffect(s, answer) && !own.includes(answer)) list.push(`signal ${row} is answered by ${answer}, no effect`);
  }
  return list;
}
