import { strayPick } from "./all.js";
import { Columns } from "./columns.js";
import type { Game } from "./game.js";
import { type Card, type Frame, NONE, type Seat, type Seats, seatList, type Zone } from "./ids.js";
import { options, pending } from "./machine.js";
import { HEADER, PREVIOUS, PROCEDURE, stepOf } from "./procedure.js";
import { asked, FRAME, isOver, MODIFIERS, SIGNALS, type State, TOP } from "./state.js";

/**
 * Why these words are no state that a match of this game can be in, by the first thing found; null if they are. Words
 * that come from outside are looked at before anything is done with them: rules follow lists, frames and rows without
 * looking back. Each part may rely on those before it.
 *
 * So `within`, `findDef` and the loops of rules have no second bound. Every list and every chain of frames was counted here
 * when it came in, and only `move`, `begin` and `leave` change them, which keep them whole; counting along would be paid at
 * each step for what is paid here once. `cardsIn`, which makes a list anyway, ends all the same.
 */
export function impossible<S extends State>(game: Pick<Game<S>, "faults">, s: S): string | null {
  return (
    Columns.stray(s) ??
    brokenLists(s) ??
    hiddenInSight(s) ??
    strayLasting(s) ??
    brokenFrames(s) ??
    strayModifiers(s) ??
    straySignals(s) ??
    game.faults(s)[0] ??
    unanswerable(s) ??
    strayPick(s)
  );
}

/** Each list is linked both ways, ends, is as long as it says, and has the cards that say they lie there. */
function brokenLists(s: State): string | null {
  let lying = 0;
  for (let z = 0; z < s.shape.zones; z++) {
    const zone = z as Zone;
    let last: number = NONE;
    let next = s.head[zone];
    for (let left = s.size[zone]; left > 0; left--) {
      if (next === NONE) return `zone ${z} says ${s.size[zone]} cards and holds ${s.size[zone] - left}`;
      if (s.zone[next] !== zone) return `card ${next} lies in zone ${z} and says ${s.zone[next]}`;
      if (s.prev[next] !== last) return `card ${next} in zone ${z} lies behind card ${last} and says ${s.prev[next]}`;
      last = next;
      next = s.next[next];
      lying++;
    }
    if (next !== NONE) return `zone ${z} goes on behind its ${s.size[zone]} cards`;
    if (((s.filled[z >> 5] & (1 << (z & 31))) !== 0) !== s.size[zone] > 0)
      return `filled[${z >> 5}] is wrong about zone ${z}`;
    if (s.tail[zone] !== last) return `zone ${z} ends with card ${last} and says ${s.tail[zone]}`;
  }
  for (let c = 0; c < s.shape.cards; c++) {
    if (s.def[c as Card] === NONE) return `card ${c} is no card of the content`;
    if (s.zone[c as Card] !== NONE) lying--;
  }
  return lying === 0 ? null : `${-lying} cards say they lie in a zone that does not hold them`;
}

/** Whoever sees a zone knows the cards in it. */
function hiddenInSight(s: State): string | null {
  for (let c = 0; c < s.shape.cards; c++) {
    const zone = s.zone[c as Card];
    if (zone !== NONE && (s.visible[zone] & ~s.knows[c as Card]) !== 0)
      return `card ${c} lies in zone ${zone} in sight of somebody who does not know it`;
  }
  return null;
}

/** What changes others while it lies in play is noted, and nothing else. */
function strayLasting(s: State): string | null {
  for (let c = 0; c < s.lasting.length << 5; c++) {
    const zone = c < s.shape.cards ? s.zone[c as Card] : NONE;
    const lasts = zone !== NONE && s.playing[zone] === 1 && s.changers[s.def[c as Card]] === 1;
    if (lasts !== ((s.lasting[c >> 5] & (1 << (c & 31))) !== 0)) return `lasting[${c >> 5}] is wrong about card ${c}`;
  }
  return null;
}

