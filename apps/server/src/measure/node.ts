import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const PROGRAM = fileURLToPath(new URL("./node.js", import.meta.url));

/** A server in a process of its own. */
export class Node {
  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
  ) {}

  /** `where` it keeps things: a folder, or the address of a database. */
  static async open(where: string): Promise<Node> {
    const child = fork(PROGRAM, [where], { execArgv: ["--max-old-space-size=8192"] });
    const ended = once(child, "exit").then(() => Promise.reject(new Error("the server did not start")));
    const [port] = await Promise.race([once(child, "message"), ended]);
    ended.catch(() => {});
    return new Node(child, port as number);
  }

  /** Bytes that it holds, tidied first if that is wished, and the processor time that it has taken, in ms. */
  async figures(isSettled = false): Promise<{ readonly bytes: number; readonly cpu: number }> {
    this.child.send(isSettled);
    const [figures] = await once(this.child, "message");
    return figures;
  }

  async close(): Promise<void> {
    const gone = once(this.child, "exit");
    this.child.kill("SIGKILL");
    await gone;
  }
}
