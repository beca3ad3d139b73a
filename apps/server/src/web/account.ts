import type { HttpBindings } from "@hono/node-server";
import { Refusal, tidyName } from "@rifthall/kernel/text";
import type { Account, Me } from "@rifthall/service";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z } from "zod";
import type { Accounts } from "../hall/accounts.js";
import type { Ways } from "../notices/ways.js";
import type { Channels } from "../store/channels.js";
import type { Person } from "../store/people.js";
import { type Known, SESSION } from "../store/sessions.js";
import type { Watch } from "../watch.js";
import { type Address, addressOf } from "./address.js";
import { deviceOf } from "./device.js";
import { type Bounded, Limits } from "./limits.js";
import { noticeApp } from "./noticing.js";
import type { Names } from "./origin.js";
import { hasPasskeys, Passkeys } from "./passkeys.js";

export type Env = { Bindings: HttpBindings };
type Here = Context<Env>;

const COOKIE = "rifthall";
/** What somebody says of themselves fits into this, and what a browser says of a passkey. */
const SMALL = bodyLimit({ maxSize: 2_000 });
const SIGNED = bodyLimit({ maxSize: 20_000 });
/** A stranger's name, before it is tidied. */
const NAME = z.object({ name: z.string().max(200) });
const CODE = z.object({ code: z.string().max(100) });
const PASSKEY = z.object({ response: z.looseObject({ id: z.string().max(2_000) }) });

/** How a refusal is told over HTTP. */
const STATUS: Readonly<Record<string, ContentfulStatusCode>> = {
  "unknown-visitor": 401,
  banned: 403,
  "too-often": 429,
};

/** What those who come to the door need. */
export interface Door {
  readonly accounts: Accounts;
  readonly names: Names;
  readonly watch: Watch;
  /** How many proxies of our own stand before this server. */
  readonly proxies: number;
  /** How people are told while they are away. */
  readonly channels: Channels;
  readonly ways: Ways;
}

/** Who comes, how they are known again, and what they do with what is here of them. */
export class Desk {
  private readonly limits = new Limits();
  private readonly passkeys: Passkeys;

  constructor(readonly door: Door) {
    this.passkeys = new Passkeys(door.accounts.kept.keys);
  }

  /** Who asks, banned or not. */
  async visitor(c: Here): Promise<Known | null> {
    const token = getCookie(c, COOKIE);
    return token === undefined ? null : this.door.accounts.kept.people.known(token);
  }
  async known(c: Here): Promise<Known> {
    const known = await this.visitor(c);
    if (known === null) throw new Refusal("unknown-visitor", "nobody is known by this cookie");
    if (known.ban !== null) throw banned(known);
    return known;
  }

  /** Who asks, as a page is told when it is loaded; and now and then their token is followed by another. */
  async seen(c: Here): Promise<{ readonly me: Me | null; readonly ban?: Known["ban"] }> {
    const known = await this.visitor(c);
    if (known === null || known.ban !== null) return { me: null, ...(known ? { ban: known.ban } : {}) };
    const next = known.isDue ? await this.door.accounts.kept.sessions.turn(getCookie(c, COOKIE) ?? "") : null;
    if (next !== null) this.give(c, next);
    return { me: told(known.person) };
  }

  private give(c: Here, token: string): void {
    const { names } = this.door;
    setCookie(c, COOKIE, token, {
      httpOnly: true,
      sameSite: "Strict",
      path: "/",
      maxAge: SESSION / 1000,
      secure: names.isSecure(c.req.header("origin"), c.req.header("host")),
    });
  }

  from(c: Here): Address {
    return addressOf(c.env.incoming, this.door.proxies);
  }
  async bound(c: Here, what: Bounded, who: string): Promise<void> {
    const seconds = await this.limits.take(what, who);
    if (seconds === null) return;
    this.door.watch.refused.inc({ why: what });
    c.header("Retry-After", String(seconds));
    throw tooOften(seconds);
  }

  /** A new guest, or another name. */
  async welcome(c: Here): Promise<Response> {
    const { accounts } = this.door;
    const name = tidyName((await read(c, NAME))?.name ?? "");
    if (name === "") throw new Refusal("bad-name", "this is no name");
    const known = await this.visitor(c);
    if (known?.ban) throw banned(known);
    if (known) {
      await this.bound(c, "names", known.person.id);
      return c.json({ me: told(await accounts.rename(known.person.id, name)) });
    }
    const { key, isLocal } = this.from(c);
    if (!isLocal) await this.bound(c, "guests", key);
    const { person, token } = await accounts.kept.people.welcome(name, deviceOf(c.req.header("user-agent")));
    this.give(c, token);
    return c.json({ me: told(person) }, 201);
  }

