import { afterEach, expect, test } from "vitest";
import { field, hand, sit, TABLE } from "./neverrift.ts";
import { inBrowser, PENCIL, PHONE, type Visitor, WIDE } from "./rifthall.ts";

/** Marks of blows that lie over a value. */
const covered = ({ page }: Visitor): Promise<readonly string[]> =>
  page.evaluate(() => {
    const boxes = (selector: string) => [...document.querySelectorAll(selector)].map((e) => e.getBoundingClientRect());
    const values = boxes(".ground .side");
    return boxes(".blow").flatMap((b) =>
      values
        .filter((v) => v.left < b.right - 1 && v.right > b.left + 1 && v.top < b.bottom - 1 && v.bottom > b.top + 1)
        .map((v) => `${b.left},${b.top} over ${v.left},${v.top}`),
    );
  });

inBrowser("what a play would do in Neverrift", (hall) => {
  afterEach(() => hall.clear());

  test.each([WIDE, PHONE])(
    "is explained side by side, and no mark covers a value, at $width × $height",
    async (size) => {
      const visitor = await hall.visit({ size, settings: PENCIL });
      const { page } = visitor;
      await sit(visitor, TABLE);
      await hand(visitor, "awl-wasp").click();
      await field(visitor, "b2").click();
      await page.locator(".blow").nth(2).waitFor();
      expect(await visitor.prompt()).toBe("Awl Wasp on B2");
      expect(await page.locator(".prompt .likely").innerText()).toContain("Play Awl Wasp on B2");
      const said = await page.locator(".prompt p").innerText();
      expect(said).toContain(
        "Tames 3: up 5 beats Gate Lion (3), right 6 beats Pike Rank (3), down 5 beats Early Herald (3).",
      );
      expect(await covered(visitor)).toEqual([]);
      await field(visitor, "d3").click();
      await page.locator(".prompt p", { hasText: "Pike Rank (3) holds against up 3" }).waitFor();
      await visitor.expectNoFault();
    },
  );

  test("a place shows whose values its aura would change, and to what", async () => {
    const visitor = await hall.visit({ settings: PENCIL });
    const { page } = visitor;
    const board = TABLE.board.map((row) => row.replace(" the-healed-acre ", " . "));
    await sit(visitor, { ...TABLE, board, hands: [["the-healed-acre"], []] });
    // No creature and no spell is in hand: the question names neither.
    expect(await visitor.prompt()).toBe("Your turn: play a place, use your tamer’s active, or end your turn.");
    const values = page.locator("[data-field='a3'] [data-side]");
    const before = (await values.allInnerTexts()).map(Number);
    await hand(visitor, "the-healed-acre").click();
    // Whoever has taken a card up is asked about that card alone.
    await expect.poll(() => page.getByRole("button", { name: /End turn/ }).count()).toBe(0);
    await field(visitor, "a2").click();
    await page.locator("[data-field='a3'] [data-soon]").first().waitFor();
    expect((await values.allInnerTexts()).map(Number)).toEqual(before.map((n) => n + 2));
    expect(await page.locator("[data-soon]").count()).toBe(4);
    expect(await page.locator(".prompt p").innerText()).toContain("Nurse Oak: +2 on all sides.");
    await page.keyboard.press("Escape");
    expect((await values.allInnerTexts()).map(Number)).toEqual(before);
    await field(visitor, "a2").hover();
    expect(await page.locator("[data-soon]").count()).toBe(0);
    await visitor.expectNoFault();
  });
});
