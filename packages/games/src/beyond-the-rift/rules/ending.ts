import { everyone, NONE, type Seat } from "@rifthall/kernel/ids";
import { run, stepsOf } from "@rifthall/kernel/machine";
import { finish } from "@rifthall/kernel/state";
import { type BeyondTheRift, scenarioRow } from "../table.js";
import { end, VICTORY } from "./end.js";
import { startRun } from "./resolve.js";

/** BR-139: the rewards come first, then it is over. */
export const ending = stepsOf(end, () => [
  run<BeyondTheRift>((s) => startRun(s, scenarioRow, NONE as Seat, s.shape.scenario.rewards?.procedure ?? NONE)),
  run<BeyondTheRift>((s) => finish(s, everyone(s.shape.seats), VICTORY)),
]);
