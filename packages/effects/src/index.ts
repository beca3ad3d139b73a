export { able } from "./able.js";
export { ALL, Builder, meaningsOf } from "./builder.js";
export { controlWords } from "./control.js";
export * from "./grammar.js";
export { BOUNDS, expected, type Problem, parseEffect } from "./parse.js";
export { type Answer, plainly, plainSelect } from "./plain.js";
export { capital, sentence } from "./sentence.js";
export * from "./tree.js";
export { acting } from "./verb.js";
