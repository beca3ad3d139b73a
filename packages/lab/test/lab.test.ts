import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gameById } from "@rifthall/games";
import type { Game, MatchOptions } from "@rifthall/kernel/game";
import { describe, expect, test } from "vitest";
import { csv, design, type Experiment, htmlReport, type Played, summarize, Table, textReport } from "../src/index.js";
import { openJournal } from "../src/journal.js";
import { stopOf } from "../src/stopping.js";

const riftforce = gameById("riftforce") as Game;
const neverrift = gameById("neverrift") as Game;
const quantumRift = gameById("quantum-rift") as Game;

const wish = (game: Game, levels: readonly string[], options: MatchOptions = {}, matches = 6): Experiment =>
  design({ game, packs: [], options, players: levels.map((level) => ({ level })), matches, seed: "test" });

function played(experiment: Experiment, game: Game): Played[] {
  const table = new Table(game, game.content([]), experiment);
  return experiment.cells.flatMap((_, cell) =>
    Array.from({ length: experiment.matches }, (_n, number) => table.play(cell, number)),
  );
}

describe("what is played", () => {
  test("every pair of bots, or where all are one side every bot, with every variant the game names", () => {
    expect(wish(riftforce, ["random", "greedy"]).cells).toHaveLength(1);
    expect(wish(riftforce, ["random", "greedy", "search"]).cells.map((c) => c.label.levels)).toEqual([
      "random – greedy",
      "random – search",
      "greedy – search",
    ]);
    const chapters = wish(quantumRift, ["greedy"]).cells;
    expect(chapters).toHaveLength(15);
    expect(chapters.filter((c) => c.label.hero === "pair").every((c) => c.seats === 2)).toBe(true);
    expect(wish(quantumRift, ["greedy"], { chapter: "andares-1", difficulty: "hard" }).cells).toHaveLength(2);
  });

  test("two matches in a row have the same guilds and shuffles, the seats swapped", () => {
    const list = played(wish(riftforce, ["random", "greedy"]), riftforce);
    for (let i = 0; i < list.length; i += 2) {
      expect(list[i].factors).toEqual(list[i + 1].factors);
      expect(list[i].sat).toEqual([0, 1]);
      expect(list[i + 1].sat).toEqual([1, 0]);
    }
    const guilds = list[0].factors.flat();
    expect(new Set(guilds).size).toBe(8);
    expect(list[0].factors).not.toEqual(list[2].factors);
  });

  test("decks play each against each; they go with their players to the other seat, under the same shuffles", () => {
    const decks = ["long-lines", "nine-paths", "the-quiet-fortress"];
    const random = [{ level: "random" }];
    const base = { game: neverrift, packs: [], options: { mode: "quick" }, players: random, matches: 2, seed: "test" };
    const experiment = design({ ...base, decks });
    expect(experiment.cells.map((c) => c.label.decks)).toEqual([
      "long-lines – nine-paths",
      "long-lines – the-quiet-fortress",
      "nine-paths – the-quiet-fortress",
    ]);
    const [one, two] = played(experiment, neverrift);
    expect(one.factors).toEqual([["long-lines"], ["nine-paths"]]);
    expect(two.factors).toEqual([["nine-paths"], ["long-lines"]]);
    expect(two.first).toBe(one.first);
    const three = design({ ...base, options: { mode: "multiplayer" }, decks });
    expect(three.cells.map((c) => c.players.map((p) => p.deck))).toEqual([decks]);
    for (const [wrong, said] of [
      [{ decks: ["long-lines", "long-lines"] }, /twice/],
      [{ decks: ["long-lines"] }, /2 or more decks/],
      [{ decks, players: [...random, ...random] }, /one level/],
      [{ decks, options: { decks: [["long-lines"]] } }, /who has which deck/],
      [{ decks, game: riftforce }, /bring no decks/],
    ] as const)
      expect(() => design({ ...base, ...wrong })).toThrow(said);
  });

  test("a match follows from the experiment and its number alone, whatever was played before", () => {
    const experiment = wish(riftforce, ["random", "greedy"]);
    const inOrder = played(experiment, riftforce);
    const table = new Table(riftforce, riftforce.content([]), experiment);
    for (const number of [4, 1, 5, 0, 3, 2]) expect(table.play(0, number)).toEqual(inOrder[number]);
  });

  test("what was drawn and what was not are the deck, and only what was drawn or dealt is played", () => {
    for (const { drawn, missed, factors } of played(wish(riftforce, ["greedy"]), riftforce))
      factors.forEach((guilds, seat) => {
        const deck = [...drawn[seat], ...missed[seat]].sort();
        expect(deck).toHaveLength(guilds.length * 3);
        expect(deck.every((card) => guilds.some((guild) => card.startsWith(`${guild}-`)))).toBe(true);
      });
  });
});

