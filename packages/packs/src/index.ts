export { BOUNDS } from "./bounds.js";
export { type Checked, checkPack, checkPackValue, type Finding, readPackFile, readPackValue } from "./check.js";
export { packSchema } from "./schema.js";
