import { Refusal } from "@rifthall/kernel/text";
import { AT_TABLE, numberOf, readAsk, type TableRequest } from "./asks.js";
import type { Connection } from "./connection.js";
import type { MatchId } from "./contract.js";
import type { Name, Reply } from "./remote.js";

/** Does what a message from outside asks for. Null where nobody waits for an answer. */
export async function serve(connection: Connection, data: unknown): Promise<Reply | null> {
  const id = numberOf(data);
  if (id === null) return null;
  try {
    const { name, args } = readAsk(data);
    return { id, value: await granted(connection, name, args) };
  } catch (error) {
    const { code, said } = error instanceof Refusal ? error : { code: "fault", said: undefined };
    return { id, refused: { code, message: error instanceof Error ? error.message : String(error), said } };
  }
}

/** At a table or at the desk; the arguments have been looked at. */
function granted(connection: Connection, name: Name, args: readonly unknown[]): unknown {
  if (!isAtTable(name)) return (connection[name] as Act).apply(connection, [...args]);
  const [match, ...rest] = args;
  const screen = connection.screen(match as MatchId);
  return (screen[name] as Act).apply(screen, rest);
}

type Act = (...given: readonly unknown[]) => unknown;
const isAtTable = (name: Name): name is TableRequest => (AT_TABLE as readonly Name[]).includes(name);
