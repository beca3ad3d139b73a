export { canonical, type Hashed, hashOn, textHash } from "../hash.js";
export { isReadable, LONGEST_NAME, tidyName, tidyText } from "../name.js";
export { nearest, Refusal, shown, unknown, visible } from "../refusal.js";
