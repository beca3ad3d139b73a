import { describeOptions, type OptionLine, readCandidate, why } from "@rifthall/host";
import { includes, type Option, type Seat, seatList } from "@rifthall/kernel/ids";
import { asked } from "@rifthall/kernel/state";
import { Refusal } from "@rifthall/kernel/text";
import { optionalSeat, type Request } from "./request.js";
import { checkRunning, seatsOf, type Table } from "./tables.js";

const MOST_CANDIDATES = 100;

/** The seat that is to answer: the one named, or the only one asked. */
export function decidingSeat(table: Table, r: Request): Seat {
  checkRunning(table);
  const deciding = asked(table.match.state);
  const list = seatList(deciding);
  const seat = optionalSeat(r, seatsOf(table));
  if (seat === undefined) {
    if (list.length === 1) return list[0];
    throw new Refusal("which-seat", `several seats may answer; seat must be one of ${list.join(", ")}`);
  }
  if (!includes(deciding, seat))
    throw new Refusal("not-asked", `seat ${seat} is not asked; ${list.join(", ")} may answer`);
  return seat;
}

/** The option a request means, by `index` or by `pick`. */
export function chosenOption(table: Table, r: Request, seat: Seat): OptionLine {
  const { match, language } = table;
  const lines = describeOptions(match.game, match.state, seat, language);
  const { index, pick } = r;
  if ((index ?? undefined) === undefined) {
    if ((pick ?? undefined) === undefined)
      throw new Refusal(
        "bad-request",
        "index or pick is missing: an option's number, or fields of the option you mean",
      );
    return picked(table, seat, lines, pick);
  }
  if ((pick ?? undefined) !== undefined) throw new Refusal("bad-request", "give index or pick, not both");
  const line = typeof index === "number" && Number.isInteger(index) ? lines[index] : undefined;
  if (!line)
    throw new Refusal("bad-index", `index ${JSON.stringify(index)} is not an option; 0 to ${lines.length - 1} are`);
  return line;
}

export const keyOf = (line: OptionLine): Option => line.key as Option;

/** The one option whose fields contain these. */
function picked(table: Table, seat: Seat, lines: readonly OptionLine[], pick: unknown): OptionLine {
  const candidate = readCandidate(pick, "pick");
  const wanted = Object.entries(pick as object);
  const fits = lines.filter((line) => wanted.every(([key, value]) => Object.hasOwn(line, key) && line[key] === value));
  if (fits.length === 0) {
    const alike = lines.filter((line) => line.do === candidate.do);
    const { match, language } = table;
    const { reasons } = why(match.game, match.state, seat, candidate, language);
    const because = reasons.map((reason) => `${reason.text} (${reason.rule})`).join("; ");
    throw refusal(
      "no-such-option",
      `no option has these fields${because && `: ${because}`}`,
      alike.length > 0 ? alike : lines,
    );
  }
  if (new Set(fits.map(meaning)).size > 1)
    throw refusal("ambiguous-pick", `${fits.length} options have these fields; name more of them`, fits);
  return fits[0];
}

/** What an option says besides its number. */
const meaning = ({ index, key, ...fields }: OptionLine): string => JSON.stringify(fields);

function refusal(code: string, message: string, candidates: readonly OptionLine[]): Refusal {
  return new Refusal(code, `${message}; see candidates`, { candidates: candidates.slice(0, MOST_CANDIDATES) });
}
