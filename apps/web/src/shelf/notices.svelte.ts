import { untrack } from "svelte";
import { local } from "../service/local.ts";
import { words } from "../text/index.ts";
import { painted } from "./painted.ts";

/** Something the page says about itself; it stays until it is dismissed. */
interface Notice {
  /** One notice of a kind at a time. */
  readonly kind: string;
  readonly text: () => string;
  /** Waits until no match is on the table. */
  readonly patient?: boolean;
  /** Whoever goes to that place knows it. */
  readonly leads?: string;
  readonly act?: { readonly name: () => string; readonly do: () => void };
}

class Notices {
  list: readonly Notice[] = $state.raw([]);

  say(notice: Notice): void {
    this.list = [...this.without(notice.kind), notice];
  }
  dismiss(kind: string): void {
    this.list = this.without(kind);
  }
  /** Whoever says something does not thereby listen to what is said. */
  private without(kind: string): readonly Notice[] {
    return untrack(() => this.list).filter((notice) => notice.kind !== kind);
  }
}
export const notices = new Notices();

/** For whoever finds out that a newer version waits; `reload` brings it in. */
export function newVersion(reload: () => void): void {
  notices.say({
    kind: "version",
    text: () => words().notice.version,
    act: { name: () => words().notice.reload, do: reload },
    patient: true,
  });
}

/** Hears from the worker that nothing can be kept; it is not started for this before the page is painted. */
export function listen(): () => void {
  let silence = (): void => {};
  let gone = false;
  void painted().then(() => {
    if (gone) return;
    silence = local().on("notKept", (why) => notices.say({ kind: "kept", text: () => words().notKept[why] }));
  });
  return () => {
    gone = true;
    silence();
  };
}
