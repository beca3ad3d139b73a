/** The path of a browser, or null. */
export function findBrowser(): string | null;
export const browserArguments: readonly string[];
