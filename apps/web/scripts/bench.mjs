// Measures the built page in Chromium: what the shelf weighs, how soon a table answers, what runs while cards fly.
import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { browserArguments, findBrowser } from "../../../scripts/browser.mjs";
import { page as folder } from "../../../scripts/page.mjs";
import { serve } from "../../../scripts/serve.mjs";
import { bareBrowser } from "./bare.mjs";

const results = fileURLToPath(new URL("../../../bench/results/", import.meta.url));
const LIMITS = { shelfKB: 150, tableMs: 1000, tapMs: 100, taskMs: 16 };
const SLOWER = 4;
const TURNS = 5;
const SETTLED = 2500;
const WISHES = {
  riftforce: {
    game: "riftforce",
    options: { mode: "duel" },
    seats: [
      { is: "person", name: "Ada", who: "me" },
      { is: "bot", name: "Orrin", level: "greedy" },
    ],
    seed: "bench",
  },
  neverrift: {
    game: "neverrift",
    options: {},
    seats: [
      { is: "person", name: "Ada", who: "me" },
      { is: "bot", name: "Orrin", level: "greedy" },
    ],
    seed: "bench",
  },
  "quantum-rift": {
    game: "quantum-rift",
    options: {},
    seats: [{ is: "person", name: "Ada", who: "me" }],
    seed: "bench",
  },
  "beyond-the-rift": {
    game: "beyond-the-rift",
    options: { mode: "four", scenario: "the-gate-at-low-ferry" },
    seats: [
      { is: "person", name: "Ada", who: "me" },
      { is: "person", name: "Ada", who: "me" },
      { is: "bot", name: "Orrin", level: "greedy" },
      { is: "bot", name: "Wystan", level: "greedy" },
    ],
    seed: "bench",
  },
};
/** Who has seen what a first match begins with. */
const greeted = Object.fromEntries(Object.keys(WISHES).map((game) => [game, true]));

/** Games named on the command line alone, else all of them; only all of them are kept as results. */
const named = process.argv.slice(2);
const GAMES = Object.keys(WISHES).filter((game) => named.length === 0 || named.includes(game));

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const round = (number, digits = 0) => Math.round(number * 10 ** digits) / 10 ** digits;

/** Runs in the page: how long taps take until they are answered. */
function watch() {
  const bench = { taps: [], frames: [] };
  globalThis.bench = bench;
  new PerformanceObserver((list) => {
    for (const { name, duration, interactionId } of list.getEntries())
      if (interactionId && name === "click") bench.taps.push(duration);
  }).observe({ type: "event", durationThreshold: 16 });
}

function watchFrames() {
  const look = (now) => {
    globalThis.bench.frames.push(now);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Something that glows, where a pointer would hit it. */
function glowing(turn) {
  const all = document.querySelectorAll(
    "dialog[open] header button, .legal[data-key], .legal > [data-key], .here[data-key], .answers .choice button, .reveal button",
  );
  const points = [...all].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const [across, down] = [x + width / 2, y + height / 2];
    const hit = document.elementFromPoint(across, down);
    return hit && element.contains(hit) ? [{ x: across, y: down }] : [];
  });
  return points[(turn * 7) % points.length];
}

const CALM = { greeted, language: "en", motion: "full", speed: "calm", pace: "quick" };
const AT_ONCE = { greeted, language: "en", motion: "reduced", speed: "instant", pace: "instant" };

/** Begins a match of that game, as somebody with these settings. */
async function begin(page, address, game, settings) {
  await page.send("Page.navigate", { url: `${address}#/match/none` });
  await pause(SETTLED);
  return page.evaluate(`new Promise((resolve) => {
    localStorage.setItem("rifthall.settings", ${JSON.stringify(JSON.stringify(settings))});
    rifthallWorker.addEventListener("message", ({ data }) => data.id === -1 && resolve(data.value));
    rifthallWorker.postMessage({ id: -1, name: "start", args: [${JSON.stringify(WISHES[game])}] });
  })`);
}

