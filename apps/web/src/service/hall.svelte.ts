import type { KeptOut, Me } from "@rifthall/service";
import { addressOf, asked } from "./asked.ts";

/**
 * What the page's host says: people meet here, it is no such server, or it is one that does not know itself under the name
 * it was called by.
 */
type Host = "open" | "none" | "other-name";

/** Whether there is a server behind the page where people meet, and who one is there. */
class Hall {
  /** Null as long as nobody asked. */
  host: Host | null = $state(null);
  me: Me | null = $state.raw(null);
  /** Why one is not let in. */
  ban: KeptOut | null = $state.raw(null);

  /** Asks the host; a page without a server finds a file there that says so. Throws where nothing answers. */
  async ask(): Promise<void> {
    const response = await fetch(addressOf("hall.json"), { cache: "no-store" });
    const said: unknown = response.ok ? await response.json() : {};
    const { hall, me, ban } = said as {
      readonly hall?: unknown;
      readonly me?: Me | null;
      readonly ban?: KeptOut | null;
    };
    if (hall === "away") throw new Error("the host does not answer");
    this.host = hall === "open" || hall === "other-name" ? hall : "none";
    this.me = this.host === "open" && me ? me : null;
    this.ban = this.host === "open" && ban ? ban : null;
  }

  /** The same, where it does not matter why it is not known. */
  async look(): Promise<void> {
    if (this.host === null) await this.ask().catch(() => {});
  }

  /** Somebody gives their name, for the first time or another one. */
  async welcome(name: string): Promise<void> {
    this.me = (await asked<{ readonly me: Me }>("POST", "api/me", { name })).me;
  }
}

export const hall = new Hall();
