import { gameById } from "@rifthall/games";
import { Host, pictureOf } from "@rifthall/host";
import { type Game, readOptions, type Seat } from "@rifthall/kernel";
import { describe, expect, test } from "vitest";
import { printed } from "../../src/tables/quantum-rift/face.ts";
import { whereIs } from "../../src/tables/quantum-rift/position.ts";
import { candidate, cardKey, standIn, taps } from "../../src/tables/quantum-rift/taps.ts";

const game = gameById("quantum-rift") as Game;
const BUTTONS = ["explore", "dice", "take-on", "accept", "decline", "choose", "pass", "end"];

/** Plays on with whatever the number says, and shows every question on the way. */
function play(mode: string, seed: string, steps: number, look: (host: Host, seat: Seat) => void): void {
  const options = readOptions(game.options, { mode });
  const content = game.content([]);
  const [seats] = game.seats(options);
  const people = Array.from({ length: seats }, (_, i) => ({ is: "person" as const, name: `P${i}` }));
  const host = new Host(game, { content, seats, options, seed }, people, () => "x");
  for (let i = 0; i < steps && !host.over; i++) {
    const asked = host.decision(0 as Seat, "en")?.seats[0]?.seat ?? (0 as Seat);
    look(host, asked);
    const decision = host.decision(asked, "en");
    const list = decision?.seats.find((s) => s.seat === asked)?.options ?? [];
    const option = list[(i * 7 + 3) % list.length];
    if (decision && option) host.answer(asked, { number: decision.number, key: option.key });
  }
}

describe.each(["solo", "pair"])("on the real table, %s", (mode) => {
  test.each(["a", "b"])("every option is a button or is tapped on cards that lie there (%s)", (seed) => {
    play(mode, seed, 90, (host, seat) => {
      const picture = pictureOf(host.scene(seat));
      const decision = host.decision(seat, "en");
      for (const option of decision?.seats.find((s) => s.seat === seat)?.options ?? []) {
        const path = taps(option, picture, seat);
        expect(path.length > 0, option.label).toBe(!BUTTONS.includes(option.do));
        for (const key of path)
          if (key.startsWith("card:")) expect(whereIs(picture, Number(key.slice(5))), option.label).toBeDefined();
      }
    });
  });

  test("a refused tap on a card of one's own is told why", () => {
    const texts = new Map(game.cards(game.content([]), "en").map((c) => [c.id, c]));
    play(mode, "d", 80, (host, seat) => {
      const picture = pictureOf(host.scene(seat));
      const decision = host.decision(seat, "en");
      if (!decision) return;
      const options = decision.seats.find((s) => s.seat === seat)?.options ?? [];
      const legal = new Set(options.map((o) => taps(o, picture, seat)[0]));
      for (const zone of [`hand-${seat}`, `area-${seat}`])
        for (const { id, card } of picture.scene.zones[zone] ?? []) {
          if (legal.has(standIn(cardKey(id), picture, (key) => legal.has(key), false))) continue;
          const asks = candidate(
            [cardKey(id)],
            { ...decision, options },
            picture,
            (c) => printed(texts.get(c), c).type,
          );
          const { reasons } = asks === null ? { reasons: [] } : host.why(seat, asks, "en");
          expect(reasons.length, `${decision.prompt}: ${card} ${JSON.stringify(asks)}`).toBeGreaterThan(0);
        }
    });
  });
});
