/** As whom one is known at the server. */
interface Me {
  readonly who: string;
  readonly name: string;
}

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

  /** Asks the host; a page without a server finds a file there that says so. Throws where nothing answers. */
  async ask(): Promise<void> {
    const response = await fetch(addressOf("hall.json"), { cache: "no-store" });
    const said: unknown = response.ok ? await response.json() : {};
    const { hall, me } = said as { readonly hall?: unknown; readonly me?: Me | null };
    if (hall === "away") throw new Error("the host does not answer");
    this.host = hall === "open" || hall === "other-name" ? hall : "none";
    this.me = this.host === "open" && me ? me : null;
  }

  /** The same, where it does not matter why it is not known. */
  async look(): Promise<void> {
    if (this.host === null) await this.ask().catch(() => {});
  }

  /** Somebody gives their name, for the first time or another one. */
  async welcome(name: string): Promise<void> {
    const response = await fetch(addressOf("api/me"), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name }),
    });
    if (!response.ok) throw new Error(`${response.status}`);
    this.me = ((await response.json()) as { readonly me: Me }).me;
  }
}

export const hall = new Hall();

export const addressOf = (path: string): URL => new URL(path, document.baseURI);
