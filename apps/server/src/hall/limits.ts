import { Refusal } from "@rifthall/kernel/text";
import { RateLimiterMemory } from "rate-limiter-flexible";

/** What a person may do how often: so many times in so many seconds, over all their lines to this node. */
const LIMITS = {
  say: [6, 8],
  talkative: [60, 600],
  ask: [20, 3600],
  call: [30, 3600],
  mute: [100, 3600],
  report: [10, 24 * 3600],
  look: [120, 60],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;

/** Nobody floods anybody. */
export class Limits {
  private readonly limiters = new Map(
    Object.entries(LIMITS).map(([name, [points, duration]]) => [name, new RateLimiterMemory({ points, duration })]),
  );

  async count(person: string, ...names: readonly (keyof typeof LIMITS)[]): Promise<void> {
    for (const name of names)
      try {
        await this.limiters.get(name)?.consume(person);
      } catch {
        throw new Refusal("too-often", "too often in a short time", undefined, {
          en: "That was too often in a short time. Wait a little.",
          de: "Das war zu oft in kurzer Zeit. Warte ein wenig.",
        });
      }
  }
}
