// A browser with nothing attached to its pages but what is asked for: for measuring what a person's browser would do.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PATIENCE = 30_000;

/** Starts a browser that is talked to over a pipe, in the tools protocol, and closed with everything it has kept. */
export async function bareBrowser(path, args) {
  const profile = mkdtempSync(join(tmpdir(), "rifthall-bench-"));
  const words = [
    "--headless",
    "--remote-debugging-pipe",
    `--user-data-dir=${profile}`,
    "--window-size=1440,900",
    ...args,
  ];
  const child = spawn(path, words, { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
  const [, , , into, from] = child.stdio;
  const waiting = new Map();
  const heard = new Map();
  let last = 0;
  let rest = "";
  from.setEncoding("utf8");
  from.on("data", (text) => {
    const parts = (rest + text).split("\0");
    rest = parts.pop() ?? "";
    for (const part of parts) {
      const { id, result, error, method, params } = JSON.parse(part);
      if (method !== undefined) for (const hear of heard.get(method) ?? []) hear(params);
      const asked = waiting.get(id);
      waiting.delete(id);
      if (error) asked?.reject(new Error(error.message));
      else asked?.resolve(result);
    }
  });
  const send = (method, params = {}, sessionId = undefined) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      const late = setTimeout(() => reject(new Error(`${method}: no answer`)), PATIENCE);
      const settle = (done) => (value) => {
        clearTimeout(late);
        done(value);
      };
      waiting.set(id, { resolve: settle(resolve), reject: settle(reject) });
      into.write(`${JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) })}\0`);
    });
  /** A new page and how to talk to it. */
  const open = async () => {
    const { targetId } = await send("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
    return {
      send: (method, params) => send(method, params, sessionId),
      evaluate: async (expression) => {
        const given = { expression, awaitPromise: true, returnByValue: true };
        const { result, exceptionDetails } = await send("Runtime.evaluate", given, sessionId);
        if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
        return result.value;
      },
      close: () => send("Target.closeTarget", { targetId }),
    };
  };
  const on = (method, hear) => heard.set(method, [...(heard.get(method) ?? []), hear]);
  /** What the browser did meanwhile, in the events of its tracing. */
  const trace = async (categories, act) => {
    const events = [];
    on("Tracing.dataCollected", ({ value }) => events.push(...value));
    const complete = new Promise((resolve) => on("Tracing.tracingComplete", resolve));
    await send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: categories } });
    await act();
    await send("Tracing.end");
    await complete;
    return events;
  };
  const close = async () => {
    const gone = new Promise((resolve) => child.once("exit", resolve));
    await send("Browser.close").catch(() => child.kill());
    await gone;
    // What it started may still be writing.
    rmSync(profile, { recursive: true, force: true, maxRetries: 30, retryDelay: 100 });
  };
  return { open, trace, close };
}
