import type { Text, Wire } from "@rifthall/kernel/game";
import { type Seat, seatList } from "@rifthall/kernel/ids";
import { asked, type State } from "@rifthall/kernel/state";
import { Refusal } from "@rifthall/kernel/text";
import type { Status } from "./decision.js";
import type { Story } from "./log.js";
import type { UndoRequest } from "./undo.js";

/** What a seat answers: the number of the decision it saw and the key of the option it wants. */
export interface Answer {
  readonly number: number;
  readonly key: number;
}

/** All a seat needs to draw the table, given what it knows already. */
export interface Update<W extends Wire = Wire> extends Story<W> {
  readonly status: Status<W>;
  readonly undo: UndoRequest | null;
}

const PAST: Text = {
  en: "Somebody else was quicker. Look again: the table has moved on.",
  de: "Jemand war schneller. Sieh noch einmal hin: Am Tisch ging es weiter.",
};

/** Why an answer to decision `number` cannot be taken while `waiting` is asked. */
export function notTaken(s: State, seat: Seat, number: number, waiting: number): Refusal {
  if (number < waiting)
    return new Refusal("moved-on", `the table moved on: decision ${number} is past, ${waiting} waits`, undefined, PAST);
  const deciding = seatList(asked(s));
  return deciding.includes(seat)
    ? new Refusal("illegal", `this is not an option of decision ${number}`)
    : new Refusal("not-asked", `seat ${seat} is not asked; ${deciding.join(", ")} may answer`);
}
