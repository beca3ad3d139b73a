import { Refusal, tidyText } from "@rifthall/kernel/text";
import {
  type Company,
  type Guest,
  type Invitation,
  type Kept,
  type Leader,
  LONGEST_NOTE,
  type Manners,
  type MatchId,
  type Opened,
  type Played,
  type Profile,
  type RatingPoint,
  type Requests,
  type Room,
  type Said,
  type Screen,
  type Served,
  type Social,
  type Table,
  type TableRequest,
} from "@rifthall/service";
import { mannersAt } from "../store/manners.js";
import { type Person, personOf } from "../store/people.js";
import { phraseIn, type SaidRow } from "../store/sayings.js";
import { type Hall, Visitor } from "./guest.js";
import { whoFor } from "./seats.js";

/** So many lines go with a report. */
const REPORTED = 200;

/** What is asked only where nothing is at stake. */
const HINTS: ReadonlySet<TableRequest> = new Set(["advise", "consider"]);
/** What would change a match that is over. */
const BACK: ReadonlySet<TableRequest> = new Set(["undo", "consent", "comeBack"]);

/** A visitor among others: what they say, whom they know, and what is known of them. */
export class Sociable extends Visitor implements Served<keyof Social> {
  private readonly rooms = new Map<MatchId, () => void>();
  private muted: ReadonlySet<string> | null = null;
  private readonly left: () => void;
  private unheard: (() => void) | null = null;

  constructor(hall: Hall, person: Person, push: Guest["push"], lag: () => number) {
    super(hall, person, push, lag);
    this.left = hall.presence.arrive(person.id);
  }

  protected override tableFor(kept: Kept, takeOver: boolean): Promise<Table> {
    const { behind = null } = kept.manners ?? {};
    const looksOn = !kept.seats.some((at) => this.guest.sits(at));
    if (behind === null || !looksOn || kept.outcome !== null) return super.tableFor(kept, takeOver);
    return this.hall.behindhand.table(kept, behind);
  }
  override async open(...asked: Parameters<Visitor["open"]>): Promise<Opened> {
    // Whoever is shown it a while later plays nowhere else.
    return { ...(await super.open(...asked)), watching: false };
  }

  /** Where something is at stake nobody is advised, and the end is the end. */
  override mayAsk(name: TableRequest, screen: Screen): void {
    super.mayAsk(name, screen);
    const { laid, host } = screen.table;
    if (!laid.manners?.rated) return;
    if (HINTS.has(name))
      throw new Refusal("rated", "nobody is advised in a rated match", undefined, {
        en: "This match is rated: nobody is advised.",
        de: "Diese Partie wird gewertet: Rat gibt es hier nicht.",
      });
    if (BACK.has(name) && host.over) throw new Refusal("rated", "a rated match that is over stays as it ended");
  }

  async setManners(code: string, manners: Manners): Promise<Invitation> {
    return this.told(await this.hall.meeting.setManners(this.person, code, manners));
  }

  async talk(match: MatchId): Promise<Room> {
    this.screen(match);
    const { among, manners } = await this.roomOf(match);
    const muted = await this.mutes();
    const told = await this.hall.talk.listen(match, among, (row) => this.guest.push("said", match, this.line(row)));
    this.hush(match);
    if (this.hasEnded) told.silence();
    else this.rooms.set(match, told.silence);
    return { among, manners, lines: told.lines.map((row) => this.line(row, muted)) };
  }
  async say(...[match, phrase, text]: Parameters<Requests["say"]>): Promise<Said> {
    this.screen(match);
    await this.hall.limits.count(this.person.id, "say", "talkative");
    const { among, manners } = await this.roomOf(match);
    return this.line(await this.hall.talk.say(match, among, this.person, manners, phrase, text));
  }
  private async roomOf(match: MatchId): Promise<Pick<Room, "among" | "manners">> {
    const { seats, manners = mannersAt("private") } = await this.hall.tables.find(match);
    return { among: seats.some((at) => this.guest.sits(at)) ? "players" : "watchers", manners };
  }
  private line(row: SaidRow, muted: ReadonlySet<string> = this.muted ?? new Set()): Said {
    const { number, at, person, name, text } = row;
    const phrase = phraseIn(row);
    const said = muted.has(person)
      ? ({ is: "muted" } as const)
      : phrase === null
        ? ({ is: "text", text } as const)
        : ({ is: "phrase", phrase } as const);
    return { number, at, who: whoFor(this.person.id, person), name, said };
  }
  /** Whom this person has muted; read anew when their company changes. */
  private async mutes(): Promise<ReadonlySet<string>> {
    this.hearCompany();
    this.muted ??= await this.hall.circle.friends.mutedBy(this.person.id);
    return this.muted;
  }

