import type { Wish } from "@rifthall/service";
import type { BrowserContext } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { AT_THE_DOOR, sitTogether } from "./beyond.ts";
import { type Position, sitAt } from "./brought.ts";
import { MATCHES, playOn, showcase } from "./player.ts";
import { inBrowser, type Visitor } from "./rifthall.ts";

/** What moved, by the name of what happened, and what was heard. */
interface Noted {
  readonly moves: { readonly name: string; readonly keys: readonly string[] }[];
  sounds: number;
  /** For pictures: stops everything in the middle of that move. */
  stopAt: string | null;
  stopped: boolean;
}
declare global {
  interface Window {
    noted: Noted;
  }
}

/** Runs in the page before anything else does. */
function listen(): void {
  const noted: Noted = { moves: [], sounds: 0, stopAt: null, stopped: false };
  window.noted = noted;
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, how) {
    const list = Array.isArray(frames) ? frames : [];
    const name = typeof how === "object" ? (how.id ?? "") : "";
    noted.moves.push({ name, keys: list.flatMap((frame) => Object.keys(frame as object)) });
    const made = animate.call(this, frames, how);
    if (name !== "" && name === noted.stopAt && !noted.stopped) {
      noted.stopped = true;
      // What would go on is kept from it: timers, and all that moves.
      window.setTimeout = (() => 0) as unknown as typeof window.setTimeout;
      requestAnimationFrame(() => {
        for (const moving of document.getAnimations()) {
          const { duration = 0, delay = 0 } = moving.effect?.getComputedTiming() ?? {};
          moving.pause();
          moving.currentTime = Number(delay) + Number(duration) * 0.5;
        }
      });
    }
    return made;
  };
  const { createGain } = AudioContext.prototype;
  AudioContext.prototype.createGain = function () {
    noted.sounds++;
    return createGain.call(this);
  };
}

const before = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(listen);
};
const LIVELY = { motion: "full", speed: "fast", pace: "quick" };
const names = ({ page }: Visitor): Promise<readonly string[]> =>
  page.evaluate(() => [...new Set(window.noted.moves.map(({ name }) => name))]);

/** What each game shows with weight, in the first minutes of a match. */
const WEIGHTY: Readonly<Record<string, readonly string[]>> = {
  riftforce: ["damage", "strike", "burn"],
  neverrift: ["attack", "tame"],
  "quantum-rift": ["attack", "damage"],
  "beyond-the-rift": ["activate"],
};

/** In the middle of a fight: where no story is to be read, and where blows fall and something breaks at once. */
const FIGHTS: Readonly<Record<string, Position>> = {
  riftforce: {
    mode: "duel",
    guilds: [
      ["fire", "ice", "light", "shadow"],
      ["earth", "water", "thunderbolt", "plant"],
    ],
    turn: 0,
    scores: [0, 0],
    hands: [
      ["fire-5", "fire-5", "fire-5", "fire-7"],
      ["earth-5", "water-6"],
    ],
    locations: [
      [["fire-6", "ice-5"], ["earth-5!3"]],
      [["fire-6", "ice-5"], ["earth-5!3"]],
      [["fire-6", "shadow-5"], ["earth-5!3"]],
      [["fire-7"], ["water-5!2"]],
      [["ice-5"], ["water-5!2"]],
    ],
  },
  "quantum-rift": {
    chapter: "andares-1",
    location: "temple-ruins",
    phase: "combat",
    enemies: ["hyvryx-scout/damaged#1", "hyvryx-matriarch#1", "hyvryx-predator#1"],
    players: [{ hero: "sabrien-reed*9#1", gear: ["the-shy-sword"] }],
  },
};

async function sitDown(visitor: Visitor, game: string): Promise<void> {
  const fight = FIGHTS[game];
  if (fight) await sitAt(visitor, game, fight);
  else await visitor.play(MATCHES[game] as Wish);
}

