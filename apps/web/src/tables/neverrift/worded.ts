/** The engine writes fields as its notation does; on the table a column is a capital, and so it is in words. */
export const worded = (text: string): string => text.replace(/\b[a-f][1-9]\b/g, (field) => field.toUpperCase());
