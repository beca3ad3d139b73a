import type { Game, Setup } from "@rifthall/kernel/game";
import type { Option, Seat, Seats } from "@rifthall/kernel/ids";
import { choose, type Dice, options } from "@rifthall/kernel/machine";
import { asked, isOver, NUMBER, type State, WINNERS } from "@rifthall/kernel/state";
import { Sampler, type View } from "@rifthall/kernel/view";
import type { Considered } from "../bot.js";
import { pickAtRandom } from "../random.js";
import { room } from "../room.js";
import { isAmidst, takeBest } from "../step.js";
import { Edges } from "./edges.js";
import type { Grown } from "./grown.js";
import type { Memory } from "./memory.js";
import { measured, PILOTS, type Scale, UNMEASURED } from "./scale.js";
import { likely, raise, squash } from "./squash.js";
import { NO_NODE, type Node, type Tree } from "./tree.js";

/** How much is explored besides what did well. */
const CURIOSITY = 1;
/** A part of what is explored goes to all options alike, however they looked at first. */
const EVEN = 0.3;
/** How steeply an option that looks better at once is preferred: one that is better by 1/8 of a win, e times. */
const SHARPNESS = 8;
/** Where looks were learned they are chances, which differ by less and mean more. */
const LEARNED_SHARPNESS = 40;
const LEARNED_CURIOSITY = 0.4;
/** Decisions that are played at random behind it before it stops where an action is done, and after which it stops anyway. */
const HORIZON = 24;
const PATIENCE = 16;
/** Decisions in which a round comes to its end. */
const ROUND_STEPS = 256;
/** Answers along one line of the tree. */
const DEPTH = 64;

/**
 * One tree of an information-set Monte Carlo tree search for one decision. Every iteration draws a table that fits the view, goes down
 * the tree by the answers that are legal there and tries one new node. Then it finishes the action that is under way by
 * what looks best and plays on for a while at random; or, where a game counts rounds, it finishes the round that way.
 */
export class Search {
  private readonly tree: Tree;
  private readonly root: Node;
  private readonly sampler: Sampler;
  /** The world that is played on, the attempt at an answer, and what `takeBest` needs behind them: they change places. */
  private readonly tables: State[];
  /** Is an attempt in the middle of a move carried on? Not where a move is one answer. */
  private readonly carries: boolean;
  private readonly seats: number;
  private readonly horizon: number;
  /** Between which values positions of this match lie: measured once for all trees of a decision. */
  scale: Scale = UNMEASURED;
  /** The round the decision belongs to. */
  private round = 0;
  private readonly values: Float64Array;
  private readonly prior = new Float64Array(1);
  private readonly curiosity: number;
  private readonly sharpness: number;
  private readonly path = new Int32Array(DEPTH + 1);
  private readonly edges: Edges;
  iterations = 0;
  /** Of all lines together, from the decision on. */
  decisions = 0;

  constructor(
    private readonly game: Game,
    setup: Setup,
    private readonly view: View,
    private readonly dice: Dice,
    private readonly memory: Memory,
    /** Whose decision it is. Of another's than the viewer's it finds out what can be known without seeing their view. */
    private readonly seat: Seat = view.seat,
  ) {
    this.tree = memory.tree;
    const holds = memory.root !== NO_NODE && memory.number === view.state.cell[NUMBER];
    this.root = holds && this.tree.size < this.tree.room / 2 ? memory.root : this.tree.plant();
    this.sampler = new Sampler(game, view);
    this.carries = game.insight?.ahead !== undefined || game.insight?.unfolds !== undefined;
    const spare = this.carries ? 4 : 3;
    this.tables = room(game, setup, spare).slice(0, spare);
    this.seats = setup.seats;
    this.horizon = game.insight?.horizon ?? HORIZON;
    this.curiosity = game.learned ? LEARNED_CURIOSITY : CURIOSITY;
    this.sharpness = game.learned ? LEARNED_SHARPNESS : SHARPNESS;
    this.values = new Float64Array(setup.seats);
    this.edges = new Edges();
    memory.plantedAt(this.root, view.state.cell[NUMBER], seat);
  }

