import type { InPlay } from "@rifthall/games/beyond-the-rift/wire";
import { afterEach, expect, test } from "vitest";
import { flaws } from "./axe.ts";
import { AT_A_FRIEND, AT_THE_DOOR, FORTY, sitTogether } from "./beyond.ts";
import { played } from "./played.ts";
import { expectInSight, person, playOn, showcase } from "./player.ts";
import { inBrowser, PENCIL, PHONE, PHONE_ACROSS, WIDE } from "./rifthall.ts";

const SIZES = { wide: WIDE, phone: { width: 390, height: 844 }, small: PHONE, across: PHONE_ACROSS };

inBrowser("Beyond the Rift", (hall) => {
  afterEach(() => hall.clear());

  test.each([true, false])("the end of the tutorial is told, and what comes next (won: %s)", async (won) => {
    const visitor = await hall.visit();
    const record = won
      ? played("beyond-the-rift", { difficulty: "easy" }, won)
      : played("beyond-the-rift", { difficulty: "hard" }, won, "random");
    await visitor.sit(await visitor.ask<string>("bring", JSON.stringify(record)));
    const ending = visitor.page.locator(".ending");
    await ending.waitFor();
    expect(await ending.locator(".epilogue").innerText()).toMatch(/\w{3,}.*\./s);
    expect(await ending.locator("dd").count()).toBe(5);
    const next = visitor.page.getByRole("button", { name: /The Gate at Low Ferry/ });
    expect(await next.count()).toBe(won ? 1 : 0);
    await visitor.expectNoFault();
  });

  test("four heroes of one person: all is in sight at every size, and everybody can read it", async () => {
    const visitor = await hall.visit();
    const { page } = visitor;
    const options = { mode: "four", scenario: "the-gate-at-low-ferry" };
    const seats = [0, 1, 2, 3].map(() => person("Ada"));
    await visitor.play({ game: "beyond-the-rift", options, seats, seed: "browser-4" });
    await playOn(visitor, { seed: 4, until: (taps) => taps >= 14 });
    await page.mouse.move(1, 1);
    const found: string[] = [];
    for (const [name, size] of Object.entries(SIZES)) {
      await page.setViewportSize(size);
      await page.waitForFunction((width) => innerWidth === width, size.width);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      await showcase(visitor, `beyond-the-rift-${name}`);
      await expectInSight(visitor);
      found.push(...(await flaws(page)).map((flaw) => `${name}: ${flaw}`));
    }
    expect(found).toEqual([]);
    await visitor.expectNoFault();
  }, 60_000);

  test("forty cards in front of four heroes, and the aid they give each other: at every size, to be taken back", async () => {
    const visitor = await hall.visit();
    const { page } = visitor;
    const match = await sitTogether(visitor, FORTY);
    const { zones } = (await visitor.seen()).picture.scene;
    const inPlay = Object.entries(zones).filter(([zone]) => zone === "quest" || zone.startsWith("area-"));
    const lying = inPlay.flatMap(([, cards]) => cards.map((card) => 1 + ((card as InPlay).attached?.length ?? 0)));
    expect(lying.reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(40);
    await page.locator(".rail [data-card='gatekeepers-axe']").first().click();
    await page.locator(".board [data-zone='area-0'][data-card='boneworm']").first().click();
    await visitor.still();
    // In the middle of a commitment all is as it was after a reload.
    await page.reload();
    await visitor.sit(match);
    const offers = page.locator(".rail .offer");
    await offers.first().waitFor();
    const found: string[] = [];
    for (const [name, size] of Object.entries(SIZES)) {
      await page.setViewportSize(size);
      await page.waitForFunction((width) => innerWidth === width, size.width);
      await offers.first().waitFor();
      await showcase(visitor, `beyond-the-rift-forty-${name}`);
      await expectInSight(visitor);
      found.push(...(await flaws(page)).map((flaw) => `${name}: ${flaw}`));
    }
    expect(found).toEqual([]);
    const laid = page.locator(".fight .laid");
    expect(await laid.count()).toBe(1);
    const strength = async () => Number(/Boneworm with (\d+)/.exec(await visitor.prompt())?.[1]);
    const alone = await strength();
    await offers.first().click();
    await expect.poll(() => laid.count()).toBe(2);
    expect(await strength()).toBeGreaterThan(alone);
    await page.keyboard.press("u");
    await expect.poll(() => laid.count()).toBe(1);
    await visitor.expectNoFault();
  }, 60_000);

  test("a tap on another of one's heroes plays on with that one; a Door asks in the rift for how many AP", async () => {
    const visitor = await hall.visit({ settings: PENCIL });
    const { page } = visitor;
    await sitTogether(visitor, AT_THE_DOOR);
    expect(await visitor.prompt()).toContain("Bastian");
    await page.locator("[data-key='hero:1']").click();
    await expect.poll(() => visitor.prompt()).toContain("Elisa");
    await page.locator("[data-key='do:guard']").click();
    await page.locator(".why-not").waitFor();
    await page.locator("[data-key='hero:0']").click();
    await expect.poll(() => visitor.prompt()).toContain("Bastian");
    const plate = page.locator(".prompt .plate");
    for (const size of Object.values(SIZES)) {
      await page.setViewportSize(size);
      await page.waitForFunction((width) => innerWidth === width, size.width);
      await page.locator(".board [data-card='door']").click();
      // What cannot open it and what would be too much is not asked about; the plate is for what surely opens it.
      const ways = page.locator("[data-key^='ap:']");
      await expect.poll(() => ways.count()).toBe(4);
      expect(await plate.innerText()).toContain("with 8 AP");
      await page.keyboard.press("Escape");
      await expectInSight(visitor);
      await page.keyboard.press("Escape");
    }
    await page.setViewportSize(WIDE);
    await page.locator(".board [data-card='door']").click();
    await page.locator("[data-key='ap:6']").click();
    await expect.poll(() => plate.innerText()).toContain("with 6 AP");
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await visitor.log()).join()).toContain("Bastian spends 6 AP");
    await visitor.expectNoFault();
  });

  test("where one area is to be seen at a time, a friend's is looked at before one plays on there", async () => {
    const visitor = await hall.visit({ settings: PENCIL, size: SIZES.phone });
    const { page } = visitor;
    await sitTogether(visitor, AT_A_FRIEND);
    await page.locator("[data-key='hero:1']").click();
    await expect.poll(() => visitor.prompt()).toContain("Marrow");
    // Whom a card may be for is in reach, however much there is to answer.
    await page.locator(".rail [data-card='everyone-knows-the-chorus']").click();
    await page.locator("[data-key='hero:2'].legal").waitFor();
    await expectInSight(visitor);
    await page.locator("[data-key='hero:2']").click();
    await expect.poll(() => page.locator(".prompt .plate").innerText()).toContain("Elisa gains");
    await page.keyboard.press("Escape");
    await page.locator("[data-key='hero:0']").click();
    expect(await visitor.prompt()).toContain("Marrow");
    await page.locator(".board [data-card='boneworm']").click();
    await expect.poll(() => page.locator(".prompt .plate").innerText()).toContain("Engage Boneworm");
    await page.keyboard.press("Escape");
    await page.locator("[data-key='hero:0']").click();
    await expect.poll(() => visitor.prompt()).toContain("Bastian");
    await visitor.expectNoFault();
  });

  test("of a hidden hand the backs are seen; who looks at it comes back before anything is meant", async () => {
    const visitor = await hall.visit({ settings: PENCIL, size: SIZES.phone });
    const { page } = visitor;
    await sitTogether(visitor, AT_THE_DOOR, { hiddenHands: true }, (seat) => (seat === 0 ? "me" : "Ben"));
    await page.locator("[data-key='hero:1']").click();
    const hidden = page.locator(".rail [data-card='?']");
    await expect.poll(() => hidden.locator(".back").count()).toBe(2);
    expect(await hidden.first().getAttribute("aria-label")).toContain("Face-down card");
    expect(await page.locator(".rail").innerText()).not.toContain("?");
    await page.locator("[data-key='hero:0'].legal").click();
    await page.locator(".rail [data-card='shield-bash']").waitFor();
    expect(await page.locator("[data-key='hero:0'].chosen").count()).toBe(0);
    await visitor.expectNoFault();
  });

  test("how many lie in a pile covers neither a name nor a value", async () => {
    const visitor = await hall.visit();
    const { page } = visitor;
    await sitTogether(visitor, FORTY);
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll(".pile > .times")]
        .flatMap((badge) => {
          const tag = badge.getBoundingClientRect();
          const said = [...(badge.parentElement?.querySelectorAll(".name, .numbers b, .value, b:not(.times)") ?? [])];
          return said.filter((e) => {
            const box = e.getBoundingClientRect();
            const [x, y] = [Math.min(box.right, tag.right) - Math.max(box.left, tag.left), box.bottom - tag.top];
            return x > 1 && y > 1 && tag.bottom - box.top > 1;
          });
        })
        .map((e) => e.outerHTML.slice(0, 80)),
    );
    expect(await page.locator(".pile > .times").count()).toBeGreaterThan(2);
    expect(covered).toEqual([]);
  });
});
