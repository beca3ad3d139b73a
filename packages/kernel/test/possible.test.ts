import { NONE, only, type Seat } from "@rifthall/kernel/ids";
import {
  call,
  label,
  modify,
  PC,
  PREVIOUS,
  PROCEDURE,
  type Procedure,
  procedure,
  proceedIf,
  run,
} from "@rifthall/kernel/machine";
import { impossible } from "@rifthall/kernel/match";
import { FRAME, holds, SIGNALS, TOP, WAITING } from "@rifthall/kernel/state";
import { expect, test } from "vitest";
import { DECK, type Pocket, pick, pocket, routine, TABLE } from "./pocket.js";

const asking = procedure("asking", { card: holds.cardOrNone, that: holds.ref, hits: holds.int(0, 3) }, () => [
  pick(only(0 as Seat), 2, () => {}),
]) as unknown as Procedure<Pocket>;

/** A state that waits in the inner of two frames. */
function waiting(): Pocket {
  const outer = routine([proceedIf(() => true, "on"), label("on"), run((s) => void call(s, asking))], "outer");
  return pocket([outer, asking], { checked: false });
}

const why = (s: Pocket): string | null => impossible({ faults: () => [] }, s);

test("what play leads to is possible", () => {
  expect(why(waiting())).toBeNull();
});

test("a game's own faults count as well", () => {
  expect(impossible({ faults: () => ["three moons"] }, waiting())).toBe("three moons");
});

const inner = (s: Pocket): number => s.cell[FRAME];
const card = (n: number): never => n as never;

test.each<[string, (s: Pocket) => void, RegExp]>([
  ["a word outside its column's range", (s) => (s.points[card(1)] = card(10)), /points\[1\] is 10; .* from 0 to 9/],
  ["each of the machine's cells has a range of its own", (s) => (s.cell[SIGNALS] = 99), /cell\[15\] is 99/],
  ["a list that goes round", (s) => (s.next[card(3)] = card(0)), /card 0 in zone 0 lies behind card 3 and says -1/],
  ["a list that ends too soon", (s) => (s.next[card(3)] = card(NONE)), /zone 0 says 8 cards and holds 4/],
  ["a list that goes on", (s) => (s.size[DECK] = 7), /zone 0 goes on behind its 7 cards/],
  ["a wrong tail", (s) => (s.tail[DECK] = card(2)), /zone 0 ends with card 7 and says 2/],
  ["a card in two zones", (s) => (s.head[TABLE] = card(2)), /zone 1 goes on behind its 0 cards/],
  ["a card that lies nowhere", (s) => (s.zone[card(5)] = TABLE), /card 5 lies in zone 0 and says 1/],
  ["an unknown card", (s) => (s.def[card(5)] = card(NONE)), /card 5 is no card of the content/],
  ["a visible zone", (s) => (s.visible[DECK] = 2), /card 0 lies in zone 0 in sight of somebody/],
  ["a frame that is none", (s) => (s.cell[FRAME] = 1), /frame 1/],
  ["a stack that goes round", (s) => (s.stack[inner(s) + PREVIOUS] = inner(s)), /there is no frame at 4/],
  ["an unknown procedure", (s) => (s.stack[inner(s) + PROCEDURE] = 9), /procedure 9, which is none/],
  ["another procedure", (s) => (s.stack[inner(s) + PROCEDURE] = 0), /has 4 words and not 6/],
  ["an unknown step", (s) => (s.stack[inner(s) + PC] = 7), /a step it does not have/],
  ["a step that asks nothing", (s) => (s.stack[inner(s) + PC] = asking.start + 1), /asks nothing/],
  ["a jump does not call anything", (s) => (s.stack[PC] = 1), /outer cannot wait for another at step 1/],
  ["words above the stack", (s) => (s.stack[s.cell[TOP]] = 1), /stack\[10\] is 1 above the last frame/],
  ["a register out of range", (s) => (s.stack[inner(s) + 5] = 4), /hits of frame 4 of asking cannot be 4/],
  ["a card that is none", (s) => (s.stack[inner(s) + 3] = 8), /card of frame 4 of asking cannot be 8/],
  ["a stay that has not been", (s) => (s.stack[inner(s) + 4] = 1 << 12), /that of frame 4 of asking cannot be 4096/],
  ["nobody is asked", (s) => (s.cell[WAITING] = 0), /that is nobody/],
  ["a seat that is not", (s) => (s.cell[WAITING] = 4), /that is nobody/],
  ["somebody else is asked", (s) => (s.cell[WAITING] = 2), /"pick" is for seats 1, not 2/],
  ["rows that are none", (s) => (s.signalNote[0] = 1), /signal 0 is behind the last of 0/],
])("%s", (_, forge, wrong) => {
  const s = waiting();
  forge(s);
  expect(String(why(s))).toMatch(wrong);
});

test("a modifier lasts as long as a frame that is there", () => {
  const s = waiting();
  modify(s, 1, 0, 1, s.cell[FRAME] as never);
  expect(why(s)).toBeNull();
  s.modifierUntil[0] = 2;
  expect(why(s)).toMatch(/modifier 0 lasts as long as frame 2, which is none/);
});

test("a question without an answer is none", () => {
  const s = pocket([routine([pick(only(0 as Seat), 2, () => {})])], { checked: false });
  const [procedures] = s.program.procedures;
  const [question] = procedures?.questions ?? [];
  if (!question) throw new Error("no question");
  Object.assign(question, { options: () => {} });
  expect(why(s)).toMatch(/seat 0 has no answer to "pick"/);
});
