import { NO_NODE, type Node, Tree } from "./tree.js";

/** Nodes of the largest tree: 13 MB with its slots. A tree that is full goes on without growing. */
const MOST_NODES = 1 << 18;
/** Nodes that an iteration adds: the options of the one node it looks at. */
const NODES_EACH = 48;

/** What a bot keeps from one decision of a match to its next: the part of its tree that still holds. */
export class Memory {
  readonly tree: Tree;
  root: Node = NO_NODE;
  /** The decision that follows if its answer is the last before it is asked again. */
  number = -1;

  /** Room for that many iterations. */
  constructor(iterations = Number.POSITIVE_INFINITY) {
    this.tree = new Tree(1 << Math.ceil(Math.log2(Math.min(MOST_NODES, 1024 + iterations * NODES_EACH))));
  }
}
