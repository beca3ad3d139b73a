// Serves a built page from memory: only what was in the folder when it was read has an address.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";

const RULES = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];
/** What the page may do, as it can stand in the page itself; a header can say a little more. */
export const policy = RULES.join("; ");

const HEADERS = {
  "Content-Security-Policy": `${policy}; frame-ancestors 'none'`,
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

/** Heeded where browsers trust the line alone; elsewhere, as in a local network over plain http, they complain of it. */
const TRUSTED = { "Cross-Origin-Opener-Policy": "same-origin" };
const isTrusted = ({ headers }) =>
  /^(localhost|127\.[\d.]+|\[::1\])(:\d+)?$/.test(headers.host ?? "") || headers["x-forwarded-proto"] === "https";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".woff2": "font/woff2",
};
/** Files beside a file that are the same, compressed; the best first. */
const ENCODINGS = [
  ["br", ".br"],
  ["gzip", ".gz"],
];
/** Names with a hash of what they hold never change. */
const HASHED = /^assets\/.+-[\w-]{8}\.\w+$/;

/** Every file of a folder by its address, with its compressed forms. */
function read(folder) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .filter((name) => !name.split("/").some((part) => part.startsWith(".")));
  const all = new Set(names);
  const files = new Map();
  for (const name of names.filter((n) => extname(n) in TYPES)) {
    const body = readFileSync(join(folder, name));
    const forms = ENCODINGS.filter(([, end]) => all.has(name + end)).map(([encoding, end]) => ({
      encoding,
      body: readFileSync(join(folder, name + end)),
    }));
    const tag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    files.set(`/${name}`, { body, forms, tag, type: TYPES[extname(name)], hashed: HASHED.test(name) });
  }
  const index = files.get("/index.html");
  if (!index) throw new Error(`${folder} holds no index.html; build the page with: npm run build`);
  return files.set("/", index);
}

function accepts(request, encoding) {
  return String(request.headers["accept-encoding"] ?? "")
    .split(",")
    .map((part) => part.trim().split(/\s*;\s*/))
    .some(([name, weight]) => name === encoding && !/^q=0(\.0*)?$/.test(weight ?? ""));
}

function answer(files, under, request, response) {
  const headers = isTrusted(request) ? { ...HEADERS, ...TRUSTED } : HEADERS;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const end = (status, text) => {
    response.writeHead(status, { "Content-Type": TYPES[".txt"], "Content-Length": Buffer.byteLength(text) });
    response.end(request.method === "HEAD" ? undefined : text);
  };
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    end(405, "only GET and HEAD\n");
    return;
  }
  const [path = "/"] = (request.url ?? "/").split(/[?#]/);
  const file = path.startsWith(under) ? files.get(`/${path.slice(under.length)}`) : undefined;
  if (!file) {
    end(404, "there is nothing at this address\n");
    return;
  }
  response.setHeader("Cache-Control", file.hashed ? "public, max-age=31536000, immutable" : "no-cache");
  response.setHeader("ETag", file.tag);
  response.setHeader("Vary", "Accept-Encoding");
  if (request.headers["if-none-match"] === file.tag) {
    response.writeHead(304).end();
    return;
  }
  const form = file.forms.find(({ encoding }) => accepts(request, encoding));
  const { body } = form ?? file;
  if (form) response.setHeader("Content-Encoding", form.encoding);
  response.writeHead(200, { "Content-Type": file.type, "Content-Length": body.length });
  response.end(request.method === "HEAD" ? undefined : body);
}

const listen = (server, port) =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      resolve(server.address().port);
    });
  });

const TRIES = 20;

/** A built page for a server of whoever's: answers a request with one of its files, or says that there is none. */
export function pageOf(folder) {
  const files = read(folder);
  return (request, response) => answer(files, "/", request, response);
}

/**
 * Serves the folder on this machine only. A taken port is told to `taken` and the next one tried; 0 takes any free one.
 * `under` puts it at a path of its own. `load` serves another folder from now on.
 */
export async function serve(folder, { port = 0, under = "/", taken = () => {} } = {}) {
  let files = read(folder);
  const server = createServer((request, response) => answer(files, under, request, response));
  for (let tries = 0; ; tries++) {
    try {
      const got = await listen(server, port === 0 ? 0 : port + tries);
      return {
        port: got,
        address: `http://localhost:${got}${under}`,
        load: (other) => {
          files = read(other);
        },
        close: () =>
          new Promise((resolve) => {
            server.close(() => resolve());
            server.closeAllConnections();
          }),
      };
    } catch (error) {
      const busy = error.code === "EADDRINUSE" || error.code === "EACCES";
      if (!busy || port === 0 || tries + 1 >= TRIES || port + tries >= 65535) throw error;
      taken(port + tries, port + tries + 1);
    }
  }
}
