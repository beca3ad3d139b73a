import { readKey } from "./taps.ts";
import { spotOf } from "./view.ts";
import type { Session } from "./wire.ts";

export type Look = "legal" | "chosen" | "dim" | undefined;

/** What kind of thing is to be chosen now; the others of that kind are dimmed. */
export function asksFor(session: Session): "hand" | "table" | null {
  for (const name of [...session.path, ...session.legal]) {
    const key = readKey(name);
    if (key?.is !== "card") continue;
    return spotOf(session.picture, key.row)?.is === "hand" ? "hand" : "table";
  }
  return null;
}

export function lookOf(session: Session, key: string, dimmed: boolean): Look {
  if (session.isChosen(key)) return "chosen";
  if (session.isLegal(key)) return "legal";
  return dimmed ? "dim" : undefined;
}
