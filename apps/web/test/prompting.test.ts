import { expect, test } from "vitest";
import { briefly, divided, hasRoomFor } from "../src/table/prompting.ts";

test("a short question stands alone", () => {
  expect(divided("Choose a guild for your deck.")).toEqual({ text: "Choose a guild for your deck.", detail: "" });
});

test("what follows the first sentence is said more quietly", () => {
  expect(divided("Before the first turn you may deploy. They are ready again.")).toEqual({
    text: "Before the first turn you may deploy.",
    detail: "They are ready again.",
  });
});

test("a few words alone are no question", () => {
  const text = "2 played. Play another with the same symbol or number, or end the turn.";
  expect(divided(text)).toEqual({ text, detail: "" });
});

test("a long bracket goes with what follows, a short one stays", () => {
  expect(
    divided(
      "Scout attacks and rolls 6+1: 3 hits (2 + 1) against 1 (from 4 on a die succeeds; more hits damage). You may Rift.",
    ),
  ).toEqual({
    text: "Scout attacks and rolls 6+1: 3 hits (2 + 1) against 1.",
    detail: "From 4 on a die succeeds; more hits damage. You may Rift.",
  });
});

test("labels for little room begin with what tells them apart", () => {
  expect(briefly(["Roll 0 (0 successes, failed). Nothing follows.", "Roll 1"])).toEqual([
    { head: "Roll 0 (0 successes, failed)", rest: "Nothing follows." },
    { head: "Roll 1", rest: "" },
  ]);
  const long = "Use Sabrien Reed: on at least 1 success, this card has +1 Defence.";
  expect(briefly([long])[0]?.head).toBe("Use Sabrien Reed");
  expect(briefly([long, "Use Sabrien Reed: draw a card and put it back."]).map(({ head }) => head)[0]).toBe(long);
});

test("a colon in brackets parts nothing", () => {
  const rift = "Rift die 1 (3 → 6: 4 hits, damages it) with Serpentine Amulet. RIFT: each enemy has −1 Defence.";
  expect(briefly([rift])[0]).toEqual({
    head: "Rift die 1 (3 → 6: 4 hits, damages it) with Serpentine Amulet",
    rest: "RIFT: each enemy has −1 Defence.",
  });
});

test("what else is good to know is said where a prompt has room for it", () => {
  const hold = "Hold any card to read it in full.";
  const because = null;
  const [short, long] = [
    "Your turn: play a card or discard one to activate.",
    "It is a pass without a creature or a place.",
  ];
  expect(hasRoomFor({ text: short, because }, hold, 106)).toBe(true);
  expect(hasRoomFor({ text: short, detail: long, because }, hold, 106)).toBe(false);
  expect(hasRoomFor({ text: short, detail: long, because }, hold, 124)).toBe(true);
  // It grows with what is said.
  expect(hasRoomFor({ text: short.repeat(3), detail: long, because }, hold)).toBe(true);
});
