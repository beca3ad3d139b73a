import type { OptionLine } from "@rifthall/host";
import { expect, test } from "vitest";
import { nextKeys, onlyOne, type Tapped, tap, ticking } from "../src/table/choosing.ts";

const option = (key: number): OptionLine => ({ index: key, key, do: "do", label: `option ${key}` });
const said = (key: number, ...taps: string[]): Tapped => ({ option: option(key), taps });

const play = [
  said(1, "card:1", "place:0"),
  said(2, "card:1", "place:1"),
  said(3, "card:2", "place:0"),
  said(4, "card:3"),
  said(5),
];

test("what glows is what an option begins with, and then what it goes on with", () => {
  expect([...nextKeys(play, [])]).toEqual(["card:1", "card:2", "card:3"]);
  expect([...nextKeys(play, ["card:1"])]).toEqual(["place:0", "place:1"]);
  expect([...nextKeys(play, ["card:1", "place:0"])]).toEqual([]);
});

test("one tap that says an option chooses it", () => {
  expect(tap(play, [], "card:3")).toEqual({ is: "chosen", path: ["card:3"], option: option(4) });
});

test("two taps in a row choose, and nothing is chosen before the second", () => {
  expect(tap(play, [], "card:1")).toEqual({ is: "going", path: ["card:1"], among: [] });
  expect(tap(play, ["card:1"], "place:1")).toEqual({ is: "chosen", path: ["card:1", "place:1"], option: option(2) });
});

test("a card with one place left still asks for the place", () => {
  expect(tap(play, [], "card:2")).toEqual({ is: "going", path: ["card:2"], among: [] });
});

test("another card begins anew, the same card again lets go", () => {
  expect(tap(play, ["card:1"], "card:2")).toEqual({ is: "going", path: ["card:2"], among: [] });
  expect(tap(play, ["card:1"], "card:1")).toEqual({ is: "going", path: [], among: [] });
});

test("what no option says is refused, with what was meant", () => {
  expect(tap(play, ["card:1"], "place:4")).toEqual({ is: "refused", path: ["card:1", "place:4"] });
  expect(tap(play, [], "card:9")).toEqual({ is: "refused", path: ["card:9"] });
});

test("where the same taps say several options, one of them is to be named", () => {
  const twice = [said(1, "card:1"), said(2, "card:1"), said(3, "card:1", "card:2")];
  expect(tap(twice, [], "card:1")).toEqual({ is: "going", path: ["card:1"], among: [option(1), option(2)] });
  expect(tap(twice, ["card:1"], "card:2")).toEqual({ is: "chosen", path: ["card:1", "card:2"], option: option(3) });
});

test("where all was tapped, another last thing takes the place of the last one", () => {
  expect(tap(play, ["card:1", "place:0"], "place:1")).toEqual({
    is: "chosen",
    path: ["card:1", "place:1"],
    option: option(2),
  });
  expect(tap(play, ["card:1", "place:0"], "card:2")).toEqual({ is: "going", path: ["card:2"], among: [] });
});

test("one option that all taps say, with nothing left to tap, is pencilled in", () => {
  expect(onlyOne(play, ["card:1", "place:0"], [option(1)])).toEqual(option(1));
  expect(onlyOne(play, ["card:1"], [])).toBeUndefined();
  const open = [said(1, "card:1"), said(3, "card:1", "card:2")];
  expect(onlyOne(open, ["card:1"], [option(1)])).toBeUndefined();
  expect(onlyOne(open, ["card:1"], [option(1), option(2)])).toBeUndefined();
});

test("what is ticked glows no longer, and nothing does once there are enough", () => {
  const hand = { of: new Map([1, 2, 3].map((n) => [`card:${n}`, option(n)])), most: 2 };
  expect([...ticking(hand, [])]).toEqual(["card:1", "card:2", "card:3"]);
  expect([...ticking(hand, ["card:2"])]).toEqual(["card:1", "card:3"]);
  expect([...ticking(hand, ["card:2", "card:3"])]).toEqual([]);
});
