import { preview, take } from "@rifthall/host";
import { Refusal } from "@rifthall/kernel/text";
import { redact } from "@rifthall/kernel/view";
import { takenBack } from "./events.js";
import { chosenOption, decidingSeat, keyOf } from "./option.js";
import { optionalFlag, optionalSeat, type Reply, type Request, requiredSeat } from "./request.js";
import { checkRunning, seatsOf, statusOf, type Tables } from "./tables.js";

export function choose(tables: Tables, r: Request): Reply {
  const table = tables.find(r);
  const seat = decidingSeat(table, r);
  const { index } = chosenOption(table, r, seat);
  tables.checkRoom();
  const events = take(table.match, () => table.match.choose(seat, index));
  table.chronicle.add(events);
  const reader = optionalSeat(r, seatsOf(table)) ?? null;
  return { events: events.map((e) => redact(e, reader)), status: statusOf(table, reader) };
}

export function foresee(tables: Tables, r: Request): Reply {
  const table = tables.find(r);
  const seat = decidingSeat(table, r);
  const { match } = table;
  return { events: preview(match.game, match.start, match.state, seat, keyOf(chosenOption(table, r, seat))) };
}

export function resign(tables: Tables, r: Request): Reply {
  const table = tables.find(r);
  const seat = requiredSeat(r, seatsOf(table));
  checkRunning(table);
  table.chronicle.add(take(table.match, () => table.match.resign(seat)));
  return { status: statusOf(table, seat) };
}

/** Takes back that seat's last choice, or the last of anyone. */
export function undo(tables: Tables, r: Request, entropy: () => string): Reply {
  const table = tables.find(r);
  const { match } = table;
  const seat = optionalSeat(r, seatsOf(table)) ?? null;
  const consent = optionalFlag(r, "consent");
  const target = match.undoTarget(seat);
  if (!target)
    throw new Refusal(
      "nothing-to-undo",
      `${seat === null ? "nobody has made a" : `seat ${seat} has made no`} choice that could be taken back`,
    );
  if (target.barrier && !consent)
    throw new Refusal(
      "barrier",
      "since then something came to light or others chose; it takes everyone's consent: consent:true",
    );
  tables.checkRoom();
  take(match, () => match.undo(target.to, target.barrier ? entropy() : undefined));
  table.chronicle.add([takenBack(match, seat)]);
  return { status: statusOf(table, seat) };
}
