import { afterEach, expect, test } from "vitest";
import { AT_THE_DOOR, FORTY, sitTogether } from "./beyond.ts";
import { field, hand, sit, TABLE } from "./neverrift.ts";
import { MATCHES } from "./player.ts";
import { DUEL } from "./riftforce.ts";
import { inBrowser, PENCIL, PHONE, type Visitor } from "./rifthall.ts";

const asked = ({ page }: Visitor, what: string) =>
  page.evaluate((wanted) => window.spied.asked.filter(({ name }) => name === wanted).length, what);

inBrowser("what newcomers stumbled over", (hall) => {
  afterEach(() => hall.clear());

  test("after a click on a place Enter plays there; it does not take the place back", async () => {
    const visitor = await hall.visit({ settings: PENCIL });
    const { page } = visitor;
    await visitor.play(DUEL);
    await page.locator(".rail [data-key^='card:']").first().click();
    await page.locator("button.here").nth(2).click();
    await page.locator(".prompt .likely", { hasText: "at III" }).waitFor();
    await page.keyboard.press("Enter");
    await visitor.still();
    await expect.poll(async () => (await visitor.log()).join()).toMatch(/Ada plays .* at III/);
    await visitor.expectNoFault();
  });

  test.each([true, false])(
    "a card of use to nobody is not thrown away by the plate or a key (quick play: %s)",
    async (quick) => {
      const visitor = await hall.visit({ settings: { quick } });
      const { page } = visitor;
      await sitTogether(visitor, { ...AT_THE_DOOR, quest: ["husk-warden"] });
      const held = page.locator(".rail [data-card='shield-bash']");
      // Who only looks at it is not told what throwing it away would bring.
      await held.hover();
      expect(await asked(visitor, "preview")).toBe(0);
      await held.click();
      await expect.poll(() => visitor.prompt()).toBe("Shield Bash has no use right now.");
      // Nobody stands in reach: that is said beside it.
      expect(await page.locator(".why-not").innerText()).toMatch(/engaged|reach|range/i);
      expect(await page.locator(".prompt .plate").count()).toBe(0);
      await page.keyboard.press("Enter");
      expect(await asked(visitor, "answer")).toBe(0);
      await held.click();
      await page.locator(".prompt").getByRole("button", { name: "Discard Shield Bash for 1 AP" }).click();
      await expect.poll(() => held.count()).toBe(0);
      await visitor.expectNoFault();
    },
  );

  test("of equal cards the one that was tapped is taken up", async () => {
    const visitor = await hall.visit({ settings: PENCIL });
    const { page } = visitor;
    await sitTogether(visitor, FORTY);
    await page.locator("[data-key='hero:2']").click();
    const equal = page.locator(".rail [data-card='hatpin']");
    for (const [n, other] of [
      [1, 0],
      [0, 1],
    ] as const) {
      await equal.nth(n).click();
      await expect.poll(() => equal.nth(n).getAttribute("aria-pressed")).toBe("true");
      expect(await equal.nth(other).getAttribute("aria-pressed")).toBeNull();
    }
    // Tapped once more it is let go.
    await equal.first().click();
    await expect.poll(() => page.locator(".rail [aria-pressed='true']").count()).toBe(0);
    await visitor.expectNoFault();
  });

  test("after a click on a card Enter strikes, as the plate says; it does not lay the next card, too", async () => {
    const visitor = await hall.visit({ settings: PENCIL });
    const { page } = visitor;
    const [hero] = AT_THE_DOOR.heroes as readonly object[];
    await sitTogether(visitor, {
      ...AT_THE_DOOR,
      quest: ["husk-warden"],
      heroes: [{ ...hero, area: ["boneworm"], hand: ["gatekeepers-axe", "shield-bash", "shield-bash", "helm-first"] }],
    });
    const bashes = page.locator(".rail [data-card='shield-bash']");
    await page.locator(".rail [data-card='gatekeepers-axe']").click();
    await expect.poll(() => visitor.prompt()).toBe("Whom does Gatekeeper's Axe attack?");
    await page.locator(".board [data-zone='area-0'][data-card='boneworm']").click();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(".fight .laid").count()).toBe(1);
    await bashes.first().click();
    await expect.poll(() => page.locator(".fight .laid").count()).toBe(2);
    await page.keyboard.press("Enter");
    await expect.poll(() => visitor.prompt()).toMatch(/^Hero Phase/);
    expect(await bashes.count()).toBe(1);
    await visitor.expectNoFault();
  });

  test("the plate claims Enter where Enter means it, and not where keys have led to a card", async () => {
    const visitor = await hall.visit({ settings: PENCIL });
    const { page } = visitor;
    const [hero] = AT_THE_DOOR.heroes as readonly object[];
    const hand = ["gatekeepers-axe", "shield-bash", "one-step-forward"];
    await sitTogether(visitor, { ...AT_THE_DOOR, quest: [], heroes: [{ ...hero, area: ["boneworm"], hand }] });
    await page.locator(".rail [data-card='gatekeepers-axe']").click();
    await page.locator(".board [data-zone='area-0'][data-card='boneworm']").click();
    const claims = () => page.locator(".prompt .likely kbd").isVisible();
    await expect.poll(claims).toBe(true);
    await page.keyboard.press("Enter");
    await expect.poll(() => visitor.prompt()).toContain("Strike Boneworm with 5");
    await visitor.still();
    await page.locator(".prompt .likely button").focus();
    expect(await claims()).toBe(true);
    for (let i = 0; i < 20 && !(await page.locator(".rail [data-card].legal:focus").count()); i++)
      await page.keyboard.press("Tab");
    expect(await claims()).toBe(false);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(".fight .laid").count()).toBe(2);
    await visitor.expectNoFault();
  });

  test("what a hand holds too much of is ticked and goes at once", async () => {
    const visitor = await hall.visit({ settings: PENCIL });
    const { page } = visitor;
    const [hero] = AT_THE_DOOR.heroes as readonly object[];
    const held = ["shield-bash", "shield-bash", "helm-first", "gatekeepers-axe", "plate-and-patience"];
    await sitTogether(visitor, {
      ...AT_THE_DOOR,
      phase: "draw",
      quest: ["husk-warden"],
      heroes: [{ ...hero, hand: [...held, "one-step-forward"] }],
    });
    await expect.poll(() => visitor.prompt()).toBe("Bastian holds 6 cards too many: choose what to discard.");
    const plate = page.locator(".prompt .likely button");
    const bashes = page.locator(".rail [data-card='shield-bash']");
    for (const n of [0, 1]) {
      await bashes.nth(n).click();
      await expect.poll(() => plate.innerText()).toContain(`Discard ${n + 1}`);
    }
    await plate.click();
    await expect.poll(() => visitor.prompt()).toContain("holds 4 cards too many");
    await visitor.expectNoFault();
  });

  test("an effect that finds nobody is not said to ask first; an active says that it is once a game", async () => {
    const visitor = await hall.visit({ settings: PENCIL });
    const { page } = visitor;
    const empty = [" . | . | . | . ", " . | . | . | . ", " . | . | . | . ", " nurse-oak:0 | . | . | . "];
    await sit(visitor, { ...TABLE, board: empty, hands: [["belling-stag"], ["gate-lion"]] });
    await hand(visitor, "belling-stag").click();
    await field(visitor, "d1").click();
    await expect.poll(() => page.locator(".prompt .what").innerText()).toContain("Creatures: you 1 → 2");
    expect(await page.locator(".prompt .what").innerText()).not.toContain("asks first");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    expect(await visitor.prompt()).toContain("use your tamer’s active");
    await page.locator(".tamer.legal").click();
    await expect.poll(() => page.locator(".prompt .what").innerText()).toMatch(/once a game|Tames nobody/i);
    await visitor.expectNoFault();
  });

  test("who clicks on everything but the answers has given none, in any game", async () => {
    const visitor = await hall.visit({ settings: PENCIL });
    const { page } = visitor;
    for (const wish of Object.values(MATCHES)) {
      await visitor.play(wish);
      // What lies there comes in piece by piece.
      await expect.poll(() => page.locator(".field button:not(.reveal *), .rail button").count()).toBeGreaterThan(5);
      const clicked = await page.evaluate(async () => {
        const things = document.querySelectorAll<HTMLElement>(".field button:not(.reveal *), .rail button");
        for (const thing of things) {
          thing.click();
          await new Promise((resolve) => setTimeout(resolve));
        }
        return things.length;
      });
      expect(clicked, wish.game).toBeGreaterThan(5);
      expect(await asked(visitor, "answer"), wish.game).toBe(0);
    }
    await visitor.expectNoFault();
  });

  test("the first chapter also tells what a turn is, once", async () => {
    const visitor = await hall.visit({ size: PHONE, settings: { ...PENCIL, greeted: {} } });
    const { page } = visitor;
    await visitor.play(MATCHES["quantum-rift"]);
    const chapter = page.locator(".chapter");
    await expect.poll(() => chapter.innerText()).toMatch(/A TURN\s+Start/);
    await page.keyboard.press("Enter");
    await chapter.waitFor({ state: "detached" });
    await page.reload();
    await chapter.waitFor();
    expect(await chapter.innerText()).not.toContain("A TURN");
    await visitor.expectNoFault();
  });
});
