import type { Described } from "@rifthall/kernel/game";
import { seatList } from "@rifthall/kernel/ids";
import { Dice } from "@rifthall/kernel/machine";
import type { Match } from "@rifthall/kernel/match";
import { asked } from "@rifthall/kernel/state";
import { look } from "@rifthall/kernel/view";
import { describe, expect, test } from "vitest";
import { card } from "../../games/test/beyond-the-rift/invented.js";
import { table as clearing } from "../../games/test/beyond-the-rift/table.js";
import { field, unit } from "../../games/test/quantum-rift/invented-field.js";
import { action, location, workshop } from "../../games/test/quantum-rift/invented-workshop.js";
import { lastRoll, onward } from "../../games/test/quantum-rift/steps.js";
import { lucky, table } from "../../games/test/quantum-rift/table.js";
import { decide } from "../src/index.js";
import { level } from "./duel.js";

const SOBER = ["apprentice", "adept", "master"] as const;
/** Those who overlook nothing. */
const SHARP = ["adept", "master"] as const;
/** The apprentice overlooks things, each time others. */
const TIMES = { apprentice: 8, adept: 2, master: 2 } as const;

/** What that level takes in that position, over some dice. */
function taken(match: Match, name: (typeof SOBER)[number]): Described[] {
  const { game, state, start } = match;
  const [seat] = seatList(asked(state));
  const view = look(game, state, seat, game.create(start));
  return Array.from({ length: TIMES[name] }, (_, i) =>
    game.describe(state, decide(level(name), game, start, view, { iterations: 120 }, new Dice(i + 1)).option),
  );
}

describe.each(SOBER)("Quantum Rift: no %s", (name) => {
  const nothingIdle = (t: { readonly match: Match; described(): readonly Described[] }): void => {
    expect(t.described().some((o) => o.idle)).toBe(true);
    for (const option of taken(t.match, name)) expect(option.idle).toBeUndefined();
  };

  test("QR-45 plays an Action that has no target", () => {
    nothingIdle(table({ enemies: ["hyvryx-scout"], player: { hand: ["follow-through"] } }));
  });

  test("QR-30 uses an ability that is only a TEST without a die for it", () => {
    nothingIdle(table({ phase: "end", player: { gear: ["cold-lantern"], dice: { yellow: 1, blue: 1 } } }));
  });

  test("QR-31 spends dice on a TEST of which nothing can come", () => {
    const probing = action("probing", { test: "any", is: ">= 1", then: { revive: "any damaged friendly unit" } });
    const made = field({ cards: [probing, unit("friend", 1, 1)] });
    nothingIdle(table({ ...made, player: { hand: ["probing"], units: ["friend"] } }).act("probing"));
  });

  test("QR-37 Rifts a die that fails all the same", () => {
    const cards = [action("spark", { draw: 1 }, { cost: { red: 6 }, rift: 1 })];
    const yard = location("yard", {
      threat: { test: "green", is: ">= 1", then: { gain: "die", colour: "blue" } },
      regroup: { may: { gain: "die", colour: "red" } },
    });
    const made = workshop({ cards, locations: [yard], smith: { dice: { red: 1, yellow: 1, green: 1, blue: 0 } } });
    const tested = (seed: string) =>
      onward(
        table({
          ...made,
          location: "yard",
          phase: "threat",
          player: { dice: { green: "1/1" }, hand: ["spark"] },
          seed,
        }),
        (t) => t.prompt === "dice",
      ).roll(1);
    // 1 and 1 is 2, which is no success (QR-27).
    nothingIdle(
      lucky(
        tested,
        () => {},
        (t) => lastRoll(t)[0] === 1 && t.prompt === "rift",
      ),
    );
  });
});

describe.each(SHARP)("Quantum Rift: %s", (name) => {
  const again = action("again", { draw: 1 }, { cost: { red: 6 }, rift: 0, riftEffect: { reroll: 1 } });
  const yard = location("yard", {
    threat: { test: "green", is: ">= 2", then: { gain: "vitality", n: 2 }, else: { lose: "vitality", n: 2 } },
    regroup: { may: { gain: "die", colour: "red" } },
  });

  test("QR-37 rolls the die again that has failed, not the one that has succeeded", () => {
    const made = workshop({ cards: [again], locations: [yard] });
    const player = { dice: { green: "2/2" }, hand: ["again"] };
    const t = lucky(
      (seed) =>
        onward(table({ ...made, location: "yard", phase: "threat", player, seed }), (x) => x.prompt === "dice").roll(2),
      () => {},
      (x) => lastRoll(x)[0] === 6 && lastRoll(x)[1] === 1 && x.prompt === "rift",
    );
    t.rift("again", 1).yes();
    const [success, failure] = t.described();
    expect([success.face, failure.face]).toEqual([6, 1]);
    for (const option of taken(t.match, name)) expect(option).toEqual(failure);
  });

  test("QR-32 pays a cost of any colour with a die that no TEST to come asks for", () => {
    const brew = action("brew", { gain: "vitality", n: 1 }, { cost: { any: 1 } });
    const made = workshop({ cards: [brew], locations: [location("yard", { threat: yard.threat })] });
    const player = { dice: { green: "2/2", red: "1/1", yellow: 0, blue: 0 }, hand: ["brew"] };
    const t = table({ ...made, location: "yard", phase: "end", player });
    const paying = table({ ...made, location: "yard", phase: "deployment", player }).act("brew");
    expect(t.prompt).not.toBe("pay");
    expect(paying.described().map((o) => o.colour)).toEqual(expect.arrayContaining(["red", "green"]));
    for (const option of taken(paying.match, name)) expect(option.colour).toBe("red");
  });
});

describe.each(SOBER)("Beyond the Rift: no %s", (name) => {
  test("BR-35 plays an AP card for AP that it has no room for", () => {
    const t = clearing({ heroes: [{ hand: ["tea", "jab"], ap: 20 }], quest: ["wolf"] });
    expect(t.described().some((o) => o.do === "ap-card" && o.idle)).toBe(true);
    for (const option of taken(t.match, name)) expect(option.idle).toBeUndefined();
  });

  test("BR-76 plays a special that changes nothing", () => {
    const lend = card("lend", { range: 2, special: { cost: 0, do: { gain: 2, to: "any other hero" } } });
    const t = clearing({ cards: [lend], heroes: [{ hand: ["lend", "jab"] }], quest: ["wolf"] });
    expect(t.described().some((o) => o.idle)).toBe(true);
    for (const option of taken(t.match, name)) expect(option.idle).toBeUndefined();
  });
});

describe.each(SHARP)("Beyond the Rift: %s", (name) => {
  test("BR-59 adds no card to an attack that is sure to succeed as it is", () => {
    const t = clearing({ heroes: [{ hand: ["crush", "jab", "bolt"], ap: 5, area: ["wolf"] }] });
    t.seat(0).attack("crush", "wolf");
    expect(t.described().map((o) => o.do)).toContain("lay");
    for (const option of taken(t.match, name)) expect(option.do).not.toBe("lay");
  });
});
