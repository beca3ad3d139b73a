/**
 * What both databases keep as it is. libsql ends the process on some values and cuts others short; PostgreSQL refuses
 * them, or turns them into something else.
 */
export function fit(parameter: unknown): string | number | null {
  if (parameter === null) return null;
  if (typeof parameter === "number" && Number.isSafeInteger(parameter)) return parameter;
  if (typeof parameter === "string" && !parameter.includes("\0")) return parameter;
  throw new TypeError(`a ${typeof parameter} that the database would not keep as it is`);
}
