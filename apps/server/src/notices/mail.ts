import type { Transporter } from "nodemailer";

/** What it takes to send mail. */
export interface Post {
  /** Like smtps://user:word@mail.example:465. */
  readonly server: string;
  readonly from: string;
}
export interface Mail {
  readonly to: string;
  readonly title: string;
  readonly body: string;
  /** The same for what may come twice: whoever reads mail shows it once. */
  readonly id: string;
  /** Where whoever is written to ends it. */
  readonly stop?: string | undefined;
}

/** How long the mail server may take to be there, to greet, and to say anything, in ms. */
const CONNECTING = 10_000;
const ANSWERING = 20_000;
const AT_ONCE = 4;

/** Whether the mail server knows of nobody at that address; whatever else goes wrong is no fault of theirs. */
export const isNobody = (error: unknown): boolean =>
  error instanceof Error &&
  "command" in error &&
  error.command === "RCPT TO" &&
  "responseCode" in error &&
  Number(error.responseCode) >= 500;

/** Gives what is to be written to the mail server that the operator has named. */
export class Mailer {
  private opening: Promise<Transporter> | null = null;

  constructor(private readonly post: Post) {}

  /** Nothing of it is loaded before there is something to send. */
  private async open(): Promise<Transporter> {
    const { server, from } = this.post;
    const { createTransport } = await import("nodemailer");
    const { protocol, hostname, port, username, password } = new URL(server);
    const secure = protocol === "smtps:";
    const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
    const name = decodeURIComponent(username);
    const line = createTransport(
      {
        pool: true,
        maxConnections: AT_ONCE,
        host: hostname.replace(/^\[|\]$/g, ""),
        port: port === "" ? (secure ? 465 : 587) : Number(port),
        secure,
        // No word of ours goes to a machine elsewhere that anybody between could read.
        requireTLS: !secure && !isHere && name !== "",
        ...(name === "" ? {} : { auth: { user: name, pass: decodeURIComponent(password) } }),
        connectionTimeout: CONNECTING,
        greetingTimeout: CONNECTING,
        socketTimeout: ANSWERING,
        disableFileAccess: true,
        disableUrlAccess: true,
      },
      { from },
    );
    // A server that is away is found out by whoever sends.
    line.on("error", () => {});
    return line;
  }

  /** Until the mail server has taken it. */
  async send({ to, title, body, id, stop }: Mail): Promise<void> {
    this.opening ??= this.open();
    const line = await this.opening;
    const host = /@([^\s@>]+)>?$/.exec(this.post.from)?.[1] ?? "localhost";
    await line.sendMail({
      to: { name: "", address: to },
      subject: title,
      text: body,
      messageId: `<${id}@${host}>`,
      headers: {
        "Auto-Submitted": "auto-generated",
        ...(stop === undefined
          ? {}
          : { "List-Unsubscribe": `<${stop}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
      },
    });
  }

  async close(): Promise<void> {
    (await this.opening)?.close();
  }
}
