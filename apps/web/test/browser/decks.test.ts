import { gameById } from "@rifthall/games";
import { deckReport, readDeck } from "@rifthall/host";
import type { Game } from "@rifthall/kernel/game";
import { afterEach, expect, test } from "vitest";
import { german } from "../../src/decks/text/de.ts";
import { english as w } from "../../src/decks/text/en.ts";
import { english } from "../../src/text/en.ts";
import { inBrowser, PHONE, type Visitor } from "./rifthall.ts";

/** The game whose decks are built here, and one of its ready decks; what is in it may change. */
const GAME = "neverrift";
const game = gameById(GAME) as Game;
const content = game.content([]);
const texts = game.cards(content, "en");
const ready = deckReport(game, content, readDeck(game, content, "nine-paths"), "en");
const CODE = ready.code ?? "";
const DAMAGED = `${CODE.slice(0, -1)}${CODE.endsWith("H") ? "J" : "H"}`;
const nameOf = (id: string, language: "en" | "de" = "en"): string =>
  game.cards(content, language).find((card) => card.id === id)?.name ?? id;
/** A card of the deck with so many copies, and room for more or not. */
const held = (copies: number, most: number): string =>
  Object.entries(ready.cards).find(([id, n]) => n === copies && game.decks?.most(content, id) === most)?.[0] ?? "";

const button = ({ page }: Visitor, name: string, exact = true) => page.getByRole("button", { name, exact });
/** A button that stands at one of several things. */
const of = ({ page }: Visitor, act: string, what: string) =>
  page.getByRole("button", { name: new RegExp(`^${act}\\s*: ${what}$`) });
const foot = ({ page }: Visitor) => page.locator(".foot p");
const builder = (deck = "") => `#/decks/${GAME}${deck === "" ? "" : `/${deck}`}`;

/** The builder with a ready deck in it. */
async function opened(visitor: Visitor, deck = "nine-paths"): Promise<void> {
  await visitor.go(builder(deck));
  await visitor.page.getByText(w.fine).waitFor();
}

