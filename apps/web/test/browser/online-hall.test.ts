import { join } from "node:path";
import type { Seat } from "@rifthall/kernel/ids";
import type { Company, Manners } from "@rifthall/service";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openEmbedded } from "../../../server/src/store/embedded.ts";
import { flaws } from "./axe.ts";
import { ask, enter, isOurs, plate, playTogether, TALL } from "./company.ts";
import { Hosted } from "./hosted.ts";
import { showcase } from "./player.ts";
import { inBrowser, PHONE, type Visit, type Visitor } from "./rifthall.ts";

const RATED: Manners = { rated: true, talk: "phrases", behind: null };
/** So many matches somebody has behind them who is known well. */
const MATCHES = 40;

inBrowser("people among others", (hall) => {
  let hosted: Hosted;
  beforeAll(async () => {
    hosted = await Hosted.open();
  }, 60_000);
  afterAll(() => hosted.close());
  afterEach(() => hall.clear());

  const come = (how: Visit = {}): Promise<Visitor> => hall.visit({ address: hosted.address, keep: true, ...how });

  test("strangers find each other at their pace by one tap; a friend is asked over and comes", async () => {
    const [ada, ben] = [await come({ at: "#/tables" }), await come({ at: "#/tables", size: TALL })];
    await enter(ada, "Ada");
    await enter(ben, "Ben");
    for (const { page } of [ada, ben]) {
      await page.getByLabel("Game", { exact: true }).selectOption("neverrift");
      await page.getByLabel("Time", { exact: true }).selectOption({ label: "5 min + 5 s" });
    }
    await showcase(ben, "online-hall-phone");
    await plate(ada, "Play a stranger").click();
    await ada.page.getByText("Looking for somebody").waitFor();
    await ada.page.getByText("5 min + 5 s").waitFor();
    await plate(ada, "Seat a bot").waitFor();
    await plate(ben, "Play a stranger").click();
    for (const { page } of [ada, ben])
      await page
        .getByRole(page === ada.page ? "timer" : "button", { name: page === ada.page ? /^Ben has/ : "At the table" })
        .waitFor();
    await playTogether([ada, ben], 3, (taps) => taps >= 2);
    await showcase(ada, "online-stranger");
    await showcase(ben, "online-stranger-phone");
    expect(await flaws(ben.page)).toEqual([]);

    // Whom one has played with may become a friend, from the table.
    await ada.page.getByRole("button", { name: "Ben", exact: true }).click();
    await plate(ada, "Ask to be friends").click();
    await ada.page.getByText("Asked to be friends").waitFor();
    await ben.go("#/tables");
    await ben.page.getByRole("button", { name: /^Be friends/ }).click();
    await ada.go("#/tables");
    await ada.page.getByText("here", { exact: true }).waitFor();
    await ben.page.setViewportSize(PHONE);
    await showcase(ben, "online-hall-small");
    expect(await flaws(ben.page)).toEqual([]);
    // Asked over while they are somewhere else: it is said there.
    await ben.go("#/matches");
    await ada.page.getByRole("button", { name: /^Invite.*Ben/ }).click();
    await plate(ada, "Quantum Rift").click();
    await ada.page.getByLabel("The link to this table").waitFor();
    await showcase(ada, "online-asked-over");
    await ben.page.getByText("Ada invites you: Quantum Rift").waitFor();
    await showcase(ben, "online-called-phone");
    await ben.go("#/tables");
    await ben.page.getByRole("heading", { name: "Ada invites you" }).waitFor();
    await showcase(ben, "online-call-phone");
    await plate(ben, "Join Ada").click();
    await plate(ben, "Sit down").click();
    await plate(ada, "Begin").click();
    for (const player of [ada, ben]) await player.still();
    await ada.go("#/tables");
    await ada.page.getByText(/waits? for you/).waitFor();
    await showcase(ada, "online-hall");
    expect(await flaws(ada.page)).toEqual([]);
    for (const player of [ada, ben]) await player.expectNoFault();
  }, 120_000);

  test("a rated match moves both profiles and the list of the best, and is there to be looked back at", async () => {
    const [cid, dora] = [await come({ at: "#/tables" }), await come({ at: "#/tables" })];
    await enter(cid, "Cid");
    await enter(dora, "Dora");
    for (const { page } of [cid, dora]) await page.getByRole("heading", { name: "Open tables" }).waitFor();
    await dora.go("#/person/me");
    await dora.page.getByText("You have played no match to its end yet.").waitFor();
    await dora.go("#/tables");
    // They have played often before: nobody is listed among the best of whom little is known.
    await hosted.end("SIGTERM");
    await known(hosted.data, ["Cid", "Dora"]);
    await hosted.start();
    for (const player of [cid, dora]) await player.page.reload();
    await cid.page.getByRole("heading", { name: "Open tables" }).waitFor();
    await cid.go("#/leaders/riftforce/duel");
    const places = cid.page.locator("tbody tr");
    await expect.poll(() => places.count()).toBe(2);
    const before = await places.allInnerTexts();

    const { code } = await ask<{ readonly code: string }>(
      cid,
      "invite",
      "riftforce",
      {},
      [{ is: "me" }, { is: "free" }],
      "private",
    );
    await ask(cid, "setManners", code, RATED);
    // Everybody sits at a screen of their own there.
    await cid.go(`#/t/${code}`);
    await cid.page.getByRole("button", { name: /, Seat 2$/ }).click();
    await cid.page.getByRole("button", { name: "Sit here", exact: true }).waitFor();
    expect(await cid.page.getByLabel("Your friend's name").count()).toBe(0);
    await dora.page.getByRole("heading", { name: "Open tables" }).waitFor();
    await ask(dora, "sit", code, 1 as Seat, null);
    const match = await ask<string>(cid, "begin", code);
    for (const player of [cid, dora]) await player.go(`#/online/${match}`);
    await playTogether([cid, dora], 2, (taps) => taps >= 30);
    // What would be an unfair advantage is not offered.
    expect(await cid.page.locator("nav [aria-keyshortcuts='H']").getAttribute("aria-disabled")).toBe("true");
    await dora.page.keyboard.press("m");
    await plate(dora, "Resign").click();
    await dora.page.locator("dialog[open]").getByRole("button", { name: "Resign" }).click();
    for (const player of [cid, dora]) await player.page.locator(".verdict").waitFor();
    await cid.page.getByText(/^Your rating: 15\d\d \(\+\d+\)$/).waitFor();
    await dora.page.getByText(/^Your rating: 14\d\d \(−\d+\)$/).waitFor();
    await showcase(cid, "online-rated-over");

    await cid.go("#/leaders/riftforce/duel");
    await expect.poll(() => places.count()).toBe(2);
    expect(await places.allInnerTexts()).not.toEqual(before);
    expect((await places.first().innerText()).split(/\s+/)).toContain("Cid");
    await showcase(cid, "online-leaders");
    expect(await flaws(cid.page)).toEqual([]);

    // Whom one has just played with is listed without a reload.
    await cid.go("#/tables");
    await cid.page.getByRole("button", { name: /Ask to be friends.*Dora/ }).waitFor();
    const asks = (): Promise<number> =>
      cid.page.evaluate(() => window.spied.asked.filter(({ name }) => name === "played").length);
    const asked = await asks();
    await cid.go("#/person/me");
    await cid.page.getByText(`${MATCHES / 2 + 1} : ${MATCHES / 2}`).waitFor();
    await showcase(cid, "online-profile");
    expect(await flaws(cid.page)).toEqual([]);
    const [{ who } = { who: "" }] = (await ask<Company>(cid, "company")).recent;
    await cid.go(`#/person/${who}`);
    await showcase(cid, "online-profile-other");
    await cid.page.getByRole("heading", { name: "Dora" }).waitFor();
    await cid.page.getByText(`${MATCHES / 2} : ${MATCHES / 2 + 1}`).waitFor();
    await cid.page.getByRole("button", { name: /^Look back/ }).waitFor();
    expect(await asks()).toBe(asked + 2);
    await cid.page.setViewportSize(TALL);
    await showcase(cid, "online-profile-phone");
    expect(await flaws(cid.page)).toEqual([]);
    await cid.page.getByRole("button", { name: /^Look back/ }).click();
    await cid.page.locator("[aria-valuetext^='Step 0 of']").waitFor();
    for (const player of [cid, dora]) expect(player.faults.filter(isOurs)).toEqual([]);
  }, 120_000);
});

