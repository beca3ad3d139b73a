import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { guildOf, nameOfCard } from "./card.ts";
import { ending } from "./ending.ts";
import Face from "./Face.svelte";
import Hand from "./Hand.svelte";
import { nameOf } from "./names.ts";
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
  Aside,
  taps,
  candidate,
  nameOf,
  textOf: guildOf,
  likely,
  worded,
  calls: nameOfCard,
  headings,
  follows,
  ending,
};
