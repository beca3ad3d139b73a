import type { Status } from "@rifthall/host";
import { Dice } from "@rifthall/kernel/machine";
import type { State } from "@rifthall/kernel/state";
import { Engine } from "../src/engine/engine.js";
import type { ReadPacks } from "../src/engine/open.js";

/** Whatever a reply may hold; a test reads what it asked for. */
export interface Reply {
  readonly id: string | number | null;
  readonly ok: boolean;
  readonly match: string;
  readonly status: Status;
  readonly view: Readonly<Record<string, unknown>>;
  readonly position: Readonly<Record<string, unknown>>;
  readonly record: Readonly<Record<string, unknown>> & { readonly inputs: readonly unknown[] };
  readonly events: readonly Readonly<Record<string, unknown>>[];
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly candidates?: readonly Readonly<Record<string, unknown>>[];
  };
  readonly [field: string]: unknown;
}

export function makeEngine(readPacks?: ReadPacks): Engine {
  let seeds = 0;
  let clock = 0;
  return new Engine({
    version: "test",
    entropy: () => `entropy ${++seeds}`,
    now: () => clock++,
    ...(readPacks ? { readPacks } : {}),
  });
}

/** Talks to an engine as a program would: a line there, a line back. */
export class Talk {
  constructor(readonly engine: Engine = makeEngine()) {}

  line(op: string, fields: object = {}): string {
    return this.engine.handle(JSON.stringify({ id: 1, op, ...fields }));
  }

  say(op: string, fields: object = {}): Reply {
    return JSON.parse(this.line(op, fields));
  }

  /** Says something that must be granted. */
  do(op: string, fields: object = {}): Reply {
    const reply = this.say(op, fields);
    if (!reply.ok) throw new Error(`${op} ${JSON.stringify(fields)}: ${JSON.stringify(reply.error)}`);
    return reply;
  }

  /** Says something that must be refused, and that changes nothing; gives the error. */
  refused(op: string, fields: object = {}): Reply["error"] {
    const { match } = fields as { match?: string };
    const before = match === undefined ? "" : this.hash(match);
    const reply = this.say(op, fields);
    if (reply.ok) throw new Error(`${op} ${JSON.stringify(fields)} was granted`);
    if (match !== undefined && this.hash(match) !== before) throw new Error(`${op} changed the match`);
    return reply.error;
  }

  state(match: string): State {
    return this.engine.tables.find({ match }).match.state;
  }

  hash(match: string): string {
    try {
      return this.state(match).hash();
    } catch {
      return "none";
    }
  }

  /** Chooses at random until the match is over or `each` says to stop. */
  wander(match: string, seed: number, each: (status: Status) => boolean = () => true): Status {
    const dice = new Dice(seed);
    let { status } = this.do("status", { match });
    while (!status.over && each(status)) {
      const { options } = status.decision;
      ({ status } = this.do("choose", { match, index: dice.below(options?.length ?? 1) }));
    }
    return status;
  }
}

/** The decision of a status that must not be over. */
export function decisionOf(status: Status) {
  if (status.over) throw new Error("the match is over");
  return status.decision;
}

export const optionsOf = (status: Status) => decisionOf(status).options ?? [];

const FIRE = ["fire", "ice", "light", "shadow"];
const EARTH = ["earth", "water", "thunderbolt", "plant"];

/** A small table: seat 0 to act, cards on both sides of the middle. */
export const MIDDLE = {
  mode: "duel",
  guilds: [FIRE, EARTH],
  turn: 0,
  scores: [0, 0],
  hands: [
    ["fire-5", "fire-5", "ice-6", "light-7"],
    ["earth-5", "water-6", "plant-7"],
  ],
  discards: [[], []],
  locations: [
    [[], []],
    [[], []],
    [
      ["fire-6", "ice-5"],
      ["earth-6!1", "water-5"],
    ],
    [[], []],
    [[], []],
  ],
};
