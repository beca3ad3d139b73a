import type { Wish } from "@rifthall/service";
import { afterEach, expect, test } from "vitest";
import { flaws } from "./axe.ts";
import { field, hand, sit, TABLE, tokens } from "./neverrift.ts";
import { byFinger, expectInSight, MATCHES, playOn } from "./player.ts";
import { inBrowser, PENCIL, PHONE, type Visitor, WIDE } from "./rifthall.ts";

/** Where a card in hand tames most, as the engine tells it: whom, with which values, and how the tokens stand then. */
async function bestOf(visitor: Visitor, match: string, card: string) {
  const { status, picture } = await visitor.seen();
  const options = status.over ? [] : (status.decision.seats[0]?.options ?? []);
  const { zones, tokens: now } = picture.scene;
  const fieldOf = (row: unknown) =>
    Object.entries(zones)
      .find(([, cards]) => cards.some((c) => c.id === row))?.[0]
      .slice("field-".length) ?? "";
  /** Row by row. */
  const order = (name: string): string => `${name.slice(1)}${name.slice(0, 1)}`;
  const plays = options.filter((option) => option.do === "play" && option.card === card);
  const told = plays.map(async (option) => {
    const brings = await visitor.ask<{ event: Record<string, unknown> }[]>("preview", match, 0, option.key);
    const events = brings.map(({ event }) => event);
    const tamed = events.filter((event) => event.do === "tame");
    const tokens = [...(now as readonly number[])];
    tokens[0] = (tokens[0] ?? 0) + 1;
    for (const { seat, from } of tamed) {
      tokens[Number(seat)] = (tokens[Number(seat)] ?? 0) + 1;
      tokens[Number(from)] = (tokens[Number(from)] ?? 0) - 1;
    }
    const sides = events.find((event) => event.do === "attack")?.sides as readonly number[];
    const tames = tamed.map((event) => fieldOf(event.id)).toSorted((a, b) => order(a).localeCompare(order(b)));
    return { at: String(option.field), tames, sides: sides.map((n) => (n > 9 ? "A" : String(n))), tokens };
  });
  const all = await Promise.all(told);
  const [best] = all.toSorted((a, b) => b.tames.length - a.tames.length);
  if (!best || best.tames.length === 0) throw new Error(`${card} tames nobody here`);
  return best;
}

