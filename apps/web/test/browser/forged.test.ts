import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Card } from "@rifthall/kernel/ids";
import type { Match } from "@rifthall/kernel/match";
import type { Summary, Wish } from "@rifthall/service";
import { afterEach, expect, test } from "vitest";
import { page as folder } from "../../../../scripts/page.mjs";
import { serve } from "../../../../scripts/serve.mjs";
import { english } from "../../src/text/en.ts";
import { amidst, type Forgery, forge, offsetOf } from "./forger.ts";
import { MATCHES, playOn } from "./player.ts";
import { inBrowser, type Visitor } from "./rifthall.ts";

/** Every game in the middle of an effect. */
const AMIDST = {
  riftforce: () => amidst("riftforce", 7),
  neverrift: () => amidst("neverrift", 20),
  "quantum-rift": () => amidst("quantum-rift", 8),
  "beyond-the-rift": () => amidst("beyond-the-rift", 20),
};
const GAMES = ["riftforce", "neverrift", "quantum-rift", "beyond-the-rift"] as const;

/** From that position on, with nothing changed. */
const honest = (match: Match): Forgery => forge(match, new Map());

/** The first card of some list comes after itself: who walks along it never arrives. */
function ring(match: Match): Forgery {
  const { head, next } = match.state;
  const first = Math.max(...(head as unknown as Int32Array)) as Card;
  return forge(match, new Map([[offsetOf(next) + first, first]]));
}

/** The frame at the bottom of the stack lies on itself: who goes down never arrives. */
const loop = (match: Match): Forgery => forge(match, new Map([[offsetOf(match.state.stack), 0]]));

/** Some words of the state, one at a time, with values that could be meant. */
function sweep(match: Match, words: number): readonly Forgery[] {
  const size = match.state.words.length;
  return Array.from({ length: words }, (_, i) => {
    const word = Math.floor((i * size) / words);
    const value = [0, 1, -1, size][i % 4] ?? 0;
    return forge(match, new Map([[word, match.state.words[word] === value ? value + 2 : value]]));
  });
}

async function bring(visitor: Visitor, texts: readonly string[]): Promise<readonly string[]> {
  await visitor.wake();
  return visitor.page.evaluate(
    (all) =>
      Promise.all(
        all.map((text) =>
          window.spied.call("bring", text).then(
            (match) => `taken: ${match}`,
            (error: Error) => error.message,
          ),
        ),
      ),
    texts,
  );
}

const kept = async (visitor: Visitor): Promise<readonly string[]> =>
  (await visitor.ask<readonly Summary[]>("matches")).map(({ match }) => match);

/** Runs in the page: opens the match, takes the screen, gives the first answer there is, and closes it. */
async function answerOnce(match: string): Promise<string> {
  const { spied } = window;
  const told = async (): Promise<NonNullable<typeof spied.update>> => {
    while (spied.update === null) await new Promise((resolve) => setTimeout(resolve, 2));
    const { update } = spied;
    spied.update = null;
    return update;
  };
  const say = (error: Error): string => error.message;
  spied.update = null;
  const refused = await spied.call("open", match, "en", "instant", false).then(() => null, say);
  if (refused !== null) return refused;
  let update = await told();
  if (update.handOver !== null) {
    await spied.call("take", match, update.handOver);
    update = await told();
  }
  if (update.status.over) return "over";
  const { number, seats } = update.status.decision;
  const asked = seats.find(({ options }) => options !== undefined);
  // In the first row values stand as they are.
  const [key] = (asked?.options?.rows[0]?.[asked.options.fields.indexOf("key")] ?? []) as readonly number[];
  if (asked === undefined || key === undefined) return "nothing to choose";
  const answer = { number, key };
  const outcome = await spied.call("answer", match, asked.seat, answer).then(() => "played on", say);
  await spied.call("close", match);
  return outcome;
}

