import { roman } from "./view.ts";

/** The engine counts locations; on the table they are numerals, and so they are in words. */
export const worded = (text: string): string =>
  text.replace(
    /\b(at|from|to|Location|bei|von|nach|Nach|Bei|Ort) ([1-6])\b/g,
    (_, before: string, n: string) => `${before} ${roman(Number(n) - 1)}`,
  );
