import { createHmac, randomBytes } from "node:crypto";
import type { Reach, Said } from "./reach.js";

/** With what a webhook's messages are signed; its owner is shown it once. */
export const makeSecret = (): string => randomBytes(24).toString("base64url");

/** What was said at that moment, signed: nobody else can say it, nor say it again later. */
const signed = (body: string, secret: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;

/** Tells a program at that address. */
export function hookTo(
  reach: Reach,
  address: string,
  secret: string,
  id: string,
  said: object,
  now: number,
): Promise<Said> {
  const body = JSON.stringify(said);
  const headers = {
    "content-type": "application/json",
    "user-agent": "Rifthall",
    "rifthall-id": id,
    "rifthall-signature": signed(body, secret, Math.floor(now / 1000)),
  };
  return reach.post(address, headers, body);
}
