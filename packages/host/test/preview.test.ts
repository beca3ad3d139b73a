import { gameById } from "@rifthall/games";
import { readOptions } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import { expect, test } from "vitest";
import { Host } from "../src/index.js";

const game = gameById("quantum-rift");
const YOU = 0 as Seat;

/** The hero, with so many cards to Rift with, has rolled an attack on an enemy that it is engaged with. */
function rolled(hand: readonly string[]): Host {
  if (!game) throw new Error("there is no game quantum-rift");
  const position = {
    chapter: "andares-1",
    location: "temple-ruins",
    phase: "combat",
    enemies: ["hyvryx-matriarch#1"],
    players: [{ hero: "sabrien-reed#1", hand, dice: { red: 0, yellow: 0, green: 0 } }],
  };
  const framed = game.framed(position, readOptions(game.options, {}));
  const start = { ...framed, content: game.content([]), seed: "preview", position };
  const host = new Host(game, start, [{ is: "person" }], () => "");
  // Her ability could be used at any time; used once, it asks for nothing more.
  for (const verb of ["use", "attack"]) take(host, verb);
  return host;
}

function take(host: Host, verb: string): void {
  const key = host.decision(YOU, "en")?.options?.find((o) => o.do === verb)?.key;
  if (key === undefined) expect.fail(`cannot ${verb}`);
  host.answer(YOU, { number: host.number, key });
}

const foreseen = (host: Host, verb: string): string[][] =>
  (host.decision(YOU, "en")?.options ?? [])
    .filter((o) => o.do === verb)
    .map((o) => host.preview(YOU, o.key).map((e) => String(e.do)));

test("QR-41 with the last card to Rift with, the preview goes on to what the attack comes to", () => {
  const host = rolled(["break-away"]);
  const previews = foreseen(host, "rift");
  expect(previews.length).toBeGreaterThan(0);
  for (const events of previews) {
    expect(events.slice(0, 3)).toEqual(["rift", "successes", "hits"]);
    expect(events).toContain("exhaust");
  }
  expect(foreseen(host, "end")[0].slice(0, 2)).toEqual(["successes", "hits"]);
});

test("QR-41 while another Rift is to be decided the preview ends there, and the option itself says the result", () => {
  const host = rolled(["break-away", "feint"]);
  for (const events of foreseen(host, "rift")) expect(events).not.toContain("hits");
  const labels =
    host
      .decision(YOU, "en")
      ?.options?.filter((o) => o.do === "rift")
      .map((o) => o.label) ?? [];
  for (const label of labels) expect(label).toMatch(/\(\d → \d+: \d hits?, (damages|exhausts) it\)|changes nothing\)/);
});
