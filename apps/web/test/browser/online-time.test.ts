import type { Seat } from "@rifthall/kernel/ids";
import type { Invitation, TimeControl } from "@rifthall/service";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { flaws } from "./axe.ts";
import { ask, enter, heading, isAsked, plate, playTogether, TALL } from "./company.ts";
import { Hosted } from "./hosted.ts";
import { showcase } from "./player.ts";
import { inBrowser, type Visit, type Visitor } from "./rifthall.ts";

/** As short as it may be. */
const timed = (end: TimeControl["end"]): TimeControl => ({ is: "live", base: 30_000, increment: 0, end });

inBrowser("time and talk among others", (hall) => {
  let hosted: Hosted;
  beforeAll(async () => {
    hosted = await Hosted.open();
  }, 60_000);
  afterAll(() => hosted.close());
  afterEach(() => hall.clear());

  const come = (how: Visit = {}): Promise<Visitor> => hall.visit({ address: hosted.address, keep: true, ...how });

  test("they talk while clocks run; a match ends by the clock, and from another one's bot its player comes back", async () => {
    const ada = await come({ at: "#/with/riftforce" });
    const ben = await come({ at: "#/tables", size: TALL, settings: { language: "de" } });
    await enter(ada, "Ada");
    await enter(ben, "Ben");

    // A table is laid with a clock, and changed before it begins.
    await ada.page.getByText("In one go").click();
    await ada.page.getByText("A bot plays on").click();
    await showcase(ada, "online-terms");
    expect(await flaws(ada.page)).toEqual([]);
    await plate(ada, "Open the table").click();
    await ada.page.getByText("10 min + 10 s", { exact: true }).waitFor();
    await ada.page.getByText("A bot plays on", { exact: true }).waitFor();
    await ada.page.getByRole("button", { name: /^Change.*How it is played/ }).click();
    await ada.page.getByText("Over days").click();
    await ada.page.getByLabel("Whoever looks on").selectOption({ label: "is 3 choices behind" });
    await plate(ada, "Keep").click();
    await ada.page.getByText("3 days a turn", { exact: true }).waitFor();
    await ada.page.getByRole("definition").filter({ hasText: "is 3 choices behind" }).waitFor();
    await showcase(ada, "online-invited-terms");
    const code = new URL(ada.page.url()).hash.slice("#/t/".length);
    await ask(ada, "setTime", code, timed("bot"));
    await ask(ben, "sit", code, 1 as Seat, null);

    // Two matches at once: here a bot takes over, there time that is up ends it.
    const ending = await ask<Invitation>(ada, "invite", "neverrift", {}, [{ is: "me" }, { is: "free" }], "private");
    await ask(ada, "setTime", ending.code, timed("resigns"));
    await ask(ben, "sit", ending.code, 1 as Seat, null);
    const ends = await ask<string>(ada, "begin", ending.code);
    const goesOn = await ask<string>(ada, "begin", code);
    for (const player of [ada, ben]) await player.go(`#/online/${goesOn}`);
    for (const player of [ada, ben]) await player.still();
    const clock = ada.page.getByRole("timer", { name: /^Ben has 0:\d\d left$/ });
    await clock.waitFor();

    // A ready phrase is read in everybody's own language.
    await plate(ada, "Good luck").click();
    await ben.page.getByText("Viel Glück").waitFor();
    await showcase(ben, "online-said-phone");
    await plate(ben, "Am Tisch, 1 neue Zeile").click();
    await ben.page.getByRole("log").getByText("Viel Glück").waitFor();
    await ben.page.getByPlaceholder("Etwas sagen").fill("dir auch, du Pfeife");
    await ben.page.keyboard.press("Enter");
    await showcase(ben, "online-people-phone");
    expect(await flaws(ben.page)).toEqual([]);
    await ada.page.getByRole("log").getByText("du Pfeife").waitFor();
    await showcase(ada, "online-clocks");
    expect(await flaws(ada.page)).toEqual([]);
    await ben.page.keyboard.press("Escape");

    // Whoever is reported hears nothing of it; whoever is muted is not heard any more.
    await ada.page.getByRole("log").getByRole("button", { name: "Ben" }).click();
    await plate(ada, "Report").click();
    await ada.page.getByLabel("What happened").selectOption({ label: "Bad words" });
    await showcase(ada, "online-report");
    expect(await flaws(ada.page)).toEqual([]);
    await plate(ada, "Send the report").click();
    await ada.page.getByText("The report is with whoever runs this server.").waitFor();
    await plate(ada, "Mute").click();
    await plate(ada, "Hear again").waitFor();
    await ada.page.keyboard.press("Escape");
    await ada.page.getByRole("log").getByText("muted, 1 line").waitFor();
    await ada.page.getByRole("log").getByText("du Pfeife").waitFor({ state: "detached" });

    // Whoever is asked here lets their time run out; the other sees the other match end.
    const [late, other] = (await isAsked(ada)) ? [ada, ben] : [ben, ada];
    await other.go(`#/online/${ends}`);
    await heading(late, late === ada ? "Your time was up" : "Deine Zeit war um").waitFor({ timeout: 40_000 });
    await showcase(late, "online-time-up");
    expect(await isAsked(late)).toBe(false);
    await plate(late, late === ada ? "I am back" : "Bin wieder da").click();
    await heading(late, late === ada ? "Your time was up" : "Deine Zeit war um").waitFor({ state: "detached" });
    expect(await other.still()).toBe(true);
    await other.page
      .locator(".ending")
      .getByText(/Time was up|Die Zeit war um/)
      .waitFor();
    await showcase(other, "online-ended-by-clock");
    await other.go(`#/online/${goesOn}`);
    await playTogether([ada, ben], 4, (taps) => taps >= 3);
    for (const player of [ada, ben]) await player.expectNoFault();
  }, 120_000);
});
