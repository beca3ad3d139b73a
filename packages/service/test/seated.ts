import { gameById, games } from "@rifthall/games";
import type { Answer } from "@rifthall/host";
import type { Game } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import {
  type Connection,
  Desk,
  type Guest,
  type KeptCampaign,
  Known,
  type MatchId,
  type Ports,
  type Pushes,
  type SeatWish,
  type Seen,
  type TableUpdate,
} from "../src/index.js";
import { ALONE, Memory } from "./memory.js";

export const ada: SeatWish = { is: "person", name: "Ada", who: "ada" };
export const ben: SeatWish = { is: "person", name: "Ben", who: "ben" };
export const bot: SeatWish = { is: "bot", name: "Orrin", level: "random" };
const GUILDS = {
  guilds: [
    ["fire", "ice", "light", "shadow"],
    ["earth", "water", "thunderbolt", "plant"],
  ],
};

const nothing = (): Promise<never> => Promise.reject(new Error("nothing"));

/** Everything real but chance: the same seeds in the same order. */
export function ports(given: Partial<Ports> = {}): Ports {
  let drawn = 0;
  return {
    ...ALONE,
    games: {
      rules: Object.fromEntries(games.map(({ id, rules }) => [id, rules])),
      load: (id) => gameById(id) as Game,
    },
    store: new Memory(),
    campaigns: new Memory<KeptCampaign>(),
    clock: {
      now: () => performance.now(),
      date: () => Date.now(),
      pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      breath: () => new Promise((resolve) => setImmediate(resolve)),
    },
    entropy: () => `drawn ${++drawn}`,
    examiner: { match: nothing, deck: nothing, campaign: nothing },
    ...given,
  };
}

/** A page in front of which some people sit, and all that it has heard. */
export class Page {
  /** As it knows the table after each update, and the updates as they came. */
  readonly updates: Seen[] = [];
  readonly sent: TableUpdate[] = [];
  private readonly known = new Known();
  readonly heard: (keyof Pushes)[] = [];
  readonly connection: Connection;
  private readonly waiting = new Set<() => void>();

  constructor(desk: Desk, sits: Guest["sits"] = () => true) {
    this.connection = desk.connect({
      sits,
      push: (name, ...args) => {
        this.heard.push(name);
        if (name === "update") this.take(JSON.parse(JSON.stringify(args[0])));
        for (const look of this.waiting) look();
      },
    });
  }

  private take(update: TableUpdate): void {
    this.sent.push(update);
    const seen = this.known.take(update);
    if (typeof seen === "string") throw new Error(`an update was ${seen}`);
    this.updates.push(seen);
  }

  get last(): Seen {
    const update = this.updates.at(-1);
    if (!update) throw new Error("the page was told nothing");
    return update;
  }

  /** Until the page has heard what makes this true. */
  until(isSo: (page: Page) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (this.updates.length === 0 || !isSo(this)) return;
        this.waiting.delete(look);
        resolve();
      };
      this.waiting.add(look);
      look();
    });
  }

  async open(match: MatchId): Promise<void> {
    const told = this.updates.length;
    await this.connection.open(match, "en", "instant", false);
    await this.until(({ updates }) => updates.length > told);
  }

  /** Answers for the seat that looks, with one of its options. */
  answer(match: MatchId, pick?: (options: number) => number): void {
    const { seat, answer } = this.choice(pick);
    void this.connection.screen(match).answer(seat, answer);
  }
  /** One of the options of the seat that looks, by default the last. */
  choice(pick: (options: number) => number = (n) => n - 1): { readonly seat: Seat; readonly answer: Answer } {
    const { seat, status } = this.last;
    const options = status.over ? [] : (status.decision.seats.find((s) => s.seat === seat)?.options ?? []);
    const option = options[pick(options.length)];
    if (seat === null || status.over || !option) throw new Error("nothing to answer");
    return { seat, answer: { number: status.decision.number, key: option.key } };
  }
}

/** A match of Riftforce at a desk of its own, and the page of all who sit there. */
export async function seated(seats: readonly SeatWish[], given: Partial<Ports> = {}): Promise<Sitting> {
  const desk = new Desk(ports(given));
  const page = new Page(desk);
  const match = await page.connection.start({ game: "riftforce", options: GUILDS, seats, seed: "table" });
  await page.open(match);
  return { desk, page, match };
}
interface Sitting {
  readonly desk: Desk;
  readonly page: Page;
  readonly match: MatchId;
}

export const [ZERO, ONE] = [0, 1] as [Seat, Seat];

/** Two pages at one table, each with one person in front of it. */
export async function apart(): Promise<{ a: Page; b: Page; match: string }> {
  const desk = new Desk(ports());
  const a = new Page(desk, (seat) => seat.is === "person" && seat.who === "ada");
  const b = new Page(desk, (seat) => seat.is === "person" && seat.who === "ben");
  const match = await a.connection.start({ game: "riftforce", options: GUILDS, seats: [ada, ben], seed: "table" });
  await a.open(match);
  await b.open(match);
  return { a, b, match };
}

/** Whose answer is waited for. */
export const deciding = ({ last: { status } }: Page): number =>
  status.over ? -1 : (status.decision.seats[0]?.seat ?? -1);
