import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import { openEmbedded } from "../store/embedded.js";
import { openPostgres } from "../store/postgres.js";
import type { Store } from "../store/schema.js";
import { Crowd, type Pace, type Prepared, prepared } from "./crowd.js";
import { Node } from "./node.js";

/** Open matches at one server, and how many of them are played. */
const OPEN = 10_000;
const LIVE = 1_000;
/** Choices a second, and how long they are measured, in ms. */
const RATE = 200;
const MEASURED = 20_000;
/** As many lines as one server has at most, and a few more. */
const LINES = 10_000;
const MORE = 100;
/** Matches that are played at one server and at two, from how many choices a second, and by how much more each time. */
const SHARED = 400;
const STEP = 1.25;
const STEPPED = 4_000;
/** What people may wait, in ms, and how much of what was asked must have come. */
const P99 = 50;
const CAME = 0.97;

type Say = (line: string) => void;
const ms = (time: number): string => (Number.isFinite(time) ? `${time.toFixed(1)} ms` : "for ever");
const told = ({ rate, p50, p99 }: Pace): string =>
  `${rate.toFixed(0)} choices a second, p50 ${ms(p50)}, p99 ${ms(p99)}`;

/** One server with an embedded store: what idle matches hold, how long choices take beside them, and beside lines that say nothing. */
export async function hallFigures(folder: string, say: Say): Promise<void> {
  const db = await openEmbedded(join(folder, "rifthall.db"));
  const live = await prepared(db, "live", LIVE, false);
  const idle = await prepared(db, "idle", OPEN - LIVE, true);
  await db.destroy();
  const node = await Node.open(folder);
  const crowd = new Crowd([node.port]);
  await crowd.play(live);
  const before = await node.figures(true);
  await crowd.look(idle);
  const after = await node.figures(true);
  const each = (after.bytes - before.bytes) / idle.length / 1024;
  say(`${OPEN} open matches at one server: ${each.toFixed(1)} KB for an idle one that both look at`);
  say(
    `${LIVE} of them are played: ${told(await crowd.pace(RATE, MEASURED))} to the opponent's socket (p99 under ${P99})`,
  );
  const there = crowd.size;
  const cookies = [...live, ...idle].flatMap((one) => one.cookies);
  const silent = await crowd.crowd([...new Set(cookies)], LINES - there + MORE);
  say(
    `${silent} lines more without a word, ${LINES - there + MORE - silent} turned away: ${told(await crowd.pace(RATE, MEASURED / 2))}`,
  );
  crowd.close();
  await node.close();
}

/** One server and two before one PostgreSQL: the most choices a second at which nobody waits longer, and what took the time. */
export async function nodesFigures(url: string, say: Say): Promise<void> {
  const one = await most(url, 1);
  const two = await most(url, 2);
  for (const [count, { pace, shares }] of [
    [1, one],
    [2, two],
  ] as const)
    say(`${count} before PostgreSQL: ${told(pace)}, at most; ${shares}`);
  say(
    `two servers take ${(two.pace.rate / one.pace.rate).toFixed(2)} times as many as one (at least 1.6, or what limits: shares of one core above)`,
  );
}

async function most(url: string, count: number): Promise<{ readonly pace: Pace; readonly shares: string }> {
  const db: Store = await openPostgres(url, pino({ level: "silent" }));
  const matches: readonly Prepared[] = await prepared(db, `of-${count}`, SHARED, false);
  await db.destroy();
  const nodes: Node[] = [];
  for (let i = 0; i < count; i++) nodes.push(await Node.open(url));
  const crowd = new Crowd(nodes.map(({ port }) => port));
  await crowd.play(matches);
  let best = { pace: await crowd.pace(RATE, STEPPED), shares: "" };
  for (let rate = RATE; ; rate *= STEP) {
    const spent = await spending(url, nodes);
    const pace = await crowd.pace(rate, STEPPED);
    const shares = await spent();
    if (rate > RATE && (pace.p99 > P99 || pace.rate < rate * CAME)) break;
    best = { pace, shares };
  }
  crowd.close();
  for (const node of nodes) await node.close();
  return best;
}

/** What everybody takes of one core until it is asked again: the servers, the database, and we who play. */
async function spending(url: string, nodes: readonly Node[]): Promise<() => Promise<string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>("select pid from pg_stat_activity");
  const taken = async (): Promise<readonly number[]> => [
    ...(await Promise.all(nodes.map(async (node) => (await node.figures()).cpu))),
    rows.reduce((sum, { pid }) => sum + cpuOfProcess(pid), 0),
    process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000,
  ];
  const began = performance.now();
  const before = await taken();
  return async () => {
    const after = await taken();
    const took = performance.now() - began;
    await client.end();
    const names = [...nodes.map((_, i) => `server ${i + 1}`), "PostgreSQL", "those who play"];
    return names
      .map((name, i) => `${name} ${((((after[i] ?? 0) - (before[i] ?? 0)) / took) * 100).toFixed(0)} %`)
      .join(", ");
  };
}

/** Ticks of a process are hundredths of a second; one that is gone took none. */
function cpuOfProcess(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ");
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
}
