/** The path of a browser, or null. */
export function findBrowser(): string | null;
/** The path of a browser without windows, or null. */
export function findShell(): string | null;
export const browserArguments: readonly string[];
