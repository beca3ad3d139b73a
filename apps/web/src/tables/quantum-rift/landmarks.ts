/** What the map of the chapters shows. */
export const chapters = { "andares-1": "mirror-mirror", "andares-2": "observatory" } as const;

/** For what a pack brings. */
export const other = { any: "castle-ruins" } as const;
