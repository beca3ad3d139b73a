import { execFileSync } from "node:child_process";
import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import {
  createServer as createPlain,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Something that was posted. */
export interface Post {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Somebody else's machine: what was posted there, and what it says to it. */
export class Elsewhere {
  readonly came: Post[] = [];
  status = 201;

  private constructor(
    private readonly server: Server | ReturnType<typeof createPlain>,
    /** What whoever speaks to it has to trust; empty where it has no TLS. */
    readonly certificate: string,
  ) {}

  static async open(isSafe: boolean): Promise<Elsewhere> {
    const keys = isSafe ? throwAway() : null;
    const take = (request: IncomingMessage, response: ServerResponse): void => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        elsewhere.came.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(parts) });
        response.writeHead(elsewhere.status, { location: "http://127.0.0.1:1/" }).end("x".repeat(100_000));
      });
    };
    const server = keys ? createServer(keys, take) : createPlain(take);
    const elsewhere = new Elsewhere(server, keys?.cert ?? "");
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return elsewhere;
  }

  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }
}

/** A certificate for this machine that nobody trusts unasked. */
function throwAway(): { readonly key: string; readonly cert: string } {
  const folder = mkdtempSync(join(tmpdir(), "rifthall-certificate-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const words = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  const name = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"];
  try {
    execFileSync("openssl", [...words, ...name, "-keyout", key, "-out", cert], { stdio: "ignore" });
    return { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a browser has that is pushed to: RFC 8291, by which nobody but it reads what is pushed. */
export class Receiver {
  private readonly own = createECDH("prime256v1");
  private readonly auth = randomBytes(16);
  private readonly open: Buffer = this.own.generateKeys();

  subscription(endpoint: string) {
    const keys = { p256dh: this.open.toString("base64url"), auth: this.auth.toString("base64url") };
    return { endpoint, keys };
  }

  read(body: Buffer): unknown {
    const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)];
    const theirs = body.subarray(21, 21 + length);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.open, theirs]);
    const secret = Buffer.from(hkdfSync("sha256", this.own.computeSecret(theirs), this.auth, info, 32));
    const derived = (what: string, size: number): Buffer =>
      Buffer.from(hkdfSync("sha256", secret, salt, Buffer.from(`Content-Encoding: ${what}\0`), size));
    const sealed = body.subarray(21 + length);
    const opening = createDecipheriv("aes-128-gcm", derived("aes128gcm", 16), derived("nonce", 12));
    opening.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]).toString();
    // Behind the last record stands a two.
    return JSON.parse(plain.slice(0, plain.lastIndexOf("\u0002")));
  }
}

/** Whether that was signed with this secret. */
export function isSigned({ headers, body }: Post, secret: string): boolean {
  const [, seconds = "", signature] = /^t=(\d+),v1=(\w+)$/.exec(String(headers["rifthall-signature"])) ?? [];
  return signature === createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
}
