import type { Game } from "@rifthall/kernel/game";
import { type Behind, type Clock, type Games, type Kept, type MatchId, startOf, Table } from "@rifthall/service";
import type { Matches } from "../store/matches.js";

/** How often those who are minutes behind are shown more, in ms. */
const LOOK = 2_000;
const MINUTE = 60_000;

interface Place {
  readonly behind: Behind;
  readonly game: Game;
  readonly laying: Promise<Table>;
  /** What is read and shown now; one after the other. */
  reading: Promise<void>;
}

/** Tables for those who look on and may not know yet how it stands: each is a while behind the match, until that is over. */
export class Behindhand {
  private readonly places = new Map<MatchId, Place>();
  private looking: NodeJS.Timeout | undefined;

  constructor(
    private readonly games: Games,
    private readonly matches: Pick<Matches, "get" | "since" | "times">,
    private readonly clock: Clock,
    private readonly entropy: () => string,
    private readonly fault: (error: unknown) => void,
  ) {}

  /** The table of a match as it was that while ago. */
  async table(kept: Kept, behind: Behind): Promise<Table> {
    const there = this.places.get(kept.match);
    const known = await there?.laying;
    if (there && known && !known.isClosed) return known;
    const { game, start } = await startOf(this.games, kept.record);
    const laying = this.lay(kept, game, start, behind);
    this.places.set(kept.match, { behind, game, laying, reading: Promise.resolve() });
    this.looking ??= setInterval(() => this.lookAgain(), LOOK).unref();
    return laying;
  }

  private async lay(kept: Kept, game: Game, start: Table["laid"]["start"], behind: Behind): Promise<Table> {
    const { match, seats, begun, manners } = kept;
    const shown = await this.shown(match, 0, behind);
    const then = (await this.matches.get(match, shown)) ?? kept;
    const past = { ...then, stops: everywhere(game, seats.length), asking: null, clock: null, away: [] };
    const laid = { match, game, start, seats, begun, past, manners, watching: true };
    return new Table(laid, { clock: this.clock, entropy: this.entropy });
  }

  /** How many inputs may be seen of those behind the first so many. What the host passed by itself goes with what was chosen. */
  private async shown(match: MatchId, after: number, { is, many }: Behind): Promise<number> {
    const times = await this.matches.times(match, after);
    const late = this.clock.date() - many * MINUTE;
    const choices = times.filter(({ passes }) => !passes).length;
    let chosen = 0;
    const upTo = times.findIndex(({ at, passes }) => {
      if (passes) return false;
      chosen++;
      return is === "minutes" ? at > late : chosen > choices - many;
    });
    return after + (upTo < 0 ? times.length : upTo);
  }

  /** The match has gone on, or has ended. */
  look(match: MatchId): void {
    const place = this.places.get(match);
    if (!place) return;
    place.reading = place.reading.then(() => this.read(match, place)).catch(this.fault);
  }

  private async read(match: MatchId, { behind, game, laying }: Place): Promise<void> {
    const table = await laying;
    if (table.isClosed) {
      if (this.places.get(match)?.laying === laying) this.places.delete(match);
      return;
    }
    const kept = await this.matches.get(match);
    const since = await this.matches.since(match, table.logged);
    if (!kept || !since) return;
    const shown = kept.outcome ? kept.record.inputs.length : await this.shown(match, table.logged, behind);
    const taken = since.taken.slice(0, shown - table.logged);
    if (taken.length === 0) return;
    const stops = everywhere(game, kept.seats.length);
    table.follow({ taken, stops, asking: null, away: [], clock: null, due: null });
  }

  private lookAgain(): void {
    for (const [match, { behind }] of this.places) if (behind.is === "minutes") this.look(match);
    if (this.places.size > 0) return;
    clearInterval(this.looking);
    this.looking = undefined;
  }

  close(): void {
    clearInterval(this.looking);
    this.places.clear();
  }
}

/** Asked at every window: whoever is behind passes nothing that was not passed. */
const everywhere = ({ windows = [] }: Game, seats: number): Kept["stops"] =>
  Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat, windows.map(({ name }) => name)]));
