export { type Column, type ColumnOptions, Columns, type Difference, type Range } from "../columns.js";
export type { Event, Logged, Sink } from "../event.js";
export { COUNT, holds, type Kind, WORD } from "../kind.js";
export * from "../state.js";
