import { createHash } from "node:crypto";
import { resolve } from "node:path";

/** Paths of sockets are short on every system. */
const LONGEST = 100;

/** Where the operator of a server speaks to it: in its folder, where only they can go. Null where the path is too long for that. */
export function placeFor(data: string): string | null {
  const folder = resolve(data);
  if (process.platform === "win32")
    return `\\\\.\\pipe\\rifthall-admin-${createHash("sha256").update(folder).digest("hex").slice(0, 24)}`;
  const path = `${folder}/admin/socket`;
  return path.length <= LONGEST ? path : null;
}
