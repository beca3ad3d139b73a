import type { Layout } from "../../table/layout.ts";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { nameOfCard, parseCard } from "./card.ts";
import { ending } from "./ending.ts";
import Face from "./Face.svelte";
import Hand from "./Hand.svelte";
import { nameOf } from "./names.ts";
import Standing from "./Standing.svelte";
import { follows, headings } from "./story.ts";
import { candidate, likely, taps } from "./taps.ts";
import { worded } from "./worded.ts";

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
  worded,
  calls: nameOfCard,
  headings,
  follows,
  ending,
};
