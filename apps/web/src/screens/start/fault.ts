/** What is wrong with a wish, and the field it is to be said at; no field: at the foot. */
export interface Fault {
  readonly at: string | null;
  readonly text: string;
}

export const SEATS = "seats";

/** The engine names what it refuses: `options.chapter: …`, `guilds[0] names …`. */
export function faultOf(code: string, message: string, options: readonly string[]): Fault {
  if (code === "bad-seats") return { at: SEATS, text: message };
  const named = /^(?:options\.)?([a-zA-Z][\w-]*)/.exec(message)?.[1];
  const at = named !== undefined && options.includes(named) ? named : null;
  return { at, text: at === null ? message : message.replace(/^options\./, "") };
}
