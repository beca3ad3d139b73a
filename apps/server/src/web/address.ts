import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/** Who asks from a machine of IPv6 has all addresses of a network of this many bits. */
const NETWORK = 4;

/** From where somebody asks, as far as it can be trusted: what others wrote into a header only as far as our own proxies go. */
export interface Address {
  /** What is counted: an address, or a network where one household has many. */
  readonly key: string;
  /** Nobody but this machine itself, and no proxy for somebody else. */
  readonly isLocal: boolean;
}

export function addressOf({ socket, headers }: IncomingMessage, proxies: number): Address {
  const direct = plain(socket.remoteAddress ?? "");
  const header = headers["x-forwarded-for"];
  const said = (Array.isArray(header) ? header.join(",") : (header ?? ""))
    .split(",")
    .map((one) => plain(one.trim()))
    .filter((one) => one !== "");
  // The last one was written by the proxy before us, the one before by the proxy before that.
  const told = proxies > 0 ? said[Math.max(0, said.length - proxies)] : undefined;
  const address = told !== undefined && isIP(told) !== 0 ? told : direct;
  return { key: networkOf(address), isLocal: header === undefined && /^(127\.|::1$)/.test(direct) };
}

const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, "").replace(/^\[(.*)\]$/, "$1");

function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = "", tail] = address.toLowerCase().split("%", 1)[0]?.split("::") ?? [];
  const before = head === "" ? [] : head.split(":");
  const behind = tail === undefined || tail === "" ? [] : tail.split(":");
  const between = tail === undefined ? [] : Array.from({ length: 8 - before.length - behind.length }, () => "0");
  return [...before, ...between, ...behind].slice(0, NETWORK).join(":");
}
