import type { Seat } from "@rifthall/kernel";
import type { Sight } from "../drawing.js";

export const COLOURS = ["red", "yellow", "green", "blue"] as const;
type Colour = (typeof COLOURS)[number];

/** What one player has, as the game's notation writes it; cards nobody has shown the reader are "?". */
export interface PlayerView {
  readonly hero: string | null;
  readonly units: readonly string[];
  readonly gear: readonly string[];
  readonly skills: readonly string[];
  /** "1/2": ready of all. */
  readonly dice: Readonly<Record<Colour, string>>;
  readonly hand: readonly string[];
  readonly deck: readonly string[];
  readonly discard: readonly string[];
  readonly void: readonly string[];
}

/** What a unit counts now, with everything added. */
interface Numbers {
  readonly attack: number;
  readonly defence: number;
  readonly roll?: number;
  readonly hits?: number;
}

export interface View {
  readonly mode: string;
  readonly chapter: string;
  readonly round: number;
  readonly phase: string;
  readonly location: string | null;
  readonly distance: number;
  readonly encounter: string | null;
  readonly threat: number;
  readonly enemies: readonly string[];
  readonly players: readonly PlayerView[];
  readonly pool: Readonly<Record<string, number>>;
  readonly waiting: readonly string[];
  readonly exploration: readonly string[];
  readonly explored: readonly string[];
  readonly stack: readonly string[];
  readonly enemyDiscard: readonly string[];
  readonly enemyVoid: readonly string[];
  readonly present: {
    readonly enemies: readonly Numbers[];
    readonly players: readonly { readonly hero: Numbers | null; readonly units: readonly Numbers[] }[];
    /** The location is still being revealed; its distance comes after that. */
    readonly arriving?: boolean;
  };
}

export const viewOf = ({ view }: Sight): View => view as unknown as View;
/** The reader's own seat; who only watches looks from the first. */
export const bottom = ({ viewer }: Sight): Seat => viewer ?? (0 as Seat);

export type Condition = "ready" | "exhausted" | "damaged";

/** A card in play. */
export interface InPlay {
  readonly id: string;
  readonly vitality: number | null;
  readonly state: Condition;
  /** 0: in none. */
  readonly engagement: number;
  readonly bearer: string | null;
}

/** `hyvryx-scout/exhausted#1`, `sabrien-reed*4`, `the-shy-sword>sabrien-reed` */
export function inPlay(text: string): InPlay {
  const found = /^([^*/#>]+)(?:\*(\d+))?(?:\/([a-z]+))?(?:#(\d+))?(?:>(.+))?$/.exec(text);
  const [, id = text, vitality, state = "ready", engagement = "0", bearer = null] = found ?? [];
  return {
    id,
    vitality: vitality === undefined ? null : Number(vitality),
    state: state as Condition,
    engagement: Number(engagement),
    bearer,
  };
}

/** A unit on the table: enemies belong to nobody. */
export interface UnitView extends InPlay {
  readonly seat: number | null;
  readonly gear: readonly InPlay[];
  readonly now: Numbers;
}

/** Every unit in play: enemies first, then each player's hero and units with the gear they carry. */
export function unitsOf(v: View): UnitView[] {
  const { present } = v;
  const enemies = v.enemies.map((text, i) => ({ ...inPlay(text), seat: null, gear: [], now: present.enemies[i] }));
  const friends = v.players.flatMap((player, seat) => {
    const gear = player.gear.map(inPlay);
    const given = new Set<InPlay>();
    const { hero, units } = present.players[seat];
    const now = [...(hero === null ? [] : [hero]), ...units];
    return [...(player.hero === null ? [] : [player.hero]), ...player.units].map((text, i) => {
      const unit = inPlay(text);
      // Of two units with one name, the first is drawn with what either carries.
      const carried = gear.filter((g) => g.bearer === unit.id && !given.has(g));
      for (const g of carried) given.add(g);
      return { ...unit, seat, gear: carried, now: now[i] };
    });
  });
  return [...enemies, ...friends];
}

interface ChapterBook {
  readonly id: string;
  readonly name: Readonly<Record<string, string>>;
  readonly victory: Readonly<Record<string, string>>;
  readonly defeat: Readonly<Record<string, string>>;
}
interface CardBook {
  readonly id: string;
  readonly type: string;
  readonly attack: number;
  readonly defence: number;
  readonly vitality: number;
  readonly rift: number;
  readonly cost: readonly number[];
  readonly distance: number | null;
}
/** What of the content the drawing needs besides the texts of cards. */
interface Book {
  readonly cards: readonly CardBook[];
  readonly chapters: readonly ChapterBook[];
}
export const bookOf = ({ content }: Pick<Sight, "content">): Book => content as unknown as Book;
