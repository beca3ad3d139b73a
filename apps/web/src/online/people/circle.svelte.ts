import type { Call, Company } from "@rifthall/service";
import { router } from "../../router.svelte.ts";
import { failed } from "../../service/failed.ts";
import { notices } from "../../shelf/notices.svelte.ts";
import { server } from "../server.svelte.ts";
import { onlineWords } from "../text/index.ts";
import { gameName } from "./rating.ts";

/** What is said when a friend asks one over, wherever one is, at a table excepted. */
const KIND = "call";

/** Whom one has to do with, as it is now: asked once, then whenever it has changed. */
class Circle {
  now: Company | null = $state.raw(null);
  trouble: string | null = $state(null);
  private following = false;
  private readonly shown = new Set<string>();

  /** From now on it is known. */
  follow(): void {
    if (this.following) return;
    this.following = true;
    const look = (): void => void this.look();
    server().remote.on("company", look);
    server().onBack(look);
    look();
  }

  private async look(): Promise<void> {
    try {
      this.now = await server().remote.call("company");
      this.announce(this.now.calls);
    } catch {
      // Whoever is away asks again when the line is back.
    }
  }

  /** Where they are listed they need not be announced; whom one has played with meanwhile is told to nobody. */
  listed(): void {
    notices.dismiss(KIND);
    if (this.following) void this.look();
  }
  /** Each is announced once, as long as it stands. */
  private announce(calls: readonly Call[]): void {
    const [news] = calls.filter(({ code }) => !this.shown.has(code));
    for (const { code } of calls) this.shown.add(code);
    if (calls.length === 0) notices.dismiss(KIND);
    if (!news || router.place.at === "tables") return;
    const { code, by, game } = news;
    notices.say({
      kind: KIND,
      patient: true,
      text: () => onlineWords().calls(by.name, gameName(game)),
      act: {
        name: () => onlineWords().join(by.name),
        do: () => {
          notices.dismiss(KIND);
          router.go({ at: "table", code });
        },
      },
    });
  }

  async do(request: () => Promise<unknown>): Promise<boolean> {
    this.trouble = null;
    try {
      await request();
      return true;
    } catch (error) {
      this.trouble = failed(error);
      return false;
    } finally {
      void this.look();
    }
  }
}

export const circle = new Circle();
