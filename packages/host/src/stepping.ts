import { isSole, type Option, type Seat } from "@rifthall/kernel/ids";
import { PC, pending } from "@rifthall/kernel/machine";
import { asked, FRAME, isOver, type State } from "@rifthall/kernel/state";

/**
 * The people who have stepped back from a question that several answer. In a phase where every action asks all of them
 * anew, whoever is done would else be asked again after each move of a bot; so bots go on until they are done
 * themselves, and only then is that person asked once more. Nobody loses a say: who is asked may answer at any time.
 */
export class SteppedBack {
  /** By question, that is by the place in the program of the frame that asks. */
  private readonly seats = new Map<string, Set<Seat>>();

  /** Looks at an answer before it is given. */
  note(s: State, seat: Seat, answer: Option, isPerson: boolean): void {
    const { back } = pending(s);
    if (back === null || back === undefined) return;
    const place = placeOf(s);
    const seats = this.seats.get(place) ?? new Set();
    // The last to step back ends it; what is asked there later is another question.
    if (answer === back && isSole(asked(s))) seats.clear();
    else if (isPerson && answer === back) seats.add(seat);
    else if (isPerson) seats.clear();
    this.seats.set(place, seats);
  }

  has(s: State, seat: Seat): boolean {
    return !isOver(s) && this.seats.get(placeOf(s))?.has(seat) === true;
  }

  /** Something was taken back: everybody is waited for again. */
  forget(): void {
    this.seats.clear();
  }
}

const placeOf = (s: State): string => `${s.cell[FRAME]}:${s.stack[s.cell[FRAME] + PC]}`;