/** One frame stands on the other from the first word of the stack on, each at a step it has, with registers it may have. */
function brokenFrames(s: State): string | null {
  const { stack, cell } = s;
  let top = cell[TOP];
  for (let i = top; i < stack.length; i++) if (stack[i] !== 0) return `stack[${i}] is ${stack[i]} above the last frame`;
  for (let f = cell[FRAME] as Frame; f !== NONE; f = stack[f + PREVIOUS] as Frame) {
    if (f < 0 || f >= top) return `there is no frame at ${f}, below ${top}`;
    const procedure = s.program.procedures[stack[f + PROCEDURE]];
    if (procedure === undefined) return `frame ${f} is of procedure ${stack[f + PROCEDURE]}, which is none`;
    const { name, words, kinds, returns } = procedure;
    if (f + words !== top) return `frame ${f} of ${name} has ${words} words and not ${top - f}`;
    const step = stepOf(s, f);
    if (step === NONE) return `frame ${f} of ${name} stands at a step it does not have`;
    if (f !== cell[FRAME] && returns[step] === 0)
      return `frame ${f} of ${name} cannot wait for another at step ${step}`;
    for (let i = 0; i < kinds.length; i++) {
      const word = stack[f + HEADER + i];
      const [least, greatest] = kinds[i].range(s.shape);
      if (word < least || word > greatest || kinds[i].fits?.(s, word) === false)
        return `${Object.keys(procedure.registers)[i]} of frame ${f} of ${name} cannot be ${word}`;
    }
    top = f;
  }
  return top === 0 ? null : `the stack has ${top} words below its first frame`;
}

function strayModifiers(s: State): string | null {
  const rows = s.cell[MODIFIERS];
  for (let row = 0; row < s.modifierKey.length; row++) {
    const until = s.modifierUntil[row];
    if (row < rows) {
      if (!isFrame(s, until)) return `modifier ${row} lasts as long as frame ${until}, which is none`;
    } else if (s.modifierKey[row] !== 0 || s.modifierSubject[row] !== 0 || s.modifierValue[row] !== 0 || until !== 0)
      return `modifier ${row} is behind the last of ${rows} and not empty`;
  }
  return null;
}

function isFrame(s: State, word: number): boolean {
  let f = s.cell[FRAME];
  while (f > word) f = s.stack[f + PREVIOUS];
  return f === word;
}

function straySignals(s: State): string | null {
  const rows = s.cell[SIGNALS];
  for (let row = 0; row < s.signalAnswer.length; row++) {
    const answer = s.signalAnswer[row];
    if (row < rows) {
      if (answer >= s.program.procedures.length) return `signal ${row} is answered by ${answer}, which is no procedure`;
    } else if (answer !== 0 || s.signalCard[row] !== 0 || s.signalNote[row] !== 0)
      return `signal ${row} is behind the last of ${rows} and not empty`;
  }
  return null;
}

/** While a match goes on somebody is asked: at a question that asks them, with something to answer. */
function unanswerable(s: State): string | null {
  if (isOver(s)) return null;
  const f = s.cell[FRAME] as Frame;
  const seats = asked(s);
  if (f === NONE || seats === 0 || seats >= 1 << s.shape.seats) return `seats ${seats} are asked, and that is nobody`;
  const procedure = s.program.procedures[s.stack[f + PROCEDURE]];
  if (!procedure.questions[stepOf(s, f)]) return `${procedure.name} asks nothing at the step it stands at`;
  const question = pending(s);
  const who = question.who(s, f);
  if ((seats & ~who) !== 0) return `"${question.prompt}" is for seats ${who}, not ${seats}`;
  for (const seat of seatList(seats as Seats))
    if (!hasAnswer(s, seat)) return `seat ${seat} has no answer to "${question.prompt}"`;
  s.offer.seat = NONE;
  return null;
}

const hasAnswer = (s: State, seat: Seat): boolean => {
  s.offer.seat = NONE;
  return options(s, seat).count > 0 && !isOver(s);
};
