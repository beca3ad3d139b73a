import type { Game } from "@rifthall/kernel/game";
import { type Programs, withBuild } from "@rifthall/lab";
import { beside, guests, printed } from "./child.js";
import { modesOf } from "./mode.js";
import { progress, progressDone } from "./progress.js";

export interface Sameness {
  readonly text: string;
  readonly same: boolean;
}

/** Plays the same random matches with both builds and compares everything that can be seen of them. */
export function same(commit: string, games: readonly Game[], matches: number): Promise<Sameness> {
  return withBuild(commit, guests(["courses.js"]), progress, async (built) => {
    const lines: string[] = [];
    let alike = true;
    for (const { game, mode } of games.flatMap((game) =>
      modesOf(game).map(({ name }) => ({ game: game.id, mode: name })),
    )) {
      progress(`${game} ${mode}: ${matches} matches with each build`);
      const tell = told([beside, built], game, mode);
      const difference = await firstDifference(tell, matches);
      alike &&= difference === undefined;
      lines.push(`${game} ${mode}: ${difference ?? `${matches} matches are identical`}`);
    }
    progressDone();
    return { text: [`This build and ${commit}, decision by decision:`, ...lines].join("\n"), same: alike };
  });
}

/** What both builds print, this one first. */
type Tell = (...words: readonly string[]) => Promise<readonly [readonly string[], readonly string[]]>;

const told =
  (builds: readonly [Programs, Programs], game: string, mode: string): Tell =>
  async (...words) => {
    const [now, before] = builds.map((build) => printed([], build("courses"), [game, mode, ...words]));
    return [(await now) as string[], (await before) as string[]];
  };

/** The first match and decision that differ, in words. */
export async function firstDifference(tell: Tell, matches: number): Promise<string | undefined> {
  const [now, before] = await tell(String(matches));
  const match = now.findIndex((digest, i) => digest !== before[i]);
  if (match < 0) return undefined;
  const [course, earlier] = await tell("only", String(match));
  const decision = course.findIndex((line, i) => line !== earlier[i]);
  const at = decision < 0 ? course.length : decision;
  const where = at >= course.length - 1 && at >= earlier.length - 1 ? "its end" : `decision ${at + 1}`;
  const [here, there] = apart(course[at] ?? "nothing", earlier[at] ?? "nothing");
  return `match ${match} differs from ${where} on\n  before  ${there}\n  now     ${here}`;
}

const AROUND = 60;
const LONGEST = 400;

/** Long lines from shortly before the place where they part. */
function apart(one: string, other: string): readonly [string, string] {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const from = Math.max(0, same - AROUND);
  const cut = (text: string): string =>
    `${from > 0 ? "…" : ""}${text.slice(from, from + LONGEST)}${text.length > from + LONGEST ? "…" : ""}`;
  return [cut(one), cut(other)];
}
