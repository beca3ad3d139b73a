import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

/** A mail as it came, with whom it was for. */
export interface Came {
  readonly to: readonly string[];
  readonly mail: Email;
}

/** The line of a mail that has a code. */
const CODE = /^ {4}([A-Z0-9]{8})$/m;

/** A real mail server, and what has come there. */
export class MailBox {
  readonly came: Came[] = [];
  /** It takes nothing. */
  broken = false;
  /** It knows of nobody. */
  empty = false;
  private readonly server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_address, _session, done) =>
      done(this.empty ? Object.assign(new Error("nobody of this name"), { responseCode: 550 }) : null),
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        if (this.broken) return done(new Error("not now"));
        const to = session.envelope.rcptTo.map(({ address }) => address);
        PostalMime.parse(Buffer.concat(parts)).then((mail) => {
          this.came.push({ to, mail });
          done();
        }, done);
      });
    },
  });

  static async open(): Promise<MailBox> {
    const box = new MailBox();
    box.server.on("error", () => {});
    box.server.listen(0, "127.0.0.1");
    await once(box.server.server, "listening");
    onTestFinished(() => new Promise<void>((resolve) => box.server.close(() => resolve())));
    return box;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  /** The last code that came. */
  get code(): string {
    return CODE.exec(this.came.at(-1)?.mail.text ?? "")?.[1] ?? "";
  }
  /** What came besides codes. */
  get notices(): readonly Came[] {
    return this.came.filter(({ mail }) => !CODE.test(mail.text ?? ""));
  }
}
