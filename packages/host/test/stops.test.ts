import { gameById } from "@rifthall/games";
import { readOptions } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import { expect, test } from "vitest";
import { Host } from "../src/host.js";

const found = gameById("quantum-rift");
if (!found) throw new Error("there is no game quantum-rift");
const game = found;
const me = 0 as Seat;

function seated(position: object): Host {
  const framed = game.framed(position, readOptions(game.options, {}));
  const start = { content: game.content([]), ...framed, seed: "stops", position };
  return new Host(game, start, [{ is: "person" }], () => "fresh");
}

const ATTACKED = {
  chapter: "andares-1",
  location: "temple-ruins",
  encounter: "seek-and-destroy",
  enemies: ["hyvryx-scout#1"],
  players: [{ hero: "sabrien-reed/exhausted#1", hand: ["feint"], dice: { red: "0/1", yellow: "1/1", green: "0/1" } }],
};

const prompts = (host: Host): string | undefined => host.decision(me, "en")?.prompt;
const answer = (host: Host, verb: string): void => {
  const decision = host.decision(me, "en");
  const option = decision?.options?.find((o) => o.do === verb);
  if (!decision || !option) throw new Error(`${verb} is not offered at ${decision?.prompt}`);
  host.answer(me, { number: decision.number, key: option.key });
};

test("the host passes windows where nobody wished to stop, and the record holds the passes", () => {
  const host = seated(ATTACKED);
  expect(prompts(host)).toBe("deployment");
  answer(host, "end");
  // The scout has struck and is exhausted, so the encounter is complete: nothing was asked on the way.
  expect(prompts(host)).toBe("reward");
  expect(host.number).toBeGreaterThan(3);
  expect(host.record().inputs).toHaveLength(host.number);
});

test("a seat that wishes to stop at attacks is asked there, and no longer when it does not", () => {
  const host = seated(ATTACKED);
  host.setStops(me, ["attack"]);
  answer(host, "end");
  expect(prompts(host)).toBe("window");
  host.setStops(me, []);
  expect(prompts(host)).toBe("reward");
});

test("a match that goes on is still asked where its seat wished to be", () => {
  const host = seated(ATTACKED);
  host.setStops(me, ["attack"]);
  answer(host, "end");
  const past = { record: host.record(), passed: host.passed, stops: { 0: ["attack"] } };
  const again = new Host(game, host.start, [{ is: "person" }], () => "fresh", past);
  expect([prompts(again), again.number]).toEqual(["window", host.number]);
  expect(again.stopsOf(me)).toEqual(["attack"]);
});

test("a RESPONSE that could be used stops its seat by default", () => {
  const host = seated({ ...ATTACKED, players: [{ ...ATTACKED.players[0], hand: [], gear: ["glasscloth-cloak"] }] });
  expect(host.stopsOf(me)).toEqual(["response"]);
  answer(host, "end");
  expect(prompts(host)).toBe("window");
  expect(host.decision(me, "en")?.options?.some((o) => o.do === "respond")).toBe(true);
});

test("an undo goes behind the passes to the last choice a person made", () => {
  const host = seated(ATTACKED);
  answer(host, "end");
  host.undo(me);
  expect(prompts(host)).toBe("deployment");
});

test("an unknown stop is refused with the nearest", () => {
  const host = seated(ATTACKED);
  expect(() => host.setStops(me, ["atack"])).toThrow(/attack/);
});
