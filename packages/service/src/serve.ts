import { Refusal } from "@rifthall/kernel/text";
import { Overtaken } from "./append.js";
import { AT_TABLE, numberOf, readAsk, type TableRequest } from "./asks.js";
import type { MatchId } from "./contract.js";
import type { Name, Reply } from "./remote.js";
import type { Visit } from "./visit.js";

/** How often something is done anew that another came before. */
const TRIES = 5;

/** Does what a message from outside asks for. Null where nobody waits for an answer. */
export async function serve(visit: Visit, data: unknown): Promise<Reply | null> {
  const id = numberOf(data);
  if (id === null) return null;
  try {
    const { name, args } = readAsk(data);
    return { id, value: await granted(visit, name, args) };
  } catch (error) {
    const { code, said } = error instanceof Refusal ? error : { code: "fault", said: undefined };
    return { id, refused: { code, message: error instanceof Error ? error.message : String(error), said } };
  }
}

/** At a table or beside it; the arguments have been looked at. */
async function granted(visit: Visit, name: Name, args: readonly unknown[]): Promise<unknown> {
  if (isAtTable(name)) return atTable(visit, name, args);
  const act = (visit as Partial<Readonly<Record<Name, Act>>>)[name];
  if (!act) throw new Refusal("not-served", `${name} is not done here`);
  return act.apply(visit, [...args]);
}

/** Where another was first, the same is asked for at the table as it is then: it may be as good there. */
async function atTable(visit: Visit, name: TableRequest, [match, ...rest]: readonly unknown[]): Promise<unknown> {
  for (let tries = 1; ; tries++) {
    const laying = visit.layingAnew(match as MatchId);
    if (laying) await laying;
    const screen = visit.screen(match as MatchId);
    try {
      visit.mayAsk(name, screen);
      await screen.table.settled;
      return await (screen[name] as Act).apply(screen, rest);
    } catch (error) {
      if (!(error instanceof Overtaken) || tries === TRIES) throw error;
      await error.laid;
    }
  }
}

type Act = (...given: readonly unknown[]) => unknown;
const isAtTable = (name: Name): name is TableRequest => (AT_TABLE as readonly Name[]).includes(name);
