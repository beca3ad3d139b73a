import { gameById } from "@rifthall/games";
import { type Described, type Game, readOptions } from "@rifthall/kernel/game";
import { type Option, soleSeat } from "@rifthall/kernel/ids";
import { advance, boot, choose, type Dice, seed as seedState } from "@rifthall/kernel/machine";
import { optionList } from "@rifthall/kernel/match";
import { asked, type Event, isOver, type State } from "@rifthall/kernel/state";
import { type Card, cardsOf, elemental, GUILDS, type Guild } from "../src/boardgameio/cards.js";
import { type Duel, LOCATIONS, type Seat, seatOf } from "../src/boardgameio/duel.js";
import { riftforce } from "../src/boardgameio/game.js";
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from "../src/boardgameio/library.js";
import { options, type Option as Theirs } from "../src/boardgameio/options.js";
import { makeMove } from "../src/boardgameio/play.js";

const config = ProcessGameConfig(riftforce);
const reduce = CreateGameReducer({ game: config });

/** What the engine's notation says of a duel; `offered` while guilds are drafted, the rest afterwards. */
interface Position {
  readonly guilds: readonly [Guild[], Guild[]];
  readonly first: Seat;
  readonly offered?: Guild[];
  readonly scores: readonly [number, number];
  readonly hands: readonly [string[], string[]];
  /** Top first, where boardgame.io's duel has it last. */
  readonly decks: readonly [string[], string[]];
  readonly discards: readonly [string[], string[]];
  readonly locations: readonly (readonly [string[], string[]])[];
}

/** What both sides say of the same moment, in the same words. */
interface Account {
  readonly seat: number;
  readonly scores: readonly number[];
  readonly hands: readonly string[];
  readonly decks: readonly string[];
  readonly discards: readonly string[];
  readonly locations: readonly string[];
  readonly options: readonly string[];
}

/** One duel played by both implementations at once, with the same deal and the same choices. */
export class Mirror {
  decisions = 0;
  /** Verbs and guilds that were chosen or acted, to see what a run of duels has covered. */
  readonly seen = new Set<string>();
  private readonly ours: State;
  private readonly game: Game;
  private readonly log: Event[] = [];
  private theirs: ReturnType<typeof reduce>;

  constructor(seed: string) {
    const game = gameById("riftforce");
    if (game === undefined) throw new Error("there is no game riftforce");
    this.game = game;
    this.ours = game.create({ content: game.content([]), seats: 2, options: readOptions(game.options, {}) });
    boot(this.ours);
    seedState(this.ours, seed);
    game.begin(this.ours);
    advance(this.ours);
    this.ours.log = this.log;
    const { first, guilds, offered } = this.position();
    const setup = (table: Parameters<NonNullable<typeof riftforce.setup>>[0]): Duel => ({
      ...(config.setup?.(table) as Duel),
      first,
      guilds: [[...guilds[0]], [...guilds[1]]],
      shown: [...(offered ?? [])],
    });
    this.theirs = InitializeGame({ game: { ...config, setup, seed }, numPlayers: 2 });
  }

  get over(): boolean {
    return isOver(this.ours) || this.theirs.ctx.gameover !== undefined;
  }

  /** Both accounts of the present decision, scores in the middle of an ability included. */
  accounts(): { ours: Account; theirs: Account } {
    return { ours: this.ourAccount(), theirs: this.theirAccount() };
  }

  /** How each says that the duel ended; the winner of a draw is nobody. */
  outcomes(): { ours: unknown; theirs: unknown } {
    const { winners, scores, reason } = this.game.outcome(this.ours);
    const gameover = this.theirs.ctx.gameover as { winner?: number; reason: string } | undefined;
    const theirs = gameover && {
      winners: gameover.winner === undefined ? [] : [gameover.winner],
      scores: this.G.scores,
      reason: gameover.reason === "stall" ? "standstill" : gameover.reason,
    };
    return { ours: isOver(this.ours) ? { winners, scores, reason } : undefined, theirs };
  }

  /** Takes one of the options on both sides and says which. */
  choose(pick: (list: readonly Option[]) => Option): string {
    const seat = soleSeat(asked(this.ours));
    const option = pick(optionList(this.ours, seat));
    const described = this.game.describe(this.ours, option);
    const label = ourLabel(described);
    const theirs = this.theirOptions().find((one) => this.theirLabel(one) === label);
    if (theirs === undefined) throw new Error(`boardgame.io's duel does not offer ${label}`);
    this.seen.add(
      described.do === "activate" ? `activate ${String(described.card).replace(/-\d$/, "")}` : described.do,
    );
    this.log.length = 0;
    const drafting = this.theirs.ctx.phase === "draft";
    choose(this.ours, seat, option);
    this.theirs = reduce(this.theirs, makeMove(theirs, this.theirs.ctx.currentPlayer));
    if (this.theirs.transients?.error) throw new Error(`boardgame.io refused ${label}`);
    this.decisions++;
    if (drafting && this.theirs.ctx.phase === "duel") this.copyDeal();
    else for (const event of this.log) if (event.do === "reshuffle") this.copyShuffle(event.seat as Seat);
    return label;
  }

  private get G(): Duel {
    return this.theirs.G;
  }

  private set G(G: Duel) {
    this.theirs = { ...this.theirs, G };
  }

  private position(): Position {
    return this.game.position(this.ours, null) as unknown as Position;
  }

