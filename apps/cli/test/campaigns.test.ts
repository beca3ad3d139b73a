import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Chronicle } from "@rifthall/host";
import { describe, expect, test } from "vitest";
import { rifthall, tooLong } from "./shell.js";

const folder = mkdtempSync(path.join(tmpdir(), "rifthall-campaigns-"));
const kept = (file: string): Chronicle => JSON.parse(readFileSync(file, "utf8")) as Chronicle;

interface Match {
  readonly id: string;
  readonly result?: "won" | "lost";
  readonly reasons: readonly { readonly code: string }[];
}
const matchesIn = async (file: string): Promise<readonly Match[]> => {
  const { code, out, err } = await rifthall(`campaign show ${file} --json`);
  expect([code, err]).toEqual([0, ""]);
  return (JSON.parse(out) as { matches: readonly Match[] }).matches;
};

/** How often a quick bot may try before the story goes on without its victory. */
const TRIES = 2;

/**
 * What a victory would have written, for a bot that is too weak to win it: the scenario is won, and everything that
 * scenarios behind it ask for is noted.
 */
function concede(file: string, id: string): void {
  const chronicle = kept(file);
  const { won, lost, notes, dead, ...others } = chronicle.campaign as Readonly<Record<string, readonly string[]>>;
  const campaign = {
    ...others,
    won: [...won, id],
    lost: lost.filter((other) => other !== id),
    notes: [...new Set([...notes, ...(NEEDED[id] ?? [])])],
    dead: dead.slice(0, 0),
  };
  writeFileSync(file, JSON.stringify({ ...chronicle, campaign }));
}
/** Notes without which the campaign would end there. */
const NEEDED: Readonly<Record<string, readonly string[]>> = { hush: ["way-down"] };

describe("a whole campaign is played by bots, from the new file to its last scenario", () => {
  test.each([
    ["old-friends", "final", 5],
    ["old-friends", "v099", 5],
    ["the-drowned-bell", "final", 3],
    ["the-quiet-hive", "final", 3],
  ])(
    "%s, %s",
    async (campaign, edition, scenarios) => {
      const file = path.join(folder, `${campaign}-${edition}.json`);
      expect((await rifthall(`campaign new ${file} ${campaign} --edition ${edition}`)).code).toBe(0);
      const seen = new Set<string>();
      let playedBefore = 0;
      for (let match = 0; seen.size < scenarios; match++) {
        const open = (await matchesIn(file)).find(({ id, reasons }) => reasons.length === 0 && !seen.has(id));
        const { id } = open ?? expect.fail(`nothing can be played after ${[...seen].join(", ")}`);
        seen.add(id);
        for (let tries = 1; tries <= TRIES; tries++) {
          const words = tries === 1 ? id : "--again";
          const seats = `--seats greedy --difficulty easy --seed ${match}-${tries} --fast`;
          const { code, out, err } = await rifthall(`campaign play ${file} ${words} ${seats}`);
          expect([code, err]).toEqual([0, ""]);
          expect(tooLong(out.replaceAll(file, "file"))).toEqual([]);
          const { played, last } = kept(file);
          expect(played).toHaveLength(++playedBefore);
          expect(last?.match).toBe(id);
          if (played.at(-1)?.result === "won") break;
          expect(out).toContain("--again");
          if (tries === TRIES) concede(file, id);
        }
      }
      const matches = await matchesIn(file);
      expect(matches.map(({ result }) => result)).toEqual(matches.map(() => "won"));
    },
    120_000,
  );
});
