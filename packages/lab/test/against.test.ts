import { gameById } from "@rifthall/games";
import type { Game } from "@rifthall/kernel/game";
import { describe, expect, test } from "vitest";
import { agree } from "../src/against/agree.js";
// The guest as this build has it: it plays along by words alone, as one that was built from another commit does.
import { visiting } from "../src/against/guest.js";
import type { Visiting } from "../src/against/visiting.js";
import { commitOf, design, GUESTS, Table } from "../src/index.js";

const riftforce = gameById("riftforce") as Game;
const wish = { game: riftforce, packs: [], options: {}, matches: 4, seed: "test", against: "0123456789abcdef" };

describe("bots of two builds", () => {
  test("every bot meets itself as it was, the earlier one first, seats swapped", () => {
    const { cells } = design({ ...wish, players: [{ level: "adept" }, { level: "search", iterations: 20 }] });
    expect(cells.map((c) => c.label.levels)).toEqual(["adept @01234567 – adept", "search 20 @01234567 – search 20"]);
    const quantumRift = gameById("quantum-rift") as Game;
    const alone = { chapter: "andares-1", hero: "sabrien-reed", difficulty: "hard" };
    const together = design({ ...wish, game: quantumRift, options: alone, players: [{ level: "adept" }] });
    expect(together.cells.map((c) => c.players[0].build)).toEqual([wish.against, undefined]);
    expect(() =>
      design({ ...wish, players: [{ level: "adept" }], decks: ["a", "b"], game: gameById("neverrift") as Game }),
    ).toThrow(/one deck each/);
  });

  test("both play one match, each thinks with its own engine; what follows from the seed follows again", () => {
    const experiment = design({ ...wish, players: [{ level: "adept" }] });
    const play = (): unknown => new Table(riftforce, riftforce.content([]), experiment, visiting).play(0, 1);
    const first = play();
    expect(first).toMatchObject({ sat: [1, 0], number: 1 });
    expect(play()).toEqual(first);
  });

  test("the guest hears all that is answered and sees its own view only", () => {
    let asked = 0;
    const listening: Visiting = {
      ...visiting,
      sit: (invite) => {
        const guest = visiting.sit(invite);
        const decide = guest.decide.bind(guest);
        return Object.assign(guest, {
          decide: (...about: Parameters<typeof decide>) => {
            asked++;
            return decide(...about);
          },
        });
      },
    };
    const experiment = design({ ...wish, players: [{ level: "random" }] });
    const { decisions } = new Table(riftforce, riftforce.content([]), experiment, listening).play(0, 0);
    expect(asked).toBeGreaterThan(decisions / 4);
    expect(asked).toBeLessThan((3 * decisions) / 4);
  });

  test("a build that plays by other rules, with other cards or without such a bot is refused by name", () => {
    const other =
      (said: Partial<Visiting>): (() => void) =>
      () =>
        agree(riftforce, [], [{ level: "adept" }], "abc", { ...visiting, ...said });
    expect(other({})).not.toThrow();
    expect(other({ rules: () => ({ rules: "riftforce-0", content: "" }) })).toThrow(/by riftforce-0/);
    expect(other({ rules: () => ({ rules: riftforce.rules, content: "" }) })).toThrow(/other cards/);
    expect(other({ hasLevel: () => false })).toThrow(/no bot "adept"/);
    const astray: Visiting = {
      ...visiting,
      sit: (invite) => {
        const guest = visiting.sit(invite);
        return Object.assign(guest, { offered: () => [] });
      },
    };
    const experiment = design({ ...wish, players: [{ level: "random" }] });
    expect(() => new Table(riftforce, riftforce.content([]), experiment, astray).play(0, 0)).toThrow(
      /plays other rules/,
    );
  });

  test("what is no commit is refused before anything is built", async () => {
    await expect(commitOf(GUESTS, "no-such-commit")).rejects.toThrow(/not a commit/);
    await expect(commitOf(GUESTS, "--all")).rejects.toThrow(/needs a commit/);
  });
});
