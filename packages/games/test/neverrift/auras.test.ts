import { describe, expect, test } from "vitest";
import { type Table, table } from "./table.js";

/** What a field shows up, right, down and left. */
function sides(t: Table, field: string): readonly unknown[] {
  const [card] = t.scene().zones[`field-${field}`] ?? [];
  return [card?.up, card?.right, card?.down, card?.left];
}
const all = (n: number): number[] => [n, n, n, n];

describe("an aura is counted anew at every change", () => {
  test("NR-84 friendly changes sides with the source: tamed, it strengthens its captor's creatures", () => {
    const board = { b2: "friend-aura-3:1", b1: "plain-1:1", c2: "plain-1:0" };
    const t = table({ board, hands: [["tame-spell"], []] });
    expect([sides(t, "b1"), sides(t, "c2")]).toEqual([all(4), all(1)]);
    t.seat(0).cast("tame-spell").target("friend-aura-3");
    expect([sides(t, "b1"), sides(t, "c2")]).toEqual([all(1), all(4)]);
  });

  test("NR-84 and with who stands in it: a tamed neighbour loses what its new enemy gives", () => {
    const t = table({ board: { b2: "friend-aura-3:1", b1: "plain-1:1" }, hands: [["tame-spell"], []] });
    t.seat(0).cast("tame-spell").target("plain-1");
    expect(sides(t, "b1")).toEqual(all(1));
  });

  test("NR-84 the source returned to a hand gives nothing any more", () => {
    const t = table({ board: { b2: "aura-3:1", b1: "plain-1:1" }, hands: [["bounce-spell"], []] });
    expect(sides(t, "b1")).toEqual(all(3));
    t.seat(0).cast("bounce-spell").target("aura-3");
    expect(sides(t, "b1")).toEqual(all(1));
  });

  test("NR-84 the source destroyed gives nothing any more", () => {
    const t = table({ board: { b2: "aura-3:1", b1: "plain-1:1" }, hands: [["destroy-spell"], []] });
    t.seat(0).cast("destroy-spell").target("aura-3");
    expect(sides(t, "b1")).toEqual(all(1));
  });

  test("NR-84 the source moved takes it along", () => {
    const board = { b2: "aura-3:1", b1: "plain-1:1", d3: "plain-2:1" };
    const t = table({ board, hands: [["move-spell"], []] });
    t.seat(0).cast("move-spell").target("aura-3").move("d4");
    expect([sides(t, "b1"), sides(t, "d3")]).toEqual([all(1), all(4)]);
  });

  test("NR-84 the source entering gives it before it fights: what it strengthens is harder to tame", () => {
    const t = table({ board: { b1: "plain-2:1" }, hands: [["aura-3"], []] });
    t.seat(0).play("aura-3", "b2");
    expect([sides(t, "b1"), sides(t, "b2")]).toEqual([all(4), all(5)]);
    t.expect({ board: { b2: "aura-3:0", b1: "plain-2:0/1" }, hands: { 0: [] } });
  });

  test("NR-45 NR-103 a place that says friendly means the one who played it", () => {
    const t = table({ board: { b1: "plain-1:0", b3: "plain-1:1" }, hands: [["camp"], []] });
    t.seat(0).play("camp", "b2");
    expect([sides(t, "b1"), sides(t, "b3")]).toEqual([all(4), all(1)]);
  });

  test("NR-84 NR-A27 creatures of who resigned keep their values among themselves", () => {
    const board = { b2: "friend-aura-3:2", b1: "plain-1:2", h4: "plain-1:1" };
    const t = table({ format: "multiplayer", board });
    t.resign(2);
    expect(sides(t, "b1")).toEqual(all(4));
  });
});
