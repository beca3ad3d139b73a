/** Not seen, or seen only in what it does to the text around it. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** More signs on one letter than any language writes, or signs on none. */
const HEAPED = /^\p{M}|[\p{Mn}\p{Me}]{4}/u;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Characters of a name. */
export const LONGEST_NAME = 40;

/** Can people read this text, all of it, and tell it from others? */
export const isReadable = (text: string): boolean => SEEN.test(text) && !UNSEEN.test(text) && !HEAPED.test(text);

/** What of a text somebody gave as a name can be one; empty if nothing can. */
export const tidyName = (text: string): string => tidyText(text, LONGEST_NAME);

/** What of a text can be read, on one line and no longer than that; empty if nothing can. */
export function tidyText(text: string, most: number): string {
  const readable = text
    .slice(0, 10 * most)
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(new RegExp(UNSEEN, "gu"), "")
    .replace(/(^\p{M}+)|([\p{Mn}\p{Me}]{3})[\p{Mn}\p{Me}]+/gu, "$2")
    .trim();
  let tidy = "";
  for (const letter of readable) {
    if (tidy.length + letter.length > most) break;
    tidy += letter;
  }
  return SEEN.test(tidy) ? tidy.trim() : "";
}