inBrowser("the deck builder", (hall) => {
  afterEach(() => hall.clear());

  test("begins empty: a deck is built from nothing, and what is wrong is said while it is built", async () => {
    const visitor = await hall.visit({ at: builder() });
    const { page } = visitor;
    await page.getByText(w.empty).waitFor();
    await page.getByLabel("Tamer").selectOption("ashka-ninepaths");
    const cards = page.locator(".cards li");
    const fitting = await cards.count();
    await page.getByLabel(w.fitting).uncheck();
    expect(await cards.count()).toBeGreaterThan(fitting);
    await button(visitor, w.add("The Keelhauler")).first().click();
    const problems = page.locator(".notes li");
    await expect
      .poll(() => problems.allInnerTexts())
      .toEqual([
        expect.stringMatching(/^1 card; a deck has exactly 30: 29 more\. NR-9$/),
        expect.stringMatching(/^The Keelhauler is Outcast.*NR-13$/),
      ]);
    await button(visitor, "NR-13").click();
    await page.locator("dialog[open]").getByText("NR-13").waitFor();
    await page.keyboard.press("Escape");
    await button(visitor, w.less("The Keelhauler")).first().click();
    await page.getByText(w.empty).waitFor();
    await page.getByRole("button", { name: /^Long Lines.*Outcast$/ }).click();
    await page.getByText(w.fine).waitFor();
    await visitor.expectNoFault();
  });

  test("cards are found by name, text and traits", async () => {
    const visitor = await hall.visit({ at: builder() });
    const { page } = visitor;
    const names = () => page.locator(".cards h3").allInnerTexts();
    await page.getByLabel(w.find).fill("keelhauler");
    await expect.poll(names).toEqual(["The Keelhauler"]);
    await page.getByLabel(w.find).fill("draw 2 cards");
    const drawing = texts.filter(({ text }) =>
      ["draw", "2", "cards"].every((word) => text.toLowerCase().includes(word)),
    );
    const called = (some: typeof texts) => some.map(({ name }) => name).toSorted();
    const spells = drawing.filter(({ face }) => face?.type === "spell" && face.rarity === "common");
    expect(spells.length).toBeGreaterThan(0);
    await expect
      .poll(async () => (await names()).length)
      .toBe(drawing.filter(({ face }) => face?.type !== "tamer").length);
    await page.getByLabel("Kind").selectOption("spell");
    await page.getByLabel("Rarity").selectOption("common");
    await expect.poll(async () => (await names()).toSorted()).toEqual(called(spells));
    await page.getByLabel(w.find).fill("nothing is called so");
    await page.getByText(w.nothing).waitFor();
    await button(visitor, w.clear).click();
    await page.getByLabel("Keyword").selectOption("pierce");
    const pierce = () => page.locator(".cards .text").allInnerTexts();
    await expect.poll(async () => (await pierce()).every((text) => text.includes("Pierce."))).toBe(true);
    expect((await pierce()).length).toBeGreaterThan(3);
  });

  test("a ready deck, what it costs and its curves; one card more is too many, and is taken back", async () => {
    const visitor = await hall.visit({ at: builder() });
    const { page } = visitor;
    await button(visitor, w.box).click();
    await page.getByText("This deck fights twice").waitFor();
    await of(visitor, w.take, "Nine Paths").click();
    await page.getByText(w.fine).waitFor();
    const { have, most } = ready.budget;
    expect(await foot(visitor).innerText()).toMatch(new RegExp(`30/30\\s+Stars ${have}/${most}`));
    const counted = ready.counts.find(({ id }) => id === "rarity")?.values.map(({ n }) => String(n));
    expect(await page.locator("figure", { hasText: "Rarity" }).locator("b").allInnerTexts()).toEqual(counted);
    const single = w.add(nameOf(held(1, 2)));
    await button(visitor, single).last().click();
    await expect.poll(() => page.locator(".notes li").first().innerText()).toMatch(/31 cards/);
    expect(await button(visitor, single).last().isDisabled()).toBe(true);
    await button(visitor, w.box).click();
    await of(visitor, w.take, "Long Lines").click();
    await expect.poll(() => page.getByLabel("Tamer").inputValue()).toBe("isbrand-kielholt");
    await button(visitor, w.takeBack).click();
    await expect.poll(() => page.locator(".notes li").first().innerText()).toMatch(/31 cards/);
    await visitor.expectNoFault();
  });

  test("codes and text go out and in; what cannot be read says why", async () => {
    const visitor = await hall.visit({ at: builder() });
    const { page } = visitor;
    await button(visitor, w.share).click();
    const dialog = page.locator("dialog[open]");
    await dialog.getByText(w.noCode).waitFor();
    await dialog.getByLabel(w.bring).fill(DAMAGED);
    await button(visitor, w.bringIt).click();
    await dialog.getByRole("alert").getByText("is damaged").waitFor();
    await dialog.getByLabel(w.bring).fill(CODE);
    await button(visitor, w.bringIt).click();
    await page.getByText(w.fine).waitFor();
    await button(visitor, w.share).click();
    await expect.poll(() => dialog.getByLabel(w.code, { exact: true }).inputValue()).toBe(CODE);
    const text = await dialog.getByLabel(w.text).inputValue();
    expect(text).toBe(ready.text);
    await dialog.getByLabel(w.bring).fill(text.replace(/^2 .*\n/m, ""));
    await button(visitor, w.bringIt).click();
    await expect.poll(() => foot(visitor).innerText()).toMatch(/^28\/30/);
  });

  test("decks are kept under their names, survive a reload, and are deleted", async () => {
    const visitor = await hall.visit();
    const { page } = visitor;
    await opened(visitor);
    await page.getByLabel(w.name).fill("Mine");
    await button(visitor, w.save).click();
    await page.getByText(w.saved("Mine")).waitFor();
    await opened(visitor, "long-lines");
    // The one before was fine as well: not before the other is there does it get its name.
    await expect.poll(() => page.getByLabel("Tamer").inputValue()).toBe("isbrand-kielholt");
    await page.getByLabel(w.name).fill("Other");
    await button(visitor, w.save).click();
    await page.reload();
    await page.getByText(w.fine).waitFor();
    expect(await page.getByLabel("Tamer").inputValue()).toBe("isbrand-kielholt");
    await button(visitor, w.box).click();
    await of(visitor, w.remove, "Other").click();
    await page.locator("dialog[open]").last().getByRole("button", { name: w.remove, exact: true }).click();
    await of(visitor, w.take, "Mine").click();
    await expect.poll(() => page.getByLabel("Tamer").inputValue()).toBe("ashka-ninepaths");
    await button(visitor, w.box).click();
    await expect.poll(() => of(visitor, w.take, "Other").count()).toBe(0);
  });

  test("a test hand: six cards, some exchanged once, then drawn from", async () => {
    const visitor = await hall.visit();
    const { page } = visitor;
    await opened(visitor);
    await button(visitor, w.hand).click();
    const hand = page.getByRole("list", { name: english.hand }).getByRole("button");
    await expect.poll(() => hand.count()).toBe(6);
    for (const at of [0, 1, 2, 3]) await hand.nth(at).click();
    await expect.poll(() => page.locator("dialog [aria-pressed=true]").count()).toBe(3);
    await button(visitor, w.exchange(3)).click();
    await page.getByText(w.left(24)).waitFor();
    await button(visitor, w.draw).click();
    await page.getByText(w.left(23)).waitFor();
    expect(await page.getByRole("list", { name: w.drawn }).getByRole("listitem").count()).toBe(1);
    await button(visitor, w.again).click();
    await expect.poll(() => hand.count()).toBe(6);
  });

  test("speaks German, by the keyboard too", async () => {
    const visitor = await hall.visit({ at: builder(CODE), settings: { language: "de" } });
    const { page } = visitor;
    await page.getByText(german.fine).waitFor();
    const twice = nameOf(held(2, 2), "de");
    const less = button(visitor, german.less(twice)).last();
    await less.focus();
    await page.keyboard.press("Enter");
    await page.getByText("29 Karten; ein Deck hat genau 30: 1 mehr.").waitFor();
    await page.keyboard.press("Tab");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
      .toBe(german.add(twice));
    await page.keyboard.press("Space");
    await page.getByText(german.fine).waitFor();
    await visitor.expectNoFault();
  });

  test("on a phone, cards and deck take turns, and nothing is wider than the screen", async () => {
    const visitor = await hall.visit({ size: PHONE, touch: true, at: builder(CODE) });
    const { page } = visitor;
    await page.locator(".cards h3").first().waitFor();
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await wide()).toBeLessThanOrEqual(PHONE.width);
    await button(visitor, w.deck).tap();
    await page.getByText(w.fine).waitFor();
    expect(await page.locator(".cards").isVisible()).toBe(false);
    expect(await wide()).toBeLessThanOrEqual(PHONE.width);
    await button(visitor, w.hand).tap();
    await button(visitor, w.keep).tap();
    await page.getByText(w.left(24)).waitFor();
  });

  test("a deck is played at once, against a bot with a deck by lot", async () => {
    const visitor = await hall.visit();
    const { page } = visitor;
    await opened(visitor);
    await page.getByRole("button", { name: w.play }).click();
    await page.waitForURL(/#\/match\//);
    const [match] = await visitor.ask<readonly { game: string; options: { decks: string[][] } }[]>("matches");
    expect(match).toMatchObject({ game: GAME, options: { decks: [[CODE], [expect.stringMatching(/^[a-z-]+$/)]] } });
    expect(match?.options.decks[1]).not.toEqual(["nine-paths"]);
  });

  test.each(["nine-path", "%E0%A4%A", `${CODE}x`])(
    "an address with the deck %s says why it cannot be read",
    async (deck) => {
      const visitor = await hall.visit({ at: builder(deck) });
      await visitor.page.locator(".told", { hasText: /unknown deck|is damaged/ }).waitFor();
      expect(await visitor.page.evaluate(() => location.hash)).toBe(builder());
      await visitor.expectNoFault();
    },
  );

  test("a game without decks has no builder", async () => {
    const visitor = await hall.visit({ at: "#/decks/riftforce" });
    await visitor.page.getByText("nobody builds decks for riftforce").first().waitFor();
  });
});

