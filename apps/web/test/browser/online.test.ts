import type { MatchOptions } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import type { MatchRecord } from "@rifthall/kernel/match";
import type { Invitation } from "@rifthall/service";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { flaws } from "./axe.ts";
import {
  answerTogether,
  ask,
  enter,
  expectOwnEyes,
  heading,
  isAsked,
  isOurs,
  plate,
  playTogether,
  TALL,
} from "./company.ts";
import { Hosted } from "./hosted.ts";
import { showcase } from "./player.ts";
import { inBrowser, PHONE, type Visit, type Visitor } from "./rifthall.ts";

inBrowser("with others", (hall) => {
  let hosted: Hosted;
  beforeAll(async () => {
    hosted = await Hosted.seeded("others", "--origin=http://rift.test");
  }, 60_000);
  afterAll(() => hosted.close());
  afterEach(() => hall.clear());

  const come = (how: Visit = {}): Promise<Visitor> => hall.visit({ address: hosted.address, keep: true, ...how });

  const GAMES: readonly (readonly [string, MatchOptions, number])[] = [
    ["neverrift", { mode: "quick" }, 2],
    ["quantum-rift", { mode: "pair" }, 2],
    ["beyond-the-rift", { mode: "pair", scenario: "the-gate-at-low-ferry", difficulty: "hard" }, 2],
  ];

  test.each(GAMES)(
    "%s: two play a match to its end, each seeing what they may",
    async (game, options, seats) => {
      const [ada, ben] = [await come({ at: "#/tables" }), await come({ at: "#/tables", size: PHONE })];
      await enter(ada, "Ada");
      await enter(ben, "Ben");
      await ada.page.getByRole("heading", { name: "Open tables" }).waitFor();
      await ben.page.getByRole("heading", { name: "Open tables" }).waitFor();
      const offers = Array.from({ length: seats }, (_, i) => ({ is: i === 0 ? "me" : "free" }));
      const { code } = await ask<Invitation>(ada, "invite", game, options, offers, "private");
      await ask(ada, "setTime", code, { is: "live", base: 600_000, increment: 0, end: "bot" });
      await ask(ben, "sit", code, 1 as Seat, null);
      const match = await ask<string>(ada, "begin", code);
      for (const player of [ada, ben]) await player.go(`#/online/${match}`);
      await playTogether([ada, ben], 3, (taps) => taps >= 10);
      await showcase(ada, `online-${game}`);
      await showcase(ben, `online-${game}-small`);
      expect(await ben.page.evaluate(() => window.spied.hidden())).toEqual([]);
      // What takes longest is played by what their pages would say, and shown by both as ever.
      if (game === "neverrift") await playTogether([ada, ben], 4);
      else await answerTogether([ada, ben], match, 5);
      for (const player of [ada, ben]) expect(await player.still()).toBe(true);
      await expectOwnEyes([ada, ben], await ask<MatchRecord>(ada, "record", match));
      // What was won or lost together is kept for the group.
      if (options.mode === "pair") {
        await ada.go("#/person/me");
        await ada.page.getByRole("heading", { name: "Together" }).waitFor();
        await ada.page.getByText(/^[01] of 1$/).waitFor();
        await showcase(ada, `online-together-${game}`);
      }
      for (const player of [ada, ben]) await player.expectNoFault();
    },
    120_000,
  );

  test("strangers meet by one tap or at an open table, and who leaves is missed", async () => {
    const [ada, ben] = [await come({ at: "#/tables" }), await come({ at: "#/tables", size: TALL })];
    await enter(ada, "Ada");
    await enter(ben, "Ben");
    await plate(ada, "Play a stranger").click();
    await ada.page.getByText("Looking for somebody").waitFor();
    await showcase(ada, "online-looking");
    expect(await flaws(ada.page)).toEqual([]);
    await ada.go("#/with/neverrift");
    await ada.page.getByText("Anybody").click();
    await plate(ada, "Open the table").click();
    await ada.page.getByLabel("The link to this table").waitFor();
    await ben.page.getByRole("button", { name: /^Sit down.*Ada/ }).waitFor();
    await showcase(ben, "online-tables-phone");
    await ben.page.getByLabel("Which pace").selectOption({ label: "Over days" });
    await ben.page.getByText("No table is open.").waitFor();
    await ben.page.getByLabel("Which pace").selectOption({ label: "No clock" });
    expect(await flaws(ben.page)).toEqual([]);
    await ben.page.getByRole("button", { name: /^Sit down.*Ada/ }).click();
    await plate(ada, "Begin").click();
    await ben.still();
    await playTogether([ada, ben], 4, (taps) => taps >= 3);
    const [asked, other] = (await isAsked(ada)) ? [ada, ben] : [ben, ada];
    await asked.go("#/tables");
    await heading(other, "Waiting for").waitFor();
    await other.page.getByText("not at the table just now").waitFor();
    await asked.page.getByText("One move waits for you").waitFor();
    await asked.page.getByRole("button", { name: "Deutsch" }).click();
    await asked.page.getByText("Ein Zug wartet auf dich").waitFor();
    await showcase(asked, "online-tables-german");
    expect(await flaws(asked.page)).toEqual([]);
    for (const visitor of [ada, ben]) await visitor.expectNoFault();
  }, 120_000);

  test("over plain http, where browsers withhold much, they play all the same, and what is missing is said", async () => {
    const ada = await come({ address: `http://rift.test:${hosted.port}/`, at: "#/with/riftforce" });
    expect(await ada.page.evaluate(() => [isSecureContext, "clipboard" in navigator, "locks" in navigator])).toEqual([
      false,
      false,
      false,
    ]);
    await enter(ada, "Ada");
    await plate(ada, "Open the table").click();
    await plate(ada, "Copy").click();
    await ada.page.getByText("Over plain http this browser copies nothing").waitFor();
    expect(
      await ada.page.evaluate(() => getSelection()?.toString() || (document.activeElement as HTMLInputElement).value),
    ).toContain("rift.test");
    await plate(ada, "Seat a bot").click();
    await plate(ada, "Begin").click();
    await playTogether([ada], 2, (taps) => taps >= 4);
    // A name that the server was not told of could be anybody's.
    await ada.page.goto(`http://other.test:${hosted.port}/#/tables`);
    await ada.page.getByText(`--origin http://other.test:${hosted.port}`).waitFor();
    expect(ada.faults.filter(isOurs)).toEqual([]);
  }, 120_000);
});
