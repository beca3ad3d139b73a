import { games } from "@rifthall/games";
import { afterEach, expect, test } from "vitest";
import { english } from "../../src/text/en.ts";
import { MATCHES, playOn } from "./player.ts";
import type { Visitor } from "./rifthall.ts";
import { inBrowser } from "./rifthall.ts";

const QUICK = 100;

/** A finished match as a link. */
async function finished(visitor: Visitor): Promise<string> {
  const match = await visitor.play(MATCHES.riftforce);
  await playOn(visitor, { until: (taps) => taps >= 8 });
  await visitor.ask("resign", match, 0);
  await visitor.still();
  return visitor.ask<string>("link", match);
}

const hostile = (link: string): Readonly<Record<string, string>> => ({
  empty: "",
  "a word": "hello",
  "cut off": link.slice(0, -6),
  "a letter changed": link.slice(0, 20) + (link[20] === "A" ? "B" : "A") + link.slice(21),
  "another version": `_${link.slice(1)}`,
  "much too long": "A".repeat(1_000_000),
  "as long as may be": link.padEnd(65_536, "Q"),
  markup: "<img src=x onerror=alert(1)>",
  "a record that is none": "{}",
  "JSON of great depth": "[".repeat(100_000),
  "a record of no game": JSON.stringify({ game: "__proto__", rules: "1", content: "", inputs: [] }),
});

/** A game that the page does not know. */
const UNKNOWN = "heaps";

inBrowser("links", (hall) => {
  afterEach(() => hall.clear());

  test("hostile ones are refused within 100 ms of CPU, and the page goes on", async () => {
    const visitor = await hall.visit();
    const link = await finished(visitor);
    await visitor.ask("bring", link);
    const line = await visitor.page.context().newCDPSession(visitor.page);
    await line.send("Performance.enable");
    /** What the page's process has taken of the processor, workers and all, in ms. */
    const spent = async (): Promise<number> => {
      const { metrics } = await line.send("Performance.getMetrics");
      const process = metrics.find(({ name }) => name === "ProcessTime");
      if (!process) throw new Error("this browser does not say what a page takes");
      return 1000 * process.value;
    };
    const slow: string[] = [];
    for (const [name, text] of Object.entries(hostile(link))) {
      let [time, message] = [Number.POSITIVE_INFINITY, ""];
      // The best of some: a page may have something else to do as well.
      for (let turn = 0; turn < 8 && time > QUICK; turn++) {
        const before = await spent();
        message = await visitor.page.evaluate(
          (given) =>
            window.spied.call("bring", given).then(
              () => "taken",
              (error: Error) => error.message,
            ),
          text,
        );
        time = Math.min(time, (await spent()) - before);
      }
      expect(message, name).toMatch(/^[a-z-]+: ./);
      expect(message, name).not.toMatch(/^fault/);
      if (time > QUICK) slow.push(`${name}: ${Math.round(time)} ms`);
    }
    expect(slow).toEqual([]);
    await visitor.play(MATCHES.riftforce);
    await visitor.expectNoFault();
  });

  test("a hostile link as an address says what is wrong", async () => {
    const visitor = await hall.visit({ at: "#/r/AAAAhello<img src=x onerror=alert(1)>" });
    await visitor.page.locator("main h1").waitFor();
    expect(await visitor.page.locator("img").count()).toBe(0);
    expect(await visitor.page.locator("main p").first().innerText()).not.toBe("");
    await visitor.expectNoFault();
  });

  test.each([
    ["the start of a match", `#/play/${UNKNOWN}`],
    ["its options", `#/new/${UNKNOWN}`],
  ])("%s of a game that there is not says so in plain words", async (_, at) => {
    const visitor = await hall.visit({ at });
    const said = visitor.page.getByRole("alert");
    await said.waitFor();
    expect(await said.innerText()).toMatch(/^Unknown game "heaps"; one of: riftforce,.*beyond-the-rift/);
    await visitor.expectNoFault();
  });

  test("every game there is stands on the shelf, with a way to play it", async () => {
    const visitor = await hall.visit();
    await visitor.page.locator("h2").last().waitFor();
    expect(
      await visitor.page.locator("main [data-game]").evaluateAll((all) => all.map((e) => e.getAttribute("data-game"))),
    ).toEqual(expect.arrayContaining(games.map(({ id }) => id)));
    expect(await visitor.page.getByText(english.shelf.coming).count()).toBe(0);
    await visitor.expectNoFault();
  });

  test("a link carries the whole match: another browser steps through it", async () => {
    const link = await finished(await hall.visit());
    const other = await hall.visit({ at: `#/r/${link}` });
    await other.page.locator(".table").waitFor();
    await expect.poll(() => other.page.evaluate(() => location.hash)).toContain("#/replay/");
    const steps = other.page.getByRole("slider").first();
    await steps.waitFor();
    const most = Number(await steps.getAttribute("max"));
    expect(most).toBeGreaterThan(5);
    await steps.focus();
    const at = () => steps.inputValue();
    await other.page.keyboard.press("End");
    await expect.poll(at).toBe(String(most));
    await other.page.keyboard.press("Home");
    await expect.poll(at).toBe("0");
    await other.expectNoFault();
  });

  test("a link that says who played keeps their names, and no markup in them", async () => {
    const link = await finished(await hall.visit());
    const other = await hall.visit({ at: `#/r/${link}/Ada,${encodeURIComponent("<b>Or\u202Erin</b>")}` });
    await other.page.locator(".table").waitFor();
    await other.page.keyboard.press("End");
    await expect.poll(() => other.page.locator(".table").innerText()).toContain("<b>Orrin</b>");
    expect(await other.page.locator(".table").innerText()).toContain("Ada");
    await other.expectNoFault();
  });
});
