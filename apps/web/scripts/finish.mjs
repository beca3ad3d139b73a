// The last steps of a build: what the service worker is to keep, the page's own policy, and every file compressed.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { policy } from "../../../scripts/serve.mjs";

const WORKER = "service-worker.js";
/** Whether people meet here is asked each time: the host's answer is no file to keep. */
const ASKED = "hall.json";
const COMPRESSED = new Set([".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"]);

/** Writes the policy into the page, for hosts that send no headers. */
export const withPolicy = (html) =>
  html.replace(/<meta charset[^>]*>/, `$&\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`);

/** All files of a folder but those that are hidden, compressed, or the service worker itself. */
const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.|\.(br|gz)$/.test(entry.name) && entry.name !== WORKER)
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .filter((name) => !name.startsWith("."))
    .sort();

/** Tells the service worker its version and its files: `first` are those the shelf needs, `rest` all others. */
function listFiles(folder, first) {
  const all = filesOf(folder).filter((name) => name !== ASKED);
  const hash = createHash("sha256");
  for (const name of all) hash.update(name).update(readFileSync(join(folder, name)));
  const version = hash.digest("hex").slice(0, 12);
  const path = join(folder, WORKER);
  const known = { version, first: all.filter((n) => first.has(n)), rest: all.filter((n) => !first.has(n)) };
  const text = readFileSync(path, "utf8");
  if (!text.includes("__KNOWN__")) throw new Error(`${WORKER} has no place for the list of files`);
  writeFileSync(path, text.replace("__KNOWN__", JSON.stringify(known)));
}

function compress(folder) {
  for (const name of [...filesOf(folder), WORKER].filter((n) => COMPRESSED.has(extname(n)))) {
    const path = join(folder, name);
    const body = readFileSync(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    writeFileSync(`${path}.br`, brotliCompressSync(body, { params }));
    writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
  }
}

/** `first` holds the names of the files that the shelf needs. */
export function finish(folder, first) {
  listFiles(folder, first);
  compress(folder);
}
