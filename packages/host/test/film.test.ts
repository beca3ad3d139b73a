import { gameById } from "@rifthall/games";
import { type Game, readOptions } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import type { Scene } from "@rifthall/kernel/view";
import { expect, test } from "vitest";
import { changed, Host, type Told } from "../src/index.js";

const ZERO = 0 as Seat;

function begun(id: string): Host {
  const game = gameById(id) as Game;
  const options = readOptions(game.options, {});
  const seats = game.seats(options)[0];
  const start = { content: game.content([]), seats, options, seed: "film" };
  const holders = Array.from({ length: seats }, () => ({ is: "bot", level: "random" }) as const);
  return new Host(game, start, holders, () => "again");
}

/** The table after each event that a filmed reader is told of. */
function filmed(id: string, inputs: number): readonly { readonly event: Told; readonly zones: Scene["zones"] }[] {
  const host = begun(id);
  host.film([ZERO]);
  const from = host.moments;
  for (let i = 0; i < inputs && !host.over; i++) host.step();
  const { begin, moments } = host.update(ZERO, "en", 0, from);
  let scene = begin?.scene as Scene;
  return moments.flatMap(({ line, change }) => {
    if (change) scene = changed(scene, change) as Scene;
    return line ? [{ event: line.event, zones: scene.zones }] : [];
  });
}

test("a film shows how the cards went, one event after the other", () => {
  const shots = filmed("riftforce", 60);
  const played = shots.findIndex(({ event }) => event.do === "play");
  const { id, location, side } = shots[played].event;
  const stack = `stack-${location}-${side}`;
  expect(shots[played].zones[stack].map((c) => c.id)).toContain(id);
  expect(shots[played - 1].zones[stack].map((c) => c.id)).not.toContain(id);
});

test("a film for one seat shows nothing of another's hand or of a deck", () => {
  for (const { zones } of filmed("riftforce", 120)) {
    for (const zone of ["hand-1", "deck-0", "deck-1"]) expect(zones[zone].every((c) => c.card === "?")).toBe(true);
    expect(zones["hand-0"].every((c) => c.card !== "?")).toBe(true);
  }
});

test("who was not filmed for is told in words, and the table whole", () => {
  const host = begun("riftforce");
  host.film([ZERO]);
  const known = host.moments;
  for (let i = 0; i < 20; i++) host.step();
  const { since, begin, moments } = host.update(1 as Seat, "en", known);
  expect({ since, moments }).toEqual({ since: 0, moments: [] });
  expect(begin?.scene).toEqual(host.scene(1 as Seat));
  expect(begin?.past).toEqual(host.events(1 as Seat, "en"));
});

test("what is long past is let go: the table is told whole, as it was when the film begins", () => {
  const host = begun("riftforce");
  host.film([ZERO]);
  const known = host.moments;
  for (let i = 0; i < 2000 && !host.over; i++) host.step();
  const { since, begin, moments, number } = host.update(ZERO, "en", known);
  expect(since).toBe(0);
  expect(moments).toHaveLength(400);
  expect(number).toBe(host.moments);
  const lines = [...(begin?.past ?? []), ...moments.flatMap(({ line }) => line ?? [])];
  expect(lines).toEqual(host.events(ZERO, "en"));
  const last = moments.reduce(
    (scene, { change }) => (change ? changed(scene, change) : scene),
    begin?.scene as unknown,
  );
  expect(last).toEqual(host.scene(ZERO));
});

test("people and bots are called by their names", () => {
  const game = gameById("riftforce") as Game;
  const options = readOptions(game.options, {});
  const start = { content: game.content([]), seats: 2, options, seed: "names" };
  const holders = [
    { is: "bot", level: "random", name: "Orrin" },
    { is: "bot", level: "random" },
  ] as const;
  const host = new Host(game, start, holders, () => "");
  for (let i = 0; i < 20; i++) host.step();
  const text = host
    .events(0 as Seat, "en")
    .map((line) => line.text)
    .join("\n");
  expect(text).toContain("Orrin ");
  expect(text).not.toContain("Player 1");
  expect(text).toContain("Player 2");
});
