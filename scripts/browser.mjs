// Finds a Chromium or Chrome for the tests that need one; with --install gets Debian's package where that is possible.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const PLACES = [
  process.env.CHROME_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  `${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
  `${process.env["PROGRAMFILES(X86)"]}\\Microsoft\\Edge\\Application\\msedge.exe`,
];

/** The path of a browser, or null; with CHROME_PATH=none there is none. */
export const findBrowser = () =>
  process.env.CHROME_PATH === "none" ? null : (PLACES.find((path) => path !== undefined && existsSync(path)) ?? null);

const SHELLS = ["/usr/bin/chromium-headless-shell"];

/**
 * The path of the same browser without windows, which takes a fifth less time for the same tests, or null. It has no
 * notices to show, and gives every page what others must ask for.
 */
export const findShell = () =>
  findBrowser() === null || process.env.CHROME_PATH ? null : (SHELLS.find((path) => existsSync(path)) ?? null);

/**
 * Only the last such list counts, and Playwright gives one: those of its list that matter here stand in this one, too.
 * What they add is the pages of the address bar, which a browser that nobody sees loads for every window all the same.
 */
const OFF = [
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "PaintHolding"],
  ...["HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "ThirdPartyStoragePartitioning"],
  ...["MediaRouter", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"],
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"],
];

/** How to start it so that it neither asks nor calls anybody. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  `--disable-features=${OFF.join()}`,
];

function install() {
  if (findBrowser() !== null) return;
  if (process.platform !== "linux" || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    console.error("no browser found: install Chromium or Chrome, or set CHROME_PATH");
    process.exitCode = 1;
    return;
  }
  console.log("installing chromium for the browser tests");
  const quietly = { stdio: ["ignore", "ignore", "inherit"] };
  execFileSync("apt-get", ["update", "-qq"], quietly);
  const get = (name) => execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], quietly);
  get("chromium");
  try {
    get("chromium-headless-shell");
  } catch {
    console.log("there is no chromium-headless-shell: the tests run in the whole browser, which takes longer");
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv.includes("--install")) install();
