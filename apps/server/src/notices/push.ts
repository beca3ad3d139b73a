import { createHash } from "node:crypto";
import type { Pushed } from "@rifthall/service";
import { z } from "zod";
import type { Reach, Said } from "./reach.js";

/** By what browsers know that it is this server that pushes. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}
/** Fetched when it is first needed. */
const library = async () => (await import("web-push")).default;
export const makePushKeys = async (): Promise<PushKeys> => (await library()).generateVAPIDKeys();

/** What a browser gives to whoever is to push to it. */
export const SUBSCRIPTION = z.object({
  endpoint: z.string().max(2_000),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{80,100}=*$/),
    auth: z.string().regex(/^[\w-]{20,30}=*$/),
  }),
});
export const PUSH_KEYS = SUBSCRIPTION.shape.keys;

/** Whoever is away for longer finds out by looking, in s. */
const LASTS = 24 * 3600;

/** Pushes to one browser, encrypted for it: the service in between reads nothing. */
export async function pushTo(
  reach: Reach,
  endpoint: string,
  keys: z.infer<typeof PUSH_KEYS>,
  own: PushKeys,
  /** Whom the push service may turn to: an address of the page, or of mail. */
  subject: string,
  said: Pushed,
): Promise<Said> {
  const { headers, body } = (await library()).generateRequestDetails({ endpoint, keys }, JSON.stringify(said), {
    vapidDetails: { subject, ...own },
    TTL: LASTS,
    // What was not fetched yet is replaced by what is said of the same later.
    topic: createHash("sha256").update(said.tag).digest("base64url").slice(0, 32),
    contentEncoding: "aes128gcm",
  });
  const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  return reach.post(endpoint, plain, body ?? "");
}
