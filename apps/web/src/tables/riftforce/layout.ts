import type { Layout } from "../../table/layout.ts";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { parseCard } from "./card.ts";
import Face from "./Face.svelte";
import Hand from "./Hand.svelte";
import { nameOf } from "./names.ts";
import Standing from "./Standing.svelte";
import { candidate, likely, taps } from "./taps.ts";

export const layout: Layout = {
  Board,
  Face,
  Hand,
  Standing,
  Aside,
  taps,
  candidate,
  nameOf,
  textOf: (card) => parseCard(card).guild,
  likely,
};
