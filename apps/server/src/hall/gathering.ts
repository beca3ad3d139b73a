import { randomBytes } from "node:crypto";
import type { Clock, Games, InputLog, MatchId } from "@rifthall/service";
import { ALONE, type Hints } from "../between/hints.js";
import type { Commits } from "../store/commits.js";
import { Friends } from "../store/friends.js";
import { Here } from "../store/here.js";
import { Histories } from "../store/histories.js";
import type { Invitations } from "../store/invitations.js";
import type { Matches } from "../store/matches.js";
import { Ratings } from "../store/ratings.js";
import { Sayings } from "../store/sayings.js";
import type { Store } from "../store/schema.js";
import { Togethers } from "../store/together.js";
import { Behindhand } from "./behind.js";
import { Circle } from "./circle.js";
import { Ears } from "./ears.js";
import { Limits } from "./limits.js";
import type { Known, Meeting } from "./meeting.js";
import { Presence } from "./presence.js";
import { Profiles } from "./profiles.js";
import { Ranks } from "./rating/ranks.js";
import { Talk } from "./talk.js";
import { Words } from "./words.js";

/** How often it is looked whether anything that is over waits to be seen to, and who waits for whom, in ms. */
const SEE = 30_000;
const PAIR = 2_000;

/** What it takes to let people be among each other. */
interface Around {
  readonly db: Store;
  readonly commits: Commits;
  readonly clock: Clock;
  readonly games: Games;
  readonly matches: Matches;
  readonly invitations: Invitations;
  readonly hints: Hints;
  readonly entropy: () => string;
  /** What the host would not have said. */
  readonly words: string;
  readonly fault: (error: unknown) => void;
}

/** Everything about people among each other, put together: the server holds it, and visitors ask it. */
export class Gathering {
  readonly sayings: Sayings;
  readonly friends: Friends;
  readonly profiles: Profiles;
  readonly circle: Circle;
  readonly presence: Presence;
  readonly talk: Talk;
  readonly behindhand: Behindhand;
  readonly ranks: Ranks;
  readonly limits = new Limits();
  private readonly timers: NodeJS.Timeout[] = [];
  private seeing: Promise<void> = Promise.resolve();

  constructor(private readonly around: Around) {
    const { db, commits, clock, games, matches, hints, fault, entropy, words, invitations } = around;
    const now = clock.date;
    const node = randomBytes(6).toString("base64url");
    const ratings = new Ratings(db, commits);
    const togethers = new Togethers(db, commits);
    this.sayings = new Sayings(db, commits, now);
    this.friends = new Friends(db, commits, now);
    this.profiles = new Profiles(ratings, togethers, new Histories(db), this.friends, now);
    this.ranks = new Ranks(games, matches, ratings, togethers);
    this.talk = new Talk(this.sayings, new Words(words), hints, fault);
    this.behindhand = new Behindhand(games, matches, clock, entropy, fault);
    this.presence = new Presence(
      new Here(db, commits, now, node),
      hints === ALONE ? null : hints,
      (person) => void this.circle.moved(person).catch(fault),
      fault,
    );
    this.circle = new Circle(this.friends, invitations, this.presence, new Ears(hints), now);
  }

  /** From now on what is over is seen to, and those who wait for whoever comes find each other. */
  start(meeting: Meeting): void {
    const { fault } = this.around;
    const often = (act: () => Promise<void>, ms: number): void => {
      let running = false;
      const once = async (): Promise<void> => {
        if (running) return;
        running = true;
        await act().catch(fault);
        running = false;
      };
      this.timers.push(setInterval(() => void once(), ms).unref());
    };
    often(() => this.ranks.seeAll(), SEE);
    often(() => meeting.pair(), PAIR);
    this.then(() => this.ranks.seeAll());
  }

  /** The log of matches, of which it is heard here when one ends. */
  get log(): InputLog {
    const { matches } = this.around;
    return {
      since: (match, number) => matches.since(match, number),
      lengths: (some) => matches.lengths(some),
      setStanding: (match, standing) => matches.setStanding(match, standing),
      append: async (appending) => {
        const came = await matches.append(appending);
        if (appending.outcome !== null && came !== "other") this.ended(appending.match);
        return came;
      },
    };
  }

  /** What whoever brings people together wants to know of them. */
  get known(): Known {
    const { profiles, friends } = this;
    return {
      strengths: (people) => profiles.strengths(people),
      apart: (people) => friends.apart(people),
      shareBrowser: (people) => friends.shareBrowser(people),
    };
  }

  /** A match has ended. Nobody waits until it is seen to. */
  ended(match: MatchId): void {
    this.then(() => this.ranks.see(match));
  }
  private then(act: () => Promise<void>): void {
    this.seeing = this.seeing.then(act).catch(this.around.fault);
  }

  /** Until all that has ended here is seen to. */
  async close(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    this.behindhand.close();
    await this.seeing;
    await this.presence.close();
  }
}
