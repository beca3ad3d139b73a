import type { Account, Me } from "@rifthall/service";
import { asked } from "../../service/asked.ts";
import { hall } from "../../service/hall.svelte.ts";
import { Doing } from "./doing.svelte.ts";
import { makePasskey } from "./passkey.ts";

/** What the server has of whoever looks, and what they do with it. */
export class Mine extends Doing {
  now: Account | null = $state.raw(null);
  /** The code, as long as it is shown. */
  code: string | null = $state(null);

  look(): Promise<boolean> {
    return this.do(() => this.read());
  }
  private async read(): Promise<void> {
    this.now = await asked<Account>("GET", "api/account");
  }

  rename(name: string): Promise<boolean> {
    return this.do(async () => {
      await hall.welcome(name);
      await this.read();
    });
  }
  makeKey(): Promise<boolean> {
    return this.do(async () => {
      await makePasskey();
      await this.read();
    });
  }
  removeKey(id: string): Promise<boolean> {
    return this.do(async () => {
      this.now = await asked("DELETE", `api/account/passkeys/${encodeURIComponent(id)}`);
    });
  }
  newCode(): Promise<boolean> {
    return this.do(async () => {
      this.code = (await asked<{ readonly code: string }>("POST", "api/account/code", {})).code;
      await this.read();
    });
  }
  endDevice(id: string): Promise<boolean> {
    return this.do(async () => {
      this.now = await asked("DELETE", `api/account/devices/${encodeURIComponent(id)}`);
    });
  }
  endAll(): Promise<boolean> {
    return this.leave("api/account/devices");
  }
  remove(): Promise<boolean> {
    return this.leave("api/account");
  }
  private leave(path: string): Promise<boolean> {
    return this.do(async () => {
      const { me } = await asked<{ readonly me: Me | null }>("DELETE", path);
      hall.me = me;
    });
  }
}