inBrowser("life in the motion", (hall) => {
  afterEach(() => hall.clear());

  test.each(Object.keys(WEIGHTY))("%s moves at what happens, by transform and opacity alone", async (game) => {
    const visitor = await hall.visit({ settings: LIVELY, before });
    await sitDown(visitor, game);
    const wanted = WEIGHTY[game] ?? [];
    await playOn(visitor, {
      until: async () => {
        const seen = await names(visitor);
        return wanted.every((name) => seen.includes(name));
      },
    });
    expect(await names(visitor)).toEqual(expect.arrayContaining([...wanted]));
    const keys = await visitor.page.evaluate(() => [...new Set(window.noted.moves.flatMap((move) => move.keys))]);
    expect(keys.filter((key) => !["transform", "opacity", "offset", "easing"].includes(key))).toEqual([]);
    expect(await visitor.page.evaluate(() => window.noted.sounds)).toBe(0);
    await visitor.expectNoFault();
  });

  test("what is destroyed in Riftforce breaks where it lay, and lies there no more", async () => {
    const visitor = await hall.visit({ settings: LIVELY });
    const { page } = visitor;
    await sitDown(visitor, "riftforce");
    await page.evaluate(() => {
      new MutationObserver(() => {
        for (const broken of document.querySelectorAll(".broken"))
          document.body.dataset.broke = String(broken.parentElement?.matches(".slot") && !broken.nextElementSibling);
      }).observe(document.body, { childList: true, subtree: true });
    });
    await playOn(visitor, { until: () => page.evaluate(() => "broke" in document.body.dataset) });
    expect(await page.evaluate(() => document.body.dataset.broke)).toBe("true");
    await visitor.expectNoFault();
  });

  test("what is killed in Beyond the Rift falls into the rift, and is not seen again", async () => {
    const visitor = await hall.visit({ settings: LIVELY, before });
    const { page } = visitor;
    const [hero] = AT_THE_DOOR.heroes as readonly object[];
    const hand = ["gatekeepers-axe", "shield-bash"];
    await sitTogether(visitor, { ...AT_THE_DOOR, heroes: [{ ...hero, area: ["boneworm+bruised-ribs"], hand }] });
    await page.evaluate(() => {
      new MutationObserver(() => {
        const fallen = document.getAnimations().find(({ id }) => id === "die");
        if (!fallen || "fell" in document.body.dataset) return;
        document.body.dataset.fell = "";
        // As late as it may be drawn, nothing of it is left.
        fallen.currentTime = Number(fallen.effect?.getComputedTiming().duration) - 1;
        const { target } = fallen.effect as KeyframeEffect;
        document.body.dataset.left = target ? getComputedStyle(target).opacity : "?";
      }).observe(document.body, { childList: true, subtree: true, attributes: true });
    });
    await page.locator(".rail [data-card='gatekeepers-axe']").click();
    await page.locator(".board [data-card='boneworm']").click();
    await visitor.still();
    await page.locator(".rail [data-card='shield-bash']").click();
    await page.waitForFunction(() => "fell" in document.body.dataset);
    expect(await page.evaluate(() => document.body.dataset.left)).toBe("0");
    await visitor.still();
    expect(await page.locator(".board [data-card='boneworm']").count()).toBe(0);
    await visitor.expectNoFault();
  });

  test("with reduced motion nothing moves, and with sound each event is heard at most once", async () => {
    const visitor = await hall.visit({
      settings: { ...LIVELY, motion: "system", sound: true },
      options: { reducedMotion: "reduce" },
      before,
    });
    await visitor.play(MATCHES.riftforce as Wish);
    await playOn(visitor, { until: (taps) => taps > 14 });
    const { moves, sounds } = await visitor.page.evaluate(() => window.noted);
    expect(moves).toEqual([]);
    expect(sounds).toBeGreaterThan(0);
    expect(sounds).toBeLessThanOrEqual((await visitor.seen()).lines.length);
  });

  // It finds no fault: it takes pictures for people to look at.
  if (process.env.PICTURES)
    test("pictures in mid-motion", { timeout: 600_000 }, async () => {
      for (const [game, moves] of Object.entries(WEIGHTY))
        for (const name of moves) {
          const visitor = await hall.visit({ settings: { ...LIVELY, speed: "calm" }, before });
          await sitDown(visitor, game);
          await visitor.page.evaluate((stopAt) => {
            window.noted.stopAt = stopAt;
          }, name);
          // Who plays is stopped with everything else.
          const playing = playOn(visitor).catch(() => 0);
          await visitor.page.waitForFunction(() => window.noted.stopped, undefined, { timeout: 90_000 });
          await showcase(visitor, `motion-${game}-${name}`);
          await visitor.page.close();
          await playing;
        }
    });
});
