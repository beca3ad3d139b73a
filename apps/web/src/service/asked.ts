import type { Text } from "@rifthall/kernel/game";
import { Refused } from "@rifthall/service";

/** Asks the page's host for something over HTTP; refused in its words. */
export async function asked<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(addressOf(path), {
    method,
    ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  const said: unknown = await response.json().catch(() => ({}));
  if (response.ok) return said as T;
  const {
    refused,
    message,
    said: words,
  } = said as {
    readonly refused?: string;
    readonly message?: string;
    readonly said?: Text;
  };
  throw new Refused(refused ?? String(response.status), message ?? String(response.status), words);
}

export const addressOf = (path: string): URL => new URL(path, document.baseURI);
