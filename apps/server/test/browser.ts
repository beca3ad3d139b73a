import { request } from "node:http";
import type { Account, Me } from "@rifthall/service";
import type { SoftKey } from "./softkey.js";

interface Reply {
  readonly status: number;
  readonly text: string;
  readonly body: unknown;
}

/** A page at the door: what it asks for over HTTP, and the cookies that it keeps. */
export class Browser {
  private readonly jar = new Map<string, string>();

  constructor(
    private readonly port: number,
    private readonly host = "127.0.0.1",
  ) {}

  get cookie(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  }
  get origin(): string {
    return `http://${this.host}:${this.port}`;
  }

  /** As it stands: no client tidies the path or the headers up. */
  send(method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
    const own = { host: `${this.host}:${this.port}`, origin: this.origin, cookie: this.cookie };
    return new Promise((resolve, reject) => {
      const asking = request(
        {
          host: "127.0.0.1",
          port: this.port,
          method,
          path: `/api${path}`,
          headers: { ...own, "content-type": "application/json", ...headers },
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on("data", (part: Buffer) => parts.push(part));
          response.on("end", () => {
            for (const cookie of response.headers["set-cookie"] ?? []) this.keep(cookie);
            const text = Buffer.concat(parts).toString();
            resolve({ status: response.statusCode ?? 0, text, body: parsed(text) });
          });
        },
      );
      asking.on("error", reject);
      asking.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  private keep(cookie: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (value === "") this.jar.delete(name);
    else this.jar.set(name, value);
  }

  private async granted<T>(method: string, path: string, body?: unknown): Promise<T> {
    const reply = await this.send(method, path, body);
    if (reply.status >= 300) throw new Error(`${reply.status} ${reply.text}`);
    return reply.body as T;
  }

  async named(name: string): Promise<Me> {
    return (await this.granted<{ readonly me: Me }>("POST", "/me", { name })).me;
  }
  account(): Promise<Account> {
    return this.granted("GET", "/account");
  }
  async newCode(): Promise<string> {
    return (await this.granted<{ readonly code: string }>("POST", "/account/code", {})).code;
  }
  async challenge(): Promise<string> {
    return (await this.granted<{ readonly challenge: string }>("POST", "/signin/challenge", {})).challenge;
  }
  async makeKey(key: SoftKey): Promise<Account> {
    const { challenge } = await this.granted<{ readonly challenge: string }>("POST", "/account/passkeys/challenge", {});
    return this.granted("POST", "/account/passkeys", { response: key.make(challenge, this.origin, this.host) });
  }
  async showKey(key: SoftKey): Promise<Reply> {
    const response = key.show(await this.challenge(), this.origin, this.host);
    return this.send("POST", "/signin/passkey", { response });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
