// Draws the icons of the installed page from public/icons/mark.svg; run again when the mark changes.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { browserArguments, findBrowser } from "../../../scripts/browser.mjs";

const folder = fileURLToPath(new URL("../public/icons/", import.meta.url));
const mark = readFileSync(`${folder}mark.svg`, "utf8");
const ICONS = [
  { name: "mark-192", size: 192, part: 0.84 },
  { name: "mark-512", size: 512, part: 0.84 },
  // A launcher may cut everything outside of the middle four fifths.
  { name: "mark-512-maskable", size: 512, part: 0.62 },
];

const browser = await chromium.launch({ executablePath: findBrowser() ?? "", args: [...browserArguments] });
const page = await browser.newPage();
for (const { name, size, part } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:#17120e">` +
      `<div style="width:${part * 100}%">${mark}</div>`,
  );
  await page.screenshot({ path: `${folder}${name}.png` });
}
await browser.close();
