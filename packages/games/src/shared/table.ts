import type { Content, MatchOptions, Setup } from "@rifthall/kernel/game";
import type { Id } from "@rifthall/kernel/ids";
import { Columns, type Event, type Shape, State } from "@rifthall/kernel/state";

/** Scalars of the match; a game names them by their numbers. */
export type Tally = Id<"tally">;
export const tally = (n: number): Tally => n as Tally;

/** What a table is made of: its form, the content that is played, what the options decide of the rules, its columns' size. */
export type Made<Layout, Library, Rulings> = readonly [
  layout: Layout,
  library: Library,
  rulings: Rulings,
  options: MatchOptions,
  size: number,
  checked: boolean,
];

/** The state of a game with cards; a game adds its columns. */
export abstract class Table<
  Layout extends Shape,
  Happening extends Event,
  Library extends Content,
  Rulings,
> extends State<Layout, Happening> {
  constructor(
    layout: Layout,
    readonly library: Library,
    readonly rulings: Rulings,
    readonly options: MatchOptions,
    size: number,
    checked: boolean,
  ) {
    super(layout, library.program, size, checked);
  }
}

/** A table of that form for a match, as large as its columns come to. */
export const laid = <S extends Columns, Layout, Library extends Content, Rulings>(
  Kind: new (...made: Made<Layout, Library, Rulings>) => S,
  layout: Layout,
  rulings: Rulings,
  { content, options, checked = false }: Setup<Library>,
): S => Columns.sized((size) => new Kind(layout, content, rulings, options, size, checked));
