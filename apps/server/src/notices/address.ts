import { z } from "zod";

/** One address, plain: nothing that is a second one, a name or another header in disguise. */
const ADDRESS = z
  .string()
  .max(254)
  .regex(/^[\x21-\x7e]+$/)
  .regex(/^[^\s@"(),:;<>[\\\]]+@[^\s@"(),:;<>[\\\]]+\.[^\s@"(),:;<>[\\\]]+$/)
  .pipe(z.email());

/** A mail address as it is written to; null where it is none. */
export const mailAddress = (words: string): string | null => ADDRESS.safeParse(words.trim()).data ?? null;
