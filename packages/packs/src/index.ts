export { BOUNDS, MOST_PACKS } from "./bounds.js";
export {
  type Checked,
  checkPack,
  checkPackValue,
  checkTogether,
  type Finding,
  readPackFile,
  readPackValues,
} from "./check.js";
export { packSchema } from "./schema.js";
