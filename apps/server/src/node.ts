// A server in a process of its own, for measuring: its one word is where it keeps things, a folder or the address of a
// database. It says its port, and when asked what it holds in memory and what processor time it took.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { pino } from "pino";
import { Server } from "./server.js";

const [, , where = ""] = process.argv;
const server = await Server.open({
  data: where,
  database: where.startsWith("postgres:") ? where : null,
  host: "127.0.0.1",
  port: 0,
  origins: [],
  page: (_, response) => response.writeHead(404).end(),
  pace: "instant",
  log: pino({ level: "error" }, pino.destination(2)),
});

setFlagsFromString("--expose-gc");
const gc = runInNewContext("gc") as () => void;

/** Bytes that are held, and milliseconds of processor time that were spent so far. */
function figures(isSettled: boolean): { readonly bytes: number; readonly cpu: number } {
  if (isSettled) for (let i = 0; i < 3; i++) gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return { bytes: heapUsed + arrayBuffers, cpu: (user + system) / 1000 };
}
process.on("message", (isSettled: boolean) => process.send?.(figures(isSettled)));
process.once("disconnect", () => process.exit());
process.send?.(server.port);
