import { Refusal } from "@rifthall/kernel/text";
import type { Appending, InputLog, TablePorts } from "./ports.js";
import type { Table } from "./table.js";

/** Another was first with the next input: whoever wishes to do something does it at the table that is laid anew. */
export class Overtaken extends Refusal {
  constructor(readonly laid: Promise<void>) {
    super("moved-on", "the table moved on: another was first");
  }
}

/** How often something is appended that no word comes back of, and how long to wait in between, in ms. */
const TRIES = 4;
const PAUSE = 50;

/**
 * Appends what was played at a table behind what the log has of it, and gives whether others have something to read.
 * Where that cannot be done, what lies on the table has never happened: it is laid anew.
 */
export function appendTo(
  log: InputLog,
  { clock, entropy }: Pick<TablePorts, "clock" | "entropy">,
  layAnew: (match: string) => Promise<void>,
): (table: Table) => Promise<boolean> {
  const append = async (appending: Appending): Promise<"other" | "kept"> => {
    for (let tries = 1; ; tries++) {
      try {
        return (await log.append(appending)) === "other" ? "other" : "kept";
      } catch (error) {
        // The reply may be all that was lost. The command has its name, so asking again does nothing twice.
        if (tries === TRIES) throw notKept(error);
        await clock.pause(PAUSE * tries);
      }
    }
  };

  return async (table) => {
    const { match } = table.laid;
    const after = table.logged;
    const inputs = table.host.takenSince(after);
    try {
      if (inputs.length > 0) {
        const { clock: left, due } = table.timing();
        const at = left?.since ?? clock.date();
        const what = { match, after, inputs, command: entropy(), at, outcome: table.outcome() };
        if ((await append({ ...what, clock: left, due })) === "other") throw new Overtaken(layAnew(match));
        table.logged += inputs.length;
      }
      const standing = table.changedStanding();
      if (standing) await log.setStanding(match, standing);
      return inputs.length > 0 || standing !== null;
    } catch (error) {
      if (!(error instanceof Overtaken)) await layAnew(match);
      throw error;
    }
  };
}

const notKept = (error: unknown): Refusal =>
  new Refusal("not-kept", `this could not be kept: ${error instanceof Error ? error.message : error}`, undefined, {
    en: "This could not be kept, so it does not count. Try again.",
    de: "Das ließ sich nicht aufbewahren und zählt darum nicht. Versuche es noch einmal.",
  });
