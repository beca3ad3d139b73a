import { english as decks } from "../../src/decks/text/en.ts";
import { english } from "../../src/text/en.ts";
import { MATCHES } from "./player.ts";
import { PHONE } from "./rifthall.ts";
import { begun, rows } from "./rows.ts";
import { at, readable } from "./screens.ts";

const { riftforce } = MATCHES;

readable("every screen around the tables", {
  shelf: at("#/"),
  "new-riftforce": at("#/new/riftforce"),
  "new-neverrift": at("#/new/neverrift"),
  "new-quantum-rift": at("#/new/quantum-rift"),
  "new-beyond-the-rift": at("#/new/beyond-the-rift"),
  decks: async (visitor) => {
    await visitor.go("#/decks/neverrift/nine-paths");
    await visitor.page.locator(".notes").waitFor();
  },
  "deck-side": async (visitor) => {
    await visitor.go("#/decks/neverrift");
    await visitor.page.locator(".cards h3").first().waitFor();
    await visitor.page.setViewportSize(PHONE);
    await visitor.page.getByRole("button", { name: decks.deck, exact: true }).click();
    await visitor.page.getByLabel("Tamer").selectOption({ index: 3 });
    await visitor.page.getByRole("button", { name: decks.cards, exact: true }).click();
    await visitor.page
      .getByRole("button", { name: /^One more/ })
      .first()
      .click();
    await visitor.page.getByRole("button", { name: decks.deck, exact: true }).click();
  },
  "all-decks": async (visitor) => {
    await visitor.go("#/decks/neverrift");
    await visitor.page.getByRole("button", { name: decks.box }).click();
    await visitor.page.locator("dialog[open]").waitFor();
  },
  "deck-code": async (visitor) => {
    await visitor.go("#/decks/neverrift/nine-paths");
    await visitor.page.locator(".notes").waitFor();
    await visitor.page.getByRole("button", { name: decks.share }).click();
    await visitor.page.locator("dialog[open]").waitFor();
  },
  "test-hand": async (visitor) => {
    await visitor.go("#/decks/neverrift/nine-paths");
    await visitor.page.locator(".notes").waitFor();
    await visitor.page.getByRole("button", { name: decks.hand }).click();
    await visitor.page.locator("dialog[open] [aria-pressed]").first().click();
  },
  settings: at("#/settings"),
  "no-matches": at("#/matches"),
  lost: at("#/nowhere"),
  matches: async (visitor) => {
    await visitor.ask("start", riftforce);
    const match = await visitor.play(riftforce);
    await visitor.ask("resign", match, 0);
    await at("#/matches")(visitor);
  },
  "damaged-matches": async (visitor) => {
    const row = await begun(visitor);
    const older = { ...row, match: "riftforce.older", record: { ...row.record, rules: "riftforce-0" } };
    await rows(visitor, older, { match: "riftforce.broken", seats: [] });
    await at("#/matches")(visitor);
    await visitor.page.getByText(english.matches.damagedAbout).waitFor();
  },
  "refused-link": async (visitor) => {
    await visitor.go("#/r/AAAA");
    await visitor.page.getByRole("alert").waitFor();
  },
});
