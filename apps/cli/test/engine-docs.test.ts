import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { makeEngine } from "./talk.js";

const root = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const page = readFileSync(root("docs/protocol.md"), "utf8");

/** What the page leaves out may be anything; "…" at the end of a list stands for the rest of it. */
function shortened(real: unknown, shown: unknown): unknown {
  if (Array.isArray(shown) && Array.isArray(real)) {
    const rest = shown.at(-1) === "…";
    const kept = rest ? shown.slice(0, -1) : shown;
    const list = (rest ? real.slice(0, kept.length) : real).map((value, i) => shortened(value, kept[i]));
    return rest ? [...list, "…"] : list;
  }
  if (typeof shown !== "object" || shown === null || typeof real !== "object" || real === null) return real;
  const fields = real as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(shown).map(([key, value]) => [key, shortened(fields[key], value)]));
}

test("the conversation on the page is what really happens", () => {
  const [, transcript] = /```transcript\n([\s\S]*?)```/.exec(page) ?? [];
  const lines = transcript.trim().split("\n");
  const engine = makeEngine();
  expect(lines.length).toBeGreaterThan(30);
  for (let i = 0; i < lines.length; i += 2) {
    expect([lines[i][0], lines[i + 1][0]]).toEqual([">", "<"]);
    const shown: unknown = JSON.parse(lines[i + 1].slice(2));
    expect(shortened(JSON.parse(engine.handle(lines[i].slice(2))), shown)).toEqual(shown);
  }
});

test("the page names every op and every error code of the engine", () => {
  const files = ["engine", "open", "option", "play", "ask", "request", "tables", "speak", "hello", "deck", "events"];
  const own = files.map((file) => `apps/cli/src/engine/${file}.ts`);
  const source = [...own, "packages/host/src/deck.ts"].map((file) => readFileSync(root(file), "utf8")).join("\n");
  const codes = [...source.matchAll(/(?:Refusal|refusal|orRefuse)\(\s*"([a-z-]+)"/g)].map(([, code]) => code);
  const ops = [...source.matchAll(/^\s*\[?\s*"([a-z]+)", ?(?:\n\s*)?\(r\)/gm)].map(([, op]) => op);
  expect(codes.length).toBeGreaterThan(20);
  expect(ops.length).toBeGreaterThan(13);
  for (const word of [...codes, ...ops]) expect(page).toContain(`\`${word}\``);
});

/** The example starts the built program, and tests run without a build. */
function isBuilt(): boolean {
  const { status, stdout } = spawnSync("node", [root("apps/cli/bin/rifthall.mjs"), "engine"], {
    input: '{"op":"hello"}\n',
    encoding: "utf8",
  });
  return status === 0 && stdout.includes('"protocol":1');
}

test.skipIf(!isBuilt())("the example plays a whole match", () => {
  const said = execFileSync("python3", [root("examples/python/play.py"), "test"], { encoding: "utf8" });
  expect(said).toMatch(/wins? \((points|standstill)\)/);
});
