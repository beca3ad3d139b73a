import { type ChildProcess, fork } from "node:child_process";
import { tmpdir } from "node:os";
import type { MatchOptions, Pack } from "@rifthall/kernel/game";
import type { MatchRecord } from "@rifthall/kernel/match";
import { Refusal } from "@rifthall/kernel/text";
import type { Brought, Fine } from "@rifthall/service";
import type { Examined, ToExamine } from "./examine.js";
import { usedBy } from "./used.js";

/** How long one thing may take, by the clock and of work, in ms; a process that starts needs some for itself. */
const CLOCK = 10_000;
const WORK = 3_000;
const STARTING = 3_000;
/** How much a process may hold, in MB: its heap, and everything. */
const HEAP = 192;
const ALL = 512;
/** How often it is looked at while it works, in ms. */
const LOOK = 200;
/** So many wait for it; a process ends after so many things, and when nobody asks for so long, in ms. */
const MOST_WAITING = 32;
const MOST_EXAMINED = 200;
const IDLE = 60_000;

const SCRIPT = new URL("./examining.js", import.meta.url);

interface Asked {
  readonly brought: Brought;
  resolve(value: Fine): void;
  reject(why: Refusal): void;
}

/**
 * Looks through what strangers bring in a process that can be killed: with a heap of its own that is small, nothing of our
 * environment, and so much time. One thing after the other; whoever kills it with theirs keeps nobody else from theirs.
 */
export class Examiner {
  private readonly waiting: Asked[] = [];
  private child: ChildProcess | null = null;
  private examined = 0;
  private busy = false;
  private closed = false;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly script: URL = SCRIPT) {}

  match(text: string): Promise<MatchRecord> {
    return this.ask({ is: "match", text }) as Promise<MatchRecord>;
  }
  /** Packs as text; gives them as they are read, once a match was begun with them. */
  packs(game: string, options: MatchOptions, seats: number, texts: readonly string[]): Promise<readonly Pack[]> {
    return this.ask({ is: "packs", game, options, seats, texts }) as Promise<readonly Pack[]>;
  }

  private ask(brought: Brought): Promise<Fine> {
    if (this.closed || this.waiting.length >= MOST_WAITING) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      this.waiting.push({ brought, resolve, reject });
      if (!this.busy) void this.work();
    });
  }

  private async work(): Promise<void> {
    this.busy = true;
    clearTimeout(this.idle);
    for (let next = this.waiting.shift(); next; next = this.waiting.shift())
      await this.examine(next).then(next.resolve, next.reject);
    this.busy = false;
    if (!this.closed) this.idle = setTimeout(() => this.end(), IDLE).unref();
  }

  private examine({ brought }: Asked): Promise<Fine> {
    const isNew = this.child === null;
    this.child ??= this.start();
    const { child } = this;
    const id = ++this.examined;
    return new Promise<Fine>((resolve, reject) => {
      const began = performance.now();
      const before = isNew ? 0 : (usedBy(child.pid)?.work ?? 0);
      const most = WORK + (isNew ? STARTING : 0);
      const refuse = (why: Refusal): void => {
        finish();
        this.end();
        reject(why);
      };
      const looking = setInterval(() => {
        const used = usedBy(child.pid);
        if (performance.now() - began > CLOCK || (used && used.work - before > most)) refuse(tookTooLong());
        else if (used && used.megabytes > ALL) refuse(tooLarge());
      }, LOOK);
      const gone = (): void => refuse(tooLarge());
      const hear = (said: Examined): void => {
        if (said.id !== id) return;
        finish();
        if (id >= MOST_EXAMINED) this.end();
        if (said.is === "fine") resolve(said.value);
        else reject(new Refusal(said.code, said.message, undefined, said.said));
      };
      const finish = (): void => {
        clearInterval(looking);
        child.off("message", hear);
        child.off("exit", gone);
      };
      child.on("message", hear);
      child.once("exit", gone);
      child.send({ id, brought } satisfies ToExamine, (error) => error && refuse(tooLarge()));
    });
  }

  private start(): ChildProcess {
    this.examined = 0;
    const child = fork(this.script, [], {
      cwd: tmpdir(),
      env: {},
      execArgv: [`--max-old-space-size=${HEAP}`],
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    child.on("error", () => this.forget(child));
    child.on("exit", () => this.forget(child));
    child.unref();
    child.channel?.unref();
    return child;
  }
  private forget(child: ChildProcess): void {
    if (this.child === child) this.child = null;
  }

  /** The next one who asks starts another. */
  private end(): void {
    this.child?.kill("SIGKILL");
    this.child = null;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.idle);
    for (const { reject } of this.waiting.splice(0)) reject(busy());
    this.end();
  }
}

const busy = (): Refusal =>
  new Refusal("busy", "too much is looked through just now; try again", undefined, {
    en: "Too much is looked through just now. Try again in a moment.",
    de: "Gerade wird zu viel geprüft. Versuche es gleich noch einmal.",
  });
const tookTooLong = (): Refusal =>
  new Refusal("took-too-long", "looking this through took too long and was called off", undefined, {
    en: "Looking this through took too long and was called off. Nobody else is affected.",
    de: "Die Prüfung dauerte zu lange und wurde abgebrochen. Alle anderen sind unberührt.",
  });
const tooLarge = (): Refusal =>
  new Refusal(
    "gave-up",
    "looking this through broke off: it took too much memory, or broke what looks it through",
    undefined,
    {
      en: "Looking this through broke off. Nobody else is affected.",
      de: "Die Prüfung brach ab. Alle anderen sind unberührt.",
    },
  );
