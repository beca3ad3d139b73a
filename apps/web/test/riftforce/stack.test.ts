import { describe, expect, test } from "vitest";
import { fold, measure, type Room, roomFor } from "../../src/tables/riftforce/stack.ts";

const room: Room = { height: 150, plate: 66, strip: 20, least: 16 };

describe("a stack in its room", () => {
  test("an empty one takes none", () => {
    expect(fold(0, room)).toMatchObject({ lying: [], folded: null, length: 0 });
  });

  test("five cards show their strips in full", () => {
    const five = fold(5, room);
    expect(five).toMatchObject({ strip: 20, folded: null, length: 146 });
    expect(five.lying.map(({ at }) => at)).toEqual([0, 20, 40, 60, 80]);
  });

  test("a sixth takes from the picture of the first, not from the strips", () => {
    expect(fold(6, room)).toMatchObject({ strip: 20, plate: 50, folded: null, length: 150 });
  });

  test("where the picture has given all it can, strips shrink", () => {
    expect(fold(8, room)).toMatchObject({ strip: 16, plate: 32, folded: null });
  });

  test("then the middle folds; the first and the last stay in sight", () => {
    const ten = fold(10, room);
    expect(ten.lying.map(({ slot }) => slot)).toEqual([0, 1, 2, 3, 4, 5, 9]);
    expect(ten.folded).toEqual({ from: 6, count: 3, at: 96 });
    expect(ten.length).toBe(144);
  });

  test("every card is shown or counted, and none is drawn outside", () => {
    for (let count = 1; count <= 24; count++) {
      const { lying, folded, length } = fold(count, room);
      expect(lying.length + (folded?.count ?? 0), `${count} cards`).toBe(count);
      expect(lying[lying.length - 1]?.slot).toBe(count - 1);
      expect(length).toBeLessThanOrEqual(room.height);
    }
  });
});

describe("the sizes of the field", () => {
  test.each([
    [780, 590, 5, 1],
    [500, 420, 5, 1],
    [360, 330, 5, 1],
    [330, 320, 5, 1],
    [360, 330, 6, 1],
    [780, 590, 5, 3],
  ])("%i × %i with %i locations and %i enemies", (width, height, locations, enemies) => {
    const { ours, theirs, rift, gap, facing } = measure(width, height, locations, enemies);
    const column = width / locations;
    expect(ours).toBeLessThan(column);
    expect(facing ? theirs : theirs * enemies).toBeLessThan(column);
    expect(rift).toBeGreaterThan(height * 0.4);
    for (const side of [rift - gap, height - rift - gap]) {
      const { plate, strip } = roomFor(ours, side);
      // First, one behind it and a third are always in sight.
      expect(plate + 2 * strip).toBeLessThanOrEqual(side);
    }
  });

  test("several enemies stand abreast where there is room, else one is faced at a time", () => {
    expect(measure(780, 590, 5, 3)).toMatchObject({ facing: false });
    expect(measure(360, 330, 5, 2)).toMatchObject({ facing: true });
  });
});
