import { describeStatus, type Status } from "@rifthall/host";
import { isOver, type Language, type Match, Refusal, type Seat } from "@rifthall/kernel";
import { type Request, text } from "./request.js";

const MOST = 1_000;
/** As many inputs as a record may hold. */
const INPUTS = 60_000;

/** An open match and the language it is told in. */
export interface Table {
  readonly match: Match;
  readonly language: Language;
}

/** The matches this process holds open, by name. */
export class Tables {
  private readonly open = new Map<string, Table>();
  private made = 0;

  add(table: Table): string {
    if (this.open.size >= MOST)
      throw new Refusal("too-many-matches", `${MOST} matches are open; close one before opening another`);
    const name = `m${++this.made}`;
    this.open.set(name, table);
    return name;
  }

  find(r: Request): Table {
    const name = text(r, "match");
    const table = this.open.get(name);
    if (!table) throw new Refusal("unknown-match", `no match "${name}" is open; "new", "setup" and "load" open one`);
    return table;
  }

  close(r: Request): void {
    this.find(r);
    this.open.delete(text(r, "match"));
  }
}

export const seatsOf = ({ match }: Table): number => match.state.shape.seats;

export const statusOf = ({ match, language }: Table, reader: Seat | null): Status =>
  describeStatus(match.game, match.state, reader, language);

/** Refuses where nothing can be chosen any more. */
export function checkRunning(table: Table): void {
  if (isOver(table.match.state)) throw new Refusal("over", "the match is over");
  checkLength(table);
}

/** Every input is kept, undone ones too, and a longer list could not be loaded again. */
export function checkLength({ match }: Table): void {
  if (match.inputs.length >= INPUTS) throw new Refusal("too-many-inputs", `a match takes at most ${INPUTS} inputs`);
}
