import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { policy, type Served, serve } from "../../../scripts/serve.mjs";

const SCRIPT = "export const x = 1;\n";
let folder = "";
let server: Served;

interface Got {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}
/** Asks without tidying the path up, as a hostile program would. */
function get(path: string, headers: Record<string, string> = {}, method = "GET", port = server.port): Promise<Got> {
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on("error", reject)
      .end();
  });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "rifthall-"));
  mkdirSync(join(folder, "page", "assets"), { recursive: true });
  const put = (name: string, text: string | Buffer): void => writeFileSync(join(folder, name), text);
  put("secret.txt", "secret");
  put("page/index.html", "<!doctype html>");
  put("page/.stamp", "hidden");
  put("page/assets/main-AbCd_-12.js", SCRIPT);
  put("page/assets/main-AbCd_-12.js.br", brotliCompressSync(SCRIPT));
  put("page/assets/main-AbCd_-12.js.gz", gzipSync(SCRIPT));
  put("page/service-worker.js", SCRIPT);
  put("page/manifest.webmanifest", "{}");
  server = await serve(join(folder, "page"));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("the server", () => {
  test.each([
    ["/", "text/html; charset=utf-8", "no-cache"],
    ["/index.html", "text/html; charset=utf-8", "no-cache"],
    ["/assets/main-AbCd_-12.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
    ["/service-worker.js?again", "text/javascript; charset=utf-8", "no-cache"],
    ["/manifest.webmanifest", "application/manifest+json; charset=utf-8", "no-cache"],
  ])("%s is %s, %s", async (path, type, cache) => {
    const { status, headers } = await get(path);
    expect([status, headers["content-type"], headers["cache-control"]]).toEqual([200, type, cache]);
  });

  test.each([
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/assets/../../secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/..\\secret.txt",
    "/.stamp",
    "/assets/main-AbCd_-12.js.br",
    "/assets/",
    "/nothing",
    "//etc/passwd",
    "/\0",
    "/__proto__",
    "/index.html/",
  ])("%j is nothing", async (path) => {
    const answer = await get(encodeURI(path).includes("%00") ? "/%00" : path);
    expect([answer.status, answer.body.toString()]).toEqual([404, "there is nothing at this address\n"]);
  });

  test("sends what was compressed before to who takes it", async () => {
    const path = "/assets/main-AbCd_-12.js";
    const best = await get(path, { "accept-encoding": "gzip, deflate, br" });
    expect([best.headers["content-encoding"], brotliDecompressSync(best.body).toString()]).toEqual(["br", SCRIPT]);
    const other = await get(path, { "accept-encoding": "gzip, br;q=0" });
    expect([other.headers["content-encoding"], gunzipSync(other.body).toString()]).toEqual(["gzip", SCRIPT]);
    const plain = await get(path);
    expect([plain.headers["content-encoding"], plain.body.toString()]).toEqual([undefined, SCRIPT]);
  });

  test("HEAD gives the head alone; other methods are refused", async () => {
    const head = await get("/", {}, "HEAD");
    expect([head.status, head.headers["content-length"], head.body.length]).toEqual([200, "15", 0]);
    const post = await get("/", {}, "POST");
    expect([post.status, post.headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  test("what has not changed is not sent again", async () => {
    const { headers } = await get("/");
    const again = await get("/", { "if-none-match": String(headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test("every answer carries the policy", async () => {
    for (const path of ["/", "/nothing"]) {
      const { headers } = await get(path);
      expect(headers["content-security-policy"]).toBe(`${policy}; frame-ancestors 'none'`);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["referrer-policy"]).toBe("no-referrer");
    }
    expect(policy).not.toContain("unsafe");
  });

  test("a page keeps its window to itself where browsers trust the line, and elsewhere is not told to", async () => {
    const opener = async (headers: Record<string, string>): Promise<unknown> =>
      (await get("/", headers)).headers["cross-origin-opener-policy"];
    for (const host of ["localhost:4420", "127.0.0.1", "[::1]:80"]) expect(await opener({ host })).toBe("same-origin");
    expect(await opener({ host: "play.example", "x-forwarded-proto": "https" })).toBe("same-origin");
    for (const host of ["192.168.1.7:4420", "play.example", "localhost.play.example"])
      expect(await opener({ host })).toBeUndefined();
  });
  test("names a port that is taken and uses the next", async () => {
    const told: number[] = [];
    const other = await serve(join(folder, "page"), { port: server.port, taken: (port) => told.push(port) });
    expect(told[0]).toBe(server.port);
    expect(other.port).toBeGreaterThan(server.port);
    await other.close();
  });

  test("serves under a path of its own", async () => {
    const other = await serve(join(folder, "page"), { under: "/games/rifthall/" });
    expect((await get("/games/rifthall/", {}, "GET", other.port)).status).toBe(200);
    expect((await get("/index.html", {}, "GET", other.port)).status).toBe(404);
    await other.close();
  });
});
