export { formats, gameById, games } from "./list.js";
export { type PackProblem, UnsoundPacks } from "./shared/problems.js";
