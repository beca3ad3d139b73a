import type { Searching } from "@rifthall/bots";
import { gameById } from "@rifthall/games";
import { Host } from "@rifthall/host";
import { type Game, readOptions } from "@rifthall/kernel/game";
import type { Start } from "@rifthall/kernel/match";
import { describe, expect, test } from "vitest";
import { Crew, type FromMind, Mind, Table, type ToMind } from "../src/index.js";

const clock = {
  now: () => performance.now(),
  date: () => Date.now(),
  pause: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  breath: () => new Promise<void>((resolve) => setImmediate(resolve)),
};
const games = { rules: {}, load: (id: string) => gameById(id) as Game };
const PLENTY = 60_000;

/** Minds that hear and say by message only, as in workers. What is asked of them is written down. */
class Minds {
  readonly asked: ToMind[] = [];
  readonly gone: (() => void)[] = [];
  ended = 0;

  get thoughts(): number {
    return this.asked.filter(({ is }) => is === "think").length;
  }

  crew(count: number, load = games.load): Crew {
    const hire = (hear: (said: FromMind) => void, gone: () => void) => {
      const mind = new Mind({ ...games, load }, clock, (said) => queueMicrotask(() => hear(structuredClone(said))));
      this.gone.push(gone);
      return {
        post: (asked: ToMind) => {
          this.asked.push(asked);
          mind.hear(structuredClone(asked));
        },
        end: () => {
          this.ended++;
        },
      };
    };
    return new Crew(count, hire, clock);
  }
}

function begun(level: string): { readonly host: Host; readonly start: Start; readonly game: Game } {
  const game = games.load("riftforce");
  const options = readOptions(game.options, {});
  const start = { content: game.content([]), seats: 2, options, seed: "crew" };
  const bots = [0, 1].map(() => ({ is: "bot" as const, level }));
  return { host: new Host(game, start, bots, () => "never"), start, game };
}

function searching(host: Host): Searching {
  const { searching } = host.begin({ iterations: 240 }) ?? {};
  if (!searching) throw new Error("nobody searches");
  return searching;
}

async function ready(crew: Crew): Promise<void> {
  crew.prepare("riftforce");
  for (let i = 0; i < 50; i++) await clock.breath();
}

describe("a crew", () => {
  test("answers as one alone would, whatever its number", async () => {
    const courses: unknown[] = [];
    for (const count of [0, 1, 2, 3]) {
      const { host, start } = begun("search/4");
      const crew = new Minds().crew(Math.max(1, count));
      await ready(crew);
      const choices: unknown[] = [];
      while (choices.length < 4) {
        const thought = host.begin({ iterations: 240 });
        if (!thought?.searching) throw new Error("nobody searches");
        if (count === 0) while (thought.go());
        else {
          const grown = await crew.think("riftforce", start, thought.searching, PLENTY)?.grown;
          if (!grown) throw new Error("nothing came of it");
          thought.searching.bring(grown);
        }
        choices.push(host.play(thought));
      }
      courses.push(choices);
    }
    for (const course of courses.slice(1)) expect(course).toEqual(courses[0]);
  });

  test("is asked only once all of it have the game", async () => {
    let open = (): void => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const crew = new Minds().crew(2, (async (id: string) => {
      await gate;
      return games.load(id);
    }) as unknown as typeof games.load);
    const { host, start } = begun("search/4");
    await ready(crew);
    expect(crew.think("riftforce", start, searching(host), PLENTY)).toBeNull();
    open();
    await ready(crew);
    expect(crew.think("riftforce", start, searching(host), PLENTY)).not.toBeNull();
  });

  test("no more minds than trees have something to do, and those that are dropped stop", async () => {
    const minds = new Minds();
    const crew = minds.crew(3);
    const { host, start } = begun("search/2");
    await ready(crew);
    crew.think("riftforce", start, searching(host), PLENTY)?.drop();
    expect(minds.thoughts).toBe(2);
    expect(minds.asked.filter(({ is }) => is === "drop").length).toBeGreaterThan(0);
    const again = crew.think("riftforce", start, searching(host), PLENTY);
    expect(await again?.grown).toHaveLength(2);
  });

  test("of which one is gone says so to who waits, and rests before it hires others", async () => {
    const minds = new Minds();
    const crew = minds.crew(2);
    const { host, start } = begun("search/4");
    await ready(crew);
    const thoughts = crew.think("riftforce", start, searching(host), PLENTY);
    minds.gone[1]();
    expect(await thoughts?.grown).toBeNull();
    expect(minds.ended).toBe(2);
    expect(crew.think("riftforce", start, searching(host), PLENTY)).toBeNull();
    expect(minds.gone).toHaveLength(2);
  });

  test("that cannot do it says so to who waits", async () => {
    const crew = new Minds().crew(2);
    const { host, start } = begun("search/4");
    await ready(crew);
    const wrong = { ...start, seats: 5 };
    expect(await crew.think("riftforce", wrong, searching(host), PLENTY)?.grown).toBeNull();
  });
});

describe("a table with a crew", () => {
  test("lets bots think with it, and by themselves where it is gone", async () => {
    const { minds, table } = await laid("master");
    table.schedule();
    const played = async (number: number): Promise<void> => {
      while (table.host.number < number) await clock.pause(5);
    };
    await played(3);
    expect(minds.thoughts).toBeGreaterThan(3);
    minds.gone[0]();
    await played(table.host.number + 2);
    table.close();
  });

  test("asks it for advice", async () => {
    const { minds, table } = await laid("person");
    const [seat] = table.host.askedPeople;
    const { iterations } = await table.advise(seat, seat);
    expect(iterations).toBeGreaterThan(0);
    expect(minds.thoughts).toBe(2);
    minds.gone[0]();
    const again = await table.advise(seat, seat);
    expect(again.advice("en").options).not.toHaveLength(0);
    expect(minds.thoughts).toBe(2);
    table.close();
  });
});

async function laid(who: string): Promise<{ readonly minds: Minds; readonly table: Table }> {
  const { start, game } = begun("master");
  const minds = new Minds();
  const crew = minds.crew(2);
  await ready(crew);
  const seats = [0, 1].map(() =>
    who === "person" ? { is: "person" as const, name: "", who: "" } : { is: "bot" as const, level: who, name: "" },
  );
  const laid = { match: "m", game, start, seats, begun: 0, watching: false };
  return { minds, table: new Table(laid, { clock, entropy: () => "never", crew }) };
}
