import fc from "fast-check";
import { expect, test } from "vitest";
import { hashOf, placeOf } from "../src/place.ts";

test.each([
  "#/",
  "#/new/riftforce",
  "#/play/riftforce",
  "#/decks/neverrift",
  "#/decks/neverrift/NR1AbC-_9.x*2",
  "#/campaigns/beyond-the-rift",
  "#/campaign/abc",
  "#/campaign/abc/aftermath",
  "#/campaign/abc/bearer/bastian",
  "#/campaign/abc/bearer/bastian/borrowed-sword",
  "#/match/abc",
  "#/replay/abc",
  "#/r/AbC-_9",
  "#/r/AbC-_9/Ada,Zo%C3%AB%20B",
  "#/tables",
  "#/t/abc2345678",
  "#/with/riftforce",
  "#/online/riftforce.abc",
  "#/online/riftforce.abc/replay",
  "#/person/me",
  "#/leaders/riftforce/duel",
  "#/leaders/neverrift",
  "#/matches",
  "#/settings",
])("%s leads there and back", (hash) => {
  expect(hashOf(placeOf(hash))).toBe(hash);
});

test("an address without a place is the shelf; one that is no place is lost", () => {
  expect(placeOf("")).toEqual({ at: "shelf" });
  expect(placeOf("#/nowhere")).toEqual({ at: "lost" });
});

test("any address leads somewhere", () => {
  fc.assert(fc.property(fc.string(), (text) => typeof placeOf(`#${text}`).at === "string"));
});
