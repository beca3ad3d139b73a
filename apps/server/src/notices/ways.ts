import { createHash } from "node:crypto";
import { Refusal } from "@rifthall/kernel/text";
import type { Channels, Way } from "../store/channels.js";
import type { Own } from "../store/own.js";
import { isNobody, Mailer, type Post } from "./mail.js";
import { makePushKeys, PUSH_KEYS, type PushKeys, pushTo } from "./push.js";
import { Reach, type Said } from "./reach.js";
import { hookTo } from "./webhook.js";
import { type Story, saidOf, wordingIn } from "./wording.js";

/** What the operator gives so that people are told elsewhere. */
export interface NoticeSettings {
  /** Under which address the page is reached: what is sent leads there. Without it there is neither mail nor webhook. */
  readonly address: string | null;
  readonly mail: Post | null;
  readonly webhooks: boolean;
  /** Hosts of the operator's own that may be told, wherever they are. */
  readonly reach: readonly string[];
  /** Certificates that are trusted besides the usual ones. */
  readonly ca?: string;
  /** How long somebody may think before they are told elsewhere that they are asked, in ms. */
  readonly grace?: number;
}
/** Where the operator has said nothing. */
export const NOTHING: NoticeSettings = { address: null, mail: null, webhooks: false, reach: [] };

/** What came of it: it is there; it may be tried again, and they are at fault or we are; or there is nobody there any more. */
type Came = { readonly is: "told" } | { readonly is: "failed" | "ours" | "gone"; readonly why: string };

/** What a push service says of a browser that is not there any more. */
const GONE = [404, 410];
/** Where a mail leads that says that somebody wants no more of them; see `stopApp`. */
export const STOP = "/api/stop/";

/** Sends what there is to say on each way. */
export class Ways {
  readonly reach: Reach;
  private readonly mailer: Mailer | null;
  private closed = false;

  constructor(
    readonly settings: NoticeSettings,
    private readonly channels: Channels,
    private readonly own: Own,
    private readonly now: () => number,
  ) {
    const { mail, address, reach, ca } = settings;
    this.reach = new Reach(reach, ca);
    this.mailer = mail && address !== null ? new Mailer(mail) : null;
  }

  get hasMail(): boolean {
    return this.mailer !== null;
  }
  get hasWebhooks(): boolean {
    return this.settings.webhooks && this.settings.address !== null;
  }
  pushKeys(): Promise<PushKeys> {
    return this.own.get("push", makePushKeys);
  }

  /** The one mail to an address of which nobody knows whose it is. */
  async sendCode(to: string, code: string, way: Pick<Way, "id" | "language">): Promise<void> {
    if (!this.mailer) throw noMail();
    const { title, body } = wordingIn(way.language).confirm(code, to);
    const sending = this.mailer.send({ to, title, body, id: idFor(way.id, code) });
    await sending.catch((error: unknown) => {
      throw notSent(error instanceof Error ? error.message : String(error));
    });
  }

  /** Tells it there, and notes whether that way works. */
  async tell(way: Way, story: Story, tag: string): Promise<Came> {
    const came = await this.send(way, story, tag);
    // That this server ends is no fault of theirs.
    if (this.closed && came.is !== "told") return { is: "ours", why: "closing" };
    if (came.is === "told") await this.channels.worked(way.id);
    else if (came.is === "gone") await this.channels.gone(way.id);
    else if (came.is === "failed") await this.channels.failed(way.id, came.why);
    return came;
  }

  private async send(way: Way, story: Story, tag: string): Promise<Came> {
    const { kind, address, key, language } = way;
    const { title, body } = saidOf(story, language);
    const id = idFor(way.id, tag);
    switch (kind) {
      case "mail":
        return this.mail(way, { title, body, link: story.link, id });
      case "push": {
        const { settings, reach } = this;
        const keys = PUSH_KEYS.parse(JSON.parse(key));
        const subject = settings.address?.startsWith("https:") ? settings.address : SUBJECT;
        const said = { title, body, tag: storyTag(tag), link: story.link };
        return cameOf(await pushTo(reach, address, keys, await this.pushKeys(), subject, said), GONE);
      }
      case "webhook": {
        if (!this.hasWebhooks) return { is: "ours", why: "off" };
        const link = this.linkTo(story.link);
        const { kind: what, others } = story;
        const said = { id, kind: what, game: story.game[language], others, link, text: `${title}. ${body} ${link}` };
        return cameOf(await hookTo(this.reach, address, key, id, said, this.now()), []);
      }
    }
  }

  private async mail(
    { address: to, stop: word, language }: Way,
    {
      title,
      body,
      link,
      id,
    }: { readonly title: string; readonly body: string; readonly link: string; readonly id: string },
  ): Promise<Came> {
    if (!this.mailer) return { is: "ours", why: "off" };
    const stop = `${this.settings.address}${STOP}${word}`;
    const text = `${body}\n\n${this.linkTo(link)}\n\n-- \n${wordingIn(language).foot(stop)}\n`;
    try {
      await this.mailer.send({ to, title, body: text, id, stop });
      return { is: "told" };
    } catch (error) {
      const why = error instanceof Error ? error.message.slice(0, LONGEST_WHY) : String(error);
      return { is: isNobody(error) ? "failed" : "ours", why };
    }
  }

  private linkTo(link: string): string {
    return `${this.settings.address}/${link}`;
  }

  async close(): Promise<void> {
    this.closed = true;
    this.reach.close();
    await this.mailer?.close();
  }
}

const LONGEST_WHY = 200;
/** A push service wants somebody to turn to, even of a server that only one machine reaches. */
const SUBJECT = "mailto:nobody@localhost.invalid";

/** The same for the same thing told to the same: what comes twice is known by it. */
const idFor = (way: string, tag: string): string =>
  createHash("sha256").update(`${way} ${tag}`).digest("base64url").slice(0, 22);
/** Without its number: of one match the last counts. */
const storyTag = (tag: string): string => tag.split(" ").slice(0, 2).join(" ");

function cameOf(said: Said, gone: readonly number[]): Came {
  if ("wrong" in said) return { is: "failed", why: said.wrong.slice(0, LONGEST_WHY) };
  const { status } = said;
  if (status >= 200 && status < 300) return { is: "told" };
  return { is: gone.includes(status) ? "gone" : "failed", why: `${status}` };
}

export const noMail = (): Refusal =>
  new Refusal("no-mail", "this server sends no mail", undefined, {
    en: "This server sends no mail.",
    de: "Dieser Server verschickt keine Mails.",
  });
export const notSent = (why: string): Refusal =>
  new Refusal("not-sent", `it could not be sent: ${why}`, undefined, {
    en: `It could not be sent: ${why}`,
    de: `Es ließ sich nicht senden: ${why}`,
  });
