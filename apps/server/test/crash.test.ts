import type { MatchId } from "@rifthall/service";
import { expect, test } from "vitest";
import { ended, keptAt, started } from "./children.js";
import { begun, folder, Player, playOn } from "./hall.js";

/** Until nobody hears anything more; gives by which code each line ended. */
const cutOff = (players: readonly Player[]): Promise<readonly number[]> =>
  Promise.all(players.map(({ socket }) => new Promise<number>((resolve) => socket.once("close", resolve))));

/** The inputs as they lie on the disk. */
const logOf = async (data: string, match: MatchId): Promise<readonly unknown[]> =>
  (await keptAt(data, match)).record.inputs;

/** Answers as fast as it can and notes every number that was said to be taken. */
async function hurry(players: readonly Player[], match: MatchId, taken: number[]): Promise<void> {
  for (let i = 0; ; i++) {
    const player = players.find((one) => one.choices().length > 0);
    const choices = player?.choices() ?? [];
    const choice = choices[i % choices.length];
    if (!player || !choice) return;
    const { number } = choice.answer;
    await player.call("answer", match, choice.seat, choice.answer);
    taken.push(number);
    await Promise.all(players.map((each) => each.until(() => each.over || each.number > number)));
  }
}

test("killed in the middle and started again: every answer that was taken is in the log once, and play goes on", async () => {
  const data = folder();
  let { child, port } = await started(data);
  let players = [await Player.named(port, "Ada"), await Player.named(port, "Ben")];
  const match = await begun(players, "riftforce");
  const cookies = players.map(({ cookie }) => cookie);
  let before: readonly unknown[] = [];
  for (const enough of [4, 7]) {
    const taken: number[] = [];
    const gone = cutOff(players);
    void hurry(players, match, taken).catch(() => {});
    // By then the next is on its way.
    await expect.poll(() => taken.length, { interval: 1, timeout: 20_000 }).toBeGreaterThanOrEqual(enough);
    await ended({ child }, "SIGKILL");
    await gone;
    const log = await logOf(data, match);
    // An answer to decision n is input n + 1: it is there, and what was there before still is.
    expect(log.length).toBeGreaterThan(taken.at(-1) ?? -1);
    expect(log.slice(0, before.length)).toEqual(before);
    before = log;
    ({ child, port } = await started(data));
    players = cookies.map((cookie) => new Player(port, cookie));
    for (const player of players) await player.open(match);
    expect(players.map((player) => player.over || player.number >= log.length)).toEqual([true, true]);
  }
  expect(before.length).toBeGreaterThan(10);
  if (!players.some(({ over }) => over)) await playOn(players, match, 5, 6);
});

test("told to end it lets everybody go, keeps all that was taken and ends by itself", async () => {
  const data = folder();
  const { child, port } = await started(data);
  const players = [await Player.named(port, "Ada"), await Player.named(port, "Ben")];
  const match = await begun(players, "riftforce");
  const taken: number[] = [];
  const gone = cutOff(players);
  void hurry(players, match, taken).catch(() => {});
  await expect.poll(() => taken.length, { interval: 1, timeout: 20_000 }).toBeGreaterThan(3);
  await ended({ child }, "SIGTERM");
  expect(await gone).toEqual([1012, 1012]);
  expect(child.exitCode).toBe(0);
  expect((await logOf(data, match)).length).toBeGreaterThan(taken.at(-1) ?? -1);
});
