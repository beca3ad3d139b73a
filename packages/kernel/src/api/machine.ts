export { type Answered, askAll, askBlind, forAll, picks, type QuestionForAll } from "../all.js";
export {
  advance,
  ask,
  askOn,
  boot,
  choose,
  finishAbove,
  options,
  pending,
  suspend,
  waitFor,
} from "../machine.js";
export { forgetModifiers, modifier, modify } from "../modifier.js";
export * from "../procedure.js";
export { number, type Program, program } from "../program.js";
export { Dice, rekey, roll, seed } from "../random.js";
export {
  contested,
  dropSignal,
  enqueue,
  type Footprints,
  type Ordering,
  raiseSignal,
  settle,
  signal,
  type Triggers,
} from "../signal.js";
export { boundary, notice, type Watch } from "../watch.js";
