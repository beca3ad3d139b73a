import type { Ending } from "../../table/layout.ts";
import { tellTokens } from "./foresight.ts";
import { fieldsIn, seatsIn, standingOf } from "./position.ts";
import { turnsIn } from "./story.ts";
import { typeOf } from "./table.svelte.ts";
import { words } from "./text.ts";
import type { Line, Session, Told } from "./wire.ts";

/** How the tokens of each seat stood at the end of every turn, as the log tells it. */
function courseOf(lines: readonly Line[], seats: number): readonly (readonly number[])[] {
  const course = Array.from({ length: seats }, (): number[] => []);
  const whose = new Map<number, number | undefined>();
  const note = (): void => {
    for (const [seat, list] of course.entries()) list.push([...whose.values()].filter((s) => s === seat).length);
  };
  let begun = false;
  for (const { event } of lines) {
    if (event.do === "turn") {
      if (begun) note();
      begun = true;
    } else if (event.do !== "undo" && event.do !== "undo-declined" && event.do !== "time-up")
      tellTokens(whose, event, typeOf);
  }
  if (begun) note();
  return course;
}

export function ending(session: Session): Ending {
  const t = words().ending;
  const { picture, status } = session;
  const seats = seatsIn(picture);
  const { winners, reason } = status.over ? status.outcome : { winners: [] as readonly number[], reason: "" };
  const lines = session.lines.filter((line) => !line.undone);
  const won = (seat: number): boolean => winners.some((winner) => winner === seat);
  const score = (seat: number): number => standingOf(picture, seat).tokens;
  const order = seats.toSorted((a, b) => Number(won(b)) - Number(won(a)) || score(b) - score(a));
  const count = (what: Told["do"]) => (seat: number) =>
    lines.filter(({ event }) => event.do === what && "seat" in event && event.seat === seat).length;
  const figure = (label: string, of: (seat: number) => number) => ({ label, of: order.map(of) });
  const turns = turnsIn(lines).length;
  const best = Math.max(0, ...seats.map(score));
  const tied = reason === "tokens" && seats.filter((seat) => score(seat) === best).length > 1;
  const why = session.around.ranOut ? words().ranOut : (t.reasons[reason] ?? "");
  const how = [why, tied ? t.tie : "", turns > 0 ? t.turns(turns) : ""];
  return {
    how: how.filter(Boolean).join(", "),
    sides: order.map((seat) => ({ name: session.seatName(seat), seats: [seat], score: score(seat), won: won(seat) })),
    figures:
      turns === 0
        ? []
        : [
            figure(t.played, count("enter")),
            figure(t.tamed, count("tame")),
            figure(t.lost, (seat) => lines.filter(({ event }) => event.do === "tame" && event.from === seat).length),
            figure(t.spells, count("cast")),
            ...(lines.some(({ event }) => event.do === "pass") ? [figure(t.passes, count("pass"))] : []),
          ],
    ...(turns > 2
      ? {
          course: {
            goal: goalOf(fieldsIn(picture).length, seats.length),
            of: order.map((seat) => courseOf(lines, seats.length)[seat] ?? []),
          },
        }
      : {}),
  };
}

/** With so many nobody can be overtaken: more than an equal share of all fields. */
const goalOf = (fields: number, seats: number): number => Math.floor(fields / seats) + 1;
