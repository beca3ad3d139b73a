import { Refusal, tidyText } from "@rifthall/kernel/text";
import { LONGEST_SAID, type Manners, type MatchId, type Phrase } from "@rifthall/service";
import type { Hints } from "../between/hints.js";
import type { Person } from "../store/people.js";
import type { Among, SaidRow, Sayings } from "../store/sayings.js";
import type { Words } from "./words.js";

/** So many lines are told to whoever comes. */
const TOLD = 100;

type Listener = (line: SaidRow) => void;
interface Hearing {
  readonly match: MatchId;
  readonly among: Among;
  readonly listeners: Set<Listener>;
  /** The last line that was told. */
  last: number;
  reading: Promise<void>;
}

/** What is said at matches. Players hear players, and those who look on hear each other. */
export class Talk {
  private readonly rooms = new Map<string, Hearing>();

  constructor(
    private readonly sayings: Sayings,
    private readonly words: Words,
    private readonly hints: Pick<Hints, "tell" | "hear" | "missed">,
    private readonly fault: (error: unknown) => void,
  ) {
    hints.hear("said", (match) => this.heard(match));
    hints.missed(() => {
      for (const room of this.rooms.values()) this.read(room);
    });
  }

  /** What was said last. From now on the listener hears the rest, until the function given back is called. */
  async listen(
    match: MatchId,
    among: Among,
    listener: Listener,
  ): Promise<{ readonly lines: readonly SaidRow[]; readonly silence: () => void }> {
    const key = `${among} ${match}`;
    const lines = await this.sayings.since(match, among, 0, TOLD);
    const last = lines.at(-1)?.number ?? 0;
    const room = this.rooms.get(key) ?? { match, among, listeners: new Set(), last, reading: Promise.resolve() };
    this.rooms.set(key, room);
    room.listeners.add(listener);
    // What came since the lines were read is told.
    this.read(room);
    const silence = (): void => {
      room.listeners.delete(listener);
      if (room.listeners.size === 0) this.rooms.delete(key);
    };
    return { lines, silence };
  }

  async say(
    match: MatchId,
    among: Among,
    { id, name }: Person,
    { talk }: Manners,
    phrase: Phrase | null,
    given: string,
  ): Promise<SaidRow> {
    const isAllowed = talk === "anything" || (talk === "phrases" && phrase !== null);
    if (!isAllowed)
      throw new Refusal("quiet", "this is not said at this table", undefined, {
        en: "At this table only ready phrases are said, or nothing at all.",
        de: "An diesem Tisch sagt man nur Fertiges oder gar nichts.",
      });
    const text = phrase === null ? tidyText(given, LONGEST_SAID) : "";
    if (phrase === null && text === "") throw new Refusal("nothing-said", "nothing of that can be read");
    if (this.words.has(text))
      throw new Refusal("bad-word", "the host would not have that said", undefined, {
        en: "The host of this server would not have that said here.",
        de: "Wer diesen Server betreibt, möchte das hier nicht gesagt haben.",
      });
    const line = await this.sayings.add({ match, among, person: id, name, phrase, text });
    this.heard(match);
    this.hints.tell("said", match);
    return line;
  }

  private heard(match: MatchId): void {
    for (const among of ["players", "watchers"] as const) {
      const room = this.rooms.get(`${among} ${match}`);
      if (room) this.read(room);
    }
  }
  private read(room: Hearing): void {
    room.reading = room.reading.then(() => this.tellNew(room)).catch(this.fault);
  }
  private async tellNew(room: Hearing): Promise<void> {
    if (room.listeners.size === 0) return;
    for (const line of await this.sayings.since(room.match, room.among, room.last, TOLD)) {
      room.last = line.number;
      for (const listener of [...room.listeners]) listener(line);
    }
  }
}
