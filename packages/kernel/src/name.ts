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
export function tidyName(text: string): string {
  const readable = text
    .slice(0, 10 * LONGEST_NAME)
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(new RegExp(UNSEEN, "gu"), "")
    .replace(/(^\p{M}+)|([\p{Mn}\p{Me}]{3})[\p{Mn}\p{Me}]+/gu, "$2")
    .trim();
  let name = "";
  for (const letter of readable) {
    if (name.length + letter.length > LONGEST_NAME) break;
    name += letter;
  }
  return SEEN.test(name) ? name.trim() : "";
}