describe("the journal", () => {
  const file = (): string => join(mkdtempSync(join(tmpdir(), "rifthall-lab-")), "matches.jsonl");
  const experiment = wish(riftforce, ["random"]);
  const match = (number: number): Played => played(experiment, riftforce)[number];

  test("goes on where it ended; a line that was cut off is played again", () => {
    const path = file();
    expect(openJournal(path, experiment)).toEqual([]);
    writeFileSync(path, `${readFileSync(path, "utf8")}${JSON.stringify(match(0))}\n{"cell":0,"num`);
    expect(openJournal(path, experiment).map((p) => p.number)).toEqual([0]);
    expect(readFileSync(path, "utf8").trim().split("\n")).toHaveLength(2);
  });

  test("more matches of the same experiment may be asked for later", () => {
    const path = file();
    openJournal(path, experiment);
    expect(openJournal(path, { ...experiment, matches: 100 })).toEqual([]);
  });

  test("a journal of another experiment is refused and left as it is", () => {
    const path = file();
    openJournal(path, experiment);
    const before = readFileSync(path, "utf8");
    expect(() => openJournal(path, { ...experiment, seed: "other" })).toThrow(/another experiment/);
    writeFileSync(path, "not a journal\n");
    expect(() => openJournal(path, experiment)).toThrow(/another experiment/);
    expect(before).toContain("experiment");
  });
});

describe("stopping early", () => {
  const series = (experiment: Experiment, wins: (number: number) => boolean): Played[] =>
    Array.from({ length: 400 }, (_, number) => {
      const sat = number % 2 === 0 ? [0, 1] : [1, 0];
      const none = [[], []];
      const winners = [sat.indexOf(wins(number) ? experiment.cells[0].players.length - 1 : 0)];
      const noted = { factors: none, drawn: none, missed: none, used: none };
      return { cell: 0, number, winners, sat, first: 0, decisions: 100, ...noted };
    });
  const experiment: Experiment = { ...wish(riftforce, ["random", "greedy"], {}, 400), until: 0.75 };
  const [cell] = experiment.cells;

  test("ends at the first look where the interval lies on one side, either side", () => {
    const above = stopOf(
      cell,
      series(experiment, (n) => n % 10 !== 0),
      0.75,
    );
    expect(above?.wins.low).toBeGreaterThan(0.75);
    expect((above?.after ?? 0) % 20).toBe(0);
    const below = stopOf(
      cell,
      series(experiment, (n) => n % 2 === 0),
      0.75,
    );
    expect(below?.wins.high).toBeLessThan(0.75);
    expect(
      stopOf(
        cell,
        series(experiment, (n) => n % 4 !== 0),
        0.75,
      ),
    ).toBeNull();
  });

  test("follows from the matches in their order, however they came in, and from no match after a gap", () => {
    const all = series(experiment, (n) => n % 10 !== 0);
    const stop = stopOf(cell, all, 0.75);
    expect(stopOf(cell, [...all].reverse(), 0.75)).toEqual(stop);
    expect(
      stopOf(
        cell,
        all.filter((p) => p.number !== 3),
        0.75,
      ),
    ).toBeNull();
  });

  test("is told in the report with the interval that holds at every look", () => {
    const all = series(experiment, (n) => n % 10 !== 0);
    const stop = stopOf(cell, all, 0.75);
    const summary = summarize(experiment, all.slice(0, stop?.after));
    expect(textReport(summary, "Riftforce", "en")).toContain(`after ${stop?.after} matches on which side of 75.0%`);
    expect(htmlReport(summary, "Riftforce", "de", "")).toContain(`nach ${stop?.after} Partien`);
  });
});

