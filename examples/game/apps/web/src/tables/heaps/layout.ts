import type { Layout } from "../../table/layout.ts";
import Board from "./Board.svelte";
import Nothing from "./Nothing.svelte";

/** A heap is tapped, and then how many: what is tapped twice is a word, as everywhere. */
export const layout: Layout = {
  Board,
  Face: Nothing,
  Hand: Nothing,
  Standing: Nothing,
  taps: ({ heap, n }) => [`place:${heap}`, `take:${n}`],
  candidate: ([heap, take]) =>
    take === undefined ? null : { do: "take", heap: Number(heap?.slice(6)), n: Number(take.slice(5)) },
  nameOf: (key) => key,
  likely: () => undefined,
};