/** The browser does not tell the size of a worker's script, so what was asked for is weighed as it is sent. */
const weightOf = (name) =>
  statSync(join(folder, `${name}.br`), { throwIfNoEntry: false }) ?? statSync(join(folder, name));

async function shelfWeight(browser, address) {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const names = new Set();
  context.on("requestfinished", (request) => names.add(request.url().slice(address.length) || "index.html"));
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForTimeout(1500);
  await context.close();
  const byType = {};
  for (const name of names) {
    const type = extname(name).slice(1);
    byType[type] = (byType[type] ?? 0) + weightOf(name).size;
  }
  return byType;
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Until a table can be played, by its own mark: something legal lies there and was painted. Also what the page's own
 * thread worked for it, which a busy machine does not change. Nothing else is attached to the page.
 */
async function tableTime(address, game) {
  const browser = await bareBrowser(findBrowser() ?? "", browserArguments);
  try {
    const first = await browser.open();
    const match = await begin(first, address, game, AT_ONCE);
    await first.close();
    const times = [];
    const work = [];
    for (let turn = 0; turn < TURNS; turn++) {
      const page = await browser.open();
      // A new window is busy with itself for a while.
      await pause(SETTLED);
      await page.send("Performance.enable", { timeDomain: "threadTicks" });
      await page.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
      await page.send("Page.navigate", { url: `${address}#/match/${match}` });
      await pause(SETTLED);
      const { metrics } = await page.send("Performance.getMetrics");
      work.push(1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0));
      times.push(await readyAt(page));
      await page.close();
    }
    return { clock: median(times), work: median(work) };
  } finally {
    await browser.close();
  }
}

async function readyAt(page) {
  for (let tries = 0; tries < 20; tries++) {
    const at = await page.evaluate(`performance.getEntriesByName("table")[0]?.startTime ?? null`);
    if (at !== null) return at;
    await pause(SETTLED);
  }
  throw new Error("the table never came");
}

const TASK = "RunTask";
const SCRIPTED = new Set([
  "FunctionCall",
  "EvaluateScript",
  "TimerFire",
  "RunMicrotasks",
  "FireAnimationFrame",
  "EventDispatch",
]);

/** The longest tasks of the page's own thread, by the time the processor spent on them, and how much of it was script. */
function tasks(events) {
  const main = events.find(
    (e) => e.name === "thread_name" && e.args?.name === "CrRendererMain" && hasScripts(events, e),
  );
  const own = events.filter((e) => e.ph === "X" && e.pid === main?.pid && e.tid === main?.tid);
  const time = (e) => (e.tdur ?? e.dur ?? 0) / 1000;
  const scripts = own.filter((e) => SCRIPTED.has(e.name)).toSorted((a, b) => a.ts - b.ts);
  return own
    .filter((e) => e.name.endsWith(TASK))
    .map((task) => {
      let until = 0;
      let scripted = 0;
      for (const e of scripts) {
        if (e.ts < task.ts || e.ts >= task.ts + task.dur || e.ts < until) continue;
        scripted += time(e);
        until = e.ts + e.dur;
      }
      return { ms: time(task), scripted };
    })
    .toSorted((a, b) => b.ms - a.ms);
}
const hasScripts = (events, { pid, tid }) =>
  events.some(
    (e) => e.pid === pid && e.tid === tid && e.name === "FunctionCall" && e.args?.data?.url?.includes("/assets/"),
  );

