import { games } from "@rifthall/games";
import { Known, type MatchId, type Seen, type Wish } from "@rifthall/service";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { beforeAll, describe, expect } from "vitest";
import { browserArguments, findBrowser, findShell } from "../../../../scripts/browser.mjs";
import { buildPage, page as folder } from "../../../../scripts/page.mjs";
import { type Served, serve } from "../../../../scripts/serve.mjs";
import { spyOn } from "./spy.ts";

export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 360, height: 640 };
export const PHONE_ACROSS = { width: 640, height: 360 };

/** Who has played every game before. */
const GREETED = Object.fromEntries(games.map(({ id }) => [id, true]));
/** Nothing is waited for: no pauses, no motion, and a tap counts at once. */
const AT_ONCE = { language: "en", motion: "reduced", speed: "instant", pace: "instant", quick: true, greeted: GREETED };
/** As somebody plays who has set nothing: what is tapped is pencilled in. */
export const PENCIL = { quick: false };

export interface Visit {
  readonly size?: { readonly width: number; readonly height: number };
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Keeps every message between page and worker. */
  readonly keep?: boolean;
  readonly context?: BrowserContext;
  readonly touch?: boolean;
  /** In a browser that nobody has used, which has nothing at hand yet. */
  readonly fresh?: boolean;
  /** In the whole browser: one without windows has no notices. */
  readonly whole?: boolean;
  /** What the page's context is to be like besides; with workers that serve it, it has not been used before. */
  readonly options?: BrowserContextOptions;
  /** Done to a context that has not been used before. */
  readonly before?: (context: BrowserContext) => Promise<void>;
  /** Where it begins, after the address. */
  readonly at?: string;
  /** Another host of the page than the one that only keeps it. */
  readonly address?: string;
}

/** Names that no name server knows are this machine's: over plain http they are no secure contexts, as in a home's network. */
const MADE_UP = "--host-resolver-rules=MAP *.test 127.0.0.1";
/** Letters as wide as with windows: without, they would be rounded to whole pixels. */
const LETTERS = "--font-render-hinting=none";

/** What a page shows while nobody uses it. */
const PARKED = "manifest.webmanifest";
/** What tests listen to at a page. */
const HEARD = ["pageerror", "console", "response"];

/** A context that somebody uses, and what was put into its pages for them. */
interface Used {
  readonly context: BrowserContext;
  readonly kind: string | null;
  readonly spy: { dispose(): Promise<void> };
}

/** A browser and the real server with the built page. */
export class Hall {
  server: Served | undefined;
  private readonly browsers = new Map<string, Promise<Browser>>();
  private readonly used: Used[] = [];
  /**
   * Those that nobody uses now, by kind, each with its page. What a browser has loaded once it need not load again, and a
   * page whose process goes on opens in half the time of a new one.
   */
  private readonly idle: { readonly context: BrowserContext; readonly kind: string }[] = [];

  async open(): Promise<void> {
    if (this.server) return;
    if (!buildPage()) throw new Error("the page cannot be built");
    this.server = await serve(folder);
  }

  /** Begun once each, by whoever needs it first. */
  browser(whole = false): Promise<Browser> {
    const executablePath = (whole ? null : findShell()) ?? findBrowser() ?? "";
    const known = this.browsers.get(executablePath);
    if (known) return known;
    const made = chromium.launch({ executablePath, args: [...browserArguments, MADE_UP, LETTERS] });
    this.browsers.set(executablePath, made);
    return made;
  }
  get address(): string {
    return this.server?.address ?? "";
  }

  /** Somebody opens the page, in a browser of their own unless one is given. */
  async visit(how: Visit = {}): Promise<Visitor> {
    const context = how.context ?? (await this.context(how));
    const [left] = how.context ? [] : context.pages();
    const page = left ?? (await context.newPage());
    const address = how.address ?? this.address;
    if (!how.context) await forget(page, address);
    if (how.size || left) await page.setViewportSize(how.size ?? WIDE);
    const visitor = new Visitor(page, address);
    await visitor.go(how.at ?? "#/");
    return visitor;
  }

  /** One that nobody uses now and that is as wished, or a new one. */
  private async context({
    settings,
    keep = false,
    touch = false,
    fresh,
    whole,
    options,
    before,
  }: Visit): Promise<BrowserContext> {
    const own = fresh || before || options?.serviceWorkers;
    const kind = own ? null : JSON.stringify({ touch, whole, options });
    const at = this.idle.findIndex((free) => free.kind === kind);
    const [free] = at < 0 ? [] : this.idle.splice(at, 1);
    const how = { viewport: WIDE, hasTouch: touch, serviceWorkers: "block", ...options } as const;
    const context = free?.context ?? (await (await this.browser(whole)).newContext(how));
    const spy = await context.addInitScript(spyOn, { settings: { ...AT_ONCE, ...settings }, keep });
    this.used.push({ context, kind, spy });
    await before?.(context);
    return context;
  }

