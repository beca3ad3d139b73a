import { FRAME_REGISTERS, R } from "@rifthall/effects";
import { type Card, type Frame, NO_REF, NOBODY, NONE, type Seat } from "@rifthall/kernel/ids";
import { PREVIOUS, PROCEDURE } from "@rifthall/kernel/machine";
import { FRAME, finish, type State, TOP, tire, VOID } from "@rifthall/kernel/state";

const WORDS = Math.min(...Object.values(R)) + Object.keys(FRAME_REGISTERS).length;

/** A frame above the stack that only reads: for asking what a card's words mean while nothing of it runs. */
export function probe(s: State, self: Card, you: Seat): Frame {
  s.effort++;
  tire(s);
  let f = s.cell[TOP];
  if (f + WORDS > s.stack.length) {
    finish(s, NOBODY, VOID);
    f = s.stack.length - WORDS;
  }
  // Another probe, asked for meanwhile, lies above this one.
  s.cell[TOP] = f + WORDS;
  // Whatever runs now lies around it, so that "this attack" means the one under way.
  s.stack[f + PREVIOUS] = s.cell[FRAME];
  s.stack[f + PROCEDURE] = NONE;
  s.stack[f + R.self] = self;
  s.stack[f + R.you] = you;
  s.stack[f + R.that] = NO_REF;
  return f as Frame;
}

/** Takes the last probe away; nothing is left of it. */
export function unprobe(s: State, f: Frame): void {
  s.cell[TOP] = f;
  for (let i = 0; i < WORDS; i++) s.stack[f + i] = 0;
}
