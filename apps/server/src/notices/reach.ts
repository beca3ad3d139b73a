import { lookup as resolve } from "node:dns";
import { request as overHttp } from "node:http";
import { Agent, request as overHttps } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { Refusal } from "@rifthall/kernel/text";

/** How long another machine may take in all, in ms, and how much it may say. */
const PATIENCE = 10_000;
const HEARD = 16_384;
/** So many are spoken to at once; the others wait. */
const AT_ONCE = 16;
const LONGEST = 2_000;

/** Addresses that are nobody's in the world at large: this machine, networks at home, what has a meaning of its own. */
const OWN = new BlockList();
for (const [address, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  OWN.addSubnet(address, bits, "ipv4");
/** Of IPv6 only what is given out to the world is the world's, and of that not what leads elsewhere. */
const WORLD = new BlockList();
WORLD.addSubnet("2000::", 3, "ipv6");
for (const [address, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  OWN.addSubnet(address, bits, "ipv6");

/** Whether anybody in the world may have that address. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !OWN.check(address, "ipv4");
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return isPublic(mapped);
  return isIP(address) === 6 && WORLD.check(address, "ipv6") && !OWN.check(address, "ipv6");
}

/** What another machine has said: its status, or why there is none. */
export type Said = { readonly status: number } | { readonly wrong: string };

/**
 * Speaks to addresses that people have given, and so to nothing that only this machine can reach: over https to addresses
 * of the world, and to whatever else the operator has named.
 */
export class Reach {
  private readonly named: ReadonlySet<string>;
  private readonly agent: Agent;
  private readonly ending = new AbortController();

  constructor(
    /** Hosts, with their ports where they are not the usual ones, that are spoken to wherever they are, over http too. */
    named: readonly string[],
    /** Certificates that are trusted besides those that all trust. */
    ca?: string,
  ) {
    this.named = new Set(named.map((one) => one.toLowerCase()));
    this.agent = new Agent({ maxSockets: AT_ONCE, ...(ca === undefined ? {} : { ca }) });
  }

  /** Refused where nothing is sent to. */
  check(address: string): URL {
    const url = address.length <= LONGEST && URL.canParse(address) ? new URL(address) : null;
    if (url === null || url.username !== "" || url.password !== "" || !/^https?:$/.test(url.protocol)) throw bad();
    if (this.named.has(url.host)) return url;
    const host = url.hostname.replace(/^\[|\]$/g, "");
    if (url.protocol !== "https:" || (isIP(host) !== 0 && !isPublic(host))) throw bad();
    return url;
  }

  /** Whatever goes wrong is said, not thrown. Nothing is followed to elsewhere. */
  async post(address: string, headers: Readonly<Record<string, string>>, body: string | Buffer): Promise<Said> {
    try {
      return { status: await this.send(this.check(address), headers, body) };
    } catch (error) {
      return { wrong: error instanceof Error ? error.message : String(error) };
    }
  }

  /** What is being said now is said no further. */
  close(): void {
    this.ending.abort();
    this.agent.destroy();
  }

  private send(url: URL, headers: Readonly<Record<string, string>>, body: string | Buffer): Promise<number> {
    const isNamed = this.named.has(url.host);
    const isSafe = url.protocol === "https:";
    return new Promise((done, fail) => {
      const asking = (isSafe ? overHttps : overHttp)(
        url,
        {
          method: "POST",
          headers: { ...headers, "content-length": Buffer.byteLength(body) },
          ...(isSafe ? { agent: this.agent } : {}),
          ...(isNamed ? {} : { lookup: inTheWorld }),
          signal: AbortSignal.any([this.ending.signal, AbortSignal.timeout(PATIENCE)]),
        },
        (response) => {
          let heard = 0;
          response.on("data", (part: Buffer) => {
            heard += part.length;
            if (heard > HEARD) response.destroy();
          });
          response.on("close", () => done(response.statusCode ?? 0));
          response.on("error", () => {});
        },
      );
      asking.on("error", fail);
      asking.end(body);
    });
  }
}

/** A name that leads to any address of our own leads nowhere. The line goes to what was looked at here, and nothing else. */
const inTheWorld: LookupFunction = (name, options, callback) =>
  resolve(name, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error) callback(error, "", 0);
    else if (!first || !found.every(({ address }) => isPublic(address)))
      callback(Object.assign(new Error(`${name} is no address of the world`), { code: "EACCES" }), "", 0);
    else if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });

const bad = (): Refusal =>
  new Refusal("bad-address", "nothing is sent to that address", undefined, {
    en: "Nothing is sent there: it takes an address with https that anybody in the world can reach.",
    de: "Dorthin wird nichts gesendet: Es braucht eine Adresse mit https, die alle Welt erreichen kann.",
  });
