import { NONE, type Option, type Seat } from "@rifthall/kernel/ids";
import { NO_NODE, type Node, Tree } from "./tree.js";

/** Nodes of the largest tree: 13 MB with its slots. A tree that is full goes on without growing. */
const MOST_NODES = 1 << 18;
/** Nodes that an iteration adds: the options of the one node it looks at. */
const NODES_EACH = 48;

/** What is kept of one tree from a decision of a match to the next: the part of it that still holds. */
export class Memory {
  readonly tree: Tree;
  root: Node = NO_NODE;
  /** The decision that follows if its answer is the last before it is asked again. */
  number = -1;
  /** Where it grew last, at which decision, whose. */
  private planted: Node = NO_NODE;
  private at = -1;
  private seat = NONE as Seat;

  /** Room for that many iterations. */
  constructor(iterations = Number.POSITIVE_INFINITY) {
    this.tree = new Tree(1 << Math.ceil(Math.log2(Math.min(MOST_NODES, 1024 + iterations * NODES_EACH))));
  }

  plantedAt(root: Node, number: number, seat: Seat): void {
    this.planted = root;
    this.at = number;
    this.seat = seat;
  }

  /** That was answered at that decision: if the tree grew there, the part below it may be used again. */
  follow(option: Option, number: number): void {
    this.root = this.at === number ? this.tree.find(this.planted, this.seat, option) : NO_NODE;
    this.number = number + 1;
  }
}

/** What a bot was asked at, and answered. */
export interface Taken {
  readonly option: Option;
  readonly number: number;
}

let forests = 0;

/** What a bot that searches keeps from one decision of a match to its next: a memory for each of its trees. */
export class Forest {
  /** By this those know it who grow some of its trees elsewhere. */
  readonly name = forests++;
  taken: Taken | null = null;
  private readonly memories: Memory[] = [];

  /** One that is new has room for that many iterations. */
  tree(nth: number, iterations: number): Memory {
    this.memories[nth] ??= new Memory(iterations);
    return this.memories[nth];
  }

  took(taken: Taken): void {
    this.taken = taken;
    // A tree that was never grown here has nothing to keep.
    for (const memory of this.memories) memory?.follow(taken.option, taken.number);
  }
}
