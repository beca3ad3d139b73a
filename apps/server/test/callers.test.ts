import { expect, test } from "vitest";
import { hall, Player } from "./hall.js";
import { nothing, playUntilStuck, waitsFor } from "./telling.js";

test("whoever is here and looks elsewhere is called to the match once for each turn, and at the table never", async () => {
  const { port } = await hall();
  const [ada, ben] = [await Player.named(port, "Ada"), await Player.named(port, "Ben")];
  const called: unknown[] = [];
  ben.remote.on("yourTurn", (...told) => called.push(told));
  const match = await waitsFor(ada, ben);
  // Whose list it stands on is called from then on.
  await ben.call("matches");
  await ben.open(match);
  await playUntilStuck(ben, match);
  await ben.call("close", match);
  await ada.until(() => ada.choices().length > 0);
  await playUntilStuck(ada, match);
  await expect.poll(() => called).toEqual([[match, "riftforce", ["Ada"]]]);
  await ben.call("matches");
  await ben.open(match);
  await playUntilStuck(ben, match);
  await ada.until(() => ada.choices().length > 0);
  await playUntilStuck(ada, match);
  await nothing();
  expect(called.length).toBe(1);
});