  async mute(who: string, isMuted: boolean): Promise<void> {
    await this.hall.limits.count(this.person.id, "mute");
    await this.hall.circle.mute(this.person.id, who, isMuted);
    this.muted = await this.hall.circle.friends.mutedBy(this.person.id);
  }
  async report(...[match, about, why, note]: Parameters<Requests["report"]>): Promise<void> {
    const by = this.person.id;
    const { record, seats } = await this.hall.tables.find(match);
    const isThere = seats.some((at) => at.is === "person" && personOf(at.who) === about);
    if (about === by || !(isThere || (await this.hall.sayings.spoke(match, about))))
      throw new Refusal("not-there", "only who sat or spoke at a match is reported with it");
    await this.hall.limits.count(by, "report");
    await this.hall.sayings.report({ by, about, match, why, note: tidyText(note, LONGEST_NOTE), record }, REPORTED);
  }

  company(): Promise<Company> {
    this.hearCompany();
    return this.hall.circle.of(this.person.id);
  }
  private hearCompany(): void {
    if (this.unheard || this.hasEnded) return;
    this.unheard = this.hall.circle.ears.listen(this.person.id, () => {
      void this.readMutes();
      this.guest.push("company");
    });
  }
  /** Another line of the same person may have muted somebody. */
  private async readMutes(): Promise<void> {
    try {
      if (this.muted) this.muted = await this.hall.circle.friends.mutedBy(this.person.id);
    } catch {
      // What is not known anew stays as it was.
    }
  }
  async befriend(who: string): Promise<void> {
    await this.hall.limits.count(this.person.id, "ask");
    await this.hall.circle.befriend(this.person.id, who);
  }
  unfriend(who: string): Promise<void> {
    return this.hall.circle.unfriend(this.person.id, who);
  }
  async callOver(code: string, who: string): Promise<void> {
    await this.hall.limits.count(this.person.id, "call");
    await this.hall.circle.callOver(this.person.id, code, who);
  }
  turnDown(code: string): Promise<void> {
    return this.hall.circle.turnDown(this.person.id, code);
  }

  async profile(who: string): Promise<Profile> {
    await this.hall.limits.count(this.person.id, "look");
    return this.hall.profiles.of(this.person.id, who);
  }
  async course(...[who, game, mode]: Parameters<Requests["course"]>): Promise<readonly RatingPoint[]> {
    await this.hall.limits.count(this.person.id, "look");
    return this.hall.profiles.course(this.person.id, who, game, mode);
  }
  async played(who: string, before: number | null): Promise<readonly Played[]> {
    await this.hall.limits.count(this.person.id, "look");
    return this.hall.profiles.played(this.person.id, who, before);
  }
  async leaders(game: string, mode: string): Promise<readonly Leader[]> {
    await this.hall.limits.count(this.person.id, "look");
    return this.hall.profiles.leaders(this.person.id, game, mode);
  }

  private hush(match: MatchId): void {
    this.rooms.get(match)?.();
    this.rooms.delete(match);
  }
  override leave(match: MatchId): boolean {
    this.hush(match);
    return super.leave(match);
  }
  override end(): void {
    super.end();
    this.left();
    this.unheard?.();
    for (const match of [...this.rooms.keys()]) this.hush(match);
  }
}
