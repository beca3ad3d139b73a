import { createHash, randomInt } from "node:crypto";
import { Refusal } from "@rifthall/kernel/text";
import { type Made, NOTICES, type Notices } from "@rifthall/service";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { mailAddress } from "../notices/address.js";
import { SUBSCRIPTION } from "../notices/push.js";
import { isZone } from "../notices/quiet.js";
import { noMail, notSent, type Ways } from "../notices/ways.js";
import { makeSecret } from "../notices/webhook.js";
import { wordingIn } from "../notices/wording.js";
import type { Channels } from "../store/channels.js";
import { type Desk, type Env, read } from "./account.js";
import { deviceOf } from "./device.js";

type Here = Context<Env>;

/** What somebody says of how they would be told fits into this. */
const SMALL = bodyLimit({ maxSize: 8_000 });
/** Letters that nobody takes for others; eight of them are guessed by nobody in ten tries. */
const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const LENGTH = 8;

const minute = z.int().min(0).max(1439);
const WISHES = z.object({
  about: z.array(z.enum(NOTICES)).max(NOTICES.length),
  quiet: z.object({ from: minute, to: minute, zone: z.string().max(64).refine(isZone) }).nullable(),
});
const language = z.enum(["en", "de"]);
const MAIL = z.object({ address: z.string().max(300), language });
const PUSH = z.object({ subscription: SUBSCRIPTION, language });
const HOOK = z.object({ address: z.string().max(2_000), language });
const CODE = z.object({ code: z.string().max(40) });

/** How people would be told while they are away: what they do with it at the door. */
class NoticeDesk {
  constructor(
    private readonly desk: Desk,
    private readonly channels: Channels,
    private readonly ways: Ways,
  ) {}

  async show(c: Here): Promise<Response> {
    const { person, session } = await this.desk.known(c);
    return c.json(await this.of(person.id, session));
  }
  private async of(person: string, session: string): Promise<Notices> {
    const { ways } = this;
    const [{ about, quiet }, channels, { publicKey }] = await Promise.all([
      this.channels.wishes(person),
      this.channels.of(person, session),
      ways.pushKeys(),
    ]);
    const offered = { mail: ways.hasMail, webhook: ways.hasWebhooks, push: publicKey };
    return { ways: offered, about: about ?? NOTICES, quiet, channels };
  }
  private async made(c: Here, secret: string | null = null): Promise<Response> {
    const { person, session } = await this.desk.known(c);
    return c.json({ notices: await this.of(person.id, session), secret } satisfies Made);
  }

  async wish(c: Here): Promise<Response> {
    const person = await this.taken(c);
    await this.channels.wish(person, (await read(c, WISHES)) ?? refuse("bad-wishes", "this is no wish"));
    return this.show(c);
  }

  /** Nothing is sent there but this, before its owner says the code. */
  async addMail(c: Here): Promise<Response> {
    if (!this.ways.hasMail) throw noMail();
    const person = await this.taken(c);
    const given = await read(c, MAIL);
    const address = given === null ? null : mailAddress(given.address);
    if (given === null || address === null) throw badMail();
    await this.desk.bound(c, "mails", person);
    await this.desk.bound(c, "mailsFrom", this.desk.from(c).key);
    await this.desk.bound(c, "mailsTo", createHash("sha256").update(address.toLowerCase()).digest("base64url"));
    const code = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
    const made = { kind: "mail", address, key: "", session: "", device: "", language: given.language, code };
    const id = await this.channels.add(person, made);
    try {
      await this.ways.sendCode(address, code, { id, language: given.language });
    } catch (error) {
      await this.channels.remove(person, id);
      throw error;
    }
    return this.made(c);
  }
  async confirm(c: Here): Promise<Response> {
    const { person } = await this.desk.known(c);
    await this.desk.bound(c, "proofs", person.id);
    const given = await read(c, CODE);
    const code = (given?.code ?? "").toUpperCase().replace(/[^A-Z0-9]/g, "");
    if (!(await this.channels.confirm(person.id, c.req.param("id") ?? "", code))) throw badCode();
    return this.made(c);
  }

  async addPush(c: Here): Promise<Response> {
    const { person, session } = await this.desk.known(c);
    await this.taken(c);
    const { subscription, language: tongue } = (await read(c, PUSH)) ?? refuse("bad-push", "this is no subscription");
    this.ways.reach.check(subscription.endpoint);
    await this.channels.add(person.id, {
      kind: "push",
      address: subscription.endpoint,
      key: JSON.stringify(subscription.keys),
      session,
      device: deviceOf(c.req.header("user-agent")),
      language: tongue,
      code: null,
    });
    return this.made(c);
  }

