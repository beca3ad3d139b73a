export { design, named, type Wish } from "./design.js";
export type { Cell, Experiment, Played, Player } from "./experiment.js";
export { Table } from "./play.js";
export { csv } from "./report/csv.js";
export { htmlReport } from "./report/html.js";
export { textReport } from "./report/text.js";
export { type Progress, type RunOptions, run } from "./run.js";
export { alwaysValid, type Share, share } from "./statistics.js";
export { type CardRow, type CellSummary, type Matrix, type Row, type Summary, summarize } from "./summary.js";
