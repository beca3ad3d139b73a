import { describeStatus, type Status } from "@rifthall/host";
import type { Content, Language } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import type { Match } from "@rifthall/kernel/match";
import { isOver } from "@rifthall/kernel/state";
import { canonical, Refusal, textHash } from "@rifthall/kernel/text";
import type { Chronicle } from "./events.js";
import { type Request, text } from "./request.js";

/** What the open matches may come to: how many, with how many different packs, and what all of it weighs. */
const MOST_MATCHES = 1_000;
const MOST_CONTENTS = 200;
const MOST_MEGABYTES = 512;

/** An open match and the language it is told in. */
export interface Table {
  readonly match: Match;
  readonly language: Language;
  readonly chronicle: Chronicle;
}

/** As measured: a match besides its words, each of its inputs, a content, and each character of the packs it is made of. */
const MATCH = 20_000;
const INPUT = 200;
const CONTENT = 700_000;
const CHARACTER = 50;

const weightOf = ({ match }: Table): number => MATCH + 4 * match.words + INPUT * match.inputs.length;

/** What a match's packs come to, and by which they are known again. */
interface Weighed {
  readonly weight: number;
  readonly hash: string;
}

function weigh(packs: readonly unknown[]): Weighed {
  const written = canonical(packs);
  return { weight: CONTENT + CHARACTER * written.length, hash: textHash(written) };
}

/** The matches this process holds open, by name. */
export class Tables {
  private readonly open = new Map<string, Table>();
  /** What each content with packs weighs that an open match has. Matches with the same packs have the same one. */
  private readonly contents = new Map<Content, Weighed>();
  private made = 0;

  /** Refuses packs that no match could be opened with now, before anything is made of them: that weighs, too. */
  admit(packs: readonly unknown[]): void {
    const brought = packs.length > 0 ? weigh(packs) : null;
    const isKnown = [...this.contents.values()].some(({ hash }) => hash === brought?.hash);
    this.checkLimits(isKnown ? null : brought, 0);
  }

  add(table: Table): string {
    const { content } = table.match.start;
    // The hash is no secret: only what is the same content needs no further room.
    const brought = content.packs.length > 0 && !this.contents.has(content) ? weigh(content.packs) : null;
    this.checkLimits(brought, weightOf(table));
    if (brought) this.contents.set(content, brought);
    const name = `m${++this.made}`;
    this.open.set(name, table);
    return name;
  }

  private checkLimits(brought: Weighed | null, more: number): void {
    if (this.open.size >= MOST_MATCHES)
      throw new Refusal("too-many-matches", `${MOST_MATCHES} matches are open; close one before opening another`);
    if (brought && this.contents.size >= MOST_CONTENTS)
      throw new Refusal(
        "too-many-contents",
        `matches with ${MOST_CONTENTS} different packs are open; close them before opening one with others`,
      );
    this.checkRoom(more + (brought?.weight ?? 0));
  }

  /** Refuses to let the open matches grow where they weigh too much. */
  checkRoom(more = 0): void {
    let bytes = more;
    for (const table of this.open.values()) bytes += weightOf(table);
    for (const { weight } of this.contents.values()) bytes += weight;
    if (bytes > MOST_MEGABYTES * 1_000_000)
      throw new Refusal("too-much-memory", `the open matches weigh ${MOST_MEGABYTES} MB; close some to go on`);
  }

  find(r: Request): Table {
    const name = text(r, "match");
    const table = this.open.get(name);
    if (!table) throw new Refusal("unknown-match", `no match "${name}" is open; "new", "setup" and "load" open one`);
    return table;
  }

  close(r: Request): void {
    const { content } = this.find(r).match.start;
    this.open.delete(text(r, "match"));
    for (const { match } of this.open.values()) if (match.start.content === content) return;
    this.contents.delete(content);
  }
}

export const seatsOf = ({ match }: Table): number => match.state.shape.seats;

export const statusOf = ({ match, language }: Table, reader: Seat | null): Status =>
  describeStatus(match.game, match.state, reader, language);

/** Refuses where nothing can be chosen any more. */
export function checkRunning(table: Table): void {
  if (isOver(table.match.state)) throw new Refusal("over", "the match is over");
}
