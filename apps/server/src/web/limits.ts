import { RateLimiterMemory } from "rate-limiter-flexible";

/** What is done so often at most: how many times, and in how many seconds they come back. */
const BOUNDS = {
  /** New guests from one address. */
  guests: [60, 3600],
  /** Names that one person gives themselves. */
  names: [20, 3600],
  /** Passkeys and codes that somebody shows from one address. */
  tries: [10, 900],
  /** Things to be signed. */
  challenges: [60, 900],
  /** New codes and passkeys of one person. */
  keys: [20, 3600],
  /** All that is here of one person. */
  portions: [10, 3600],
  /** Mails with a code: that one person has sent, that are asked for from one address, and that go to one mail address. */
  mails: [5, 3600],
  mailsFrom: [20, 24 * 3600],
  mailsTo: [3, 24 * 3600],
  /** Such codes that one person enters. */
  proofs: [10, 3600],
  /** Tests of a way to be told, and other changes of one's wishes. */
  tests: [10, 3600],
  wishes: [120, 3600],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;

export type Bounded = keyof typeof BOUNDS;

/** How often somebody may do what costs others something. Each server counts for itself. */
export class Limits {
  private readonly limiters: Readonly<Record<Bounded, RateLimiterMemory>>;

  constructor() {
    const limiter = (name: Bounded): RateLimiterMemory => {
      const [points, duration] = BOUNDS[name];
      return new RateLimiterMemory({ keyPrefix: name, points, duration });
    };
    const names = Object.keys(BOUNDS) as Bounded[];
    this.limiters = Object.fromEntries(names.map((name) => [name, limiter(name)])) as Record<
      Bounded,
      RateLimiterMemory
    >;
  }

  /** In how many seconds it may be asked for again; null where it may be done now, and is counted. */
  async take(what: Bounded, who: string): Promise<number | null> {
    try {
      await this.limiters[what].consume(who);
      return null;
    } catch (refused) {
      if (refused instanceof Error) throw refused;
      const { msBeforeNext } = refused as { readonly msBeforeNext: number };
      return Math.max(1, Math.ceil(msBeforeNext / 1000));
    }
  }
  /** It was well done: it does not count. */
  async giveBack(what: Bounded, who: string): Promise<void> {
    await this.limiters[what].reward(who);
  }
}
