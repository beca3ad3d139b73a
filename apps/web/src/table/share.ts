import { hashOf } from "../place.ts";
import { words } from "../text/index.ts";
import type { Session } from "./session.svelte.ts";

/** Puts a link that carries the whole match on the clipboard. */
export async function copyLink(session: Session): Promise<void> {
  try {
    const link = await session.remote.call("link", session.opened.match);
    const { origin, pathname } = location;
    await navigator.clipboard.writeText(`${origin}${pathname}${hashOf({ at: "link", link })}`);
    session.trouble = words().linkCopied;
  } catch (error) {
    session.trouble = error instanceof Error ? error.message : String(error);
  }
}

/** Gives the match as a file. */
export async function saveFile(session: Session): Promise<void> {
  const record = await session.remote.call("record", session.opened.match);
  const address = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `rifthall-${record.game}-${record.seed}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