  private get world(): State {
    return this.tables[0];
  }
  private get attempt(): State {
    return this.tables[1];
  }

  /** So many more iterations. */
  run(count: number): void {
    for (let i = 0; i < count; i++) this.iterate();
  }

  /** What this tree has found out about each answer at its root. */
  grown(): Grown {
    const { tree, root } = this;
    const options = tree.children(root).map((node) => ({
      option: tree.option[node] as Option,
      visits: tree.visits[node],
      sum: tree.sum[node],
      offered: tree.offered[node],
      line: this.line(node),
    }));
    return { iterations: this.iterations, decisions: this.decisions, visits: tree.visits[root], options };
  }

  /** With so many tries left, can no other option be tried as often as the seat's favourite? */
  isDecided(left: number): boolean {
    const { tree, root, seat } = this;
    const { list, count } = options(this.view.state, seat);
    let most = 0;
    let second = 0;
    for (let i = 0; i < count; i++) {
      const node = tree.find(root, seat, list[i] as Option);
      const visits = node === NO_NODE ? 0 : tree.visits[node];
      if (visits > most) {
        second = most;
        most = visits;
      } else if (visits > second) second = visits;
    }
    return count === 1 || most - second > left;
  }

  /** Says which answer was given, so that what was learned about it is kept. */
  took(option: Option): void {
    this.memory.follow(option, this.view.state.cell[NUMBER]);
  }

  private line(node: Node): Considered["line"] {
    const { tree } = this;
    const steps = [];
    for (let at = tree.favourite(node); at !== NO_NODE && tree.visits[at] > 2; at = tree.favourite(at))
      steps.push({ seat: tree.seat[at] as Seat, option: tree.option[at] as Option });
    return steps;
  }

  private iterate(): void {
    const { tree, world, path } = this;
    this.sampler.draw(this.dice, world);
    this.startRound();
    let node = this.root;
    let depth = 0;
    path[0] = node;
    while (!isOver(world) && depth < DEPTH && !this.isNextRound()) {
      // A node that was never tried is played out from; one that was is looked at option by option.
      if (tree.first[node] === NO_NODE && tree.visits[node] === 0 && node !== this.root) break;
      this.list(node);
      const edge = this.select(node);
      if (edge < 0) break;
      node = this.edges.node[edge];
      path[++depth] = node;
      choose(world, this.edges.seat[edge] as Seat, this.edges.option[edge] as Option);
    }
    this.playOut(this.dice);
    this.settle(depth);
    this.iterations++;
    this.decisions += this.world.cell[NUMBER] - this.view.state.cell[NUMBER];
  }

  /** Who may answer what: at the root the bot itself; further on whoever is asked, allies as one. */
  private list(node: Node): void {
    const { world, edges, seat: own } = this;
    edges.count = 0;
    if (node === this.root) {
      const offer = options(world, own);
      edges.add(own, offer.list, offer.count);
      return;
    }
    const open = asked(world);
    const chooser = this.seatOf(open, this.dice);
    const allies = this.game.side(world, chooser) & open;
    for (let left: number = allies; left !== 0; left &= left - 1) {
      const seat = (31 - Math.clz32(left & -left)) as Seat;
      const offer = options(world, seat);
      edges.add(seat, offer.list, offer.count);
    }
  }

  /** One of the seats that are asked, each as likely. */
  private seatOf(open: Seats, dice: Dice): Seat {
    let left: number = open;
    if ((left & (left - 1)) !== 0) {
      let nth = dice.below(count(left));
      while (nth-- > 0) left &= left - 1;
    }
    return (31 - Math.clz32(left & -left)) as Seat;
  }

