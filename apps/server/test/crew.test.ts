import { gameById } from "@rifthall/games";
import { Host } from "@rifthall/host";
import { type Game, readOptions } from "@rifthall/kernel/game";
import { expect, test } from "vitest";
import { crewOf } from "../src/crew.js";

const PLENTY = 60_000;

/** What bots answer first, their trees grown by so many threads; by none, here. */
async function course(threads: number): Promise<readonly unknown[]> {
  const game = gameById("neverrift") as Game;
  const options = readOptions(game.options, {});
  const start = { content: game.content([]), seats: 2, options, seed: "threads" };
  const host = new Host(
    game,
    start,
    [0, 1].map(() => ({ is: "bot", level: "search/4" })),
    () => "never",
  );
  const crew = crewOf(threads);
  crew?.prepare("neverrift");
  const choices: unknown[] = [];
  while (choices.length < 3) {
    const thought = host.begin({ iterations: 240 });
    if (!thought?.searching) throw new Error("nobody searches");
    if (crew === undefined) while (thought.go());
    else {
      const thoughts = crew.think("neverrift", start, thought.searching, PLENTY);
      // They have the game to load first.
      if (thoughts === null) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        continue;
      }
      const grown = await thoughts.grown;
      if (grown === null) throw new Error("nothing came of it");
      thought.searching.bring(grown);
    }
    choices.push(host.play(thought));
  }
  crew?.end();
  return choices;
}

test("threads answer as one alone would", async () => {
  expect(await course(2)).toEqual(await course(0));
});
