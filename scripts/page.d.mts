/** Where the built page lies. */
export const page: string;
/** Builds if need be; says whether the page is there. */
export function buildPage(): boolean;
