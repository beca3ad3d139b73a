import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { flaws } from "./axe.ts";
import { enter, TALL } from "./company.ts";
import { Hosted } from "./hosted.ts";
import { showcase } from "./player.ts";
import { inBrowser, type Visitor } from "./rifthall.ts";

inBrowser("an account at the server", (hall) => {
  let hosted: Hosted;
  beforeAll(async () => {
    hosted = await Hosted.open("--origin=http://rift.test");
  }, 60_000);
  afterAll(() => hosted.close());
  afterEach(() => hall.clear());

  /** A key that the browser holds for its owner, who always says yes. */
  async function withKeys({ page }: Visitor): Promise<void> {
    const session = await page.context().newCDPSession(page);
    await session.send("WebAuthn.enable");
    await session.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
  }
  const button = ({ page }: Visitor, name: string | RegExp) => page.getByRole("button", { name });

  test("somebody makes a passkey and a code, signs out, and comes back by either", async () => {
    const ada = await hall.visit({ address: hosted.address, at: "#/account", fresh: true });
    await withKeys(ada);
    await enter(ada, "Ada Lovelace");
    await ada.page.getByRole("heading", { name: "My account" }).waitFor();
    await button(ada, "Make a passkey").click();
    await ada.page.getByText("From now on this passkey lets you in.").waitFor();
    await button(ada, "Make a code").click();
    const code = await ada.page.getByLabel("Your recovery code").inputValue();
    expect(code).toMatch(/^([A-Z2-9]{4}-){4}[A-Z2-9]{4}$/);
    await showcase(ada, "account");
    expect(await flaws(ada.page)).toEqual([]);

    await button(ada, "Sign out everywhere").click();
    await showcase(ada, "account-sure");
    await button(ada, "Sign out").last().click();
    await button(ada, "You were here before?").click();
    await showcase(ada, "account-before");
    expect(await flaws(ada.page)).toEqual([]);
    await button(ada, "With a passkey").click();
    await ada.page.getByRole("heading", { name: "My account" }).waitFor();
    await ada.page
      .getByText(/last used/)
      .first()
      .waitFor();

    // On a phone, by keys alone, with the code.
    const phone = await hall.visit({ address: hosted.address, at: "#/account", size: TALL, fresh: true });
    await button(phone, "You were here before?").focus();
    await phone.page.keyboard.press("Enter");
    await phone.page.getByLabel("Recovery code").fill(code.toLowerCase());
    await phone.page.keyboard.press("Enter");
    await phone.page.getByText("Welcome back").waitFor();
    expect(await phone.page.getByLabel("Your recovery code").inputValue()).not.toBe(code);
    await button(phone, "I have it").click();
    await phone.page.getByRole("button", { name: "Deutsch" }).click();
    await phone.page.getByRole("heading", { name: "Mein Konto" }).waitFor();
    await showcase(phone, "account-phone-german");
    expect(await flaws(phone.page)).toEqual([]);

    // What is kept of one is a file; then it goes, and nobody is known here any more.
    const saving = phone.page.waitForEvent("download");
    await button(phone, "Speichern").click();
    expect((await saving).suggestedFilename()).toBe("rifthall-portion.json");
    await button(phone, "Mein Konto löschen").click();
    await button(phone, "Löschen").last().click();
    await phone.page.getByText("Wie sollen andere dich nennen?").waitFor();
    await ada.page.reload();
    await ada.page.getByText("What shall others call you?").waitFor();
    for (const visitor of [ada, phone]) await visitor.expectNoFault();
  }, 120_000);

  test("over plain http it is said that browsers have no passkeys there", async () => {
    const ada = await hall.visit({ address: `http://rift.test:${hosted.port}/`, at: "#/account" });
    await enter(ada, "Ada");
    await ada.page.getByText("Browsers have passkeys only over https").waitFor();
    expect(await button(ada, "Make a passkey").count()).toBe(0);
    await button(ada, "Make a code").click();
    await ada.page.getByLabel("Your recovery code").waitFor();
    await ada.expectNoFault();
  }, 60_000);
});
