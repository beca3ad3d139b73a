import { isDeepStrictEqual } from "node:util";
import { gameById } from "@rifthall/games";
import { Host } from "@rifthall/host";
import { lowest, type Seat, SPECTATOR } from "@rifthall/kernel/ids";
import { Match, type MatchRecord, optionList, startFrom } from "@rifthall/kernel/match";
import { asked } from "@rifthall/kernel/state";
import type { Kept, MatchId } from "@rifthall/service";
import type { PrivatePostgres } from "../../../scripts/postgres.mjs";
import type { PrivateRedis } from "../../../scripts/redis.mjs";
import { hostAfter } from "./after.js";
import { type Child, ended, jumped, keptAt, started } from "./children.js";
import { begun, Player } from "./hall.js";
import { type Dice, diceOf, type Sent, Unsteady, until } from "./unsteady.js";

/** Where matches are kept, and what can be killed of it. */
export interface Ground {
  readonly where: string;
  readonly nodes: number;
  readonly database: PrivatePostgres | null;
  readonly redis: PrivateRedis | null;
}

/** What is played by a seed: each game as often. */
const PLAYED = [
  ["riftforce", {}],
  ["neverrift", {}],
  ["quantum-rift", { mode: "pair" }],
  ["beyond-the-rift", { mode: "pair" }],
] as const;
/** So long for each turn, and so far clocks jump at most, in ms: nobody's time is up by that, and no token is to be renewed. */
const EACH = 14 * 24 * 3_600_000;
const JUMP = 6 * 3_600_000;
/** Of what everybody saw so many tables are looked at again afterwards. */
const LOOKS = 6;

/** So many faults in one match, each after some answers more. */
const FAULTS = 3;
const BETWEEN = 6;
/** A match that does not get on is a fault of ours, in ms. */
const PATIENCE = 45_000;

/** What came of a run: what was said to be taken, what the log has, and what went wrong in it. */
export interface Outcome {
  readonly taken: number;
  readonly inputs: number;
  readonly faults: readonly string[];
  readonly wrong: readonly string[];
  /** It came to its end meanwhile. */
  readonly over: boolean;
}

/**
 * Two people, one of them with a second tab, play by bad lines that lead to whatever node, while nodes, database and
 * Redis are killed and clocks jump by this seed. The tabs answer as they come, so now and then both at once.
 */
export async function faultRun(ground: Ground, seed: number): Promise<Outcome> {
  const dice = diceOf(seed);
  const nodes = await Promise.all(Array.from({ length: ground.nodes }, (_, i) => begin(ground, `${seed} at ${i}`)));
  const { match, cookies } = await opened(nodes, PLAYED[seed % PLAYED.length] ?? PLAYED[0]);
  const sent = new Map<string, Sent>();
  const portNow = (): number => nodes[dice(nodes.length)]?.port ?? 0;
  const people = [...cookies, cookies[seed % 2] ?? ""].map(
    (cookie) => new Unsteady(portNow, cookie, match, dice, sent),
  );
  const watching = nodes.map((node) => new Unsteady(() => node.port, cookies[2] ?? "", match, dice, sent));
  const taken = (): number => [...sent.values()].filter((one) => one.taken).length;
  const isOver = (): boolean => people.some(({ over }) => over);
  let done = false;
  const playing = people.map(async (person) => {
    while (!done) {
      await person.turn();
      await new Promise((resolve) => setTimeout(resolve, 2 + dice(6)));
    }
  });
  const faults: string[] = [];
  const wrong: string[] = [];
  for (let i = 0; i < FAULTS && !isOver(); i++) {
    const enough = taken() + 2 + dice(BETWEEN);
    if (!(await until(() => taken() >= enough || isOver(), PATIENCE))) wrong.push(`stuck after ${faults.join(", ")}`);
    faults.push(await befall(ground, nodes, dice));
  }
  const enough = taken() + 4;
  if (!(await until(() => taken() >= enough || isOver(), PATIENCE))) wrong.push(`stuck after ${faults.join(", ")}`);
  done = true;
  await Promise.all(playing);
  for (const one of [...people, ...watching]) one.close();
  wrong.push(...(await disagreeing(nodes, cookies, match)));
  for (const node of nodes) await ended(node, "SIGKILL");
  const kept = await keptAt(ground.where, match);
  wrong.push(...unlogged(kept, [...sent.values()]), ...seenTooMuch(kept.record, [...people, ...watching]));
  return { taken: taken(), inputs: kept.record.inputs.length, faults, wrong, over: isOver() };
}

const begin = ({ where, redis }: Ground, seed: string): Promise<Child> =>
  started(where, { seed, redis: redis?.url() ?? null });