  /** Nobody sits at a page any more: it shows something of the same origin that runs nothing, since its process ends with any other. */
  private async leave(page: Page): Promise<void> {
    for (const event of HEARD) page.removeAllListeners(event);
    await page.mouse.move(-1, -1);
    await page.goto(`${this.address}${PARKED}`);
  }

  /** Everybody goes home. */
  async clear(): Promise<void> {
    await Promise.all(
      this.used.splice(0).map(async ({ context, kind, spy }) => {
        if (kind === null) return context.close();
        const [first, ...others] = context.pages();
        await spy.dispose();
        await Promise.all(others.map((page) => page.close()));
        if (first) await this.leave(first);
        this.idle.push({ context, kind });
      }),
    );
  }
}

/** Whatever was stored by those who had this browser before. */
async function forget(page: Page, address: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin: new URL(address).origin, storageTypes: "all" });
  await session.detach();
}

/** One page, and what went wrong in it. */
export class Visitor {
  readonly faults: string[] = [];

  constructor(
    readonly page: Page,
    readonly address: string,
  ) {
    page.setDefaultTimeout(20_000);
    page.on("pageerror", (error) => this.faults.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") this.faults.push(message.text());
    });
  }

  async go(at: string): Promise<void> {
    await this.page.goto(`${this.address}${at}`);
  }

  /** A page that has no worker yet is made to start it. */
  async wake(): Promise<void> {
    if (await this.page.evaluate(() => window.spied.hasWorker())) return;
    await this.page.evaluate(() => {
      location.hash = "#/match/none";
    });
    await this.page.waitForFunction(() => window.spied.hasWorker());
    await this.page.evaluate(() => {
      location.hash = "#/";
    });
  }

  /** Asks the page's own worker. */
  async ask<T>(name: string, ...args: readonly unknown[]): Promise<T> {
    await this.wake();
    const told = await this.page.evaluate(([what, given]) => window.spied.call(what, ...given), [name, args] as const);
    return told as T;
  }

  /** Begins a match and sits down at its table. */
  async play(wish: Wish): Promise<MatchId> {
    const match = await this.ask<MatchId>("start", wish);
    await this.sit(match);
    return match;
  }
  async sit(match: MatchId): Promise<void> {
    await this.page.evaluate((id) => {
      window.spied.update = null;
      location.hash = `#/match/${id}`;
    }, match);
    await this.still();
  }
  /** Waits until it is somebody's turn, or all is over; says whether it is. */
  still(): Promise<boolean> {
    return this.page.evaluate(() => window.spied.still());
  }

  prompt(): Promise<string> {
    return this.page.locator(".prompt h2").innerText();
  }
  /** What the seat in front of the page may answer, in words. */
  async options(): Promise<readonly string[]> {
    const { status, seat } = await this.seen();
    if (status.over) return [];
    return (status.decision.seats.find((asked) => asked.seat === seat)?.options ?? []).map(({ label }) => label);
  }
  /** The table as the page knows it. */
  async seen(): Promise<Seen> {
    const known = new Known();
    const [last] = (await this.page.evaluate(() => window.spied.told)).map((update) => known.take(update)).slice(-1);
    if (typeof last !== "object") throw new Error("the page knows nothing of a table");
    return last;
  }
  async log(): Promise<readonly string[]> {
    await this.page.keyboard.press("l");
    const lines = await this.page.locator("dialog[open] .ledger li").allInnerTexts();
    await this.page.keyboard.press("Escape");
    return lines;
  }
  over(): Promise<boolean> {
    return this.page.evaluate(() => window.spied.update?.status.over === true);
  }

  /** Nothing went wrong: no error, nothing that the policy forbids. */
  async expectNoFault(): Promise<void> {
    const forbidden = await this.page.evaluate(() => window.spied.violations);
    expect([...this.faults, ...forbidden]).toEqual([]);
  }
}

export const found = findBrowser();

/** One for all files that a worker runs, since they share their modules. The browser ends with the worker that holds its pipe. */
const hall = new Hall();

/** Tests with a browser; without one they are skipped, which `.ci/run` does not let pass. */
export function inBrowser(title: string, tests: (hall: Hall) => void): void {
  const named =
    found === null ? `${title} (no browser found: set CHROME_PATH or run node scripts/browser.mjs --install)` : title;
  describe.skipIf(found === null)(named, () => {
    beforeAll(() => hall.open(), 240_000);
    tests(hall);
  });
}
