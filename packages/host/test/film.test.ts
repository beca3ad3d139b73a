import { gameById } from "@rifthall/games";
import { type Game, readOptions, type Seat } from "@rifthall/kernel";
import { expect, test } from "vitest";
import { Host, type Line, type Told } from "../src/index.js";

function filmed(id: string, inputs: number): Host {
  const game = gameById(id) as Game;
  const options = readOptions(game.options, {});
  const seats = game.seats(options)[0];
  const start = { content: game.content([]), seats, options, seed: "film" };
  const holders = Array.from({ length: seats }, () => ({ is: "bot", level: "random" }) as const);
  const host = new Host(game, start, holders, () => "again");
  host.film([0 as Seat]);
  for (let i = 0; i < inputs && !host.over; i++) host.step();
  return host;
}

const shot = ({ after }: Line): NonNullable<Line["after"]> => {
  if (after === undefined) throw new Error("not filmed");
  return after;
};

test.each(["riftforce", "quantum-rift"])("every event is filmed for the one who watches: %s", (id) => {
  const host = filmed(id, 60);
  const lines = host.events(0 as Seat, "en").filter((line) => line.input > 0);
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.every((line) => line.after !== undefined)).toBe(true);
  expect(host.events(1 as Seat, "en").some((line) => line.after !== undefined)).toBe(false);
});

test("a film shows how the cards went, one event after the other", () => {
  const lines = filmed("riftforce", 60)
    .events(0 as Seat, "en")
    .filter((line) => line.input > 0);
  const played = lines.findIndex((line) => line.event.do === "play");
  const { id, location, side }: Told = lines[played].event;
  const stack = `stack-${location}-${side}`;
  expect(shot(lines[played]).scene.zones[stack].map((c) => c.id)).toContain(id);
  const before = shot(lines[played - 1]).scene.zones[stack].map((c) => c.id);
  expect(before).not.toContain(id);
});

test("a film for one seat shows nothing of another's hand or of a deck", () => {
  for (const line of filmed("riftforce", 120).events(0 as Seat, "en")) {
    if (line.after === undefined) continue;
    const { zones } = line.after.scene;
    for (const zone of ["hand-1", "deck-0", "deck-1"]) expect(zones[zone].every((c) => c.card === "?")).toBe(true);
    expect(zones["hand-0"].every((c) => c.card !== "?")).toBe(true);
  }
});

test("pictures of what is long past are let go", () => {
  const lines = filmed("riftforce", 2000).events(0 as Seat, "en");
  expect(lines.filter((line) => line.after !== undefined).length).toBeLessThanOrEqual(400);
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
