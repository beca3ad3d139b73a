// What built things are known by: a hash of all that they are made of.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const UNREAD = /\.(d\.ts|map|tsbuildinfo)$/;

const filesUnder = (path) =>
  !existsSync(path)
    ? []
    : !statSync(path).isDirectory()
      ? [path]
      : readdirSync(path, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !UNREAD.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name))
          .sort();

/** Of files and folders, by their names below the root and what they hold. */
export function fingerprint(root, paths) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(filesUnder)) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest("hex");
}