test("how hard it is stands as a line along the scale, one for each who plays", () => {
  const experiment = wish(quantumRift, ["random"], { chapter: "andares-1" }, 2);
  expect(experiment.scale).toBe("difficulty");
  const page = htmlReport(summarize(experiment, played(experiment, quantumRift)), "Quantum Rift", "en", "");
  expect(page.match(/<polyline/g)).toHaveLength(2);
  for (const difficulty of ["easy", "normal", "hard"]) expect(page).toContain(`>${difficulty}</text>`);
});

describe("the report", () => {
  const made = (winners: readonly (readonly number[])[]): Played[] =>
    winners.map((won, number) => ({
      cell: 0,
      number,
      winners: won,
      sat: number % 2 === 0 ? [0, 1] : [1, 0],
      first: 0,
      decisions: 100 + number,
      factors: [["fire"], ["ice"]],
      drawn: [["fire-5"], []],
      missed: [[], ["ice-5"]],
      used: [[], []],
    }));

  test("wins are counted by bot wherever it sat, draws half, and who began by itself", () => {
    const experiment = wish(riftforce, ["random", "greedy"]);
    const { cells, factors } = summarize(experiment, made([[0], [0], [1], []]));
    const [{ players, first }] = cells;
    expect(players.map((p) => p.wins.won)).toEqual([1.5, 2.5]);
    expect(first?.won).toBe(2.5);
    const later = made([[0], [0], [1], []]).map((p) => ({ ...p, first: 1 }));
    expect(summarize(experiment, later).first?.won).toBe(1.5);
    expect(factors.map((f) => [f.name, f.wins.won])).toEqual([
      ["fire", 2.5],
      ["ice", 1.5],
    ]);
  });

  test("where all are one side, nobody winning is a loss", () => {
    const experiment = wish(quantumRift, ["greedy"], {
      chapter: "andares-1",
      hero: "sabrien-reed",
      difficulty: "easy",
    });
    const list = made([[0], []]).map((p) => ({
      ...p,
      sat: [0],
      factors: [["sabrien-reed"]],
      drawn: [[]],
      missed: [[]],
    }));
    expect(summarize(experiment, list).cells[0].players[0].wins.won).toBe(1);
  });

  test("is the same in the terminal, as a page and as a table, in both languages", () => {
    const experiment = wish(riftforce, ["random", "greedy"], {}, 12);
    const summary = summarize(experiment, played(experiment, riftforce));
    const share = `${(100 * summary.cells[0].players[1].wins.share).toFixed(1)}%`;
    for (const language of ["en", "de"] as const) {
      expect(textReport(summary, "Riftforce", language)).toContain(share);
      const page = htmlReport(summary, "Riftforce <b>", language, "rifthall lab riftforce");
      expect(page).toContain(share);
      expect(page).not.toContain("<b>");
      expect(page).not.toMatch(/https?:/);
    }
    const lines = csv(summary).trim().split("\n");
    expect(lines[0]).toBe("of,a,b,won,played,share,low,high");
    expect(new Set(lines.map((line) => line.split(",").length))).toEqual(new Set([8]));
  });

  test("has the page's look: its mark and its colours, as the page has them now", () => {
    const experiment = wish(riftforce, ["random", "random"], {}, 2);
    const page = htmlReport(summarize(experiment, played(experiment, riftforce)), "Riftforce", "en", "");
    const tokens = readFileSync(join(import.meta.dirname, "../../../apps/web/src/look/tokens.css"), "utf8");
    const [root = ""] = page.match(/:root\{[^}]*\}/) ?? [];
    const shared = [...root.matchAll(/--([a-z]+(?:-[a-z0-9]+)*):([^;}]+)/g)].filter(
      ([, name]) => name !== "display" && name !== "text",
    );
    expect(shared.length).toBeGreaterThan(10);
    for (const [, name, value] of shared) expect(tokens).toMatch(new RegExp(`--${name}: ${value};`));
    expect(page).toContain('class="crack"');
  });
});