  /** Random is each implementation's own, so what it dealt is copied over. */
  private copyDeal(): void {
    const { hands, decks, locations } = this.position();
    const copies = new Copies(GUILDS.flatMap(cardsOf));
    const pair = <T>(of: (seat: Seat) => T): [T, T] => [of(0), of(1)];
    this.G = {
      ...this.G,
      hands: pair((seat) => hands[seat].map(copies.take)),
      decks: pair((seat) => decks[seat].map(copies.take).reverse()),
      sides: pair((seat) => {
        const stack = (at: number): Card[] => (locations[at]?.[seat] ?? []).map(copies.take);
        return [stack(0), stack(1), stack(2), stack(3), stack(4)];
      }),
    };
  }

  /** After a refill the same cards are in deck and hand, but which is where was random. */
  private copyShuffle(seat: Seat): void {
    const { hands, decks } = this.position();
    const copies = new Copies([...this.G.hands[seat], ...this.G.decks[seat]]);
    const replaced = <T>(of: readonly [T, T], by: T): [T, T] => (seat === 0 ? [by, of[1]] : [of[0], by]);
    const hand = hands[seat].map(copies.take);
    const deck = decks[seat].map(copies.take).reverse();
    if (copies.left > 0) throw new Error(`after a refill boardgame.io's duel has ${copies.left} cards more`);
    this.G = { ...this.G, hands: replaced(this.G.hands, hand), decks: replaced(this.G.decks, deck) };
  }

  private ourAccount(): Account {
    const seat = soleSeat(asked(this.ours));
    const listed = optionList(this.ours, seat).map((o) => ourLabel(this.game.describe(this.ours, o)));
    const p = this.position();
    const rest = p.offered ? BLANK : { ...p, hands: p.hands.map(joined), decks: p.decks.map(joined) };
    return {
      seat,
      scores: rest.scores,
      hands: rest.hands,
      decks: rest.decks,
      discards: p.offered ? BLANK.discards : p.discards.map(joined),
      locations: p.offered ? BLANK.locations : p.locations.map((sides) => sides.map(joined).join(" | ")),
      options: listed.sort(),
    };
  }

  private theirAccount(): Account {
    const { G } = this;
    const seat = seatOf(this.theirs.ctx.currentPlayer);
    const listed = this.theirOptions().map((one) => this.theirLabel(one));
    const table =
      this.theirs.ctx.phase === "draft"
        ? BLANK
        : {
            scores: [...G.scores],
            hands: G.hands.map((hand) => joined(hand.map(nameOf).sort())),
            decks: G.decks.map((deck) => joined(deck.map(nameOf).reverse())),
            discards: G.discards.map((pile, side) => joined([...pile, ...this.limbo(side)].map(nameOf))),
            locations: LOCATIONS.map((at) =>
              G.sides.map((side) => joined(side[at].map((c) => this.shown(c)))).join(" | "),
            ),
          };
    return { seat, ...table, options: listed.sort() };
  }

  /** A card that Music took and has not placed yet: the engine keeps it on the discard until then. */
  private limbo(side: number): Card[] {
    return this.G.pending.flatMap((f) =>
      f.guild === "music" && f.enemy !== undefined && f.seat !== side ? [f.enemy] : [],
    );
  }

  private theirOptions(): Theirs[] {
    return options(this.G, this.theirs.ctx);
  }

  private shown(card: Card): string {
    const damage = this.G.damage[card];
    return damage ? `${nameOf(card)}!${damage}` : nameOf(card);
  }

  private theirLabel(option: Theirs): string {
    switch (option.do) {
      case "draft":
        return `draft ${option.guild}`;
      case "play":
        return `play ${nameOf(option.card)} ${option.location}`;
      case "discard":
        return `discard ${nameOf(option.card)}`;
      case "activate":
      case "target":
        return `${option.do} ${this.whereabouts(option.card)}`;
      case "check":
      case "end":
        return option.do;
      default:
        return `${option.do} ${option.location}`;
    }
  }

  private whereabouts(card: Card): string {
    for (const side of [0, 1] as const)
      for (const at of LOCATIONS) {
        const slot = this.G.sides[side][at].indexOf(card);
        if (slot >= 0) return `${nameOf(card)} at ${side}/${at}/${slot}`;
      }
    throw new Error(`${nameOf(card)} is not on the table`);
  }
}

const BLANK = { scores: [0, 0], hands: [], decks: [], discards: [], locations: [] };

const nameOf = (card: Card): string => elemental(card).name;
const joined = (words: readonly string[]): string => words.join(" ");

function ourLabel(o: Described): string {
  if (o.do === "activate" || o.do === "target") return `${o.do} ${o.card} at ${o.side}/${o.location}/${o.slot}`;
  return [o.do, o.guild, o.card, o.location].filter((word) => word !== undefined).join(" ");
}

/** Hands out physical cards by name, each once. */
class Copies {
  constructor(private readonly cards: Card[]) {}

  get left(): number {
    return this.cards.length;
  }

  readonly take = (name: string): Card => {
    const index = this.cards.findIndex((card) => nameOf(card) === name);
    const [card] = this.cards.splice(index, 1);
    if (index < 0 || card === undefined) throw new Error(`boardgame.io's duel has no ${name} left there`);
    return card;
  };
}

/** Draws the kind of option first, then one of that kind; now and then any option at all. */
export function picker(dice: Dice, kindOf: (o: Option) => number): (list: readonly Option[]) => Option {
  return (list) => {
    const kinds = [...new Set(list.map(kindOf))];
    const kind = kinds[dice.below(kinds.length)];
    const ofKind = dice.below(8) === 0 ? list : list.filter((o) => kindOf(o) === kind);
    const chosen = ofKind[dice.below(ofKind.length)];
    if (chosen === undefined) throw new Error("there is nothing to choose from");
    return chosen;
  };
}
