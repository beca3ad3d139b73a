import { games } from "@rifthall/games";
import { type Seat, SPECTATOR } from "@rifthall/kernel/ids";
import type { Seen } from "@rifthall/service";
import { describe, expect, test } from "vitest";
import { hostAfter } from "./after.js";
import { begun, hall, Player, playOn } from "./hall.js";

/** What two people play of each game. */
const OPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "beyond-the-rift": { mode: "pair" },
  "quantum-rift": { mode: "pair" },
};
/** So many decisions of a match are looked at again afterwards. */
const LOOKS = 12;

/** What everybody saw at each decision. */
function notes(player: Player): Map<number, Seen> {
  const all = new Map<number, Seen>();
  player.remote.on("update", () => {
    if (player.seen) all.set(player.number, player.seen);
  });
  return all;
}

describe.each(games)("$id over the wire", (game) => {
  test("two people play a match to its end before a spectator; each was told what their seat sees, and nothing else", async () => {
    const { port } = await hall();
    const [ada, ben, cid] = await Promise.all(["Ada", "Ben", "Cid"].map((name) => Player.named(port, name)));
    if (!ada || !ben || !cid) throw new Error("somebody is missing");
    const match = await begun([ada, ben], game.id, OPTIONS[game.id] ?? {});
    await cid.open(match);
    const eyes = [
      { seat: 0 as Seat, saw: notes(ada) },
      { seat: 1 as Seat, saw: notes(ben) },
      { seat: SPECTATOR, saw: notes(cid) },
    ];
    for (const name of ["record", "link"] as const)
      await expect(ada.call(name, match)).rejects.toMatchObject({ code: "unfinished" });
    await expect(cid.call("replay", match, "en")).rejects.toMatchObject({ code: "unfinished" });
    expect(cid.choices()).toEqual([]);
    await playOn([ada, ben], match, 7);
    await cid.until(() => cid.over);

    const record = await ben.call("record", match);
    expect((await cid.call("replay", match, "en")).steps).toBe(record.inputs.length);
    for (const { seat, saw } of eyes) {
      const numbers = [...saw.keys()].filter((number) => number > 0);
      expect(numbers.length).toBeGreaterThan(5);
      for (const number of numbers.filter((_, i) => i % Math.ceil(numbers.length / LOOKS) === 0)) {
        const host = hostAfter(game, record, number);
        if (host.number !== number) continue;
        const seen = saw.get(number);
        expect(seen?.picture.scene).toEqual(JSON.parse(JSON.stringify(host.scene(seat))));
        expect(seen?.lines.map(({ text }) => text)).toEqual(host.events(seat, "en").map(({ text }) => text));
        expect(seen?.status).toEqual(JSON.parse(JSON.stringify(host.status(seat, "en"))));
      }
    }
  });
});