  async signOut(c: Here): Promise<Response> {
    const known = await this.visitor(c);
    if (known) await this.door.accounts.signOut(known.person.id, { line: known.session });
    deleteCookie(c, COOKIE, { path: "/" });
    return c.json({ me: null });
  }

  /** From now on this browser is that person's; whoever it was before is not known here any more. */
  private async signIn(c: Here, person: string): Promise<Me> {
    const { accounts } = this.door;
    const before = await this.visitor(c);
    const token = await accounts.kept.sessions.begin(person, deviceOf(c.req.header("user-agent")));
    const known = await accounts.kept.people.known(token);
    if (known === null || known.ban !== null) {
      await accounts.kept.sessions.end(person, { line: known?.session ?? "" });
      throw known ? banned(known) : new Refusal("unknown-visitor", "nobody is known by this");
    }
    if (before && before.ban === null) await accounts.signOut(before.person.id, { line: before.session });
    this.give(c, token);
    return told(known.person);
  }

  async challenge(c: Here): Promise<Response> {
    await this.bound(c, "challenges", this.from(c).key);
    return c.json(await this.passkeys.toShow(originOf(c)));
  }
  async byPasskey(c: Here): Promise<Response> {
    const { key } = this.from(c);
    await this.bound(c, "tries", key);
    const given = await read(c, PASSKEY);
    if (given === null) throw new Refusal("bad-passkey", "this is no passkey");
    const me = await this.signIn(c, await this.passkeys.shown(originOf(c), given.response));
    await this.limits.giveBack("tries", key);
    return c.json({ me });
  }
  async byCode(c: Here): Promise<Response> {
    const { key } = this.from(c);
    await this.bound(c, "tries", key);
    const given = await read(c, CODE);
    const redeemed = given === null ? null : await this.door.accounts.kept.keys.redeem(given.code);
    if (redeemed === null) throw badCode();
    const me = await this.signIn(c, redeemed.person);
    await this.limits.giveBack("tries", key);
    return c.json({ me, code: redeemed.code });
  }

  async account(c: Here): Promise<Response> {
    const { people, sessions, keys } = this.door.accounts.kept;
    const { person, session } = await this.known(c);
    const [row, devices, passkeys, recovery] = await Promise.all([
      people.get(person.id),
      sessions.of(person.id),
      keys.of(person.id),
      keys.recoveryOf(person.id),
    ]);
    const account: Account = {
      me: told(person),
      name: row?.name ?? person.name,
      devices: devices.map((one) => ({ ...one, here: one.id === session })),
      passkeys: passkeys.map(({ id, device, place, made, used }) => ({ id, device, place, made, used })),
      recovery,
      hasPasskeys: hasPasskeys(originOf(c) || `http://${c.req.header("host")}`),
    };
    return c.json(account);
  }

  async newCode(c: Here): Promise<Response> {
    const { person } = await this.known(c);
    await this.bound(c, "keys", person.id);
    return c.json({ code: await this.door.accounts.kept.keys.newCode(person.id) });
  }

  async keyToMake(c: Here): Promise<Response> {
    const { person } = await this.known(c);
    await this.bound(c, "keys", person.id);
    return c.json(await this.passkeys.toMake(originOf(c), person));
  }
  async makeKey(c: Here): Promise<Response> {
    const { person } = await this.known(c);
    const given = await read(c, PASSKEY);
    if (given === null) throw new Refusal("bad-passkey", "this is no passkey");
    await this.passkeys.make(originOf(c), person, deviceOf(c.req.header("user-agent")), given.response);
    return this.account(c);
  }
  async removeKey(c: Here): Promise<Response> {
    const { person } = await this.known(c);
    await this.door.accounts.kept.keys.remove(person.id, c.req.param("id") ?? "");
    return this.account(c);
  }

