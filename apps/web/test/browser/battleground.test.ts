import type { Wish } from "@rifthall/service";
import { afterEach, expect, test } from "vitest";
import { sit, TABLE, tokens } from "./neverrift.ts";
import { bot, byFinger, expectInSight, person, playOn } from "./player.ts";
import { inBrowser, PHONE, PHONE_ACROSS, type Visitor, WIDE } from "./rifthall.ts";

const LOWER = { width: 1100, height: 800 };
const TALL_PHONE = { width: 390, height: 844 };
const OTHERS = ["Orrin", "Maud", "Ilse", "Tamsin"];

const wish = (seats: number, board: "wide" | "tall"): Wish => ({
  game: "neverrift",
  options: { mode: "multiplayer", board },
  seats: [person("Ada"), ...OTHERS.slice(0, seats - 1).map((name) => bot("greedy", name))],
  seed: "five",
});

/** Parts of the table that lie over each other or beyond the screen. */
const clashes = ({ page }: Visitor): Promise<readonly string[]> =>
  page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map((e) => {
        const { left, right, top, bottom } = e.getBoundingClientRect();
        return { name: e.innerText.replace(/\s+/g, " ").slice(0, 40), left, right, top, bottom };
      });
    const meet = (a: DOMRectLike, b: DOMRectLike): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const parts = boxes(".board .seat, .board .ground, .rail .pile");
    const found = parts.flatMap((a, i) =>
      parts.slice(i + 1).flatMap((b) => (meet(a, b) ? [`${a.name} / ${b.name}`] : [])),
    );
    const out = parts.filter(({ right, bottom }) => right > innerWidth || bottom > innerHeight).map(({ name }) => name);
    return [...found, ...out];

    interface DOMRectLike {
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }
  });

/** Names of creatures that run into their values. */
const blurred = ({ page }: Visitor): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll(".ground .card")].flatMap((card) => {
      const name = card.querySelector(".name");
      if (!name) return [];
      const text = document.createRange();
      text.selectNodeContents(name);
      const values = [...card.querySelectorAll(".side")].map((side) => side.getBoundingClientRect());
      const meets = [...text.getClientRects()].some((line) =>
        values.some(
          (value) =>
            Math.min(line.right, value.right) - Math.max(line.left, value.left) > 2 &&
            // A line of text is a little higher than its letters.
            Math.min(line.bottom, value.bottom) - Math.max(line.top, value.top) > line.height * 0.3,
        ),
      );
      return meets ? [name.textContent ?? ""] : [];
    }),
  );

inBrowser("the battleground", (hall) => {
  afterEach(() => hall.clear());

  test.each([
    { seats: 5, board: "wide", size: WIDE, least: 90 },
    { seats: 5, board: "wide", size: PHONE, least: 44 },
    { seats: 5, board: "tall", size: PHONE, least: 44 },
    { seats: 5, board: "wide", size: PHONE_ACROSS, least: 44 },
    { seats: 4, board: "tall", size: LOWER, least: 44 },
    { seats: 3, board: "tall", size: TALL_PHONE, least: 52 },
  ] as const)(
    "$seats at one, $board, at $size.width × $size.height: all in sight, no field too small for a finger",
    async ({ seats, board, size, least }) => {
      const touch = size.width < 700;
      const visitor = await hall.visit({ size, touch });
      await visitor.play(wish(seats, board));
      await playOn(visitor, {
        seed: 4,
        ...(touch ? { hand: byFinger } : {}),
        each: async () => {
          await expectInSight(visitor);
          expect(await clashes(visitor)).toEqual([]);
        },
        until: (taps) => taps >= 14,
      });
      const { page } = visitor;
      expect(await page.locator(".seat").count()).toBe(seats);
      expect((await page.locator("[data-field='a1']").boundingBox())?.width).toBeGreaterThanOrEqual(least);
      await visitor.expectNoFault();
    },
    60_000,
  );

  test("who chooses it on an upright phone gets the board that is higher than wide", async () => {
    const { page } = await hall.visit({ size: TALL_PHONE, touch: true, at: "#/new/neverrift" });
    await page.getByText("Free for all, 3 to 5").tap();
    await page.getByRole("button", { name: /^Play/ }).tap();
    await page.locator("[data-field='d8']").waitFor();
    expect(await page.locator("[data-field='e1']").count()).toBe(0);
  });

  test("five play to the end by pointer, and the ending tells all of them without a scroll bar", async () => {
    const visitor = await hall.visit();
    await visitor.play(wish(5, "wide"));
    await playOn(visitor, { seed: 4 });
    const told = await visitor.page.locator(".ending .score td").allInnerTexts();
    expect(told.map(Number).toSorted()).toEqual((await tokens(visitor)).toSorted());
    await visitor.page.setViewportSize(PHONE);
    await expect.poll(() => visitor.page.evaluate(() => window.spied.hidden())).toEqual([]);
    await visitor.expectNoFault();
  }, 60_000);

  test.each([
    { size: WIDE, language: "en" },
    { size: LOWER, language: "en" },
    { size: LOWER, language: "de" },
  ])(
    "two tamers are told in full beside it at $size.width × $size.height, in $language",
    async ({ size, language }) => {
      const visitor = await hall.visit({ size, settings: { language } });
      await sit(visitor, TABLE);
      await visitor.page.locator(".does").nth(1).waitFor();
      expect(await clashes(visitor)).toEqual([]);
      expect(await visitor.page.locator(".ground .name").count()).toBeGreaterThan(6);
      expect(await blurred(visitor)).toEqual([]);
    },
  );

  test("from the shelf one tap begins: an opening hand, some of it exchanged, then the first turn", async () => {
    const visitor = await hall.visit({ size: PHONE, touch: true, settings: { greeted: {} } });
    const { page } = visitor;
    await page
      .getByRole("button", { name: /Neverrift/ })
      .or(page.getByRole("link", { name: /Neverrift/ }))
      .first()
      .tap();
    await visitor.still();
    const greeting = page.locator(".greeting");
    await expect.poll(() => greeting.innerText()).toMatch(/GOAL\s+When the battleground is full/);
    await page.getByRole("button", { name: "Begin" }).tap();
    await greeting.waitFor({ state: "detached" });
    expect(await visitor.prompt()).toBe("Return up to three cards and draw as many, or keep your hand.");
    const plate = page.locator(".prompt .likely button");
    for (const ticked of [1, 2]) {
      await page.locator(".rail .legal:not(:has([aria-pressed='true']))").first().tap();
      await visitor.still();
      await expect.poll(() => plate.innerText()).toContain(`Exchange ${ticked}`);
    }
    await plate.tap();
    await visitor.still();
    expect(await visitor.prompt()).not.toContain("Return up to three cards");
    expect(await page.locator(".rail [data-card]").count()).toBeGreaterThanOrEqual(6);
    // It is said once.
    await page.reload();
    await visitor.still();
    await expect.poll(() => greeting.count()).toBe(0);
    await visitor.expectNoFault();
  });
});
