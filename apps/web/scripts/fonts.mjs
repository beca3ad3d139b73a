// Cuts the faces down to the letters we set, into src/assets/fonts. Run it after changing a set below.
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const target = fileURLToPath(new URL("../src/assets/fonts/", import.meta.url));

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const text = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽžŸıẞ“”„‟‘’‚‹›–—‐…•†‡‰×−·→←↑↓▸€™`;
const numerals = "0123456789ADIVXLCM+-−–×=<>/ ";

const FACES = [
  { family: "eczar", weight: 600, letters: text },
  { family: "eczar", weight: 700, letters: numerals },
  { family: "alegreya-sans", weight: 400, letters: text },
  { family: "alegreya-sans", weight: 500, letters: text },
  { family: "alegreya-sans", weight: 700, letters: text },
];

await mkdir(target, { recursive: true });
let total = 0;
for (const { family, weight, letters } of FACES) {
  const home = dirname(require.resolve(`@fontsource/${family}/package.json`));
  const whole = await readFile(join(home, "files", `${family}-latin-${weight}-normal.woff2`));
  const part = await subsetFont(whole, letters, { targetFormat: "woff2" });
  await writeFile(join(target, `${family}-${weight}.woff2`), part);
  await copyFile(join(home, "LICENSE"), join(target, `${family}.OFL.txt`));
  total += part.length;
  console.log(`${family} ${weight}: ${(whole.length / 1024).toFixed(1)} → ${(part.length / 1024).toFixed(1)} KB`);
}
console.log(`together ${(total / 1024).toFixed(1)} KB`);
