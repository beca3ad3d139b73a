import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { buildPage } from "../../../scripts/page.mjs";

const script = fileURLToPath(new URL("../../../scripts/start.mjs", import.meta.url));

/** Runs `npm start` with these words until it ends or has said what it should, and ends it then. */
function start(words: readonly string[], until?: RegExp, env: Record<string, string> = {}) {
  const data = mkdtempSync(join(tmpdir(), "rifthall-start-"));
  const child = spawn(process.execPath, [script, ...words], { env: { ...process.env, RIFTHALL_DATA: data, ...env } });
  let said = "";
  return new Promise<{ said: string; code: number | null; stop: () => Promise<number | null> }>((resolve) => {
    const ended = new Promise<number | null>((done) => child.on("close", done));
    void ended.then(() => rmSync(data, { recursive: true, force: true }));
    const stop = (): Promise<number | null> => {
      child.kill("SIGINT");
      return ended;
    };
    const hear = (part: Buffer): void => {
      said += part.toString();
      if (until?.test(said)) resolve({ said, code: null, stop });
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    void ended.then((code) => resolve({ said, code, stop }));
  });
}

const OPEN = /open at (http:\/\/localhost:(\d+)\/)/;

describe("npm start", () => {
  beforeAll(() => expect(buildPage()).toBe(true), 240_000);

  test("serves the page, says where, and ends on Ctrl-C", async () => {
    const { said, stop } = await start(["--port", "0"], OPEN);
    const port = OPEN.exec(said)?.[2];
    const page = await fetch(`http://127.0.0.1:${port}/`);
    expect(await page.text()).toContain('<div id="app">');
    expect(await stop()).toBe(process.platform === "win32" ? null : 0);
  });

  test("a port that is taken is named, and the next one used", async () => {
    const first = await start(["--port=0"], OPEN);
    const taken = Number(OPEN.exec(first.said)?.[2]);
    const second = await start([], OPEN, { PORT: String(taken) });
    expect(second.said).toContain(`Port ${taken} is taken; trying ${taken + 1}.`);
    expect(Number(OPEN.exec(second.said)?.[2])).toBeGreaterThan(taken);
    await Promise.all([first.stop(), second.stop()]);
  });

  test("two cannot share what is kept, and the second says so", async () => {
    const data = mkdtempSync(join(tmpdir(), "rifthall-start-"));
    const first = await start(["--port=0"], OPEN, { RIFTHALL_DATA: data });
    const { said, code } = await start(["--port=0"], undefined, { RIFTHALL_DATA: data });
    expect([said, code]).toEqual([expect.stringContaining("another server uses"), 1]);
    await first.stop();
    rmSync(data, { recursive: true, force: true });
  });

  test("nothing is open to others unasked; with --lan the addresses are told", async () => {
    const [alone, shared] = [await start(["--port=0"], OPEN), await start(["--lan", "--port=0"], OPEN)];
    expect(alone.said).not.toContain("For others");
    const [own] = Object.values(networkInterfaces()).flatMap((all) =>
      (all ?? []).filter(({ internal, family }) => !internal && family === "IPv4"),
    );
    if (own) {
      expect(shared.said).toContain(`For others: http://${own.address}:`);
      const port = OPEN.exec(alone.said)?.[2];
      await expect(fetch(`http://${own.address}:${port}/healthz`)).rejects.toThrow();
      const at = /For others: (\S+)/.exec(shared.said)?.[1];
      expect((await fetch(`${at}healthz`)).status).toBe(200);
    }
    await Promise.all([alone.stop(), shared.stop()]);
  });

  test.each([
    [["--port", "99999"], '"99999" is no port'],
    [["--port=x"], '"x" is no port'],
    [["--port"], "--port"],
  ])("%j is refused with what would be right", async (words, message) => {
    const { said, code } = await start(words);
    expect(said).toContain(message);
    expect(code).toBe(1);
  });

  test.each([[["--help"]], [["play", "--help"]], [["--terminal", "--help"]]])(
    "%j goes to the command line",
    async (words) => {
      const { said, code } = await start(words);
      expect(said).toContain("Usage: rifthall");
      expect(code).toBe(0);
    },
  );
});
