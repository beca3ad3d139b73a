export { gameById, games } from "./list.js";
