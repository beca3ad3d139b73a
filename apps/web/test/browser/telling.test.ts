import type { BrowserContextOptions } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { MailBox } from "../../../server/test/mailbox.ts";
import { flaws } from "./axe.ts";
import { enter, TALL } from "./company.ts";
import { Hosted } from "./hosted.ts";
import { showcase } from "./player.ts";
import { inBrowser, type Visitor } from "./rifthall.ts";

inBrowser("what people are told while they are away", (hall) => {
  const button = ({ page }: Visitor, name: string | RegExp) => page.getByRole("button", { name });
  async function hosted(env: Readonly<Record<string, string>> = {}): Promise<Hosted> {
    const made = new Hosted(["--origin=http://rift.test"], env);
    onTestFinished(() => hall.clear().then(() => made.close()));
    await made.start();
    return made;
  }

  test("somebody is told by mail once they have shown that it is theirs, by day and of what they wish", async () => {
    const box = await MailBox.open();
    const mail = { RIFTHALL_SMTP: box.url, RIFTHALL_MAIL_FROM: "Rifthall <play@rift.test>" };
    const server = await hosted({ ...mail, RIFTHALL_WEBHOOKS: "1" });
    const ada = await hall.visit({ address: server.address, at: "#/account" });
    const { page } = ada;
    await enter(ada, "Ada");
    await page.getByRole("heading", { name: "When you are away" }).waitFor();
    await page.getByText("On no way yet.").waitFor();
    await page.getByLabel("Mail address").fill("ada@nowhere");
    await button(ada, /^Add.*Mail/).click();
    await page.getByText("This is no mail address.").waitFor();
    await page.getByLabel("Mail address").fill("ada@mail.example");
    await page.keyboard.press("Enter");
    const code = page.getByLabel("The code that went to ada@mail.example");
    await code.waitFor();
    expect(await flaws(page)).toEqual([]);
    await showcase(ada, "telling-code");
    await code.fill(box.code.toLowerCase());
    await button(ada, "Confirm").click();
    await button(ada, /^Test/).click();
    await page.getByText("Sent.").waitFor();
    expect(box.notices[0]?.mail.subject).toBe("Rifthall: a test");

    await page.getByLabel("Webhook").fill("http://127.0.0.1/");
    await button(ada, /^Add.*Webhook/).click();
    await page.getByText("Nothing is sent there").waitFor();
    await page.getByLabel("Webhook").fill("https://hooks.example/ada");
    await button(ada, /^Add.*Webhook/).click();
    await page.getByText("It is shown this once.").waitFor();
    await button(ada, /^Take away.*hooks/).click();
    await button(ada, /hooks/).first().waitFor({ state: "detached" });

    await page.getByLabel("A match has ended by time").uncheck();
    await page.getByLabel("Quiet hours").check();
    await page.getByLabel("From").fill("21:30");
    await page.getByLabel("From").press("Tab");
    await page.reload();
    await page.getByLabel("Quiet hours").waitFor();
    expect(await page.getByLabel("From").inputValue()).toBe("21:30");
    expect(await page.getByLabel("A match has ended by time").isChecked()).toBe(false);
    await showcase(ada, "telling");

    await page.setViewportSize(TALL);
    await button(ada, "Deutsch").click();
    await page.getByRole("heading", { name: "Wenn du nicht da bist" }).waitFor();
    await showcase(ada, "telling-phone-german");
    expect(await flaws(page)).toEqual([]);
    await button(ada, /^Wegnehmen.*ada@/).click();
    await page.getByText("Noch auf keinem Weg.").waitFor();
  }, 120_000);

  test("over plain http it is said that browsers tell nobody by themselves, and what the host has not set up", async () => {
    const server = await hosted();
    const ada = await hall.visit({ address: `http://rift.test:${server.port}/`, at: "#/account" });
    await enter(ada, "Ada");
    await ada.page.getByText("Browsers tell you by themselves only over https").waitFor();
    await ada.page.getByText("This server sends no mail").waitFor();
    expect(await button(ada, "Tell me in this browser").count()).toBe(0);
    await ada.expectNoFault();
  }, 60_000);

  test("what is pushed to the page is shown, and pushed again takes the place of what was shown", async () => {
    const server = await hosted();
    const options = { serviceWorkers: "allow", permissions: ["notifications"] } satisfies BrowserContextOptions;
    const ada = await hall.visit({ address: server.address, at: "#/", whole: true, options });
    const { page } = ada;
    const line = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) =>
      line.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
        if (first) resolve(first.registrationId);
      }),
    );
    await line.send("ServiceWorker.enable");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    const registrationId = await registered;
    const pushed = {
      title: "Riftforce: it is your turn",
      body: "Your match with Ben waits.",
      tag: "turn x",
      link: "#/account",
    };
    const deliver = (said: object) =>
      line.send("ServiceWorker.deliverPushMessage", {
        origin: new URL(server.address).origin,
        registrationId,
        data: JSON.stringify(said),
      });
    const shown = (): Promise<unknown> =>
      page.evaluate(async () =>
        (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag, data }) => [
          title,
          body,
          tag,
          data,
        ]),
      );
    await deliver(pushed);
    await expect.poll(shown).toEqual([[pushed.title, pushed.body, pushed.tag, pushed.link]]);
    await deliver({ ...pushed, body: "Still." });
    await expect.poll(shown).toEqual([[pushed.title, "Still.", pushed.tag, pushed.link]]);
    await ada.expectNoFault();
  }, 60_000);
});
