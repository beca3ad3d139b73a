import type { WebSocket } from "ws";
import type { Sessions } from "../store/sessions.js";

/** Sockets at once: of all, and of one person. */
const MOST = 10_000;
const MOST_OF_ONE = 12;
/** Our own codes: whoever has it is not let in any more. */
const ENDED = 4001;

export interface Here {
  readonly person: string;
  readonly session: string;
  /** They are called otherwise from now on. */
  renamed(name: string): void;
}
interface State extends Here {
  heard: boolean;
}

/** The sockets that are open here, and whose they are. */
export class Sockets {
  private readonly all = new Map<WebSocket, State>();
  private readonly byPerson = new Map<string, number>();

  constructor(
    private readonly now: () => number,
    private readonly sessions: Pick<Sessions, "alive">,
  ) {}

  get size(): number {
    return this.all.size;
  }

  /** Counts one in; false where there are too many. */
  admit(here: Here, socket: WebSocket): boolean {
    const own = this.byPerson.get(here.person) ?? 0;
    if (this.all.size >= MOST || own >= MOST_OF_ONE) return false;
    const state = { ...here, heard: true };
    this.all.set(socket, state);
    this.byPerson.set(here.person, own + 1);
    socket.on("pong", () => {
      state.heard = true;
    });
    socket.on("close", () => this.gone(socket, here.person));
    socket.ping(String(this.now()));
    return true;
  }

  private gone(socket: WebSocket, person: string): void {
    this.all.delete(socket);
    const left = (this.byPerson.get(person) ?? 0) - 1;
    if (left > 0) this.byPerson.set(person, left);
    else this.byPerson.delete(person);
  }

  /** Lets go of those who are gone without a word. */
  look(): void {
    for (const [socket, state] of this.all) {
      if (!state.heard) socket.terminate();
      state.heard = false;
      socket.ping(String(this.now()));
    }
  }

  /** Lets go of those whose session has ended, of one person or of all, and tells the others what they are called. */
  async check(person: string | null): Promise<void> {
    const theirs = [...this.all].filter(([, state]) => person === null || state.person === person);
    if (theirs.length === 0) return;
    const alive = await this.sessions.alive([...new Set(theirs.map(([, { session }]) => session))]);
    for (const [socket, state] of theirs) {
      const name = alive.get(state.session);
      if (name === undefined) socket.close(ENDED, "this session has ended");
      else state.renamed(name);
    }
  }

  close(code: number, why: string): void {
    for (const socket of this.all.keys()) socket.close(code, why);
  }
  terminate(): void {
    for (const socket of this.all.keys()) socket.terminate();
  }
}
