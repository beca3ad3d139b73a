import { gameById, games } from "@rifthall/games";
import type { Game, Seat } from "@rifthall/kernel";
import {
  ALONE,
  type Connection,
  Desk,
  type Guest,
  type MatchId,
  Memory,
  type Ports,
  type Pushes,
  type SeatWish,
  type TableUpdate,
} from "../src/index.js";

export const ada: SeatWish = { is: "person", name: "Ada", who: "ada" };
export const ben: SeatWish = { is: "person", name: "Ben", who: "ben" };
export const bot: SeatWish = { is: "bot", name: "Orrin", level: "random" };
export const GUILDS = {
  guilds: [
    ["fire", "ice", "light", "shadow"],
    ["earth", "water", "thunderbolt", "plant"],
  ],
};

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
    clock: {
      now: () => performance.now(),
      date: () => Date.now(),
      pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      breath: () => new Promise((resolve) => setImmediate(resolve)),
    },
    entropy: () => `drawn ${++drawn}`,
    examiner: { match: () => Promise.reject(new Error("nothing")), deck: () => Promise.reject(new Error("nothing")) },
    ...given,
  };
}

/** A page in front of which some people sit, and all that it has heard. */
export class Page {
  readonly updates: TableUpdate[] = [];
  readonly heard: (keyof Pushes)[] = [];
  readonly connection: Connection;
  private readonly waiting = new Set<() => void>();

  constructor(desk: Desk, sits: Guest["sits"] = () => true) {
    this.connection = desk.connect({
      sits,
      push: (name, ...args) => {
        this.heard.push(name);
        if (name === "update") this.updates.push(args[0] as TableUpdate);
        for (const look of this.waiting) look();
      },
    });
  }

  get last(): TableUpdate {
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
  answer(match: MatchId, pick: (options: number) => number = (n) => n - 1): void {
    const { seat, status } = this.last;
    const options = status.over ? [] : (status.decision.seats.find((s) => s.seat === seat)?.options ?? []);
    const option = options[pick(options.length)];
    if (seat === null || status.over || !option) throw new Error("nothing to answer");
    this.connection.screen(match).answer(seat, { number: status.decision.number, key: option.key });
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
