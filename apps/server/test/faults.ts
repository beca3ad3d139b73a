import { gameById } from "@rifthall/games";
import { Host } from "@rifthall/host";
import { lowest, type Seat, SPECTATOR } from "@rifthall/kernel/ids";
import { Match, type MatchRecord, optionList, startFrom } from "@rifthall/kernel/match";
import { asked } from "@rifthall/kernel/state";
import type { Kept, MatchId } from "@rifthall/service";
import type { PrivatePostgres } from "../../../scripts/postgres.mjs";
import { type Child, ended, keptAt, started } from "./children.js";
import { begun, Player } from "./hall.js";
import { type Dice, diceOf, type Sent, Unsteady, until } from "./unsteady.js";

/** Where matches are kept, and what can be killed of it. */
export interface Ground {
  readonly where: string;
  readonly nodes: number;
  readonly database: PrivatePostgres | null;
}

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
}

/** Two people, one of them with a second tab at another node, play while nodes and database are killed by this seed. */
export async function faultRun(ground: Ground, seed: number): Promise<Outcome> {
  const dice = diceOf(seed);
  const nodes = await Promise.all(Array.from({ length: ground.nodes }, () => started(ground.where)));
  const { match, cookies } = await opened(nodes);
  const sent = new Map<string, Sent>();
  const portNow = (): number => nodes[dice(nodes.length)]?.port ?? 0;
  const people = [...cookies, cookies[dice(2)] ?? ""].map((cookie) => new Unsteady(portNow, cookie, match, dice, sent));
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
  wrong.push(...unlogged(kept, [...sent.values()]));
  return { taken: taken(), inputs: kept.record.inputs.length, faults, wrong };
}

async function opened(
  nodes: readonly Child[],
): Promise<{ readonly match: MatchId; readonly cookies: readonly string[] }> {
  const ports = nodes.map(({ port }) => port);
  const players = [];
  for (const [i, name] of ["Ada", "Ben", "Cid"].entries())
    players.push(await Player.named(ports[i % ports.length] ?? 0, name));
  const match = await begun(players.slice(0, 2), "riftforce");
  for (const { socket } of players) socket.terminate();
  return { match, cookies: players.map(({ cookie }) => cookie) };
}

/** One thing goes wrong; gives its name. */
async function befall({ where, database }: Ground, nodes: Child[], dice: Dice): Promise<string> {
  const which = dice(nodes.length);
  const node = nodes[which];
  if (!node) throw new Error("there is no node");
  const kind = dice(database ? 4 : 3);
  if (kind === 3) {
    await database?.restart("SIGKILL");
    return "database killed";
  }
  const signal = kind === 2 ? "SIGTERM" : "SIGKILL";
  await ended(node, signal);
  nodes[which] = await started(where);
  return `node ${which} ${kind === 2 ? "restarted" : "killed"}`;
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
