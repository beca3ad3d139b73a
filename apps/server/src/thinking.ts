import { parentPort } from "node:worker_threads";
import { Mind, type ToMind } from "@rifthall/service";
import { clock } from "./clock.js";
import { engines } from "./engines.js";

// A thread that thinks for bots: see crew.ts.
const mind = new Mind(engines, clock, (said) => parentPort?.postMessage(said));
parentPort?.on("message", (asked: ToMind) => mind.hear(asked));