/** As if they had played each of many matches before, one a day. */
async function known(data: string, names: readonly string[]): Promise<void> {
  const db = await openEmbedded(join(data, "rifthall.db"));
  const [game, mode, now, half] = ["riftforce", "duel", Date.now(), MATCHES / 2];
  const people = await db.selectFrom("people").select("id").where("name", "in", names).execute();
  const rating = { rating: 1_500_000, deviation: 70_000, volatility: 60_000, best: 1_580_000 };
  const counts = { matches: MATCHES, won: half, drawn: 0, lost: half };
  const rows = people.map(({ id }) => ({ person: id, game, mode, ...rating, ...counts, at: now }));
  await db.insertInto("ratings").values(rows).execute();
  const points = Array.from({ length: MATCHES }, (_, i) => ({
    number: i - MATCHES,
    match: `before ${i}`,
    at: now - (MATCHES - i) * 24 * 3600_000,
    rating: 1_500_000 - Math.round(40_000 * Math.cos(i / 5)) + 1_000 * i,
    deviation: 70_000 + 2_000 * (MATCHES - i),
    gain: 5_000,
  }));
  for (const { id } of people)
    await db
      .insertInto("rating_points")
      .values(points.map((point) => ({ person: id, game, mode, ...point })))
      .execute();
  await db.destroy();
}