  async addHook(c: Here): Promise<Response> {
    if (!this.ways.hasWebhooks) throw new Refusal("no-webhooks", "this server tells no programs");
    const person = await this.taken(c);
    const { address, language: tongue } = (await read(c, HOOK)) ?? refuse("bad-address", "this is no address");
    const { href } = this.ways.reach.check(address);
    const key = makeSecret();
    const made = { kind: "webhook", address: href, key, session: "", device: "", language: tongue, code: null };
    await this.channels.add(person, made);
    return this.made(c, key);
  }

  /** Sends something there now; what was switched off is on again if that works. */
  async test(c: Here): Promise<Response> {
    const { person } = await this.desk.known(c);
    await this.desk.bound(c, "tests", person.id);
    const way = await this.channels.get(person.id, c.req.param("id") ?? "");
    if (!way.isConfirmed) throw new Refusal("not-confirmed", "it is not known yet whose address this is");
    const came = await this.ways.tell(way, TEST, `test ${way.id} ${Date.now()}`);
    if (came.is !== "told") throw notSent(came.why);
    return this.made(c);
  }

  async remove(c: Here): Promise<Response> {
    const { person } = await this.desk.known(c);
    await this.channels.remove(person.id, c.req.param("id") ?? "");
    return this.made(c);
  }

  /** Who changes something, as often as people do. */
  private async taken(c: Here): Promise<string> {
    const { person } = await this.desk.known(c);
    await this.desk.bound(c, "wishes", person.id);
    return person.id;
  }
}

/** What is asked of that desk, below the account. */
export function noticeApp(desk: Desk, channels: Channels, ways: Ways): Hono<Env> {
  const app = new Hono<Env>();
  const notices = new NoticeDesk(desk, channels, ways);
  app.get("/", (c) => notices.show(c));
  app.put("/", SMALL, (c) => notices.wish(c));
  app.post("/mail", SMALL, (c) => notices.addMail(c));
  app.post("/push", SMALL, (c) => notices.addPush(c));
  app.post("/webhook", SMALL, (c) => notices.addHook(c));
  app.post("/:id/confirm", SMALL, (c) => notices.confirm(c));
  app.post("/:id/test", SMALL, (c) => notices.test(c));
  app.delete("/:id", (c) => notices.remove(c));
  return app;
}

/**
 * Where a mail leads that somebody wants no more of. Who has the link may, with or without a page of ours: mail programs
 * post there by themselves. Looking at it alone ends nothing, since programs look at every link.
 */
export function stopApp(channels: Channels): Hono<Env> {
  const app = new Hono<Env>();
  app.on(["GET", "POST"], "/:word", SMALL, async (c) => {
    const word = c.req.param("word");
    const way = await channels.stopped(word);
    const tongue = way?.language ?? "en";
    const { title, body, act, done } = wordingIn(tongue).stop(way?.address ?? "");
    if (c.req.method === "POST") await channels.stop(word);
    const isDone = way === null || c.req.method === "POST";
    const form = `<form method="post"><button>${plain(act)}</button></form>`;
    c.header("Content-Security-Policy", "default-src 'none'; form-action 'self'; frame-ancestors 'none'");
    c.header("Referrer-Policy", "no-referrer");
    return c.html(
      `<!doctype html><html lang="${tongue}"><meta name="viewport" content="width=device-width"><title>${plain(title)}</title><h1>${plain(title)}</h1><p>${plain(isDone ? done : body)}</p>${isDone ? "" : form}</html>`,
    );
  });
  return app;
}

const TEST = { kind: "test", game: { en: "Rifthall", de: "Rifthall" }, others: [], link: "#/account" } as const;

const plain = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

const badMail = (): Refusal =>
  new Refusal("bad-address", "this is no mail address", undefined, {
    en: "This is no mail address.",
    de: "Das ist keine Mail-Adresse.",
  });
const badCode = (): Refusal =>
  new Refusal("bad-code", "this is not the code that was sent", undefined, {
    en: "This is not the code that was sent there, or it is too old.",
    de: "Das ist nicht der Code, der dorthin ging, oder er ist zu alt.",
  });
function refuse(code: string, why: string): never {
  throw new Refusal(code, why);
}
