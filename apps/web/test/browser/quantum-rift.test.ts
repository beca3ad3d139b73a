import { botById, decide } from "@rifthall/bots";
import { gameById } from "@rifthall/games";
import { type Game, readOptions } from "@rifthall/kernel/game";
import { type Seat, seatList } from "@rifthall/kernel/ids";
import { Dice } from "@rifthall/kernel/machine";
import { Match, type MatchRecord } from "@rifthall/kernel/match";
import { asked } from "@rifthall/kernel/state";
import { look } from "@rifthall/kernel/view";
import { afterEach, expect, test } from "vitest";
import { english } from "../../src/text/en.ts";
import { inBrowser } from "./rifthall.ts";

/** A chapter that a bot has played to its end, won or lost. */
function played(won: boolean): MatchRecord {
  const game = gameById("quantum-rift") as Game;
  const bot = botById("greedy");
  if (!bot) throw new Error("no such bot");
  for (let i = 0; i < 20; i++) {
    const options = readOptions(game.options, { difficulty: won ? "easy" : "hard" });
    const match = new Match(game, { content: game.content([]), seats: 1, options, seed: `ending ${i}` });
    const eyes = game.create(match.start);
    const dice = new Dice(i);
    while (!match.over) {
      const [seat] = seatList(asked(match.state)) as [Seat];
      const view = look(game, match.state, seat, eyes);
      match.choose(seat, decide(bot, game, match.start, view, {}, dice).index);
    }
    if (game.outcome(match.state).winners.length > 0 === won) return match.record();
  }
  throw new Error("no such match was found");
}

inBrowser("the end of a chapter", (hall) => {
  afterEach(() => hall.clear());

  test("won: the epilogue is told, and the next chapter is one tap away", async () => {
    const visitor = await hall.visit();
    const { page } = visitor;
    await visitor.sit(await visitor.ask<string>("bring", JSON.stringify(played(true))));
    const ending = page.locator(".ending");
    await ending.waitFor();
    expect(await ending.locator(".epilogue").innerText()).toMatch(/\w{3,}.*\./s);
    expect(await ending.locator("dd").count()).toBe(5);
    await page.getByRole("button", { name: /Drowned Observatory/ }).click();
    await page.waitForFunction(() => window.spied.opened?.options.chapter === "andares-2");
    await visitor.expectNoFault();
  });

  test("lost: the defeat is told, and the same chapter can be tried again", async () => {
    const visitor = await hall.visit();
    const { page } = visitor;
    await visitor.sit(await visitor.ask<string>("bring", JSON.stringify(played(false))));
    await page.locator(".ending .epilogue").waitFor();
    expect(await page.getByRole("button", { name: /Drowned Observatory/ }).count()).toBe(0);
    await page.getByRole("button", { name: english.rematch }).click();
    await page.waitForFunction(() => window.spied.update?.status.over === false);
    expect(await page.evaluate(() => window.spied.opened?.options.chapter)).toBe("first");
  });
});
