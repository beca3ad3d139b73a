/** What browsers and machines are called, by what they say of themselves; the first that fits. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrom(e|ium)\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const MACHINES: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/CrOS/, "ChromeOS"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/Linux|X11/, "Linux"],
];

/** A browser in two words, for its owner to know it again; empty where nothing is known. */
export function deviceOf(agent: string | undefined): string {
  const text = (agent ?? "").slice(0, 400);
  const found = (kinds: typeof BROWSERS): string => kinds.find(([sign]) => sign.test(text))?.[1] ?? "";
  return [found(BROWSERS), found(MACHINES)].filter((word) => word !== "").join(", ");
}
