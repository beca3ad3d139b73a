// A server in a process of its own, so that it can be killed. Its words are where it keeps things, a folder or the
// address of a database, and what else it is opened with; `seed` begins the seeds of its matches. Its clock jumps by as
// many milliseconds as it is sent.
import { pino } from "pino";
import { Server } from "../dist/server.js";

const [, , where = "", more = "{}"] = process.argv;
const { seed, ...given } = JSON.parse(more);
const now = Date.now;
let jumped = 0;
Date.now = () => now() + jumped;
process.on("message", (by) => {
  jumped += by;
  process.send?.("jumped");
});
process.once("disconnect", () => process.exit());
let seeds = 0;
const server = await Server.open({
  data: where,
  database: where.startsWith("postgres:") ? where : null,
  host: "127.0.0.1",
  port: 0,
  origins: [],
  page: (_, response) => response.writeHead(404).end(),
  pace: "instant",
  ...(seed === undefined ? {} : { seed: () => `${seed} ${++seeds}` }),
  ...given,
  log: pino({ level: process.env.RIFTHALL_LOG ?? "silent" }, pino.destination(2)),
});
console.log(server.port);
process.once("SIGTERM", () => void server.close().then(() => process.exit(0)));