inBrowser("Neverrift", (hall) => {
  afterEach(() => hall.clear());

  test("a field under the pointer shows who would be tamed, who holds, and how the tokens would stand", async () => {
    const visitor = await hall.visit({ settings: PENCIL });
    const { page } = visitor;
    const match = await sit(visitor, TABLE);
    const { at, tames, sides, tokens: after } = await bestOf(visitor, match, "awl-wasp");
    const before = await tokens(visitor);
    await hand(visitor, "awl-wasp").click();
    await field(visitor, at).hover();
    await page
      .locator(".coming")
      .nth(tames.length - 1)
      .waitFor();
    expect(
      await page
        .locator("[data-field]:has(.coming)")
        .evaluateAll((all) => all.map((e) => (e as HTMLElement).dataset.field)),
    ).toEqual(tames);
    expect(await page.locator(".ghost [data-side]").allInnerTexts()).toEqual(sides);
    expect(await page.locator(".blow[data-comes='tames']").count()).toBe(tames.length);
    expect(await page.locator(".prompt p").innerText()).toContain("Tames ");
    expect(await page.locator(".aside i").allInnerTexts()).toEqual(after.map((n) => `→ ${n}`));
    expect(await tokens(visitor)).toEqual(before);

    await field(visitor, at).click();
    await expect.poll(() => page.locator(".coming").count()).toBe(tames.length);
    await page.keyboard.press("Enter");
    await visitor.still();
    expect(await tokens(visitor)).toEqual(after);
    expect(await page.locator(".coming, .ghost, .blow").count()).toBe(0);
    await visitor.expectNoFault();
  });

  test("a finger's tap on a field pencils it in, another moves it, the plate plays", async () => {
    const visitor = await hall.visit({ size: PHONE, touch: true, settings: PENCIL });
    const { page } = visitor;
    const match = await sit(visitor, TABLE);
    const { at, tames, tokens: after } = await bestOf(visitor, match, "awl-wasp");
    const before = await tokens(visitor);
    const other = at === "d4" ? "a1" : "d4";
    await hand(visitor, "awl-wasp").tap();
    await field(visitor, other).tap();
    await page.locator(`[data-field="${other}"] .ghost`).waitFor();
    expect(await tokens(visitor)).toEqual(before);
    await field(visitor, at).tap();
    await page.locator(`[data-field="${at}"] .ghost`).waitFor();
    await page
      .locator(".coming")
      .nth(tames.length - 1)
      .waitFor();
    expect(await page.locator(".prompt .likely").innerText()).toContain(`Play Awl Wasp on ${at.toUpperCase()}`);
    await page.locator(".prompt .likely button").tap();
    await visitor.still();
    expect(await tokens(visitor)).toEqual(after);
    await visitor.expectNoFault();
  });

  test("values that are raised or lowered, Block, and what cannot be tamed are told in words", async () => {
    const visitor = await hall.visit({ settings: PENCIL });
    await sit(visitor, TABLE);
    const said = async (name: string) => (await field(visitor, name).getAttribute("aria-label")) ?? "";
    expect(await said("a3")).toMatch(/up [\dA] \(raised\)/);
    expect(await said("a3")).toContain("reached by The Healed Acre");
    expect(await said("c3")).toContain("Block");
    expect(await said("b4")).toContain("cannot be tamed");
    expect(await visitor.page.locator("[data-field='a3'] [data-change='raised']").count()).toBe(4);
  });

  test("to end a turn with nothing played is warned of first, and may be taken back", async () => {
    const visitor = await hall.visit({ settings: PENCIL });
    const { page } = visitor;
    await sit(visitor, TABLE);
    await page.getByRole("button", { name: "End turn (pass)" }).click();
    expect(await visitor.prompt()).toContain("End the turn without a creature or a place?");
    expect(await visitor.log()).not.toContainEqual(expect.stringContaining("passes"));
    await page.getByRole("button", { name: "Let go" }).click();
    expect(await visitor.prompt()).toContain("Your turn");
    await page.getByRole("button", { name: "End turn (pass)" }).click();
    await page.keyboard.press("Enter");
    await page.locator(".over").waitFor();
    await visitor.expectNoFault();
  });

  test("after a pass one of the passer's creatures is tamed by a tap, and only of those that can be", async () => {
    const visitor = await hall.visit({ settings: PENCIL });
    const { page } = visitor;
    await sit(visitor, { ...TABLE, passed: 1 });
    await page.locator(".ground .piece.legal").first().waitFor();
    expect(await page.locator(".ground .piece.legal").count()).toBe(6);
    await field(visitor, "b4").click();
    await page.locator(".why-not").waitFor();
    await field(visitor, "d2").click();
    await page.keyboard.press("Enter");
    await visitor.still();
    expect(await tokens(visitor)).toEqual([2, 6]);
  });

  test("a spell is pencilled in by a click, let go of by the second, and cast by the plate", async () => {
    const visitor = await hall.visit({ settings: PENCIL });
    await sit(visitor, TABLE);
    await hand(visitor, "consolation-prize").click();
    await expect.poll(() => visitor.page.locator(".prompt .likely").innerText()).toContain("Cast Consolation Prize");
    await hand(visitor, "consolation-prize").click();
    expect(await visitor.prompt()).toContain("Your turn");
    await hand(visitor, "consolation-prize").click();
    await expect.poll(() => hand(visitor, "consolation-prize").count()).toBe(1);
    await visitor.page.locator(".prompt .likely button").click();
    await visitor.still();
    await expect.poll(() => hand(visitor, "consolation-prize").count()).toBe(0);
    expect(await visitor.log()).toContainEqual(expect.stringContaining("casts Consolation Prize"));
  });

  test("a Hook asks in steps: whom, where to; each is shown before it is done", async () => {
    const visitor = await hall.visit({ settings: PENCIL });
    const { page } = visitor;
    await sit(visitor, { ...TABLE, hands: [["gaff-hand"], []] });
    await hand(visitor, "gaff-hand").click();
    await field(visitor, "c2").hover();
    await page.locator(".prompt p", { hasText: "Its effect asks first" }).waitFor();
    await field(visitor, "c2").click();
    await page.keyboard.press("Enter");
    await visitor.still();
    expect(await visitor.prompt()).toContain("Gaff Hand: choose an enemy creature");
    await field(visitor, "a3").click();
    await page.locator(".why-not").waitFor();
    await field(visitor, "a4").click();
    await page.keyboard.press("Enter");
    await visitor.still();
    await field(visitor, "c1").hover();
    await page.locator("[data-field='a4'] .fate", { hasText: "C1" }).waitFor();
    await field(visitor, "c1").click();
    await page.keyboard.press("Enter");
    await visitor.still();
    await expect.poll(() => field(visitor, "c1").getAttribute("aria-label")).toContain("Chainwright");
    await visitor.expectNoFault();
  });

  test("a Sacrifice shows who goes and what would stand there", async () => {
    const visitor = await hall.visit({ settings: PENCIL });
    const { page } = visitor;
    await sit(visitor, { ...TABLE, hands: [["the-stand-in"], []] });
    await hand(visitor, "the-stand-in").click();
    expect(await visitor.prompt()).toBe("Where does The Stand-In go, or in place of whom?");
    await field(visitor, "a3").hover();
    await page.locator("[data-field='a3'] .ghost", { hasText: "The Stand-In" }).waitFor();
    expect(await page.locator("[data-field='a3'] .fate").getAttribute("data-is")).toBe("destroyed");
    await field(visitor, "a3").click();
    await page.keyboard.press("Enter");
    await visitor.still();
    await expect.poll(() => field(visitor, "a3").getAttribute("aria-label")).toContain("The Stand-In");
    await expect.poll(() => page.locator(".piles [data-anchor='graveyard-0'] .words b").innerText()).toBe("1");
  });

  test("after a Stampede attacks, another may be put beside it, or not", async () => {
    const visitor = await hall.visit({ size: PHONE, touch: true, settings: PENCIL });
    const { page } = visitor;
    await sit(visitor, { ...TABLE, hands: [["bellwether", "roadside-ox"], []] });
    await hand(visitor, "bellwether").tap();
    await field(visitor, "d4").tap();
    await page.locator(".prompt .likely button").tap();
    await visitor.still();
    expect(await visitor.prompt()).toContain("Bellwether: you may put a creature");
    expect(await page.getByRole("button", { name: "No", exact: true }).count()).toBe(1);
    await hand(visitor, "roadside-ox").tap();
    expect(
      await page.locator(".empty.legal").evaluateAll((all) => all.map((e) => (e as HTMLElement).dataset.key)),
    ).toEqual(["field:d3"]);
    await field(visitor, "d3").tap();
    await page.locator(".prompt .likely button").tap();
    await visitor.still();
    await expect.poll(() => field(visitor, "d3").getAttribute("aria-label")).toContain("Roadside Ox");
    await visitor.expectNoFault();
  });

  test("a tamer that is taken up says what its active does; used, it is spent", async () => {
    const visitor = await hall.visit({ settings: PENCIL });
    const { page } = visitor;
    const board = TABLE.board.map((row) => row.replace("the-queens-double:1", "roadside-ox:0"));
    await sit(visitor, { ...TABLE, board, tamers: ["ashka-ninepaths", "magthilda-von-oramelle"] });
    const tamer = page.locator(".own .tamer");
    await tamer.click();
    await expect.poll(() => page.locator(".prompt p").innerText()).toContain("Move it to an empty field.");
    await page.keyboard.press("Enter");
    for (const at of ["b4", "d4"]) {
      await visitor.still();
      await field(visitor, at).click();
      await page.keyboard.press("Enter");
    }
    await visitor.still();
    await expect.poll(() => field(visitor, "d4").getAttribute("aria-label")).toContain("Roadside Ox");
    await expect.poll(() => tamer.innerText()).toContain("spent");
    await visitor.expectNoFault();
  });

  test("an active that would do nothing is warned of first, and no key alone does it", async () => {
    const visitor = await hall.visit({ settings: PENCIL });
    const { page } = visitor;
    await sit(visitor, { ...TABLE, tamers: ["magthilda-von-oramelle", "yrsa-longfurrow"] });
    const tamer = page.locator(".own .tamer");
    await tamer.click();
    expect(await visitor.prompt()).toContain("That would do nothing now");
    expect(await page.locator(".prompt .likely").count()).toBe(0);
    expect(await page.locator(".prompt .choice").innerText()).toBe("Do it anyway");
    await page.getByRole("button", { name: "Let go" }).click();
    expect(await visitor.prompt()).toContain("Your turn");
    await tamer.focus();
    await page.keyboard.press("Enter");
    expect(await visitor.prompt()).toContain("That would do nothing now");
    await page.keyboard.press("Escape");
    expect(await visitor.prompt()).toContain("Your turn");
    expect(await tamer.innerText()).not.toContain("spent");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect.poll(() => tamer.innerText()).not.toContain("spent");
    await tamer.click();
    await page.locator(".prompt .choice button").click();
    await visitor.still();
    await expect.poll(() => tamer.innerText()).toContain("spent");
    await visitor.expectNoFault();
  });

  test("graveyards are read by all, and a deck's scouted top card lies face up", async () => {
    const visitor = await hall.visit({ settings: PENCIL });
    const { page } = visitor;
    await sit(visitor, { ...TABLE, graveyards: [["nurse-oak"], ["chainwright", "gate-lion"]], faceUp: [[], [0]] });
    const theirs = page.locator(".others .counts");
    expect(await theirs.getAttribute("aria-label")).toContain("on top: Letter Moth");
    await theirs.click();
    await page.locator("dialog[open] li small").first().waitFor();
    const names = await page.locator("dialog[open] li small").allInnerTexts();
    expect(names).toEqual(expect.arrayContaining(["Chainwright", "Gate Lion", "Letter Moth", "Nurse Oak"]));
  });

  test.each(["quick", "standard"])(
    "a %s match is played to its end by finger, and the ending tells the tokens",
    async (mode) => {
      const visitor = await hall.visit({ size: PHONE, touch: true, settings: PENCIL });
      await visitor.play({ ...(MATCHES.neverrift as Wish), options: { mode } });
      await playOn(visitor, { seed: 8, hand: byFinger, each: () => expectInSight(visitor) });
      expect(await visitor.page.locator(".ending header p").innerText()).toContain("The battleground is full");
      const told = await visitor.page.locator(".ending .score td").allInnerTexts();
      expect(told.map(Number).toSorted()).toEqual((await tokens(visitor)).toSorted());
      await visitor.expectNoFault();
    },
    120_000,
  );

  test.each([WIDE, PHONE])("nothing for axe to say at $width × $height", async (size) => {
    const visitor = await hall.visit({ size, settings: PENCIL });
    await sit(visitor, TABLE);
    await hand(visitor, "awl-wasp").click();
    expect(await flaws(visitor.page)).toEqual([]);
  });
});
