import type { Channel, Made, Notices, Quiet } from "@rifthall/service";
import { asked } from "../../../service/asked.ts";
import { settings } from "../../../settings.svelte.ts";
import { Doing } from "../doing.svelte.ts";
import { subscribe, unsubscribe } from "./push.ts";

const PATH = "api/account/notices";

/** How whoever looks is told while they are away, and what they change of it. */
export class Told extends Doing {
  now: Notices | null = $state.raw(null);
  /** With what a webhook's messages are signed, as long as it is shown. */
  secret: string | null = $state(null);

  look(): Promise<boolean> {
    return this.do(async () => {
      this.now = await asked<Notices>("GET", PATH);
    });
  }
  wish(wished: Partial<Pick<Notices, "about" | "quiet">>): Promise<boolean> {
    return this.do(async () => {
      const { about = [], quiet = null } = this.now ?? {};
      this.now = await asked<Notices>("PUT", PATH, { about, quiet, ...wished });
    });
  }
  /** In the time of this device. */
  keepQuiet(times: Pick<Quiet, "from" | "to"> | null): Promise<boolean> {
    return this.wish({ quiet: times && { ...times, zone: zoneHere() } });
  }

  addMail(address: string): Promise<boolean> {
    return this.make("mail", { address });
  }
  addHook(address: string): Promise<boolean> {
    return this.make("webhook", { address });
  }
  addPush(): Promise<boolean> {
    return this.do(async () => {
      const subscription = await subscribe(this.now?.ways.push ?? "");
      this.take(await this.post("push", { subscription }));
    });
  }
  private make(kind: string, given: object): Promise<boolean> {
    return this.do(async () => this.take(await this.post(kind, given)));
  }
  private post(kind: string, given: object): Promise<Made> {
    return asked<Made>("POST", `${PATH}/${kind}`, { ...given, language: settings.language });
  }
  private take({ notices, secret }: Made): void {
    this.now = notices;
    if (secret !== null) this.secret = secret;
  }

  confirm({ id }: Channel, code: string): Promise<boolean> {
    return this.do(async () => this.take(await asked<Made>("POST", `${PATH}/${id}/confirm`, { code })));
  }
  test({ id }: Channel): Promise<boolean> {
    return this.do(async () => {
      try {
        this.take(await asked<Made>("POST", `${PATH}/${id}/test`));
      } finally {
        // What fails may be switched off now.
        this.now = await asked<Notices>("GET", PATH);
      }
    });
  }
  remove({ id, here }: Channel): Promise<boolean> {
    return this.do(async () => {
      if (here) await unsubscribe();
      this.take(await asked<Made>("DELETE", `${PATH}/${id}`));
    });
  }
}

export const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
