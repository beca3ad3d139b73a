import { readFileSync } from "node:fs";
import type { Seat } from "@rifthall/kernel/ids";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { begun, hall, Player, playOn, seatsFor } from "./hall.js";

const FAULTY = new URL("./faulty.mjs", import.meta.url);
const ONE = 1 as Seat;

const example = (name: string): Readonly<Record<string, unknown>> =>
  parse(readFileSync(new URL(`../../../examples/packs/${name}.yaml`, import.meta.url), "utf8"));
const asText = (pack: unknown): string => JSON.stringify(pack);

test("a private table is played with cards that whoever invites has brought, a deck of them too, and once more", async () => {
  const { port } = await hall();
  const [ada, ben] = [await Player.named(port, "Ada"), await Player.named(port, "Ben")];
  const { code } = await ada.call("invite", "neverrift", {}, seatsFor(2), "private");
  await ben.call("sit", code, ONE, null);
  await expect(ben.call("bringDeck", code, ONE, "the-last-round")).rejects.toThrow();
  const pack = example("lamplighters");
  await expect(ben.call("bringPacks", code, [asText(pack)], {})).rejects.toMatchObject({ code: "not-yours" });
  const brought = await ada.call("bringPacks", code, [asText(pack)], {});
  expect(brought.packs).toMatchObject([{ pack: "lamplighters", title: { en: "The Lamplighters" } }]);
  await ben.call("bringDeck", code, ONE, "the-last-round");
  const match = await ada.call("begin", code);
  await Promise.all([ada.open(match), ben.open(match)]);
  expect(JSON.stringify(ben.opened?.cards)).toContain("Corner Lamp");
  await playOn([ada, ben], match, 7, 6);
  // Laid anew it is looked through again.
  for (const player of [ada, ben]) player.socket.terminate();
  const [again, other] = [new Player(port, ada.cookie), new Player(port, ben.cookie)];
  await Promise.all([again.open(match), other.open(match)]);
  if (!again.over) {
    await again.call("resign", match, 0 as Seat);
    await other.until(() => other.over);
  }
  expect((await again.call("rematch", match, {})).packs).toHaveLength(1);
});

test("what names a scenario of a pack is begun with it, and what is none is refused by what is wrong", async () => {
  const { port } = await hall();
  const ada = await Player.named(port, "Ada");
  const { code } = await ada.call("invite", "beyond-the-rift", { mode: "pair" }, seatsFor(2), "private");
  const pack = example("dead-letters");
  const texts = [asText(pack)];
  await expect(ada.call("bringPacks", code, texts, { scenario: "no-such-place" })).rejects.toThrow(/no-such-place/);
  const [{ scenario } = { scenario: "" }] = pack.scenarios as readonly { readonly scenario: string }[];
  const { options } = await ada.call("bringPacks", code, texts, { scenario });
  expect(options.scenario).toBe(scenario);
  const wrong: readonly (readonly [string, string])[] = [
    ["no json", "bad-pack"],
    ["[]", "bad-pack"],
    [asText({ ...pack, game: "riftforce" }), "bad-pack"],
    [asText({ ...pack, cards: Array.from({ length: 200 }, (_, i) => ({ card: `c${i}` })) }), "bad-pack"],
    [`{"pack":${"[".repeat(5_000)}${"]".repeat(5_000)}}`, "bad-pack"],
    ["x".repeat(70_000), "bad-request"],
  ];
  for (const [text, refused] of wrong)
    await expect(ada.call("bringPacks", code, [text], {})).rejects.toMatchObject({ code: refused });
  expect((await ada.call("invitation", code)).packs).toHaveLength(1);
  const without = (await ada.call("info", "beyond-the-rift", "en")).options.find(({ name }) => name === "scenario");
  expect((await ada.call("bringPacks", code, [], { scenario: without?.default ?? "" })).packs).toEqual([]);
  const open = await ada.call("invite", "neverrift", {}, seatsFor(2), "open");
  await expect(ada.call("bringPacks", open.code, texts, {})).rejects.toMatchObject({ code: "not-private" });
});

test("a pack that hangs, floods or breaks what looks it through is called off, and others play on meanwhile", async () => {
  const { port } = await hall({ examiner: FAULTY });
  const [ada, ben, eve] = await Promise.all(["Ada", "Ben", "Eve"].map((name) => Player.named(port, name)));
  if (!ada || !ben || !eve) throw new Error("somebody is missing");
  const match = await begun([ada, ben], "riftforce");
  const { code } = await eve.call("invite", "neverrift", {}, seatsFor(2), "private");
  const fine = asText(example("lamplighters"));
  for (const [fault, refused] of [
    ["hang", "took-too-long"],
    ["flood", "gave-up"],
    ["die", "gave-up"],
  ] as const) {
    let isOver = false;
    const bringing = eve.call("bringPacks", code, [`${fault} ${fine}`], {}).finally(() => {
      isOver = true;
    });
    bringing.catch(() => {});
    let played = 0;
    while (!isOver && !ada.over && played < 12) played += await playOn([ada, ben], match, played + 1, 1);
    expect(played).toBeGreaterThan(0);
    await expect(bringing).rejects.toMatchObject({ code: refused });
    // Whoever comes behind is looked through as ever.
    expect((await eve.call("bringPacks", code, [fine], {})).packs).toHaveLength(1);
  }
});
