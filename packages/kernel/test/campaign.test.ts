import { readCampaign } from "@rifthall/kernel/match";
import { canonical, Refusal } from "@rifthall/kernel/text";
import { expect, test } from "vitest";

const SHEET = { heroes: ["marn", "ilse"], items: { marn: ["rope"] }, notes: [{ at: 3, text: "Grüße 🎲" }], lost: null };

test("a campaign is read as it is, and nobody can change what was read", () => {
  const given = structuredClone(SHEET);
  const read = readCampaign(given);
  given.heroes.push("third");
  expect(read).toEqual(SHEET);
  expect(() => (read.heroes as string[]).push("third")).toThrow(TypeError);
});

const deep = (levels: number): unknown => (levels === 0 ? 1 : { in: deep(levels - 1) });
const round: Record<string, unknown> = {};
round.again = round;

test.each([
  ["a list", [], "bad-campaign", /campaign is a list/],
  ["a text", "saved", "bad-campaign", /campaign is "saved"/],
  ["nothing", null, "bad-campaign", /campaign is null/],
  ["a number that is none", { n: Number.NaN }, "bad-campaign", /campaign\.n is NaN/],
  ["a hole", { list: [1, undefined] }, "bad-campaign", /campaign\.list\[1\]/],
  ["a function", { f: () => 1 }, "bad-campaign", /campaign\.f/],
  ["a date", { on: new Date(0) }, "bad-campaign", /campaign\.on/],
  ["a name of the language", JSON.parse('{"__proto__":{"x":1}}'), "bad-campaign", /"__proto__" is no name/],
  ["a long name", { [`a${"b".repeat(64)}`]: 1 }, "bad-campaign", /is no name/],
  ["nine levels", { a: deep(8) }, "too-deep", /8 levels/],
  ["itself", round, "too-deep", /8 levels/],
  ["too many values", { list: Array.from({ length: 1_024 }, () => 0) }, "too-many-values", /1024 values/],
  ["too long a text", { text: "x".repeat(8_192) }, "too-long", /8192 bytes/],
  ["too long a text in all", { a: "ü".repeat(2_500), b: "ü".repeat(2_500) }, "too-long", /8192 bytes/],
])("refuses by name: %s", (_, given, code, message) => {
  const read = (): unknown => readCampaign(given);
  expect(read).toThrow(message);
  expect(read).toThrow(Refusal);
  expect(read).toThrow(expect.objectContaining({ code }));
});

test("what is counted is at least what it is as JSON, and hardly more", () => {
  const bytes = (value: unknown): number => new TextEncoder().encode(canonical(value)).length;
  const sheet = (n: number): unknown => ({ ...SHEET, text: `"\n${"ü🎲€".repeat(n)}` });
  let n = 0;
  const fits = (): boolean => {
    try {
      readCampaign(sheet(n + 1));
      return true;
    } catch {
      return false;
    }
  };
  while (fits()) n++;
  expect(bytes(sheet(n))).toBeLessThanOrEqual(8_192);
  expect(bytes(sheet(n))).toBeGreaterThan(8_100);
});