inBrowser("decks on the start form", (hall) => {
  afterEach(() => hall.clear());

  test("each seat chooses: by lot, ready, kept, or by code", async () => {
    const visitor = await hall.visit();
    const { page } = visitor;
    await opened(visitor, "long-lines");
    await page.getByLabel(w.name).fill("Mine");
    await button(visitor, w.save).click();
    await visitor.go(`#/new/${GAME}`);
    const first = page.getByLabel(w.at(1));
    await first.selectOption({ label: "Mine" });
    await page.getByLabel(w.at(2)).selectOption({ label: w.byCode });
    await page.getByLabel(w.codeAt(2)).fill(`${CODE}x`);
    await button(visitor, english.start.play).click();
    await page.getByRole("alert").getByText("Seat 2: the deck code").waitFor();
    await page.getByLabel(w.codeAt(2)).fill(CODE);
    await button(visitor, english.start.play).click();
    await page.waitForURL(/#\/match\//);
    const [match] = await visitor.ask<readonly { options: { decks: string[][] } }[]>("matches");
    const mine = await visitor.ask<{ code: string }>("deck", GAME, "long-lines", "en");
    expect(match?.options.decks).toEqual([[mine.code], [CODE]]);
  });

  test("by lot the same seed brings the same decks, and a rematch passes them on with the seats", async () => {
    const visitor = await hall.visit();
    const begin = async (): Promise<readonly string[][]> => {
      await visitor.go("#/");
      await visitor.go(`#/new/${GAME}`);
      await visitor.page.getByText(english.start.house).click();
      await visitor.page.getByLabel(english.start.seed).fill("lots");
      await button(visitor, english.start.play).click();
      await visitor.page.waitForURL(/#\/match\//);
      const all = await visitor.ask<readonly { match: string; options: { decks: string[][] } }[]>("matches");
      return all[0]?.options.decks ?? [];
    };
    const decks = await begin();
    expect(decks).toHaveLength(2);
    expect(decks[0]).not.toEqual(decks[1]);
    expect(await begin()).toEqual(decks);
    const [last] = await visitor.ask<readonly { match: string }[]>("matches");
    const again = await visitor.ask<string>("again", last?.match);
    const all = await visitor.ask<readonly { match: string; options: { decks: string[][] } }[]>("matches");
    expect(all.find(({ match }) => match === again)?.options.decks).toEqual([...decks].reverse());
  });

  test("other games ask for no decks", async () => {
    const visitor = await hall.visit({ at: "#/new/riftforce" });
    await visitor.page.getByText(english.start.house).waitFor();
    expect(await visitor.page.getByLabel(w.at(1)).count()).toBe(0);
  });
});
