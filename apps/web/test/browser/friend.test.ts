import type { MatchRecord } from "@rifthall/kernel/match";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { flaws } from "./axe.ts";
import { ask, enter, expectOwnEyes, heading, isAsked, isOurs, numberOf, plate, playTogether, TALL } from "./company.ts";
import { Hosted } from "./hosted.ts";
import { showcase } from "./player.ts";
import { inBrowser, type Visit, type Visitor } from "./rifthall.ts";

inBrowser("with a friend", (hall) => {
  let hosted: Hosted;
  beforeAll(async () => {
    hosted = await Hosted.seeded("friend");
  }, 60_000);
  afterAll(() => hosted.close());
  afterEach(() => hall.clear());

  const come = (how: Visit = {}): Promise<Visitor> => hall.visit({ address: hosted.address, keep: true, ...how });

  test("a friend comes by a link; they play to the end, through a reload and a server that dies, and once more", async () => {
    const ada = await come();
    await showcase(ada, "online-shelf");
    await ada.page.getByRole("link", { name: "Play Riftforce with others" }).click();
    await enter(ada, "Ada");
    await plate(ada, "Open the table").click();
    const link = await ada.page.getByLabel("The link to this table").inputValue();
    expect(link).toMatch(/^http:\/\/localhost:\d+\/#\/t\/[a-z0-9]{10}$/);
    await showcase(ada, "online-invited");
    expect(await flaws(ada.page)).toEqual([]);

    const ben = await come({ at: new URL(link).hash, size: TALL });
    await showcase(ben, "online-welcome-phone");
    await enter(ben, "Ben");
    await plate(ben, "Sit down").waitFor();
    await showcase(ben, "online-comes-phone");
    expect(await flaws(ben.page)).toEqual([]);
    await plate(ben, "Sit down").click();
    // With the keyboard alone, as far as the match.
    await plate(ada, "Begin").focus();
    await ada.page.keyboard.press("Enter");
    const players = [ada, ben];
    await playTogether(players, 5, async (taps) => taps >= 8 && (await someOf(players, mayAskBack)));
    await showcase(ada, "online-match");

    // Whoever opens the link now looks on.
    const cleo = await come({ at: new URL(link).hash });
    await enter(cleo, "Cleo");
    await cleo.still();
    await showcase(cleo, "online-watching");
    await ada.page.getByText("Cleo looks on.").waitFor();
    expect(await cleo.page.locator(".rail [data-card]:not([data-card='?'])").count()).toBe(0);
    expect(await isAsked(cleo)).toBe(false);

    // What one did before the other chose is taken back if that one agrees.
    const asks = (await mayAskBack(ada)) ? ada : ben;
    const agrees = asks === ada ? ben : ada;
    const number = await numberOf(asks);
    await asks.page.locator(".prompt").getByRole("button", { name: /^Undo/ }).click();
    await asks.page
      .locator(".prompt")
      .getByRole("button", { name: /^Take it back/ })
      .click();
    await heading(asks, "is asked whether you may take it back").waitFor();
    expect(await asks.page.locator("dialog[open]").count()).toBe(0);
    await plate(agrees, "Agree").click();
    await asks.page.waitForFunction((before) => {
      const status = window.spied.update?.status;
      return status?.over === false && status.decision.number > before;
    }, number);
    for (const player of players) await player.still();

    // In the middle of something that was begun.
    const asked = (await isAsked(ada)) ? ada : ben;
    const before = await numberOf(asked);
    await asked.page.reload();
    await asked.still();
    expect(await numberOf(asked)).toBe(before);

    await hosted.end("SIGKILL");
    for (const visitor of [...players, cleo]) await heading(visitor, "The line to the server broke").waitFor();
    await showcase(ben, "online-away-phone");
    expect(await isAsked(asked)).toBe(false);
    await hosted.start();
    await plate(asked, "Try now")
      .click({ timeout: 2_000 })
      .catch(() => {});
    for (const visitor of [...players, cleo])
      await heading(visitor, "The line to the server broke").waitFor({ state: "detached" });
    expect(await numberOf(asked)).toBe(before);

    await playTogether(players, 6);
    for (const visitor of [...players, cleo]) expect(await visitor.still()).toBe(true);
    await showcase(ada, "online-over");
    const first = await ada.page.evaluate(() => window.spied.opened?.match ?? "");
    await expectOwnEyes([...players, cleo], await ask<MatchRecord>(ada, "record", first));

    await plate(ada, "Rematch").click();
    await ben.page.getByText("Ada would like to play again.").waitFor();
    await showcase(ben, "online-rematch-phone");
    await plate(ben, "Rematch").click();
    for (const player of players) await player.page.waitForFunction((old) => window.spied.opened?.match !== old, first);
    // The seats are passed on by one.
    expect(await ben.page.evaluate(() => window.spied.opened?.own)).toEqual([0]);
    await playTogether(players, 7, (taps) => taps >= 2);
    await ada.go("#/");
    await ada.page.getByRole("link", { name: "Continue Riftforce, against Ben" }).waitFor();
    await ada.go(`#/online/${first}/replay`);
    await ada.page.locator("[aria-valuetext^='Step 0 of']").waitFor();
    for (const visitor of [...players, cleo]) expect(visitor.faults.filter(isOurs)).toEqual([]);
  }, 240_000);
});

/** Whether the choice made last was before one of another's, and can be asked back. */
const mayAskBack = ({ page }: Visitor): Promise<boolean> =>
  page.evaluate(
    () =>
      window.spied.update?.back?.barrier === true &&
      [...document.querySelectorAll(".prompt button")].some((button) => button.textContent?.trim().startsWith("Undo")),
  );
async function someOf(visitors: readonly Visitor[], isSo: (visitor: Visitor) => Promise<boolean>): Promise<boolean> {
  for (const visitor of visitors) if (await isSo(visitor)) return true;
  return false;
}