  async endDevice(c: Here): Promise<Response> {
    const { person } = await this.known(c);
    await this.door.accounts.signOut(person.id, { line: c.req.param("id") ?? "" });
    return this.account(c);
  }
  /** Everywhere: here, too. */
  async signOutAll(c: Here): Promise<Response> {
    const { person } = await this.known(c);
    await this.door.accounts.signOut(person.id, { but: null });
    deleteCookie(c, COOKIE, { path: "/" });
    return c.json({ me: null });
  }

  async portion(c: Here): Promise<Response> {
    const { person } = await this.known(c);
    await this.bound(c, "portions", person.id);
    const pieces = this.door.accounts.portion(person.id);
    const text = new TextEncoder();
    const body = new ReadableStream({
      async pull(controller) {
        const { value, done } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(text.encode(value));
      },
      cancel: async () => void (await pieces.return(undefined)),
    });
    return c.body(body, 200, {
      "Content-Type": "application/json",
      "Content-Disposition": 'attachment; filename="rifthall-portion.json"',
    });
  }

  async delete(c: Here): Promise<Response> {
    const { person } = await this.known(c);
    await this.door.accounts.delete(person.id);
    deleteCookie(c, COOKIE, { path: "/" });
    return c.json({ me: null });
  }
}

/** What is asked of that desk. Whether the page is ours was looked at before. */
export function deskApp(desk: Desk): Hono<Env> {
  const app = new Hono<Env>();
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (!(error instanceof Refusal)) throw error;
    const { code, message, said } = error;
    return c.json({ refused: code, message, said }, STATUS[code] ?? 400);
  });
  app.get("/me", async (c) => c.json(await desk.seen(c)));
  app.post("/me", SMALL, (c) => desk.welcome(c));
  app.delete("/me", (c) => desk.signOut(c));
  app.post("/signin/challenge", SMALL, (c) => desk.challenge(c));
  app.post("/signin/passkey", SIGNED, (c) => desk.byPasskey(c));
  app.post("/signin/code", SMALL, (c) => desk.byCode(c));
  app.get("/account", (c) => desk.account(c));
  app.delete("/account", (c) => desk.delete(c));
  app.get("/account/portion", (c) => desk.portion(c));
  app.post("/account/code", SMALL, (c) => desk.newCode(c));
  app.post("/account/passkeys/challenge", SMALL, (c) => desk.keyToMake(c));
  app.post("/account/passkeys", SIGNED, (c) => desk.makeKey(c));
  app.delete("/account/passkeys/:id", (c) => desk.removeKey(c));
  app.delete("/account/devices", (c) => desk.signOutAll(c));
  app.delete("/account/devices/:id", (c) => desk.endDevice(c));
  app.route("/account/notices", noticeApp(desk, desk.door.channels, desk.door.ways));
  return app;
}

const told = (person: Person): Me => ({ who: person.id, name: person.name });
/** The address that the page came from; none where a browser only reads. */
const originOf = (c: Here): string => c.req.header("origin") ?? "";

export async function read<T>(c: Here, form: z.ZodType<T>): Promise<T | null> {
  return form.safeParse(await c.req.json().catch(() => null)).data ?? null;
}

const badCode = (): Refusal =>
  new Refusal("bad-code", "this is nobody's code", undefined, {
    en: "This is nobody's code. Each one counts once, and a new one takes its place.",
    de: "Dieser Code gehört niemandem. Jeder gilt einmal, dann tritt ein neuer an seine Stelle.",
  });

function tooOften(seconds: number): Refusal {
  const minutes = Math.ceil(seconds / 60);
  return new Refusal("too-often", `this may be done again in ${seconds} s`, undefined, {
    en: `That was too often. It may be done again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
    de: `Das war zu oft. In ${minutes === 1 ? "einer Minute" : `${minutes} Minuten`} geht es wieder.`,
  });
}

const banned = ({ ban }: Known): Refusal =>
  new Refusal(
    "banned",
    `kept out by the operator${ban?.until === null ? "" : ` until ${ban?.until}`}: ${ban?.reason}`,
    undefined,
    {
      en: `Whoever runs this server keeps you out${on(ban?.until, "until")}. ${ban?.reason ?? ""}`.trim(),
      de: `Wer diesen Server betreibt, lässt dich nicht ein${on(ban?.until, "bis")}. ${ban?.reason ?? ""}`.trim(),
    },
  );
const on = (until: number | null | undefined, word: string): string =>
  until ? ` ${word} ${new Date(until).toISOString().slice(0, 10)}` : "";
