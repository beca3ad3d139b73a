import { quantumRift } from "@rifthall/games/quantum-rift";
import { Host, pictureOf } from "@rifthall/host";
import { type Game, readOptions } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import { describe, expect, test } from "vitest";
import { printed } from "../../src/tables/quantum-rift/face.ts";
import { whereIs, zoneIn } from "../../src/tables/quantum-rift/position.ts";
import { candidate, cardKey, standIn, taps } from "../../src/tables/quantum-rift/taps.ts";
import type { Choice, Decision, Picture } from "../../src/tables/quantum-rift/wire.ts";

const game = quantumRift as unknown as Game;
const BUTTONS = ["explore", "dice", "take-on", "accept", "decline", "choose", "in-order", "pass", "end"];

interface Asked {
  readonly host: Host;
  readonly seat: Seat;
  readonly picture: Picture;
  readonly decision: Decision;
  readonly options: readonly Choice[];
}

/** Plays on with whatever the number says, and shows every question on the way. */
function play(mode: string, seed: string, steps: number, look: (asked: Asked) => void): void {
  const options = readOptions(game.options, { mode });
  const content = game.content([]);
  const [seats] = game.seats(options);
  const people = Array.from({ length: seats }, (_, i) => ({ is: "person" as const, name: `P${i}` }));
  const host = new Host(game, { content, seats, options, seed }, people, () => "x");
  for (let i = 0; i < steps && !host.over; i++) {
    const seat = host.decision(0 as Seat, "en")?.seats[0]?.seat ?? (0 as Seat);
    // A host knows no game; what it tells is this game's.
    const picture = pictureOf(host.scene(seat)) as unknown as Picture;
    const decision = host.decision(seat, "en") as unknown as Decision;
    const options = decision.seats.find((s) => s.seat === seat)?.options ?? [];
    look({ host, seat, picture, decision: { ...decision, options }, options });
    const option = options[(i * 7 + 3) % options.length];
    if (option) host.answer(seat, { number: decision.number, key: option.key });
  }
}

describe.each(["solo", "pair"])("on the real table, %s", (mode) => {
  test.each(["a", "b"])("every option is a button or is tapped on cards that lie there (%s)", (seed) => {
    play(mode, seed, 90, ({ seat, picture, options }) => {
      for (const option of options) {
        const path = taps(option, picture, seat);
        expect(path.length > 0, option.label).toBe(!BUTTONS.includes(option.do));
        for (const key of path)
          if (key.startsWith("card:")) expect(whereIs(picture, Number(key.slice(5))), option.label).toBeDefined();
      }
    });
  });

  test("a refused tap on a card of one's own is told why", () => {
    const texts = new Map(quantumRift.cards(quantumRift.content([]), "en").map((c) => [c.id, c]));
    play(mode, "d", 80, ({ host, seat, picture, decision, options }) => {
      const legal = new Set(options.map((o) => taps(o, picture, seat)[0]));
      for (const zone of [`hand-${seat}`, `area-${seat}`] as const)
        for (const { id, card } of zoneIn(picture, zone)) {
          if (legal.has(standIn(cardKey(id), picture, (key) => legal.has(key), false))) continue;
          const asks = candidate([cardKey(id)], decision, picture, (c) => printed(texts.get(c), c).type);
          const { reasons } = asks === null ? { reasons: [] } : host.why(seat, asks, "en");
          expect(reasons.length, `${decision.prompt}: ${card} ${JSON.stringify(asks)}`).toBeGreaterThan(0);
        }
    });
  });
});