  /** The listed answer to follow; those not in the tree yet are put there. Negative where there is no room for it. */
  private select(node: Node): number {
    const { tree, edges } = this;
    let fresh = 0;
    let total = 0;
    for (let i = 0; i < edges.count; i++) {
      const child = tree.nth(node, i, edges.count, edges.seat[i] as Seat, edges.option[i] as Option);
      edges.node[i] = child;
      if (child === NO_NODE) fresh++;
    }
    if (fresh > 0 && !this.expand(node)) return -1;
    for (let i = 0; i < edges.count; i++) total += tree.prior[edges.node[i]];
    const even = EVEN / edges.count;
    // The same for all that was never tried; mostly all were.
    let guess = -1;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < edges.count; i++) {
      const child = edges.node[i];
      const n = tree.visits[child];
      const prior = even + ((1 - EVEN) * tree.prior[child]) / total;
      // What was never tried is taken for a little worse than the rest.
      if (n === 0 && guess < 0) guess = this.guess(node);
      const value = n === 0 ? guess : tree.sum[child] / n;
      const score = value + (this.curiosity * prior * Math.sqrt(tree.offered[child] + 1)) / (1 + n);
      tree.offered[child]++;
      if (score > most) {
        most = score;
        best = i;
      }
    }
    return best;
  }

  private guess(node: Node): number {
    const { tree } = this;
    const seat = this.edges.seat[0];
    const n = tree.visits[node];
    if (n === 0) return 0.5;
    const mean = tree.sum[node] / n;
    // A node's sum is for the seat that came there; who goes on may be on the other side.
    const same = node === this.root || (this.game.side(this.world, seat as Seat) & (1 << tree.seat[node])) !== 0;
    return Math.max(0, (same ? mean : 1 - mean) - 0.05);
  }

  /**
   * Puts the listed answers that are not there yet into the tree, each with how the table looks right after it, or after the
   * move it begins. Where some are there already, the most promising of those is looked at on this table too, to compare with.
   */
  private expand(node: Node): boolean {
    const { tree, edges } = this;
    const known = this.mostPromising();
    let base = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < edges.count; i++) {
      if (edges.node[i] !== NO_NODE && i !== known) continue;
      this.lookAt(node, i);
      if (edges.looks[i] > base) base = edges.looks[i];
    }
    if (known >= 0) base = edges.looks[known];
    const weight = known < 0 ? 1 : tree.prior[edges.node[known]];
    for (let i = 0; i < edges.count; i++) {
      if (edges.node[i] !== NO_NODE) continue;
      this.prior[0] = this.sharpness * (edges.looks[i] - base);
      raise(this.prior, 0);
      const { seat, option } = edges;
      edges.node[i] = tree.add(node, seat[i] as Seat, option[i] as Option, weight * this.prior[0]);
      if (edges.node[i] === NO_NODE) return false;
    }
    return true;
  }

  /** Which of the listed answers that are in the tree already looked best there; below 0 where none is. */
  private mostPromising(): number {
    const { tree, edges } = this;
    let best = -1;
    for (let i = 0; i < edges.count; i++) {
      const child = edges.node[i];
      if (child === NO_NODE) continue;
      if (best < 0 || tree.prior[child] > tree.prior[edges.node[best]]) best = i;
    }
    return best;
  }

  /** How this table looks after that answer. */
  private lookAt(node: Node, i: number): void {
    const { world, edges } = this;
    const unfolds = this.game.insight?.unfolds;
    const seat = edges.seat[i] as Seat;
    this.attempt.copyFrom(world);
    choose(this.attempt, seat, edges.option[i] as Option);
    // Of one's own decision it is worth knowing of every answer, and it is asked only once.
    if (node === this.root || unfolds === undefined || unfolds(edges.option[i] as Option)) this.carryOn(seat);
    this.judge(this.attempt, seat, edges.looks, i);
  }

  /** Takes an attempt to the end of its move by what looks best, where a move is several answers. */
  private carryOn(seat: Seat): void {
    const { game, tables, carries } = this;
    for (let steps = 0; carries && steps < PATIENCE && isAmidst(game, tables[1], seat); steps++)
      takeBest(game, tables, 1, 0, seat);
  }

  private startRound(): void {
    const round = this.game.insight?.round;
    if (round) this.round = round(this.world);
  }

  /** Whether a new round has begun since the decision: there all lines are compared. */
  private isNextRound(): boolean {
    const { game, world } = this;
    const round = game.insight?.round;
    return round !== undefined && round(world) > this.round && game.settled(world);
  }

  /** Finishes the action under way by what looks best at each step: in its middle nobody can say how one stands. */
  private finishAction(dice: Dice): void {
    const { tables, game } = this;
    for (let steps = 0; steps < PATIENCE && !isOver(tables[0]) && !game.settled(tables[0]); steps++)
      takeBest(game, tables, 0, 0, this.seatOf(asked(tables[0]), dice));
  }

  private playOut(dice: Dice): void {
    if (this.game.insight?.round) this.finishRound(dice);
    else this.playOn(dice);
  }

  /** Plays the round to its end by what looks best at each step. */
  private finishRound(dice: Dice): void {
    const { tables, game } = this;
    for (let steps = 0; steps < ROUND_STEPS && !isOver(tables[0]) && !this.isNextRound(); steps++)
      takeBest(game, tables, 0, 0, this.seatOf(asked(tables[0]), dice));
  }

  /** Finishes the action and plays on for a while at random. */
  private playOn(dice: Dice): void {
    this.finishAction(dice);
    const { world, game, horizon } = this;
    let played = 0;
    while (!isOver(world) && (played < horizon || (played < horizon + PATIENCE && !game.settled(world)))) {
      const seat = this.seatOf(asked(world), dice);
      const offer = options(world, seat);
      choose(world, seat, pickAtRandom(game, world, seat, offer, dice));
      played++;
    }
  }

  /** Tells every node of the path what came of it for the seat that chose it. */
  private settle(depth: number): void {
    const { tree, path, world, values } = this;
    for (let seat = 0; seat < this.seats; seat++) this.judge(world, seat as Seat, values, seat);
    tree.visits[path[0]]++;
    tree.sum[path[0]] += values[this.seat];
    for (let i = 1; i <= depth; i++) {
      const node = path[i];
      tree.visits[node]++;
      tree.sum[node] += values[tree.seat[node]];
    }
  }

  /**
   * How likely that seat's side is to win: the outcome, what was learned, the game's own estimate, or where its evaluation lies here. It is
   * written down rather than given back: a number with a fraction that a call gives back would be allocated.
   */
  private judge(s: State, seat: Seat, into: Float64Array, at: number): void {
    const { game } = this;
    const chance = game.insight?.chance;
    if (isOver(s)) {
      const winners = s.cell[WINNERS];
      // Where all are one side, nobody has won means all have lost.
      if (winners === 0) into[at] = game.side(s, seat) === (1 << this.seats) - 1 ? 0 : 0.5;
      else into[at] = (winners & (1 << seat)) !== 0 ? 1 : 0;
    } else if (game.learned) likely(game.evaluate(s, seat), into, at);
    else if (chance) into[at] = chance(s, seat);
    else {
      into[at] = (game.evaluate(s, seat) - this.scale.middle[seat]) / this.scale.spread;
      squash(into, at);
    }
  }

  /** Plays a few tables out from here and looks where their evaluations lie; not where chances are known anyway. */
  measure(dice: Dice): Scale {
    const { game, seat: own, seats } = this;
    if (game.learned || game.insight?.chance) return UNMEASURED;
    const seen = new Float64Array(PILOTS * seats);
    // Its own sampler: what one draws depends on what it has drawn, and only one of the trees measures.
    const sampler = new Sampler(game, this.view);
    for (let i = 0; i < PILOTS; i++) {
      const { world } = this;
      sampler.draw(dice, world);
      this.startRound();
      choose(world, own, pickAtRandom(game, world, own, options(world, own), dice));
      this.playOut(dice);
      for (let seat = 0; seat < seats; seat++) seen[i * seats + seat] = game.evaluate(this.world, seat as Seat);
    }
    return measured(seen, seats);
  }
}

function count(bits: number): number {
  let n = 0;
  for (let left = bits; left !== 0; left &= left - 1) n++;
  return n;
}