/** The built page with another examiner. */
function withExaminer(script: string): string {
  const other = mkdtempSync(join(tmpdir(), "rifthall-"));
  cpSync(folder, other, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const [name] = readdirSync(join(other, "assets")).filter((file) => /^examiner.*\.js$/.test(file));
  writeFileSync(join(other, "assets", name ?? ""), script);
  return other;
}

inBrowser("what strangers bring", (hall) => {
  afterEach(() => hall.clear());

  test.each(GAMES)("a forged %s file and link freeze nobody, and nothing of them is kept", async (game) => {
    const visitor = await hall.visit();
    const { record, link } = ring(AMIDST[game]());
    for (const text of [JSON.stringify(record), link]) {
      const [told] = await bring(visitor, [text]);
      expect(told).toMatch(/^(bad|took)-[a-z-]+: ./);
    }
    expect(await kept(visitor)).toEqual([]);
    await visitor.play(MATCHES[game] as Wish);
    await visitor.expectNoFault();
  });

  test("a forged link that was clicked says so, and leads back to the shelf", async () => {
    const { link } = loop(AMIDST["quantum-rift"]());
    const visitor = await hall.visit({ at: `#/r/${link}` });
    const { page } = visitor;
    await page.getByRole("alert").waitFor();
    await page.getByRole("button", { name: english.report.link }).waitFor();
    await page.getByRole("button", { name: english.toShelf }).click();
    await visitor.play(MATCHES.neverrift as Wish);
    await visitor.expectNoFault();
  });

  test("a forged file that was chosen is refused beside the field; one that is no match, too", async () => {
    const visitor = await hall.visit({ at: "#/matches" });
    const { page } = visitor;
    const { record } = ring(AMIDST.riftforce());
    for (const text of [JSON.stringify(record), "{}", " ".repeat(4_000_001)]) {
      await page.locator("input[type=file]").setInputFiles({ name: "m.json", mimeType: "", buffer: Buffer.from(text) });
      await page.locator("[aria-invalid=true]").waitFor();
      await page.reload();
    }
    expect(await kept(visitor)).toEqual([]);
    await visitor.expectNoFault();
  });

  test("forged words: each is refused, or opens and plays on", async () => {
    const visitor = await hall.visit();
    const forgeries = GAMES.flatMap((game) => sweep(AMIDST[game](), 16));
    const texts = forgeries.map(({ record, link }, i) => (i % 2 === 0 ? link : JSON.stringify(record)));
    const told: string[] = [];
    for (let i = 0; i < texts.length; i += 6) told.push(...(await bring(visitor, texts.slice(i, i + 6))));
    const faults: string[] = [];
    for (const [i, said] of told.entries()) {
      const match = /^taken: (.*)/.exec(said)?.[1];
      const then = match === undefined ? said : await visitor.page.evaluate(answerOnce, match);
      if (!/^(played on|over|(bad|took|diverged)[a-z-]*: .*)$/.test(then))
        faults.push(`${forgeries[i]?.name}: ${then}`);
    }
    expect(faults).toEqual([]);
    await visitor.expectNoFault();
  });

  test("an examiner that never comes to an end is thrown away, and the page says so", async () => {
    const { link } = honest(AMIDST.riftforce());
    const other = withExaminer(
      'postMessage({ is: "ready" }); onmessage = () => { postMessage({ is: "loaded" }); for (;;); };',
    );
    const server = await serve(other);
    try {
      const visitor = await hall.visit();
      const { page } = visitor;
      await page.goto(`${server.address}#/r/${link}`);
      await page.getByText(english.looking).waitFor();
      await page.getByText("Looking this through took over 3 seconds").waitFor();
      await page.getByRole("button", { name: english.tryAgain }).click();
      await page.getByText(english.looking).waitFor();
      await page.evaluate(() => {
        location.hash = "#/";
      });
      await visitor.play(MATCHES.riftforce as Wish);
      await visitor.expectNoFault();
    } finally {
      await server.close();
      rmSync(other, { recursive: true, force: true });
    }
  });

  test("an examiner that dies takes nothing with it", async () => {
    const other = withExaminer(
      'postMessage({ is: "ready" }); onmessage = () => setTimeout(() => { throw new Error("out"); });',
    );
    const server = await serve(other);
    try {
      const visitor = await hall.visit();
      await visitor.page.goto(server.address);
      expect(await bring(visitor, [honest(AMIDST.riftforce()).link])).toEqual([
        expect.stringMatching(/^gave-up: .*out/),
      ]);
      await visitor.play(MATCHES.riftforce as Wish);
    } finally {
      await server.close();
      rmSync(other, { recursive: true, force: true });
    }
  });

  test("a worker that is stuck is replaced: the match is put aside and plays on where it was", async () => {
    const visitor = await hall.visit();
    const { page } = visitor;
    await visitor.play(MATCHES.riftforce as Wish);
    await playOn(visitor, { until: (taps) => taps >= 3 });
    const prompt = await visitor.prompt();
    // Nobody hears the end of this.
    page
      .workers()[0]
      ?.evaluate("for (;;);")
      .catch(() => {});
    await page.getByRole("alert").getByText("This match got stuck").waitFor();
    await page.evaluate(() => {
      window.spied.update = null;
    });
    await page.getByRole("button", { name: english.tryAgain }).click();
    await visitor.still();
    expect(await visitor.prompt()).toBe(prompt);
    await playOn(visitor, { until: (taps) => taps >= 3 });
    await visitor.expectNoFault();
  });

  test("requests are asked for by their own names, with arguments of their form", async () => {
    const visitor = await hall.visit();
    const asked: readonly [string, ...unknown[]][] = [
      ["constructor"],
      ["__proto__"],
      ["toString"],
      ["store"],
      ["keepNew", {}, {}, []],
      ["matches", 1],
      ["info", "riftforce", "fr"],
      ["answer", "x", -1, {}],
      ["bring", { length: 1 }],
    ];
    for (const [name, ...args] of asked)
      await expect(visitor.ask(name, ...args), name).rejects.toThrow(/(unknown|bad)-request: /);
    await visitor.expectNoFault();
  });
});
