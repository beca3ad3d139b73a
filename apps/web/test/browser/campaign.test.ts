import { readFile } from "node:fs/promises";
import { afterEach, expect, test } from "vitest";
import { english } from "../../src/screens/campaign/text/en.ts";
import { english as page } from "../../src/text/en.ts";
import { nearlyWon } from "./campaign.ts";
import { bring, button, campaignAt, FIRST, GAME, SECOND, standing, viewOf } from "./campaigns.ts";
import { playOn } from "./player.ts";
import { inBrowser } from "./rifthall.ts";

inBrowser("a campaign is played through the page", (hall) => {
  afterEach(() => hall.clear());

  test("begun on the shelf, set out by keyboard, played to its end, told, and played again from where it began", async () => {
    const visitor = await hall.visit();
    const { page: at } = visitor;
    await at.getByRole("link", { name: page.shelf.campaignsOf("Beyond the Rift") }).click();
    await button(visitor, /Begin.*Old Friends/).click();
    await at.locator(`[data-match='${FIRST}']`).waitFor();
    const campaign = campaignAt(visitor);
    // What is closed can be looked at, and says why; nobody sets out for it.
    await at.locator(`[data-station='${SECOND}']`).press("Enter");
    await expect.poll(() => at.locator(`[data-match='${SECOND}']`).innerText()).toContain("must have been won");
    await expect.poll(() => button(visitor, english.setOut).getAttribute("aria-disabled")).toBe("true");
    await at.locator(`[data-station='${FIRST}']`).press("Enter");
    // Nobody goes: it is said why; then one goes alone.
    await at.locator("[data-bearer='elisa']").press("Enter");
    await at.locator("[data-bearer='bastian']").press("Enter");
    await expect.poll(() => at.locator("footer").innerText()).toContain(english.atLeast(1));
    await at.locator("[data-bearer='bastian']").press("Enter");
    await button(visitor, english.setOut).press("Enter");
    // It is asked before anything is shuffled.
    await at.locator("dialog[open] h4").waitFor();
    expect((await viewOf(visitor, campaign)).underway).toBeNull();
    await at.locator("dialog[open]").getByText("Hard").click();
    await at.locator("dialog[open] .plate").press("Enter");
    await at.waitForURL(/#\/match\//);
    await visitor.still();
    await playOn(visitor, { seed: 3, until: (taps) => taps >= 1 });
    // Reloaded in the middle, it is under way: the map leads back to it, and nothing can be changed.
    await visitor.go(`#/campaign/${campaign}`);
    await at.reload();
    // Who went stands there still.
    const bearers = at.locator("[data-bearer]");
    await expect
      .poll(async () => (await bearers.allInnerTexts()).filter((text) => text.includes(english.goes)).length)
      .toBe(1);
    await button(visitor, english.continueMatch).click();
    await at.waitForURL(/#\/match\//);
    await visitor.still();
    await playOn(visitor, { seed: 4 });
    await button(visitor, page.aftermath).click();
    await at.locator("#told").waitFor();
    const { last, matches } = await viewOf(visitor, campaign);
    expect(last?.match).toBe(FIRST);
    expect(last?.bearers).toEqual(["bastian"]);
    expect(await at.locator("main").innerText()).toContain(english.after[last?.result ?? "won"].toUpperCase());
    expect(matches[0]?.tries).toBe(1);
    await button(visitor, english.playAgain).click();
    await expect.poll(() => at.locator("dialog[open]").innerText()).toContain(english.againAbout);
    await visitor.expectNoFault();
  }, 180_000);

  test("a match that is won brings its rewards, and what was closed is open", async () => {
    const { file, last } = nearlyWon(GAME, "old-friends", FIRST, ["bastian"]);
    const visitor = await hall.visit();
    const { page: at } = visitor;
    const campaign = await bring(visitor, JSON.stringify(file));
    await visitor.go(`#/campaign/${campaign}`);
    await button(visitor, english.continueMatch).click();
    await at.waitForURL(/#\/match\//);
    await visitor.still();
    const match = at.url().split("/").at(-1) ?? "";
    const { status } = await visitor.seen();
    const decision = status.over ? null : status.decision;
    const option = decision?.seats[0]?.options[last];
    await visitor.ask("answer", match, 0, { number: decision?.number, key: option?.key });
    await visitor.still();
    await button(visitor, page.aftermath).click();
    await at.locator("#told").waitFor();
    const view = await viewOf(visitor, campaign);
    const [item] = view.last?.gains.items ?? [];
    expect(view.last?.result).toBe("won");
    expect(await at.locator(`[data-item='${item?.id}']`).count()).toBe(1);
    // What it would take out and bring is to be seen before it is put on.
    await at.locator("footer .plate").click();
    await at.locator(".changes").waitFor();
    expect(await at.locator("[data-as='out'] li").count()).toBeGreaterThan(0);
    expect(await at.locator("[data-as='in'] li").count()).toBe(item?.cards.length);
    expect((await viewOf(visitor, campaign)).sheet.items[0]?.wearer).toBeNull();
    await button(visitor, english.give).click();
    await expect.poll(async () => (await viewOf(visitor, campaign)).sheet.items[0]?.wearer).toBeTruthy();
    // Whoever uses keys is not sent back to the top of the page.
    await expect.poll(() => at.evaluate(() => document.activeElement?.className ?? "")).toContain("plate");
    // And taken off again.
    await at.locator(`button[data-slot='${item?.slot}']`).click();
    await button(visitor, english.take).click();
    await expect.poll(async () => (await viewOf(visitor, campaign)).sheet.items[0]?.wearer).toBeNull();
    await at.locator("footer .plate").click();
    // On the map the next ones are open, and whoever went goes again.
    await expect.poll(() => at.locator("[data-bearer][aria-pressed='true']").count()).toBe(1);
    await at.locator(`[data-station='${SECOND}'][data-state='open']`).click();
    await button(visitor, english.setOut).click();
    await at.locator("dialog[open] h4").first().waitFor();
    await at.locator("dialog[open] .plate").click();
    await at.waitForURL(/#\/match\//);
    await visitor.still();
    expect((await viewOf(visitor, campaign)).underway?.match).toBe(SECOND);
    await visitor.expectNoFault();
  }, 120_000);

  test("both sides of a board can be read, and one that is not open is not turned", async () => {
    const { visitor, campaign } = await standing(hall, (id) => `#/campaign/${id}/bearer/bastian`);
    const { page: at } = visitor;
    await button(visitor, english.lookAt.back).click();
    await at.locator("[data-side='1']").waitFor();
    const { sheet } = await viewOf(visitor, campaign);
    const isOpen = sheet.bearers.find(({ id }) => id === "bastian")?.open;
    const closed = await at.locator("footer .plate").getAttribute("aria-disabled");
    expect(closed).toBe(isOpen ? null : "true");
    expect(await at.locator("footer").innerText()).toContain(isOpen ? english.turnAbout : english.sideClosed);
    await visitor.expectNoFault();
  });

  test("out as a file and as a code, removed when asked twice, and in again; what is forged is refused", async () => {
    const { visitor, campaign } = await standing(hall, (id) => `#/campaign/${id}`);
    const { page: at } = visitor;
    await button(visitor, english.share).click();
    const saving = at.waitForEvent("download");
    await button(visitor, english.file).click();
    const path = await (await saving).path();
    await expect.poll(() => at.locator("dialog[open] textarea").inputValue()).not.toBe("");
    const code = await at.locator("dialog[open] textarea").inputValue();
    const before = await viewOf(visitor, campaign);
    await visitor.go(`#/campaigns/${GAME}`);
    await button(visitor, /Delete.*Old Friends/).click();
    await expect.poll(() => at.locator("dialog[open]").innerText()).toContain(english.removeSure("Old Friends"));
    await at.locator("dialog[open] .plate").click();
    await expect.poll(() => at.locator("[data-campaign]").count()).toBe(0);
    // The file first.
    await at.locator("input[type=file]").setInputFiles(path);
    await at.locator("[data-match]").first().waitFor();
    expect((await viewOf(visitor, campaignAt(visitor))).sheet).toEqual(before.sheet);
    // Then the code.
    await visitor.go(`#/campaigns/${GAME}`);
    await at.getByLabel(english.bringCode).fill(code);
    await button(visitor, english.bringIt).click();
    await at.locator("[data-match]").first().waitFor();
    expect((await viewOf(visitor, campaignAt(visitor))).sheet).toEqual(before.sheet);
    // A file with something in it that was never won.
    await visitor.go(`#/campaigns/${GAME}`);
    const forged = JSON.parse(await readFile(path, "utf8"));
    forged.campaign.items = [...forged.campaign.items, "excalibur"];
    const name = { name: "forged.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(forged)) };
    await at.locator("input[type=file]").setInputFiles(name);
    await at.getByRole("alert").filter({ hasText: "excalibur" }).waitFor();
    expect(await at.locator("[data-campaign]").count()).toBe(2);
    await visitor.expectNoFault();
  }, 60_000);
});
