export { formats, gameById, games } from "./list.js";
