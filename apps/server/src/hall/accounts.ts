import type { Tables } from "@rifthall/service";
import type { Hints } from "../between/hints.js";
import type { Bans } from "../store/bans.js";
import type { Commits } from "../store/commits.js";
import { forget } from "../store/forget.js";
import type { Keys } from "../store/keys.js";
import type { Matches } from "../store/matches.js";
import type { People, Person } from "../store/people.js";
import { portionOf } from "../store/portion.js";
import type { Store } from "../store/schema.js";
import type { Ban, Sessions } from "../store/sessions.js";
import type { Meeting } from "./meeting.js";

/** What keeps people. */
export interface Records {
  readonly db: Store;
  readonly commits: Commits;
  readonly people: People;
  readonly sessions: Sessions;
  readonly keys: Keys;
  readonly bans: Bans;
  readonly matches: Matches;
}

/** Who people are, on how many devices, and what becomes of it; whoever that concerns at whatever node hears of it. */
export class Accounts {
  constructor(
    readonly kept: Records,
    private readonly tables: Tables,
    private readonly meeting: Pick<Meeting, "changed">,
    private readonly hints: Pick<Hints, "tell">,
    /** Looks who of that person's lines is let in still. */
    private readonly check: (person: string) => Promise<void>,
    private readonly now: () => number,
  ) {}

  /** Ends that session, or all but that one. */
  async signOut(person: string, which: { readonly line: string } | { readonly but: string | null }): Promise<boolean> {
    const ended = await this.kept.sessions.end(person, which);
    if (ended) await this.changed(person);
    return ended;
  }

  async rename(person: string, name: string): Promise<Person> {
    const renamed = await this.kept.people.rename(person, name);
    await this.changed(person);
    return renamed;
  }

  async ban(person: string, { until, reason }: Ban): Promise<void> {
    await this.kept.bans.ban(person, until, reason);
    await this.changed(person);
  }

  /** All of it, and nothing comes back. */
  async delete(person: string): Promise<void> {
    const { matches, tables } = await forget(this.kept.commits, person, this.now());
    await this.changed(person);
    for (const match of matches) await this.layAnew(match);
    this.meeting.changed(tables);
  }

  /** Ends a match for everybody; its record stays. */
  async close(match: string): Promise<boolean> {
    const closed = await this.kept.matches.close(match, this.now());
    if (closed) await this.layAnew(match);
    return closed;
  }

  portion(person: string): AsyncGenerator<string> {
    return portionOf(this.kept.db, this.kept.matches, person, this.tables.ports.games.rules);
  }

  private async changed(person: string): Promise<void> {
    this.hints.tell("session", person);
    await this.check(person);
  }
  private async layAnew(match: string): Promise<void> {
    this.hints.tell("anew", match);
    await this.tables.layAnew(match);
  }
}
