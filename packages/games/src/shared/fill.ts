/** What goes into the slots of a template. */
export type Fill = Readonly<Record<string, string | number>>;

/** `{card}` is that value; `{n:success:successes}` is the number with the word that fits it. */
export const fill = (template: string, values: Fill): string =>
  template.replace(/\{(\w+)(?::([^:}]*):([^}]*))?\}/g, (_, slot: string, one?: string, many?: string) => {
    const value = String(values[slot] ?? "");
    return one === undefined ? value : `${value} ${value === "1" ? one : many}`;
  });
