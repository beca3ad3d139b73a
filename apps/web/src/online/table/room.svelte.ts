import type { Manners, MatchId, Phrase, Remote, Said, Room as Told, Wrong } from "@rifthall/service";
import { Refused } from "@rifthall/service";
import { failed } from "../../service/failed.ts";
import { signed } from "../people/rating.ts";
import { tableWords } from "./words.ts";

/** How often it is asked what came of a match, and how long is waited in between, in ms. */
const TRIES = 20;
const PAUSE = 500;

/** So many lines are kept in sight. */
const KEPT = 100;
/** Until the server has said what the table is like nothing is said there. */
const QUIET: Manners = { rated: false, talk: "nothing", behind: null };

/** What is said at a table, as one hears it who is there. */
export class Room {
  among: Told["among"] = $state("watchers");
  manners: Manners = $state.raw(QUIET);
  lines: readonly Said[] = $state.raw([]);
  /** How many lines of others were not seen yet, and the last of them until it was. */
  unread = $state(0);
  fresh: Said | null = $state.raw(null);
  trouble: string | null = $state(null);
  /** What came of the match for the ratings, in words. */
  weighed = $state("");
  private left = false;
  private readonly silence: () => void;

  constructor(
    private readonly remote: Remote,
    private readonly match: MatchId,
  ) {
    this.silence = remote.on("said", (where, line) => {
      if (where === match) this.hear(line);
    });
    this.look();
  }

  /** Asks for what was said so far; what is said from now on is told. */
  look(): void {
    void this.ask(async () => {
      const { among, manners, lines } = await this.remote.call("talk", this.match);
      this.among = among;
      this.manners = manners;
      this.lines = lines;
    });
  }
  leave(): void {
    this.silence();
    this.left = true;
  }

  /** What a rated match that is over has moved; it is worked out a moment later. */
  async weigh(): Promise<void> {
    if (!this.manners.rated || this.among !== "players" || this.weighed !== "") return;
    for (let tries = 0; tries < TRIES && !this.left; tries++) {
      const text = await this.weighing().catch(() => "");
      if (text !== "") {
        this.weighed = text;
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
  private async weighing(): Promise<string> {
    const played = (await this.remote.call("played", "me", null)).find(({ match }) => match === this.match);
    if (played?.uncounted) return tableWords().uncounted[played.uncounted];
    if (!played || played.gain === null) return "";
    const { game, gain, options } = played;
    const { ratings } = await this.remote.call("profile", "me");
    const now = ratings.find((one) => one.game === game && one.mode === (options.mode ?? ""));
    return now ? tableWords().gained(String(Math.round(now.rating)), signed(gain)) : "";
  }

  private hear(line: Said): void {
    if (this.lines.some(({ number }) => number === line.number)) return;
    this.lines = [...this.lines, line].slice(-KEPT);
    if (line.who === "me" || line.said.is === "muted") return;
    this.unread++;
    this.fresh = line;
  }
  /** All of it is in sight. */
  read(): void {
    this.unread = 0;
    this.fresh = null;
  }

  /** Gives whether it was said. */
  async say(phrase: Phrase | null, text = ""): Promise<boolean> {
    return this.ask(async () => {
      this.hear(await this.remote.call("say", this.match, phrase, text));
    });
  }
  async report(who: string, why: Wrong, note: string): Promise<boolean> {
    return this.ask(() => this.remote.call("report", this.match, who, why, note));
  }

  private async ask(request: () => Promise<unknown>): Promise<boolean> {
    this.trouble = null;
    try {
      await request();
      return true;
    } catch (error) {
      // Whoever is away hears it once the line is back.
      if (!(error instanceof Refused && error.code === "away")) this.trouble = failed(error);
      return false;
    }
  }
}
