import { expect, test } from "vitest";
import { ESCAPE, plain, rifthall, tooLong } from "./shell.js";

test("start without a terminal shows a short match between two bots and exits", async () => {
  const { code, out, err } = await rifthall("start");
  expect(code).toBe(0);
  expect(err).toBe("");
  expect(out.match(/Step \d+ of \d+/g)).toHaveLength(4);
  expect(out).toMatch(/wins\. The match is over/);
  expect(out.split("\n").length).toBeLessThan(140);
  expect(tooLong(out)).toEqual([]);
  expect(out).not.toContain(ESCAPE);
});

test("start speaks the language of its surroundings, and on a terminal that is only read from uses colour", async () => {
  const { out } = await rifthall("start", { terminal: "output", env: { LANG: "de_DE.UTF-8" } });
  expect(plain(out)).toMatch(/gewinnt\. Die Partie ist vorbei/);
  expect(out).toContain(ESCAPE);
  expect(tooLong(out)).toEqual([]);
});
