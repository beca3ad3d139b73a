import { namesBehind } from "@rifthall/service";
import { hashOf } from "../place.ts";
import { copy } from "../service/copy.ts";
import { failed } from "../service/failed.ts";
import { words } from "../text/index.ts";
import type { Session } from "./session.svelte.ts";

/** Puts a link that carries the whole match on the clipboard. */
export async function copyLink(session: Session): Promise<void> {
  try {
    const link = await session.remote.call("link", session.opened.match);
    const { origin, pathname } = location;
    const names = namesBehind(session.opened.seats.map(({ name }) => name));
    const address = `${origin}${pathname}${hashOf({ at: "link", link })}${names}`;
    session.trouble = await copy(address).then(
      () => words().linkCopied,
      (error: unknown) => `${failed(error)} ${address}`,
    );
  } catch (error) {
    session.trouble = failed(error);
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
