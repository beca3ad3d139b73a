import { type ChildProcess, fork } from "node:child_process";
import { Tally } from "./tally.js";
import { settle, type Task } from "./task.js";

/** Somebody who works when told to and otherwise keeps still. */
export interface Pacer {
  /** What is done in a millisecond, as seen while warming up. */
  readonly pace: number;
  work(seed: number, amount: number): Promise<Tally>;
  stop(): void;
}

/** In this process: for tests. */
export function pacerHere(task: Task, milliseconds: number): Pacer {
  return { pace: settle(task, milliseconds), work: async (seed, amount) => task(seed, amount), stop: () => {} };
}

interface Order {
  readonly seed: number;
  readonly amount: number;
}

/** What such a process does: warms up, says its pace, works as ordered until nobody is there to order. */
export function obey(task: Task, milliseconds: number): void {
  process.on("message", ({ seed, amount }: Order) => process.send?.(task(seed, amount)));
  process.send?.(settle(task, milliseconds));
}

/** In a process of its own, which warms up before it is given. */
export async function pacer(file: string, words: readonly string[]): Promise<Pacer> {
  const child = fork(file, words, { stdio: ["ignore", "inherit", "pipe", "ipc"] });
  const pace = Number(await answer(child));
  return {
    pace,
    work: async (seed, amount) => {
      const told = answer(child);
      child.send({ seed, amount } satisfies Order);
      return Object.assign(new Tally(), await told);
    },
    stop: () => child.kill(),
  };
}

function answer(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    let complaint = "";
    const complain = (piece: unknown): void => {
      complaint += String(piece);
    };
    const failed = (): void => reject(new Error(complaint.match(/^\w*Error.*?: .*/m)?.[0] ?? complaint));
    child.stderr?.on("data", complain);
    child.once("close", failed);
    child.once("message", (message) => {
      child.stderr?.off("data", complain);
      child.off("close", failed);
      resolve(message);
    });
  });
}
