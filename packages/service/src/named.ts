/** A link may say behind a slash who sat there: names by seat, parted by commas, each as in an address. */
const LONGEST_NAME = 40;
/** What could be drawn as something else than a name. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** What was brought, and the names that came with it; records have none. */
export function named(text: string): { readonly text: string; readonly names: readonly string[] } {
  const found = /^(.*#\/r\/)?([\w-]+)\/([^/{}]*)$/s.exec(text.trim());
  if (!found) return { text, names: [] };
  const [, , link = "", names = ""] = found;
  return { text: link, names: names.split(",").map(nameIn) };
}

function nameIn(written: string): string {
  try {
    return decodeURIComponent(written).replace(UNSEEN, "").trim().slice(0, LONGEST_NAME);
  } catch {
    // Damaged on the way: a seat is a seat without its name.
    return "";
  }
}

/** Behind a link: who sat there, if anybody had a name. */
export const namesBehind = (names: readonly string[]): string =>
  names.some((name) => name !== "") ? `/${names.map(encodeURIComponent).join(",")}` : "";
