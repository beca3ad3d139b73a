import Aside from "./Aside.svelte";
import { answers, asking, asks } from "./asking.ts";
import Board from "./Board.svelte";
import { guildOf, nameOfCard } from "./card.ts";
import { ending } from "./ending.ts";
import Face from "./Face.svelte";
import Hand from "./Hand.svelte";
import { means } from "./means.ts";
import { nameOf } from "./names.ts";
import { primer } from "./primer.ts";
import Standing from "./Standing.svelte";
import { follows, headings } from "./story.ts";
import { candidate, likely, taps } from "./taps.ts";
import type { Layout } from "./wire.ts";
import { worded } from "./worded.ts";

export const layout: Layout = {
  Board,
  Face,
  Hand,
  Standing,
  primer,
  Aside,
  taps,
  candidate,
  asking,
  asks,
  answers,
  nameOf,
  means,
  textOf: guildOf,
  likely,
  worded,
  calls: nameOfCard,
  headings,
  follows,
  ending,
  greets: true,
  promptHeight: { large: 112, small: 118, lines: 3 },
};