async function opened(
  nodes: readonly Child[],
  [game, options]: (typeof PLAYED)[number],
): Promise<{ readonly match: MatchId; readonly cookies: readonly string[] }> {
  const ports = nodes.map(({ port }) => port);
  const players = [];
  for (const [i, name] of ["Ada", "Ben", "Cid"].entries())
    players.push(await Player.named(ports[i % ports.length] ?? 0, name));
  const time = { is: "days", each: EACH, end: "resigns" } as const;
  const match = await begun(players.slice(0, 2), game, options, time);
  for (const { socket } of players) socket.terminate();
  return { match, cookies: players.map(({ cookie }) => cookie) };
}

/** One thing goes wrong; gives its name. */
async function befall(ground: Ground, nodes: Child[], dice: Dice): Promise<string> {
  const { database, redis } = ground;
  const which = dice(nodes.length);
  const node = nodes[which];
  if (!node) throw new Error("there is no node");
  const again = async (signal: NodeJS.Signals): Promise<void> => {
    await ended(node, signal);
    nodes[which] = await begin(ground, `${dice(2 ** 30)}`);
  };
  const kinds: Record<string, () => Promise<void>> = {
    [`node ${which} killed`]: () => again("SIGKILL"),
    [`node ${which} restarted`]: () => again("SIGTERM"),
    [`clock of node ${which} jumped`]: () => jumped(node, dice(2 * JUMP) - JUMP),
    ...(database ? { "database killed": () => database.restart("SIGKILL") } : {}),
    ...(redis ? { "Redis killed": () => redis.restart("SIGKILL") } : {}),
  };
  const [name, happens] = Object.entries(kinds)[dice(Object.keys(kinds).length)] ?? [];
  if (!name || !happens) throw new Error("nothing can go wrong");
  await happens();
  return name;
}

/** Every node shows what the log leads to. */
async function disagreeing(
  nodes: readonly Child[],
  cookies: readonly string[],
  match: MatchId,
): Promise<readonly string[]> {
  const scenes: string[] = [];
  for (const { port } of nodes) {
    const player = new Player(port, cookies[2] ?? "");
    await player.open(match);
    scenes.push(JSON.stringify([player.seen?.picture.scene, player.seen?.status]));
    player.socket.terminate();
  }
  return new Set(scenes).size === 1 ? [] : ["nodes show different tables"];
}

/** What somebody was shown at a decision is what their seat sees there, as the log tells it, and nothing else. */
function seenTooMuch(record: MatchRecord, all: readonly Unsteady[]): readonly string[] {
  const game = gameById(record.game);
  if (!game) throw new Error("unknown game");
  return all.flatMap(({ shown }) => {
    const numbers = [...shown.keys()].filter((number) => number > 0);
    return numbers
      .filter((_, i) => i % Math.ceil(numbers.length / LOOKS) === 0)
      .flatMap((number) => {
        const host = hostAfter(game, record, number);
        const seen = shown.get(number);
        if (host.number !== number || !seen) return [];
        // What is told as changes may stand in another order.
        const own: unknown = JSON.parse(JSON.stringify(host.scene(seen.seat ?? SPECTATOR)));
        return isDeepStrictEqual(seen.picture.scene, own) ? [] : [`seat ${seen.seat} saw another table at ${number}`];
      });
  });
}

/** Each input of the log is an answer that somebody gave, and each that was said to be taken is there once. */
function unlogged({ record, passed }: Kept, sent: readonly Sent[]): readonly string[] {
  const wrong: string[] = [];
  const open = new Set(sent);
  for (const { number, seat, key } of answersIn(record)) {
    if (passed.includes(number)) continue;
    // Late answers count: an answer to a decision may be any later input.
    const mine = [...open].filter((one) => one.seat === seat && one.answer.key === key && one.answer.number < number);
    const given = mine.find((one) => one.taken) ?? mine[0];
    if (!given) wrong.push(`input ${number} is nobody's answer`);
    else open.delete(given);
  }
  for (const one of open)
    if (one.taken) wrong.push(`the answer of seat ${one.seat} to ${one.answer.number} was taken and is not in the log`);
  return wrong;
}

/** What each input of a record chose. Replaying it looks at its running hashes. */
function answersIn(
  record: MatchRecord,
): readonly { readonly number: number; readonly seat: Seat; readonly key: number }[] {
  const game = gameById(record.game);
  if (!game) throw new Error("unknown game");
  const match = new Match(game, startFrom(record, game.content([]), record.options));
  const answers = record.inputs.map((input, i) => {
    if (typeof input === "object" && !Array.isArray(input)) throw new Error("nobody resigned or took back");
    const [seat, index] = (typeof input === "number" ? [lowest(asked(match.state)), input] : input) as [Seat, number];
    const key = optionList(match.state, seat)[index] ?? Number.NaN;
    match.input(input);
    return { number: i + 1, seat, key };
  });
  const again = new Host(game, match.start, Array(record.seats).fill({ is: "person" }), () => "", { record });
  if (JSON.stringify(again.scene(SPECTATOR)) !== JSON.stringify(game.scene(match.state, SPECTATOR)))
    throw new Error("a replay differs");
  return answers;
}
