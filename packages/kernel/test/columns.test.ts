import { only, type Seat } from "@rifthall/kernel/ids";
import { Columns, SIGNALS } from "@rifthall/kernel/state";
import { expect, test } from "vitest";
import { pick, pocket, routine } from "./pocket.js";

const quiet = () => pocket([routine([pick(only(0 as Seat), 2, () => {})])]);

test("checked columns throw where typed arrays swallow", () => {
  const s = quiet();
  expect(() => {
    s.points[5 as Seat] = 1;
  }).toThrow(/index 5 of a column of 2/);
  expect(() => {
    s.points[0 as Seat] = Number.NaN;
  }).toThrow(/NaN/);
  expect(() => {
    s.points[0 as Seat] = 10;
  }).toThrow(/10 in a column of 0..9/);
  expect(() => {
    s.points[0 as Seat] = 1.5;
  }).toThrow(/1.5/);
  expect(() => s.points[-1 as Seat]).toThrow(/index -1/);
});

test("diff names columns and indices, and can look at the board alone", () => {
  const [a, b] = [quiet(), quiet()];
  b.points[1 as Seat] = 3;
  b.stay[0 as never] = 2;
  expect(Columns.diff(a, b)).toEqual([
    { column: "stay", index: 0, before: 0, after: 2 },
    { column: "points", index: 1, before: 0, after: 3 },
  ]);
  expect(Columns.diff(a, b, true)).toEqual([{ column: "points", index: 1, before: 0, after: 3 }]);
});

test("explain prints columns by name, without what is zero", () => {
  const s = quiet();
  s.points[1 as Seat] = 3;
  expect(Columns.explain(s)).toMatch(/^points 1:3$/m);
});

test("bytes lead both ways, and a wrong length is refused", () => {
  const [a, b] = [quiet(), quiet()];
  a.points[0 as Seat] = 7;
  b.fromBytes(a.toBytes());
  expect(b.hash()).toBe(a.hash());
  expect(() => b.fromBytes(new Uint8Array(3))).toThrow(/bytes, not 3/);
});

test("the hash sees every word", () => {
  const s = quiet();
  const seen = new Set([s.hash()]);
  for (let i = 0; i < s.words.length; i++) {
    s.words[i] = (s.words[i] ?? 0) ^ 1;
    seen.add(s.hash());
    s.words[i] = (s.words[i] ?? 0) ^ 1;
  }
  expect(seen.size).toBe(s.words.length + 1);
});

test("every word has a range, some columns one for each: checked mode, explain and stray read the same", () => {
  const s = quiet();
  expect(Columns.stray(s)).toBeNull();
  expect(() => {
    s.cell[SIGNALS] = 25;
  }).toThrow(/25 in a column of 0..24/);
  s.words[SIGNALS] = 25;
  expect(Columns.stray(s)).toBe("cell[15] is 25; it must be from 0 to 24");
  expect(Columns.explain(s)).toMatch(/^cell .*15:25 \(not 0\.\.24\)/m);
});
