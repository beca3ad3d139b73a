import { Refused } from "@rifthall/service";
import { settings } from "../settings.svelte.ts";

/** What went wrong, in the reader's language where somebody wrote it for people. */
export const failed = (error: unknown): string =>
  (error instanceof Refused ? error.said?.[settings.language] : undefined) ??
  (error instanceof Error ? error.message : String(error));