/** Cards on their way, a bot that thinks, and taps: what the page's own thread does meanwhile. */
async function flying(address, game) {
  const browser = await bareBrowser(findBrowser() ?? "", browserArguments);
  try {
    const first = await browser.open();
    const match = await begin(first, address, game, CALM);
    await first.close();
    const page = await browser.open();
    await page.send("Page.navigate", { url: `${address}#/match/${match}` });
    await readyAt(page);
    const mouse = (type, { x, y }, more = {}) => page.send("Input.dispatchMouseEvent", { type, x, y, ...more });
    const tap = async (turn) => {
      const at = await page.evaluate(`(${glowing})(${turn})`);
      if (at) {
        await mouse("mouseMoved", at);
        await mouse("mousePressed", at, { button: "left", clickCount: 1 });
        await mouse("mouseReleased", at, { button: "left", clickCount: 1 });
      }
      await mouse("mouseMoved", { x: 2, y: 2 });
      await pause(500);
    };
    // In Riftforce the guilds are chosen; then both hands are dealt, which is fourteen cards on their way.
    for (let turn = 0; turn < 3; turn++) await tap(turn);
    const events = await browser.trace(["toplevel", "devtools.timeline", "__metadata"], async () => {
      for (let turn = 0; turn < 24; turn++) await tap(turn);
    });
    // Taps and frames are timed in runs of their own: to trace is work, and so is to be told of each frame.
    await page.evaluate(`(${watch})()`);
    for (let turn = 0; turn < 24; turn++) await tap(turn);
    const taps = await page.evaluate("bench.taps");
    await page.evaluate(`(${watchFrames})()`);
    for (let turn = 0; turn < 12; turn++) await tap(turn);
    const frames = await page.evaluate("bench.frames");
    return { longest: tasks(events), gaps: frames.slice(1).map((at, i) => at - frames[i]), taps };
  } finally {
    await browser.close();
  }
}

const [load] = loadavg();
if (load > cpus().length) console.log(`The machine is busy (load ${round(load, 1)}): times by the clock are too long.`);
const server = await serve(folder);
const browser = await chromium.launch({ executablePath: findBrowser() ?? "", args: [...browserArguments] });
try {
  const address = server.address;
  const byType = await shelfWeight(browser, address);
  const total = Object.values(byType).reduce((a, b) => a + b, 0);
  const tables = {};
  for (const game of GAMES) tables[game] = await tableTime(address, game);
  const moving = {};
  for (const game of GAMES) moving[game] = await flying(address, game);
  const rows = [
    ["shelf, first load", total / 1024, LIMITS.shelfKB, "KB"],
    ...Object.entries(byType).map(([type, bytes]) => [`  ${type}`, bytes / 1024, null, "KB"]),
    ...Object.entries(tables).flatMap(([game, { clock, work }]) => [
      [`table of ${game}, CPU ${SLOWER}× slower`, clock, LIMITS.tableMs, "ms"],
      ["  of it, work of the page's thread", work, null, "ms"],
    ]),
    ...Object.entries(moving).flatMap(([game, { longest, gaps, taps }]) => [
      [`${game}: tap to response, longest`, Math.max(0, ...taps), LIMITS.tapMs, "ms"],
      ["  median", median(taps), null, "ms"],
      ["  taps", taps.length, null, ""],
      [
        `${game}: longest task of our scripts`,
        Math.max(0, ...longest.map(({ scripted }) => scripted)),
        LIMITS.taskMs,
        "ms",
      ],
      ["  with layout and paint", longest[0]?.ms ?? 0, null, "ms"],
      ["  tasks over 16 ms", longest.filter(({ ms }) => ms > LIMITS.taskMs).length, null, ""],
      [
        "  frames later than 25 ms",
        (100 * gaps.filter((gap) => gap > 25).length) / Math.max(1, gaps.length),
        null,
        "%",
      ],
    ]),
  ].map(([what, value, limit, unit]) => ({ what, value: round(value, 1), limit, unit }));
  for (const { what, value, limit, unit } of rows) {
    const verdict = limit === null ? "" : `  limit ${limit} ${unit} ${value <= limit ? "✓" : "✗ over"}`;
    console.log(`${what.padEnd(44)}${String(value).padStart(8)} ${unit}${verdict}`);
  }
  if (named.length === 0) {
    mkdirSync(results, { recursive: true });
    const machine = { node: process.version, cores: cpus().length, browser: browser.version(), load: round(load, 1) };
    writeFileSync(join(results, "web.json"), `${JSON.stringify({ machine, limits: LIMITS, rows }, null, 2)}\n`);
  }
} finally {
  await browser.close();
  await server.close();
}
