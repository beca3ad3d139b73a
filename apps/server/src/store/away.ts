/** What one was told to work with does not answer. */
export class NotThere extends Error {}

/** The database cannot be reached, or went away in the middle: whether something was done is not known. */
const GONE = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH"]);
/** Of PostgreSQL: connection exceptions, an administrator's or a crash's shutdown, not yet taking questions, too many here. */
const SAID = /^(08|57P0[123]|53300)/;
/** What `pg` says without a code. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return GONE.has(code) || SAID.test(code) || WORDS.test(error.message);
}

/** How long something is tried again, in ms, and how long one waits in between. */
const PATIENCE = 6_000;
const LEAST = 20;
const MOST = 400;

/** Does what may be done twice without harm, until the database is there. */
export async function whenThere<T>(act: () => Promise<T>): Promise<T> {
  const until = performance.now() + PATIENCE;
  for (let pause = LEAST; ; pause = Math.min(MOST, pause * 2)) {
    try {
      return await act();
    } catch (error) {
      if (!isAway(error) || performance.now() + pause > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
