import { gameById } from "@rifthall/games";
import { type Game, readOptions } from "@rifthall/kernel/game";
import { type Seat, SPECTATOR } from "@rifthall/kernel/ids";
import type { Start } from "@rifthall/kernel/match";
import type { Scene } from "@rifthall/kernel/view";
import { expect, test } from "vitest";
import { changed, type Holder, Host, Replay, type Seen } from "../src/index.js";

const PERSON: Holder = { is: "person", who: "me" };

function begun(id: string): { readonly game: Game; readonly start: Start; readonly host: Host } {
  const game = gameById(id) as Game;
  const options = readOptions(game.options, {});
  const seats = game.seats(options)[0];
  const start = { content: game.content([]), seats, options, seed: "again" };
  const holders = Array.from({ length: seats }, () => PERSON);
  return { game, start, host: new Host(game, start, holders, () => "fresh") };
}

/** Answers so many times, always with the option that the number says. */
function play(host: Host, answers: number, pick: number): void {
  for (let i = 0; i < answers && !host.over; i++) {
    const decision = host.decision(SPECTATOR, "en");
    const seat = decision?.seats[0]?.seat ?? (0 as Seat);
    const mine = host.decision(seat, "en");
    const options = mine?.seats.find((s) => s.seat === seat)?.options ?? [];
    host.answer(seat, { number: mine?.number ?? 0, key: options[(pick + i) % options.length].key });
  }
}

/** The table once the step was done. */
const sceneAfter = ({ scene, moments }: Seen): Scene =>
  moments.reduce((now, { change }) => (change ? (changed(now, change) as Scene) : now), scene);

/** Who made the last choice, as the log tells it. */
function lastToChoose(host: Host): Seat {
  const told = host.events(SPECTATOR, "en").findLast(({ event }) => typeof event.seat === "number");
  return Number(told?.event.seat ?? 0) as Seat;
}

test("each step of a replay is the table as it was, and what was taken back is left out", () => {
  const { game, start, host } = begun("riftforce");
  const scenes = [host.scene(SPECTATOR)];
  for (let i = 0; i < 30; i++) {
    play(host, 1, i);
    scenes.push(host.scene(SPECTATOR));
  }
  const before = host.number;
  play(host, 1, 99);
  const seat = lastToChoose(host);
  host.undo(seat);
  expect(host.number).toBe(before + 2);
  const replay = new Replay(game, start, host.record());
  expect(replay.steps).toBeLessThanOrEqual(before);
  for (let step = replay.steps; step >= 0; step--)
    expect(sceneAfter(replay.seek(step, SPECTATOR, "en"))).toEqual(scenes[step]);
});

test("a step is filmed, event by event, and one beyond the end is the end", () => {
  const { game, start, host } = begun("quantum-rift");
  play(host, 60, 3);
  const replay = new Replay(game, start, host.record(), ["Ada"]);
  const steps = Array.from({ length: replay.steps }, (_, i) => replay.seek(i + 1, null, "en"));
  expect(steps.flatMap(({ moments }) => moments).filter(({ line }) => line !== undefined).length).toBeGreaterThan(20);
  // Each begins where the last one ended.
  for (const [i, step] of steps.entries()) if (i > 0) expect(step.scene).toEqual(sceneAfter(steps[i - 1]));
  expect(replay.seek(10_000, null, "en")).toEqual(replay.seek(replay.steps, null, "en"));
});

test("the story of some steps is what they tell one by one, in either order", () => {
  const { game, start, host } = begun("quantum-rift");
  play(host, 40, 5);
  const replay = new Replay(game, start, host.record(), ["Ada"]);
  const words = (at: number): string[] => replay.seek(at, null, "en").moments.flatMap(({ line }) => line?.text ?? []);
  const story = (from: number, to: number): string[][] =>
    replay.story(from, to, null, "en").map((lines) => lines.map((line) => line.text));
  const one = Array.from({ length: replay.steps + 1 }, (_, at) => words(at));
  expect(story(0, replay.steps)).toEqual(one);
  expect(story(7, 12)).toEqual(one.slice(7, 13));
  expect(story(3, 4)).toEqual(one.slice(3, 5));
  expect(story(9, 8)).toEqual([]);
});

test("an undo goes behind the host's passes also in a match that was stored and opened again", () => {
  const { game, start, host } = begun("quantum-rift");
  for (let i = 0; i < 80 && host.passed.length < 3 && !host.over; i++) play(host, 1, i * 7);
  expect(host.passed.length).toBeGreaterThan(0);
  const past = { record: host.record(), passed: host.passed };
  const again = new Host(game, start, [PERSON], () => "fresh", past);
  expect(again.passed).toEqual(host.passed);
  expect(again.back(0 as Seat)).toEqual(host.back(0 as Seat));
});
