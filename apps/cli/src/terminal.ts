import { createInterface, type Interface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { Bounded } from "./file.js";
import { depthOf, Paint } from "./paint.js";

/** The streams and the surroundings a command runs in; tests bring their own. */
export interface Surroundings {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: Writable & { readonly isTTY?: boolean; readonly columns?: number; readonly rows?: number };
  readonly errors: Writable;
  readonly env: Readonly<Record<string, string | undefined>>;
}

const USUAL_COLUMNS = 80;
const MOST_COLUMNS = 120;
const LEAST_COLUMNS = 60;
const ARROWS: Readonly<Record<string, string>> = { right: "→", left: "←" };
const CLEAR = "\u001b[H\u001b[2J";
const FORGET = "\u001b[3J";

/** Reads typed lines and prints; knows whether a person sits in front of it. */
export class Terminal {
  readonly paint: Paint;
  /** A person types and reads: both ends are a terminal. */
  readonly interactive: boolean;
  private lines: Interface | null = null;
  private readonly typed: string[] = [];
  private waiting: ((line: string | null) => void) | null = null;
  private ended = false;
  private arrows = false;

  constructor(private readonly around: Surroundings) {
    const { input, output, env } = around;
    this.interactive = input.isTTY === true && output.isTTY === true;
    this.paint = new Paint(depthOf(env, output.isTTY === true));
  }

  get env(): Surroundings["env"] {
    return this.around.env;
  }
  /** The table is drawn for 80 columns; narrower terminals get what fits, wider ones longer lines. */
  get width(): number {
    const columns = this.around.output.columns ?? USUAL_COLUMNS;
    return Math.max(LEAST_COLUMNS, Math.min(MOST_COLUMNS, columns));
  }

  /** Lines the screen has; null where what is printed stays. */
  get height(): number | null {
    const { isTTY, rows } = this.around.output;
    return isTTY === true ? (rows ?? 24) : null;
  }

  print(text: string | readonly string[] = ""): void {
    this.around.output.write(`${typeof text === "string" ? text : text.join("\n")}\n`);
  }
  complain(text: string): void {
    this.around.errors.write(`${text}\n`);
  }
  /** Writes over the line it wrote last; only on a terminal, elsewhere nothing. */
  status(text: string): void {
    if (this.around.output.isTTY === true) this.around.output.write(`\r${text.padEnd(this.width - 1)}`);
  }
  endStatus(): void {
    this.status("");
    if (this.around.output.isTTY === true) this.around.output.write("\r");
  }

  /** An empty screen. With `past`, what has scrolled away cannot be read any more either. */
  clear(past = false): void {
    if (!this.interactive) return;
    const { output } = this.around;
    output.write(this.paint.coloured ? `${CLEAR}${past ? FORGET : ""}` : "\n".repeat(output.rows ?? 40));
  }

  /**
   * A typed line without the spaces around it; null when there is no more input. With `arrows`, the keys → and ← on an
   * empty line answer at once, as themselves.
   */
  read(prompt: string, arrows = false): Promise<string | null> {
    this.open();
    this.arrows = arrows;
    if (this.interactive) {
      this.lines?.setPrompt(prompt);
      this.lines?.prompt();
    } else this.around.output.write(prompt);
    const ready = this.typed.shift();
    if (ready !== undefined || this.ended) {
      if (!this.interactive) this.around.output.write("\n");
      return Promise.resolve(ready ?? null);
    }
    return new Promise((resolve) => {
      this.waiting = (line) => {
        if (!this.interactive) this.around.output.write("\n");
        resolve(line);
      };
    });
  }

  /** Everything that comes in until the input ends. */
  async readAll(): Promise<string> {
    const { input } = this.around;
    const bounded = new Bounded();
    for await (const part of input) bounded.add(Buffer.from(part as string | Buffer));
    return bounded.text();
  }

  private open(): void {
    if (this.lines || this.ended) return;
    const { input, output } = this.around;
    this.lines = createInterface({ input, ...(this.interactive ? { output, terminal: true } : {}), historySize: 0 });
    this.lines.on("line", (line) => this.take(line.trim()));
    if (this.interactive) input.on("keypress", this.onKey);
    this.lines.on("close", () => {
      input.off("keypress", this.onKey);
      this.ended = true;
      // Ctrl-C and Ctrl-D leave the cursor behind the prompt.
      if (this.interactive && this.waiting !== null) output.write("\n");
      this.take(null);
    });
  }

  private readonly onKey = (_: unknown, key?: { readonly name?: string }): void => {
    const sign = key?.name === undefined ? undefined : ARROWS[key.name];
    if (this.arrows && this.waiting !== null && sign !== undefined && this.lines?.line === "") this.take(sign);
  };

  private take(line: string | null): void {
    const { waiting } = this;
    this.waiting = null;
    if (waiting) waiting(line);
    else if (line !== null) this.typed.push(line);
  }

  close(): void {
    this.lines?.close();
  }
}
